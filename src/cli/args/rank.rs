//! The options of `rank`.

use std::ffi::OsString;

use clap::{Args, ValueHint};
use npuzzle::{Permutation, Shape};

use super::help::{batch_help, help_end};
use super::output::{BoardStyleArgs, OutputArgs};
use super::question::BatchArgs;

const BATCH: &str = "Answer each line of FILE (\"-\" for standard input), without the working";
const BATCH_LINE: &str = "\
A line holds labels, or with --unrank a rank, as text or as a JSON object with \"start\", \
\"permutation\" or \"rank\" and optionally \"size\" and \"id\".";

/// Print the rank of a board or a permutation, or what has a given rank
///
/// The rank is the index in lexicographic order, from 0, with the blank of a board as label 0: the
/// Cantor expansion. Below the rank stands its working: for each label, the number of smaller
/// labels after it, times a factorial. Labels 1 to n without a blank are a permutation of up to 20
/// labels, as in textbooks; with a blank, or with --size, they are a board.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle rank [OPTIONS] [BOARD|PERMUTATION]\n       \
                      npuzzle rank [OPTIONS] --unrank [RANK]",
    mut_args(|arg| match arg.get_id().as_str() {
        "batch" => arg.help(BATCH).long_help(batch_help(BATCH, BATCH_LINE)),
        "json" => arg.help("Print JSON: one object per answer, each on a line"),
        "quiet" => arg.help("Print no working, and nothing but errors on standard error"),
        _ => arg,
    }),
    after_long_help = help_end("
  npuzzle rank 283104765
  npuzzle rank 3124 --explain
  npuzzle rank --unrank 98884 --size 3x3", "
  0  answered"))]
pub struct RankArgs {
    /// Print what has the given rank: a board of --size, or a permutation --of N labels
    #[arg(long)]
    pub unrank: bool,
    /// With --unrank: the number of labels of the permutation
    #[arg(long, value_name = "N", value_parser = length)]
    #[arg(requires = "unrank", conflicts_with = "size")]
    pub of: Option<usize>,
    #[command(flatten)]
    pub style: BoardStyleArgs,
    /// Show which labels are smaller, and what each label adds to the rank
    #[arg(long)]
    pub explain: bool,
    /// Labels, or a rank with --unrank; none or "-": standard input
    #[arg(value_name = "LABELS", value_hint = ValueHint::Other, allow_negative_numbers = true)]
    #[arg(help_heading = "Input", display_order = 0)]
    pub boards: Vec<OsString>,
    /// Columns and rows of the board
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    #[arg(help_heading = "Input")]
    pub size: Option<Shape>,
    #[command(flatten)]
    pub batch: BatchArgs,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Parses a number of labels of a permutation.
fn length(text: &str) -> Result<usize, String> {
    let most = Permutation::MAX_LENGTH;
    let number = text.trim().parse().ok();
    number
        .filter(|length| (1..=most).contains(length))
        .ok_or_else(|| format!("a number of labels from 1 to {most} is needed"))
}
