//! One placement of all tiles and the blank.

use super::cells::target;
use super::labels::{LabelFaults, is_each_once};
use super::moves::Move;
use super::shape::{MAX_CELLS, Shape};

/// One placement of the tiles 1 … W·H−1 and the blank, label 0.
///
/// Invariant: the label of cell *i* (numbered from the top left, row by row) is in bits 4*i* to
/// 4*i* + 3 of `cells`, every label of the shape occurs once, and the bits beyond the last cell
/// are 0. (Other programs store the inverse: the cell of each label.)
///
/// ```
/// use npuzzle::Board;
///
/// let board: Board = "2 3 4 / 1 5 x / 7 6 8".parse()?;
/// assert_eq!(board.to_string(), "23415.768");
/// assert_eq!(format!("{board:?}"), "Board(3x3 23415.768)");
/// assert_eq!(board.blank(), 5);
/// assert_eq!(board.label(0), 2);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    cells: u64,
    shape: Shape,
}

impl Board {
    /// The board whose cells hold these labels, 0 the blank.
    ///
    /// # Errors
    ///
    /// [`BoardError::CellCount`] where there are more or fewer labels than cells,
    /// [`BoardError::Labels`] where they are not each of 0 … W·H−1 once.
    pub fn new(shape: Shape, labels: &[u8]) -> Result<Self, BoardError> {
        let numbers = labels.iter().map(|&label| u32::from(label));
        let cells = labels.len();
        if cells != shape.cells() {
            return Err(BoardError::CellCount { cells, shape });
        }
        if !is_each_once(numbers.clone()) {
            return Err(BoardError::Labels(LabelFaults::of(numbers)));
        }
        Ok(Self::from_labels(shape, labels.iter().copied()))
    }

    /// The board whose cells hold these labels, known to be each of 0 … W·H−1 once.
    #[inline]
    pub(crate) fn from_labels(shape: Shape, labels: impl Iterator<Item = u8>) -> Self {
        Self::from_packed(shape, pack(labels))
    }

    /// The board that has the tiles 1, 2, 3 … in these cells, and the blank in the last of them:
    /// a walk over all cells.
    pub(crate) fn along(shape: Shape, walk: impl Iterator<Item = usize>) -> Self {
        let tiles = walk.take(shape.cells() - 1).zip(1_u64..);
        let cells = tiles.fold(0, |cells, (cell, tile)| cells | tile << (4 * cell));
        Self::from_packed(shape, cells)
    }

    /// The board whose labels are packed as the type's invariant says, each known to occur once.
    #[inline]
    pub(crate) fn from_packed(shape: Shape, cells: u64) -> Self {
        let board = Self { cells, shape };
        debug_assert!(is_each_once(board.labels().map(u32::from)));
        board
    }

    /// The labels, packed as the type's invariant says.
    #[inline]
    pub(crate) fn packed(self) -> u64 {
        self.cells
    }

    /// The board with each label replaced by `rename(label)`. No two labels may get the same name,
    /// and the blank must keep its own.
    pub(crate) fn relabelled(self, rename: impl Fn(u8) -> u8) -> Self {
        Self::from_labels(self.shape, self.labels().map(rename))
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
        // A count of bits would need an instruction that not every machine has.
        below_zero_nibble(self.cells).trailing_ones() as usize / 4
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
}

/// Labels packed four bits each, the first in the lowest bits.
#[inline]
pub(crate) fn pack(labels: impl Iterator<Item = u8>) -> u64 {
    let labels = labels.map(u64::from).zip(0..);
    labels.fold(0, |packed, (label, place)| packed | label << (4 * place))
}

/// Packed cells after the blank has changed places with the tile at `to`.
pub(crate) fn slide(cells: u64, blank: usize, to: usize) -> u64 {
    let tile = (cells >> (4 * to)) & 0xf;
    cells ^ (tile << (4 * to)) ^ (tile << (4 * blank))
}

/// The bits below the lowest nibble (four bits) that is 0. On a board that nibble is the blank's
/// cell, for the bits beyond the last cell are higher.
#[inline]
pub(crate) fn below_zero_nibble(cells: u64) -> u64 {
    const ONES: u64 = 0x1111_1111_1111_1111;
    let zeros = cells.wrapping_sub(ONES) & !cells & (ONES << 3);
    let lowest = zeros & zeros.wrapping_neg();
    (lowest >> 3).wrapping_sub(1)
}

/// Why labels are no board of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There are more or fewer labels than cells.
    CellCount {
        /// How many labels there are.
        cells: usize,
        /// The shape.
        shape: Shape,
    },
    /// They are not each of 0 … W·H−1 once.
    Labels(LabelFaults),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_beyond_the_shape_or_repeated_make_no_board() {
        for labels in [[0, 1, 2, 4], [0, 1, 2, 200], [0, 1, 1, 2], [1, 2, 3, 1]] {
            assert!(Board::new(Shape::MIN, &labels).is_err(), "{labels:?}");
        }
        assert!(Board::new(Shape::MIN, &[0, 1, 2]).is_err());
    }
}
