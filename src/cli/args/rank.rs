//! The options of `rank`.

use std::ffi::OsString;

use clap::{Args, ValueHint};
use npuzzle::{Permutation, Shape};

use super::{BatchArgs, OutputArgs};

/// Print the rank of a board or a permutation, or what has that rank
///
/// Ranks count from 0 in lexicographic order, the blank of a board being label 0: the Cantor
/// expansion. Below the rank stands its working: for each label, how many smaller ones are behind
/// it, times a factorial. Labels 1 to n without a blank are a permutation, of up to 20 labels, as
/// textbooks have them; with a blank, or with --size, they are a board.
#[derive(Debug, Args)]
#[command(
    override_usage = "npuzzle rank [OPTIONS] [BOARD|PERMUTATION]\n       \
                      npuzzle rank [OPTIONS] --unrank [RANK]",
    mut_arg("batch", |arg| arg.help(
        "Answer every line of FILE, \"-\" for standard input, with the rank alone"
    ).long_help(
        "Answer every line of FILE, \"-\" for standard input, with the rank alone\n\n\
         A line holds what is asked about as text, or as a JSON object with \"start\" or \
         \"permutation\" (with --unrank \"rank\") and, if they are wanted, \"size\" and \"id\". Line by \
         line the answers come in order. A line that can't be read is answered with \"error\", and \
         what is wrong is said on standard error."
    )),
    mut_arg("json", |arg| arg.help("Print JSON, one object an answer on one line")),
    mut_arg("quiet", |arg| arg.help("Print no working, and nothing on standard error but errors")),
    after_long_help = "\
Examples:
  npuzzle rank 283104765
  npuzzle rank 3124 --explain
  npuzzle rank --unrank 98884 --size 3x3

Exit status:
  0  answered
  2  something was wrong: usage, a board, reading or writing")]
pub struct RankArgs {
    /// Labels as one word or apart, or with --unrank a rank; "-" or none: standard input
    #[arg(value_name = "LABELS", value_hint = ValueHint::Other)]
    pub boards: Vec<OsString>,
    /// Go back from a rank to the board of that --size, or the permutation --of so many labels
    #[arg(long)]
    pub unrank: bool,
    /// Columns and rows of the board
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
    /// How many labels the permutation has that has the rank
    #[arg(long, value_name = "N", value_parser = length)]
    #[arg(requires = "unrank", conflicts_with = "size")]
    pub of: Option<usize>,
    /// Show which labels are smaller, and what each counts for
    #[arg(long)]
    pub explain: bool,
    #[command(flatten)]
    pub batch: BatchArgs,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// A number of labels.
fn length(text: &str) -> Result<usize, String> {
    let most = Permutation::MAX_LENGTH;
    let number = text.trim().parse().ok();
    number
        .filter(|length| (1..=most).contains(length))
        .ok_or_else(|| format!("a number of labels from 1 to {most} is needed"))
}
