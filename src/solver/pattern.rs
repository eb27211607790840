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
mod store;
mod symmetry;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::shape::{MAX_CELLS, Shape};

pub use partition::Partition;
use partition::{CellSet, GROUPS};
pub use store::{Cache, CacheEvent, CacheFault, CachedFile};
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
    #[cfg(test)]
    fn build(key: Key) -> Self {
        Self::new(key, key.build())
    }

    /// What makes a key's entries readable.
    fn new(key: Key, entries: Vec<u8>) -> Self {
        let mut bases = [0; GROUPS];
        let mut slots = [Slot::default(); MAX_CELLS];
        let mut length = 0;
        for ((group, base), number) in key.groups().into_iter().zip(&mut bases).zip(0..) {
            *base = length as u32;
            length += entries_of(group);
            for (tile, place) in build::cells_of(group).zip(0..) {
                slots[tile] = Slot {
                    group: number,
                    shift: 4 * place,
                };
            }
        }
        Self {
            entries,
            bases,
            slots,
            mirror: symmetry::reflection(key.shape, key.blank),
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

/// How many entries the database of a group has.
fn entries_of(group: CellSet) -> usize {
    1 << (4 * group.count_ones())
}

/// Which databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    shape: Shape,
    blank: usize,
    partition: Partition,
}

impl Key {
    /// The groups, the largest first; those that are not needed are empty.
    fn groups(self) -> [CellSet; GROUPS] {
        let mut groups = self
            .partition
            .groups(self.shape, self.blank)
            .into_iter()
            .chain(std::iter::repeat(0));
        std::array::from_fn(|_| groups.next().unwrap_or_default())
    }

    /// How many entries all databases have.
    fn length(self) -> usize {
        self.groups().into_iter().map(entries_of).sum()
    }

    /// The entries of all databases, one database after the other.
    fn build(self) -> Vec<u8> {
        let mut entries = vec![UNREACHED; self.length()];
        let mut rest = entries.as_mut_slice();
        for group in self.groups() {
            let (database, others) = rest.split_at_mut(entries_of(group));
            build::fill(self.shape, self.blank, group, database);
            rest = others;
        }
        entries
    }
}

/// A key's databases, once somebody has built them.
type Place = Arc<OnceLock<Arc<Patterns>>>;

/// The databases of all shapes and goals, each read or built when it is first needed.
#[derive(Debug, Default)]
pub struct Library {
    places: Mutex<HashMap<Key, Place>>,
    cache: Option<Cache>,
}

impl Library {
    /// An empty one, whose databases are also kept on disk.
    pub fn with_cache(cache: Cache) -> Self {
        Self {
            places: Mutex::default(),
            cache: Some(cache),
        }
    }

    /// Whether these databases are in memory.
    pub fn has(&self, shape: Shape, blank: usize, partition: Option<Partition>) -> bool {
        self.places(|places| {
            let is_there = |partition| {
                let key = Key {
                    shape,
                    blank,
                    partition,
                };
                places.get(&key).is_some_and(|place| place.get().is_some())
            };
            match partition {
                Some(partition) => is_there(partition),
                None => Partition::ALL.into_iter().any(is_there),
            }
        })
    }

    /// The databases for goals of that shape, once laid, with the blank in that cell; where no
    /// partition is asked for, the best that there is.
    pub fn of_goal(
        &self,
        shape: Shape,
        blank: usize,
        partition: Option<Partition>,
    ) -> Arc<Patterns> {
        let key = Key {
            shape,
            blank,
            partition: partition.unwrap_or_else(|| self.best(shape, blank)),
        };
        // The lock is let go before the building begins, so only those wait who need the same.
        let place = self.places(|places| Arc::clone(places.entry(key).or_default()));
        Arc::clone(place.get_or_init(|| {
            let entries = match &self.cache {
                Some(cache) => cache.entries(key),
                None => key.build(),
            };
            Arc::new(Patterns::new(key, entries))
        }))
    }

    /// The partition of the largest databases that somebody has built, here or ahead. What is in
    /// memory is not looked for on disk.
    fn best(&self, shape: Shape, blank: usize) -> Partition {
        let all = || Partition::ALL.into_iter().rev();
        let in_memory = all().find(|&partition| self.has(shape, blank, Some(partition)));
        let on_disk = |&partition: &Partition| {
            let key = Key {
                shape,
                blank,
                partition,
            };
            self.cache.as_ref().is_some_and(|cache| cache.has(key))
        };
        in_memory
            .or_else(|| all().find(on_disk))
            .unwrap_or_default()
    }

    fn places<T>(&self, ask: impl FnOnce(&mut HashMap<Key, Place>) -> T) -> T {
        ask(&mut self.places.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
