//! What can be wrong with a question. Each message names what was read and what would be right.

use std::fmt;

use crate::generate::Distances;
use crate::puzzle::board::Board;
use crate::puzzle::rank::PermutationFault;
use crate::puzzle::shape::Shape;
use crate::text::moves::MovesFault;

/// What is wrong with a board, a pair or a path, as it was read.
///
/// `board` fields hold the text of the board as the user wrote it, rows parted by `/`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
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
    /// The start and the goal have different shapes.
    ShapesDiffer {
        /// The start.
        start: Board,
        /// The goal.
        goal: Board,
    },
    /// Not `WxH`, or a shape that no board can have.
    Shape(String),
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
    /// Not a distance, nor a range of distances.
    Distances(String),
    /// The engine asked for serves no boards of that shape.
    TooLarge {
        /// The shape.
        shape: Shape,
        /// The most cells that it serves.
        limit: usize,
    },
    /// No board is that far from its goal.
    TooFar {
        /// The shape of both.
        shape: Shape,
        /// The moves asked for, at least.
        steps: usize,
        /// No board is further away than that.
        farthest: usize,
    },
    /// No board was found at the distances from its goal that were asked for.
    NotFound {
        /// The distances asked for.
        distances: Distances,
        /// How many boards were looked at.
        tries: usize,
        /// The greatest distance below these that was seen.
        below: Option<usize>,
        /// The least distance above these that was seen.
        above: Option<usize>,
    },
    /// A search would take more memory than it may.
    Memory {
        /// The moves from the start that it looked ahead.
        forward: usize,
        /// The moves from the goal that it looked back.
        backward: usize,
    },
    /// A survey takes more memory than it may, or than the system has.
    SurveyMemory {
        /// The shape of the boards.
        shape: Shape,
        /// The bytes that it takes.
        needed: u64,
        /// The bytes that it may take.
        allowed: usize,
    },
    /// The deadline went by before an answer was found.
    TimedOut {
        /// No path has fewer moves.
        at_least: usize,
    },
}

impl fmt::Display for Error {
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
            Self::ShapesDiffer { start, goal } => write!(
                f,
                "the start, \"{start}\", is {}, and the goal, \"{goal}\", is {}; both must have \
                 the same size",
                start.shape(),
                goal.shape()
            ),
            Self::Shape(text) => write!(
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
            Self::TimedOut { at_least } => {
                let moves = counted(*at_least, "move", "moves");
                write!(f, "no answer in time: it takes at least {moves}")
            }
            Self::TooLarge { shape, limit } => write!(
                f,
                "a {shape} board has {} cells, and the engine asked for serves up to {limit}",
                shape.cells()
            ),
            Self::Distances(text) => write!(
                f,
                "distance {text:?}: a number of moves such as 20 is needed, or two such as 10..20, \
                 the smaller first"
            ),
            Self::TooFar {
                shape,
                steps,
                farthest,
            } => write!(
                f,
                "no {shape} board is {} from its goal: none is further than {farthest}",
                counted(*steps, "move", "moves")
            ),
            Self::NotFound {
                distances,
                tries,
                below,
                above,
            } => {
                let seen = [below, above].into_iter().flatten();
                let seen: Vec<String> = seen.map(ToString::to_string).collect();
                write!(
                    f,
                    "no board {distances} moves from its goal was found in {tries} tries; the \
                     nearest that were found are {} moves from it",
                    listed(&seen, "and")
                )
            }
            Self::SurveyMemory {
                shape,
                needed,
                allowed,
            } => write!(
                f,
                "a survey of {shape} boards takes {} of memory, and {}",
                size(*needed),
                if *needed > *allowed as u64 {
                    format!("{} are allowed", size(*allowed as u64))
                } else {
                    "the system has not so much".to_owned()
                }
            ),
            Self::Memory { forward, backward } => write!(
                f,
                "the search went {forward} moves from the start and {backward} from the goal, so \
                 the answer is at least {} moves, and would need more memory than allowed",
                forward + backward + 1
            ),
        }
    }
}

impl std::error::Error for Error {}

/// How labels fail to be each of 0 … n−1 once.
///
/// Invariant: at least one of the lists is not empty; each is in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelFaults {
    cells: usize,
    missing: Vec<u32>,
    repeated: Vec<(u32, usize)>,
    out_of_range: Vec<u32>,
}

impl LabelFaults {
    /// The faults of labels that were found not to be each of 0 … n−1 once.
    pub(crate) fn of(labels: impl IntoIterator<Item = u32>) -> Self {
        let mut sorted: Vec<u32> = labels.into_iter().collect();
        sorted.sort_unstable();
        let cells = sorted.len();
        let in_range = |label: u32| (label as usize) < cells;
        let counts: Vec<(u32, usize)> = sorted
            .chunk_by(PartialEq::eq)
            .map(|run| (run[0], run.len()))
            .collect();
        Self {
            cells,
            missing: (0..)
                .take(cells)
                .filter(|label| sorted.binary_search(label).is_err())
                .collect(),
            repeated: counts
                .iter()
                .copied()
                .filter(|&(label, count)| in_range(label) && count > 1)
                .collect(),
            out_of_range: counts
                .iter()
                .map(|&(label, _)| label)
                .filter(|&label| !in_range(label))
                .collect(),
        }
    }

    /// Whether the labels are the tiles 1 … n, which lack nothing but a blank.
    pub(crate) fn only_lacks_a_blank(&self) -> bool {
        self.missing == [0] && self.out_of_range == [u32::try_from(self.cells).unwrap_or(0)]
    }

    fn repeated(&self, times: impl Fn(usize) -> bool) -> Vec<u32> {
        let wanted = self.repeated.iter().filter(|&&(_, count)| times(count));
        wanted.map(|&(label, _)| label).collect()
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
        let out_of_range = subject(&self.out_of_range).map(|(labels, is)| {
            let last = cells.saturating_sub(1);
            format!("{labels} {is} out of range ({cells} cells hold tiles 1 to {last})")
        });
        let twice = subject(&self.repeated(|count| count == 2))
            .map(|(labels, is)| format!("{labels} {} twice", third_person("appear", is)));
        let more = subject(&self.repeated(|count| count > 2))
            .map(|(labels, is)| format!("{labels} {} more than twice", third_person("appear", is)));
        let missing = subject(&self.missing).map(|(labels, is)| format!("{labels} {is} missing"));
        let clauses: Vec<String> = [out_of_range, twice, more, missing]
            .into_iter()
            .flatten()
            .collect();
        f.write_str(&listed(&clauses, "and"))
    }
}

/// The labels as the subject of a sentence, with the form of "to be" that follows them.
fn subject(labels: &[u32]) -> Option<(String, &'static str)> {
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
pub(crate) fn number(label: u32) -> String {
    match label {
        // What was too large to be kept was cut to this.
        u32::MAX => format!("{label} or more"),
        _ => label.to_string(),
    }
}

/// A number of bytes, in whole units of which there are fewer than 4096, such as 77M.
fn size(bytes: u64) -> String {
    let mut number = bytes;
    let mut units = ["", "K", "M", "G", "T"].into_iter();
    let mut unit = units.next();
    while number >= 4096
        && let Some(larger) = units.next()
    {
        number = number.div_ceil(1024);
        unit = Some(larger);
    }
    format!("{number}{}", unit.unwrap_or_default())
}

fn third_person(verb: &str, is: &str) -> String {
    if is == "is" {
        format!("{verb}s")
    } else {
        verb.to_owned()
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn listed(items: &[String], conjunction: &str) -> String {
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
