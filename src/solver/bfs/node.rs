//! Boards in a frontier, and the moves on from them.

use std::array;

use crate::puzzle::board::{Board, slide};
use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// A board in a frontier.
#[derive(Clone, Copy)]
pub struct Node {
    /// As [`Board::packed`] has them.
    pub cells: u64,
    blank: u8,
    /// The move that led here; `None` at the root.
    last: Option<Move>,
}

impl Node {
    pub fn root(board: Board) -> Self {
        Self {
            cells: board.packed(),
            blank: board.blank() as u8,
            last: None,
        }
    }

    pub fn blank(self) -> usize {
        usize::from(self.blank)
    }

    #[inline]
    pub fn after(self, step: BlankMove) -> Self {
        Self {
            cells: slide(self.cells, self.blank(), usize::from(step.to)),
            blank: step.to,
            last: Some(step.letter),
        }
    }

    /// The node after a move that keeps the blank on the board.
    #[inline]
    pub fn follow(self, letter: Move, shape: Shape) -> Self {
        target(shape, self.blank(), letter).map_or(self, |to| {
            let to = to as u8;
            self.after(BlankMove { letter, to })
        })
    }
}

/// A move of the blank from a known cell.
#[derive(Clone, Copy)]
pub struct BlankMove {
    pub letter: Move,
    /// The cell where the blank ends.
    to: u8,
}

/// By the cell of the blank and the move before: the moves that keep the blank on the board and
/// don't take the move before back, in canonical order.
pub struct Successors([[MoveList; Move::ALL.len() + 1]; MAX_CELLS]);

#[derive(Clone, Copy)]
struct MoveList {
    moves: [BlankMove; Move::ALL.len()],
    count: u8,
}

impl MoveList {
    fn new(shape: Shape, blank: usize, last: Option<Move>) -> Self {
        let (letter, to) = (Move::Up, 0);
        let mut successors = Self {
            moves: [BlankMove { letter, to }; Move::ALL.len()],
            count: 0,
        };
        for letter in Move::ALL {
            if last != Some(letter.inverse())
                && let Some(to) = target(shape, blank, letter)
            {
                let to = to as u8;
                successors.moves[usize::from(successors.count)] = BlankMove { letter, to };
                successors.count += 1;
            }
        }
        successors
    }
}

impl Successors {
    pub fn new(shape: Shape) -> Self {
        let list = |blank, column| MoveList::new(shape, blank, Move::ALL.get(column).copied());
        Self(array::from_fn(|blank| {
            array::from_fn(|column| list(blank, column))
        }))
    }

    #[inline]
    pub fn of(&self, node: Node) -> &[BlankMove] {
        let column = node.last.map_or(Move::ALL.len(), |last| last as usize);
        let list = &self.0[node.blank() % MAX_CELLS][column];
        &list.moves[..usize::from(list.count)]
    }
}
