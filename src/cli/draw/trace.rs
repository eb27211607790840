//! A path as the boards along it.

use std::fmt;

use anyhow::Context;
use npuzzle::{Board, Move, Path};

/// Every board along a path.
pub struct Trace {
    pub path: Path,
    /// The start, then the board that each move leads to.
    pub points: Vec<TracePoint>,
    pub start: Board,
    /// The board that the moves lead to.
    pub end: Board,
    /// The goal, or the end where there is none.
    pub goal: Board,
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
    /// Makes the moves of `path` from `start` on. Fails at a move that leaves the board.
    pub fn new(start: Board, path: Path, goal: Option<Board>) -> anyhow::Result<Self> {
        let mut end = start;
        let mut points = vec![TracePoint {
            number: 0,
            board: start,
            step: None,
        }];
        for (number, &step) in (1..).zip(path.iter()) {
            end = end
                .apply(step)
                .with_context(|| leaves_board(number, step, end))?;
            points.push(TracePoint {
                number,
                board: end,
                step: Some(step),
            });
        }
        Ok(Self {
            path,
            points,
            start,
            end,
            goal: goal.unwrap_or(end),
        })
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
