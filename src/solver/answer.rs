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
/// to larger databases on the way. Iterative deepening searches forward only, and counts a board as
/// often as it expands it.
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

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// The timeout passed.
    TimedOut {
        /// A lower bound on the moves.
        at_least: usize,
    },
    /// The search needs more memory than allowed.
    Memory {
        /// The depth in moves of all boards that were searched from the start.
        forward: usize,
        /// The same from the goal.
        backward: usize,
    },
    /// The engine serves no boards of this shape.
    TooLarge {
        /// The shape of the pair.
        shape: Shape,
        /// The most cells that the engine serves.
        limit: usize,
    },
}

impl SolveError {
    /// A lower bound on the moves, as far as the search went; `None` if there was no search.
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
