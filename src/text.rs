//! Text ⇄ puzzle: the one grammar, and what is said when it fails.

pub mod boards;
mod diagnosis;
mod fast;
pub(crate) mod moves;
mod permutation;
pub(crate) mod words;
