//! The options of batches.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use super::number::number;

const BATCH: &str = "Answer each line of FILE (\"-\" for standard input): a pair, or a start alone";
const BATCH_LINE: &str = "\
A line holds boards as text, or a JSON object with \"start\" and optionally \"goal\", \"size\" and \"id\".";

/// The long help of `--batch`, from its short help and what a line holds.
pub fn batch_help(short: &str, line: &str) -> String {
    format!(
        "{short}\n\n{line} The answers come in the order of the lines. A line that can't be read \
         is answered with \"error\", and a message on standard error says why."
    )
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Input")]
pub struct BatchArgs {
    #[arg(long, short, value_name = "FILE", conflicts_with = "boards")]
    #[arg(help = BATCH, long_help = batch_help(BATCH, BATCH_LINE))]
    pub batch: Option<PathBuf>,
    /// Number of threads for a batch [default: one per core]
    #[arg(long, value_name = "N", hide_short_help = true)]
    #[arg(value_parser = number::<NonZeroUsize>("a number of threads from 1 on is needed"))]
    pub jobs: Option<NonZeroUsize>,
    /// Stop a batch at the first line that can't be read
    #[arg(long, hide_short_help = true)]
    pub fail_fast: bool,
}
