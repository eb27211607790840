//! `rank`: the Cantor expansion of a board or a permutation, and back.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, bail};
use npuzzle::{
    Blank, Board, Effort, ParseError, Permutation, Shape,
    text::{self, Dialect},
};

use crate::cli::answer::Outcome;
use crate::cli::args::RankArgs;
use crate::cli::ask::{self, check_no_batch, json_reader, records};
use crate::cli::batch::{self, Batch, Noun};
use crate::cli::board_text::BoardText;
use crate::cli::boards::Given;
use crate::cli::exit::Exit;
use crate::cli::json::{self, Origin, RankRecord, RankedFields};
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
    let given = Given::new(&args.boards, batch::LONGEST_LINE)?;
    let (id, (text, size)) = match json_reader::alone(&given.texts())? {
        Some((id, object)) => (id, json_reader::text_and_size(&object, args.fields())?),
        None => (None, (given.text(), None)),
    };
    let origin = Origin { line: None, id };
    let outcome = args.answer(&text, size.or(args.size), origin, &mut answer);
    let outcome = outcome.map_err(|error| given.explain(error))?;
    out.write_all(&answer).context(STANDARD_OUTPUT)?;
    stats::print(outcome.stats, out)?;
    Ok(outcome.exit)
}

/// Opens a batch. A number on its first line is a rank or a permutation; above boards in rows it may be
/// their number.
fn open(args: &RankArgs, file: &path::Path) -> anyhow::Result<Batch> {
    if args.batch.pairs || args.unrank && args.batch.rows {
        bail!("a record is one board or one rank: leave --pairs out, and --rows with --unrank");
    }
    if !args.batch.rows {
        return Batch::open(file, batch::LONGEST_LINE, &args.batch, &args.output);
    }
    let dialect = Dialect {
        size: args.size,
        blank: args.output.blank.clone(),
    };
    ask::open_rows(file, false, dialect, &args.batch, &args.output)
}

fn rank_each(args: RankArgs, file: &path::Path, out: &mut impl Write) -> anyhow::Result<Exit> {
    let batch = open(&args, file)?;
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
        let Ranked {
            rank,
            digits,
            labels,
            text,
            fields,
        } = self.read(text, size)?;
        let stats = Stats::new(Effort::default(), Instant::now(), &self.output);
        if self.output.json {
            let record = RankRecord {
                origin,
                ranked: fields,
                rank,
                digits,
                stats,
            };
            json::write(&record, out)?;
            return Ok(Outcome::answered(false, None));
        }
        let is_batch = self.batch.batch.is_some();
        if !self.unrank {
            writeln!(out, "{rank}")?;
        } else if is_batch {
            write!(out, "{text}{}", self.board_text().record_end())?;
        } else {
            writeln!(out, "{text}")?;
        }
        if self.explain || !is_batch && !self.output.quiet {
            writeln!(out, "{} = {rank}", sum(&digits))?;
        }
        if self.explain {
            write_table(
                &labels,
                &digits,
                &self.output.blank.clone().unwrap_or_default(),
                out,
            )?;
        }
        Ok(Outcome::answered(false, stats))
    }

    /// What the text holds, or with `--unrank` what has the rank that it holds.
    fn read(&self, text: &str, size: Option<Shape>) -> anyhow::Result<Ranked> {
        match (self.of, size) {
            _ if !self.unrank => Ok(self.read_labels(text, size)?),
            (Some(length), _) => {
                let permutation = of_rank(text, length, "permutations of 1 to", length, |rank| {
                    Permutation::from_rank(length, rank)
                })?;
                Ok(Ranked::permutation(&permutation))
            }
            (None, Some(shape)) => {
                self.board_text().blank.check(shape)?;
                let board = of_rank(text, shape.cells(), "boards of", shape, |rank| {
                    Board::from_rank(shape, rank)
                })?;
                Ok(self.board(board))
            }
            (None, None) => bail!(
                "rank {:?}: that of a board or of a permutation? Give --size WxH or --of N",
                plain(text)
            ),
        }
    }

    /// Reads a board, or without a size a permutation if the text is not a board.
    fn read_labels(&self, text: &str, size: Option<Shape>) -> Result<Ranked, ParseError> {
        let dialect = Dialect {
            size,
            blank: self.output.blank.clone(),
        };
        match text::read_one(text, &dialect) {
            Ok(board) => Ok(self.board(board)),
            Err(error) if size.is_some() => Err(error),
            Err(error) => match text::permutation(text)? {
                Some(permutation) => Ok(Ranked::permutation(&permutation)),
                None => Err(error),
            },
        }
    }

    fn board_text(&self) -> BoardText {
        BoardText::styled(self.style.style(), self.output.blank.as_ref())
    }

    fn board(&self, board: Board) -> Ranked {
        let text = self.board_text().of(board);
        Ranked {
            rank: board.rank(),
            digits: board.rank_digits().collect(),
            labels: board.labels().collect(),
            text: text.clone(),
            fields: RankedFields::Board {
                size: board.shape().to_string(),
                start: text,
            },
        }
    }
}

/// What has the rank that a text holds; an error names all `kind` of that `size`.
fn of_rank<T>(
    text: &str,
    labels: usize,
    kind: &str,
    size: impl fmt::Display,
    from_rank: impl FnOnce(u64) -> Option<T>,
) -> anyhow::Result<T> {
    let text = plain(text);
    let ranked = text.parse().ok().and_then(from_rank);
    ranked.with_context(|| {
        let last = factorial(labels) - 1;
        format!("rank {text:?}: {kind} {size} have the ranks 0 to {last}")
    })
}

/// A board or a permutation, and its rank.
struct Ranked {
    rank: u64,
    /// The rank in the factorial number system.
    digits: Vec<u8>,
    labels: Vec<u8>,
    text: String,
    fields: RankedFields,
}

impl Ranked {
    fn permutation(permutation: &Permutation) -> Self {
        let labels = permutation.labels().to_vec();
        Self {
            rank: permutation.rank(),
            digits: permutation.rank_digits().collect(),
            labels: labels.clone(),
            text: permutation.to_string(),
            fields: RankedFields::Permutation {
                permutation: labels,
            },
        }
    }
}

/// The sum that makes the rank.
fn sum(digits: &[u8]) -> String {
    let terms = digits.iter().zip((0..digits.len()).rev());
    let terms: Vec<String> = terms
        .map(|(digit, place)| format!("{digit}·{place}!"))
        .collect();
    terms.join(" + ")
}

/// Writes a line for each label: which smaller ones are behind it, and what their number counts
/// for.
fn write_table(labels: &[u8], digits: &[u8], blank: &Blank, out: &mut Vec<u8>) -> io::Result<()> {
    const SMALLER: &str = "smaller ones behind it";
    let name = |label| blank.name(label, labels.len());
    let smaller = |at: usize| {
        let behind = labels[at..].iter().filter(|&&other| other < labels[at]);
        let names: Vec<String> = behind.map(|&label| name(label)).collect();
        names.join(" ")
    };
    let smaller: Vec<String> = (0..labels.len()).map(smaller).collect();
    let widest = smaller.iter().map(String::len).max().unwrap_or(0);
    let width = widest.max(SMALLER.len());
    writeln!(out, "label  {SMALLER:width$}  counts for")?;
    for (at, (digit, smaller)) in digits.iter().zip(&smaller).enumerate() {
        let (label, place) = (name(labels[at]), labels.len() - 1 - at);
        let value = u64::from(*digit) * factorial(place);
        writeln!(
            out,
            "{label:>5}  {smaller:width$}  {digit}·{place}! = {value}"
        )?;
    }
    Ok(())
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
