//! The options of `check`.

use clap::Args;

use super::help::help_end;
use super::question::CommonArgs;
use super::values::number;

/// Tell whether the goal can be reached from the start
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle check 418675230 --goal snail --explain
  npuzzle check 812043765 || echo 'not to that goal'
  npuzzle check 123.46758 --within 3", "
  0  solvable, or within
  1  unsolvable, or not within"))]
pub struct CheckArgs {
    /// Show the inversions and parities, and what follows from them
    #[arg(long)]
    pub explain: bool,
    /// Tell whether the goal is at most K moves away: yes or no
    #[arg(long, value_name = "K", conflicts_with = "explain")]
    #[arg(value_parser = number::<usize>("a number of moves from 0 on is needed"))]
    pub within: Option<usize>,
    #[command(flatten)]
    pub common: CommonArgs,
}
