//! Keeps databases in files, so that another process need not build them again.
//!
//! A file holds the databases of one key. It is written under another name and then renamed: so a
//! reader finds a whole file or none, however many processes write at once, and the last one stays.
//! A file that is not as it should be is replaced by newly built databases. So a cache never changes
//! an answer; it only saves time.

mod file;
mod format;

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::puzzle::shape::Shape;

use super::key::Key;
use super::listener::Listener;
use super::page_buffer::PageBuffer;
pub use file::CachedFile;
use file::unfinished_name;
pub use format::CacheFault;
use format::{header, read};

/// The fewest cells of a board whose databases are kept: smaller ones are built in less time than it
/// takes to find and read a file.
const MIN_CELLS: usize = 10;
/// How many names are tried for an unfinished file. A name may be taken: a killed process leaves its
/// file behind, and another process may get its number.
const ATTEMPTS: usize = 64;

/// A directory in which pattern databases are kept from one process to the next.
///
/// No trouble with the cache makes a search fail: databases that can't be read are built, and those
/// that can't be written are not kept. A listener is told.
///
/// ```
/// use npuzzle::{Cache, CacheEvent, Goal, Options, Shape, Solver};
///
/// # let directory = std::env::temp_dir().join(format!("npuzzle-doc-{}", std::process::id()));
/// let cache = Cache::new(&directory, |event| match event {
///     CacheEvent::Read { .. } | CacheEvent::Written { .. } => {}
///     trouble => eprintln!("{trouble}"),
/// });
/// let goal = Goal::Standard.board(Shape::new(5, 2)?);
/// let options = Options { cache: Some(cache.clone()), ..Options::default() };
/// Solver::with_options(options).prepare(goal);
/// assert_eq!(cache.files()?.len(), 1);
/// cache.clear()?;
/// # std::fs::remove_dir(directory)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cache {
    directory: PathBuf,
    listener: Listener<CacheEvent>,
    /// Whether [`CacheEvent::Failed`] was told.
    has_failed: Arc<AtomicBool>,
}

impl Cache {
    /// A cache in that directory, which is created when a file is written; `tell` is called for each
    /// event, by the thread that caused it.
    pub fn new(
        directory: impl Into<PathBuf>,
        tell: impl Fn(&CacheEvent) + Send + Sync + 'static,
    ) -> Self {
        Self {
            directory: directory.into(),
            listener: Listener::new(tell),
            has_failed: Arc::default(),
        }
    }

    /// The directory of its files.
    #[must_use]
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Whether databases for boards of that shape are kept: those of ten cells or more.
    #[must_use]
    pub fn keeps(shape: Shape) -> bool {
        shape.cells() >= MIN_CELLS
    }

    /// The files that caches have written there, sorted by path; no others, and none if there is no
    /// such directory.
    ///
    /// # Errors
    ///
    /// The directory can't be read.
    pub fn files(&self) -> io::Result<Vec<CachedFile>> {
        let entries = match fs::read_dir(&self.directory) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let entry = entry?;
            if let Some(file) = CachedFile::new(&entry)? {
                files.push(file);
            }
        }
        files.sort_unstable_by(|a, b| a.path().cmp(b.path()));
        Ok(files)
    }

    /// Removes [`Cache::files`] and returns what they were.
    ///
    /// # Errors
    ///
    /// The directory can't be read, or a file can't be removed; those before it are removed.
    pub fn clear(&self) -> io::Result<Vec<CachedFile>> {
        let files = self.files()?;
        for file in &files {
            match fs::remove_file(file.path()) {
                // Another process has removed it.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                removed => removed?,
            }
        }
        Ok(files)
    }

    /// Whether there is a file for that key, good or bad.
    pub(super) fn has(&self, key: Key) -> bool {
        Self::keeps(key.shape) && self.path(key).is_file()
    }

    /// The entries of the key's databases: read from the file, or else built and kept.
    pub(super) fn entries(&self, key: Key, build: impl FnOnce() -> PageBuffer) -> PageBuffer {
        if !Self::keeps(key.shape) {
            return build();
        }
        let file = self.path(key);
        let fault = match read(&file, key) {
            Ok(Some(entries)) => {
                self.listener.tell(&CacheEvent::Read { file });
                return entries;
            }
            Ok(None) => None,
            Err(fault) => Some(fault),
        };
        let entries = build();
        match (self.write(&file, key, &entries), fault) {
            (Ok(()), None) => self.listener.tell(&CacheEvent::Written { file }),
            (Ok(()), Some(fault)) => self.listener.tell(&CacheEvent::Replaced { file, fault }),
            (Err(error), _) => {
                if !self.has_failed.swap(true, Ordering::Relaxed) {
                    let directory = self.directory.clone();
                    self.listener.tell(&CacheEvent::Failed { directory, error });
                }
            }
        }
        entries
    }

    fn path(&self, key: Key) -> PathBuf {
        self.directory.join(key.file_name())
    }

    fn write(&self, path: &Path, key: Key, entries: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.directory)?;
        let (mut file, unfinished) = self.unfinished(key)?;
        // Not synced to the disk: if the machine crashes, the checksum will tell.
        let written = file
            .write_all(&header(key, entries))
            .and_then(|()| file.write_all(entries))
            .and_then(|()| {
                // Some systems can't rename an open file.
                drop(file);
                fs::rename(&unfinished, path)
            });
        if written.is_err() {
            // The error that counts is the one before.
            let _ = fs::remove_file(unfinished);
        }
        written
    }

    /// A new file that no other process writes, and its path.
    fn unfinished(&self, key: Key) -> io::Result<(File, PathBuf)> {
        let mut last = None;
        for attempt in 0..ATTEMPTS {
            let path = self.directory.join(unfinished_name(key, attempt));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok((file, path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => last = Some(error),
                Err(error) => return Err(error),
            }
        }
        Err(last.unwrap_or_else(|| ErrorKind::AlreadyExists.into()))
    }
}

/// An event in a cache.
#[derive(Debug)]
#[non_exhaustive]
pub enum CacheEvent {
    /// Databases were read.
    Read {
        /// The path of their file.
        file: PathBuf,
    },
    /// Databases were built and written to a file that was not there before.
    Written {
        /// The file's path.
        file: PathBuf,
    },
    /// A file was not as it should be: the databases were built, and the file was replaced.
    Replaced {
        /// The file's path.
        file: PathBuf,
        /// What was wrong with it.
        fault: CacheFault,
    },
    /// Databases were built and can't be written. Told once for a cache and its clones.
    Failed {
        /// The cache's directory.
        directory: PathBuf,
        /// Why they can't be written.
        error: io::Error,
    },
}

impl fmt::Display for CacheEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { file } => write!(f, "{} was read", file.display()),
            Self::Written { file } => write!(f, "{} was written", file.display()),
            Self::Replaced { file, fault } => {
                write!(f, "{} {fault}; it was built anew", file.display())
            }
            Self::Failed { directory, error } => {
                let directory = directory.display();
                write!(f, "{directory}: databases can't be kept there: {error}")
            }
        }
    }
}
