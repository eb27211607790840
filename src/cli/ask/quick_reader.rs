//! The quick way to read what most lines of a batch hold: one or two 3×3 boards.

use npuzzle::{Board, Goal, Pair, Shape, program};

use crate::cli::batch::Lines;
use crate::cli::boards::Reader;

/// The most pairs to read and answer together: enough for their look-ups to overlap, and few enough
/// to stay in the nearest cache. Measure with `cargo bench --bench batch`.
pub const TOGETHER: usize = 64;

/// Pairs that were read the quick way, and the lines on which they begin.
#[derive(Clone, Default)]
pub struct QuickPairs {
    pub pairs: Vec<Pair>,
    pub lines: Vec<u64>,
}

impl QuickPairs {
    fn push(&mut self, pair: Pair, line: u64) {
        self.pairs.push(pair);
        self.lines.push(line);
    }

    pub fn clear(&mut self) {
        self.pairs.clear();
        self.lines.clear();
    }
}

/// A fast path: it reads only lines for which the grammar gives the same pair, and leaves all others
/// to it.
pub struct QuickReader {
    /// Whether a line may hold a 3×3 start and its goal.
    reads_pairs: bool,
    /// The goal of all 3×3 starts that come without one, if it is the same for all.
    lone_goal: Option<Board>,
}

impl QuickReader {
    /// Reads what `reader` would read; `default` is the goal of a board without one.
    pub fn new(reader: &Reader, default: Option<Goal>) -> Self {
        Self {
            reads_pairs: reader.reads_pairs(),
            lone_goal: reader.lone_goal(Shape::EIGHT_PUZZLE, default),
        }
    }

    /// Takes the pairs of the next records away, up to the first that the grammar must read.
    pub fn read(&self, lines: &mut Lines, quick: &mut QuickPairs) {
        if lines.extents.is_some() {
            return self.read_rows(lines, quick);
        }
        while quick.pairs.len() < TOGETHER
            && let Some((pair, length)) = self.pair(lines.text)
        {
            quick.push(pair, lines.number);
            lines.skip(length);
        }
    }

    /// The same where boards stand in rows.
    fn read_rows(&self, lines: &mut Lines, quick: &mut QuickPairs) {
        while quick.pairs.len() < TOGETHER
            && let Some((text, line)) = lines.peek()
            && let Some(pair) = self.pair_in_rows(text)
        {
            quick.push(pair, line);
            lines.skip_record();
        }
    }

    /// The pair of a record in rows.
    fn pair_in_rows(&self, text: &[u8]) -> Option<Pair> {
        let (start, rest) = board_in_rows(text)?;
        if let (Some(goal), []) = (self.lone_goal, rest) {
            return Pair::new(start, goal).ok();
        }
        let (goal, rest) = board_in_rows(rest.trim_ascii_start())?;
        let pair = Pair::new(start, goal).ok();
        pair.filter(|_| rest.is_empty() && self.reads_pairs)
    }

    /// The pair of the line that a text begins with, and the line's length.
    #[inline]
    fn pair(&self, text: &[u8]) -> Option<(Pair, usize)> {
        match text.first_chunk().and_then(compact_pair) {
            Some(pair) if self.reads_pairs => Some((pair, COMPACT_PAIR)),
            _ => self.less_usual_pair(text),
        }
    }

    /// The same where it is not the most usual of lines.
    #[inline(never)]
    fn less_usual_pair(&self, text: &[u8]) -> Option<(Pair, usize)> {
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
}

/// The length of two compact words of nine cells, with a space between and a line break behind.
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

/// The board of nine cells that a text begins with, and the text behind it.
fn board(text: &[u8]) -> Option<(Board, &[u8])> {
    let compact = text
        .split_first_chunk()
        .and_then(|(word, rest)| Some((program::nine(word)?, rest)));
    compact.or_else(|| program::nine_apart(text))
}

/// The board of three rows, or of one line, that a text begins with, and the text behind it.
fn board_in_rows(text: &[u8]) -> Option<(Board, &[u8])> {
    if let Some((board, length)) = program::nine_in_rows(text).or_else(|| nine_sized(text)) {
        return Some((board, &text[length..]));
    }
    let (board, rest) = board(text)?;
    Some((board, after_line(rest)?))
}

/// The board of three rows below its size that a text begins with, and its length.
pub fn nine_sized(text: &[u8]) -> Option<(Board, usize)> {
    let sizes: [&[u8]; 4] = [b"3\n", b"3 3\n", b"3\r\n", b"3 3\r\n"];
    let size = sizes.iter().find(|&size| text.starts_with(size))?;
    let (board, length) = program::nine_in_rows(&text[size.len()..])?;
    Some((board, size.len() + length))
}

/// The text of the next line, if this one holds nothing more than white space.
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
