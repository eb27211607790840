//! Where pattern databases are kept, and warnings about them.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;

use npuzzle::{Cache, CacheEvent};

use super::args::StoreArgs;

/// The environment variable that names a directory, which is the cache itself.
const VARIABLE: &str = "NPUZZLE_CACHE";

/// The cache to use; none if the options want none or the system has no place for one.
pub fn cache(args: &StoreArgs, quiet: bool) -> Option<Cache> {
    if args.no_cache {
        return None;
    }
    let directory = args.cache.clone().or_else(directory)?;
    Some(Cache::new(directory, move |event| {
        if !quiet {
            warn(event);
        }
    }))
}

/// The directory to use unless the options name another: from the environment, or else by the
/// system's custom.
pub fn directory() -> Option<PathBuf> {
    let named = env::var_os(VARIABLE).filter(|name| !name.is_empty());
    named
        .map(PathBuf::from)
        .or_else(|| Some(caches()?.join("npuzzle")))
}

/// The directory for the caches of all programs. The XDG base directory specification demands that
/// a relative path is ignored.
fn caches() -> Option<PathBuf> {
    let absolute = |name| {
        let path = PathBuf::from(env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    absolute("XDG_CACHE_HOME").or_else(|| {
        if cfg!(windows) {
            absolute("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            Some(absolute("HOME")?.join("Library/Caches"))
        } else {
            Some(absolute("HOME")?.join(".cache"))
        }
    })
}

/// Warns of what costs the user time. Reading and writing as intended is not mentioned.
pub fn warn(event: &CacheEvent) {
    if !matches!(event, CacheEvent::Read { .. } | CacheEvent::Written { .. }) {
        // If standard error is closed, the answer is printed all the same.
        let _ = writeln!(io::stderr(), "warning: {event}");
    }
}
