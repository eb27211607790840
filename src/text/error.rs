//! What can be wrong with a text, and the sentences about it and about what makes no shape, board,
//! pair or permutation. Each message names what was read and what would be right.

use std::error::Error;
use std::fmt;

use crate::puzzle::board::BoardError;
use crate::puzzle::labels::LabelFaults;
use crate::puzzle::pair::PairError;
use crate::puzzle::path::Path;
use crate::puzzle::permutation::{Permutation, PermutationError, PermutationFault};
use crate::puzzle::shape::{Shape, ShapeError};

/// What is wrong with a text.
///
/// `board` fields hold the text of the board as the user wrote it, rows parted by `/`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseError {
    /// The text holds no cell at all.
    NoBoard,
    /// A character that is neither label, blank nor separator.
    Character {
        /// The board as read.
        board: String,
        /// The character.
        character: char,
    },
    /// The labels are not each of 0 … n−1 once.
    Labels {
        /// The board as read.
        board: String,
        /// Which labels are wrong.
        faults: LabelFaults,
    },
    /// The labels are no permutation of 1 … n.
    Permutation {
        /// The labels as read.
        labels: String,
        /// What is wrong with them.
        fault: PermutationFault,
    },
    /// So many cells form no board.
    CellCount {
        /// The board as read.
        board: String,
        /// How many cells were read.
        cells: usize,
    },
    /// So many cells form boards of several shapes, and nothing says which.
    AmbiguousShape {
        /// The board as read.
        board: String,
        /// How many cells were read.
        cells: usize,
    },
    /// The board has not the number of cells that the size asked for has.
    SizeMismatch {
        /// The board as read.
        board: String,
        /// How many cells were read.
        cells: usize,
        /// The size asked for.
        size: Shape,
    },
    /// The rows of the board, or a line before it, show one shape, and another was asked for.
    SizeContradicted {
        /// The board as read.
        board: String,
        /// The shape shown.
        own: Shape,
        /// The shape asked for.
        asked: Shape,
    },
    /// The rows of the board differ in length.
    Ragged {
        /// The board as read.
        board: String,
        /// The length of its first row.
        first: usize,
        /// The first row, counted from 1, of another length.
        row: usize,
        /// That row's length.
        length: usize,
    },
    /// A size was read, and no cells after it.
    OnlySize(Shape),
    /// The board has another number of cells than the one that it was read with.
    CellsDiffer {
        /// The board as read.
        board: String,
        /// How many cells were read.
        cells: usize,
        /// The other board as read.
        other: String,
        /// How many cells that one has.
        other_cells: usize,
    },
    /// There are more boards than asked for.
    BoardCount {
        /// The most that make sense here.
        expected: usize,
        /// How many were read.
        count: usize,
        /// The first that is too many, as read.
        board: String,
    },
    /// Not `WxH`, or a shape that no board can have.
    Size(String),
    /// No goal has that name.
    GoalName(String),
    /// A text that should be moves is not.
    Moves {
        /// The moves as read.
        moves: String,
        /// Where something is wrong: the character, counted from 1.
        place: usize,
        /// What stands there.
        read: String,
        /// What is wrong with it.
        fault: MovesFault,
    },
    /// Not each of the four letters once.
    Order(String),
}

impl fmt::Display for ParseError {
    #[expect(clippy::too_many_lines, reason = "an arm a message")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBoard => f.write_str("no board was read"),
            Self::Character { board, character } => write!(
                f,
                "board {board:?}: {character:?} is no label: tiles are written 1 to 15, or a to f \
                 for 10 to 15, and the blank is one of . 0 x X _ *"
            ),
            Self::Labels { board, faults } => write!(f, "board {board:?}: {faults}"),
            Self::Permutation { labels, fault } => write!(f, "permutation {labels:?}: {fault}"),
            Self::CellCount { board, cells } => write!(
                f,
                "board {board:?}: {} read, and no board has so many: it has W x H of them, W and H \
                 at least 2, at most 16 in all",
                counted(*cells, "cell was", "cells were")
            ),
            Self::AmbiguousShape { board, cells } => {
                let shapes: Vec<String> = Shape::of_cells(*cells)
                    .map(|shape| shape.to_string())
                    .collect();
                write!(
                    f,
                    "board {board:?}: {cells} cells: {}?",
                    listed(&shapes, "or")
                )
            }
            Self::SizeMismatch { board, cells, size } => write!(
                f,
                "board {board:?}: {} read, and the size {size} has {}",
                counted(*cells, "cell was", "cells were"),
                size.cells()
            ),
            Self::SizeContradicted { board, own, asked } => write!(
                f,
                "board {board:?}: it shows the size {own}, and {asked} was asked for"
            ),
            Self::Ragged {
                board,
                first,
                row,
                length,
            } => write!(
                f,
                "board {board:?}: row 1 has {}, row {row} has {length}; all rows must be equally \
                 long",
                counted(*first, "cell", "cells")
            ),
            Self::OnlySize(size) => {
                write!(f, "the size {size} was read, and no board after it")
            }
            Self::CellsDiffer {
                board,
                cells,
                other,
                other_cells,
            } => write!(
                f,
                "board {board:?}: {} read, and the other board, {other:?}, has {other_cells}",
                counted(*cells, "cell was", "cells were")
            ),
            Self::BoardCount {
                expected: 1,
                count,
                board,
            } => write!(
                f,
                "board {board:?}: {count} boards were read where one belongs"
            ),
            Self::BoardCount { count, board, .. } => write!(
                f,
                "board {board:?}: {count} boards were read; a pair is two, a start and a goal"
            ),
            Self::Size(text) => write!(
                f,
                "size {text:?}: a size is WxH, columns by rows as in 3x3, both at least 2, with at \
                 most 16 cells in all"
            ),
            Self::GoalName(name) => write!(
                f,
                "goal {name:?}: the named goals are standard, blank-first and snail"
            ),
            Self::Moves {
                moves,
                place,
                read,
                fault,
            } => write!(f, "moves {moves:?}: character {place}, {read:?}, {fault}"),
            Self::Order(order) => write!(
                f,
                "order {order:?}: each of u d l r is needed once, such as dlru"
            ),
        }
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height } = self;
        ParseError::Size(format!("{width}x{height}")).fmt(f)
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CellCount { labels, shape } => ParseError::SizeMismatch {
                board: format!("{labels:?}"),
                cells: labels.len(),
                size: *shape,
            }
            .fmt(f),
            Self::Labels { labels, faults } => ParseError::Labels {
                board: format!("{labels:?}"),
                faults: faults.clone(),
            }
            .fmt(f),
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
        let Self { labels, fault } = self;
        ParseError::Permutation {
            labels: format!("{labels:?}"),
            fault: fault.clone(),
        }
        .fmt(f)
    }
}

impl fmt::Display for PermutationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
                "each of 1 to {length} must be there once; {} missing and {} too many",
                subject(missing),
                subject(surplus)
            ),
        }
    }
}

/// Labels and the form of "to be" that follows them.
fn subject(labels: &[u32]) -> String {
    let is = if labels.len() == 1 { "is" } else { "are" };
    let labels: Vec<String> = labels.iter().copied().map(number).collect();
    format!("{} {is}", listed(&labels, "and"))
}

/// What is wrong with a text that should be moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesFault {
    /// It begins no move.
    Unknown,
    /// A number, with no move before it.
    LoneCount,
    /// A move that is made no times.
    NoCount,
    /// More than [`Path::MOST_READ`] moves.
    TooMany,
}

impl fmt::Display for MovesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str(
                "is no move: moves are u d l r, up down left right or ↑ ↓ ← →, and R2 is R R",
            ),
            Self::LoneCount => {
                f.write_str("counts no move: a count stands right behind its move, as in R2")
            }
            Self::NoCount => f.write_str("is no count: a move is made once or more often"),
            Self::TooMany => write!(f, "is too much: at most {} moves are read", Path::MOST_READ),
        }
    }
}

impl Error for ParseError {}
impl Error for ShapeError {}
impl Error for BoardError {}
impl Error for PairError {}
impl Error for PermutationError {}

impl fmt::Display for LabelFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells;
        let repeated = |times: fn(usize) -> bool| -> Vec<u32> {
            let wanted = self.repeated.iter().filter(|&&(_, count)| times(count));
            wanted.map(|&(label, _)| label).collect()
        };
        if self.only_lacks_a_blank() {
            return write!(
                f,
                "{cells} cells were read, the tiles 1 to {cells} and no blank; write the blank as \
                 one of . 0 x X _ *"
            );
        }
        let out_of_range = tiles(&self.out_of_range).map(|(labels, is)| {
            let last = cells.saturating_sub(1);
            format!("{labels} {is} out of range ({cells} cells hold tiles 1 to {last})")
        });
        let twice = tiles(&repeated(|count| count == 2))
            .map(|(labels, is)| format!("{labels} {} twice", third_person("appear", is)));
        let more = tiles(&repeated(|count| count > 2))
            .map(|(labels, is)| format!("{labels} {} more than twice", third_person("appear", is)));
        let missing = tiles(&self.missing).map(|(labels, is)| format!("{labels} {is} missing"));
        let clauses: Vec<String> = [out_of_range, twice, more, missing]
            .into_iter()
            .flatten()
            .collect();
        f.write_str(&listed(&clauses, "and"))
    }
}

/// The labels as the subject of a sentence, with the form of "to be" that follows them.
fn tiles(labels: &[u32]) -> Option<(String, &'static str)> {
    let (blank, tiles): (Vec<u32>, Vec<u32>) = labels.iter().partition(|&&label| label == 0);
    let numbers: Vec<String> = tiles.into_iter().map(number).collect();
    let tiles = match numbers.as_slice() {
        [] => None,
        [one] => Some(format!("tile {one}")),
        many => Some(format!("tiles {}", listed(many, "and"))),
    };
    let is = if labels.len() == 1 { "is" } else { "are" };
    match (blank.is_empty(), tiles) {
        (true, None) => None,
        (true, Some(tiles)) => Some((tiles, is)),
        (false, None) => Some(("the blank".to_owned(), is)),
        (false, Some(tiles)) => Some((format!("the blank and {tiles}"), is)),
    }
}

/// A label in figures.
fn number(label: u32) -> String {
    match label {
        // What was too large to be kept was cut to this.
        u32::MAX => format!("{label} or more"),
        _ => label.to_string(),
    }
}

fn third_person(verb: &str, is: &str) -> String {
    if is == "is" {
        format!("{verb}s")
    } else {
        verb.to_owned()
    }
}

/// `a`, `a and b`, `a, b and c`.
fn listed(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} {conjunction} {last}", init.join(", ")),
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    let noun = if count == 1 { one } else { many };
    format!("{count} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(labels: &[u32]) -> String {
        LabelFaults::of(labels.iter().copied()).to_string()
    }

    #[test]
    fn faults_read_as_sentences() {
        assert_eq!(
            faults(&[1, 2, 3, 4, 5, 6, 7, 7, 0]),
            "tile 7 appears twice and tile 8 is missing"
        );
        assert_eq!(
            faults(&[0, 1, 2, 0]),
            "the blank appears twice and tile 3 is missing"
        );
        assert_eq!(
            faults(&[1, 1, 2, 2, 2, 9]),
            "tile 9 is out of range (6 cells hold tiles 1 to 5), tile 1 appears twice, tile 2 \
             appears more than twice and the blank and tiles 3, 4 and 5 are missing"
        );
        assert_eq!(
            faults(&[1, 2, 3, 4]),
            "4 cells were read, the tiles 1 to 4 and no blank; write the blank as one of . 0 x X _ *"
        );
    }
}
