//! Text → boards.

use std::fmt;
use std::fmt::Write;
use std::str::FromStr;

use super::diagnosis;
use super::error::ParseError;
use super::words::{self, Cell, Reading, quote};
use crate::puzzle::board::Board;
use crate::puzzle::labels::is_each_once;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// How the blank is printed unless asked otherwise.
pub const BLANK: char = '.';

/// The boards that the text holds: one or two (a start and a goal).
///
/// * `size` is the shape of boards whose rows show none; rows that show another are an error.
///
/// # Errors
///
/// Any of [`ParseError`]'s kinds about boards; the likeliest, where several would explain the text.
///
/// ```
/// use npuzzle::text;
///
/// let pair = text::read("12345678.\n123.46758\n", None)?;
/// assert_eq!(pair.len(), 2);
/// let list = text::read("[[4,1,2],[5,0,3]]", None)?;
/// assert_eq!(list[0].shape().to_string(), "3x2");
/// # Ok::<(), npuzzle::Error>(())
/// ```
pub fn read(text: &str, size: Option<Shape>) -> Result<Vec<Board>, ParseError> {
    let words = words::split(text)?;
    if words.is_empty() {
        return Err(ParseError::NoBoard);
    }
    for reading in Reading::ALL {
        let cells = reading.cells(&words).unwrap_or_default();
        for text in [Some(Sized::bare(&cells)), Sized::with_header(&cells)] {
            let parts = text.as_ref().and_then(Sized::permutations);
            if let (Some(text), Some(parts)) = (text, parts) {
                return boards(&parts, text.header, size);
            }
        }
    }
    diagnosis::explain(&words, size)
}

/// The one board that the text holds.
///
/// # Errors
///
/// Those of [`read`], and [`ParseError::BoardCount`] where there are two.
pub fn read_one(text: &str, size: Option<Shape>) -> Result<Board, ParseError> {
    match read(text, size)?.as_slice() {
        &[board] => Ok(board),
        [_, extra, ..] => Err(ParseError::BoardCount {
            expected: 1,
            count: 2,
            board: extra.to_string(),
        }),
        [] => Err(ParseError::NoBoard),
    }
}

/// Cells, and the size that a line before them gave.
pub(super) struct Sized<'c, 'a> {
    /// All cells; or those of each board, where the line stands before each.
    pub(super) runs: Vec<&'c [Cell<'a>]>,
    pub(super) header: Option<Header>,
}

/// A line that holds only a size: its numbers, in the order in which they stand.
#[derive(Clone, Copy)]
pub(super) struct Header {
    pub(super) first: Shape,
    /// The same numbers, rows before columns.
    turned: Shape,
}

impl<'c, 'a> Sized<'c, 'a> {
    pub(super) fn bare(cells: &'c [Cell<'a>]) -> Self {
        Self {
            runs: vec![cells],
            header: None,
        }
    }

    /// The first line taken as a size, where it can be one.
    pub(super) fn with_header(cells: &'c [Cell<'a>]) -> Option<Self> {
        let length = cells.iter().take_while(|cell| cell.in_first_line).count();
        let (line, cells) = cells.split_at(length);
        let (a, b) = match line {
            [side] => (side.label, side.label),
            [a, b] if a.word != b.word => (a.label, b.label),
            _ => return None,
        };
        let header = Header {
            first: Shape::new(a as usize, b as usize).ok()?,
            turned: Shape::new(b as usize, a as usize).ok()?,
        };
        let again = |rest: &[Cell]| {
            let labels = rest.iter().take_while(|cell| cell.row == rest[0].row);
            labels
                .map(|cell| cell.label)
                .eq(line.iter().map(|cell| cell.label))
        };
        let runs = match cells.split_at_checked(header.first.cells()) {
            Some((start, rest)) if rest.len() > length && again(rest) => {
                vec![start, &rest[length..]]
            }
            _ => vec![cells],
        };
        Some(Self {
            runs,
            header: Some(header),
        })
    }

    /// The boards that the cells form, where they form any: as few as possible, equally long.
    fn permutations(&self) -> Option<Vec<&'c [Cell<'a>]>> {
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
}

/// Whether the labels are each of 0 … n−1 once.
pub(super) fn is_permutation(cells: &[Cell]) -> bool {
    is_each_once(cells.iter().map(|cell| cell.label))
}

/// The boards of parts that each hold every label once.
pub(super) fn boards(
    parts: &[&[Cell]],
    header: Option<Header>,
    size: Option<Shape>,
) -> Result<Vec<Board>, ParseError> {
    if let [_, _, extra, ..] = parts {
        return Err(ParseError::BoardCount {
            expected: 2,
            count: parts.len(),
            board: quote(extra),
        });
    }
    let shown = parts
        .iter()
        .map(|part| shown_shape(part))
        .collect::<Result<Vec<_>, _>>()?;
    // Which number of the line comes first, columns or rows, is for the rows to settle.
    let stated = header.map(|header| match shown.iter().flatten().next() {
        Some(rows) if *rows == header.turned => header.turned,
        _ => header.first,
    });
    if let (Some(own), Some(asked), [part, ..]) = (stated, size, parts)
        && own != asked
        && header.is_none_or(|header| header.turned != asked)
    {
        return Err(ParseError::SizeContradicted {
            board: quote(part),
            own,
            asked,
        });
    }
    let partner = shown.iter().copied().flatten().next();
    let known = size.or(stated).or(partner);
    parts
        .iter()
        .zip(&shown)
        .map(|(part, &shown)| {
            for asked in [size, stated].into_iter().flatten() {
                check_size(part, shown, asked)?;
            }
            let shape = shown
                .or(known.filter(|shape| shape.cells() == part.len()))
                .or_else(|| Shape::square(part.len()))
                .ok_or_else(|| shapeless(part, parts))?;
            Ok(Board::from_labels(
                shape,
                part.iter().map(|cell| cell.label as u8),
            ))
        })
        .collect()
}

/// The shape that a board's rows show; none where all cells are in one row, or one a row.
pub(super) fn shown_shape(part: &[Cell]) -> Result<Option<Shape>, ParseError> {
    let rows: Vec<usize> = part
        .chunk_by(|a, b| a.row == b.row)
        .map(<[Cell]>::len)
        .collect();
    let first = rows.first().copied().unwrap_or(0);
    match rows.iter().position(|&length| length != first) {
        Some(row) => Err(ParseError::Ragged {
            board: quote(part),
            first,
            row: row + 1,
            length: rows[row],
        }),
        None => Ok(Shape::new(first, rows.len()).ok()),
    }
}

pub(super) fn check_size(
    part: &[Cell],
    shown: Option<Shape>,
    size: Shape,
) -> Result<(), ParseError> {
    if part.len() != size.cells() {
        return Err(ParseError::SizeMismatch {
            board: quote(part),
            cells: part.len(),
            size,
        });
    }
    match shown {
        Some(own) if own != size => Err(ParseError::SizeContradicted {
            board: quote(part),
            own,
            asked: size,
        }),
        _ => Ok(()),
    }
}

/// What to say of a board of `parts` when nothing tells its shape.
pub(super) fn shapeless(part: &[Cell], parts: &[&[Cell]]) -> ParseError {
    let (board, cells) = (quote(part), part.len());
    let other = parts
        .iter()
        .find(|other| other.len() != cells && is_permutation(other));
    if let Some(other) = other {
        return ParseError::CellsDiffer {
            board,
            cells,
            other: quote(other),
            other_cells: other.len(),
        };
    }
    if Shape::of_cells(cells).next().is_some() {
        ParseError::AmbiguousShape { board, cells }
    } else {
        ParseError::CellCount { board, cells }
    }
}

impl Board {
    /// The compact text of the board, one character a cell, with `blank` for the blank.
    #[must_use]
    pub fn compact(self, blank: char) -> Compact {
        Compact { board: self, blank }
    }
}

/// What [`Board::compact`] prints.
#[derive(Clone, Copy, Debug)]
pub struct Compact {
    board: Board,
    blank: char,
}

impl fmt::Display for Compact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.labels().try_for_each(|label| {
            f.write_char(match label {
                0 => self.blank,
                tile => char::from_digit(tile.into(), 16).unwrap_or('?'),
            })
        })
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.compact(BLANK).fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} {self})", self.shape())
    }
}

impl FromStr for Board {
    type Err = ParseError;

    /// Reads exactly one board, in the grammar of [`crate::text`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_one(text, None)
    }
}
