//! A path as the boards along it.

use std::fmt;
use std::iter;

use anyhow::bail;
use npuzzle::{Board, Move, Path};

/// Every board along a path.
///
/// Invariant: each board is what its move makes of the board before it.
pub struct Trace {
    start: Board,
    /// Each move, and the board that it leads to.
    moves: Vec<(Move, Board)>,
    goal: Board,
}

/// A board of a trace.
#[derive(Clone, Copy)]
pub struct TracePoint {
    /// The number of moves that lead to the board.
    pub number: usize,
    pub board: Board,
    /// The last of these moves; none at the start.
    pub step: Option<Move>,
}

/// Why a tile is drawn in a colour of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TileState {
    /// The last move moved it.
    JustMoved,
    /// It is in its goal cell.
    AtGoal,
    /// It is in any other cell.
    Misplaced,
}

impl Trace {
    /// Makes the moves of `path` from `start` on. Without a goal, the last board counts as the goal.
    ///
    /// Fails at a move that leaves the board.
    pub fn new(start: Board, path: &Path, goal: Option<Board>) -> anyhow::Result<Self> {
        let mut board = start;
        let mut moves = Vec::with_capacity(path.len());
        for (number, &step) in (1..).zip(path.iter()) {
            let Some(next) = board.apply(step) else {
                bail!(leaves_board(number, step, board));
            };
            board = next;
            moves.push((step, board));
        }
        Ok(Self {
            start,
            moves,
            goal: goal.unwrap_or(board),
        })
    }

    /// The start, as the first point.
    pub fn first(&self) -> TracePoint {
        TracePoint {
            number: 0,
            board: self.start,
            step: None,
        }
    }

    /// The boards in order, the start first.
    pub fn points(&self) -> impl Iterator<Item = TracePoint> {
        let moved = (1..).zip(&self.moves);
        let moved = moved.map(|(number, &(step, board))| TracePoint {
            number,
            board,
            step: Some(step),
        });
        iter::once(self.first()).chain(moved)
    }

    pub fn start(&self) -> Board {
        self.start
    }

    /// The board that the moves lead to.
    pub fn end(&self) -> Board {
        self.moves.last().map_or(self.start, |&(_, board)| board)
    }

    /// The goal, or the end where there is none.
    pub fn goal(&self) -> Board {
        self.goal
    }

    /// The number of moves.
    pub fn steps(&self) -> usize {
        self.moves.len()
    }

    /// The moves.
    pub fn path(&self) -> Path {
        self.moves.iter().map(|&(step, _)| step).collect()
    }

    /// The state of the tile in `cell`.
    pub fn tile_state(&self, point: TracePoint, cell: usize) -> TileState {
        // The tile that moved is in the cell that the blank came from.
        let moved = point
            .step
            .and_then(|step| point.board.target(step.inverse()));
        if moved == Some(cell) {
            TileState::JustMoved
        } else if point.board.label(cell) == self.goal.label(cell) {
            TileState::AtGoal
        } else {
            TileState::Misplaced
        }
    }
}

impl TracePoint {
    /// The heading of the board: `number`, and the move that led to it.
    pub fn heading(self, number: impl fmt::Display) -> String {
        match self.step {
            None => format!("step {number}"),
            Some(step) => format!("step {number}: {}", step.letter()),
        }
    }
}

/// The error for a move that leaves the board.
fn leaves_board(number: usize, step: Move, board: Board) -> String {
    let others: Vec<String> = Move::ALL
        .into_iter()
        .filter(|&other| board.target(other).is_some())
        .map(|other| other.letter().to_string())
        .collect();
    format!(
        "move {number}, {}, leaves the board: the moves from \"{board}\" are {}",
        step.letter(),
        others.join(" ")
    )
}
