//! Why no start is drawn.

use std::error::Error;
use std::fmt;

use crate::puzzle::shape::Shape;
use crate::solver::SolveError;

use super::distances::Distances;

/// Why no start is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants describe their fields")]
pub enum SampleError {
    /// No board of that shape is so many steps from its goal: none is further than `farthest`.
    TooFar {
        shape: Shape,
        steps: usize,
        farthest: usize,
    },
    /// None of the boards that were tried is at one of the distances from its goal. The nearest
    /// distances that were found are `below` and `above`.
    NotFound {
        distances: Distances,
        tries: usize,
        below: Option<usize>,
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

impl Error for SampleError {}

impl From<SolveError> for SampleError {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}
