//! The options of `generate`.

use std::ffi::OsString;

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Blank, Distances, Shape, Starts};

use super::help::help_end;
use super::output::BoardStyleArgs;
use super::question::StoreArgs;
use super::values::number;

/// The error for a text that is no count and no seed.
const NUMBER_NEEDED: &str = "a number from 0 to 18446744073709551615 is needed";

/// Print random boards, one a line, as input for --batch
///
/// A line holds a start, and a goal unless that is the standard one; the rows of boards that are
/// not square are separated by /. All starts that can reach the goal are equally likely, unless
/// options choose others. The same seed gives the same boards in every version and on every
/// machine, and a larger --count only adds lines.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle generate --count 1000 --seed 1 | npuzzle steps --batch - | sort -n | uniq -c
  npuzzle generate --steps 20..25 --goal snail --with-answer --quiet
  npuzzle generate --size 4x3 --random-goal --mixed --json --seed 7", "
  0  printed"))]
pub struct GenerateArgs {
    #[command(flatten)]
    pub draw: DrawArgs,
    /// Print no pair twice
    ///
    /// Memory grows with their number, by some tens of bytes a pair.
    #[arg(long)]
    pub distinct: bool,
    #[command(flatten)]
    pub store: StoreArgs,
    /// Print the answer too, after text as a comment: the number of moves, or the path
    #[arg(long, value_name = "ANSWER", num_args = 0..=1, default_missing_value = "steps")]
    #[arg(help_heading = "Output")]
    pub with_answer: Option<AnswerKind>,
    #[command(flatten)]
    pub style: BoardStyleArgs,
    /// Print JSON: one object per line
    #[arg(long, short, help_heading = "Output")]
    pub json: bool,
    /// The word for the blank, read and printed [default: .]
    #[arg(long, value_name = "WORD", value_hint = ValueHint::Other, allow_negative_numbers = true)]
    #[arg(help_heading = "Output")]
    pub blank: Option<Blank>,
    /// Print nothing but errors on standard error
    #[arg(long, short, help_heading = "Output")]
    pub quiet: bool,
}

/// Which boards to draw at random.
#[derive(Debug, Args)]
pub struct DrawArgs {
    /// Number of starts, or of pairs
    #[arg(long, short = 'n', value_name = "N", value_hint = ValueHint::Other, default_value_t = 1)]
    #[arg(value_parser = number::<u64>(NUMBER_NEEDED))]
    pub count: u64,
    /// Seed of the random numbers [default: a random one, told on standard error]
    #[arg(long, value_name = "SEED", value_hint = ValueHint::Other)]
    #[arg(value_parser = number::<u64>(NUMBER_NEEDED))]
    pub seed: Option<u64>,
    /// Columns and rows [default: those of the goal, else 3x3]
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
    /// Goal of all starts: a board, standard (the default), blank-first or snail
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    pub goal: Option<OsString>,
    /// Choose a goal for each start at random; all goals are equally likely
    #[arg(long, conflicts_with = "goal")]
    pub random_goal: bool,
    /// Choose starts this many moves from the goal: 20, or a range such as 10..20
    ///
    /// A range includes both ends. Up to nine cells, all starts at these distances are equally likely. On larger boards, a start
    /// is the end of a random walk from the goal, and is the likelier the more walks lead there.
    /// If 1000 walks end at no such distance, that is an error.
    #[arg(long, value_name = "N|A..B", value_hint = ValueHint::Other, group = "starts")]
    #[arg(value_parser = distances)]
    pub steps: Option<Distances>,
    /// Choose starts that can't reach the goal
    #[arg(long, group = "starts")]
    pub unsolvable: bool,
    /// Choose from all starts, of which half can't reach the goal
    #[arg(long, group = "starts")]
    pub mixed: bool,
}

impl DrawArgs {
    pub fn starts(&self) -> Starts {
        match self.steps {
            Some(distances) => Starts::Within(distances),
            None if self.unsolvable => Starts::Unsolvable,
            None if self.mixed => Starts::All,
            None => Starts::Solvable,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnswerKind {
    /// The least number of moves, or -1
    Steps,
    /// The path, or unsolvable
    Path,
}

/// Parses distances: `N`, or `A..B` or `A..=B`, both with A and B among them.
fn distances(text: &str) -> Result<Distances, String> {
    let number = |text: &str| text.trim().parse().ok();
    let ends = match text.split_once("..") {
        None => number(text).map(|distance| (distance, distance)),
        Some((least, most)) => number(least).zip(number(most.strip_prefix('=').unwrap_or(most))),
    };
    ends.and_then(|(least, most)| Distances::between(least, most))
        .ok_or_else(|| {
            format!(
                "distance {text:?}: a number of moves such as 20 is needed, or two such as 10..20, \
                 the smaller first"
            )
        })
}
