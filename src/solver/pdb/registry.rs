//! The registry of databases: reads or builds each when it is first needed, and keeps it in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::build::{Building, build};
use super::key::{GoalClass, Key};
use super::listener::Listener;
use super::lookup::Patterns;
use super::partition::Partition;
use super::store::Cache;

/// How many bytes of a file are read in the time that a search takes to expand one board.
///
/// With [`ENTRIES_BUILT_A_BOARD`] this is the price of databases in [`Registry::next`]. In a
/// second of processor time, a core of an AMD EPYC expands 27 million boards with 5-5-5 or 18 million
/// with 6-6-3, and reads 3.7 GB from the system's file cache; the value allows for disks that read 1
/// to 2 GB a second. To measure: `npuzzle steps --jobs 1 --json --stats --batch FILE` tells the boards and
/// seconds; with one easy board in FILE and the cache of `npuzzle cache build --large`, the time is
/// that of reading.
const BYTES_READ_A_BOARD: u64 = 64;
/// How many entries are built in the same time. The same core builds 45 million a second. To
/// measure: the processor time of `npuzzle cache build --cache DIR`, which on 4x4 builds 11.5
/// million entries.
const ENTRIES_BUILT_A_BOARD: u64 = 2;

/// The databases of one key. Whoever needs them first reads or builds them, and holds the lock
/// meanwhile.
#[derive(Debug, Default)]
struct Slot {
    patterns: Mutex<Option<Arc<Patterns>>>,
    /// How many boards were expanded with them.
    expanded: AtomicU64,
}

/// The databases of all keys.
#[derive(Debug, Default)]
pub struct Registry {
    slots: Mutex<HashMap<Key, Arc<Slot>>>,
    cache: Option<Cache>,
    listener: Option<Listener<Building>>,
}

impl Registry {
    /// An empty registry. If there is a cache, databases are read from it, and kept there when they
    /// are built; the listener is told how far that has come.
    pub fn new(cache: Option<Cache>, listener: Option<Listener<Building>>) -> Self {
        Self {
            slots: Mutex::default(),
            cache,
            listener,
        }
    }

    /// The databases of a partition, read or built if need be. Waits while another thread does so.
    ///
    /// No deadline stops the building: the databases serve the next search.
    pub fn patterns(&self, goals: GoalClass, partition: Partition) -> Arc<Patterns> {
        let key = goals.key(partition);
        let slot = self.slot(key);
        let mut patterns = lock(&slot.patterns);
        let patterns = patterns.get_or_insert_with(|| {
            let build = || build(key, self.listener.as_ref());
            let entries = match &self.cache {
                Some(cache) => cache.entries(key, build),
                None => build(),
            };
            Arc::new(Patterns::new(key, entries))
        });
        Arc::clone(patterns)
    }

    /// The partition to begin with: the largest in memory; else, if there are many pairs, the
    /// largest on disk; else the smallest.
    pub fn first(&self, goals: GoalClass, many: bool, memory: usize) -> Partition {
        let fits = |&partition: &Partition| goals.key(partition).bytes() <= memory;
        let all = || Partition::ALL.into_iter().rev().filter(fits);
        let in_memory = || all().find(|&partition| self.is_in_memory(goals.key(partition)));
        let on_disk = || all().find(|&partition| many && self.is_on_disk(goals.key(partition)));
        in_memory().or_else(on_disk).unwrap_or_default()
    }

    /// Whether databases of any partition are in memory.
    pub fn has(&self, goals: GoalClass) -> bool {
        let mut all = Partition::ALL.into_iter();
        all.any(|partition| self.is_in_memory(goals.key(partition)))
    }

    /// The next larger partition, and how many more boards to expand before changing to it. None
    /// where there is none, where its databases would take more memory, or where they would have to
    /// be built and are the largest: those are built only on request.
    ///
    /// Ski rental: change once searches with the smaller databases have cost as much as the larger
    /// ones do. At most twice the cost of the best choice (2-competitive).
    pub fn next(
        &self,
        goals: GoalClass,
        partition: Partition,
        memory: usize,
    ) -> Option<(Partition, u64)> {
        let next = Partition::ALL.into_iter().find(|&next| next > partition)?;
        let key = goals.key(next);
        if key.bytes() > memory {
            return None;
        }
        let price = if self.is_in_memory(key) {
            0
        } else if self.is_on_disk(key) {
            key.bytes() as u64 / BYTES_READ_A_BOARD
        } else if next == Partition::Large {
            return None;
        } else {
            key.placements() as u64 / ENTRIES_BUILT_A_BOARD
        };
        let slot = self.slot(goals.key(partition));
        let spent = slot.expanded.load(Ordering::Relaxed);
        Some((next, price.saturating_sub(spent)))
    }

    /// Notes that so many boards were expanded with the databases of a partition.
    pub fn spend(&self, goals: GoalClass, partition: Partition, boards: u64) {
        let slot = self.slot(goals.key(partition));
        slot.expanded.fetch_add(boards, Ordering::Relaxed);
    }

    fn is_in_memory(&self, key: Key) -> bool {
        let slot = lock(&self.slots).get(&key).cloned();
        // While the slot is locked, its databases are being read or built.
        slot.is_some_and(|slot| {
            slot.patterns
                .try_lock()
                .is_ok_and(|patterns| patterns.is_some())
        })
    }

    fn is_on_disk(&self, key: Key) -> bool {
        self.cache.as_ref().is_some_and(|cache| cache.has(key))
    }

    fn slot(&self, key: Key) -> Arc<Slot> {
        Arc::clone(lock(&self.slots).entry(key).or_default())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::shape::Shape;
    use Partition::{Large, Medium, Small};

    fn goals() -> GoalClass {
        let shape = Shape::new(2, 5).expect("a shape");
        GoalClass { shape, blank: 9 }
    }

    fn bytes(partition: Partition) -> usize {
        goals().key(partition).bytes()
    }

    #[test]
    fn larger_databases_cost_less_the_more_boards_were_expanded_and_nothing_in_memory() {
        let registry = Registry::default();
        let next = || registry.next(goals(), Small, usize::MAX);
        // There are 10·9·8·7·6·5·4 placements of seven tiles, 10·9 of two, and one of none.
        let price = 604_891 / 2;
        assert_eq!(next(), Some((Medium, price)));
        registry.spend(goals(), Small, 1_000);
        assert_eq!(next(), Some((Medium, price - 1_000)));
        registry.patterns(goals(), Medium);
        assert_eq!(next(), Some((Medium, 0)));
    }

    #[test]
    fn the_largest_databases_are_built_only_on_request() {
        let registry = Registry::default();
        assert_eq!(registry.next(goals(), Medium, usize::MAX), None);
        registry.patterns(goals(), Large);
        assert_eq!(registry.next(goals(), Medium, usize::MAX), Some((Large, 0)));
        assert_eq!(registry.next(goals(), Large, usize::MAX), None);
    }

    #[test]
    fn no_databases_take_more_memory_than_they_may() {
        let registry = Registry::default();
        registry.patterns(goals(), Medium);
        for (memory, fits) in [(bytes(Medium) - 1, false), (bytes(Medium), true)] {
            let next = registry.next(goals(), Small, memory);
            assert_eq!(next, fits.then_some((Medium, 0)));
            let first = registry.first(goals(), false, memory);
            assert_eq!(first, if fits { Medium } else { Small });
        }
    }

    #[test]
    fn databases_on_disk_are_read_first_for_many_pairs_and_priced_by_their_size_for_few() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let registry = || Registry::new(Some(Cache::new(folder.path(), |_| {})), None);
        registry().patterns(goals(), Large);
        let registry = registry();
        assert!(!registry.has(goals()));
        assert_eq!(registry.first(goals(), true, usize::MAX), Large);
        assert_eq!(registry.first(goals(), false, usize::MAX), Small);
        let price = bytes(Large) as u64 / 64;
        assert_eq!(
            registry.next(goals(), Medium, usize::MAX),
            Some((Large, price))
        );
        registry.patterns(goals(), Small);
        assert!(registry.has(goals()));
    }
}
