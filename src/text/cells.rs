//! Words → cells: which label a word, or a character, stands for.

use super::ascii::form;
use super::error::{BoardFault, ParseError};
use super::words::{Word, WordKind};

/// The most characters of a text that an error quotes.
const QUOTED: usize = 64;

/// The words that stand for the blank besides single characters, in either case.
const BLANK_WORDS: [&str; 4] = ["__", "none", "null", "nil"];

/// One cell as read. Its label may be one that no board has.
#[derive(Clone, Copy)]
pub(super) struct Cell<'a> {
    pub text: &'a str,
    /// 0 for the blank; a number that does not fit is `u32::MAX`.
    pub label: u32,
    pub row: usize,
    pub group: usize,
    /// The index of the word that the cell is, or of which it is a character.
    pub word: usize,
}

impl Cell<'_> {
    /// Whether a board of that many cells has such a label.
    pub fn is_within(&self, cells: usize) -> bool {
        (self.label as usize) < cells
    }
}

/// What a word or a character of a board stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Blank,
    Tile(u32),
}

/// Which words stand for labels.
#[derive(Clone, Copy)]
pub(super) struct Labels<'b> {
    /// The only word for the blank; without it, all the usual ones are.
    pub blank: Option<&'b str>,
}

impl Labels<'_> {
    /// The label of a word as a whole: a number, one character, or a word for the blank.
    fn word(self, word: &str) -> Option<Label> {
        if self.is_blank_word(word) {
            return Some(Label::Blank);
        }
        let mut characters = word.chars();
        let label = match (characters.next(), characters.next()) {
            (Some(only), None) => self.character(only)?,
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                Label::Tile(word.parse().unwrap_or(u32::MAX))
            }
            _ => return None,
        };
        Some(self.usual(label))
    }

    /// The label of a character of a compact word.
    fn character(self, c: char) -> Option<Label> {
        if self.is_blank(c) {
            return Some(Label::Blank);
        }
        Some(self.usual(Label::Tile(c.to_digit(16)?)))
    }

    /// The label of a letter where `A` is tile 1.
    fn letter(self, c: char) -> Option<Label> {
        if self.is_blank(c) || c == '0' && self.blank.is_none() {
            return Some(Label::Blank);
        }
        Some(Label::Tile(
            c.to_digit(36)?.checked_sub(9).filter(|&tile| tile > 0)?,
        ))
    }

    /// 0 is the blank unless another word is.
    fn usual(self, label: Label) -> Label {
        match label {
            Label::Tile(0) if self.blank.is_none() => Label::Blank,
            label => label,
        }
    }

    pub fn is_blank_word(self, word: &str) -> bool {
        match self.blank {
            Some(blank) => word == blank,
            None => BLANK_WORDS
                .iter()
                .any(|blank| word.eq_ignore_ascii_case(blank)),
        }
    }

    fn is_blank(self, c: char) -> bool {
        match self.blank {
            Some(blank) => blank.strip_prefix(c) == Some(""),
            None => matches!(c, '.' | 'x' | 'X' | '_' | '*' | '-'),
        }
    }

    /// Whether a character is a label in some syntax.
    pub fn knows(self, c: char) -> bool {
        self.character(c).is_some()
    }
}

/// Whether the usual labels of cells have that character: a hexadecimal digit or a blank, of full width
/// too.
#[must_use]
pub fn is_label(c: char) -> bool {
    Labels { blank: None }.knows(form(c))
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
    /// A letter is a cell, `A` is tile 1, and one is beyond `F`.
    Letters,
}

impl CellSyntax {
    /// In the order in which they are tried.
    pub const ALL: [CellSyntax; 4] = [
        CellSyntax::Mixed,
        CellSyntax::Separated,
        CellSyntax::Compact,
        CellSyntax::Letters,
    ];

    /// The cells that the words stand for; none where a word is no cell in this syntax.
    ///
    /// Tiles are counted from 0 where the blank's word is the next number behind the last of them.
    pub fn cells<'a>(self, words: &[Word<'a>], labels: Labels) -> Option<Vec<Cell<'a>>> {
        if self == Self::Letters && !words.iter().any(|word| is_beyond_f(word.text, labels)) {
            return None;
        }
        let first_tile = self.first_tile(words, labels)?;
        let mut cells = Vec::with_capacity(words.len());
        for (index, &word) in words.iter().enumerate() {
            self.each_cell(word, labels, |text, label| {
                cells.push(Cell {
                    text,
                    label: match label {
                        Label::Blank => 0,
                        Label::Tile(tile) => tile.saturating_add(1 - first_tile),
                    },
                    row: word.row,
                    group: word.group,
                    word: index,
                });
            })?;
        }
        Some(cells)
    }

    /// The number of the first tile, 0 or 1; none where there is a tile 0 and tiles count from 1.
    fn first_tile(self, words: &[Word], labels: Labels) -> Option<u32> {
        let Some(blank) = labels.blank else {
            return Some(1);
        };
        let (mut least, mut greatest) = (1, 0);
        for &word in words {
            self.each_cell(word, labels, |_, label| {
                if let Label::Tile(tile) = label {
                    least = least.min(tile);
                    greatest = greatest.max(tile);
                }
            })?;
        }
        let is_next = number_of(blank).is_some_and(|number| number == greatest.saturating_add(1));
        (least > 0 || is_next).then_some(least)
    }

    /// Gives the text and the label of each cell of a word; none where it is no cell.
    fn each_cell<'a>(
        self,
        word: Word<'a>,
        labels: Labels,
        mut give: impl FnMut(&'a str, Label),
    ) -> Option<()> {
        if word.kind != WordKind::Text {
            give(word.text, Label::Blank);
        } else if self.is_cell(word.text, labels) {
            give(word.text, labels.word(word.text)?);
        } else {
            let mut rest = word.text;
            while let Some(c) = rest.chars().next() {
                let (text, behind) = rest.split_at(c.len_utf8());
                give(text, self.character(c, labels)?);
                rest = behind;
            }
        }
        Some(())
    }

    /// Whether a word is a cell as a whole.
    fn is_cell(self, word: &str, labels: Labels) -> bool {
        labels.is_blank_word(word)
            || match self {
                Self::Separated => true,
                Self::Mixed => is_short(word),
                Self::Compact | Self::Letters => false,
            }
    }

    fn character(self, c: char, labels: Labels) -> Option<Label> {
        match self {
            Self::Letters => labels.letter(c),
            _ => labels.character(c),
        }
    }
}

/// The number that a word for the blank is: a hexadecimal digit, or a decimal number.
pub(super) fn number_of(word: &str) -> Option<u32> {
    let mut characters = word.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) => only.to_digit(16),
        _ => word.parse().ok(),
    }
}

/// Whether a word is no longer than the label of a tile.
pub(super) fn is_short(word: &str) -> bool {
    word.chars().nth(2).is_none()
}

/// Whether a word has a letter beyond `F` that is no blank.
fn is_beyond_f(word: &str, labels: Labels) -> bool {
    let is_beyond = |c: char| c.is_ascii_alphabetic() && !labels.knows(c);
    word.contains(is_beyond) && !labels.is_blank_word(word)
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

/// The text of words, with `/` between rows.
pub(super) fn quote_words(words: &[Word]) -> String {
    join(
        (0..)
            .zip(words)
            .map(|(index, word)| (word.text, word.row, index)),
    )
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
