//! The files of a cache, as they are listed.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;

use crate::puzzle::shape::Shape;
use crate::solver::pdb::key::Key;
use crate::solver::pdb::partition::Partition;
use crate::solver::pdb::symmetry::Layout;

/// What the name of an unfinished file ends with.
const UNFINISHED: &str = ".tmp";

/// A file in a cache.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedFile {
    path: PathBuf,
    bytes: u64,
    /// None for an unfinished file.
    key: Option<Key>,
}

impl CachedFile {
    /// The file of a directory's entry; none where the cache did not write it.
    pub(super) fn new(entry: &fs::DirEntry) -> io::Result<Option<Self>> {
        let name = entry.file_name();
        let Some(name) = name.to_str() else {
            return Ok(None);
        };
        let key = Key::of_file_name(name);
        if key.is_none() && !is_unfinished(name) {
            return Ok(None);
        }
        let metadata = match entry.metadata() {
            // Another process has renamed or removed it meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            metadata => metadata?,
        };
        Ok((!metadata.is_dir()).then(|| Self {
            path: entry.path(),
            bytes: metadata.len(),
            key,
        }))
    }

    /// Its path: that of the cache's directory, and its name.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its size in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The partition of its databases; none for a file that was never finished.
    #[must_use]
    pub fn partition(&self) -> Option<Partition> {
        self.key.map(|key| key.partition)
    }

    /// The goals that its databases serve: shapes, each with the cells in which the goal's blank may
    /// be. Empty for a file that was never finished.
    #[must_use]
    pub fn goals(&self) -> Vec<(Shape, Vec<usize>)> {
        let Some(key) = self.key else {
            return Vec::new();
        };
        let mut shapes = vec![key.shape, key.shape.transposed()];
        shapes.dedup();
        let cells = |shape| {
            (0..key.shape.cells())
                .filter(|&cell| Layout::new(shape, cell).goals.blank == key.blank)
                .collect()
        };
        shapes
            .into_iter()
            .map(|shape| (shape, cells(shape)))
            .collect()
    }
}

/// The name of the unfinished file that this process makes at the `attempt`-th attempt.
pub(super) fn unfinished_name(key: Key, attempt: usize) -> String {
    let process = process::id();
    format!("{}.{process}-{attempt}{UNFINISHED}", key.file_name())
}

/// Whether [`unfinished_name`] makes such a name, in this process or another.
fn is_unfinished(name: &str) -> bool {
    name.strip_suffix(UNFINISHED)
        .and_then(|name| name.rsplit_once('.'))
        .is_some_and(|(name, own)| {
            let is_own = |c: char| c.is_ascii_digit() || c == '-';
            Key::of_file_name(name).is_some() && own.chars().all(is_own)
        })
}
