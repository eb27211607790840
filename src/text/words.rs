//! Text → words → cells: what separates words and rows, and which label a word stands for.

use crate::puzzle::Shape;

use super::error::{BoardFault, ParseError};

/// The most characters of a text that an error quotes.
const QUOTED: usize = 64;

/// A run of characters without a separator.
pub(super) struct Word<'a> {
    text: &'a str,
    /// The row that it stands in, from 0; rows without words are not counted.
    row: usize,
    /// Whether it stands in the first line that has any words.
    in_first_line: bool,
}

impl Word<'_> {
    /// Whether it is no longer than the label of a tile.
    pub fn is_short(&self) -> bool {
        self.text.len() <= 2
    }
}

/// One cell as read. Its label may be one that no board has.
#[derive(Clone, Copy)]
pub(super) struct Cell<'a> {
    pub text: &'a str,
    pub label: u32,
    pub row: usize,
    /// The index of the word that the cell is, or of which it is a character.
    pub word: usize,
    pub in_first_line: bool,
}

impl Cell<'_> {
    /// Whether a board of that many cells has such a label.
    pub fn is_within(&self, cells: usize) -> bool {
        (self.label as usize) < cells
    }
}

/// The words of a text without its comments.
pub(super) fn split(text: &str) -> Result<Vec<Word<'_>>, ParseError> {
    let mut words: Vec<Word> = Vec::new();
    let mut row = 0;
    let mut in_first_line = true;
    for line in text.split(['\n', '\r']) {
        let line = line.split('#').next().unwrap_or(line);
        for run in line.split_inclusive(ends_row) {
            for text in run.split(separates).filter(|text| !text.is_empty()) {
                words.push(Word {
                    text,
                    row,
                    in_first_line,
                });
            }
            if words.last().is_some_and(|word| word.row == row) {
                row += 1;
            }
        }
        in_first_line &= words.is_empty();
    }
    check_characters(&words)?;
    Ok(words)
}

fn ends_row(c: char) -> bool {
    matches!(c, '/' | ']' | ')' | '}')
}

/// Whether a character separates words. So does a byte-order mark, which stands amid the text where
/// files that begin with one are joined.
#[must_use]
pub fn separates(c: char) -> bool {
    c.is_whitespace() || ends_row(c) || matches!(c, ',' | ';' | '|' | '[' | '(' | '{' | '\u{feff}')
}

fn check_characters(words: &[Word]) -> Result<(), ParseError> {
    let unknown = words.iter().find_map(|word| {
        let character = word.text.chars().find(|&c| label(c).is_none())?;
        Some((word, character))
    });
    let Some((word, character)) = unknown else {
        return Ok(());
    };
    // A long word is a board of its own; a short one is a part of all that was read.
    let board = if word.text.chars().count() >= Shape::MIN.cells() {
        shorten(word.text.chars())
    } else {
        join(
            (0..)
                .zip(words)
                .map(|(index, word)| (word.text, word.row, index)),
        )
    };
    let fault = BoardFault::Character(character);
    Err(ParseError::Board { board, fault })
}

/// The label that one character stands for, 0 for the blank; none where it stands for none.
#[must_use]
pub fn label(c: char) -> Option<u32> {
    match c {
        '.' | 'x' | 'X' | '_' | '*' => Some(0),
        _ => c.to_digit(16),
    }
}

/// How cells are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CellSyntax {
    /// A word is a cell: one character, or a decimal number.
    Separated,
    /// A short word is a cell; of a long word each character is one.
    Mixed,
    /// A character is a cell.
    Compact,
}

impl CellSyntax {
    /// In the order in which they are tried.
    pub const ALL: [CellSyntax; 3] = [
        CellSyntax::Mixed,
        CellSyntax::Separated,
        CellSyntax::Compact,
    ];

    /// The cells that the words stand for; none where a word is no cell in this syntax.
    pub fn cells<'a>(self, words: &[Word<'a>]) -> Option<Vec<Cell<'a>>> {
        let mut cells = Vec::with_capacity(words.len());
        for (index, word) in words.iter().enumerate() {
            let cell = |text, label| Cell {
                text,
                label,
                row: word.row,
                word: index,
                in_first_line: word.in_first_line,
            };
            let is_cell = match self {
                Self::Separated => true,
                Self::Mixed => word.is_short(),
                Self::Compact => false,
            };
            if is_cell {
                cells.push(cell(word.text, number(word.text)?));
            } else {
                // All labels are ASCII, so each is one byte of the text.
                let characters = word.text.char_indices();
                cells.extend(
                    characters.filter_map(|(at, c)| Some(cell(word.text.get(at..=at)?, label(c)?))),
                );
            }
        }
        Some(cells)
    }
}

/// The label that a whole word stands for. Numbers that don't fit become `u32::MAX`, which no board
/// has.
fn number(word: &str) -> Option<u32> {
    let mut characters = word.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) => label(only),
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(word.parse().unwrap_or(u32::MAX))
        }
        _ => None,
    }
}

/// The error that a board has this fault.
pub(super) fn fault_of(part: &[Cell], fault: BoardFault) -> ParseError {
    ParseError::Board {
        board: quote(part),
        fault,
    }
}

/// The text of a board as it was written, with `/` between rows.
pub(super) fn quote(part: &[Cell]) -> String {
    join(part.iter().map(|cell| (cell.text, cell.row, cell.word)))
}

/// Joins pieces of text, each with its row and its word.
fn join<'a>(pieces: impl Iterator<Item = (&'a str, usize, usize)>) -> String {
    let mut last = None;
    shorten(pieces.flat_map(|(text, row, word)| {
        let gap = match last.replace((row, word)) {
            Some((last, _)) if last != row => "/",
            Some((_, last)) if last != word => " ",
            _ => "",
        };
        gap.chars().chain(text.chars())
    }))
}

/// As much of a text as an error quotes.
pub(super) fn shorten(mut text: impl Iterator<Item = char>) -> String {
    let mut short: String = text.by_ref().take(QUOTED).collect();
    if text.next().is_some() {
        short.push('…');
    }
    short
}
