//! The error of the whole library.

use std::error;
use std::fmt;

use crate::generate::SampleError;
use crate::puzzle::{BoardError, PairError, PermutationError, ShapeError};
use crate::solver::SolveError;
use crate::survey::SurveyError;
use crate::text::error::ParseError;

/// Any error of this library: each can be turned into it by `?`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
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
    /// A pair was given up.
    Solve(SolveError),
    /// A survey needs too much memory.
    Survey(SurveyError),
    /// No start was drawn.
    Sample(SampleError),
}

impl Error {
    fn inner(&self) -> &(dyn error::Error + 'static) {
        match self {
            Self::Shape(error) => error,
            Self::Board(error) => error,
            Self::Pair(error) => error,
            Self::Permutation(error) => error,
            Self::Parse(error) => error,
            Self::Solve(error) => error,
            Self::Survey(error) => error,
            Self::Sample(error) => error,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.inner(), f)
    }
}

impl error::Error for Error {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.inner().source()
    }
}

macro_rules! wrap {
    ($($variant:ident($error:ty)),+ $(,)?) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        }
    )+};
}

wrap!(
    Shape(ShapeError),
    Board(BoardError),
    Pair(PairError),
    Permutation(PermutationError),
    Parse(ParseError),
    Solve(SolveError),
    Survey(SurveyError),
    Sample(SampleError),
);
