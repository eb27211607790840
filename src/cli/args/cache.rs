//! The options about pattern databases that are kept on disk.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};
use npuzzle::Shape;

/// Where pattern databases are kept.
#[derive(Debug, Args)]
pub struct StoreArgs {
    /// Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user's cache]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, hide_short_help = true)]
    pub cache: Option<PathBuf>,
    /// Neither read nor keep pattern databases on disk
    #[arg(long, conflicts_with = "cache", hide_short_help = true)]
    pub no_cache: bool,
}

/// List, clear or build the pattern databases that are kept on disk
///
/// Boards of ten cells or more are solved with databases. They are built when they are first
/// needed, and kept in the directory that --cache or `NPUZZLE_CACHE` names; else in npuzzle below
/// `XDG_CACHE_HOME`, or below where the system keeps caches.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle cache build
  npuzzle cache
  npuzzle cache clear

Exit status:
  0  done
  2  something was wrong: usage, a board, reading or writing")]
pub struct CacheArgs {
    #[command(subcommand)]
    pub action: Option<CacheAction>,
    /// Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, or else the user's cache]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, global = true)]
    pub cache: Option<PathBuf>,
    /// Print nothing on standard error but errors
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

/// What to do with the cache; else its files are listed.
#[derive(Debug, Subcommand)]
pub enum CacheAction {
    /// Remove all files that npuzzle has put there, and no others
    Clear,
    Build(CacheBuildArgs),
}

/// Build databases ahead, and print where they are
///
/// Without --large, those that a search builds by itself when it has long been searching.
/// They serve all goals of that shape that can be turned or mirrored so that the blank comes to the
/// same cell.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle cache build
  npuzzle cache build --goal blank-first
  npuzzle cache build --size 4x3 --large

Exit status:
  0  done
  2  something was wrong: usage, a board, reading or writing")]
pub struct CacheBuildArgs {
    /// Columns and rows [default: the goal's, or else 4x4]
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
    /// Goal, of which only the blank's cell matters: a board, standard, blank-first or snail
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    pub goal: Option<OsString>,
    /// The largest, with which long searches and batches are faster: 289 MB on 4x4
    #[arg(long)]
    pub large: bool,
}
