//! The puzzle itself: boards, moves, pairs, parity and ranks. It knows no text and no search.

pub(crate) mod board;
mod board_rank;
pub(crate) mod goal;
pub(crate) mod index;
pub(crate) mod moves;
pub(crate) mod order;
pub(crate) mod pair;
pub(crate) mod parity;
pub(crate) mod rank;
pub(crate) mod shape;

pub use board::{Board, Compact};
pub use goal::Goal;
pub use moves::{Misstep, Move, Path};
pub use order::MoveOrder;
pub use pair::Pair;
pub use parity::{Invariant, Parity, is_solvable};
pub use rank::{Permutation, PermutationFault};
pub use shape::{MAX_CELLS, Shape};
