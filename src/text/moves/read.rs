//! Text → moves: directions in every notation, or the numbers of the tiles that move.
//!
//! * A direction is a letter (`u d l r`) or a word (`up down left right`), both in either case, or
//!   an arrow (`↑ ↓ ← →`); these may be mixed. A number right behind it is how many times the move
//!   is made (`R2` is `R R`).
//! * Where all moves are numbers by themselves, they are the numbers of tiles.
//! * Between moves may stand all that separates the cells of boards, and pairs of quotation marks:
//!   so a pasted list can be read. Between two moves may also stand a sign, such as `-` or `->`.
//! * `→` is both a move and a sign. Where letters or numbers are the moves, it is a sign; where
//!   nothing tells, it is an error.

use std::iter;
use std::mem;
use std::ops::Range;
use std::str::FromStr;

use crate::puzzle::{Board, MAX_CELLS, Move, Path, Stuck, TilePath};
use crate::text::blank::Blank;
use crate::text::cells::shorten;
use crate::text::error::{MovesFault, ParseError};
use crate::text::words::separates;

use super::{Frame, Notation};

/// Moves as they were read.
///
/// ```
/// use npuzzle::{Blank, Board, Frame, Moves};
///
/// let start: Board = "1 2 3 4 / 5 . 6 8 / 9 10 7 11 / 13 14 15 12".parse()?;
/// for text in ["6 7 11 12", "[6,7,11,12]", "rdrd", "RIGHT -> DOWN -> RIGHT -> DOWN"] {
///     let moves = Moves::read(text, Frame::Blank)?;
///     assert_eq!(moves.path(start, &Blank::default())?, "rdrd".parse()?);
/// }
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    /// They were directions.
    Directions(Path),
    /// They were numbers of tiles, at least one, and these are the numbers as they were written.
    Tiles(Vec<u8>),
}

impl Moves {
    /// Reads moves in any notation.
    ///
    /// * `frame`: whose directions the text names. A path always holds those of the blank.
    ///
    /// # Errors
    ///
    /// [`ParseError::Moves`], with the place of the fault.
    pub fn read(text: &str, frame: Frame) -> Result<Self, ParseError> {
        Scanner::new(text, frame).read()
    }

    /// The way of the blank from that start. Directions may leave the board.
    ///
    /// * `blank`: the word for the blank where the tiles are numbered, on which their numbers depend.
    ///
    /// # Errors
    ///
    /// The first tile that is [`Stuck`].
    pub fn path(self, start: Board, blank: &Blank) -> Result<Path, Stuck> {
        let numbers = match self {
            Self::Directions(path) => return Ok(path),
            Self::Tiles(numbers) => numbers,
        };
        let label = |number| blank.label(number, start.shape().cells());
        let tiles: Vec<u8> = numbers.into_iter().map(label).collect();
        TilePath::from(tiles).path(start)
    }
}

impl Path {
    /// The most moves that are read, since a few characters can stand for any number of them.
    pub const MOST_READ: usize = 1_000_000;

    /// Reads directions in any notation, or in several. [`Moves::read`] also reads the numbers of
    /// tiles.
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
    /// for text in ["rrul", "R2UL", "right, right, up, left", "→ →↑←", "R → R → U → L", "['R2', 'U', 'L']"] {
    ///     assert_eq!(Path::read(text, Frame::Blank)?.to_string(), "rrul");
    /// }
    /// assert_eq!(Path::read("L2DR", Frame::Tile)?.to_string(), "rrul");
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    pub fn read(text: &str, frame: Frame) -> Result<Path, ParseError> {
        match Moves::read(text, frame)? {
            Moves::Directions(path) => Ok(path),
            Moves::Tiles(_) => {
                let begin = text.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
                let end = begin + digits(&text[begin..]).len();
                Err(error(text, begin..end, MovesFault::StartNeeded))
            }
        }
    }
}

impl FromStr for Path {
    type Err = ParseError;

    /// Reads moves of the blank, as [`Path::read`] does.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::read(text, Frame::Blank)
    }
}

fn error(text: &str, at: Range<usize>, fault: MovesFault) -> ParseError {
    ParseError::Moves {
        moves: shorten(text.chars()),
        place: text[..at.start].chars().count() + 1,
        read: shorten(text[at].chars()),
        fault,
    }
}

/// A piece of a text of moves.
enum Piece {
    /// A character that separates.
    Gap,
    /// A quotation mark that may be a prime.
    Quote,
    /// A mark that is a prime behind a move, and nothing anywhere else.
    Prime,
    /// What stands between two moves.
    Sign,
    /// `→` where it can be a move and a sign.
    Unclear,
    Number,
    Direction(Move),
    Unknown,
}

/// The signs between moves, but `→`; each before those that it begins with.
const SIGNS: [&str; 9] = ["-->", "==>", "->", "=>", "⇒", ">", "-", "–", "—"];

/// What `→` is in a text.
#[derive(Clone, Copy)]
enum Arrow {
    Move,
    Sign,
    Unclear,
}

impl Arrow {
    fn of(text: &str) -> Self {
        let has_letters = text.contains(|c: char| c.is_ascii_alphabetic());
        let has_others = text.contains(['↑', '↓', '←']);
        let begins_with_number = || {
            let begin = |c| separates(c) || is_quote(c);
            let text = text.trim_start_matches(begin);
            text.starts_with(|c: char| c.is_ascii_digit())
        };
        match (has_letters, has_others) {
            (true, true) => Self::Unclear,
            (true, false) => Self::Sign,
            (false, false) if begins_with_number() => Self::Sign,
            (false, _) => Self::Move,
        }
    }
}

/// Reads a text from beginning to end, each piece in constant time.
struct Scanner<'a> {
    text: &'a str,
    /// The byte that comes next.
    at: usize,
    frame: Frame,
    arrow: Arrow,
    /// Directions; none where there are tiles.
    steps: Vec<Move>,
    /// Numbers of tiles; none where there are directions.
    tiles: Vec<u8>,
    /// A sign, if one stands behind the last move.
    sign: Option<Range<usize>>,
    /// A quotation mark that none has closed yet, and how many moves were read before it.
    open_quote: Option<(Range<usize>, usize)>,
}

/// Where a fault is, and which.
type Fault = (Range<usize>, MovesFault);

impl<'a> Scanner<'a> {
    fn new(text: &'a str, frame: Frame) -> Self {
        Self {
            text,
            at: 0,
            frame,
            arrow: Arrow::of(text),
            steps: Vec::new(),
            tiles: Vec::new(),
            sign: None,
            open_quote: None,
        }
    }

    fn read(mut self) -> Result<Moves, ParseError> {
        if let Err((at, fault)) = self.read_pieces() {
            return Err(error(self.text, at, fault));
        }
        Ok(if self.tiles.is_empty() {
            Moves::Directions(self.steps.into())
        } else {
            Moves::Tiles(self.tiles)
        })
    }

    fn read_pieces(&mut self) -> Result<(), Fault> {
        let mut is_behind_move = false;
        while let Some((piece, length)) = self.piece() {
            let read = self.at..self.at + length;
            self.at = read.end;
            let was_behind_move = mem::take(&mut is_behind_move);
            match piece {
                Piece::Gap => {}
                Piece::Quote => self.quote(read, was_behind_move)?,
                Piece::Prime if was_behind_move => return Err((read, MovesFault::Prime)),
                Piece::Sign => self.sign(read)?,
                Piece::Unclear => return Err((read, MovesFault::EitherArrow)),
                Piece::Number => self.tile(read)?,
                Piece::Direction(step) => self.direction(step, read)?,
                Piece::Prime | Piece::Unknown => return Err((read, MovesFault::Unknown)),
            }
            is_behind_move = matches!(piece, Piece::Number | Piece::Direction(_));
        }
        match (self.sign.take(), self.open_quote.take()) {
            (Some(sign), _) => Err(self.misplaced(sign)),
            // As in 'R U'' where the prime closed the quotation.
            (_, Some((quote, moves))) if moves > 0 && moves == self.count() => {
                Err((quote, MovesFault::Prime))
            }
            _ => Ok(()),
        }
    }

    /// The next piece and its length in bytes; none at the end.
    fn piece(&self) -> Option<(Piece, usize)> {
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        let one = |piece| Some((piece, first.len_utf8()));
        match (first, self.arrow) {
            ('→', Arrow::Sign) => return one(Piece::Sign),
            ('→', Arrow::Unclear) => return one(Piece::Unclear),
            _ => {}
        }
        if let Some((step, length)) = first_direction(rest) {
            return Some((Piece::Direction(step), length));
        }
        if let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
            return Some((Piece::Sign, sign.len()));
        }
        match first {
            '0'..='9' => Some((Piece::Number, digits(rest).len())),
            '′' => one(Piece::Prime),
            _ if is_quote(first) => one(Piece::Quote),
            _ if separates(first) => one(Piece::Gap),
            _ => one(Piece::Unknown),
        }
    }

    /// How many moves were read.
    fn count(&self) -> usize {
        self.steps.len() + self.tiles.len()
    }

    /// Checks that so many more moves are read.
    fn check_room(&self, count: usize, read: &Range<usize>) -> Result<(), Fault> {
        if count > Path::MOST_READ - self.count() {
            return Err((read.clone(), MovesFault::TooMany));
        }
        Ok(())
    }

    fn quote(&mut self, read: Range<usize>, is_behind_move: bool) -> Result<(), Fault> {
        if self.open_quote.take().is_some() {
            return Ok(());
        }
        if is_behind_move {
            return Err((read, MovesFault::Prime));
        }
        self.open_quote = Some((read, self.count()));
        Ok(())
    }

    fn sign(&mut self, read: Range<usize>) -> Result<(), Fault> {
        if self.count() == 0 || self.sign.is_some() || self.is_minus(&read) {
            return Err(self.misplaced(read));
        }
        self.sign = Some(read);
        Ok(())
    }

    /// Whether a sign belongs to one move rather than between two, as in `R -U` or `R- U`.
    fn is_minus(&self, sign: &Range<usize>) -> bool {
        let before = self.text[..sign.start].chars().next_back();
        let after = self.text[sign.end..].chars().next();
        let [is_before, is_after] = [before, after].map(|c| c.is_none_or(char::is_whitespace));
        &self.text[sign.clone()] == "-" && is_before != is_after
    }

    /// The fault of a sign that is not between two moves.
    fn misplaced(&self, sign: Range<usize>) -> Fault {
        let fault = match &self.text[sign.clone()] {
            "→" => MovesFault::EitherArrow,
            _ => MovesFault::Unknown,
        };
        (sign, fault)
    }

    /// Takes a number by itself.
    fn tile(&mut self, read: Range<usize>) -> Result<(), Fault> {
        if !self.steps.is_empty() {
            return Err((read, MovesFault::LoneCount));
        }
        let tile = self.text[read.clone()].parse().ok();
        let Some(tile) = tile.filter(|&tile| usize::from(tile) < MAX_CELLS) else {
            return Err((read, MovesFault::NoTile));
        };
        self.check_room(1, &read)?;
        self.tiles.push(tile);
        self.sign = None;
        Ok(())
    }

    /// Takes a direction, and the count behind it.
    fn direction(&mut self, step: Move, name: Range<usize>) -> Result<(), Fault> {
        if !self.tiles.is_empty() {
            return Err((name, MovesFault::DirectionAmidTiles));
        }
        let digits = digits(&self.text[name.end..]);
        let end = name.end + digits.len();
        let count = match digits {
            "" => 1,
            // What does not fit is too much in any case.
            digits => digits.parse().unwrap_or(usize::MAX),
        };
        if count == 0 {
            return Err((name.end..end, MovesFault::NoCount));
        }
        self.check_room(count, &(name.start..end))?;
        self.steps
            .extend(iter::repeat_n(self.frame.turn(step), count));
        self.at = end;
        self.sign = None;
        Ok(())
    }
}

/// The digits that a text begins with.
fn digits(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    &text[..text.len() - rest.len()]
}

/// Whether a mark can be a quotation mark and also a prime.
fn is_quote(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’' | '´' | '`')
}

/// The direction that a text begins with, and the length of its name in bytes.
fn first_direction(text: &str) -> Option<(Move, usize)> {
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
