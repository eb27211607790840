//! Work shared by all cores.

use std::sync::{Mutex, PoisonError};
use std::thread;

/// Does on each item what a worker does, on so many threads at most; in no order.
pub fn share<T: Send, W: FnMut(T)>(
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
            // Where there is no room for another thread, the others do it all.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
}
