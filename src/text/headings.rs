//! A size that stands before a board, as judges' and courses' files have it.

use std::fmt;

use crate::puzzle::{MAX_CELLS, Shape};

use super::words::Word;

/// The numbers of a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// The side of a square, or the number of its tiles.
    One(usize),
    /// Two sides: `3 2`, `3x2` or `3 x 2`.
    Two(usize, usize),
}

impl Heading {
    /// The heading that words begin with, and of how many words it is. One or two numbers must be all
    /// that their line holds; `WxH` may stand before a board on its line.
    pub fn at_start(words: &[Word]) -> Option<(Self, usize)> {
        let first = words.first()?;
        if let Some(heading) = sides(first.text) {
            return Some((heading, 1));
        }
        let line = words.iter().take_while(|word| word.line == first.line);
        let line: Vec<&str> = line.map(|word| word.text).collect();
        let heading = match line.as_slice() {
            [side] => Self::One(number(side)?),
            [width, height] | [width, "x" | "X", height] => {
                Self::Two(number(width)?, number(height)?)
            }
            _ => return None,
        };
        Some((heading, line.len()))
    }

    /// Its size, columns first; none where no board has it.
    pub fn shape(self) -> Option<Shape> {
        let (width, height) = self.sides();
        Shape::new(width, height).ok()
    }

    /// Columns and rows.
    pub fn sides(self) -> (usize, usize) {
        match self {
            Self::One(number) => {
                let side = square_of_tiles(number).unwrap_or(number);
                (side, side)
            }
            Self::Two(width, height) => (width, height),
        }
    }

    /// Whether it is one digit, and so rather a size than a board.
    pub fn is_short(self) -> bool {
        matches!(self, Self::One(..=9))
    }
}

/// The side of the square that has so many tiles, where there is one and the number is no side itself.
fn square_of_tiles(tiles: usize) -> Option<usize> {
    let side = (tiles + 1).isqrt();
    (tiles > MAX_CELLS.isqrt() && side * side == tiles + 1).then_some(side)
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(side) => side.fmt(f),
            Self::Two(width, height) => write!(f, "{width} {height}"),
        }
    }
}

/// The sides in a word such as `3x2`.
fn sides(word: &str) -> Option<Heading> {
    let (width, height) = word.split_once(['x', 'X'])?;
    Some(Heading::Two(number(width)?, number(height)?))
}

/// A number of at most three digits: no side and no number of tiles has more.
fn number(word: &str) -> Option<usize> {
    let is_number = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| is_number)
}
