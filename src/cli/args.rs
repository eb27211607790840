//! Every option and every help text.

mod cache;
mod check;
mod compare;
mod completions;
mod generate;
mod help;
mod man;
mod output;
mod path;
mod question;
mod rank;
mod render;
mod steps;
mod survey;
mod values;
mod verify;

use std::env;
use std::ffi::OsString;

use clap::{Args, Parser, Subcommand};

pub use cache::{CacheAction, CacheArgs, CacheBuildArgs};
pub use check::CheckArgs;
pub use compare::CompareArgs;
pub use completions::CompletionsArgs;
pub use generate::{AnswerKind, GenerateArgs};
pub use man::ManArgs;
pub use output::{Color, OutputArgs};
pub use path::PathArgs;
pub use question::{BatchArgs, CommonArgs, EngineChoice, StoreArgs};
pub use rank::RankArgs;
pub use render::{RenderArgs, Style};
pub use steps::StepsArgs;
pub use survey::SurveyArgs;
pub use verify::VerifyArgs;

/// Fewest moves between two boards of a sliding-tile puzzle
///
/// A board is its labels row by row, as one word (12345678.) or separate (2 3 4 1 5 x 7 6 8). The
/// blank is any of . 0 x X _ * - and a line break or / ends a row. Boards come as arguments or on
/// standard input. The goal of a start alone is the standard one, 12345678. on 3x3. Moves are
/// u d l r, the directions in which the blank travels.
#[derive(Debug, Parser)]
#[command(
    name = "npuzzle",
    version,
    arg_required_else_help = true,
    disable_help_subcommand = true,
    after_long_help = help::help_end("
  npuzzle steps 135246780 467581230
  echo '2 3 4 1 5 x 7 6 8' | npuzzle path
  npuzzle check 812043765 --explain", "
  0  answered (that a pair can't be solved is an answer)
  1  answered, and the answer of check or verify is no")
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
    /// Parses the command line.
    ///
    /// If it begins with a subcommand that answers questions, only the options of that one are
    /// declared: declaring all takes longer than most answers. The others need all of them, or time.
    pub fn asked_for() -> Result<Self, clap::Error> {
        let words: Vec<OsString> = env::args_os().collect();
        match words.get(1).and_then(|word| word.to_str()) {
            Some("steps") => parse_subcommand("steps", &words).map(Self::Steps),
            Some("path") => parse_subcommand("path", &words).map(Self::Path),
            Some("check") => parse_subcommand("check", &words).map(Self::Check),
            Some("verify") => parse_subcommand("verify", &words).map(Self::Verify),
            Some("render") => parse_subcommand("render", &words).map(Self::Render),
            Some("compare") => parse_subcommand("compare", &words).map(Self::Compare),
            Some("generate") => parse_subcommand("generate", &words).map(Self::Generate),
            Some("rank") => parse_subcommand("rank", &words).map(Self::Rank),
            Some("survey") => parse_subcommand("survey", &words).map(Self::Survey),
            _ => Cli::try_parse_from(words).map(|cli| cli.command),
        }
    }
}

/// Parses the arguments of a subcommand, the second of `words`, as if it were a program.
fn parse_subcommand<A: Args>(name: &'static str, words: &[OsString]) -> Result<A, clap::Error> {
    let program = clap::Command::new(name).bin_name(format!("npuzzle {name}"));
    let mut program = A::augment_args(program);
    let mut matches = program.try_get_matches_from_mut(&words[1..])?;
    A::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut program))
}
