//! Breadth-first search, from one end or both.

pub(super) mod node;
pub(super) mod search;
pub(super) mod visited;
