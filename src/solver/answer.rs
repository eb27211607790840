//! What every engine gives back.

use std::error::Error;
use std::fmt;

use crate::puzzle::Path;
use crate::puzzle::shape::Shape;

/// The answer to a pair, and the effort that it took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    path: Option<Path>,
    effort: Effort,
}

impl Solution {
    pub(in crate::solver) fn new(path: Option<Path>, effort: Effort) -> Self {
        Self { path, effort }
    }

    /// A shortest path, or `None` if the pair is unsolvable.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_ref()
    }

    /// The length of the path in moves, or `None` if the pair is unsolvable.
    #[must_use]
    pub fn steps(&self) -> Option<usize> {
        self.path.as_ref().map(|path| path.len())
    }

    /// What the search took; all zero if none was needed.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

/// What a search took.
///
/// The same for the same pair and engine on every machine, except where iterative deepening changes
/// to larger databases on the way. Iterative deepening searches forward only, and counts a board
/// once in each iteration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Boards expanded on the side of the start.
    pub expanded_forward: usize,
    /// Boards expanded on the side of the goal.
    pub expanded_backward: usize,
    /// The depth in moves that the search reached from the start.
    pub depth_forward: usize,
    /// The depth in moves that the search reached from the goal.
    pub depth_backward: usize,
}

/// Why a pair was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// The deadline went by before an answer was found.
    TimedOut {
        /// No path has fewer moves.
        at_least: usize,
    },
    /// A search would take more memory than it may.
    Memory {
        /// The moves from the start that it looked ahead.
        forward: usize,
        /// The moves from the goal that it looked back.
        backward: usize,
    },
    /// The engine asked for serves no boards of that shape.
    TooLarge {
        /// The shape.
        shape: Shape,
        /// The most cells that it serves.
        limit: usize,
    },
}

impl SolveError {
    /// How many moves it takes at least, as far as the search went; none where there was no search.
    #[must_use]
    pub fn at_least(self) -> Option<usize> {
        match self {
            Self::TimedOut { at_least } => Some(at_least),
            Self::Memory { forward, backward } => Some(forward + backward + 1),
            Self::TooLarge { .. } => None,
        }
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimedOut { at_least } => {
                let moves = if *at_least == 1 { "move" } else { "moves" };
                write!(f, "no answer in time: it takes at least {at_least} {moves}")
            }
            Self::Memory { forward, backward } => write!(
                f,
                "the search went {forward} moves from the start and {backward} from the goal, so \
                 the answer is at least {} moves, and would need more memory than allowed",
                forward + backward + 1
            ),
            Self::TooLarge { shape, limit } => write!(
                f,
                "a {shape} board has {} cells, and the engine asked for serves up to {limit}",
                shape.cells()
            ),
        }
    }
}

impl Error for SolveError {}
