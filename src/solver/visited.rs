//! What a search has seen, and from where.

use crate::moves::Move;

use super::index::DenseIndex;

/// Which end of the search has seen a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// From the start on.
    Forward,
    /// From the goal back.
    Backward,
}

/// What is known of a board: nothing, or which side has seen it, at which level, and its pointer.
///
/// The pointer of a forward board is the move that led to it; that of a backward board is the
/// move that leads from it one level nearer to the goal. Only the last bit but one of the level
/// is kept: neighbours' levels differ by one, so it is enough to tell a board one level up from
/// one a level down.
///
/// Invariant: 0 is unseen; else bit 0 is set, bit 1 is the side, bits 2 and 3 are the move, and
/// bit 4 comes from the level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark(u8);

impl Mark {
    pub fn new(side: Side, level: usize, pointer: Move) -> Self {
        let level = ((level >> 1) & 1) as u8;
        Self(1 | (side as u8) << 1 | (pointer as u8) << 2 | level << 4)
    }

    pub fn side(self) -> Option<Side> {
        match self.0 & 0b11 {
            0b01 => Some(Side::Forward),
            0b11 => Some(Side::Backward),
            _ => None,
        }
    }

    /// The pointer; that of an unseen board means nothing.
    pub fn pointer(self) -> Move {
        Move::ALL[usize::from((self.0 >> 2) & 0b11)]
    }

    /// Whether both are of the same side and level.
    pub fn is_beside(self, other: Mark) -> bool {
        (self.0 ^ other.0) & 0b1_0011 == 0
    }
}

/// A search's memory: a mark for each board, unseen at first.
///
/// Boards are given as their packed cells and the cell of their blank.
pub(super) trait Visited {
    /// The mark of a board.
    fn mark(&self, cells: u64, blank: usize) -> Mark;

    /// The mark of a board, to be changed.
    fn mark_mut(&mut self, cells: u64, blank: usize) -> &mut Mark;
}

/// One byte for every board that the goal can be reached from.
pub(super) struct Dense {
    index: DenseIndex,
    marks: Vec<Mark>,
}

impl Dense {
    pub fn new(index: DenseIndex) -> Self {
        Self {
            index,
            marks: vec![Mark::default(); index.len()],
        }
    }
}

impl Visited for Dense {
    #[inline]
    fn mark(&self, cells: u64, blank: usize) -> Mark {
        self.marks[self.index.of(cells, blank)]
    }

    #[inline]
    fn mark_mut(&mut self, cells: u64, blank: usize) -> &mut Mark {
        &mut self.marks[self.index.of(cells, blank)]
    }
}
