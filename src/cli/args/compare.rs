//! The options of `compare`.

use clap::Args;

use super::help::{ANSWERED, help_end};
use super::question::CommonArgs;

/// Solve a pair with every engine, and show what each one costs
///
/// The engines are breadth-first search from the start, the same from both ends, a table of all
/// boards, and iterative deepening with pattern databases. Each has a row: the moves, the number of
/// boards that it expanded, the time with all that it prepares, and the time of a second search.
/// The row of an engine that --timeout or --memory ends says so. It is an error if two engines
/// disagree.
///
/// In a batch, each pair has one line: the moves, then every engine with the number of boards that
/// it expanded.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle compare 867254301
  npuzzle compare 5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12 --timeout 500ms", ANSWERED))]
#[command(mut_arg("engine", |arg| arg.hide(true)))]
pub struct CompareArgs {
    #[command(flatten)]
    pub common: CommonArgs,
}
