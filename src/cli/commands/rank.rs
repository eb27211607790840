//! `rank`: the Cantor expansion of a board or a permutation, and back.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, bail};
use npuzzle::{Board, Effort, ParseError, Permutation, Shape, text};

use crate::cli::answer::Outcome;
use crate::cli::args::RankArgs;
use crate::cli::ask::{check_no_batch, json_reader, records};
use crate::cli::batch::{self, Batch, Noun};
use crate::cli::boards;
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardText, Origin, RankRecord, RankedFields};
use crate::cli::stats::{self, Stats};
use crate::cli::terminal::STANDARD_OUTPUT;

pub fn run(args: RankArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    match args.batch.batch.clone() {
        Some(file) => rank_each(args, &file, out),
        None => rank_once(&args, out),
    }
}

fn rank_once(args: &RankArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    if args.boards.is_empty() && io::stdin().is_terminal() {
        bail!(
            "nothing was given\n\n\
             Give a board such as 2831.4765, a permutation such as 3124, or --unrank and a rank,\n\
             as an argument or on standard input; --help shows examples."
        );
    }
    check_no_batch(&args.batch)?;
    let mut answer = Vec::new();
    let text = boards::text(&args.boards)?;
    let outcome = args.answer(&text, args.size, Origin::default(), &mut answer)?;
    out.write_all(&answer).context(STANDARD_OUTPUT)?;
    stats::print(outcome.stats, out)?;
    Ok(outcome.exit)
}

fn rank_each(args: RankArgs, file: &path::Path, out: &mut impl Write) -> anyhow::Result<Exit> {
    let batch = Batch::open(file, &args.batch, &args.output)?;
    let args = Arc::new(args);
    let fields = args.fields();
    batch.run(
        Noun::Line,
        batch::CHUNK_SIZE,
        move |lines, answers| {
            let Some(record) = lines.next() else {
                return;
            };
            let (origin, content) = records::read(
                record,
                |text| Ok((text.to_owned(), None)),
                |object| json_reader::text_and_size(&object, fields),
            );
            records::put(origin, args.output.json, answers, |out| {
                let (text, size) = content?;
                args.answer(&text, size.or(args.size), origin, out)
            });
        },
        batch::printer(out),
    )
}

impl RankArgs {
    /// The fields of a JSON record one of which holds what is asked about.
    fn fields(&self) -> &'static [&'static str] {
        if self.unrank {
            &["rank"]
        } else {
            &["start", "permutation"]
        }
    }

    /// Appends the answer, as text or as JSON, with its line break.
    fn answer(
        &self,
        text: &str,
        size: Option<Shape>,
        origin: Origin,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Outcome> {
        let ranked = self.read(text, size)?;
        let text = BoardText::new(self.output.blank);
        let stats = Stats::new(Effort::default(), Instant::now(), &self.output);
        if self.output.json {
            json::write(&ranked.record(origin, text, stats), out)?;
            return Ok(Outcome::answered(false, None));
        }
        if self.unrank {
            writeln!(out, "{}", ranked.text(text))?;
        } else {
            writeln!(out, "{}", ranked.rank())?;
        }
        let is_batch = self.batch.batch.is_some();
        if self.explain || !is_batch && !self.output.quiet {
            writeln!(out, "{} = {}", ranked.working(), ranked.rank())?;
        }
        if self.explain {
            writeln!(out, "{}", ranked.table(text))?;
        }
        Ok(Outcome::answered(false, stats))
    }

    /// What the text holds, or with `--unrank` what has the rank that it holds.
    fn read(&self, text: &str, size: Option<Shape>) -> anyhow::Result<Ranked> {
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
}

/// What has a rank.
enum Ranked {
    Board(Board),
    Permutation(Permutation),
}

impl Ranked {
    /// Reads a board, or without a size a permutation if the text is not one.
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
    ) -> RankRecord<'a> {
        RankRecord {
            origin,
            ranked: match self {
                Self::Board(board) => RankedFields::Board {
                    size: board.shape().to_string(),
                    start: text.of(*board),
                },
                Self::Permutation(permutation) => RankedFields::Permutation {
                    permutation: permutation.labels().to_vec(),
                },
            },
            rank: self.rank(),
            digits: self.digits(),
            stats,
        }
    }

    /// The sum that makes the rank.
    fn working(&self) -> String {
        let digits = self.digits();
        let places = (0..digits.len()).rev();
        let terms = digits.iter().zip(places);
        let terms: Vec<String> = terms
            .map(|(digit, place)| format!("{digit}·{place}!"))
            .collect();
        terms.join(" + ")
    }

    /// A line for each label: which smaller ones are behind it, and what their number counts for.
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

/// A column's heading.
const SMALLER: &str = "smaller ones behind it";

/// The number that a text holds, if it holds nothing else but comments.
fn number(text: &str) -> Option<u64> {
    plain(text).parse().ok()
}

/// The words of a text without its comments.
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
