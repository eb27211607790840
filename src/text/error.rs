//! What can be wrong with a text; and the sentences that say so, also for the errors of the puzzle.
//! Each sentence names what was read and what would be right.

use std::error::Error;
use std::fmt;

use crate::puzzle::board::BoardError;
use crate::puzzle::labels::LabelFaults;
use crate::puzzle::pair::PairError;
use crate::puzzle::path::Path;
use crate::puzzle::permutation::{Permutation, PermutationError, PermutationFault};
use crate::puzzle::shape::{Shape, ShapeError};

/// Why a text can't be read.
///
/// In all variants, `board`, `labels` and `moves` are what was read, as it was written, with `/`
/// between the rows of a board; and `cells` is how many cells were read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "fields that recur are described once, above")]
pub enum ParseError {
    /// The text holds no cell at all.
    NoBoard,
    /// A character that is neither label, blank nor separator.
    Character { board: String, character: char },
    /// The labels are not each of 0 … n−1 once.
    Labels { board: String, faults: LabelFaults },
    /// The labels are no permutation of 1 … n.
    Permutation {
        labels: String,
        fault: PermutationFault,
    },
    /// No board has that number of cells.
    CellCount { board: String, cells: usize },
    /// Boards of several shapes have that number of cells, and nothing tells which is meant.
    AmbiguousShape { board: String, cells: usize },
    /// The board has more or fewer cells than the size asked for.
    SizeMismatch {
        board: String,
        cells: usize,
        size: Shape,
    },
    /// The rows of the board, or a line before it, show another shape than was asked for.
    SizeContradicted {
        board: String,
        /// The shape shown.
        own: Shape,
        asked: Shape,
    },
    /// The rows of the board differ in length.
    Ragged {
        board: String,
        /// The length of the first row.
        first: usize,
        /// The first row of another length, counted from 1.
        row: usize,
        /// That row's length.
        length: usize,
    },
    /// There is a size without any cells after it.
    OnlySize(Shape),
    /// The board has more or fewer cells than the other board of the text.
    CellsDiffer {
        board: String,
        cells: usize,
        other: String,
        other_cells: usize,
    },
    /// There are more boards than asked for.
    BoardCount {
        /// The most that may be there: 1 or 2.
        expected: usize,
        count: usize,
        /// The first that is too many.
        board: String,
    },
    /// A size that is not `WxH`, or that no board has.
    Size(String),
    /// A name that no goal has.
    GoalName(String),
    /// The text is not moves.
    Moves {
        moves: String,
        /// The place of the fault: a character, counted from 1.
        place: usize,
        /// The text at that place.
        read: String,
        fault: MovesFault,
    },
    /// An order of moves that does not hold each of the four letters once.
    Order(String),
}

/// What is wrong at a place of a text that should be moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesFault {
    /// No move begins there.
    Unknown,
    /// A number without a move before it.
    LoneCount,
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

impl fmt::Display for ParseError {
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
                labels_are(missing),
                labels_are(surplus)
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
                 one of . 0 x X _ *"
            );
        }
        let repeated = |is_wanted: fn(usize) -> bool| -> Vec<u32> {
            let wanted = self.repeated.iter().filter(|(_, count)| is_wanted(*count));
            wanted.map(|&(label, _)| label).collect()
        };
        let last = cells.saturating_sub(1);
        let out_of_range = format!("out of range ({cells} cells hold tiles 1 to {last})");
        let clauses = [
            clause(&self.out_of_range, ["is", "are"], &out_of_range),
            clause(
                &repeated(|count| count == 2),
                ["appears", "appear"],
                "twice",
            ),
            clause(
                &repeated(|count| count > 2),
                ["appears", "appear"],
                "more than twice",
            ),
            clause(&self.missing, ["is", "are"], "missing"),
        ];
        let clauses: Vec<String> = clauses.into_iter().flatten().collect();
        f.write_str(&listed(&clauses, "and"))
    }
}

/// A clause whose subject are these labels, in ascending order, with the singular or the plural of
/// its verb; none without any labels.
fn clause(labels: &[u32], [singular, plural]: [&str; 2], rest: &str) -> Option<String> {
    let (blank, tiles) = match labels {
        [0, tiles @ ..] => (Some("the blank".to_owned()), tiles),
        tiles => (None, tiles),
    };
    let noun = match tiles {
        [] => None,
        [_] => Some("tile"),
        _ => Some("tiles"),
    };
    let tiles = noun.map(|noun| format!("{noun} {}", numbers(tiles)));
    let subject: Vec<String> = blank.into_iter().chain(tiles).collect();
    let verb = if labels.len() == 1 { singular } else { plural };
    (!labels.is_empty()).then(|| format!("{} {verb} {rest}", subject.join(" and ")))
}

/// Labels and the form of "to be" that follows them.
fn labels_are(labels: &[u32]) -> String {
    let verb = if labels.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", numbers(labels))
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
fn listed(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} {conjunction} {last}", init.join(", ")),
    }
}

fn counted(count: usize, singular: &str, plural: &str) -> String {
    let noun = if count == 1 { singular } else { plural };
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
