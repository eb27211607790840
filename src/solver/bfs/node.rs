//! A board as a search holds it, and the moves that lead on from it.

use crate::puzzle::board::{Board, slide};
use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// A board in a frontier.
#[derive(Clone, Copy)]
pub(in crate::solver) struct Node {
    pub cells: u64,
    blank: u8,
    /// The move that led here; none at the root. Taking it back leads nowhere new.
    arrived: Option<Move>,
}

impl Node {
    pub fn root(board: Board) -> Self {
        Self {
            cells: board.packed(),
            blank: board.blank() as u8,
            arrived: None,
        }
    }

    pub fn blank(self) -> usize {
        usize::from(self.blank)
    }

    #[inline]
    pub fn after(self, step: Step) -> Self {
        Self {
            cells: slide(self.cells, self.blank(), usize::from(step.to)),
            blank: step.to,
            arrived: Some(step.letter),
        }
    }

    /// The node after a move that is known to keep the blank on the board.
    #[inline]
    pub fn follow(self, letter: Move, shape: Shape) -> Self {
        target(shape, self.blank(), letter).map_or(self, |to| {
            let to = to as u8;
            self.after(Step { letter, to })
        })
    }
}

/// A move, and the cell to which it takes the blank.
#[derive(Clone, Copy)]
pub(in crate::solver) struct Step {
    pub letter: Move,
    to: u8,
}

/// The moves that lead on from a node: those that keep the blank on the board and don't take the
/// last move back. In canonical order.
pub(in crate::solver) struct Steps([[StepList; Move::ALL.len() + 1]; MAX_CELLS]);

#[derive(Clone, Copy)]
struct StepList {
    steps: [Step; Move::ALL.len()],
    count: u8,
}

impl Steps {
    pub fn new(shape: Shape) -> Self {
        let mut lists = [[StepList::EMPTY; Move::ALL.len() + 1]; MAX_CELLS];
        for (blank, lists) in lists[..shape.cells()].iter_mut().enumerate() {
            for letter in Move::ALL {
                let Some(to) = target(shape, blank, letter) else {
                    continue;
                };
                let to = to as u8;
                for arrived in [None].into_iter().chain(Move::ALL.map(Some)) {
                    if arrived != Some(letter.inverse()) {
                        lists[Self::column(arrived)].push(Step { letter, to });
                    }
                }
            }
        }
        Self(lists)
    }

    #[inline]
    pub fn from(&self, node: Node) -> &[Step] {
        let list = &self.0[node.blank() % MAX_CELLS][Self::column(node.arrived)];
        &list.steps[..usize::from(list.count)]
    }

    fn column(arrived: Option<Move>) -> usize {
        arrived.map_or(Move::ALL.len(), |letter| letter as usize)
    }
}

impl StepList {
    const EMPTY: Self = Self {
        steps: [Step {
            letter: Move::Up,
            to: 0,
        }; Move::ALL.len()],
        count: 0,
    };

    fn push(&mut self, step: Step) {
        self.steps[usize::from(self.count)] = step;
        self.count += 1;
    }
}
