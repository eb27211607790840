//! Moves → text, in the notations in which programs and people write them; and orders of moves ⇄ text.

pub(crate) mod read;

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Move, MoveOrder, Path, Stuck, TilePath};

use super::blank::Blank;
use super::error::{ParseError, listed};
use super::written::BoardStyle;

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

/// How directions are written. The numbers of tiles are no directions: see [`Path::tiles`].
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

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.iter().map(|step| step.letter()).collect();
        f.pad(&letters)
    }
}

impl TilePath {
    /// The numbers that the tiles have on a board of so many cells where this is the word for the
    /// blank, with spaces between them.
    ///
    /// ```
    /// use npuzzle::{Blank, TilePath};
    ///
    /// let tiles = TilePath::from(vec![6, 7, 11, 12]);
    /// assert_eq!(tiles.written(&Blank::default(), 16), "6 7 11 12");
    /// // Of sixteen cells of which F is the blank, the tiles are 0 to E.
    /// assert_eq!(tiles.written(&"F".parse()?, 16), "5 6 10 11");
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn written(&self, blank: &Blank, cells: usize) -> String {
        let number = |&tile| blank.number(tile, cells).to_string();
        self.iter().map(number).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for TilePath {
    /// Writes the tiles with spaces between them: `6 7 11 12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.iter().map(u8::to_string).collect();
        f.pad(&numbers.join(" "))
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

impl Stuck {
    /// The sentence that says so, with that word for the blank.
    #[must_use]
    pub fn written(&self, blank: &Blank) -> String {
        let cells = self.board.shape().cells();
        let number = |tile: u8| blank.number(tile, cells).to_string();
        let place = if self.is_on_board() {
            "beside the blank"
        } else {
            "on the board"
        };
        let movable: Vec<String> = self.movable().into_iter().map(number).collect();
        format!(
            "move {}, tile {}, is not {place}: the tiles that can move on \"{}\" are {}",
            self.index + 1,
            number(self.tile),
            self.board.written(BoardStyle::Compact, blank),
            listed(&movable, "and")
        )
    }
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(&Blank::default()))
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
