//! The word that stands for the blank, where it is not one of the usual ones.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::Shape;

use super::cells::number_of;
use super::error::ParseError;
use super::words::separates;

/// The most characters of a word for the blank.
const LONGEST: usize = 8;

/// A word that stands for the blank: `.` unless asked otherwise.
///
/// Invariant: it has 1 to 8 visible characters, none of which separates.
///
/// The tiles are the numbers from 1 on, unless the word is itself the last of the numbers from 0 on:
/// where `F` is the blank of a board of 16 cells, its tiles are `0` to `E`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blank(String);

impl Default for Blank {
    fn default() -> Self {
        Self(".".to_owned())
    }
}

impl Blank {
    /// The word.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.0
    }

    /// What the label is called on a board of so many cells: the word, or the tile's number.
    #[must_use]
    pub fn name(&self, label: u8, cells: usize) -> String {
        match label {
            0 => self.0.clone(),
            tile => self.number(tile, cells).to_string(),
        }
    }

    /// The number of a tile on a board of so many cells.
    #[must_use]
    pub fn number(&self, tile: u8, cells: usize) -> u8 {
        tile - u8::from(self.is_last_number(cells))
    }

    /// The label of the tile that has this number on a board of so many cells; or a label that no tile
    /// of the board has.
    #[must_use]
    pub fn label(&self, number: u8, cells: usize) -> u8 {
        number.saturating_add(self.is_last_number(cells).into())
    }

    /// Checks that no tile of such a board is printed as this word.
    ///
    /// # Errors
    ///
    /// [`ParseError::BlankIsTile`]
    pub fn check(&self, shape: Shape) -> Result<(), ParseError> {
        let cells = shape.cells();
        let is_word = |tile: u8| {
            let number = self.number(tile, cells);
            let digit = char::from_digit(number.into(), 16);
            number.to_string() == self.0 || digit.is_some_and(|digit| digit.to_string() == self.0)
        };
        if (1..=u8::MAX).take(cells - 1).any(is_word) {
            let blank = self.0.clone();
            return Err(ParseError::BlankIsTile { blank, shape });
        }
        Ok(())
    }

    /// Whether the word is one character, as in a compact text of one character a cell.
    pub(super) fn is_character(&self) -> bool {
        self.0.chars().nth(1).is_none()
    }

    /// Whether it is the number n − 1 on a board of n cells.
    fn is_last_number(&self, cells: usize) -> bool {
        number_of(&self.0).is_some_and(|number| number as usize + 1 == cells)
    }
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for Blank {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Self, ParseError> {
        let is_visible = |c: char| !c.is_control() && !separates(c);
        let length = word.chars().count();
        if !(1..=LONGEST).contains(&length) || !word.chars().all(is_visible) {
            return Err(ParseError::Blank(word.to_owned()));
        }
        Ok(Self(word.to_owned()))
    }
}
