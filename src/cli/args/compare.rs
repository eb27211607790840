//! The options of `compare`.

use clap::Args;

use super::{CommonArgs, EXIT_STATUS};

/// Find the moves by every engine, and show what each of them takes
///
/// Breadth-first search from the start alone, from both ends, a table of all boards, and iterative
/// deepening on pattern databases: a row each, with the moves, the boards that were expanded, the
/// time with all that the engine prepares, and the time when it is asked again. An engine that
/// --timeout or --memory ends has a row that says so. That two of them disagree would be an error.
///
/// In a batch, a pair's rows are on one line: the moves, then the engines with the boards that each
/// expanded.
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle compare 867254301
  npuzzle compare 5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12 --timeout 500ms

{EXIT_STATUS}"))]
#[command(mut_arg("engine", |arg| arg.hide(true)))]
pub struct CompareArgs {
    #[command(flatten)]
    pub common: CommonArgs,
}
