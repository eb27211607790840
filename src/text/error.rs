//! What can be wrong with a text; and the sentences that say so, also for the errors of the puzzle.
//! Each sentence names what was read and what would be right.

use std::error::Error;
use std::fmt;

use crate::puzzle::{
    BoardError, Goal, LabelFaults, MAX_CELLS, PairError, Path, Permutation, PermutationError,
    Shape, ShapeError, Stuck,
};

/// Why a text can't be read: a part of it, and what is wrong with that part.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants describe their fields")]
pub enum ParseError {
    /// The text holds no cell at all.
    NoBoard,
    /// A size, without any cells after it.
    OnlySize(Shape),
    /// A board is wrong; it is quoted with `/` between its rows.
    Board { board: String, fault: BoardFault },
    /// The labels are no permutation of 1 … n.
    Permutation {
        labels: String,
        error: PermutationError,
    },
    /// The text is not moves. The fault is at `place`, a character counted from 1, where `read`
    /// stands.
    Moves {
        moves: String,
        place: usize,
        read: String,
        fault: MovesFault,
    },
    /// A size that is not `WxH`, or that no board has.
    Size(String),
    /// A goal has a shape like any board, and nothing tells it.
    GoalSize(Goal),
    /// A name that no goal has.
    GoalName(String),
    /// A word that can't stand for the blank.
    Blank(String),
    /// A word for the blank that is a tile of such boards.
    BlankIsTile { blank: String, shape: Shape },
    /// An order of moves that does not hold each of the four letters once.
    Order(String),
}

/// What is wrong with a board that was read; `cells` is how many cells it has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants describe their fields")]
pub enum BoardFault {
    /// This character is neither label, blank nor separator.
    Character(char),
    /// This word is neither labels nor the name of a goal.
    Word(String),
    /// The same fault where one word only is read as the blank.
    OtherBlank {
        blank: String,
        fault: Box<BoardFault>,
    },
    /// Text behind `#` is a comment, and if `#` were the blank there would be a board.
    Comment,
    /// An empty cell is the blank, and it could be either of two.
    UnclearBlank { one: String, other: String },
    /// All cells are one row.
    OneRow(usize),
    /// The numbers before the board are no size that it can have.
    Heading { cells: usize, heading: String },
    /// The labels are not each of 0 … n−1 once.
    Labels(LabelFaults),
    /// The same of cells that may be one board, or two of which `half` is the faulty one.
    OneOrTwo {
        one: Box<LabelFaults>,
        half: String,
        two: Box<LabelFaults>,
    },
    /// No board has that number of cells.
    CellCount(usize),
    /// Boards of several shapes have that number of cells, and nothing tells which is meant.
    AmbiguousShape(usize),
    /// The size that was asked for has more or fewer cells.
    SizeMismatch { cells: usize, size: Shape },
    /// The board's rows, or a line before it, show the shape `own`, and another was asked for.
    SizeContradicted { own: Shape, asked: Shape },
    /// The rows differ in length: the first one's is `first`, that of `row`, counted from 1, is
    /// `length`.
    Ragged {
        first: usize,
        row: usize,
        length: usize,
        /// Whether there is no blank, which may be the cell that lacks.
        lacks_blank: bool,
    },
    /// The other board of the text has more or fewer cells.
    CellsDiffer {
        cells: usize,
        other: String,
        other_cells: usize,
    },
    /// There are `count` boards, this being the first beyond the 1 or 2 that are `expected`.
    BoardCount { expected: usize, count: usize },
}

/// What is wrong at a place of a text that should be moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesFault {
    /// No move begins there.
    Unknown,
    /// A number that is not right behind a direction, among directions.
    LoneCount,
    /// A number that no tile has.
    NoTile,
    /// A direction among numbers of tiles.
    DirectionAmidTiles,
    /// The number of a tile, where only directions are read since no start is known.
    StartNeeded,
    /// A prime behind a move, as in `R'`.
    Prime,
    /// `→`, where it can be a move and can separate moves.
    EitherArrow,
    /// A move is counted zero times.
    NoCount,
    /// More than [`Path::MOST_READ`] moves.
    TooMany,
}

impl Error for ParseError {}
impl Error for ShapeError {}
impl Error for BoardError {}
impl Error for PairError {}
impl Error for PermutationError {}
impl Error for Stuck {}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBoard => f.write_str("no board was read"),
            Self::OnlySize(size) => write!(f, "the size {size} was read, and no board after it"),
            Self::Board { board, fault } => write!(f, "board {board:?}: {fault}"),
            Self::Permutation { labels, error } => {
                write!(f, "permutation {labels:?}: {error}")?;
                if labels.contains(|c: char| c.is_ascii_alphabetic()) {
                    f.write_str(", a to f being 10 to 15")?;
                }
                Ok(())
            }
            Self::Moves {
                moves,
                place,
                read,
                fault,
            } => write!(f, "moves {moves:?}: character {place}, {read:?}, {fault}"),
            Self::Size(text) => write!(
                f,
                "size {text:?}: a size is WxH, columns by rows as in 3x3, both at least 2, with at \
                 most 16 cells in all"
            ),
            Self::GoalSize(goal) => write!(f, "goal {goal}: nothing tells its size"),
            Self::GoalName(name) => {
                write!(f, "goal {name:?}: the named goals are {}", goals("and"))
            }
            Self::Blank(word) => write!(
                f,
                "blank {word:?}: a word of 1 to 8 visible characters is needed, such as . 0 x -1"
            ),
            Self::BlankIsTile { blank, shape } => {
                write!(f, "blank {blank:?}: a tile of {shape} boards is written so")
            }
            Self::Order(order) => write!(
                f,
                "order {order:?}: each of u d l r is needed once, such as dlru"
            ),
        }
    }
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells_were_read = |cells| counted(cells, "cell was read", "cells were read");
        match self {
            Self::Character(character) => {
                write!(f, "{character:?} is no label: {LABELS}{BLANKS}")
            }
            Self::Word(word) if word.starts_with('-') => {
                write!(f, "{word:?} is no label: {LABELS}{BLANKS}")
            }
            Self::Word(word) => {
                let goals = goals("or");
                write!(
                    f,
                    "{word:?} is no goal ({goals}), and no label: {LABELS}{BLANKS}"
                )
            }
            Self::OtherBlank { blank, fault } => {
                let fault = fault.to_string();
                f.write_str(&fault.replace(BLANKS, &format!("{blank:?}")))
            }
            Self::Comment => f.write_str(
                "a comment begins at #, and what is left is no board; it is one if # is the blank",
            ),
            Self::UnclearBlank { one, other } => write!(
                f,
                "the blank is an empty cell: {one} or {other}? Write it as ."
            ),
            Self::OneRow(cells) => write!(
                f,
                "one row of {cells} cells, ended by /, and a board has at least 2 rows"
            ),
            Self::Heading { cells, heading } => write!(
                f,
                "{} below {heading:?}, which is no size of theirs: a size is WxH, or the side of a \
                 square",
                cells_were_read(*cells)
            ),
            Self::Labels(faults) => faults.fmt(f),
            Self::OneOrTwo { one, half, two } => {
                let cells = one.cells;
                write!(
                    f,
                    "as one board of {cells} cells, {one}; as two, {half:?}: {two}"
                )
            }
            Self::CellCount(cells) => write!(
                f,
                "{}, and no board has so many: it has W x H of them, W and H at least 2, at most 16 \
                 in all",
                cells_were_read(*cells)
            ),
            Self::AmbiguousShape(cells) => {
                let shapes = Shape::of_cells(*cells).map(|shape| shape.to_string());
                let shapes: Vec<String> = shapes.collect();
                write!(f, "{cells} cells: {}?", listed(&shapes, "or"))
            }
            Self::SizeMismatch { cells, size } => {
                let read = cells_were_read(*cells);
                write!(f, "{read}, and the size {size} has {}", size.cells())
            }
            Self::SizeContradicted { own, asked } => {
                write!(f, "it shows the size {own}, and {asked} was asked for")
            }
            Self::Ragged {
                first,
                row,
                length,
                lacks_blank,
            } => {
                let first = counted(*first, "cell", "cells");
                write!(
                    f,
                    "row 1 has {first}, row {row} has {length}; all rows must be equally long"
                )?;
                if *lacks_blank {
                    write!(f, ", and the blank be written, as {BLANKS}")?;
                }
                Ok(())
            }
            Self::CellsDiffer {
                cells,
                other,
                other_cells,
            } => write!(
                f,
                "{}, and the other board, {other:?}, has {other_cells}",
                cells_were_read(*cells)
            ),
            Self::BoardCount { expected: 1, count } => {
                write!(f, "{count} boards were read where one belongs")
            }
            Self::BoardCount { count, .. } => {
                write!(
                    f,
                    "{count} boards were read; a pair is two, a start and a goal"
                )
            }
        }
    }
}

impl fmt::Display for MovesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str(
                "is no move: moves are u d l r, up down left right, ↑ ↓ ← → or numbers of tiles, and \
                 R2 is R R",
            ),
            Self::LoneCount => f.write_str(
                "is a number among directions: a count stands right behind its move, as in R2, and \
                 with numbers of tiles all moves are numbers",
            ),
            Self::NoTile => write!(
                f,
                "is no tile: tiles have numbers up to {}, with something between them",
                MAX_CELLS - 1
            ),
            Self::DirectionAmidTiles => f.write_str(
                "is a direction among numbers of tiles: all moves must be directions, or all numbers; \
                 a count stands right behind its move, as in R2",
            ),
            Self::StartNeeded => {
                f.write_str("is the number of a tile, which is a move only from a start")
            }
            Self::Prime => f.write_str(
                "is a prime, and would turn the move around: write the opposite move, L for R'",
            ),
            Self::EitherArrow => f.write_str(
                "may be the move right, or separate moves: write all moves as arrows, or none",
            ),
            Self::NoCount => f.write_str("is no count: a move is made once or more often"),
            Self::TooMany => write!(f, "is too much: at most {} moves are read", Path::MOST_READ),
        }
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ParseError::Size(format!("{}x{}", self.width, self.height)).fmt(f)
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CellCount { cells, shape: size } => {
                BoardFault::SizeMismatch { cells, size }.fmt(f)
            }
            Self::Labels(ref faults) => faults.fmt(f),
        }
    }
}

impl fmt::Display for PairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, goal } = self;
        write!(
            f,
            "the start, \"{start}\", is {}, and the goal, \"{goal}\", is {}; both must have the \
             same size",
            start.shape(),
            goal.shape()
        )
    }
}

impl fmt::Display for PermutationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let be = |labels: &[u32]| if labels.len() == 1 { "is" } else { "are" };
        match self {
            Self::Length(length) => write!(
                f,
                "{length} labels were read, and permutations are ranked that have 1 to {}",
                Permutation::MAX_LENGTH
            ),
            Self::Labels {
                length,
                missing,
                surplus,
            } => write!(
                f,
                "each of 1 to {length} must be there once; {} {} missing and {} {} too many",
                numbers(missing),
                be(missing),
                numbers(surplus),
                be(surplus)
            ),
        }
    }
}

impl fmt::Display for LabelFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells;
        if self.only_lacks_a_blank() {
            return write!(
                f,
                "{cells} cells were read, the tiles 1 to {cells} and no blank; write the blank as \
                 {BLANKS}"
            );
        }
        let repeated = |is_wanted: fn(usize) -> bool| -> Vec<u32> {
            let wanted = self.repeated.iter().filter(|(_, count)| is_wanted(*count));
            wanted.map(|&(label, _)| label).collect()
        };
        let (twice, more) = (repeated(|count| count == 2), repeated(|count| count > 2));
        let last = cells.saturating_sub(1);
        let out_of_range = format!("out of range ({cells} cells hold tiles 1 to {last})");
        let clauses: Vec<String> = [
            clause(&self.out_of_range, ["is", "are"], &out_of_range),
            clause(&twice, ["appears", "appear"], "twice"),
            clause(&more, ["appears", "appear"], "more than twice"),
            clause(&self.missing, ["is", "are"], "missing"),
        ]
        .into_iter()
        .flatten()
        .collect();
        f.write_str(&listed(&clauses, "and"))
    }
}

/// How labels are written, before [`BLANKS`].
const LABELS: &str = "tiles are written 1 to 15, or a to f for 10 to 15, and the blank is ";

/// How the blank is written, unless one word for it was asked for.
const BLANKS: &str = "one of . 0 x X _ * -";

/// The names of all goals.
fn goals(conjunction: &str) -> String {
    listed(&Goal::ALL.map(|goal| goal.name().to_owned()), conjunction)
}

/// A clause whose subject are these labels, in ascending order, with the singular or the plural of
/// its verb; none without any labels.
fn clause(labels: &[u32], [singular, plural]: [&str; 2], rest: &str) -> Option<String> {
    let subject = match labels {
        [] => return None,
        [0] => "the blank".to_owned(),
        [0, tile] => format!("the blank and tile {}", numbers(&[*tile])),
        [0, tiles @ ..] => format!("the blank and tiles {}", numbers(tiles)),
        [tile] => format!("tile {}", numbers(&[*tile])),
        tiles => format!("tiles {}", numbers(tiles)),
    };
    let verb = if labels.len() == 1 { singular } else { plural };
    Some(format!("{subject} {verb} {rest}"))
}

/// Labels in figures, listed.
fn numbers(labels: &[u32]) -> String {
    let number = |&label: &u32| match label {
        // Larger numbers were read as this one.
        u32::MAX => format!("{label} or more"),
        _ => label.to_string(),
    };
    listed(&labels.iter().map(number).collect::<Vec<_>>(), "and")
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn listed(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} {conjunction} {last}", init.join(", ")),
    }
}

fn counted(count: usize, singular: &str, plural: &str) -> String {
    format!("{count} {}", if count == 1 { singular } else { plural })
}
