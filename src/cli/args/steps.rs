//! The options of `steps`.

use clap::Args;

use super::help::{ANSWERED, help_end};
use super::question::CommonArgs;

/// Print the least number of moves from start to goal, or -1 if there is no path
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle steps 12345678. 123.46758
  npuzzle steps 283104765 --goal snail
  printf '2 8 3\\n1 6 4\\n7 0 5\\n1 2 3\\n8 0 4\\n7 6 5\\n' | npuzzle steps --count-start", ANSWERED))]
pub struct StepsArgs {
    /// Count the start itself as step 1
    #[arg(long)]
    pub count_start: bool,
    #[command(flatten)]
    pub common: CommonArgs,
}
