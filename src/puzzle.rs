//! The puzzle itself: boards, moves, pairs, parity and ranks. It knows no text and no search.

pub(crate) mod board;
pub(crate) mod cells;
pub(crate) mod goal;
pub(crate) mod index;
pub(crate) mod labels;
pub(crate) mod moves;
pub(crate) mod pair;
pub(crate) mod parity;
pub(crate) mod path;
pub(crate) mod permutation;
pub(crate) mod rank;
pub(crate) mod shape;
pub(crate) mod tile_path;

pub use board::{Board, BoardError};
pub use goal::Goal;
pub use labels::LabelFaults;
pub use moves::{Move, MoveOrder};
pub use pair::{Pair, PairError};
pub use parity::{Invariant, Parity, is_solvable};
pub use path::{Misstep, Path};
pub use permutation::{Permutation, PermutationError};
pub use shape::{MAX_CELLS, Shape, ShapeError};
pub use tile_path::{Stuck, TilePath};
