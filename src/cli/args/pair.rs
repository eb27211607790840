//! The options that name a start and a goal.

use std::ffi::OsString;

use clap::{Args, ValueHint};
use npuzzle::Shape;

const GOAL: &str = "Goal of a start alone: a board, standard, blank-first or snail";

/// What the names of goals mean.
pub const GOAL_NAMES: &str = "\
standard (the default) is 1 2 3 ... with the blank last; blank-first is the blank, then 1 2 3 ...; \
snail is 1 2 3 ... in a spiral inwards, with the blank at its end.";

#[derive(Debug, Args)]
#[command(next_help_heading = "Input", next_display_order = 1)]
pub struct PairArgs {
    /// Start and goal, as words or as separate cells; none or "-": standard input
    #[arg(value_name = "BOARD", value_hint = ValueHint::Other, display_order = 0)]
    pub boards: Vec<OsString>,
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    #[arg(help = GOAL, long_help = format!("{GOAL}\n\n{GOAL_NAMES}"))]
    pub goal: Option<OsString>,
    /// Columns and rows of boards that don't show them and are not square
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
}
