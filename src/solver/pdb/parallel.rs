//! Work shared among threads.

use std::sync::{Mutex, PoisonError};
use std::thread;

/// Calls a worker for each item, in no particular order, on at most `threads` threads and no more
/// than there are cores. Each thread makes one worker.
pub fn for_each<T: Send, W: FnMut(T)>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    worker: impl Fn() -> W + Sync,
) {
    let cores = thread::available_parallelism().map_or(1, Into::into);
    let queue = Mutex::new(items);
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        let mut worker = worker();
        while let Some(item) = next() {
            worker(item);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(cores) {
            // If a thread can't be started, the others do its work.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
}
