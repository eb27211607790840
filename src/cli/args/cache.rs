//! The options of `cache`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};
use npuzzle::Shape;

use super::help::help_end;

/// List, clear or build the pattern databases on disk
///
/// Boards of ten cells or more are solved with pattern databases. A search builds those that it
/// needs and keeps them on disk: in the directory that --cache or `NPUZZLE_CACHE` names; else in
/// npuzzle below `XDG_CACHE_HOME`, or below where the system keeps caches.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle cache build
  npuzzle cache
  npuzzle cache clear", "
  0  done"))]
pub struct CacheArgs {
    /// What to do; without a subcommand, the files are listed.
    #[command(subcommand)]
    pub action: Option<CacheAction>,
    /// Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user's cache]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, global = true)]
    pub cache: Option<PathBuf>,
    /// Print nothing but errors on standard error
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

#[derive(Debug, Subcommand)]
pub enum CacheAction {
    /// Remove all files that npuzzle has written there, and no others
    Clear,
    Build(CacheBuildArgs),
}

/// Build databases before a search needs them, and print where they are
///
/// Without --large, these are the databases that a long search builds by itself. They serve every
/// goal of this size that has its blank in the same cell, up to rotation and reflection.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle cache build
  npuzzle cache build --goal blank-first
  npuzzle cache build --size 4x3 --large", "
  0  done"))]
pub struct CacheBuildArgs {
    /// Columns and rows [default: those of the goal, else 4x4]
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
    /// Goal, of which only the blank's cell matters: a board, standard, blank-first or snail
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    pub goal: Option<OsString>,
    /// Build the largest databases, for faster long searches and batches: 289 MB on 4x4
    #[arg(long)]
    pub large: bool,
}
