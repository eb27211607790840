//! Cells: where a move takes the blank, which cells are neighbours, and sets of cells.

use std::iter;

use super::moves::Move;
use super::shape::{MAX_CELLS, Shape};

/// A set of cells: bit *i* stands for cell *i*.
pub(crate) type CellSet = u16;

/// The cells of a shape for which `holds` is true.
pub(crate) fn cells_where(shape: Shape, holds: impl Fn(usize) -> bool) -> CellSet {
    let cells = (0..shape.cells()).filter(|&cell| holds(cell));
    cells.fold(0, |set, cell| set | 1 << cell)
}

/// The cells of a set, ascending.
pub(crate) fn cells_of(set: CellSet) -> impl Iterator<Item = usize> {
    bits_of(set.into())
}

/// The indices of the bits that are 1, ascending.
pub(crate) fn bits_of(mut word: u64) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}

/// The dark cells of a chessboard whose first cell is light. Each move takes the blank, and a tile
/// too, to a cell of the other colour.
pub(crate) fn dark_cells(shape: Shape) -> CellSet {
    cells_where(shape, |cell| {
        (cell % shape.width() + cell / shape.width()) % 2 == 1
    })
}

/// The cell to which a move takes the blank; none where it would leave the board.
pub(crate) fn target(shape: Shape, blank: usize, step: Move) -> Option<usize> {
    let column = blank % shape.width();
    match step {
        Move::Up => blank.checked_sub(shape.width()),
        Move::Down => Some(blank + shape.width()).filter(|&to| to < shape.cells()),
        Move::Left => (column > 0).then(|| blank - 1),
        Move::Right => (column + 1 < shape.width()).then(|| blank + 1),
    }
}

/// [`target`] for every cell and move of one shape, as a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Targets([[Option<u8>; Move::ALL.len()]; MAX_CELLS]);

impl Targets {
    pub fn new(shape: Shape) -> Self {
        let mut targets = [[None; Move::ALL.len()]; MAX_CELLS];
        for (blank, targets) in targets[..shape.cells()].iter_mut().enumerate() {
            *targets = Move::ALL.map(|step| target(shape, blank, step).map(|to| to as u8));
        }
        Self(targets)
    }

    #[inline]
    pub fn get(&self, blank: u8, step: Move) -> Option<u8> {
        self.0[usize::from(blank) % MAX_CELLS][step as usize]
    }
}

/// The neighbours of all cells of a set at once, for one shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Neighbours {
    all: CellSet,
    first_column: CellSet,
    last_column: CellSet,
    width: usize,
}

impl Neighbours {
    pub fn new(shape: Shape) -> Self {
        let width = shape.width();
        Self {
            all: cells_where(shape, |_| true),
            first_column: cells_where(shape, |cell| cell % width == 0),
            last_column: cells_where(shape, |cell| cell % width == width - 1),
            width,
        }
    }

    /// The cells above, below, left and right of those in `set`.
    #[inline]
    pub fn of(&self, set: CellSet) -> CellSet {
        (self.beside(set) | set << self.width | set >> self.width) & self.all
    }

    /// The cells left and right of those in `set`.
    #[inline]
    pub fn beside(&self, set: CellSet) -> CellSet {
        (set & !self.first_column) >> 1 | (set & !self.last_column) << 1
    }
}
