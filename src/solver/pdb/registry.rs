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
/// Together with [`ENTRIES_BUILT_A_BOARD`] this is the exchange rate of ski rental, so an error of a
/// factor f costs a search at most the factor 1 + f. To measure: the time of `npuzzle steps --jobs 1
/// --batch FILE` with an easy board and the cache of `npuzzle cache build --large`, and the seconds
/// and `expanded_forward` of a hard board with `--json --stats`.
const BYTES_READ_A_BOARD: u64 = 64;
/// How many entries are built in the same time. To measure: the time of `npuzzle cache build`, which
/// on 4x4 builds 11.5 million entries.
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
