//! What every engine gives back.

use std::error::Error;
use std::fmt;

use crate::puzzle::shape::Shape;

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
