//! The format of a file of databases: a header that identifies them, then the entries.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::solver::pdb::key::Key;
use crate::solver::pdb::page_buffer::PageBuffer;
use crate::solver::pdb::parallel;
use crate::solver::pdb::partition::GROUPS;

/// The size in bytes of the parts that threads read, each with its own checksum. Smaller parts share
/// the work more evenly, larger ones need fewer calls of the system. To tune: time `npuzzle steps`
/// on an easy board with the cache of `npuzzle cache build --large`. Part of the format: a file has
/// the checksum of its parts' checksums.
const PART: usize = 1 << 23;
const MAGIC: [u8; 8] = *b"npuzzle\0";
/// To be raised whenever the meaning of a byte changes, in the header or in the entries.
const VERSION: u32 = 2;
/// The length of [`identity`]: magic, version; width, height, blank, partition; groups; number of
/// bytes of the entries.
const IDENTITY: usize = MAGIC.len() + 4 + 4 + 2 * GROUPS + 8;
/// The length of the header: the identity and the checksum.
const HEADER: usize = IDENTITY + 8;

/// The part of the header that follows from the key.
fn identity(key: Key) -> Vec<u8> {
    let Key {
        shape,
        blank,
        partition,
    } = key;
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([shape.width(), shape.height(), blank, partition as usize].map(|n| n as u8));
    bytes.extend(key.groups().into_iter().flat_map(u16::to_le_bytes));
    bytes.extend((key.bytes() as u64).to_le_bytes());
    bytes
}

/// The header of a file with these entries.
pub fn header(key: Key, entries: &[u8]) -> Vec<u8> {
    let parts: Vec<u64> = entries.chunks(PART).map(checksum).collect();
    header_of_parts(key, &parts)
}

/// The header of a file whose parts have these checksums.
fn header_of_parts(key: Key, parts: &[u64]) -> Vec<u8> {
    let mut bytes = identity(key);
    bytes.extend(parts.iter().copied().fold(0, mix).to_le_bytes());
    bytes
}

/// Reads and checks the entries of a key; none where there is no file.
pub fn read(path: &Path, key: Key) -> Result<Option<PageBuffer>, CacheFault> {
    // Before the file is opened: opening a named pipe would wait for a writer.
    let found = match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Err(CacheFault::Foreign),
        Ok(metadata) => metadata.len(),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(CacheFault::Unreadable(error)),
    };
    let mut start = Vec::with_capacity(HEADER);
    File::open(path)
        .and_then(|file| file.take(HEADER as u64).read_to_end(&mut start))
        .map_err(CacheFault::Unreadable)?;
    let differs = |to: usize| {
        let own = &identity(key)[..to];
        !own.starts_with(&start[..to.min(start.len())])
    };
    let expected = (HEADER + key.bytes()) as u64;
    if differs(MAGIC.len()) {
        return Err(CacheFault::Foreign);
    } else if differs(MAGIC.len() + 4) {
        return Err(CacheFault::Version);
    } else if differs(IDENTITY) {
        return Err(CacheFault::Others);
    } else if found != expected {
        return Err(CacheFault::Length { found, expected });
    }
    let (entries, sums) = read_entries(path, key.bytes()).map_err(CacheFault::Unreadable)?;
    if start != header_of_parts(key, &sums) {
        return Err(CacheFault::Checksum);
    }
    Ok(Some(entries))
}

/// Reads the entries, which follow the header, and computes the checksums of their parts. On all
/// cores: most of the time is spent by the system, on allocating pages.
fn read_entries(path: &Path, length: usize) -> io::Result<(PageBuffer, Vec<u64>)> {
    let mut entries = PageBuffer::new(length);
    let mut sums = vec![0; length.div_ceil(PART)];
    let parts = (HEADER as u64..)
        .step_by(PART)
        .zip(entries.chunks_mut(PART).zip(&mut sums));
    let outcome = Mutex::new(Ok(()));
    parallel::for_each(length.div_ceil(PART), parts, || {
        |(begin, (part, sum)): (u64, (&mut [u8], &mut u64))| {
            let read = File::open(path).and_then(|mut file| {
                file.seek(SeekFrom::Start(begin))?;
                file.read_exact(part)
            });
            *sum = checksum(part);
            if read.is_err() {
                *outcome.lock().unwrap_or_else(PoisonError::into_inner) = read;
            }
        }
    });
    outcome
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner)?;
    Ok((entries, sums))
}

fn mix(sum: u64, word: u64) -> u64 {
    const PRIME: u64 = 0x0100_0000_01b3;
    (sum ^ word).wrapping_mul(PRIME).rotate_left(29)
}

/// A checksum like FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), but of eight bytes at once, in four
/// independent lanes, and with a rotation, so that upper bits reach lower ones too. It guards against
/// accidents, not against malice.
fn checksum(entries: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    let mut lanes = [BASIS, !BASIS, BASIS.rotate_left(32), !BASIS.rotate_left(32)];
    let (blocks, rest) = entries.as_chunks::<32>();
    for block in blocks {
        for (lane, word) in lanes.iter_mut().zip(block.as_chunks::<8>().0) {
            *lane = mix(*lane, u64::from_le_bytes(*word));
        }
    }
    let ends = rest.iter().map(|&byte| byte.into());
    let length = entries.len() as u64;
    lanes.into_iter().chain(ends).fold(length, mix)
}

/// What is wrong with a file in a cache.
#[derive(Debug)]
#[non_exhaustive]
pub enum CacheFault {
    /// It is no file of pattern databases.
    Foreign,
    /// An older or newer npuzzle wrote it.
    Version,
    /// Its header names other goals or other groups of tiles.
    Others,
    /// It is too short or too long.
    Length {
        /// Its length in bytes.
        found: u64,
        /// The right length in bytes.
        expected: u64,
    },
    /// Its checksum does not match its entries.
    Checksum,
    /// The system can't read it.
    Unreadable(io::Error),
}

impl fmt::Display for CacheFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("is no file of npuzzle's"),
            Self::Version => f.write_str("is of another version of npuzzle"),
            Self::Others => f.write_str("holds other databases"),
            Self::Length { found, expected } => {
                write!(f, "has {found} bytes instead of {expected}")
            }
            Self::Checksum => f.write_str("is damaged"),
            Self::Unreadable(error) => write!(f, "can't be read ({error})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::shape::Shape;
    use crate::solver::pdb::key::GoalClass;
    use crate::solver::pdb::partition::Partition;

    #[test]
    fn every_changed_byte_changes_the_checksum() {
        let mut entries: Vec<u8> = (0..=99).collect();
        let right = checksum(&entries);
        for at in 0..entries.len() {
            for change in [1, 0x10, 0x80, 0xff] {
                entries[at] ^= change;
                assert_ne!(checksum(&entries), right, "{at}, {change}");
                entries[at] ^= change;
            }
        }
    }

    #[test]
    fn exchanged_bytes_and_pairs_of_upper_bits_change_the_checksum() {
        let entries: Vec<u8> = (0..=255).collect();
        let right = checksum(&entries);
        for first in 0..entries.len() {
            for second in 0..first {
                let mut changed = entries.clone();
                changed.swap(first, second);
                assert_ne!(checksum(&changed), right, "{first}, {second}");
                let mut changed = entries.clone();
                changed[first] ^= 0x80;
                changed[second] ^= 0x80;
                assert_ne!(checksum(&changed), right, "{first}, {second}");
            }
        }
    }

    #[test]
    fn a_header_stays_what_it_is() {
        let shape = Shape::new(2, 5).expect("a shape");
        let key = GoalClass { shape, blank: 9 }.key(Partition::Medium);
        let expected = [
            b"npuzzle\0".as_slice(),
            // Version; width, height, blank, partition.
            &[2, 0, 0, 0, 2, 5, 9, 1],
            // Groups: the cells of the first three rows and one more, and two others; no third group.
            &[0xbf, 0, 0x40, 1, 0, 0],
            // 302,446 bytes.
            &[0x6e, 0x9d, 4, 0, 0, 0, 0, 0],
            // The checksum of two parts, computed by an independent program.
            &[0x96, 0x13, 0xae, 0x7f, 0xfd, 0x6a, 0x43, 0x3d],
        ];
        assert_eq!(header(key, &vec![7; PART + 1]), expected.concat());
        assert_eq!(expected.concat().len(), HEADER);
    }

    #[test]
    fn the_checksum_stays_what_it_is() {
        // Files of this version carry it. Computed by an independent program.
        assert_eq!(checksum(b""), 0x5773_fe25_dcc2_6b54);
        let entries: Vec<u8> = (0..100).collect();
        assert_eq!(checksum(&entries), 0xf1d9_066b_00da_d010);
    }
}
