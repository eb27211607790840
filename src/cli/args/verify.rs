//! The options of `verify`.

use clap::Args;

use super::help::batch_help;
use super::output::FrameArgs;
use super::question::CommonArgs;

const BATCH: &str = "Answer each line of FILE (\"-\" for standard input): START [GOAL] MOVES";
const BATCH_LINE: &str = "\
A line holds the boards and then the moves as text, or a JSON object with \"start\", \"moves\" and \
optionally \"goal\", \"size\" and \"id\"; \"path\", as npuzzle path prints it, may stand for \"moves\". \
A text line that ends after the boards has a path without moves.";

/// Tell whether moves lead from start to goal, and how many more they are than needed
///
/// The moves come last, after one board or two, in any notation: uldr, U2L, up left, arrows, or the
/// numbers of the tiles that move. They are made one by one, and the first wrong one is named. Then the least number of moves is
/// searched for, unless --timeout ends that. "unsolvable" in place of the moves claims that the
/// goal can't be reached.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle verify [OPTIONS] [BOARD]... [MOVES]",
    mut_args(|arg| match arg.get_id().as_str() {
        "boards" => arg.help(
            "Start, optionally goal, and moves ('' for none); none or \"-\": standard input"
        ),
        "batch" => arg.help(BATCH).long_help(batch_help(BATCH, BATCH_LINE)),
        "timeout" => arg.help(
            "Give up on the least number of moves after this long, such as 500ms, 10s or 2m"
        ),
        _ => arg,
    }),
    after_long_help = "\
Examples:
  npuzzle verify 2 3 4 1 5 x 7 6 8 ullddrurdllurdruldr
  npuzzle verify '8 2 0/4 6 1/3 7 5' R2U2LDLDRURDLULDRULURDLU --frame tile
  npuzzle path 867254301 --json | npuzzle verify --batch - --optimal

Exit status:
  0  valid
  1  not valid
  2  something was wrong: usage, a board, moves, reading or writing")]
pub struct VerifyArgs {
    /// Moves, if none come after the boards
    ///
    /// In a batch, the moves of every line. At most a million moves are read, here and elsewhere.
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[command(flatten)]
    pub frame: FrameArgs,
    /// Accept only a shortest path: more moves than needed are not valid
    #[arg(long)]
    pub optimal: bool,
    #[command(flatten)]
    pub common: CommonArgs,
}
