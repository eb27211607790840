//! Where pattern databases are kept, and what is said of that.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;

use npuzzle::{Cache, CacheEvent};

use super::args::StoreArgs;

/// Names a directory, which is the cache itself.
const VARIABLE: &str = "NPUZZLE_CACHE";

/// The cache to use; `None` if the command line wants none, or the system has no place for one.
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

/// The directory that is used unless the command line names another: what the environment says,
/// or else the system's custom.
pub fn directory() -> Option<PathBuf> {
    let named = env::var_os(VARIABLE).filter(|name| !name.is_empty());
    named
        .map(PathBuf::from)
        .or_else(|| Some(caches()?.join("npuzzle")))
}

/// Where the caches of all programs are. A relative path is to be ignored, says the XDG base
/// directory specification.
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

/// Says what costs the user time, a line each; what goes as it should needs no words.
pub fn warn(event: &CacheEvent) {
    if !matches!(event, CacheEvent::Read { .. } | CacheEvent::Written { .. }) {
        // The answer comes even where standard error is closed.
        let _ = writeln!(io::stderr(), "warning: {event}");
    }
}
