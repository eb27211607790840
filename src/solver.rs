//! The one way in: a pair goes in, the fewest moves come out.

mod bidirectional;
mod index;
mod visited;

use crate::error::Error;
use crate::moves::Path;
use crate::pair::Pair;
use crate::solvability::is_solvable;
use index::DenseIndex;
use visited::Dense;

/// Finds the fewest moves from a start to a goal.
///
/// It holds nothing that a search changes, so one solver may serve many threads.
///
/// ```
/// use npuzzle::{Pair, Solver};
///
/// let pair = Pair::new("123.46758".parse()?, "12345678.".parse()?)?;
/// let solution = Solver::new().solve(pair)?;
/// assert_eq!(solution.path().map(ToString::to_string).as_deref(), Some("rdr"));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Solver {}

impl Solver {
    /// A solver for pairs of any shape of up to nine cells.
    #[must_use]
    pub fn new() -> Self {
        Self {}
    }

    /// The fewest moves, as the canonical path: of all shortest ones the first in the order
    /// `u < d < l < r`.
    ///
    /// A pair that can't be solved is told from the parity rule, without a search. Else the
    /// search is breadth-first from both ends; at worst it expands some ten thousand boards.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] where a search is needed and the shape has more than nine cells.
    pub fn solve(&self, pair: Pair) -> Result<Solution, Error> {
        if !is_solvable(pair) {
            return Ok(Solution::default());
        }
        if pair.start() == pair.goal() {
            return Ok(Solution {
                path: Some(Path::default()),
                effort: Effort::default(),
            });
        }
        let shape = pair.shape();
        let Some(index) = DenseIndex::new(shape) else {
            return Err(Error::TooLarge {
                shape,
                limit: DenseIndex::MAX_CELLS,
            });
        };
        let (path, effort) = bidirectional::search(pair, Dense::new(index));
        Ok(Solution { path, effort })
    }
}

/// The answer to a pair, and what it took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    path: Option<Path>,
    effort: Effort,
}

impl Solution {
    /// The canonical path; none where no moves lead to the goal.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_ref()
    }

    /// The fewest moves; none where no moves lead to the goal.
    #[must_use]
    pub fn steps(&self) -> Option<usize> {
        self.path.as_ref().map(|path| path.len())
    }

    /// What the search took; all zero where none was needed.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

/// What a search took. The same for the same pair on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Boards whose neighbours were looked at, from the start on.
    pub expanded_forward: usize,
    /// Boards whose neighbours were looked at, from the goal back.
    pub expanded_backward: usize,
    /// How many moves from the start the search went.
    pub depth_forward: usize,
    /// How many moves from the goal the search went.
    pub depth_backward: usize,
}
