//! The options of `survey`.

use clap::Args;

use super::{OutputArgs, PairArgs, columns, memory};

/// Count the boards at each depth: the fewest moves to the goal
///
/// All boards are found that can reach the goal, which is standard on 3x3 unless given. Boards of
/// up to ten cells take no time, those of twelve some seconds and 77 MB; beyond that, there are too
/// many for most machines.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle survey [OPTIONS] [GOAL]",
    mut_arg("boards", |arg| arg.value_name("GOAL").help(
        "The goal, as one word or as separate cells, or its name; \"-\": standard input"
    )),
    mut_arg("goal", |arg| arg.help(
        "The same, as an option: a board, standard, blank-first or snail [default: standard]"
    )),
    mut_arg("size", |arg| arg.help(
        "Columns and rows, for a goal that doesn't show them [default: 3x3]"
    )),
    mut_arg("json", |arg| arg.help("Print JSON, one object on one line")),
    after_long_help = "\
Examples:
  npuzzle survey
  npuzzle survey snail --size 2x4 --json
  npuzzle survey --boards 31 | npuzzle path --batch -

Exit status:
  0  answered
  2  something was wrong: usage, a board, reading or writing")]
pub struct SurveyArgs {
    #[command(flatten)]
    pub goal: PairArgs,
    /// List the boards at that depth instead, one a line, in the order of their ranks
    #[arg(long = "boards", value_name = "DEPTH", value_parser = depth, id = "depth")]
    pub depth: Option<usize>,
    /// Columns to draw in [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = columns)]
    pub columns: Option<u16>,
    /// The most memory that the survey may take, such as 500M or 8G
    #[arg(long, value_name = "SIZE", value_parser = memory, default_value = "2G")]
    pub memory: usize,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// A number of moves.
fn depth(text: &str) -> Result<usize, &'static str> {
    let number = text.trim().parse().ok();
    number.ok_or("a number of moves from 0 on is needed")
}
