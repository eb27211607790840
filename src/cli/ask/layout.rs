//! Where boards end that stand in rows.

use std::borrow::Cow;

use memchr::memchr;
use npuzzle::text::Dialect;
use npuzzle::{Board, MAX_CELLS, program};

use super::json_reader::is_json;
use super::quick_reader;
use crate::cli::batch::{Extent, RecordLayout};

/// The most lines of a board: the size above it, a line for each cell, and the lines of a table around
/// each.
const MOST_LINES: usize = 2 * MAX_CELLS + 3;

/// The most words of a board and the size above it.
const MOST_WORDS: usize = MAX_CELLS + 2;

/// The most digits and letters of them.
const MOST_DIGITS: usize = 2 * MAX_CELLS + 4;

/// Behind lines that are no board, the next board is where so many follow one another: rows of several
/// boards make another one now and then, and hardly ever so many.
const MOST_FOLLOWERS: usize = 4;

/// Boards in rows, one after another, perhaps with blank lines or a size before each.
///
/// Nothing marks where a board ends, but each label is there once in a board. So it ends with the
/// line up to which [`npuzzle::text::read`] reads one board, unless it reads one up to a later line too:
/// `1 2 3`, `4 5 0`, `7 8 6` is one board of 3x3, though its first two rows are one of 3x2. A row
/// goes on with a board only by higher labels; so a board may end before the next one begins.
#[derive(Clone)]
pub struct BoardRows {
    pub dialect: Dialect,
    /// How many boards are a record: 1, or 2 for a start and a goal.
    pub boards: usize,
    /// Whether a size stands before each. It may look like a row.
    pub are_sized: bool,
    /// How many lines the last board had, 0 before the first: a board that can't be read likely has as
    /// many.
    pub last_lines: usize,
}

impl RecordLayout for BoardRows {
    fn first(&mut self, text: &[u8], is_end: bool) -> Option<Extent> {
        if self.boards == 1
            && let Some(end) = self.quick_board(text, is_end)
        {
            self.last_lines = 3 + usize::from(self.are_sized);
            return Some(Extent { begin: 0, end });
        }
        let begin = self.blank_lines(text, is_end);
        let mut end = begin;
        let mut boards = 0;
        while boards < self.boards {
            let at = end + self.blank_lines(&text[end..], is_end);
            if at == text.len() && (is_end || boards == 0) {
                break;
            }
            match self.board(&text[at..], self.boards - boards, is_end) {
                Ok(found) => {
                    boards += found.boards;
                    end = at + found.length;
                    if found.cells > 0 {
                        self.last_lines = self.count_lines(&text[at..end]);
                    }
                }
                Err(TooShort) if boards == 0 && begin > 0 => break,
                Err(TooShort) => return None,
            }
        }
        (end > 0).then_some(Extent { begin, end })
    }
}

/// What the next lines of a text are.
#[derive(Clone, Copy)]
struct Found {
    boards: usize,
    /// How many cells the board has, if it is one.
    cells: usize,
    length: usize,
}

/// More of the file must be read to tell.
struct TooShort;

impl BoardRows {
    /// The next board, or lines that should be one. Two boards are found together if they are on one line,
    /// and so many are wanted. A JSON object is a whole record.
    fn board(&self, text: &[u8], wanted: usize, is_end: bool) -> Result<Found, TooShort> {
        if let Some(length) = self.quick_board(text, is_end) {
            return Ok(Found {
                boards: 1,
                cells: 9,
                length,
            });
        }
        if text.starts_with(b"{") {
            let length = line(text, is_end).ok_or(TooShort)?;
            if str::from_utf8(&text[..length]).is_ok_and(is_json) {
                return Ok(Found {
                    boards: wanted,
                    cells: 0,
                    length,
                });
            }
        }
        match self.find(text, wanted, is_end)? {
            Some(found) => Ok(found),
            None => self.up_to_next(text, is_end),
        }
    }

    /// The length of a 3×3 board that a text begins with, where its size or the next row shows that it ends.
    fn quick_board(&self, text: &[u8], is_end: bool) -> Option<usize> {
        if self.dialect.blank.is_some() || self.dialect.size.is_some() {
            return None;
        }
        if self.are_sized {
            let (_, length) = quick_reader::nine_sized(text)?;
            return Some(length);
        }
        let (_, length) = program::nine_in_rows(text)?;
        let is_low = |label: &u8| matches!(label, b'0'..=b'8' | b'.');
        let ends = match &text[length..] {
            [] => is_end,
            [b'\n', ..] | [b'\r', b'\n', ..] => true,
            next => program::three(next).is_some_and(|(labels, _)| labels.iter().any(is_low)),
        };
        ends.then_some(length)
    }

    /// Finds the board that a text begins with, if there is one.
    fn find(&self, text: &[u8], wanted: usize, is_end: bool) -> Result<Option<Found>, TooShort> {
        let mut best = None;
        let mut end = 0;
        for number in 1..=MOST_LINES {
            let Some(length) = line(&text[end..], is_end) else {
                return if is_end { Ok(best) } else { Err(TooShort) };
            };
            let next = &text[end..end + length];
            if number > 1 && is_empty(next) {
                return Ok(best);
            }
            if let Some(Found { cells, .. }) = best
                && let Some(label) = least_label(&self.without_comments(next))
            {
                if label < cells && !self.is_too_short(&text[..end]) {
                    return Ok(best);
                }
                // The row goes on with a larger board: without its end there is none.
                best = None;
            }
            end += length;
            let lines = &*self.without_comments(&text[..end]);
            match self.read(lines).as_slice() {
                [board] if !splits_words(lines, board.shape().cells()) => {
                    let cells = board.shape().cells();
                    best = Some(Found {
                        boards: 1,
                        cells,
                        length: end,
                    });
                    if cells == MAX_CELLS {
                        return Ok(best);
                    }
                }
                boards if boards.len() == wanted && wanted > 1 => {
                    return Ok(Some(Found {
                        boards: wanted,
                        cells: 0,
                        length: end,
                    }));
                }
                _ if columns(lines) > MOST_WORDS || digits(lines) > MOST_DIGITS => return Ok(best),
                _ => {}
            }
        }
        Ok(best)
    }

    /// Whether a board in these lines is rather the beginning of one that can't be read, since the last
    /// one had more and more lines follow without a gap.
    fn is_too_short(&self, lines: &[u8]) -> bool {
        self.count_lines(lines) < self.last_lines && !self.are_sized && !self.is_sized(lines)
    }

    /// Lines that are no board, up to where the next one likely begins: where most boards follow one
    /// another, and else where a square would end that is as wide.
    fn up_to_next(&self, text: &[u8], is_end: bool) -> Result<Found, TooShort> {
        let likely = self.likely_rows(text, is_end);
        let mut ends = vec![0];
        while ends.len() <= likely + 2 {
            let end = ends[ends.len() - 1];
            match line(&text[end..], is_end) {
                Some(length) if end == 0 || !is_empty(&text[end..end + length]) => {
                    ends.push(end + length);
                }
                None if !is_end => return Err(TooShort),
                _ => break,
            }
        }
        let last = ends.len() - 1;
        let mut best = (likely.min(last), 0);
        for lines in [best.0].into_iter().chain(1..=last) {
            let followers = self.followers(&text[ends[lines]..], is_end)?;
            // As many lines as the last board had need no proof, and others a good one.
            if lines == self.last_lines && followers > 0 {
                best = (lines, followers);
                break;
            }
            if followers > best.1 && (self.last_lines == 0 || followers == MOST_FOLLOWERS) {
                best = (lines, followers);
            }
        }
        Ok(Found {
            boards: 1,
            cells: 0,
            length: ends[best.0],
        })
    }

    /// How many boards follow one another at the beginning of a text; as many as are counted where they
    /// end with the file or at a blank line.
    fn followers(&self, text: &[u8], is_end: bool) -> Result<usize, TooShort> {
        let mut at = 0;
        for count in 0..MOST_FOLLOWERS {
            let next = line(&text[at..], is_end).unwrap_or_default();
            if at == text.len() && is_end || next > 0 && is_empty(&text[at..at + next]) {
                return Ok(MOST_FOLLOWERS);
            }
            at += self.blank_lines(&text[at..], is_end);
            match self.find(&text[at..], 1, is_end)? {
                Some(found) => at += found.length,
                None => return Ok(count),
            }
        }
        Ok(MOST_FOLLOWERS)
    }

    /// How many lines a board likely has that begins with these: a size, and the rows of a square.
    fn likely_rows(&self, text: &[u8], is_end: bool) -> usize {
        if self.last_lines > 0 {
            return self.last_lines;
        }
        if let Some(size) = self.dialect.size {
            return size.height();
        }
        let first = line(text, is_end).unwrap_or(text.len());
        if !self.read(&text[..first]).is_empty() {
            return 1;
        }
        let second = first + line(&text[first..], is_end).unwrap_or(0);
        let [first, second] = [&text[..first], &text[first..second]].map(columns);
        match (first, second) {
            (1 | 2, 2..=4) if first != second => 1 + second,
            (2..=4, _) => first,
            _ => 1,
        }
    }

    /// The length of the lines that a text begins with and that are no part of a board.
    pub fn blank_lines(&self, text: &[u8], is_end: bool) -> usize {
        let mut end = 0;
        while let Some(length) = line(&text[end..], is_end)
            && length > 0
            && self.is_blank(&text[end..end + length])
        {
            end += length;
        }
        // Some files end with a size of nothing.
        let rest = &text[end..];
        let is_zero = |byte: &u8| matches!(byte, b'0' | b' ' | b'\r' | b'\n');
        if is_end && rest.len() < 16 && rest.iter().all(is_zero) {
            return text.len();
        }
        end
    }

    /// How many lines of a text are rows or sizes.
    fn count_lines(&self, text: &[u8]) -> usize {
        let lines = text.split(|&byte| byte == b'\n');
        lines.filter(|line| !self.is_blank(line)).count()
    }

    /// Whether a line holds nothing but space, a comment, or a line of a box. These come before a board or
    /// within it; what ends a board is a line of nothing but space.
    fn is_blank(&self, line: &[u8]) -> bool {
        let line = self.without_comments(line);
        is_empty(&line) || is_rule(&line)
    }

    fn without_comments<'a>(&self, text: &'a [u8]) -> Cow<'a, [u8]> {
        if !self.dialect.has_comments() || memchr(b'#', text).is_none() {
            return text.into();
        }
        let mut is_comment = false;
        let is_left = |byte: &&u8| {
            is_comment = **byte != b'\n' && (is_comment || **byte == b'#');
            !is_comment
        };
        text.iter().filter(is_left).copied().collect()
    }

    /// The boards of a text; none where it can't be read.
    pub fn read(&self, text: &[u8]) -> Vec<Board> {
        if self.are_sized && !self.is_sized(text) {
            return Vec::new();
        }
        let text = str::from_utf8(text).unwrap_or_default();
        program::read_if_any(text, &self.dialect).unwrap_or_default()
    }

    /// Whether a text is a board behind its size: it is the same one without its first line.
    pub fn is_sized(&self, text: &[u8]) -> bool {
        let text = str::from_utf8(text).unwrap_or_default();
        let Some((_, rows)) = text.split_once('\n') else {
            return false;
        };
        let read = |text| program::read_if_any(text, &self.dialect);
        read(text).is_some_and(|whole| whole.len() == 1 && read(rows) == Some(whole))
    }
}

fn is_empty(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}

/// The length of the line that a text begins with, none if its end was not read yet or there is none.
pub fn line(text: &[u8], is_end: bool) -> Option<usize> {
    let whole = memchr(b'\n', text).map(|at| at + 1);
    whole.or((is_end && !text.is_empty()).then_some(text.len()))
}

/// The least label of a line, of its numbers or of the characters of its only word; none if it has none,
/// as the line of a box.
fn least_label(line: &[u8]) -> Option<usize> {
    let label = |word: &[u8]| match *word {
        [digit] if digit.is_ascii_hexdigit() => {
            char::from(digit).to_digit(16).map(|it| it as usize)
        }
        [_] => Some(0),
        [tens, ones] if tens.is_ascii_digit() && ones.is_ascii_digit() => {
            Some(usize::from(10 * (tens - b'0') + ones - b'0'))
        }
        _ => None,
    };
    let least = |words: &[&[u8]]| words.iter().filter_map(|word| label(word)).min();
    let of_characters = |word: &[u8]| word.chunks(1).filter_map(label).min();
    let words: Vec<&[u8]> = words(line).collect();
    match words.as_slice() {
        [word] if word.len() > 2 => of_characters(word),
        // Nobody knows whether two digits are one label or two.
        [word] if word.len() == 2 && !word.iter().all(u8::is_ascii_digit) => of_characters(word),
        [word] if word.len() == 2 => None,
        words => least(words),
    }
}

/// Whether lines that hold a board of so many cells have words of different length on a line, and fewer
/// than cells: then a number such as 13 was read as two tiles, and more rows must come. In a table, an
/// empty cell is no word; the numbers in it are tiles where there are as many.
fn splits_words(lines: &[u8], cells: usize) -> bool {
    let may_be_tiles = || cells > 10 && lines.iter().any(|byte| b"|,;\t\"'".contains(byte));
    let is_uneven = |line| {
        let mut lengths = words(line).map(<[u8]>::len);
        let first = lengths.next();
        lengths.any(|length| Some(length) != first)
    };
    columns(lines) < cells && !may_be_tiles() && lines.split(|&byte| byte == b'\n').any(is_uneven)
}

fn digits(text: &[u8]) -> usize {
    text.iter()
        .filter(|byte| byte.is_ascii_alphanumeric())
        .count()
}

/// How many cells a line has, by its words, or by its characters if it is one word.
fn columns(line: &[u8]) -> usize {
    let mut words = words(line);
    match (words.next(), words.count()) {
        (None, _) => 0,
        (Some(word), 0) if word.len() > 2 => word.len(),
        (_, others) => 1 + others,
    }
}

/// What stands between separators, but for the lines of a box.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let parts = |byte: &u8| byte.is_ascii_whitespace() || b",;:|/[](){}\"'".contains(byte);
    let is_word = |word: &&[u8]| word.len() == 1 || word.iter().any(u8::is_ascii_alphanumeric);
    text.split(parts).filter(is_word)
}

/// Whether a line is one of a box or a table: two characters or more of which such lines are made.
fn is_rule(line: &[u8]) -> bool {
    let line = str::from_utf8(line).unwrap_or_default().trim();
    let is_ruled = |c: char| matches!(c, '-' | '=' | '+' | '*' | '|' | ':' | '─'..='╿');
    line.chars().nth(1).is_some() && line.chars().all(is_ruled)
}
