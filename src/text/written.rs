//! Boards → text.

use std::fmt::{self, Write};

use crate::puzzle::Board;

use super::blank::Blank;

/// How a board is written. Each style shows the shape of a board that is not square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// One character a cell, with `/` between rows unless the board is square: `12345678.`,
    /// `123/45.`; or [`BoardStyle::Spaced`] where the word for the blank is longer.
    #[default]
    Compact,
    /// Numbers on one line, with `/` between rows unless the board is square: `1 2 3 4 5 6 7 8 .`,
    /// `1 2 3 / 4 5 .`
    Spaced,
    /// Numbers, each row on a line of its own. No line break ends the last.
    Rows,
}

impl Board {
    /// The text of the board in that style, with that word for the blank.
    ///
    /// ```
    /// use npuzzle::{Blank, Board, BoardStyle};
    ///
    /// let board: Board = "123/45.".parse()?;
    /// let blank: Blank = "0".parse()?;
    /// assert_eq!(board.written(BoardStyle::Spaced, &blank).to_string(), "1 2 3 / 4 5 0");
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn written(self, style: BoardStyle, blank: &Blank) -> WrittenBoard<'_> {
        WrittenBoard {
            board: self,
            style,
            blank,
        }
    }
}

/// The text of a board that [`Board::written`] returns.
#[derive(Clone, Copy, Debug)]
pub struct WrittenBoard<'a> {
    board: Board,
    style: BoardStyle,
    blank: &'a Blank,
}

impl fmt::Display for WrittenBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.board.shape();
        let is_square = shape.width() == shape.height();
        let is_compact = self.style == BoardStyle::Compact && self.blank.is_character();
        let between_cells = if is_compact { "" } else { " " };
        let between_rows = match self.style {
            BoardStyle::Rows => "\n",
            _ if is_square => between_cells,
            _ if is_compact => "/",
            _ => " / ",
        };
        for (cell, label) in self.board.labels().enumerate() {
            match cell {
                0 => {}
                _ if cell % shape.width() == 0 => f.write_str(between_rows)?,
                _ => f.write_str(between_cells)?,
            }
            if label == 0 {
                f.write_str(self.blank.word())?;
                continue;
            }
            let number = self.blank.number(label, shape.cells());
            match char::from_digit(number.into(), 16) {
                Some(digit) if is_compact => f.write_char(digit)?,
                _ => number.fmt(f)?,
            }
        }
        Ok(())
    }
}

/// The compact text of the board, `.` for the blank.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written(BoardStyle::Compact, &Blank::default()).fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} {self})", self.shape())
    }
}
