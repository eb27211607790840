//! The one way in: a pair goes in, the fewest moves come out.

mod all_paths;
mod answer;
mod bfs;
mod ida;
mod pdb;
mod table;

use std::sync::Arc;
use std::time::Instant;

use crate::puzzle::board::Board;
use crate::puzzle::index::DenseIndex;
use crate::puzzle::pair::Pair;
use crate::puzzle::parity::is_solvable;
use crate::puzzle::{MoveOrder, Path};
pub use all_paths::OptimalPaths;
pub use answer::SolveError;
use bfs::search::{self as bidirectional, Ends};
use bfs::visited::{Dense, Hashed};
use ida::{Choice, Deepening};
use pdb::Library;
pub use pdb::{Building, Cache, CacheEvent, CacheFault, CachedFile, Partition};
use table::Tables;

/// How a solver searches. All engines give the same answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Whatever is best for a few pairs: breadth-first from both ends for boards of up to nine
    /// cells, and for larger ones as far as that goes in no time; then iterative deepening.
    #[default]
    Auto,
    /// Whatever is best for many pairs: the table for boards of up to nine cells, and iterative
    /// deepening for larger ones.
    Many,
    /// Breadth-first from the start alone, anew for each pair: the plainest, to compare others with.
    BreadthFirst,
    /// Breadth-first from both ends, anew for each pair.
    Bidirectional,
    /// The backward half run to its end, once for each cell of the goal's blank, and kept: some
    /// milliseconds the first time, then well below a microsecond a pair. Serves boards of up to
    /// nine cells.
    Table,
    /// Iterative deepening on pattern databases, which are built once for each shape and place of
    /// the goal's blank, and kept.
    Deepening,
}

/// The memory in which a near pair is found without databases, a few milliseconds' search.
const NEAR: usize = 4 << 20;
/// In that memory few pairs are found that are further away.
const NEAR_MOVES: usize = 24;

/// Finds the fewest moves from a start to a goal.
///
/// No search changes it but by building a table that all can use, so one solver may serve many
/// threads. A clone shares the tables.
///
/// ```
/// use npuzzle::{Engine, Pair, Solver};
///
/// let pair = Pair::new("123.46758".parse()?, "12345678.".parse()?)?;
/// for engine in [Engine::Bidirectional, Engine::Table, Engine::Deepening] {
///     let solution = Solver::with_engine(engine).solve(pair)?;
///     assert_eq!(solution.path().map(ToString::to_string).as_deref(), Some("rdr"));
/// }
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    engine: Engine,
    /// The most bytes that a search of a large board may use.
    memory: usize,
    tables: Arc<Tables>,
    /// None where the databases are to grow as they are worth it.
    partition: Option<Partition>,
    deepening: Arc<Deepening>,
}

impl Solver {
    /// The most bytes that a search may use unless told otherwise: 2 GiB.
    pub const MEMORY: usize = 2 << 30;

    /// A solver for a few pairs.
    #[must_use]
    pub fn new() -> Self {
        Self::with_engine(Engine::default())
    }

    /// The same solver, whose searches may use so many bytes each, and pattern databases beyond the
    /// smallest as many. A search of a board of up to nine cells never needs more than a few hundred
    /// thousand.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Self {
        Self { memory, ..self }
    }

    /// A solver that searches in that way.
    #[must_use]
    pub fn with_engine(engine: Engine) -> Self {
        Self {
            engine,
            memory: Self::MEMORY,
            tables: Arc::new(Tables::new()),
            partition: None,
            deepening: Arc::default(),
        }
    }

    /// The same solver, with pattern databases of that partition. Otherwise they are small at
    /// first, and larger ones take their place once they are worth what they cost; the largest only
    /// if the cache has them.
    #[must_use]
    pub fn with_partition(self, partition: Partition) -> Self {
        Self {
            partition: Some(partition),
            ..self
        }
    }

    /// The same solver, whose pattern databases are kept in files, for boards of ten cells or
    /// more; without any that it has in memory.
    #[must_use]
    pub fn with_cache(self, cache: Cache) -> Self {
        let (_, listener) = self.deepening.library().surroundings();
        self.with_library(Library::new(Some(cache), listener))
    }

    /// The same solver, that tells how far the building of pattern databases has come, as often as
    /// it can, from any thread; without any that it has in memory.
    #[must_use]
    pub fn with_progress(self, tell: impl Fn(Building) + Send + Sync + 'static) -> Self {
        let (cache, _) = self.deepening.library().surroundings();
        self.with_library(Library::new(cache, Some(Arc::new(tell))))
    }

    fn with_library(self, library: Library) -> Self {
        Self {
            deepening: Arc::new(Deepening::new(library)),
            ..self
        }
    }

    /// Reads or builds the pattern databases that serve this goal, and all others of its shape
    /// with the blank in the same cell.
    pub fn prepare(&self, goal: Board) {
        self.deepening.prepare(goal, self.choice());
    }

    /// The fewest moves, as the canonical path: of all shortest ones the first in the order
    /// `u < d < l < r`.
    ///
    /// A pair that can't be solved is told from the parity rule, without a search. On 3×3 a
    /// bidirectional search expands some ten thousand boards at worst, and a table, once built, is
    /// looked up once. On 4×4 a random pair takes some milliseconds, and the hardest ones a quarter of
    /// a minute.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooLarge`] where [`Engine::Table`] is to serve more than nine cells,
    /// [`SolveError::Memory`] where [`Engine::Bidirectional`] needs more memory than it may take.
    pub fn solve(&self, pair: Pair) -> Result<Solution, SolveError> {
        self.solve_until(pair, None)
    }

    /// Does what [`Solver::solve`] does, and gives up some milliseconds after the deadline; where
    /// databases are built meanwhile, only after that, some tenths of a second.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`], and [`SolveError::TimedOut`] with the bound that was reached.
    pub fn solve_until(
        &self,
        pair: Pair,
        deadline: Option<Instant>,
    ) -> Result<Solution, SolveError> {
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
        let index = DenseIndex::new(pair.shape());
        match (self.engine, index) {
            (Engine::Deepening, _) | (Engine::Many, None) => self.deepen(pair, deadline),
            (_, Some(index)) => {
                bidirectional::search(pair, Dense::new(index), self.ends(), deadline)
            }
            (Engine::Bidirectional | Engine::BreadthFirst, None) => {
                let visited = Hashed::new(self.memory);
                bidirectional::search(pair, visited, self.ends(), deadline)
            }
            (Engine::Table, None) => Err(SolveError::TooLarge {
                shape: pair.shape(),
                limit: DenseIndex::MAX_CELLS,
            }),
            (Engine::Auto, None) => self.near_or_far(pair, deadline),
        }
    }

    /// Looks near, unless the databases for what is far are there already.
    fn near_or_far(&self, pair: Pair, deadline: Option<Instant>) -> Result<Solution, SolveError> {
        if pair.manhattan() <= NEAR_MOVES && !self.deepening.is_ready(pair) {
            let visited = Hashed::new(NEAR.min(self.memory));
            let near = bidirectional::search(pair, visited, Ends::Both, deadline);
            if !matches!(near, Err(SolveError::Memory { .. })) {
                return near;
            }
        }
        self.deepen(pair, deadline)
    }

    fn deepen(&self, pair: Pair, deadline: Option<Instant>) -> Result<Solution, SolveError> {
        let solution = self
            .deepening
            .solve(pair, self.choice(), u8::MAX, deadline)?;
        Ok(solution.unwrap_or_default())
    }

    fn ends(&self) -> Ends {
        if self.engine == Engine::BreadthFirst {
            Ends::Start
        } else {
            Ends::Both
        }
    }

    fn choice(&self) -> Choice {
        match self.partition {
            Some(partition) => Choice::These(partition),
            None => Choice::Growing {
                many: self.engine == Engine::Many,
                memory: self.memory,
            },
        }
    }

    /// Whether the goal is at most so many moves away.
    ///
    /// Costs about as much as [`Solver::solve`], and much less where the goal is further away; beyond
    /// nine cells databases are needed for near goals too.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve_until`].
    pub fn is_within(
        &self,
        pair: Pair,
        moves: usize,
        deadline: Option<Instant>,
    ) -> Result<bool, SolveError> {
        if pair.manhattan() > moves || !is_solvable(pair) {
            return Ok(false);
        }
        if let Some(index) = DenseIndex::new(pair.shape()) {
            let mut is_within = false;
            let mut tell = |steps: Option<usize>| is_within = steps.is_some_and(|n| n <= moves);
            self.tables.each_steps(&[pair], index, &mut tell);
            return Ok(is_within);
        }
        if matches!(self.engine, Engine::Bidirectional | Engine::BreadthFirst) {
            let solution = self.solve_until(pair, deadline)?;
            return Ok(solution.steps().is_some_and(|steps| steps <= moves));
        }
        if pair.start() == pair.goal() {
            return Ok(true);
        }
        let most = u8::try_from(moves).unwrap_or(u8::MAX);
        let solution = self.deepening.solve(pair, self.choice(), most, deadline)?;
        Ok(solution.is_some())
    }

    /// All shortest paths; none where no moves lead to the goal.
    ///
    /// Beyond nine cells it is found of each board on them, and of each beside, whether it is
    /// nearer to the goal, which takes some times as long as [`Solver::solve`] where they are few.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve_until`].
    pub fn optimal_paths(
        &self,
        pair: Pair,
        deadline: Option<Instant>,
    ) -> Result<Option<OptimalPaths>, SolveError> {
        let solution = self.solve_until(pair, deadline)?;
        let steps = solution.steps();
        steps
            .map(|steps| OptimalPaths::find(self, pair, steps, deadline))
            .transpose()
    }

    /// Of all shortest paths the first in that order of the moves, where `path` is one of them.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve_until`].
    pub fn first_path(
        &self,
        pair: Pair,
        path: &Path,
        order: MoveOrder,
        deadline: Option<Instant>,
    ) -> Result<Path, SolveError> {
        if order == MoveOrder::default() {
            return Ok(path.clone());
        }
        let mut board = pair.start();
        let mut first = Path::default();
        for left in (0..path.len()).rev() {
            for step in order.moves() {
                let Some(after) = board.apply(step) else {
                    continue;
                };
                if self.is_within(Pair::of_one_shape(after, pair.goal()), left, deadline)? {
                    first.extend([step]);
                    board = after;
                    break;
                }
            }
        }
        Ok(first)
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
    ) -> Result<(), SolveError> {
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
    ) -> Result<(), SolveError> {
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
        let keeps_tables = matches!(self.engine, Engine::Table | Engine::Many);
        let pair = pairs.first().filter(|_| keeps_tables)?;
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

/// What a search took. The same for the same pair and search on every machine, unless databases
/// grow; a search of iterative deepening goes forward only, and counts a board again in each
/// iteration.
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
