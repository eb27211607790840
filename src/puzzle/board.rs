//! One placement of all tiles and the blank.

use std::fmt;
use std::fmt::Write;
use std::str::FromStr;

use crate::error::{Error, LabelFaults};
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// One placement of the tiles 1 … W·H−1 and the blank, label 0.
///
/// Invariant: the label of cell *i* (numbered from the top left, row by row) is in bits 4*i* to
/// 4*i* + 3 of `cells`, every label of the shape occurs once, and the bits beyond the last cell
/// are 0. Some programs keep, the other way round, the cell of each label.
///
/// ```
/// use npuzzle::Board;
///
/// let board: Board = "2 3 4 / 1 5 x / 7 6 8".parse()?;
/// assert_eq!(board.to_string(), "23415.768");
/// assert_eq!(board.blank(), 5);
/// assert_eq!(board.label(0), 2);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    cells: u64,
    shape: Shape,
}

impl Board {
    /// The board whose cells hold these labels, 0 the blank.
    ///
    /// # Errors
    ///
    /// [`Error::SizeMismatch`] where there are more or fewer labels than cells,
    /// [`Error::Labels`] where they are not each of 0 … W·H−1 once.
    pub fn new(shape: Shape, labels: &[u8]) -> Result<Self, Error> {
        let as_read = || format!("{labels:?}");
        if labels.len() != shape.cells() {
            return Err(Error::SizeMismatch {
                board: as_read(),
                cells: labels.len(),
                size: shape,
            });
        }
        Self::pack(shape, labels).ok_or_else(|| Error::Labels {
            board: as_read(),
            faults: LabelFaults::of(labels.iter().map(|&label| u32::from(label))),
        })
    }

    fn pack(shape: Shape, labels: &[u8]) -> Option<Self> {
        let mut cells = 0;
        let mut seen = 0_u32;
        for (cell, &label) in labels.iter().enumerate() {
            let bit = 1_u32.checked_shl(label.into())?;
            if usize::from(label) >= labels.len() || seen & bit != 0 {
                return None;
            }
            seen |= bit;
            cells |= u64::from(label) << (4 * cell);
        }
        Some(Self { cells, shape })
    }

    /// The board on which a walk over all cells meets tile 1 first, then 2, 3 …, the blank last.
    pub(crate) fn tour(shape: Shape, walk: impl Iterator<Item = usize>) -> Self {
        let last = shape.cells() - 1;
        let cells = walk
            .take(last)
            .zip(1_u64..)
            .fold(0, |cells, (cell, label)| cells | label << (4 * cell));
        Self { cells, shape }
    }

    /// A board that is known to hold each label once.
    pub(crate) fn from_packed(shape: Shape, cells: u64) -> Self {
        debug_assert!(
            Self::new(shape, &Self { cells, shape }.labels().collect::<Vec<_>>()).is_ok()
        );
        Self { cells, shape }
    }

    /// The board with each label renamed. No two labels may get one name, and the blank keeps its
    /// own.
    pub(crate) fn relabelled(self, rename: impl Fn(u8) -> u8) -> Self {
        let names = self.labels().map(rename).map(u64::from);
        let cells = names
            .zip(0..)
            .fold(0, |cells, (name, cell)| cells | name << (4 * cell));
        Self::from_packed(self.shape, cells)
    }

    /// The labels, four bits a cell, as the type's invariant says.
    #[must_use]
    pub fn packed(self) -> u64 {
        self.cells
    }

    /// Its columns and rows.
    #[must_use]
    pub fn shape(self) -> Shape {
        self.shape
    }

    /// The label of a cell, 0 for the blank and for any cell beyond the board.
    #[must_use]
    pub fn label(self, cell: usize) -> u8 {
        if cell >= MAX_CELLS {
            return 0;
        }
        ((self.cells >> (4 * cell)) & 0xf) as u8
    }

    /// All labels in cell order.
    #[must_use]
    pub fn labels(self) -> impl ExactSizeIterator<Item = u8> + Clone {
        (0..self.shape.cells()).map(move |cell| self.label(cell))
    }

    /// The cell of the blank.
    #[must_use]
    pub fn blank(self) -> usize {
        zero_nibble(self.cells)
    }

    /// The row of the blank, from 0 at the top.
    #[must_use]
    pub fn blank_row(self) -> usize {
        self.blank() / self.shape.width()
    }

    /// The cell that the blank reaches by that move; none where it would leave the board.
    #[must_use]
    pub fn target(self, step: Move) -> Option<usize> {
        target(self.shape, self.blank(), step)
    }

    /// The board after that move; none where the blank would leave the board.
    #[must_use]
    pub fn apply(self, step: Move) -> Option<Board> {
        let to = self.target(step)?;
        Some(Self {
            cells: slide(self.cells, self.blank(), to),
            ..self
        })
    }

    /// The compact text of the board, one character a cell, with `blank` for the blank.
    #[must_use]
    pub fn compact(self, blank: char) -> Compact {
        Compact { board: self, blank }
    }
}

/// The cell one step away from `blank`; none where that is off the board.
pub(crate) fn target(shape: Shape, blank: usize, step: Move) -> Option<usize> {
    let column = blank % shape.width();
    match step {
        Move::Up => blank.checked_sub(shape.width()),
        Move::Down => Some(blank + shape.width()).filter(|&to| to < shape.cells()),
        Move::Left => (column > 0).then(|| blank - 1),
        Move::Right => (column + 1 < shape.width()).then(|| blank + 1),
    }
}

/// Packed cells after the blank has changed places with the tile at `to`.
pub(crate) fn slide(cells: u64, blank: usize, to: usize) -> u64 {
    let tile = (cells >> (4 * to)) & 0xf;
    cells ^ (tile << (4 * to)) ^ (tile << (4 * blank))
}

/// The lowest group of four bits that is 0: the blank, for the bits beyond a board are higher.
fn zero_nibble(cells: u64) -> usize {
    // A count of bits would need an instruction that not every machine has.
    below_zero_nibble(cells).trailing_ones() as usize / 4
}

/// The bits below the lowest group of four that is 0.
#[inline]
pub(crate) fn below_zero_nibble(cells: u64) -> u64 {
    const ONES: u64 = 0x1111_1111_1111_1111;
    let zeros = cells.wrapping_sub(ONES) & !cells & (ONES << 3);
    let lowest = zeros & zeros.wrapping_neg();
    (lowest >> 3).wrapping_sub(1)
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
        self.compact(crate::text::boards::BLANK).fmt(f)
    }
}

impl FromStr for Board {
    type Err = Error;

    /// Reads exactly one board, in the grammar of [`crate::notation`].
    fn from_str(text: &str) -> Result<Self, Error> {
        crate::text::boards::read_one(text, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        text.parse().expect("a board")
    }

    #[test]
    fn the_blank_is_found_in_every_cell() {
        for cell in 0..16 {
            let mut labels: Vec<u8> = (1..16).collect();
            labels.insert(cell, 0);
            let shape = Shape::new(4, 4).expect("a shape");
            assert_eq!(Board::new(shape, &labels).expect("a board").blank(), cell);
        }
    }

    #[test]
    fn the_blank_stops_at_every_edge() {
        let corner = board(".12345678");
        assert_eq!(corner.apply(Move::Up), None);
        assert_eq!(corner.apply(Move::Left), None);
        assert_eq!(corner.apply(Move::Down), Some(board("312.45678")));
        assert_eq!(corner.apply(Move::Right), Some(board("1.2345678")));
        let other = board("12345678.");
        assert_eq!(other.apply(Move::Down), None);
        assert_eq!(other.apply(Move::Right), None);
    }

    #[test]
    fn labels_beyond_the_shape_or_repeated_make_no_board() {
        let shape = Shape::new(2, 2).expect("a shape");
        for labels in [[0, 1, 2, 4], [0, 1, 2, 200], [0, 1, 1, 2], [1, 2, 3, 1]] {
            assert!(Board::new(shape, &labels).is_err(), "{labels:?}");
        }
        assert!(Board::new(shape, &[0, 1, 2]).is_err());
    }
}
