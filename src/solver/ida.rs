//! Iterative deepening A* (IDA*; R. E. Korf: Depth-first iterative-deepening, 1985) with pattern
//! databases, which finds the canonical path.
//!
//! Each iteration searches depth-first all boards that may be solved within a bound on the moves.
//! The bound begins at the databases' lower bound for the start and rises by 2 until a path is
//! found: each move changes the colour of the blank's cell on a chessboard, so all paths of a pair
//! have even length or all have odd length.
//!
//! Why the path is canonical, the first of all shortest paths in the order `u < d < l < r`:
//!
//! * The moves of each board are tried in canonical order, and the first path found ends the
//!   search. So it is the first of all paths of its length that are not pruned, and no smaller
//!   bound had any.
//! * The canonical path is not pruned. A board is pruned only if no path on from it is short enough
//!   by a lower bound, or if the moves to it contain a duplicate (see [`automaton`]): then some path
//!   is shorter, or as long and smaller. No board is pruned because it was seen before, perhaps on a
//!   larger path.
//! * A board that is turned or mirrored to fit the databases keeps the letters of its moves, and
//!   their order.

mod automaton;
mod search;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::board::Board;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;
use crate::solver::answer::{Effort, Solution, SolveError};
use crate::solver::limits::Limits;
use crate::solver::pdb::{Layout, Partition, Positions, Ranks, Registry};

use automaton::Automaton;
use search::{DepthFirst, Progress, SearchEnd};

/// The longest duplicates that are pruned in searches with the smallest databases, and in others.
/// Longer ones save expansions and take longer to find: those of ten moves take some milliseconds,
/// more than a search with the smallest databases may last. `npuzzle steps --stats` tells both the
/// time and the expansions.
const SHORT_DUPLICATES: u32 = 8;
const LONG_DUPLICATES: u32 = 10;

/// The engine: what all its searches share.
#[derive(Debug)]
pub struct Deepening {
    databases: Registry,
    /// The databases to use. Unless set, larger ones replace smaller ones once they are worth their
    /// cost, as far as memory allows.
    partition: Option<Partition>,
    /// Whether to begin with the largest databases that the cache holds.
    expects_many: bool,
    automata: Mutex<HashMap<(Shape, u32), Arc<Automaton>>>,
}

impl Deepening {
    pub fn new(databases: Registry, partition: Option<Partition>, expects_many: bool) -> Self {
        Self {
            databases,
            partition,
            expects_many,
            automata: Mutex::default(),
        }
    }

    /// Reads or builds databases for a goal.
    pub fn prepare(&self, goal: Board, memory: usize) {
        let goals = Layout::new(goal.shape(), goal.blank()).goals;
        let first = || self.databases.first(goals, true, memory);
        let partition = self.partition.unwrap_or_else(first);
        self.databases.patterns(goals, partition);
    }

    /// Whether any databases for a pair are in memory.
    pub fn is_ready(&self, pair: Pair) -> bool {
        let goals = Layout::new(pair.shape(), pair.goal().blank()).goals;
        self.databases.has(goals)
    }

    /// The canonical path of a solvable pair of different boards; `None` if it has more than `most`
    /// moves.
    ///
    /// # Errors
    ///
    /// [`SolveError::TimedOut`] after the deadline, with the bound of the last iteration: those
    /// before it were complete.
    pub fn solve(
        &self,
        pair: Pair,
        most: u8,
        limits: Limits,
    ) -> Result<Option<Solution>, SolveError> {
        let layout = Layout::new(pair.shape(), pair.goal().blank());
        let goals = layout.goals;
        let first = || {
            self.databases
                .first(goals, self.expects_many, limits.memory)
        };
        let mut partition = self.partition.unwrap_or_else(first);
        let mut progress = Progress::new(pair);
        loop {
            let larger = match self.partition {
                Some(_) => None,
                None => self.databases.next(goals, partition, limits.memory),
            };
            if let Some((larger, 0)) = larger {
                partition = larger;
                continue;
            }
            let patterns = self.databases.patterns(goals, partition);
            let search = DepthFirst {
                pair,
                layout: &layout,
                patterns: &patterns,
                automaton: &self.automaton(pair.shape(), partition),
                most,
                limits,
                larger: larger.map(|(larger, price)| (larger, progress.expanded + price)),
            };
            let before = progress.expanded;
            let end = match (patterns.key.is_ranked(), patterns.mirror.is_some()) {
                (false, false) => search.run::<Positions, false>(&mut progress),
                (false, true) => search.run::<Positions, true>(&mut progress),
                (true, false) => search.run::<Ranks, false>(&mut progress),
                (true, true) => search.run::<Ranks, true>(&mut progress),
            };
            self.databases
                .spend(goals, partition, progress.expanded - before);
            match end {
                SearchEnd::Solved => return Ok(Some(progress.into())),
                SearchEnd::BeyondMost => return Ok(None),
                SearchEnd::TimedOut => {
                    return Err(SolveError::TimedOut {
                        at_least: progress.bound.into(),
                    });
                }
                SearchEnd::Outgrown(larger) => partition = larger,
            }
        }
    }

    fn automaton(&self, shape: Shape, partition: Partition) -> Arc<Automaton> {
        let longest = match partition {
            Partition::Small => SHORT_DUPLICATES,
            Partition::Medium | Partition::Large => LONG_DUPLICATES,
        };
        let mut automata = self.automata.lock().unwrap_or_else(PoisonError::into_inner);
        let automaton = automata
            .entry((shape, longest))
            .or_insert_with(|| Arc::new(Automaton::new(shape, longest)));
        Arc::clone(automaton)
    }
}

impl From<Progress> for Solution {
    fn from(progress: Progress) -> Self {
        let effort = Effort {
            expanded_forward: progress.expanded as usize,
            depth_forward: progress.moves.len(),
            ..Effort::default()
        };
        Self::new(Some(progress.moves.into_iter().rev().collect()), effort)
    }
}
