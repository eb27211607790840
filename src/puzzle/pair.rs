//! A start and a goal.

use super::board::Board;
use super::shape::{MAX_CELLS, Shape};

/// A start and a goal.
///
/// Invariant: both have the same shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    start: Board,
    goal: Board,
}

impl Pair {
    /// The pair of these two boards.
    ///
    /// # Errors
    ///
    /// [`PairError`] where their shapes differ.
    pub fn new(start: Board, goal: Board) -> Result<Self, PairError> {
        if start.shape() != goal.shape() {
            return Err(PairError { start, goal });
        }
        Ok(Self { start, goal })
    }

    /// The pair of two boards that are known to have the same shape.
    pub(crate) fn of_one_shape(start: Board, goal: Board) -> Self {
        debug_assert_eq!(start.shape(), goal.shape());
        Self { start, goal }
    }

    /// The board from which the moves lead.
    #[must_use]
    pub fn start(self) -> Board {
        self.start
    }

    /// The board to which the moves lead.
    #[must_use]
    pub fn goal(self) -> Board {
        self.goal
    }

    /// The shape of both boards.
    #[must_use]
    pub fn shape(self) -> Shape {
        self.start.shape()
    }

    /// The Manhattan distance: the sum, over all tiles, of the columns and rows between a tile's cell
    /// on the start and on the goal. The fewest moves are at least as many, and differ from it by an
    /// even number.
    #[must_use]
    pub fn manhattan(self) -> usize {
        let mut homes = [0; MAX_CELLS];
        for (cell, label) in self.goal.labels().enumerate() {
            homes[usize::from(label)] = cell;
        }
        let labels = self.start.labels().enumerate();
        labels
            .filter(|&(_, label)| label != 0)
            .map(|(cell, label)| self.shape().manhattan(cell, homes[usize::from(label)]))
            .sum()
    }
}

/// A start and a goal of different shapes, which make no pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairError {
    /// The start.
    pub start: Board,
    /// The goal.
    pub goal: Board,
}
