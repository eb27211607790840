//! `rank`: the Cantor expansion of a board or a permutation, and back.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use anyhow::{Context, bail};
use npuzzle::{Board, Effort, Goal, Options, ParseError, Permutation, Shape, text};

use crate::cli::answer;
use crate::cli::args::{CommonArgs, EngineChoice, PairArgs, RankArgs, SearchArgs, StoreArgs};
use crate::cli::ask::{self, Asked, AskedText, Outcome, Question, TextQuestion};
use crate::cli::boards::Boards;
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardText, Origin, Stats};

pub fn run(args: RankArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    if args.boards.is_empty() && args.batch.batch.is_none() && io::stdin().is_terminal() {
        bail!(
            "nothing was given\n\n\
             Give a board such as 2831.4765, a permutation such as 3124, or --unrank and a rank,\n\
             as an argument or on standard input; --help shows examples."
        );
    }
    ask::ask(Rank::new(args), out)
}

/// `rank`, as a question that may be asked of many lines.
struct Rank {
    common: CommonArgs,
    unrank: bool,
    of: Option<usize>,
    explain: bool,
}

impl Rank {
    fn new(args: RankArgs) -> Self {
        // There is nothing to search for, and no goal.
        Self {
            common: CommonArgs {
                pair: PairArgs {
                    boards: args.boards,
                    goal: None,
                    size: args.size,
                },
                batch: args.batch,
                search: SearchArgs {
                    engine: EngineChoice::Auto,
                    memory: Options::default().memory,
                    timeout: None,
                },
                store: StoreArgs {
                    cache: None,
                    no_cache: true,
                },
                output: args.output,
            },
            unrank: args.unrank,
            of: args.of,
            explain: args.explain,
        }
    }

    /// What the text holds, or with --unrank what has the rank that it holds.
    fn read(&self, text: &str, size: Option<Shape>) -> anyhow::Result<Ranked> {
        let size = size.or(self.common.pair.size);
        match self.of {
            _ if !self.unrank => Ok(Ranked::read(text, size)?),
            Some(length) => Ranked::permutation_of_rank(text, length),
            None => {
                let size = size.with_context(|| {
                    format!(
                        "rank {:?}: that of a board or of a permutation? Give --size WxH or --of N",
                        plain(text)
                    )
                })?;
                Ranked::board_of_rank(text, size)
            }
        }
    }

    fn write(&self, ranked: &Ranked, origin: Origin, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let text = BoardText::new(args.blank);
        let stats = answer::stats(Effort::default(), Instant::now(), args);
        let answered = Outcome::answered(false);
        if args.json {
            answer::write_record(&ranked.record(origin, text, stats), out)?;
            return Ok(answered);
        }
        let answer = if self.unrank {
            ranked.text(text)
        } else {
            ranked.rank().to_string()
        };
        writeln!(out, "{answer}")?;
        let is_batch = self.common.batch.batch.is_some();
        if self.explain || !is_batch && !args.quiet {
            writeln!(out, "{} = {}", ranked.working(), ranked.rank())?;
        }
        if self.explain {
            writeln!(out, "{}", ranked.table(text))?;
        }
        Ok(Outcome { stats, ..answered })
    }
}

impl Question for Rank {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    /// A batch may have read a line of two boards already.
    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let text = match asked.boards {
            Boards::One(board) => board.to_string(),
            Boards::Pair(pair) => format!("{} {}", pair.start(), pair.goal()),
        };
        let asked = AskedText {
            text: &text,
            size: None,
            origin: asked.origin,
        };
        TextQuestion::answer(self, &asked, out)
    }

    fn default_goal(&self) -> Option<Goal> {
        None
    }

    fn of_text(&self) -> Option<&dyn TextQuestion> {
        Some(self)
    }
}

impl TextQuestion for Rank {
    fn fields(&self) -> &'static [&'static str] {
        if self.unrank {
            &["rank"]
        } else {
            &["start", "permutation"]
        }
    }

    fn answer(&self, asked: &AskedText, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let ranked = self.read(asked.text, asked.size)?;
        self.write(&ranked, asked.origin, out)
    }
}

/// What has a rank.
enum Ranked {
    Board(Board),
    Permutation(Permutation),
}

impl Ranked {
    /// What the text holds: a board where it has a blank, or a size; else a permutation.
    fn read(text: &str, size: Option<Shape>) -> Result<Self, ParseError> {
        match text::read_one(text, size) {
            Ok(board) => Ok(Self::Board(board)),
            Err(error) if size.is_some() => Err(error),
            Err(error) => match text::permutation(text)? {
                Some(permutation) => Ok(Self::Permutation(permutation)),
                None => Err(error),
            },
        }
    }

    fn board_of_rank(text: &str, shape: Shape) -> anyhow::Result<Self> {
        let board = number(text).and_then(|rank| Board::from_rank(shape, rank));
        let last = factorial(shape.cells()) - 1;
        let board = board.with_context(|| {
            format!(
                "rank {:?}: boards of {shape} have the ranks 0 to {last}",
                plain(text)
            )
        });
        board.map(Self::Board)
    }

    fn permutation_of_rank(text: &str, length: usize) -> anyhow::Result<Self> {
        let permutation = number(text).and_then(|rank| Permutation::from_rank(length, rank));
        let last = factorial(length) - 1;
        let permutation = permutation.with_context(|| {
            format!(
                "rank {:?}: permutations of 1 to {length} have the ranks 0 to {last}",
                plain(text)
            )
        });
        permutation.map(Self::Permutation)
    }

    fn rank(&self) -> u64 {
        match self {
            Self::Board(board) => board.rank(),
            Self::Permutation(permutation) => permutation.rank(),
        }
    }

    /// The digits of the rank in the factorial number system.
    fn digits(&self) -> Vec<u8> {
        match self {
            Self::Board(board) => board.rank_digits().collect(),
            Self::Permutation(permutation) => permutation.rank_digits().collect(),
        }
    }

    fn text(&self, text: BoardText) -> String {
        match self {
            Self::Board(board) => text.of(*board),
            Self::Permutation(permutation) => permutation.to_string(),
        }
    }

    fn record<'a>(
        &self,
        origin: Origin<'a>,
        text: BoardText,
        stats: Option<Stats>,
    ) -> json::Expansion<'a> {
        json::Expansion {
            origin,
            ranked: match self {
                Self::Board(board) => json::Ranked::Board {
                    size: board.shape().to_string(),
                    start: text.of(*board),
                },
                Self::Permutation(permutation) => json::Ranked::Permutation {
                    permutation: permutation.labels().to_vec(),
                },
            },
            rank: self.rank(),
            digits: self.digits(),
            stats,
        }
    }

    /// The sum that is the rank.
    fn working(&self) -> String {
        let digits = self.digits();
        let places = (0..digits.len()).rev();
        let terms = digits.iter().zip(places);
        let terms: Vec<String> = terms
            .map(|(digit, place)| format!("{digit}·{place}!"))
            .collect();
        terms.join(" + ")
    }

    /// A line for each label: those behind it that are smaller, and what their number counts for.
    fn table(&self, text: BoardText) -> String {
        let labels: Vec<u8> = match self {
            Self::Board(board) => board.labels().collect(),
            Self::Permutation(permutation) => permutation.labels().to_vec(),
        };
        let name = |label: &u8| match label {
            0 => text.blank().to_string(),
            _ => label.to_string(),
        };
        let smaller = |at: usize| {
            let behind = labels[at..].iter();
            let smaller: Vec<String> = behind
                .filter(|&label| *label < labels[at])
                .map(name)
                .collect();
            smaller.join(" ")
        };
        let smaller: Vec<String> = (0..labels.len()).map(smaller).collect();
        let width = smaller
            .iter()
            .map(String::len)
            .max()
            .unwrap_or(0)
            .max(SMALLER.len());
        let mut table = format!("label  {SMALLER:width$}  counts for");
        for (at, (digit, smaller)) in self.digits().into_iter().zip(&smaller).enumerate() {
            let label = name(&labels[at]);
            let place = labels.len() - 1 - at;
            let value = u64::from(digit) * factorial(place);
            // Writing to a string can't fail.
            let _ = write!(
                table,
                "\n{label:>5}  {smaller:width$}  {digit}·{place}! = {value}"
            );
        }
        table
    }
}

/// The heading of a column.
const SMALLER: &str = "smaller ones behind it";

/// The number that a text holds, and nothing else but a comment.
fn number(text: &str) -> Option<u64> {
    plain(text).parse().ok()
}

/// The words of a text without its comments, each of which ends with its line.
fn plain(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(line));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}
