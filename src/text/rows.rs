//! Cells → boards: where each board ends, and which shape its rows or a heading before it show.

use crate::puzzle::labels::is_each_once;
use crate::puzzle::{Board, MAX_CELLS, Shape};

use super::cells::{Cell, CellSyntax, Labels, fault_of, quote};
use super::error::{BoardFault, ParseError};
use super::headings::Heading;
use super::words::Word;

/// The words of a text told apart: its headings, and the boards below. There may be several ways.
#[derive(Clone)]
pub(super) struct Sections<'w, 'a> {
    pub heading: Option<Heading>,
    /// All words but the headings; or those of each of two boards, where the heading stands before
    /// each.
    pub runs: Vec<&'w [Word<'a>]>,
}

impl<'w, 'a> Sections<'w, 'a> {
    pub fn bare(words: &'w [Word<'a>]) -> Self {
        Self {
            heading: None,
            runs: vec![words],
        }
    }

    /// The ways in which a heading comes first: it may come again.
    pub fn headed(words: &'w [Word<'a>]) -> Vec<Self> {
        let Some((heading, length)) = Heading::at_start(words) else {
            return Vec::new();
        };
        let (first, rest) = words.split_at(length);
        let heading = Some(heading);
        // No board has more words than cells.
        let again = (1..rest.len().saturating_sub(length).min(MAX_CELLS + 1))
            .filter(|&at| is_again(first, rest, at));
        let two = again.map(|at| Self {
            heading,
            runs: vec![&rest[..at], &rest[at + length..]],
        });
        let one = Self {
            heading,
            runs: vec![rest],
        };
        two.chain([one]).collect()
    }

    /// The cells of each run; none where a word is no cell.
    pub fn cells(&self, syntax: CellSyntax, labels: Labels) -> Option<Vec<Vec<Cell<'a>>>> {
        let cells = |run: &&[Word<'a>]| syntax.cells(run, labels);
        self.runs.iter().map(cells).collect()
    }
}

/// Whether the heading `first` stands again at that place of the words behind it, and ends a line if it
/// did so before.
fn is_again(first: &[Word], rest: &[Word], at: usize) -> bool {
    let Some(second) = rest.get(at..at + first.len()) else {
        return false;
    };
    let are_same = first.iter().zip(second).all(|(a, b)| a.text == b.text);
    let is_on_line = |at: usize| rest.get(at).is_some_and(|word| word.line == second[0].line);
    let ended_line = rest[0].line != first[0].line;
    // A lone number at the end of a row is rather a cell of it.
    let is_cell = first.len() == 1 && ended_line && rest[at - 1].line == second[0].line;
    are_same && !is_cell && !(ended_line && is_on_line(at + first.len()))
}

/// The parts of the runs that are a board each, where all of them are: as few as possible, equally
/// long.
pub(super) fn permutations<'c, 'a>(runs: &'c [Vec<Cell<'a>>]) -> Option<Vec<&'c [Cell<'a>]>> {
    let [cells] = runs else {
        let whole = runs.iter().all(|run| is_permutation(run));
        return whole.then(|| runs.iter().map(Vec::as_slice).collect());
    };
    let count = cells.len();
    let fewest = count.div_ceil(MAX_CELLS).max(1);
    (fewest..=count / Shape::MIN.cells())
        .filter(|boards| count.is_multiple_of(*boards))
        .map(|boards| cells.chunks_exact(count / boards))
        .find(|parts| parts.clone().all(is_permutation))
        .map(Iterator::collect)
}

/// How to read the words of a text.
#[derive(Clone, Copy)]
pub(super) struct Grammar<'b> {
    pub labels: Labels<'b>,
    /// The size that was asked for.
    pub size: Option<Shape>,
    /// Whether the text ends with `/`.
    pub ends_with_slash: bool,
}

impl Grammar<'_> {
    /// What is known of the shapes of boards below that heading.
    pub fn known(self, heading: Option<Heading>) -> KnownShape {
        KnownShape {
            size: self.size,
            heading,
            ends_with_slash: self.ends_with_slash,
        }
    }
}

/// What is known of the shapes of boards, besides their rows.
#[derive(Clone, Copy)]
pub(super) struct KnownShape {
    /// The size that was asked for.
    pub size: Option<Shape>,
    pub heading: Option<Heading>,
    /// Whether the text ends with `/`.
    pub ends_with_slash: bool,
}

impl KnownShape {
    /// The boards of these parts, each of which holds every label once.
    pub fn boards(self, parts: &[&[Cell]]) -> Result<Vec<Board>, ParseError> {
        if let [_, _, extra, ..] = parts {
            let count = parts.len();
            return Err(fault_of(
                extra,
                BoardFault::BoardCount { expected: 2, count },
            ));
        }
        if let Some(last) = parts.last().filter(|last| self.is_one_row(last)) {
            return Err(fault_of(last, BoardFault::OneRow(last.len())));
        }
        let shown = parts
            .iter()
            .map(|part| shown_shape(part))
            .collect::<Result<Vec<_>, _>>()?;
        let first_shown = shown.iter().copied().flatten().next();
        let stated = match parts {
            [first, ..] => self.stated(first, first_shown)?,
            [] => None,
        };
        let known = self.size.or(stated).or(first_shown);
        let board = |(part, shown): (&&[Cell], Option<Shape>)| {
            for asked in [self.size, stated].into_iter().flatten() {
                check_size(part, shown, asked)?;
            }
            let shape = shown
                .or(known.filter(|shape| shape.cells() == part.len()))
                .or_else(|| Shape::square(part.len()))
                .ok_or_else(|| shapeless(part, parts))?;
            let labels = part.iter().map(|cell| cell.label as u8);
            Ok(Board::from_labels(shape, labels))
        };
        parts.iter().zip(shown).map(board).collect()
    }

    /// The shape that the heading tells, in the orientation of the rows or of the size asked for.
    fn stated(self, first: &[Cell], shown: Option<Shape>) -> Result<Option<Shape>, ParseError> {
        let Some(heading) = self.heading else {
            return Ok(None);
        };
        let Some(own) = heading.shape() else {
            let (cells, heading) = (first.len(), heading.to_string());
            return Err(fault_of(first, BoardFault::Heading { cells, heading }));
        };
        let turned = own.transposed();
        match (shown, self.size) {
            (Some(rows), _) if rows == turned => Ok(Some(rows)),
            (_, Some(asked)) if asked == turned => Ok(Some(asked)),
            (_, Some(asked)) if asked != own => {
                Err(fault_of(first, BoardFault::SizeContradicted { own, asked }))
            }
            _ => Ok(Some(own)),
        }
    }

    /// Whether the last board is a row that a `/` ends.
    fn is_one_row(self, last: &[Cell]) -> bool {
        self.ends_with_slash
            && last.first().map(|cell| cell.group) == last.last().map(|cell| cell.group)
    }
}

pub(super) fn is_permutation(cells: &[Cell]) -> bool {
    is_each_once(cells.iter().map(|cell| cell.label))
}

/// The shape that a board's rows show, or its groups where it is one row; none where all cells are in
/// one row, or one a row.
pub(super) fn shown_shape(part: &[Cell]) -> Result<Option<Shape>, ParseError> {
    let lengths = |is_same: fn(&Cell, &Cell) -> bool| -> Vec<usize> {
        part.chunk_by(is_same).map(<[Cell]>::len).collect()
    };
    let rows = lengths(|a, b| a.row == b.row);
    let first = rows.first().copied().unwrap_or(0);
    if let Some(index) = rows.iter().position(|&length| length != first) {
        let (row, length) = (index + 1, rows[index]);
        let lacks_blank = part.iter().all(|cell| cell.label != 0);
        return Err(fault_of(
            part,
            BoardFault::Ragged {
                first,
                row,
                length,
                lacks_blank,
            },
        ));
    }
    if rows.len() > 1 {
        return Ok(Shape::new(first, rows.len()).ok());
    }
    let groups = lengths(|a, b| a.group == b.group);
    let are_equal = groups.iter().all(|&length| length == groups[0]);
    Ok(groups
        .first()
        .filter(|_| are_equal)
        .and_then(|&width| Shape::new(width, groups.len()).ok()))
}

/// Checks that a board whose rows show that shape, if any, has the size asked for.
pub(super) fn check_size(
    part: &[Cell],
    shown: Option<Shape>,
    size: Shape,
) -> Result<(), ParseError> {
    let fault = match shown {
        _ if part.len() != size.cells() => BoardFault::SizeMismatch {
            cells: part.len(),
            size,
        },
        Some(own) if own != size => BoardFault::SizeContradicted { own, asked: size },
        _ => return Ok(()),
    };
    Err(fault_of(part, fault))
}

/// The error for one of `parts` whose shape nothing tells.
pub(super) fn shapeless(part: &[Cell], parts: &[&[Cell]]) -> ParseError {
    let cells = part.len();
    let other = parts
        .iter()
        .find(|other| other.len() != cells && is_permutation(other));
    let fault = match other {
        Some(other) => BoardFault::CellsDiffer {
            cells,
            other: quote(other),
            other_cells: other.len(),
        },
        None if Shape::of_cells(cells).next().is_some() => BoardFault::AmbiguousShape(cells),
        None => BoardFault::CellCount(cells),
    };
    fault_of(part, fault)
}
