//! What one call of the solver may use.

use std::time::{Duration, Instant};

/// Time and memory for one call, however many searches it takes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    deadline: Option<Instant>,
    /// The most bytes that a search may use.
    pub memory: usize,
}

impl Limits {
    /// The limits of a call that begins now.
    pub fn from_now(timeout: Option<Duration>, memory: usize) -> Self {
        // A timeout that the clock can't represent never passes.
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        Self { deadline, memory }
    }

    /// Reads the clock.
    pub fn is_timed_out(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }
}
