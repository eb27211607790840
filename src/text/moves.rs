//! Moves ⇄ text, in the notations in which programs and people write them.
//!
//! One reading serves all of them, mixed at will: a move is a letter (`u d l r`), a word
//! (`up down left right`), both in either case, or an arrow (`↑ ↓ ← →`). A number right behind a
//! move says how often it is made (`R2` is `R R`). What parts words of boards may stand between
//! moves, and so may quotation marks: a pasted list reads as it is.

use std::fmt;
use std::iter;
use std::str::FromStr;

use super::error::MovesFault;
use super::error::ParseError;
use crate::puzzle::moves::{Move, MoveOrder};
use crate::puzzle::path::Path;
use crate::text::words::{separates, shorten};

/// Whose way a move names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The way the blank travels, as in POJ 1077 and everywhere in this crate.
    #[default]
    Blank,
    /// The way the tile travels: each move has the name of its inverse.
    Tile,
}

impl Frame {
    /// The move that has, in this frame, the name that `step` has for the blank; and the other way
    /// round, for a name taken twice is the first again.
    #[must_use]
    pub const fn turn(self, step: Move) -> Move {
        match self {
            Frame::Blank => step,
            Frame::Tile => step.inverse(),
        }
    }

    /// The name by which it is asked for.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Frame::Blank => "blank",
            Frame::Tile => "tile",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Frame {
        match self {
            Frame::Blank => Frame::Tile,
            Frame::Tile => Frame::Blank,
        }
    }
}

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `rul`
    #[default]
    Letters,
    /// `RUL`
    Capitals,
    /// `right up left`
    Words,
    /// `→↑←`
    Arrows,
    /// `R2U2L`: moves that follow each other and are the same, with their number, if that is not 1.
    Runs,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 5] = [
        Notation::Letters,
        Notation::Capitals,
        Notation::Words,
        Notation::Arrows,
        Notation::Runs,
    ];

    /// What a move is called.
    #[must_use]
    pub const fn name(self, step: Move) -> &'static str {
        let names = match self {
            Notation::Letters => ["u", "d", "l", "r"],
            Notation::Capitals | Notation::Runs => ["U", "D", "L", "R"],
            Notation::Words => ["up", "down", "left", "right"],
            Notation::Arrows => ["↑", "↓", "←", "→"],
        };
        names[step as usize]
    }
}

impl Path {
    /// The most moves that are read: a few characters can stand for any number of them.
    pub const MOST_READ: usize = 1_000_000;

    /// Reads moves in any notation, or in several.
    ///
    /// * `frame` is whose ways the text names; a path always holds those of the blank.
    ///
    /// # Errors
    ///
    /// [`ParseError::Moves`], which says what was read and where.
    ///
    /// ```
    /// use npuzzle::{Frame, Path};
    ///
    /// for text in ["rrul", "R2UL", "right, right, up, left", "→ →↑←", "['R', 'R', 'U', 'L']"] {
    ///     assert_eq!(Path::read(text, Frame::Blank)?.to_string(), "rrul");
    /// }
    /// assert_eq!(Path::read("L2DR", Frame::Tile)?.to_string(), "rrul");
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    pub fn read(text: &str, frame: Frame) -> Result<Path, ParseError> {
        let mut moves = Vec::new();
        let mut rest = skip(text);
        while let Some(first) = rest.chars().next() {
            let wrong = |at: &str, length: usize, fault| ParseError::Moves {
                moves: shorten(text.chars()),
                place: text[..text.len() - at.len()].chars().count() + 1,
                read: shorten(at[..length].chars()),
                fault,
            };
            let Some((step, length)) = first_move(rest) else {
                let fault = match first {
                    '0'..='9' => MovesFault::LoneCount,
                    _ => MovesFault::Unknown,
                };
                return Err(wrong(rest, first.len_utf8(), fault));
            };
            let behind = &rest[length..];
            let after = behind.trim_start_matches(|c: char| c.is_ascii_digit());
            let digits = behind.len() - after.len();
            let count = match &behind[..digits] {
                "" => 1,
                // What is too large for a number is too large.
                number => number.parse().unwrap_or(usize::MAX),
            };
            if count == 0 {
                return Err(wrong(behind, digits, MovesFault::NoCount));
            }
            if count > Self::MOST_READ - moves.len() {
                return Err(wrong(rest, length + digits, MovesFault::TooMany));
            }
            moves.extend(iter::repeat_n(frame.turn(step), count));
            rest = skip(after);
        }
        Ok(Path::from(moves))
    }

    /// The moves as text, in that notation, which names the ways of what `frame` says.
    ///
    /// ```
    /// use npuzzle::{Frame, Notation, Path};
    ///
    /// let path: Path = "rrul".parse()?;
    /// assert_eq!(path.written(Notation::Runs, Frame::Blank).to_string(), "R2UL");
    /// assert_eq!(path.written(Notation::Words, Frame::Tile).to_string(), "left left down right");
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn written(&self, notation: Notation, frame: Frame) -> Written<'_> {
        Written {
            path: self,
            notation,
            frame,
        }
    }
}

/// The text from the next move on.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|c| separates(c) || matches!(c, '"' | '\''))
}

/// The move that a text begins with, and the length of its name in bytes.
fn first_move(text: &str) -> Option<(Move, usize)> {
    // A word comes before the letter that it begins with.
    let notations = [Notation::Words, Notation::Letters, Notation::Arrows];
    notations.into_iter().find_map(|notation| {
        Move::ALL.into_iter().find_map(|step| {
            let name = notation.name(step);
            let head = text.get(..name.len())?;
            head.eq_ignore_ascii_case(name)
                .then_some((step, name.len()))
        })
    })
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(|step| step.letter()).collect();
        f.pad(&letters)
    }
}

impl FromStr for Path {
    type Err = ParseError;

    /// Reads moves of the blank, as [`Path::read`] does.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::read(text, Frame::Blank)
    }
}

/// What [`Path::written`] prints.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    path: &'a Path,
    notation: Notation,
    frame: Frame,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |step| self.notation.name(self.frame.turn(step));
        if self.notation == Notation::Runs {
            return self
                .path
                .chunk_by(PartialEq::eq)
                .try_for_each(|run| match run {
                    &[step] => f.write_str(name(step)),
                    run => write!(f, "{}{}", name(run[0]), run.len()),
                });
        }
        let between = match self.notation {
            Notation::Words => " ",
            _ => "",
        };
        for (index, &step) in self.path.iter().enumerate() {
            if index > 0 {
                f.write_str(between)?;
            }
            f.write_str(name(step))?;
        }
        Ok(())
    }
}

impl fmt::Display for MoveOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves()
            .iter()
            .try_for_each(|step| step.letter().fmt(f))
    }
}

impl FromStr for MoveOrder {
    type Err = ParseError;

    /// Reads each of the four letters once, in either case; `<` may stand between them.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let is_letter = |c: &char| !matches!(c, '<' | ',' | ' ');
        let letters: Vec<char> = text
            .to_ascii_lowercase()
            .chars()
            .filter(is_letter)
            .collect();
        let step = |letter: &char| Move::ALL.into_iter().find(|step| step.letter() == *letter);
        let moves: Option<Vec<Move>> = letters.iter().map(step).collect();
        moves
            .and_then(|moves| MoveOrder::new(&moves))
            .ok_or_else(|| ParseError::Order(text.to_owned()))
    }
}
