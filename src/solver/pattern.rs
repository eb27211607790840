//! Additive pattern databases (R. E. Korf, A. Felner: Disjoint pattern database heuristics, 2002;
//! A. Felner, R. E. Korf, S. Hanan: Additive pattern database heuristics, 2004).
//!
//! The tiles are parted into groups. For each placement of a group's tiles, a database has the
//! fewest moves *of these tiles* that take them home, whatever the others do. Each move of a
//! board moves one tile of one group, so the sum over the groups is never more than the moves
//! that are needed.

#[cfg(test)]
mod audit;
mod build;
mod partition;
mod symmetry;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::shape::{MAX_CELLS, Shape};

use partition::GROUPS;
pub use partition::Partition;
pub use symmetry::{CellMap, Layout};

/// What a database has for placements that no board shows.
const UNREACHED: u8 = u8::MAX;

/// Where a tile's cell stands in its group's index.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slot {
    group: u8,
    shift: u8,
}

/// What the databases say of a board: a lower bound on its distance from the goal.
///
/// Invariant: `bound` is the sum of `distances`, which are the entries at `at`.
#[derive(Clone, Copy, Debug)]
pub struct Estimate {
    pub bound: u8,
    distances: [u8; GROUPS],
    at: [u32; GROUPS],
}

/// What a move changes about an estimate.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading {
    pub bound: u8,
    distance: u8,
    at: u32,
}

impl Estimate {
    /// Becomes what was read for a move of the tile of that slot.
    #[inline]
    pub fn take(&mut self, slot: Slot, reading: Reading) {
        let group = usize::from(slot.group) % GROUPS;
        self.bound = reading.bound;
        self.distances[group] = reading.distance;
        self.at[group] = reading.at;
    }
}

/// The databases of all groups, for goals of one shape with the blank in one cell.
///
/// Tiles go by the cell in which they stand on the goal, so all such goals are one.
#[derive(Debug)]
pub struct Patterns {
    /// The databases one after the other, the largest first. Each has a power of two of entries,
    /// so each begins at a multiple of its length, and an index within keeps its upper bits.
    entries: Vec<u8>,
    /// Where each database begins. Those that are not needed stand for no tiles at all.
    bases: [u32; GROUPS],
    slots: [Slot; MAX_CELLS],
    /// The cells of the board, and of its tiles, as a mirror shows them that leaves the goal as
    /// it is. What the databases say of the mirrored board holds for the board too.
    mirror: Option<CellMap>,
}

impl Patterns {
    fn build(key: Key) -> Self {
        let Key {
            shape,
            blank,
            partition,
        } = key;
        let mut groups = partition.groups(shape, blank);
        groups.resize(GROUPS, 0);
        let mut bases = [0; GROUPS];
        let mut slots = [Slot::default(); MAX_CELLS];
        let mut length = 0;
        for ((&group, base), number) in groups.iter().zip(&mut bases).zip(0..) {
            *base = length;
            length += 1 << (4 * group.count_ones());
            for (tile, place) in build::cells_of(group).zip(0..) {
                slots[tile] = Slot {
                    group: number,
                    shift: 4 * place,
                };
            }
        }
        let mut entries = vec![UNREACHED; length as usize];
        let mut rest = entries.as_mut_slice();
        for &group in &groups {
            let (database, others) = rest.split_at_mut(1 << (4 * group.count_ones()));
            build::fill(shape, blank, group, database);
            rest = others;
        }
        Self {
            entries,
            bases,
            slots,
            mirror: symmetry::reflection(shape, blank),
        }
    }

    /// The mirror that leaves the goal as it is, if there is one.
    pub fn mirror(&self) -> Option<&CellMap> {
        self.mirror.as_ref()
    }

    /// Where a tile's cell stands in its group's index.
    pub fn slot(&self, tile: usize) -> Slot {
        self.slots[tile]
    }

    /// What is said of a board whose tiles stand in those cells.
    pub fn estimate(&self, tiles: impl Iterator<Item = (usize, usize)>) -> Estimate {
        let mut at = self.bases;
        for (tile, cell) in tiles {
            let slot = self.slots[tile];
            at[usize::from(slot.group)] |= (cell as u32) << slot.shift;
        }
        let distances = at.map(|at| self.entries[at as usize]);
        Estimate {
            bound: distances
                .iter()
                .fold(0, |sum, &distance| sum.saturating_add(distance)),
            distances,
            at,
        }
    }

    /// What will be said after the tile of that slot has moved between two cells, given as
    /// `from ^ to`.
    #[inline]
    pub fn read(&self, estimate: &Estimate, slot: Slot, change: u8) -> Reading {
        let group = usize::from(slot.group) % GROUPS;
        let at = estimate.at[group] ^ u32::from(change) << (slot.shift & 31);
        let distance = self.entries[at as usize];
        let others = estimate.bound.wrapping_sub(estimate.distances[group]);
        let bound = others.wrapping_add(distance);
        Reading {
            bound,
            distance,
            at,
        }
    }
}

/// Which databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    shape: Shape,
    blank: usize,
    partition: Partition,
}

/// The databases of all shapes and goals, each built when it is first needed.
#[derive(Debug, Default)]
pub struct Library(Mutex<HashMap<Key, Arc<OnceLock<Arc<Patterns>>>>>);

impl Library {
    /// Whether these databases are built.
    pub fn has(&self, shape: Shape, blank: usize, partition: Partition) -> bool {
        let key = Key {
            shape,
            blank,
            partition,
        };
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places.get(&key).is_some_and(|place| place.get().is_some())
    }

    /// The databases for goals of that shape, once laid, with the blank in that cell.
    pub fn of_goal(&self, shape: Shape, blank: usize, partition: Partition) -> Arc<Patterns> {
        let key = Key {
            shape,
            blank,
            partition,
        };
        // The lock is let go before the building begins, so only those wait who need the same.
        let place = {
            let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(places.entry(key).or_default())
        };
        Arc::clone(place.get_or_init(|| Arc::new(Patterns::build(key))))
    }
}
