//! Callbacks for events.

use std::fmt;
use std::sync::Arc;

/// A callback for events, which may come from any thread.
pub struct Listener<E>(Arc<dyn Fn(&E) + Send + Sync>);

impl<E> Listener<E> {
    /// A listener that calls `tell` for each event.
    #[must_use]
    pub fn new(tell: impl Fn(&E) + Send + Sync + 'static) -> Self {
        Self(Arc::new(tell))
    }

    pub(super) fn tell(&self, event: &E) {
        (self.0)(event);
    }
}

impl<E> Clone for Listener<E> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<E> fmt::Debug for Listener<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener")
    }
}
