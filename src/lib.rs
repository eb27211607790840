//! The fewest moves between two boards of a sliding-tile puzzle, and which moves they are.
//!
//! A board of W×H cells holds the tiles 1 … W·H−1 and one blank. A move exchanges the blank with
//! a tile that shares an edge with it. Given a start and a goal, both arbitrary, the solver finds
//! the fewest moves from one to the other. Conventions, used throughout:
//!
//! * cells are numbered from 0, top to bottom, left to right; label 0 is the blank;
//! * a shape is W×H, columns by rows; 3×3 is the 8-puzzle, 4×4 the 15-puzzle;
//! * a move `u d l r` names the way the **blank** travels;
//! * the path given is the *canonical* one: of all shortest paths, the first in the order
//!   `u < d < l < r`. It is the same whichever way it was found.
//!
//! ```
//! use npuzzle::{Goal, Pair, Solver};
//!
//! let start: npuzzle::Board = "2 3 4 1 5 x 7 6 8".parse()?;
//! let pair = Pair::new(start, Goal::Standard.board(start.shape()))?;
//! let solution = Solver::new().solve(pair)?;
//! assert_eq!(solution.steps(), Some(19));
//! assert_eq!(solution.path().unwrap().to_string(), "ullddrurdllurdruldr");
//! # Ok::<(), npuzzle::Error>(())
//! ```

mod error;
mod generate;
mod puzzle;
mod random;
mod solver;
mod survey;
pub mod text;

pub use error::Error;
pub use generate::{Distances, SampleError, Sampler, Starts};
pub use puzzle::{
    Board, BoardError, Goal, Invariant, LabelFaults, MAX_CELLS, Misstep, Move, MoveOrder, Pair,
    PairError, Parity, Path, Permutation, PermutationError, Shape, ShapeError, Stuck, TilePath,
    is_solvable,
};
pub use random::Random;
pub use solver::{
    Building, Cache, CacheEvent, CacheFault, CachedFile, Effort, Engine, Listener, OptimalPaths,
    Options, Partition, Solution, SolveError, Solver, Workload,
};
pub use survey::{Survey, SurveyError};
pub use text::blank::Blank;

pub use text::error::{BoardFault, MovesFault, ParseError};
pub use text::moves::read::Moves;
pub use text::moves::{Frame, Notation, Written};
pub use text::written::{BoardStyle, WrittenBoard};

/// What only the program `npuzzle` needs. It is no part of what the library promises, and may change
/// at any time.
#[doc(hidden)]
pub mod program {
    pub use crate::text::boards::read_if_any;
    pub use crate::text::cells::is_label;
    pub use crate::text::fast::{nine, nine_apart, nine_in_rows, three};
    pub use crate::text::words::separates;
}
