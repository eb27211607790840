//! The error of the whole library.

use std::error;
use std::fmt;

use crate::generate::SampleError;
use crate::puzzle::{BoardError, PairError, PermutationError, ShapeError, Stuck};
use crate::solver::SolveError;
use crate::survey::SurveyError;
use crate::text::error::ParseError;

/// Defines [`Error`] and what it passes on to the errors that it wraps.
macro_rules! wrap {
    ($($(#[$doc:meta])* $variant:ident($error:ty)),+ $(,)?) => {
        /// Any error of this library; `?` converts the others into it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Error {
            $($(#[$doc])* $variant($error),)+
        }

        impl fmt::Display for Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant(error) => error.fmt(f),)+
                }
            }
        }

        // Prints as the wrapped error does, which has no source: so neither has this one.
        impl error::Error for Error {}

        $(impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        })+
    };
}

wrap!(
    /// Sides make no shape.
    Shape(ShapeError),
    /// Labels make no board.
    Board(BoardError),
    /// Two boards make no pair.
    Pair(PairError),
    /// Labels make no permutation.
    Permutation(PermutationError),
    /// A text can't be read.
    Parse(ParseError),
    /// A tile that is to move is not beside the blank.
    Stuck(Stuck),
    /// A pair was given up.
    Solve(SolveError),
    /// A survey needs too much memory.
    Survey(SurveyError),
    /// No start was drawn.
    Sample(SampleError),
);
