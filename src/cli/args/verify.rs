//! The options of `verify`.

use clap::Args;

use super::{CommonArgs, FrameArgs};

const EXIT_STATUS: &str = "\
Exit status:
  0  valid
  1  not valid
  2  something was wrong: usage, a board, moves, reading or writing";

/// Tell whether moves lead from start to goal, and how many more than needed
///
/// The moves come last, behind one board or two, in any notation: uldr, U2L, up left, arrows. They
/// are made one by one, and the first that is wrong is named. Then the minimum is found, unless
/// --timeout cuts that short. "unsolvable" stands for the claim that no moves lead to the goal.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle verify [OPTIONS] [BOARD]... [MOVES]",
    mut_arg("boards", |arg| arg.help(
        "Start, goal if wanted, and moves, '' for none; \"-\" or nothing: standard input"
    )),
    mut_arg("batch", |arg| arg.help(
        "Answer every line of FILE, \"-\" for standard input: START [GOAL] MOVES"
    ).long_help(
        "Answer every line of FILE, \"-\" for standard input: START [GOAL] MOVES\n\n\
         A line holds the boards and behind them the moves as text, or a JSON object with \
         \"start\", \"moves\" and, if they are wanted, \"goal\", \"size\" and \"id\"; a \"path\", as \
         npuzzle path prints it, does for \"moves\". Line by line the answers come in order. A \
         line that can't be read is answered with \"error\", and what is wrong is said on standard \
         error. A text line with no moves on it has none to make."
    )),
    mut_arg("timeout", |arg| arg.help(
        "Give the minimum up after that long, such as 500ms, 10s or 2m"
    )),
    after_long_help = format!("\
Examples:
  npuzzle verify 2 3 4 1 5 x 7 6 8 ullddrurdllurdruldr
  npuzzle verify '8 2 0/4 6 1/3 7 5' R2U2LDLDRURDLULDRULURDLU --frame tile
  npuzzle path 867254301 --json | npuzzle verify --batch - --optimal

{EXIT_STATUS}"))]
pub struct VerifyArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    /// Moves, where none stand behind the boards
    ///
    /// In a batch, those of every line. At most a million are read, here and elsewhere.
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub frame: FrameArgs,
    /// Demand the minimum: moves that are more are not valid
    #[arg(long)]
    pub optimal: bool,
}
