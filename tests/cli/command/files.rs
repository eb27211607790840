//! Files that a test makes for the program to read or to write.

#![allow(dead_code, reason = "no test file uses all of it")]

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A directory of a test's own, which goes away with it.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty directory; no two tests may give the same name.
    #[track_caller]
    pub fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run left behind, if it was killed.
        let _ = fs::remove_dir_all(&path);
        match fs::create_dir_all(&path) {
            Ok(()) => Self(path),
            Err(error) => panic!("{} can't be made: {error}", path.display()),
        }
    }

    /// The same with a file in it.
    #[track_caller]
    pub fn with(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        let path = self.join(name);
        match fs::write(&path, content) {
            Ok(()) => self,
            Err(error) => panic!("{} can't be written: {error}", path.display()),
        }
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A directory that stays is no reason to fail: the next run empties it.
        let _ = fs::remove_dir_all(&self.0);
    }
}
