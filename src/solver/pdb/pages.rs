//! Room for entries, in large pages where the system has them: a look-up anywhere then seldom has
//! to look up its page first.

use std::fmt;
use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

/// Bytes, zero at first.
pub struct Room(Kind);

enum Kind {
    Pages {
        map: MmapMut,
        length: usize,
    },
    /// Where that is too small to matter, or the system has no pages to give.
    Heap(Vec<u8>),
}

/// Smaller rooms gain nothing: they are soon in the caches, page by page.
const LARGE: usize = 1 << 21;

impl Room {
    pub fn new(length: usize) -> Self {
        Self(match large_pages(length) {
            Some(map) => Kind::Pages { map, length },
            None => Kind::Heap(vec![0; length]),
        })
    }
}

fn large_pages(length: usize) -> Option<MmapMut> {
    if length < LARGE {
        return None;
    }
    let map = MmapMut::map_anon(length.next_multiple_of(LARGE)).ok()?;
    // A wish, which the system may not grant.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Some(map)
}

impl Deref for Room {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        match &self.0 {
            Kind::Pages { map, length } => &map[..*length],
            Kind::Heap(bytes) => bytes,
        }
    }
}

impl DerefMut for Room {
    fn deref_mut(&mut self) -> &mut [u8] {
        match &mut self.0 {
            Kind::Pages { map, length } => &mut map[..*length],
            Kind::Heap(bytes) => bytes,
        }
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}
