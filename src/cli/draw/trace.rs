//! A path as the boards along it.

use std::fmt;

use anyhow::bail;
use npuzzle::{Board, Move, Path};

/// Every board along a path.
///
/// Invariant: the first frame is the start, and each other is what its step makes of the one before.
pub struct Film {
    start: Board,
    end: Board,
    frames: Vec<Frame>,
    /// Where the tiles belong.
    home: Board,
}

/// A board, and the move that led to it.
#[derive(Clone, Copy)]
pub struct Frame {
    pub board: Board,
    pub step: Option<Move>,
}

/// What is worth a tile's standing out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// It just moved.
    Moved,
    /// It is where the goal wants it.
    Home,
    /// Any other tile.
    Away,
}

impl Film {
    /// The boards from `start` on. Where no goal says where the tiles belong, it is where the moves
    /// take them.
    pub fn new(start: Board, path: &Path, goal: Option<Board>) -> anyhow::Result<Self> {
        let mut frames = vec![Frame {
            board: start,
            step: None,
        }];
        let mut board = start;
        for (number, &step) in (1..).zip(path.iter()) {
            let Some(next) = board.apply(step) else {
                bail!(off_board(number, step, board));
            };
            board = next;
            frames.push(Frame {
                board,
                step: Some(step),
            });
        }
        Ok(Self {
            start,
            end: board,
            frames,
            home: goal.unwrap_or(board),
        })
    }

    /// The frame of the start.
    pub fn first(&self) -> Frame {
        Frame {
            board: self.start,
            step: None,
        }
    }

    /// The boards in order, the start first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The board that the moves begin with.
    pub fn start(&self) -> Board {
        self.start
    }

    /// The board that they lead to.
    pub fn end(&self) -> Board {
        self.end
    }

    /// Where the tiles belong.
    pub fn home(&self) -> Board {
        self.home
    }

    /// The number of moves.
    pub fn steps(&self) -> usize {
        self.frames.len() - 1
    }

    /// The moves.
    pub fn path(&self) -> Path {
        self.frames.iter().filter_map(|frame| frame.step).collect()
    }

    /// What is worth noting about the tile in that cell.
    pub fn look(&self, frame: Frame, cell: usize) -> Look {
        // The tile that moved is where the blank was.
        let moved = frame
            .step
            .and_then(|step| frame.board.target(step.inverse()));
        if moved == Some(cell) {
            Look::Moved
        } else if frame.board.label(cell) == self.home.label(cell) {
            Look::Home
        } else {
            Look::Away
        }
    }
}

impl Frame {
    /// What stands above the board: its step, and the move that led to it.
    pub fn heading(self, number: impl fmt::Display) -> String {
        match self.step {
            None => format!("step {number}"),
            Some(step) => format!("step {number}: {}", step.letter()),
        }
    }
}

/// What is wrong with a move that can't be made.
fn off_board(number: usize, step: Move, board: Board) -> String {
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
