//! The options that all subcommands share which answer questions about pairs.

use clap::Args;

use super::batch::BatchArgs;
use super::output::OutputArgs;
use super::pair::PairArgs;
use super::search::SearchArgs;
use super::store::StoreArgs;

/// Flattened behind a subcommand's own options, so that the help shows those first.
#[derive(Debug, Args)]
pub struct CommonArgs {
    #[command(flatten)]
    pub pair: PairArgs,
    #[command(flatten)]
    pub batch: BatchArgs,
    #[command(flatten)]
    pub search: SearchArgs,
    #[command(flatten)]
    pub store: StoreArgs,
    #[command(flatten)]
    pub output: OutputArgs,
}

pub const EXIT_STATUS: &str = "\
Exit status:
  0  answered (that a pair can't be solved is an answer)
  2  something was wrong: usage, a board, reading or writing";
