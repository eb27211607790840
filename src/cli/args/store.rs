//! The options about where pattern databases are kept.

use std::path::PathBuf;

use clap::{Args, ValueHint};

#[derive(Debug, Args)]
#[command(next_help_heading = "Cache")]
pub struct StoreArgs {
    /// Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user's cache]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, hide_short_help = true)]
    pub cache: Option<PathBuf>,
    /// Neither read nor write pattern databases on disk
    #[arg(long, conflicts_with = "cache", hide_short_help = true)]
    pub no_cache: bool,
}
