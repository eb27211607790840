//! Cells → boards: where each board ends, and which shape its rows or a line before them show.

use crate::puzzle::labels::is_each_once;
use crate::puzzle::{Board, MAX_CELLS, Shape};

use super::error::{BoardFault, ParseError};
use super::words::{Cell, fault_of, quote};

/// Cells, and the size that a line before them states.
pub(super) struct SizedCells<'c, 'a> {
    /// All cells; or those of each of two boards, where the line stands before each.
    pub runs: Vec<&'c [Cell<'a>]>,
    /// That size read as columns first. Some write rows first: then the rows of the board show the
    /// transposed shape.
    pub size_line: Option<Shape>,
}

impl<'c, 'a> SizedCells<'c, 'a> {
    pub fn bare(cells: &'c [Cell<'a>]) -> Self {
        Self {
            runs: vec![cells],
            size_line: None,
        }
    }

    /// The same cells with the first line taken as a size, where it can be one.
    pub fn with_size_line(cells: &'c [Cell<'a>]) -> Option<Self> {
        let (line, cells) = split_first_line(cells);
        let (a, b) = match line {
            [side] => (side.label, side.label),
            [a, b] if a.word != b.word => (a.label, b.label),
            _ => return None,
        };
        let size = Shape::new(a as usize, b as usize).ok()?;
        let repeats_line = |rest: &[Cell]| {
            let row = rest.iter().take_while(|cell| cell.row == rest[0].row);
            row.map(|cell| cell.label)
                .eq(line.iter().map(|cell| cell.label))
        };
        let runs = match cells.split_at_checked(size.cells()) {
            Some((start, rest)) if rest.len() > line.len() && repeats_line(rest) => {
                vec![start, &rest[line.len()..]]
            }
            _ => vec![cells],
        };
        Some(Self {
            runs,
            size_line: Some(size),
        })
    }

    /// The parts of the cells that are a board each, where all of them are: as few as possible,
    /// equally long.
    pub fn permutations(&self) -> Option<Vec<&'c [Cell<'a>]>> {
        let &[cells] = self.runs.as_slice() else {
            let whole = self.runs.iter().all(|run| is_permutation(run));
            return whole.then(|| self.runs.clone());
        };
        let count = cells.len();
        let fewest = count.div_ceil(MAX_CELLS).max(1);
        (fewest..=count / Shape::MIN.cells())
            .filter(|boards| count.is_multiple_of(*boards))
            .map(|boards| cells.chunks_exact(count / boards))
            .find(|parts| parts.clone().all(is_permutation))
            .map(Iterator::collect)
    }

    /// The boards of parts of these cells, each of which holds every label once.
    pub fn boards(&self, parts: &[&[Cell]], size: Option<Shape>) -> Result<Vec<Board>, ParseError> {
        if let [_, _, extra, ..] = parts {
            let count = parts.len();
            return Err(fault_of(
                extra,
                BoardFault::BoardCount { expected: 2, count },
            ));
        }
        let shown = parts
            .iter()
            .map(|part| shown_shape(part))
            .collect::<Result<Vec<_>, _>>()?;
        let first_shown = shown.iter().copied().flatten().next();
        let stated = self.size_line.map(|line| match first_shown {
            Some(rows) if rows == line.transposed() => rows,
            _ => line,
        });
        if let (Some(own), Some(asked), [part, ..]) = (stated, size, parts)
            && own != asked
            && self.size_line.is_none_or(|line| line.transposed() != asked)
        {
            return Err(fault_of(part, BoardFault::SizeContradicted { own, asked }));
        }
        let known = size.or(stated).or(first_shown);
        let board = |(part, shown): (&&[Cell], Option<Shape>)| {
            for asked in [size, stated].into_iter().flatten() {
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
}

/// The cells of the first line that has any, and the rest.
pub(super) fn split_first_line<'c, 'a>(cells: &'c [Cell<'a>]) -> (&'c [Cell<'a>], &'c [Cell<'a>]) {
    let length = cells.iter().take_while(|cell| cell.in_first_line).count();
    cells.split_at(length)
}

pub(super) fn is_permutation(cells: &[Cell]) -> bool {
    is_each_once(cells.iter().map(|cell| cell.label))
}

/// The shape that a board's rows show; none where all cells are in one row, or one a row.
pub(super) fn shown_shape(part: &[Cell]) -> Result<Option<Shape>, ParseError> {
    let rows: Vec<usize> = part
        .chunk_by(|a, b| a.row == b.row)
        .map(<[Cell]>::len)
        .collect();
    let first = rows.first().copied().unwrap_or(0);
    match rows.iter().position(|&length| length != first) {
        Some(index) => {
            let (row, length) = (index + 1, rows[index]);
            Err(fault_of(part, BoardFault::Ragged { first, row, length }))
        }
        None => Ok(Shape::new(first, rows.len()).ok()),
    }
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
