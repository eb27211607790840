//! The options of `check`.

use clap::Args;

use super::number::number;
use super::question::CommonArgs;

/// Tell whether the goal can be reached from the start
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle check 418675230 --goal snail --explain
  npuzzle check 812043765 || echo 'not to that goal'
  npuzzle check 123.46758 --within 3

Exit status:
  0  solvable, or within
  1  unsolvable, or not within
  2  something was wrong: usage, a board, reading or writing")]
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
