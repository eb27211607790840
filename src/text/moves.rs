//! Moves ⇄ text, in the notations in which programs and people write them.
//!
//! All notations are read alike, and may be mixed: a move is a letter (`u d l r`) or a word
//! (`up down left right`), both in either case, or an arrow (`↑ ↓ ← →`). A number right behind a
//! move is how many times it is made (`R2` is `R R`). Between moves may stand all that separates the
//! cells of boards, and quotation marks: so a pasted list can be read.

use std::fmt;
use std::iter;
use std::str::FromStr;

use crate::puzzle::{Move, MoveOrder, Path};

use super::error::{MovesFault, ParseError};
use super::words::{separates, shorten};

/// Whose direction the name of a move tells: the blank's or the tile's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The direction in which the blank travels, as in POJ 1077 and everywhere in this crate.
    #[default]
    Blank,
    /// The direction in which the tile travels: each move has the name of its inverse.
    Tile,
}

impl Frame {
    /// The blank's move that `step` names in this frame; and, as the inverse of an inverse is the
    /// move itself, also the name in this frame of the blank's move `step`.
    #[must_use]
    pub const fn turn(self, step: Move) -> Move {
        match self {
            Frame::Blank => step,
            Frame::Tile => step.inverse(),
        }
    }

    /// Its name: `blank` or `tile`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Frame::Blank => "blank",
            Frame::Tile => "tile",
        }
    }

    /// The other frame.
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
    /// `R2U2L`: equal moves in a row once, followed by their number if it is not 1.
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

    /// The name of a move.
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
    /// The most moves that are read, since a few characters can stand for any number of them.
    pub const MOST_READ: usize = 1_000_000;

    /// Reads moves in any notation, or in several.
    ///
    /// * `frame`: whose directions the text names. A path always holds those of the blank.
    ///
    /// # Errors
    ///
    /// [`ParseError::Moves`], with the place of the fault.
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
            let offset = text.len() - rest.len();
            let wrong = |offset: usize, piece: &str, fault| ParseError::Moves {
                moves: shorten(text.chars()),
                place: text[..offset].chars().count() + 1,
                read: shorten(piece.chars()),
                fault,
            };
            let Some((step, length)) = first_move(rest) else {
                let fault = match first {
                    '0'..='9' => MovesFault::LoneCount,
                    _ => MovesFault::Unknown,
                };
                return Err(wrong(offset, &rest[..first.len_utf8()], fault));
            };
            let after = rest[length..].trim_start_matches(|c: char| c.is_ascii_digit());
            let counted = &rest[..rest.len() - after.len()];
            let (named, digits) = counted.split_at(length);
            let count = match digits {
                "" => 1,
                // What does not fit is too much in any case.
                digits => digits.parse().unwrap_or(usize::MAX),
            };
            if count == 0 {
                return Err(wrong(offset + named.len(), digits, MovesFault::NoCount));
            }
            if count > Self::MOST_READ - moves.len() {
                return Err(wrong(offset, counted, MovesFault::TooMany));
            }
            moves.extend(iter::repeat_n(frame.turn(step), count));
            rest = skip(after);
        }
        Ok(Path::from(moves))
    }

    /// The moves as text, in that notation and frame.
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

/// The text from the next move on, what separates moves being skipped.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|c| separates(c) || matches!(c, '"' | '\''))
}

/// The move that a text begins with, and the length of its name in bytes.
fn first_move(text: &str) -> Option<(Move, usize)> {
    // Words come before letters, for each begins with a letter.
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

/// The text of a path that [`Path::written`] returns.
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
        let lowercase = text.to_ascii_lowercase();
        let step = |letter| Move::ALL.into_iter().find(|step| step.letter() == letter);
        let moves: Option<Vec<Move>> = lowercase.chars().filter(is_letter).map(step).collect();
        moves
            .and_then(|moves| MoveOrder::new(&moves))
            .ok_or_else(|| ParseError::Order(text.to_owned()))
    }
}
