//! Databases kept in files, so that another process need not build them again.
//!
//! A file holds the databases of one key. It is written under a name of its own and then renamed:
//! so whoever reads finds a whole file or none, however many write at once, and the last one
//! stays. What does not read back as it must is built anew and replaced; a cache never changes an
//! answer, it only saves time.

mod format;

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::puzzle::index::DenseIndex;
use crate::puzzle::shape::Shape;

use super::listener::Listener;
use super::{Key, Layout, Partition, Room};
pub use format::CacheFault;
use format::{header, read};

const EXTENSION: &str = ".patterns";
/// What the name of a file ends with that is not yet whole.
const UNFINISHED: &str = ".tmp";
/// How many names are tried for a file that is not yet whole. Those of a process that was killed
/// stay, and another process may have its number.
const TRIES: usize = 64;

/// A directory in which pattern databases are kept from one process to the next.
///
/// Nothing that happens to it is an error to a search: what can't be read is built, and what can't
/// be written is not kept. Whoever made the cache is told.
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
#[derive(Clone)]
pub struct Cache {
    directory: PathBuf,
    listener: Listener<CacheEvent>,
    /// Whether it was told that nothing can be kept. Once is enough.
    has_failed: Arc<AtomicBool>,
}

impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cache")
            .field("directory", &self.directory)
            .finish_non_exhaustive()
    }
}

impl Cache {
    /// A cache in that directory, which is made when it is needed; `tell` is called for all that
    /// happens, by the thread to which it happens.
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

    /// Where it is.
    #[must_use]
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Whether databases of that shape are kept. Those of up to nine cells are built sooner than a
    /// file is found.
    #[must_use]
    pub fn keeps(shape: Shape) -> bool {
        shape.cells() > DenseIndex::MAX_CELLS
    }

    /// The files that are its own, in the order of their names. Of others it knows nothing.
    ///
    /// # Errors
    ///
    /// If the directory is there and can't be read.
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
        files.sort_unstable_by(|a, b| a.path.cmp(&b.path));
        Ok(files)
    }

    /// Removes the files that are its own; says which.
    ///
    /// # Errors
    ///
    /// If the directory can't be read, or a file can't be removed; those before are.
    pub fn clear(&self) -> io::Result<Vec<CachedFile>> {
        let files = self.files()?;
        for file in &files {
            match fs::remove_file(&file.path) {
                // Another process was faster.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                removed => removed?,
            }
        }
        Ok(files)
    }

    /// Whether there is a file for such databases, good or not.
    pub(super) fn has(&self, key: Key) -> bool {
        Self::keeps(key.shape) && self.path(key).is_file()
    }

    /// The entries of all databases, read if that can be, or else built and kept.
    pub(super) fn entries(&self, key: Key, build: impl FnOnce() -> Room) -> Room {
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
        // The checksum finds what a fall of the machine leaves half written.
        let written = file
            .write_all(&header(key, entries))
            .and_then(|()| file.write_all(entries))
            .and_then(|()| {
                // Some systems rename no file that is open.
                drop(file);
                fs::rename(&unfinished, path)
            });
        if written.is_err() {
            // That it could not be written is what matters.
            let _ = fs::remove_file(unfinished);
        }
        written
    }

    /// A new file, which nobody else writes.
    fn unfinished(&self, key: Key) -> io::Result<(File, PathBuf)> {
        let mut last = None;
        for number in 0..TRIES {
            let own = format!(".{}-{number}{UNFINISHED}", process::id());
            let path = self.directory.join(key.file_name() + &own);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok((file, path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => last = Some(error),
                Err(error) => return Err(error),
            }
        }
        Err(last.unwrap_or_else(|| ErrorKind::AlreadyExists.into()))
    }
}

impl Key {
    /// The name of the file that holds its databases.
    fn file_name(self) -> String {
        let Self {
            shape,
            blank,
            partition,
        } = self;
        format!("{shape}-{blank}-{}{EXTENSION}", partition.name())
    }

    fn of_file_name(name: &str) -> Option<Self> {
        let mut words = name.strip_suffix(EXTENSION)?.split('-');
        let key = Self {
            shape: words.next()?.parse().ok()?,
            blank: words.next()?.parse().ok()?,
            partition: {
                let name = words.next()?;
                Partition::ALL
                    .into_iter()
                    .find(|partition| partition.name() == name)?
            },
        };
        (key.blank < key.shape.cells() && key.file_name() == name).then_some(key)
    }
}

/// A file in a cache.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedFile {
    path: PathBuf,
    bytes: u64,
    /// None where it was never finished.
    key: Option<Key>,
}

impl CachedFile {
    /// None where it is not the cache's own.
    fn new(entry: &fs::DirEntry) -> io::Result<Option<Self>> {
        let name = entry.file_name();
        let Some(name) = name.to_str() else {
            return Ok(None);
        };
        let key = Key::of_file_name(name);
        if key.is_none() && !is_unfinished(name) {
            return Ok(None);
        }
        let metadata = match entry.metadata() {
            // It was renamed meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            metadata => metadata?,
        };
        Ok((!metadata.is_dir()).then(|| Self {
            path: entry.path(),
            bytes: metadata.len(),
            key,
        }))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How long it is.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How the tiles are parted into groups; none where the file was never finished.
    #[must_use]
    pub fn partition(&self) -> Option<Partition> {
        self.key.map(|key| key.partition)
    }

    /// The goals that it serves: of which shapes, with the blank in which cells.
    #[must_use]
    pub fn goals(&self) -> Vec<(Shape, Vec<usize>)> {
        let Some(key) = self.key else {
            return Vec::new();
        };
        let mut shapes = vec![key.shape, key.shape.transposed()];
        shapes.dedup();
        let cells = |shape| {
            (0..key.shape.cells())
                .filter(|&cell| Layout::new(shape, cell).blank == key.blank)
                .collect()
        };
        shapes
            .into_iter()
            .map(|shape| (shape, cells(shape)))
            .collect()
    }
}

/// Whether that is the name of a file that is being written, or was when its process died.
fn is_unfinished(name: &str) -> bool {
    name.strip_suffix(UNFINISHED)
        .and_then(|name| name.rsplit_once('.'))
        .is_some_and(|(name, own)| {
            let is_own = |c: char| c.is_ascii_digit() || c == '-';
            Key::of_file_name(name).is_some() && own.chars().all(is_own)
        })
}

/// What became of a file in a cache.
#[derive(Debug)]
#[non_exhaustive]
pub enum CacheEvent {
    /// Databases were read.
    Read {
        /// Whence.
        file: PathBuf,
    },
    /// Databases were built and kept.
    Written {
        /// Where.
        file: PathBuf,
    },
    /// There was a file that was not what it should be. The databases were built anew, and it was
    /// replaced.
    Replaced {
        /// The file.
        file: PathBuf,
        /// What was wrong with it.
        fault: CacheFault,
    },
    /// Databases were built and can't be kept. Told once for a cache.
    Failed {
        /// The cache's directory.
        directory: PathBuf,
        /// Why not.
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
