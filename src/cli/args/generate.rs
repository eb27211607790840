//! The options about random boards.

use std::ffi::OsString;

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Distances, Shape, Starts};

use super::{StoreArgs, blank};

/// Print random boards, a line each, for --batch to read
///
/// A line is a start, where the goal is the standard one, or else a start and a goal; boards that
/// are not square have their rows parted by /. All starts that can reach the goal are equally
/// likely, or all that the options ask for. The same seed makes the same boards in every version
/// and on every machine; fewer of them are the first of more.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle generate --count 1000 --seed 1 | npuzzle steps --batch - | sort -n | uniq -c
  npuzzle generate --steps 20..25 --goal snail --with-answer --quiet
  npuzzle generate --size 4x3 --random-goal --mixed --json --seed 7

Exit status:
  0  printed
  2  something was wrong: usage, a board, reading or writing")]
pub struct GenerateArgs {
    #[command(flatten)]
    pub draw: DrawArgs,
    /// Print the answer too: the fewest moves, or which; beside text as a comment
    #[arg(long, value_name = "ANSWER", num_args = 0..=1, default_missing_value = "steps")]
    pub with_answer: Option<AnswerKind>,
    #[command(flatten)]
    pub store: StoreArgs,
    /// Print JSON, one object a line
    #[arg(long, short)]
    pub json: bool,
    /// Character that stands for the blank in what is printed [default: .]
    #[arg(long, value_name = "CHAR", value_parser = blank, value_hint = ValueHint::Other)]
    pub blank: Option<char>,
    /// Print nothing on standard error but errors
    #[arg(long, short)]
    pub quiet: bool,
}

/// What to draw.
#[derive(Debug, Args)]
pub struct DrawArgs {
    /// How many lines
    #[arg(long, short = 'n', value_name = "N", value_hint = ValueHint::Other, value_parser = number, default_value_t = 1)]
    pub count: u64,
    /// Draw the boards of that seed, a number [default: a random one, told on standard error]
    #[arg(long, value_name = "SEED", value_hint = ValueHint::Other, value_parser = number)]
    pub seed: Option<u64>,
    /// Columns and rows [default: the goal's, or else 3x3]
    #[arg(long, short, value_name = "WxH", value_hint = ValueHint::Other)]
    pub size: Option<Shape>,
    /// Goal of all starts: a board, standard (the default), blank-first or snail
    #[arg(long, short, value_name = "GOAL", value_hint = ValueHint::Other)]
    pub goal: Option<OsString>,
    /// Draw a goal for each start; all of them are equally likely
    #[arg(long, conflicts_with = "goal")]
    pub random_goal: bool,
    /// Starts so many moves from the goal: 20, or 10..20 with both ends
    ///
    /// Up to nine cells, all starts at these distances are equally likely. Beyond, they are the ends
    /// of random walks from the goal, and how likely one is depends on how many walks lead there;
    /// after 1000 walks none of which ends at such a distance, that is an error.
    #[arg(long, value_name = "N|A..B", value_hint = ValueHint::Other, value_parser = distances, group = "starts")]
    pub steps: Option<Distances>,
    /// Starts that can't reach the goal
    #[arg(long, group = "starts")]
    pub unsolvable: bool,
    /// Starts of all kinds, half of which can't reach the goal
    #[arg(long, group = "starts")]
    pub mixed: bool,
}

impl DrawArgs {
    /// Which starts to draw.
    pub fn starts(&self) -> Starts {
        match self.steps {
            Some(distances) => Starts::Within(distances),
            None if self.unsolvable => Starts::Unsolvable,
            None if self.mixed => Starts::All,
            None => Starts::Solvable,
        }
    }
}

/// Which answer to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AnswerKind {
    /// The fewest moves, or -1
    Steps,
    /// The moves, or unsolvable
    Path,
}

/// A number of any size.
fn number(text: &str) -> Result<u64, &'static str> {
    let number = text.parse().ok();
    number.ok_or("a number from 0 to 18446744073709551615 is needed")
}

/// Distances: `N`, or `A..B` or `A..=B`, both with A and B among them.
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
