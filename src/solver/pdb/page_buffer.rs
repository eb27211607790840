//! Memory for entries, in huge pages where the system has them.

use std::fmt;
use std::ops::{Deref, DerefMut};

use memmap2::MmapMut;

/// The size of a huge page on x86-64 and most ARM64 systems. A smaller buffer would not fill one.
const HUGE_PAGE: usize = 1 << 21;

/// Bytes, zero at first. In huge pages a look-up at a random place seldom misses the address
/// translation cache (TLB).
pub struct PageBuffer {
    memory: Box<dyn DerefMut<Target = [u8]> + Send + Sync>,
    length: usize,
}

impl PageBuffer {
    pub fn new(length: usize) -> Self {
        Self {
            memory: match huge_pages(length) {
                Some(map) => Box::new(map),
                None => Box::new(vec![0; length]),
            },
            length,
        }
    }
}

/// None for a small buffer, or if the system has no pages to give.
fn huge_pages(length: usize) -> Option<MmapMut> {
    if length < HUGE_PAGE {
        return None;
    }
    let map = MmapMut::map_anon(length.next_multiple_of(HUGE_PAGE)).ok()?;
    // Only advice: without huge pages all works as well, but more slowly.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Some(map)
}

impl Deref for PageBuffer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.memory[..self.length]
    }
}

impl DerefMut for PageBuffer {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.memory[..self.length]
    }
}

impl fmt::Debug for PageBuffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buffer_has_its_length_and_is_zero_at_first() {
        for length in [0, 1, HUGE_PAGE - 1, HUGE_PAGE, HUGE_PAGE + 1] {
            let mut buffer = PageBuffer::new(length);
            assert_eq!(buffer.len(), length);
            assert!(buffer.iter().all(|&byte| byte == 0));
            buffer.fill(1);
        }
    }
}
