//! The options of `path`.

use std::num::NonZeroUsize;

use clap::{Args, ValueHint};
use npuzzle::MoveOrder;

use super::{CommonArgs, EXIT_STATUS, WrittenArgs};

/// Print the moves from start to goal, or "unsolvable" where none lead there
///
/// The path is the canonical one: of all shortest paths, the first in the order u < d < l < r.
/// No moves at all are an empty line.
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle path 2 3 4 1 5 x 7 6 8
  npuzzle path 2831x4765 --goal snail --notation words --frame tile
  npuzzle path 867254301 --count

{EXIT_STATUS}"))]
// Room in the short help for what is its own.
#[command(mut_arg("fail_fast", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("frame", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("jobs", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("timeout", |arg| arg.hide_short_help(true)))]
pub struct PathArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    #[command(flatten)]
    pub written: WrittenArgs,
    /// The order of the moves in which the path is the first, such as dlru
    ///
    /// Of the ways of the blank, whatever --frame prints.
    #[arg(long, value_name = "ORDER", default_value_t, value_hint = ValueHint::Other)]
    pub order: MoveOrder,
    /// Print all shortest paths, in order
    ///
    /// One on a line; in a batch, those of a pair on one line, with commas between them. In JSON
    /// they are "paths".
    #[arg(long)]
    pub all: bool,
    /// Print no more than N of all
    #[arg(long, value_name = "N", requires = "all", hide_short_help = true, value_parser = limit)]
    pub limit: Option<NonZeroUsize>,
    /// Print how many shortest paths there are
    #[arg(long, conflicts_with_all = ["all", "order", "notation", "frame"])]
    pub count: bool,
}

/// A number of paths.
fn limit(text: &str) -> Result<NonZeroUsize, &'static str> {
    let number = text.parse().ok();
    number.ok_or("a number of paths from 1 on is needed")
}
