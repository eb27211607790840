//! Text → boards: one grammar, wherever a board is written.
//!
//! * A board is its labels in cell order: compact, one character a cell (`12345678.`, labels 10
//!   to 15 as `a` to `f` in either case), or separated (`2 3 4 1 5 x 7 6 8`).
//! * Separators are white space and any of `, ; | [ ] ( ) { }`. A line break, a `/` and a closing
//!   bracket also end a row, so a pasted list of lists shows its shape.
//! * The blank is any of `. 0 x X _ *`.
//! * The shape is what the rows show; else the size asked for; else the square that fits.
//! * A line that holds only the size (`3`, or `3 3`) may stand before the rows, and `#` starts a
//!   comment that runs to the end of the line. A byte-order mark is no error.
//!
//! The same words can be read in several ways (`12` is tile 12, or tiles 1 and 2), and nothing
//! marks where one board ends and the next begins. What settles both is that a board's labels are
//! each of 0 … n−1 once: at most one way to read a text makes all of it boards.

pub(crate) mod boards;
mod diagnosis;
pub(crate) mod error;
pub(crate) mod fast;
pub(crate) mod moves;
mod names;
mod permutation;
mod rows;
pub(crate) mod words;

pub use boards::{BLANK, read, read_one};
pub use permutation::permutation;
