//! Additive pattern databases (R. E. Korf, A. Felner: Disjoint pattern database heuristics, 2002;
//! A. Felner, R. E. Korf, S. Hanan: Additive pattern database heuristics, 2004).
//!
//! The tiles are parted into groups. For each placement of a group's tiles, its database has the
//! fewest moves *of these tiles* that take them to their goal cells, whatever the others do. A move
//! moves one tile of one group, so the sum over the groups is a lower bound for the whole board.
//!
//! An entry is by how much these moves exceed the Manhattan distance, halved: each move changes both
//! by one, so the difference is even.
//!
//! Tiles are named by their goal cells. So the same databases serve all goals of one shape with the
//! blank in one cell, and, by symmetry, in any cell that can be mirrored onto it.
//!
//! | module | question |
//! | --- | --- |
//! | `partition`, `symmetry`, `key` | Which databases serve a goal? |
//! | `numbering`, `set_ranks`, `lookup` | Which entry belongs to a board, and what does a move change? |
//! | `build` | What are the entries? |
//! | `registry`, `store` | Where are the databases kept, in memory and on disk? |

#[cfg(test)]
mod audit;
mod build;
mod key;
mod listener;
mod lookup;
mod numbering;
mod page_buffer;
mod parallel;
mod partition;
mod registry;
mod set_ranks;
mod store;
mod symmetry;

pub use build::Building;
pub use listener::Listener;
pub use lookup::{Lookup, Patterns, Reader, View};
pub use numbering::{Placement, Positions, Ranks, Slide};
pub use partition::Partition;
pub use registry::Registry;
pub use store::{Cache, CacheEvent, CacheFault, CachedFile};
pub use symmetry::Layout;
