//! The solver: picks an engine for each pair and asks it.

mod all_paths;
mod answer;
mod bfs;
mod ida;
mod limits;
mod pdb;
mod table;

use std::sync::Arc;
use std::time::Duration;

use crate::puzzle::board::Board;
use crate::puzzle::index::DenseIndex;
use crate::puzzle::pair::Pair;
use crate::puzzle::parity::is_solvable;
use crate::puzzle::shape::Shape;
use crate::puzzle::{MoveOrder, Path};
pub use all_paths::OptimalPaths;
pub use answer::{Effort, Solution, SolveError};
use bfs::{Dense, Direction, Hashed};
use ida::Deepening;
use limits::Limits;
use pdb::Registry;
pub use pdb::{Building, Cache, CacheEvent, CacheFault, CachedFile, Listener, Partition};
use table::Tables;

/// How a solver searches. All engines give the same answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// The best engine for the [`Workload`].
    #[default]
    Auto,
    /// Breadth-first search from the start alone: the plainest search, as a baseline for the
    /// others.
    BreadthFirst,
    /// Breadth-first search from both ends.
    Bidirectional,
    /// A table of all boards of a shape, for boards of up to [`Solver::TABLE_CELLS`] cells: built
    /// once for each cell of the goal's blank, in some milliseconds, and kept. A look-up takes well
    /// below a microsecond.
    Table,
    /// Iterative deepening (IDA*) with pattern databases, which are built once for each shape and
    /// each cell of the goal's blank, and kept.
    Deepening,
}

/// What [`Engine::Auto`] prepares for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Workload {
    /// The first answer matters most. Up to nine cells, search from both ends; beyond, the same
    /// where that finds an answer in some milliseconds, else iterative deepening.
    #[default]
    FewPairs,
    /// The time for all pairs together matters. Up to nine cells, the table; beyond, iterative
    /// deepening, from the beginning with the largest databases that the cache holds.
    ManyPairs,
}

/// What a [`Solver`] is made from.
#[derive(Clone, Debug)]
pub struct Options {
    /// How to search.
    pub engine: Engine,
    /// How many pairs are expected. Only [`Engine::Auto`] asks for it.
    pub workload: Workload,
    /// The most bytes that one search may use, and that pattern databases beyond the smallest may
    /// take; 2 GiB unless set. Searches of up to nine cells use less than a megabyte, whatever the
    /// limit.
    pub memory: usize,
    /// How long a call may take to find an answer. It counts from the beginning of each call; for
    /// [`Solver::each_steps`] and [`Solver::each_path`], anew for each pair. A call ends some
    /// milliseconds later; if databases are being built, after that, some tenths of a second.
    pub timeout: Option<Duration>,
    /// The partition of the pattern databases. Unless set, small databases serve first, and larger
    /// ones replace them once they are worth their cost; [`Partition::Large`] only if the cache
    /// holds it.
    pub partition: Option<Partition>,
    /// Where pattern databases for boards of more than nine cells are kept between processes.
    pub cache: Option<Cache>,
    /// Is told of the progress of building databases, as often as there is any, from any thread.
    pub on_building: Option<Listener<Building>>,
}

impl Options {
    fn expect_many(&self) -> bool {
        self.engine == Engine::Auto && self.workload == Workload::ManyPairs
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            engine: Engine::default(),
            workload: Workload::default(),
            memory: 2 << 30,
            timeout: None,
            partition: None,
            cache: None,
            on_building: None,
        }
    }
}

/// Finds the fewest moves from a start to a goal.
///
/// Solving takes `&self`, so one solver can serve many threads; what it builds, all of them use. A
/// clone shares tables and databases.
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
    options: Options,
    tables: Arc<Tables>,
    deepening: Arc<Deepening>,
}

/// Memory for the search that looks for a near goal before databases are built: it is full after a
/// few milliseconds. More of it solves more pairs without databases and delays all others; measure
/// `npuzzle steps --no-cache` on pairs of either kind.
const NEAR_MEMORY: usize = 4 << 20;
/// The greatest Manhattan distance for which that search is tried: of pairs further apart it solves
/// few.
const NEAR_MOVES: usize = 24;

impl Solver {
    /// The most cells of a board that [`Engine::Table`] serves.
    pub const TABLE_CELLS: usize = DenseIndex::MAX_CELLS;

    /// A solver with the default options.
    #[must_use]
    pub fn new() -> Self {
        Self::with_options(Options::default())
    }

    /// A solver with this engine, and the default options else.
    #[must_use]
    pub fn with_engine(engine: Engine) -> Self {
        Self::with_options(Options {
            engine,
            ..Options::default()
        })
    }

    /// A solver with these options.
    #[must_use]
    pub fn with_options(options: Options) -> Self {
        let databases = Registry::new(options.cache.clone(), options.on_building.clone());
        let many = options.expect_many();
        Self {
            tables: Arc::new(Tables::new()),
            deepening: Arc::new(Deepening::new(databases, options.partition, many)),
            options,
        }
    }

    /// Reads or builds the pattern databases that serve this goal, and all others of its shape
    /// with the blank in the same cell.
    pub fn prepare(&self, goal: Board) {
        self.deepening.prepare(goal, self.options.memory);
    }

    /// Finds the canonical path: of all shortest paths the first in the order `u < d < l < r`.
    ///
    /// The parity rule tells without a search whether the pair is solvable. On 3×3 a search from
    /// both ends expands some ten thousand boards at worst, and a table is looked up once. On 4×4 a
    /// random pair takes some milliseconds, and the hardest ones a quarter of a minute.
    ///
    /// # Errors
    ///
    /// * [`SolveError::TooLarge`] if [`Engine::Table`] is to serve more than nine cells;
    /// * [`SolveError::Memory`] if a breadth-first search needs more than [`Options::memory`];
    /// * [`SolveError::TimedOut`] after [`Options::timeout`].
    pub fn solve(&self, pair: Pair) -> Result<Solution, SolveError> {
        self.search(pair, self.limits())
    }

    /// Finds of all shortest paths the first in this order of the moves.
    ///
    /// For any order but the canonical one this asks [`Solver::is_within`] for up to three
    /// neighbours of each board on the path.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`].
    pub fn solve_in_order(&self, pair: Pair, order: MoveOrder) -> Result<Solution, SolveError> {
        let limits = self.limits();
        let solution = self.search(pair, limits)?;
        match solution.steps() {
            Some(steps) if order != MoveOrder::default() => {
                let path = self.first_path(pair, steps, order, limits)?;
                Ok(Solution::new(Some(path), solution.effort()))
            }
            _ => Ok(solution),
        }
    }

    /// Whether at most `moves` moves lead to the goal.
    ///
    /// Costs about as much as [`Solver::solve`], and much less if the goal is further away. Beyond
    /// nine cells this builds databases, for near goals too.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`].
    pub fn is_within(&self, pair: Pair, moves: usize) -> Result<bool, SolveError> {
        self.is_within_limits(pair, moves, self.limits())
    }

    /// Finds all shortest paths; `None` if the pair is unsolvable.
    ///
    /// Asks [`Solver::is_within`] for each neighbour of each board on these paths: beyond nine cells
    /// that takes some times as long as [`Solver::solve`].
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`].
    pub fn optimal_paths(&self, pair: Pair) -> Result<Option<OptimalPaths>, SolveError> {
        let limits = self.limits();
        let Some(steps) = self.search(pair, limits)?.steps() else {
            return Ok(None);
        };
        let is_within = |start, moves| {
            self.is_within_limits(Pair::of_one_shape(start, pair.goal()), moves, limits)
        };
        OptimalPaths::find(pair.start(), steps, is_within).map(Some)
    }

    /// Calls `tell` with the fewest moves of each pair in turn; `None` if it is unsolvable.
    ///
    /// Costs as much as [`Solver::solve`] for each, but look-ups in a table overlap, and the table
    /// needs no paths, which take eight times the memory.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`], after `tell` was called for the pairs before.
    pub fn each_steps(
        &self,
        pairs: &[Pair],
        mut tell: impl FnMut(Option<usize>),
    ) -> Result<(), SolveError> {
        for pairs in pairs.chunk_by(|a, b| a.shape() == b.shape()) {
            match self.table_index(pairs[0].shape()) {
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

    /// Calls `tell` with the canonical path of each pair in turn; `None` if it is unsolvable.
    ///
    /// Costs as much as [`Solver::solve`] for each, but look-ups in a table overlap, and no path is
    /// allocated.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::solve`], after `tell` was called for the pairs before.
    pub fn each_path(
        &self,
        pairs: &[Pair],
        mut tell: impl FnMut(Option<&Path>),
    ) -> Result<(), SolveError> {
        for pairs in pairs.chunk_by(|a, b| a.shape() == b.shape()) {
            match self.table_index(pairs[0].shape()) {
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

    fn limits(&self) -> Limits {
        Limits::from_now(self.options.timeout, self.options.memory)
    }

    /// Picks the engine.
    fn search(&self, pair: Pair, limits: Limits) -> Result<Solution, SolveError> {
        let shape = pair.shape();
        if let Some(index) = self.table_index(shape) {
            let path = self.tables.path(pair, index);
            return Ok(Solution::new(path, Effort::default()));
        }
        if !is_solvable(pair) {
            return Ok(Solution::default());
        }
        if pair.start() == pair.goal() {
            return Ok(Solution::new(Some(Path::default()), Effort::default()));
        }
        let direction = match self.options.engine {
            Engine::BreadthFirst => Direction::FromStart,
            _ => Direction::BothEnds,
        };
        match (self.options.engine, DenseIndex::new(shape)) {
            (Engine::Deepening, _) => self.deepen(pair, limits),
            (_, Some(index)) => bfs::search(pair, Dense::new(index), direction, limits),
            (Engine::BreadthFirst | Engine::Bidirectional, None) => {
                bfs::search(pair, Hashed::new(limits.memory), direction, limits)
            }
            (Engine::Table, None) => Err(SolveError::TooLarge {
                shape,
                limit: Self::TABLE_CELLS,
            }),
            (Engine::Auto, None) if self.options.expect_many() => self.deepen(pair, limits),
            (Engine::Auto, None) => self.search_near_or_deepen(pair, limits),
        }
    }

    /// Searches in little memory first, unless databases are there already.
    fn search_near_or_deepen(&self, pair: Pair, limits: Limits) -> Result<Solution, SolveError> {
        if pair.manhattan() <= NEAR_MOVES && !self.deepening.is_ready(pair) {
            let visited = Hashed::new(NEAR_MEMORY.min(limits.memory));
            match bfs::search(pair, visited, Direction::BothEnds, limits) {
                Err(SolveError::Memory { .. }) => {}
                found => return found,
            }
        }
        self.deepen(pair, limits)
    }

    fn deepen(&self, pair: Pair, limits: Limits) -> Result<Solution, SolveError> {
        let solution = self.deepening.solve(pair, u8::MAX, limits);
        solution.map(Option::unwrap_or_default)
    }

    fn is_within_limits(
        &self,
        pair: Pair,
        moves: usize,
        limits: Limits,
    ) -> Result<bool, SolveError> {
        if pair.manhattan() > moves || !is_solvable(pair) {
            return Ok(false);
        }
        if pair.start() == pair.goal() {
            return Ok(true);
        }
        let is_enough = |steps: Option<usize>| steps.is_some_and(|steps| steps <= moves);
        if let Some(index) = DenseIndex::new(pair.shape()) {
            return Ok(is_enough(self.tables.steps(pair, index)));
        }
        if let Engine::BreadthFirst | Engine::Bidirectional = self.options.engine {
            return Ok(is_enough(self.search(pair, limits)?.steps()));
        }
        let most = u8::try_from(moves).unwrap_or(u8::MAX);
        let solution = self.deepening.solve(pair, most, limits);
        solution.map(|solution| solution.is_some())
    }

    /// The first path in this order of all that have `steps` moves, which is the fewest.
    fn first_path(
        &self,
        pair: Pair,
        steps: usize,
        order: MoveOrder,
        limits: Limits,
    ) -> Result<Path, SolveError> {
        let mut path = Path::default();
        let mut board = pair.start();
        for left in (0..steps).rev() {
            for step in order.moves() {
                if let Some(next) = board.apply(step)
                    && self.is_within_limits(Pair::of_one_shape(next, pair.goal()), left, limits)?
                {
                    path.extend([step]);
                    board = next;
                    break;
                }
            }
        }
        Ok(path)
    }

    /// The index for boards of this shape, if a table is to solve them.
    fn table_index(&self, shape: Shape) -> Option<DenseIndex> {
        let uses_tables = self.options.engine == Engine::Table || self.options.expect_many();
        DenseIndex::new(shape).filter(|_| uses_tables)
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::puzzle::goal::Goal;

    /// Eleven moves from the standard goal.
    fn near() -> Pair {
        let goal = Goal::Standard.board(Shape::new(4, 4).expect("a shape"));
        let path: Path = "uldlurulldr".parse().expect("moves");
        Pair::of_one_shape(path.replay(goal).expect("moves on the board"), goal)
    }

    #[test]
    fn a_near_pair_is_searched_from_both_ends_until_there_are_databases() {
        let is_built = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_built);
        let solver = Solver::with_options(Options {
            on_building: Some(Listener::new(move |_| told.store(true, Ordering::Relaxed))),
            ..Options::default()
        });
        let effort = || solver.solve(near()).expect("memory").effort();
        assert_ne!(effort().expanded_backward, 0);
        assert!(!is_built.load(Ordering::Relaxed));
        solver.prepare(near().goal());
        assert!(is_built.load(Ordering::Relaxed));
        assert_eq!(effort().expanded_backward, 0);
    }

    #[test]
    fn every_call_ends_when_its_time_is_up() {
        let solver = Solver::with_options(Options {
            engine: Engine::Bidirectional,
            timeout: Some(Duration::ZERO),
            ..Options::default()
        });
        let (pair, order) = (near(), MoveOrder::default());
        let ends = [
            solver.solve(pair).err(),
            solver.solve_in_order(pair, order).err(),
            solver.is_within(pair, 99).err(),
            solver.optimal_paths(pair).err(),
            solver.each_steps(&[pair], |_| ()).err(),
            solver.each_path(&[pair], |_| ()).err(),
        ];
        assert_eq!(ends, [Some(SolveError::TimedOut { at_least: 1 }); 6]);
    }
}
