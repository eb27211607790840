//! The options of `survey`.

use std::num::NonZeroU16;

use clap::Args;

use super::help::{goal_help, help_end};
use super::output::{BoardStyleArgs, OutputArgs};
use super::question::PairArgs;
use super::values::{columns, memory, number};

const GOAL: &str = "The goal as an option: a board, standard, blank-first or snail";

/// Count the boards at each depth: the least number of moves to the goal
///
/// All boards that can reach the goal are counted; the default goal is standard on 3x3. Boards of
/// up to ten cells take less than a second, those of twelve some seconds and 77 MB; larger ones are
/// too many for most machines.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle survey [OPTIONS] [GOAL]",
    mut_args(|arg| match arg.get_id().as_str() {
        "boards" => arg.value_name("GOAL").help(
            "The goal, as a word, as separate cells, or by its name; \"-\": standard input"
        ),
        "goal" => arg.help(GOAL).long_help(goal_help(GOAL)),
        "size" => arg.help("Columns and rows of a goal that doesn't show them [default: 3x3]"),
        "json" => arg.help("Print JSON: one object on a line"),
        _ => arg,
    }),
    after_long_help = help_end("
  npuzzle survey
  npuzzle survey snail --size 2x4 --json
  npuzzle survey --at-depth 31 | npuzzle path --batch -", "
  0  answered"))]
pub struct SurveyArgs {
    /// List the boards at this depth instead, in the order of their ranks, each with the goal
    ///
    /// They are records of --batch: a start, and the goal unless that is the standard one.
    #[arg(long = "at-depth", alias = "boards", value_name = "DEPTH", value_parser = depth, id = "depth")]
    pub depth: Option<usize>,
    #[command(flatten)]
    pub style: BoardStyleArgs,
    /// Width of the chart in columns [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = columns)]
    pub columns: Option<NonZeroU16>,
    /// Memory limit, such as 500M or 8G
    #[arg(long, value_name = "SIZE", value_parser = memory, default_value = "2G")]
    pub memory: usize,
    #[command(flatten)]
    pub goal: PairArgs,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Parses a number of moves.
fn depth(text: &str) -> Result<usize, &'static str> {
    number("a number of moves from 0 on is needed")(text.trim())
}
