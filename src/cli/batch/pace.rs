//! How many bytes of a batch to answer at once.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

/// How long the answers to a chunk are to take: much longer than its way through the threads, and
/// short enough for every worker to get some of a short batch. Measure with `cargo bench --bench
/// batch`.
const CHUNK_TIME: Duration = Duration::from_millis(10);
/// The first chunk is about one line: nobody knows yet how long it takes.
const FIRST: usize = 32;

/// Learns from each chunk how large the next ones should be. Shared by all threads.
pub struct Pace {
    bytes: AtomicUsize,
    most: usize,
}

impl Pace {
    /// Never more than so many bytes.
    pub fn new(most: usize) -> Self {
        Self {
            bytes: FIRST.into(),
            most,
        }
    }

    /// How many bytes to answer at once; at least 1.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Relaxed)
    }

    /// Takes into account that a chunk of so many bytes took that long. After a slow one the next
    /// are smaller at once, after a fast one at most four times as large.
    pub fn learn(&self, bytes: usize, time: Duration) {
        let wanted = bytes as u128 * CHUNK_TIME.as_nanos() / time.as_nanos().max(1);
        let most = self.most.min(4 * bytes.max(FIRST));
        self.bytes.store((wanted as usize).clamp(1, most), Relaxed);
    }
}
