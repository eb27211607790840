//! The puzzle itself: boards, moves, pairs, parity and ranks. It knows no text and no search.

pub(crate) mod board;
mod board_rank;
pub(crate) mod goal;
pub(crate) mod index;
pub(crate) mod labels;
pub(crate) mod moves;
pub(crate) mod order;
pub(crate) mod pair;
pub(crate) mod parity;
pub(crate) mod rank;
pub(crate) mod shape;

pub use board::{Board, BoardError, Compact};
pub use goal::Goal;
pub use labels::LabelFaults;
pub use moves::{Misstep, Move, Path};
pub use order::MoveOrder;
pub use pair::{Pair, PairError};
pub use parity::{Invariant, Parity, is_solvable};
pub use rank::{Permutation, PermutationError, PermutationFault};
pub use shape::{MAX_CELLS, Shape, ShapeError};
