//! Text → boards: one grammar, wherever a board is written.
//!
//! * A cell is a character of a compact word (`12345678.`, labels 10 to 15 as `a` to `f`, or letters
//!   from `A` = 1 where one is beyond `F`), or a word by itself (`2 3 4 1 5 x 7 6 8`).
//! * The blank is any of `. 0 x X _ * -`, or `__`, `None`, `null`, `nil`, or an empty cell between
//!   separators that part single cells; or the one word that the [`Dialect`] names.
//! * White space, brackets, quotes and `, ; : |` separate. A line break, a `/` and a closing bracket end
//!   a row; where there is one row, bars, semicolons and quotes do if they part groups of equal size.
//! * The shape is what the rows show; else the size before the board; else the size asked for; else the
//!   square that fits.
//! * `#` starts a comment that runs to the end of the line. A byte-order mark is no error.
//!
//! The same words can be read in several ways (`12` is tile 12, or tiles 1 and 2; `3` may be a size), and
//! nothing marks where one board ends and the next begins. What settles both is that a board's labels
//! are each of 0 … n−1 once: at most one way to read a text makes all of it boards.

// In this order: `ascii` (characters), `words` (words, groups and rows), `cells` (labels), `headings`
// (sizes), `rows` (where boards end, and their shapes), `boards` (all together); `diagnosis` (why a text
// is no board) and `error` (what is said of it).
mod ascii;
pub(crate) mod blank;
pub(crate) mod boards;
pub(crate) mod cells;
mod diagnosis;
pub(crate) mod error;
pub(crate) mod fast;
mod headings;
pub(crate) mod moves;
mod names;
mod permutation;
mod rows;
pub(crate) mod words;
pub(crate) mod written;

pub use boards::{Dialect, read, read_one};
pub use permutation::permutation;
