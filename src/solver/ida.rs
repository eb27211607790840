//! Iterative deepening (R. E. Korf: Depth-first iterative-deepening, 1985) on pattern databases,
//! that delivers the canonical path.
//!
//! Depth-first, all boards are tried that may still be solved within a bound, which begins at
//! what the databases say of the start, and rises by 2 until a path is found: each move changes
//! the colour of the blank's cell, so all paths of a pair are even or all are odd.
//!
//! Why the path is canonical, the first of all shortest ones in the order `u < d < l < r`:
//!
//! * Each board's moves are tried in canonical order, and the first path found ends the search.
//!   So it is the first of all paths of its length that are not pruned; and no shorter bound had
//!   any.
//! * The canonical path is not pruned. A board is left only if a lower bound says that no path on
//!   from it is short enough, or if the moves to it hold a detour that the automaton knows: then
//!   there is a path that is shorter, or as long and smaller. Nothing is left because it was seen
//!   before, on a path that may be the larger twin.
//! * A board that is turned or mirrored to fit the databases keeps the letters that its moves had
//!   before, in their order.

mod automaton;
mod search;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::board::Board;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;

use automaton::Automaton;
use search::{End, Progress, Search};

use super::answer::{Effort, Solution, SolveError};
use super::limits::Limits;
use super::pdb::{Layout, Library, Partition, Positions, Ranks};

/// Detours of so many moves are known to searches with small databases, which end soon, and to
/// others: to know those of ten moves takes some milliseconds.
const SHORT_DETOURS: u32 = 8;
const LONG_DETOURS: u32 = 10;

/// The engine: what all its searches share.
#[derive(Debug, Default)]
pub(super) struct Deepening {
    library: Library,
    automata: Mutex<HashMap<(Shape, u32), Arc<Automaton>>>,
}

/// With which databases to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Larger ones as soon as they are worth their price, but none that take more memory.
    Growing {
        /// Whether there are many pairs, so that the largest that were built ahead are worth it from
        /// the beginning; else small ones come first.
        many: bool,
    },
    These(Partition),
}

impl Deepening {
    pub fn new(library: Library) -> Self {
        Self {
            library,
            automata: Mutex::default(),
        }
    }

    /// Fetches the databases for such a goal.
    pub fn prepare(&self, goal: Board, choice: Choice, memory: usize) {
        let goals = Layout::new(goal.shape(), goal.blank()).goals(goal.shape());
        let partition = match choice {
            Choice::These(partition) => partition,
            Choice::Growing { .. } => self.library.first(goals, true, memory),
        };
        self.library.patterns(goals, partition);
    }

    /// Whether any databases for such a pair are in memory.
    pub fn is_ready(&self, pair: Pair) -> bool {
        let layout = Layout::new(pair.shape(), pair.goal().blank());
        self.library.has(layout.goals(pair.shape()))
    }

    /// The canonical path of a pair of different boards that can be solved; none where it takes
    /// more than `most` moves.
    ///
    /// # Errors
    ///
    /// [`SolveError::TimedOut`] after the deadline.
    pub fn solve(
        &self,
        pair: Pair,
        choice: Choice,
        most: u8,
        limits: Limits,
    ) -> Result<Option<Solution>, SolveError> {
        let layout = Layout::new(pair.shape(), pair.goal().blank());
        let goals = layout.goals(pair.shape());
        let mut partition = match choice {
            Choice::These(partition) => partition,
            Choice::Growing { many } => self.library.first(goals, many, limits.memory),
        };
        let mut progress = Progress::new(pair);
        loop {
            let next = match choice {
                Choice::These(_) => None,
                Choice::Growing { .. } => self.library.next(goals, partition, limits.memory),
            };
            if let Some((next, 0)) = next {
                partition = next;
                continue;
            }
            let timed_out = |progress: &Progress| SolveError::TimedOut {
                at_least: progress.bound.into(),
            };
            let patterns = self.library.patterns(goals, partition);
            let search = Search {
                pair,
                layout: &layout,
                patterns: &patterns,
                automaton: &self.automaton(pair.shape(), partition),
                most,
                limits,
                limit: next.map(|(_, price)| progress.expanded.saturating_add(price)),
            };
            let before = progress.expanded;
            let end = match (patterns.is_ranked(), patterns.mirror().is_some()) {
                (false, false) => search.run::<Positions, false>(&mut progress),
                (false, true) => search.run::<Positions, true>(&mut progress),
                (true, false) => search.run::<Ranks, false>(&mut progress),
                (true, true) => search.run::<Ranks, true>(&mut progress),
            };
            self.library
                .spend(goals, partition, progress.expanded - before);
            match (end, next) {
                (End::Solved, _) => return Ok(Some(progress.into())),
                (End::Further, _) => return Ok(None),
                (End::Limit, Some((next, _))) => partition = next,
                (End::Deadline | End::Limit, _) => return Err(timed_out(&progress)),
            }
        }
    }

    /// The automaton that serves searches with such databases.
    fn automaton(&self, shape: Shape, partition: Partition) -> Arc<Automaton> {
        let longest = if partition == Partition::Small {
            SHORT_DETOURS
        } else {
            LONG_DETOURS
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
