//! Text ⇄ boards.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::puzzle::{Board, Shape};

use super::diagnosis;
use super::error::{BoardFault, ParseError};
use super::rows::SizedCells;
use super::words::{self, CellSyntax};

/// How the blank is printed unless asked otherwise.
pub const BLANK: char = '.';

/// The boards that the text holds: one, or two (a start and a goal).
///
/// * `size` is the shape of boards whose rows show none; rows that show another are an error.
///
/// # Errors
///
/// Any variant of [`ParseError`] about boards; the likeliest, where several would explain the text.
///
/// ```
/// use npuzzle::text;
///
/// let pair = text::read("12345678.\n123.46758\n", None)?;
/// assert_eq!(pair.len(), 2);
/// let list = text::read("[[4,1,2],[5,0,3]]", None)?;
/// assert_eq!(list[0].shape().to_string(), "3x2");
/// # Ok::<(), npuzzle::Error>(())
/// ```
pub fn read(text: &str, size: Option<Shape>) -> Result<Vec<Board>, ParseError> {
    let words = words::split(text)?;
    if words.is_empty() {
        return Err(ParseError::NoBoard);
    }
    for syntax in CellSyntax::ALL {
        let cells = syntax.cells(&words).unwrap_or_default();
        let bare = Some(SizedCells::bare(&cells));
        let with_size_line = SizedCells::with_size_line(&cells);
        for sized in [bare, with_size_line].into_iter().flatten() {
            if let Some(parts) = sized.permutations() {
                return sized.boards(&parts, size);
            }
        }
    }
    diagnosis::explain(&words, size)
}

/// The one board that the text holds.
///
/// # Errors
///
/// Those of [`read`], and [`BoardFault::BoardCount`] where there are two.
pub fn read_one(text: &str, size: Option<Shape>) -> Result<Board, ParseError> {
    match read(text, size)?.as_slice() {
        &[board] => Ok(board),
        [_, extra, ..] => Err(ParseError::Board {
            board: extra.to_string(),
            fault: BoardFault::BoardCount {
                expected: 1,
                count: 2,
            },
        }),
        [] => Err(ParseError::NoBoard),
    }
}

impl FromStr for Board {
    type Err = ParseError;

    /// Reads exactly one board, in the grammar of [`crate::text`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_one(text, None)
    }
}

impl Board {
    /// The compact text of the board, one character a cell, with `blank` for the blank.
    #[must_use]
    pub fn compact(self, blank: char) -> Compact {
        Compact { board: self, blank }
    }
}

/// The text of a board that [`Board::compact`] returns.
#[derive(Clone, Copy, Debug)]
pub struct Compact {
    board: Board,
    blank: char,
}

impl fmt::Display for Compact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.labels().try_for_each(|label| {
            f.write_char(match label {
                0 => self.blank,
                tile => char::from_digit(tile.into(), 16).unwrap_or('?'),
            })
        })
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.compact(BLANK).fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} {self})", self.shape())
    }
}
