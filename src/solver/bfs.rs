//! Breadth-first search, from one end or both.

mod node;
mod search;
mod visited;

pub use search::{Direction, search};
pub use visited::{Dense, Hashed};
