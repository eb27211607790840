//! A block of lines → a block of answers.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use memchr::memchr;
use npuzzle::{Board, Pair, Shape, Solver, program};

use crate::cli::answer;
use crate::cli::ask::{Asked, AskedText, Outcome, Question, TextQuestion};
use crate::cli::boards::{Boards, Content, Reader};
use crate::cli::exit::Exit;
use crate::cli::json::{Origin, Unreadable};
use crate::cli::message;

use super::blocks::{Block, LONGEST_LINE};
use super::json::{self, Text};

/// The most pairs to answer together: enough for their look-ups to overlap, and few enough to stay
/// in the nearest cache.
const TOGETHER: usize = 64;

/// What came of a block.
#[derive(Default)]
pub struct Answers {
    /// For standard output: a line for each record, or what the question prints for it.
    pub out: Vec<u8>,
    /// For standard error: a line for each record that can't be read.
    pub complaints: Vec<u8>,
    pub tally: Tally,
    /// Whether the batch ends here, at a record that can't be read.
    pub is_last: bool,
}

/// Counts of what came of records.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub records: u64,
    pub solvable: u64,
    pub unreadable: u64,
    /// How many were answered with no.
    pub no: u64,
    /// How long the lines were.
    pub bytes: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.records += other.records;
        self.solvable += other.solvable;
        self.unreadable += other.unreadable;
        self.no += other.no;
        self.bytes += other.bytes;
    }

    /// The exit status of a batch that came to this.
    pub fn exit(self) -> Exit {
        match self {
            Tally {
                unreadable: 1.., ..
            } => Exit::Wrong,
            Tally { no: 1.., .. } => Exit::No,
            _ => Exit::Answered,
        }
    }
}

/// Answers blocks; shared by all workers.
pub struct Answerer<Q> {
    question: Arc<Q>,
    solver: Solver,
    reader: Reader,
    /// Whether boards of nine cells are 3×3, and a second board is a goal.
    reads_pairs: bool,
    /// The goal of a 3×3 board without one, where all such boards have the same.
    lone_goal: Option<Board>,
    /// What a complaint calls the file.
    file: String,
    /// How many bytes to answer at once.
    pace: AtomicUsize,
}

/// How long a block is to take: long enough for its way through the threads not to count, and short
/// enough for all of them to get something to do.
const BLOCK_TIME: Duration = Duration::from_millis(10);
/// About a line, for a start: who knows how long it takes.
const FIRST_PACE: usize = 32;

impl<Q: Question> Answerer<Q> {
    pub fn new(question: Arc<Q>, solver: Solver, file: String) -> anyhow::Result<Self> {
        let reader = Reader::new(&question.common().pair, question.reads_moves())?;
        let default = question.default_goal();
        Ok(Self {
            reads_pairs: reader.reads_pairs(),
            lone_goal: reader.lone_goal(Shape::EIGHT_PUZZLE, default),
            reader,
            question,
            solver,
            file,
            pace: FIRST_PACE.into(),
        })
    }

    /// How many bytes of a batch should be answered at once.
    pub fn pace(&self) -> usize {
        self.pace.load(Relaxed)
    }

    /// Answers a block's records; what `answers` held before is forgotten.
    pub fn answer(&self, block: &Block, answers: &mut Answers) {
        let begin = Instant::now();
        self.answer_lines(block, answers);
        // A slow block makes the next ones smaller at once, a fast one larger by and by.
        let length = block.lines().len();
        let time = begin.elapsed().as_nanos().max(1);
        let wanted = length as u128 * BLOCK_TIME.as_nanos() / time;
        let most = self.question.block_size().min(4 * length.max(FIRST_PACE));
        self.pace.store((wanted as usize).clamp(1, most), Relaxed);
    }

    fn answer_lines(&self, block: &Block, answers: &mut Answers) {
        answers.out.clear();
        answers.complaints.clear();
        answers.tally = Tally::default();
        let mut rest = block.lines();
        let mut line = block.first_line;
        if block.is_too_long {
            self.complain(&too_long(), at_line(line), answers);
        }
        let mut pairs = Vec::with_capacity(TOGETHER);
        while !rest.is_empty() && !answers.is_last {
            let first = line;
            while let Some((pair, length)) = self.read_quickly(rest)
                && pairs.len() < TOGETHER
            {
                pairs.push(pair);
                rest = &rest[length..];
                line += 1;
            }
            if pairs.is_empty() {
                let length = memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
                self.answer_line(&rest[..length], line, answers);
                rest = &rest[length..];
                line += 1;
            } else {
                self.answer_pairs(&pairs, first, answers);
                pairs.clear();
            }
        }
        answers.tally.bytes = block.lines().len() as u64;
    }

    /// Answers the pairs of successive lines.
    fn answer_pairs(&self, pairs: &[Pair], first_line: u64, answers: &mut Answers) {
        let whole = answers.out.len();
        let out = &mut answers.out;
        if let Ok(Some(solvable)) = self.question.answer_together(pairs, &self.solver, out) {
            answers.tally.records += pairs.len() as u64;
            answers.tally.solvable += solvable as u64;
            return;
        }
        answers.out.truncate(whole);
        for (&pair, line) in pairs.iter().zip(first_line..) {
            self.ask(Ok(Boards::Pair(pair).into()), at_line(line), answers);
        }
    }

    /// The pair of a line of one or two boards of nine cells, and the line's length; none where the
    /// grammar must say what the line is.
    #[inline]
    fn read_quickly(&self, text: &[u8]) -> Option<(Pair, usize)> {
        match text.first_chunk().and_then(compact_pair) {
            Some(pair) if self.reads_pairs => Some((pair, COMPACT_PAIR)),
            _ => self.read_nines(text),
        }
    }

    /// The same, where it is not the most usual of lines.
    #[inline(never)]
    fn read_nines(&self, text: &[u8]) -> Option<(Pair, usize)> {
        let (start, rest) = board(text)?;
        let (goal, rest) = match (self.lone_goal, after_line(rest)) {
            (Some(goal), Some(rest)) => (goal, rest),
            (None, Some(_)) => return None,
            (_, None) => {
                let [b' ' | b'\t' | b',', rest @ ..] = rest else {
                    return None;
                };
                let (goal, rest) = board(rest)?;
                (goal, after_line(rest).filter(|_| self.reads_pairs)?)
            }
        };
        Some((Pair::new(start, goal).ok()?, text.len() - rest.len()))
    }

    /// Answers a line, whatever it holds.
    fn answer_line(&self, line: &[u8], number: u64, answers: &mut Answers) {
        let origin = at_line(number);
        if line.trim_ascii_end().len() > LONGEST_LINE {
            return self.complain(&too_long(), origin, answers);
        }
        let record = line.split(|&byte| byte == b'#').next().unwrap_or(line);
        if record.trim_ascii().is_empty() {
            return;
        }
        let text = match std::str::from_utf8(line) {
            Ok(text) => text.trim_start_matches('\u{feff}'),
            Err(error) => {
                let at = error.valid_up_to();
                let error = anyhow::anyhow!(
                    "the line is not UTF-8 text: byte {} is 0x{:02x}",
                    at + 1,
                    line[at]
                );
                return self.complain(&error, origin, answers);
            }
        };
        if text
            .split('#')
            .next()
            .is_none_or(|record| record.trim().is_empty())
        {
            return;
        }
        if let Some(question) = self.question.of_text() {
            return self.ask_of_text(question, text, origin, answers);
        }
        if json::is_object(text) {
            let record = json::read(text, &self.reader);
            let origin = Origin {
                id: record.id,
                ..origin
            };
            return self.ask(record.content, origin, answers);
        }
        self.ask(self.reader.content(text), origin, answers);
    }

    fn ask(&self, content: anyhow::Result<Content>, origin: Origin, answers: &mut Answers) {
        self.put(origin, answers, |out| {
            let Content { boards, moves } = content?;
            let asked = Asked {
                boards,
                moves: moves.as_deref(),
                solver: &self.solver,
                origin,
            };
            self.question.answer(&asked, out)
        });
    }

    fn ask_of_text(
        &self,
        question: &dyn TextQuestion,
        line: &str,
        origin: Origin,
        answers: &mut Answers,
    ) {
        if !json::is_object(line) {
            let asked = AskedText {
                text: line,
                size: None,
                origin,
            };
            return self.put(origin, answers, |out| question.answer(&asked, out));
        }
        let record = json::read_text(line, question.fields());
        let origin = Origin {
            id: record.id,
            ..origin
        };
        self.put(origin, answers, |out| {
            let Text { text, size } = record.content?;
            let asked = AskedText {
                text: &text,
                size,
                origin,
            };
            question.answer(&asked, out)
        });
    }

    /// Puts an answer behind the others, or what is wrong with the record.
    fn put(
        &self,
        origin: Origin,
        answers: &mut Answers,
        answer: impl FnOnce(&mut Vec<u8>) -> anyhow::Result<Outcome>,
    ) {
        let whole = answers.out.len();
        match answer(&mut answers.out) {
            Ok(Outcome { exit, solvable, .. }) => {
                answers.tally.records += 1;
                answers.tally.solvable += u64::from(solvable);
                answers.tally.no += u64::from(exit == Exit::No);
            }
            Err(error) => {
                answers.out.truncate(whole);
                self.complain(&error, origin, answers);
            }
        }
    }

    /// Says that a record can't be read, in place of its answer.
    #[cold]
    fn complain(&self, error: &anyhow::Error, origin: Origin, answers: &mut Answers) {
        let common = self.question.common();
        let message = message(error);
        let line = origin.line.unwrap_or(0);
        let error = &message;
        // Writing to memory can't fail.
        let _ = if common.output.json {
            answer::write_record(&Unreadable { origin, error }, &mut answers.out)
        } else {
            answers.out.extend_from_slice(b"error\n");
            writeln!(answers.complaints, "{}:{line}: {message}", self.file)
        };
        answers.tally.records += 1;
        answers.tally.unreadable += 1;
        answers.is_last = common.batch.fail_fast;
    }
}

/// The length of two compact words of nine cells, a blank between and a line break behind.
const COMPACT_PAIR: usize = 9 + 1 + 9 + 1;

/// The pair of the most usual of lines.
#[inline]
fn compact_pair(line: &[u8; COMPACT_PAIR]) -> Option<Pair> {
    let (start, rest) = line.split_first_chunk()?;
    let (goal, end) = rest[1..].split_first_chunk()?;
    if rest[0] != b' ' || end != b"\n" {
        return None;
    }
    Pair::new(program::nine(start)?, program::nine(goal)?).ok()
}

/// The origin of a record that has no id.
fn at_line(line: u64) -> Origin<'static> {
    Origin {
        line: Some(line),
        id: None,
    }
}

fn too_long() -> anyhow::Error {
    anyhow::anyhow!("the line is longer than {LONGEST_LINE} bytes")
}

/// The board of nine cells that a text begins with, and the text behind it.
fn board(text: &[u8]) -> Option<(Board, &[u8])> {
    let compact = text
        .split_first_chunk()
        .and_then(|(word, rest)| Some((program::nine(word)?, rest)));
    compact.or_else(|| program::nine_apart(text))
}

/// The text of the next line, if this one has nothing left but blanks.
fn after_line(text: &[u8]) -> Option<&[u8]> {
    let mut rest = text;
    loop {
        match rest {
            [b'\n', after @ ..] => return Some(after),
            [b' ' | b'\t' | b'\r', after @ ..] => rest = after,
            _ => return None,
        }
    }
}
