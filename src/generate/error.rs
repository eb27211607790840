//! Why no start is drawn.

use std::error::Error;
use std::fmt;

use crate::puzzle::shape::Shape;
use crate::solver::SolveError;

use super::distances::Distances;

/// Why no start is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampleError {
    /// No board is that far from its goal.
    TooFar {
        /// The shape of both.
        shape: Shape,
        /// The moves asked for, at least.
        steps: usize,
        /// No board is further away than that.
        farthest: usize,
    },
    /// No board was found at the distances from its goal that were asked for.
    NotFound {
        /// The distances asked for.
        distances: Distances,
        /// How many boards were looked at.
        tries: usize,
        /// The greatest distance below these that was seen.
        below: Option<usize>,
        /// The least distance above these that was seen.
        above: Option<usize>,
    },
    /// The distance of a board was not found out.
    Solve(SolveError),
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooFar {
                shape,
                steps,
                farthest,
            } => {
                let moves = if steps == 1 { "move" } else { "moves" };
                write!(
                    f,
                    "no {shape} board is {steps} {moves} from its goal: none is further than \
                     {farthest}"
                )
            }
            Self::NotFound {
                distances,
                tries,
                below,
                above,
            } => {
                let seen = [below, above].into_iter().flatten();
                let seen: Vec<String> = seen.map(|steps| steps.to_string()).collect();
                write!(
                    f,
                    "no board {distances} moves from its goal was found in {tries} tries; the \
                     nearest that were found are {} moves from it",
                    seen.join(" and ")
                )
            }
            Self::Solve(error) => error.fmt(f),
        }
    }
}

impl Error for SampleError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Solve(error) => error.source(),
            Self::TooFar { .. } | Self::NotFound { .. } => None,
        }
    }
}

impl From<SolveError> for SampleError {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}
