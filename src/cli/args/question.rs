//! The options that subcommands share which answer questions about pairs.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::Shape;
use npuzzle::text::Dialect;

use super::help::{batch_help, goal_help};
use super::output::OutputArgs;
use super::values::{duration, memory, number};

const GOAL: &str = "Goal of a start alone: a board, standard, blank-first or snail";
const BATCH: &str = "Answer each line of FILE (\"-\" for standard input): a pair, or a start alone";
const BATCH_LINE: &str = "\
A line holds boards as text, or a JSON object with \"start\" and optionally \"goal\", \"size\" and \"id\".";

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

impl CommonArgs {
    /// What the options say of the texts of boards.
    pub fn dialect(&self) -> Dialect {
        Dialect {
            size: self.pair.size,
            blank: self.output.blank.clone(),
        }
    }
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Input", next_display_order = 1)]
pub struct PairArgs {
    /// Start and goal, as words or as separate cells; none or "-": standard input
    #[arg(value_name = "BOARD", value_hint = ValueHint::Other, display_order = 0)]
    #[arg(allow_negative_numbers = true)]
    pub boards: Vec<OsString>,
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    #[arg(help = GOAL, long_help = goal_help(GOAL))]
    pub goal: Option<OsString>,
    /// Columns and rows of boards that don't show them and are not square
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Input")]
pub struct BatchArgs {
    #[arg(long, short, value_name = "FILE", conflicts_with = "boards")]
    #[arg(help = BATCH, long_help = batch_help(BATCH, BATCH_LINE))]
    pub batch: Option<PathBuf>,
    /// Boards stand in rows in the batch, one below the other; each is a record
    ///
    /// Blank lines or a size may stand before each board.
    #[arg(long, requires = "batch")]
    pub rows: bool,
    /// Two boards make a record, start and goal, each on a line or in rows
    #[arg(long, requires = "batch")]
    pub pairs: bool,
    /// Number of threads for a batch [default: one per core]
    #[arg(long, value_name = "N", hide_short_help = true)]
    #[arg(value_parser = number::<NonZeroUsize>("a number of threads from 1 on is needed"))]
    pub jobs: Option<NonZeroUsize>,
    /// Stop a batch at the first line that can't be read
    #[arg(long, hide_short_help = true)]
    pub fail_fast: bool,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Search")]
pub struct SearchArgs {
    /// How to search; all engines give the same answers
    #[arg(long, value_name = "ENGINE", hide_short_help = true, value_enum, default_value_t = EngineChoice::Auto)]
    pub engine: EngineChoice,
    /// Memory limit of a search, such as 500M or 8G
    #[arg(long, value_name = "SIZE", hide_short_help = true, value_parser = memory, default_value = "2G")]
    pub memory: usize,
    /// Give up on a pair after this long, such as 500ms, 10s or 2m
    #[arg(long, value_name = "DURATION", hide_short_help = true, value_parser = duration)]
    pub timeout: Option<Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// Up to nine cells bidirectional, or table in a batch; deepening for larger boards
    Auto,
    /// Breadth-first search from the start, to compare others with
    BreadthFirst,
    /// Breadth-first search from both ends
    Bidirectional,
    /// Breadth-first search from the goal to all boards, kept for more starts; up to nine cells
    Table,
    /// Iterative deepening (IDA*) with pattern databases
    Deepening,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Cache")]
pub struct StoreArgs {
    /// Keep pattern databases in DIR [default: `NPUZZLE_CACHE`, else the user's cache]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, hide_short_help = true)]
    pub cache: Option<PathBuf>,
    /// Neither read nor write pattern databases on disk
    #[arg(long, conflicts_with = "cache", hide_short_help = true)]
    pub no_cache: bool,
}
