//! The one way in: a pair goes in, the fewest moves come out.

mod bidirectional;
mod index;
mod node;
mod table;
mod visited;

use std::sync::Arc;

use crate::error::Error;
use crate::moves::Path;
use crate::pair::Pair;
use crate::solvability::is_solvable;
use index::DenseIndex;
use table::Tables;
use visited::Dense;

/// How a solver searches. All engines give the same answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Breadth-first from both ends, anew for each pair: the best for a few pairs.
    #[default]
    Bidirectional,
    /// The backward half run to its end, once for each cell of the goal's blank, and kept: some
    /// milliseconds the first time, then well below a microsecond a pair.
    Table,
}

/// Finds the fewest moves from a start to a goal.
///
/// No search changes it but by building a table that all can use, so one solver may serve many
/// threads. A clone shares the tables.
///
/// ```
/// use npuzzle::{Engine, Pair, Solver};
///
/// let pair = Pair::new("123.46758".parse()?, "12345678.".parse()?)?;
/// for engine in [Engine::Bidirectional, Engine::Table] {
///     let solution = Solver::with_engine(engine).solve(pair)?;
///     assert_eq!(solution.path().map(ToString::to_string).as_deref(), Some("rdr"));
/// }
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    engine: Engine,
    tables: Arc<Tables>,
}

impl Solver {
    /// A solver for a few pairs, of any shape of up to nine cells.
    #[must_use]
    pub fn new() -> Self {
        Self::with_engine(Engine::default())
    }

    /// A solver that searches in that way.
    #[must_use]
    pub fn with_engine(engine: Engine) -> Self {
        Self {
            engine,
            tables: Arc::new(Tables::new()),
        }
    }

    /// The fewest moves, as the canonical path: of all shortest ones the first in the order
    /// `u < d < l < r`.
    ///
    /// A pair that can't be solved is told from the parity rule, without a search. Else a
    /// bidirectional search expands some ten thousand boards at worst, and a table, once built, is
    /// looked up once.
    ///
    /// # Errors
    ///
    /// [`Error::TooLarge`] where a search is needed and the shape has more than nine cells.
    pub fn solve(&self, pair: Pair) -> Result<Solution, Error> {
        if self.dense_index(&[pair]).is_some() {
            let mut solution = Solution::default();
            self.each_path(&[pair], |path| solution.path = path.cloned())?;
            return Ok(solution);
        }
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
        let index = DenseIndex::new(shape).ok_or(Error::TooLarge {
            shape,
            limit: DenseIndex::MAX_CELLS,
        })?;
        let (path, effort) = bidirectional::search(pair, Dense::new(index));
        Ok(Solution { path, effort })
    }

    /// Tells the fewest moves of each pair in turn; none where none lead to the goal.
    ///
    /// Costs as much as [`Solver::solve`] for each, but the look-ups in a table overlap, and the
    /// table is smaller than that for paths.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`]; the pairs before are told.
    pub fn each_steps(
        &self,
        pairs: &[Pair],
        mut tell: impl FnMut(Option<usize>),
    ) -> Result<(), Error> {
        for pairs in of_one_shape(pairs) {
            match self.dense_index(pairs) {
                Some(index) => self.tables.each_steps(pairs, index, &mut tell),
                None => {
                    for &pair in pairs {
                        tell(self.solve(pair)?.steps());
                    }
                }
            }
        }
        Ok(())
    }

    /// Tells the canonical path of each pair in turn; none where no moves lead to the goal.
    ///
    /// Costs as much as [`Solver::solve`] for each, but the look-ups in a table overlap, and no
    /// path is allocated.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`]; the pairs before are told.
    pub fn each_path(
        &self,
        pairs: &[Pair],
        mut tell: impl FnMut(Option<&Path>),
    ) -> Result<(), Error> {
        for pairs in of_one_shape(pairs) {
            match self.dense_index(pairs) {
                Some(index) => self.tables.each_path(pairs, index, &mut tell),
                None => {
                    for &pair in pairs {
                        tell(self.solve(pair)?.path());
                    }
                }
            }
        }
        Ok(())
    }

    /// The index by which a table serves pairs of one shape, if one is to.
    fn dense_index(&self, pairs: &[Pair]) -> Option<DenseIndex> {
        let pair = pairs.first().filter(|_| self.engine == Engine::Table)?;
        DenseIndex::new(pair.shape())
    }
}

fn of_one_shape(pairs: &[Pair]) -> impl Iterator<Item = &[Pair]> {
    pairs.chunk_by(|a, b| a.shape() == b.shape())
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
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
