//! The options of `path`.

use std::num::NonZeroUsize;

use clap::{Args, ValueHint};
use npuzzle::MoveOrder;

use super::help::{ANSWERED, help_end};
use super::output::WrittenArgs;
use super::question::CommonArgs;
use super::values::number;

/// Print a shortest path from start to goal, or "unsolvable" if there is none
///
/// The path is the canonical one: of all shortest paths, the first in the order u < d < l < r.
/// A path without moves is an empty line.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle path 2 3 4 1 5 x 7 6 8
  npuzzle path 2831x4765 --goal snail --notation words --frame tile
  npuzzle path 867254301 --count", ANSWERED))]
pub struct PathArgs {
    /// Order of moves that decides between shortest paths
    ///
    /// The path is the first of all shortest paths in this order, such as dlru. The letters name
    /// directions of the blank, whatever --frame says.
    #[arg(long, value_name = "ORDER", default_value_t, value_hint = ValueHint::Other)]
    pub order: MoveOrder,
    /// Print all shortest paths, in that order
    ///
    /// Each path is on a line; in a batch, all paths of a pair are on one line, separated by commas.
    /// In JSON they are "paths".
    #[arg(long)]
    pub all: bool,
    /// Print at most N of all shortest paths
    #[arg(long, value_name = "N", requires = "all", hide_short_help = true)]
    #[arg(value_parser = number::<NonZeroUsize>("a number of paths from 1 on is needed"))]
    pub limit: Option<NonZeroUsize>,
    /// Print how many shortest paths there are
    #[arg(long, conflicts_with_all = ["all", "order", "notation", "frame"])]
    pub count: bool,
    #[command(flatten)]
    pub written: WrittenArgs,
    #[command(flatten)]
    pub common: CommonArgs,
}
