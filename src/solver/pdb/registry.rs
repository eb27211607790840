//! The databases of all shapes and goals, each read or built when it is first needed.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::shape::Shape;

use super::listener::Listener;
use super::partition::Partition;
use super::store::Cache;
use super::{Key, Patterns};

/// How far the building of databases has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// How many placements of tiles were reached so far.
    pub reached: u64,
    /// How many there are. So many are reached in the end.
    pub total: u64,
}

impl Building {
    /// Whether it has come to its end.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.reached == self.total
    }
}

/// The databases of one key: none until somebody needs them, who then keeps the lock.
#[derive(Debug, Default)]
struct Place {
    patterns: Mutex<Option<Arc<Patterns>>>,
    /// How many boards were expanded with them.
    expanded: AtomicU64,
}

/// The databases of all shapes and goals.
#[derive(Default)]
pub struct Library {
    places: Mutex<HashMap<Key, Arc<Place>>>,
    cache: Option<Cache>,
    listener: Option<Listener<Building>>,
}

/// Goals of one shape, once laid, with the blank in one cell.
#[derive(Clone, Copy, Debug)]
pub struct Goals {
    pub shape: Shape,
    pub blank: usize,
}

impl Goals {
    fn key(self, partition: Partition) -> Key {
        Key {
            shape: self.shape,
            blank: self.blank,
            partition,
        }
    }
}

impl Library {
    /// An empty one, whose databases are also kept on disk if there is a cache, and that tells how
    /// far building has come if somebody listens.
    pub fn new(cache: Option<Cache>, listener: Option<Listener<Building>>) -> Self {
        Self {
            places: Mutex::default(),
            cache,
            listener,
        }
    }

    /// The databases of that partition.
    ///
    /// They are built to the end even if somebody runs out of time meanwhile: the next one who needs
    /// them has them.
    pub fn patterns(&self, goals: Goals, partition: Partition) -> Arc<Patterns> {
        let key = goals.key(partition);
        let place = self.place(key);
        // Who needs the same waits here; the others don't.
        let mut patterns = lock(&place.patterns);
        let patterns = patterns.get_or_insert_with(|| {
            let entries = match &self.cache {
                Some(cache) => cache.entries(key, || self.build(key)),
                None => self.build(key),
            };
            Arc::new(Patterns::new(key, entries))
        });
        Arc::clone(patterns)
    }

    fn build(&self, key: Key) -> super::Room {
        let builders = key.builders();
        let total = key.placements(&builders);
        let reached = AtomicU64::new(0);
        let tell = |reached| {
            if let Some(listener) = &self.listener {
                listener.tell(&Building { reached, total });
            }
        };
        let entries = key.build(&builders, &|more| {
            let before = reached.fetch_add(more as u64, Ordering::Relaxed);
            // The end is told once, when all is packed.
            tell((before + more as u64).min(total - 1));
        });
        tell(total);
        entries
    }

    /// The partition to begin with: of the largest databases in memory, or else, for many pairs,
    /// on disk.
    pub fn first(&self, goals: Goals, many: bool, memory: usize) -> Partition {
        let fits = |&partition: &Partition| goals.key(partition).length() <= memory;
        let all = || Partition::ALL.into_iter().rev().filter(fits);
        let in_memory = || all().find(|&partition| self.is_in_memory(goals, partition));
        let on_disk = || all().find(|&partition| many && self.is_on_disk(goals, partition));
        in_memory().or_else(on_disk).unwrap_or_default()
    }

    /// Whether there are any databases in memory.
    pub fn has(&self, goals: Goals) -> bool {
        let mut all = Partition::ALL.into_iter();
        all.any(|partition| self.is_in_memory(goals, partition))
    }

    /// The next larger partition, and how many boards more may be expanded before its databases
    /// are worth their price. The largest are only read: they are built where somebody asks for
    /// them.
    ///
    /// To wait until as much was spent on searching as they cost takes no more than twice the time
    /// that the best choice would have taken.
    pub fn next(
        &self,
        goals: Goals,
        partition: Partition,
        memory: usize,
    ) -> Option<(Partition, u64)> {
        let next = Partition::ALL.into_iter().find(|&next| next > partition)?;
        if goals.key(next).length() > memory {
            return None;
        }
        let price = if self.is_in_memory(goals, next) {
            0
        } else if self.is_on_disk(goals, next) {
            goals.key(next).length() as u64 / BYTES_READ_A_BOARD
        } else if next == Partition::Large {
            return None;
        } else {
            goals.key(next).entries() as u64 / ENTRIES_BUILT_A_BOARD
        };
        let spent = self
            .place(goals.key(partition))
            .expanded
            .load(Ordering::Relaxed);
        Some((next, price.saturating_sub(spent)))
    }

    /// Notes that so many boards were expanded with these databases.
    pub fn spend(&self, goals: Goals, partition: Partition, boards: u64) {
        let place = self.place(goals.key(partition));
        place.expanded.fetch_add(boards, Ordering::Relaxed);
    }

    fn is_in_memory(&self, goals: Goals, partition: Partition) -> bool {
        let place = lock(&self.places).get(&goals.key(partition)).cloned();
        // Who holds the lock is about to build them.
        place.is_some_and(|place| place.patterns.try_lock().is_ok_and(|place| place.is_some()))
    }

    fn is_on_disk(&self, goals: Goals, partition: Partition) -> bool {
        let cache = self.cache.as_ref();
        cache.is_some_and(|cache| cache.has(goals.key(partition)))
    }

    fn place(&self, key: Key) -> Arc<Place> {
        Arc::clone(lock(&self.places).entry(key).or_default())
    }
}

/// How many bytes of a file are read in the time that it takes to expand a board; about.
const BYTES_READ_A_BOARD: u64 = 64;
/// How many entries are built in the time that it takes to expand a board; about.
const ENTRIES_BUILT_A_BOARD: u64 = 2;

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library")
            .field("places", &self.places)
            .field("cache", &self.cache)
            .finish_non_exhaustive()
    }
}
