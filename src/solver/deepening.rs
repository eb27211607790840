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
//! * Of the shortest paths none is pruned. A board is left only if a lower bound says that no path
//!   on from it is short enough, or if its move takes the last one back, which no shortest path
//!   does. Nothing is left because it was seen before, on a path that may be the larger twin.
//! * A board that is turned or mirrored to fit the databases keeps the letters that its moves had
//!   before, in their order.

use std::ops::ControlFlow;
use std::time::Instant;

use crate::board::{Board, target};
use crate::error::Error;
use crate::moves::Move;
use crate::pair::Pair;
use crate::shape::MAX_CELLS;

use super::pattern::{CellMap, Estimate, Layout, Library, Partition, Patterns, Reading, Slot};
use super::{Effort, Solution};

/// After how many boards the clock is looked at. Some milliseconds go by.
const BOARDS_A_LOOK: usize = 1 << 16;

/// Fetches the databases for such a goal.
pub(super) fn prepare(goal: Board, library: &Library, partition: Option<Partition>) {
    let layout = Layout::new(goal.shape(), goal.blank());
    library.of_goal(Layout::shape(goal.shape()), layout.blank, partition);
}

/// Whether the databases for such a pair are in memory.
pub(super) fn is_ready(pair: Pair, library: &Library, partition: Option<Partition>) -> bool {
    let layout = Layout::new(pair.shape(), pair.goal().blank());
    library.has(Layout::shape(pair.shape()), layout.blank, partition)
}

/// The canonical path of a pair of different boards that can be solved.
///
/// # Errors
///
/// [`Error::TimedOut`] after the deadline.
pub(super) fn search(
    pair: Pair,
    library: &Library,
    partition: Option<Partition>,
    deadline: Option<Instant>,
) -> Result<Solution, Error> {
    let layout = Layout::new(pair.shape(), pair.goal().blank());
    let shape = Layout::shape(pair.shape());
    let patterns = library.of_goal(shape, layout.blank, partition);
    let root = Node::root(pair, &layout, &patterns);
    let search = Search {
        slots: std::array::from_fn(|tile| patterns.slot(tile)),
        mirrored_slots: std::array::from_fn(|tile| match patterns.mirror() {
            Some(mirror) => patterns.slot(mirror[tile].into()),
            None => Slot::default(),
        }),
        steps: Steps::new(pair, &layout, patterns.mirror()),
        patterns: &patterns,
        deadline,
    };
    if patterns.mirror().is_some() {
        search.run::<true>(&root)
    } else {
        search.run::<false>(&root)
    }
}

/// A board on the way, laid as the databases have it, its tiles named by their goal cells.
#[derive(Clone, Copy)]
struct Node {
    /// The tiles, four bits a cell; the blank is 0 and so may a tile be.
    cells: u64,
    blank: u8,
    arrived: Option<Move>,
    estimate: Estimate,
    /// What the databases say of the board in the mirror, if there is one.
    mirrored: Estimate,
}

impl Node {
    fn root(pair: Pair, layout: &Layout, patterns: &Patterns) -> Self {
        let (start, goal) = (pair.start(), pair.goal());
        let image = |cell: usize| usize::from(layout.cells[cell]);
        let mut homes = [0; MAX_CELLS];
        for (cell, label) in goal.labels().enumerate() {
            homes[usize::from(label)] = image(cell);
        }
        let tiles = || {
            start
                .labels()
                .enumerate()
                .filter(|&(_, label)| label != 0)
                .map(|(cell, label)| (homes[usize::from(label)], image(cell)))
        };
        let in_mirror = |cell: usize| patterns.mirror().map_or(cell, |mirror| mirror[cell].into());
        Self {
            cells: tiles().fold(0, |cells, (tile, cell)| cells | (tile as u64) << (4 * cell)),
            blank: layout.cells[start.blank()],
            arrived: None,
            estimate: patterns.estimate(tiles()),
            mirrored: patterns
                .estimate(tiles().map(|(tile, cell)| (in_mirror(tile), in_mirror(cell)))),
        }
    }
}

impl Node {
    #[inline]
    fn tile(&self, cell: u8) -> usize {
        ((self.cells >> (4 * cell)) & 0xf) as usize
    }
}

/// Why a search ends.
enum End {
    Solved,
    Deadline,
}

struct Search<'a> {
    patterns: &'a Patterns,
    /// By tile: where it stands in the index, and where the tile does that the mirror shows.
    slots: [Slot; MAX_CELLS],
    mirrored_slots: [Slot; MAX_CELLS],
    steps: Steps,
    deadline: Option<Instant>,
}

/// What has come of a search.
#[derive(Default)]
struct Progress {
    expanded: usize,
    /// Once solved, the moves, the last one first.
    moves: Vec<Move>,
}

impl Search<'_> {
    fn run<const MIRRORED: bool>(&self, root: &Node) -> Result<Solution, Error> {
        let mut bound = root.estimate.bound.max(root.mirrored.bound);
        let mut progress = Progress::default();
        loop {
            match self.expand::<MIRRORED>(root, bound, &mut progress) {
                ControlFlow::Continue(()) => bound = bound.saturating_add(2),
                ControlFlow::Break(End::Solved) => break,
                ControlFlow::Break(End::Deadline) => {
                    return Err(Error::TimedOut {
                        at_least: bound.into(),
                    });
                }
            }
        }
        let effort = Effort {
            expanded_forward: progress.expanded,
            depth_forward: progress.moves.len(),
            ..Effort::default()
        };
        Ok(Solution {
            path: Some(progress.moves.into_iter().rev().collect()),
            effort,
        })
    }

    /// Tries all moves of a board that may be solved within `left` more.
    fn expand<const MIRRORED: bool>(
        &self,
        node: &Node,
        left: u8,
        progress: &mut Progress,
    ) -> ControlFlow<End> {
        progress.expanded += 1;
        if progress.expanded.is_multiple_of(BOARDS_A_LOOK)
            && self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
        {
            return ControlFlow::Break(End::Deadline);
        }
        let left = left - 1;
        let steps = self.steps.from(node);
        // All look-ups are begun before one is waited for.
        let mut readings = [Reading::default(); Move::ALL.len()];
        for (reading, step) in readings.iter_mut().zip(steps) {
            let slot = self.slots[node.tile(step.to)];
            *reading = self.patterns.read(&node.estimate, slot, step.change);
            // One move from a board that is at least so far away, this one is too far away as
            // well (A. Felner and others: Inconsistent heuristics, 2011).
            if reading.bound > left.saturating_add(2) {
                return ControlFlow::Continue(());
            }
        }
        for (reading, step) in readings.iter().zip(steps) {
            if reading.bound > left {
                continue;
            }
            let tile = node.tile(step.to);
            let mut mirrored = node.mirrored;
            if MIRRORED {
                let slot = self.mirrored_slots[tile];
                let reading = self.patterns.read(&mirrored, slot, step.mirrored_change);
                if reading.bound > left {
                    continue;
                }
                mirrored.take(slot, reading);
            }
            let mut estimate = node.estimate;
            estimate.take(self.slots[tile], *reading);
            // All tiles are home, and so is the blank.
            let solved = estimate.bound == 0;
            let flow = if solved {
                ControlFlow::Break(End::Solved)
            } else {
                let child = Node {
                    cells: node.cells
                        ^ (tile as u64) << (4 * step.to)
                        ^ (tile as u64) << (4 * node.blank),
                    blank: step.to,
                    arrived: Some(step.letter),
                    estimate,
                    mirrored,
                };
                self.expand::<MIRRORED>(&child, left, progress)
            };
            if let ControlFlow::Break(end) = flow {
                progress.moves.push(step.letter);
                return ControlFlow::Break(end);
            }
        }
        ControlFlow::Continue(())
    }
}

/// A move by the letter that it has on the board as it was given, and what it does to the board
/// as it is laid.
#[derive(Clone, Copy)]
struct Step {
    letter: Move,
    to: u8,
    /// The cell that the tile leaves ^ the cell that it comes to, and the same in the mirror.
    change: u8,
    mirrored_change: u8,
}

/// The moves that lead on, by the blank's cell and the move that led there: those that keep the
/// blank on the board and don't take the last one back. In canonical order.
struct Steps([[StepList; Move::ALL.len() + 1]; MAX_CELLS]);

#[derive(Clone, Copy)]
struct StepList {
    steps: [Step; Move::ALL.len()],
    count: u8,
}

impl Steps {
    fn new(pair: Pair, layout: &Layout, mirror: Option<&CellMap>) -> Self {
        const NO_STEP: Step = Step {
            letter: Move::Up,
            to: 0,
            change: 0,
            mirrored_change: 0,
        };
        const NO_STEPS: StepList = StepList {
            steps: [NO_STEP; Move::ALL.len()],
            count: 0,
        };
        let shape = pair.shape();
        let mirrored = |cell: u8| mirror.map_or(0, |mirror| mirror[usize::from(cell)]);
        let mut lists = [[NO_STEPS; Move::ALL.len() + 1]; MAX_CELLS];
        for cell in 0..shape.cells() {
            let blank = layout.cells[cell];
            let lists = &mut lists[usize::from(blank)];
            for letter in Move::ALL {
                let Some(to) = target(shape, cell, letter).map(|to| layout.cells[to]) else {
                    continue;
                };
                let step = Step {
                    letter,
                    to,
                    change: blank ^ to,
                    mirrored_change: mirrored(blank) ^ mirrored(to),
                };
                for arrived in [None].into_iter().chain(Move::ALL.map(Some)) {
                    if arrived != Some(letter.inverse()) {
                        let list = &mut lists[Self::column(arrived)];
                        list.steps[usize::from(list.count)] = step;
                        list.count += 1;
                    }
                }
            }
        }
        Self(lists)
    }

    #[inline]
    fn from(&self, node: &Node) -> &[Step] {
        let list = &self.0[usize::from(node.blank) % MAX_CELLS][Self::column(node.arrived)];
        &list.steps[..usize::from(list.count)]
    }

    fn column(arrived: Option<Move>) -> usize {
        arrived.map_or(Move::ALL.len(), |letter| letter as usize)
    }
}
