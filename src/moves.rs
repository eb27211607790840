//! Moves and paths: the letters, and what they do.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use crate::board::Board;
use crate::error::Error;

/// One step: the way the **blank** travels, as in POJ 1077.
///
/// Many programs name the way the *tile* travels instead; that is [`Move::inverse`] of this.
/// The order of the variants, `u < d < l < r`, is the order that makes a path canonical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Move {
    /// `u`: the blank changes places with the tile above it.
    Up,
    /// `d`: the blank changes places with the tile below it.
    Down,
    /// `l`: the blank changes places with the tile to its left.
    Left,
    /// `r`: the blank changes places with the tile to its right.
    Right,
}

impl Move {
    /// All moves in canonical order.
    pub const ALL: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];

    /// The letter of this move.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Move::Up => 'u',
            Move::Down => 'd',
            Move::Left => 'l',
            Move::Right => 'r',
        }
    }

    /// The move that takes this one back.
    #[must_use]
    pub const fn inverse(self) -> Move {
        match self {
            Move::Up => Move::Down,
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
        }
    }
}

impl TryFrom<char> for Move {
    type Error = Error;

    fn try_from(letter: char) -> Result<Self, Error> {
        Move::ALL
            .into_iter()
            .find(|step| step.letter() == letter)
            .ok_or(Error::MoveLetter(letter))
    }
}

/// A string of moves.
///
/// ```
/// use npuzzle::{Board, Path};
///
/// let path: Path = "rdr".parse()?;
/// let start: Board = "1 2 3 / x 4 6 / 7 5 8".parse()?;
/// let goal = path.replay(start).expect("the blank never leaves the board");
/// assert_eq!(goal.to_string(), "12345678.");
/// assert_eq!(path.inverse().replay(goal), Some(start));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(Vec<Move>);

impl Path {
    /// Leaves no moves, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The way back: the moves in reverse, each of them taken back.
    #[must_use]
    pub fn inverse(&self) -> Path {
        self.0.iter().rev().map(|step| step.inverse()).collect()
    }

    /// The board that the moves lead to; none where one of them leaves the board.
    #[must_use]
    pub fn replay(&self, start: Board) -> Option<Board> {
        self.0
            .iter()
            .try_fold(start, |board, &step| board.apply(step))
    }
}

impl Deref for Path {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl Extend<Move> for Path {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}

impl From<Vec<Move>> for Path {
    fn from(moves: Vec<Move>) -> Self {
        Self(moves)
    }
}

impl FromIterator<Move> for Path {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self(moves.into_iter().collect())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.0.iter().map(|step| step.letter()).collect();
        f.pad(&letters)
    }
}

impl FromStr for Path {
    type Err = Error;

    /// Reads letters from `udlr`, one a move, with nothing between them.
    fn from_str(text: &str) -> Result<Self, Error> {
        text.chars().map(Move::try_from).collect()
    }
}
