//! Every option and every help text.

mod cache;
mod compare;
mod generate;
mod moves;
mod path;
mod rank;
mod render;
mod survey;
mod verify;

use std::env;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use npuzzle::Shape;

pub use cache::{CacheAction, CacheArgs, CacheBuildArgs, StoreArgs};
pub use compare::CompareArgs;
pub use generate::{AnswerKind, GenerateArgs};
pub use moves::{FrameArgs, WrittenArgs};
pub use path::PathArgs;
pub use rank::RankArgs;
pub use render::{RenderArgs, Style};
pub use survey::SurveyArgs;
pub use verify::VerifyArgs;

const EXIT_STATUS: &str = "\
Exit status:
  0  answered (that a pair can't be solved is an answer)
  2  something was wrong: usage, a board, reading or writing";

const EXIT_STATUS_CHECK: &str = "\
Exit status:
  0  solvable, or within
  1  unsolvable, or not within
  2  something was wrong: usage, a board, reading or writing";

/// Fewest moves between two boards of a sliding-tile puzzle
///
/// A board is its labels in cell order, as one word (12345678.) or separated (2 3 4 1 5 x 7 6 8);
/// the blank is any of . 0 x X _ * and a line break or / ends a row. Boards are given as
/// arguments or on standard input. One board alone is to become the standard goal, 12345678. on
/// 3x3. Moves are u d l r, the ways the blank travels.
#[derive(Debug, Parser)]
#[command(
    name = "npuzzle",
    version,
    arg_required_else_help = true,
    disable_help_subcommand = true,
    after_long_help = concat!("\
Examples:
  npuzzle steps 135246780 467581230
  echo '2 3 4 1 5 x 7 6 8' | npuzzle path
  npuzzle check 812043765 --explain

Exit status:
  0  answered (that a pair can't be solved is an answer)
  1  answered, and the answer of check or verify is no
  2  something was wrong: usage, a board, reading or writing"),
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Steps(StepsArgs),
    Path(PathArgs),
    Check(CheckArgs),
    Verify(VerifyArgs),
    Render(RenderArgs),
    Compare(CompareArgs),
    Generate(GenerateArgs),
    Rank(RankArgs),
    Survey(SurveyArgs),
    Cache(CacheArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

impl Command {
    /// What the command line asks for.
    ///
    /// Where it begins with a subcommand, as it nearly always does, only the options of that one
    /// are declared: to declare all takes longer than most answers.
    pub fn asked_for() -> Result<Self, clap::Error> {
        let words: Vec<OsString> = env::args_os().collect();
        let name = words.get(1).and_then(|word| word.to_str());
        match name {
            Some("steps") => alone("steps", &words).map(Self::Steps),
            Some("path") => alone("path", &words).map(Self::Path),
            Some("check") => alone("check", &words).map(Self::Check),
            Some("verify") => alone("verify", &words).map(Self::Verify),
            Some("render") => alone("render", &words).map(Self::Render),
            Some("compare") => alone("compare", &words).map(Self::Compare),
            Some("generate") => alone("generate", &words).map(Self::Generate),
            Some("rank") => alone("rank", &words).map(Self::Rank),
            Some("survey") => alone("survey", &words).map(Self::Survey),
            _ => Cli::try_parse_from(words).map(|cli| cli.command),
        }
    }
}

/// The options of the subcommand of that name, which is the second word, as if it were a program.
fn alone<A: Args>(name: &'static str, words: &[OsString]) -> Result<A, clap::Error> {
    let program = clap::Command::new(name).bin_name(format!("npuzzle {name}"));
    let mut program = A::augment_args(program);
    let mut matches = program.try_get_matches_from_mut(&words[1..])?;
    A::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut program))
}

/// Print the fewest moves from start to goal, or -1 where none lead there
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle steps 12345678. 123.46758
  npuzzle steps 283104765 --goal snail
  printf '2 8 3\\n1 6 4\\n7 0 5\\n1 2 3\\n8 0 4\\n7 6 5\\n' | npuzzle steps --count-start

{EXIT_STATUS}"))]
pub struct StepsArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    /// Count the start as step 1
    #[arg(long)]
    pub count_start: bool,
}

/// Tell whether any moves lead from start to goal
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle check 418675230 --goal snail --explain
  npuzzle check 812043765 || echo 'not to that goal'
  npuzzle check 123.46758 --within 3

{EXIT_STATUS_CHECK}"))]
pub struct CheckArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    /// Show the inversions and parities, and what follows from them
    #[arg(long)]
    pub explain: bool,
    /// Tell whether the goal is at most K moves away: yes or no
    #[arg(long, value_name = "K", conflicts_with = "explain", value_parser = distance)]
    pub within: Option<usize>,
}

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle completions bash > ~/.local/share/bash-completion/completions/npuzzle
  npuzzle completions fish > ~/.config/fish/completions/npuzzle.fish

Exit status:
  0  printed
  2  something was wrong: usage, writing")]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// Print the manual page
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle man > npuzzle.1
  npuzzle man steps | man -l -

Exit status:
  0  printed
  2  something was wrong: usage, writing")]
pub struct ManArgs {
    /// The subcommand whose page it is to be; else the page of the whole program
    pub subcommand: Option<String>,
}

/// What every question about pairs can be told.
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

/// The question: which boards.
#[derive(Debug, Args)]
pub struct PairArgs {
    /// Start and goal, each as one word or as separate cells; "-" or none: standard input
    #[arg(value_name = "BOARD", value_hint = ValueHint::Other)]
    pub boards: Vec<OsString>,
    /// Goal where one board is given: a board, standard, blank-first or snail
    ///
    /// standard is 1 2 3 ... with the blank last (the default), blank-first the blank and then
    /// 1 2 3 ..., snail 1 2 3 ... spiralling inwards with the blank at the end.
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    pub goal: Option<OsString>,
    /// Columns and rows, for boards that don't show them and are not square
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
}

/// Many questions at once.
#[derive(Debug, Args)]
pub struct BatchArgs {
    /// Answer every line of FILE, "-" for standard input: a pair, or a start alone
    ///
    /// A line holds the boards as text, or as a JSON object with "start" and, if they are wanted,
    /// "goal", "size" and "id". Line by line the answers come in order. A line that can't be read
    /// is answered with "error", and what is wrong is said on standard error.
    #[arg(long, short, value_name = "FILE", conflicts_with = "boards")]
    pub batch: Option<PathBuf>,
    /// Threads that answer a batch [default: one a core]
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<NonZeroUsize>,
    /// Stop at the first line that can't be read
    #[arg(long)]
    pub fail_fast: bool,
}

/// The search: how, and what it may cost.
#[derive(Debug, Args)]
pub struct SearchArgs {
    /// How to search; all engines give the same answers
    #[arg(long, value_name = "ENGINE", hide_short_help = true, value_enum, default_value_t = EngineChoice::Auto)]
    pub engine: EngineChoice,
    /// The most memory that a search may take, such as 500M or 8G
    #[arg(long, value_name = "SIZE", hide_short_help = true, value_parser = memory, default_value = "2G")]
    pub memory: usize,
    /// Give a pair up after that long, such as 500ms, 10s or 2m
    #[arg(long, value_name = "DURATION", value_parser = duration)]
    pub timeout: Option<Duration>,
}

/// The answer: how to print it.
#[derive(Debug, Args)]
pub struct OutputArgs {
    /// Print JSON, one object a pair on one line
    #[arg(long, short)]
    pub json: bool,
    /// Character that stands for the blank in what is printed [default: .]
    #[arg(long, value_name = "CHAR", value_parser = blank, value_hint = ValueHint::Other)]
    pub blank: Option<char>,
    /// When to use colour
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    pub color: Color,
    /// Print nothing on standard error but errors
    #[arg(long, short)]
    pub quiet: bool,
    /// Say what the search took: on standard error, or in the JSON
    #[arg(long, conflicts_with = "quiet")]
    pub stats: bool,
}

/// Which engine searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// Whichever is best: the table for batches of up to nine cells, deepening for larger boards
    Auto,
    /// Breadth-first from the start, for each pair: to compare others with
    BreadthFirst,
    /// Breadth-first from both ends, for each pair
    Bidirectional,
    /// From the goal to all boards, once, and kept; up to nine cells
    Table,
    /// Iterative deepening on pattern databases
    Deepening,
}

/// When colour is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// A character for the blank that is as wide as a tile and that no one can mistake for one.
fn blank(text: &str) -> Result<char, &'static str> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (Some('1'..='9' | 'a'..='f' | 'A'..='F'), None) => {
            Err("it would read as a tile; try . 0 x _ or *")
        }
        (Some(c @ ' '..='~'), None) => Ok(c),
        (Some(_), None) => Err("a printable ASCII character is needed; try . 0 x _ or *"),
        _ => Err("one character is needed"),
    }
}

/// A span of time; a number alone is of seconds.
fn duration(text: &str) -> Result<Duration, &'static str> {
    const NEEDED: &str = "a duration such as 500ms, 10s or 2m is needed";
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(NEEDED),
    };
    let number = digits.trim().parse::<f64>().map_err(|_| NEEDED)?;
    Duration::try_from_secs_f64(number * unit).map_err(|_| NEEDED)
}

/// A number of threads.
fn jobs(text: &str) -> Result<NonZeroUsize, &'static str> {
    let number = text.parse().ok();
    number.ok_or("a number of threads from 1 on is needed")
}

/// A number of bytes, with K, M, G or T for powers of 1024.
fn memory(text: &str) -> Result<usize, &'static str> {
    let upper = text.trim().to_ascii_uppercase();
    let unit = upper.trim_end_matches('B').trim_end_matches('I');
    let digits = unit.trim_end_matches(['K', 'M', 'G', 'T']);
    let power = match &unit[digits.len()..] {
        "" => 0,
        "K" => 1,
        "M" => 2,
        "G" => 3,
        "T" => 4,
        _ => return Err("a size such as 500M or 8G is needed"),
    };
    let number = digits.parse::<usize>().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << (10 * power)));
    bytes.ok_or("a size such as 500M or 8G is needed")
}

/// A number of moves.
fn distance(text: &str) -> Result<usize, &'static str> {
    let number = text.parse().ok();
    number.ok_or("a number of moves from 0 on is needed")
}

/// A number of columns.
fn columns(text: &str) -> Result<u16, &'static str> {
    let number = text.parse().ok().filter(|&columns| columns > 0);
    number.ok_or("a number of columns from 1 to 65535 is needed")
}
