//! Depth-first search within rising bounds, with given databases and a given automaton.

use std::ops::ControlFlow;

use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::{MAX_CELLS, Shape};
use crate::solver::limits::Limits;
use crate::solver::pdb::{Layout, Lookup, Partition, Patterns, Placement, Reader, Slide, View};

use super::automaton::{Automaton, NO_MOVE, StateId};

/// Expansions between two looks at the limits: a few milliseconds. The first look of a search is
/// after as many.
const EXPANSIONS_A_LOOK: u64 = 1 << 16;

/// A search, and what may end it.
pub struct DepthFirst<'a> {
    pub pair: Pair,
    pub layout: &'a Layout,
    pub patterns: &'a Patterns,
    pub automaton: &'a Automaton,
    /// Longer paths are not looked for.
    pub most: u8,
    pub limits: Limits,
    /// Larger databases, and after how many expansions in all they are worth their cost.
    pub larger: Option<(Partition, u64)>,
}

/// How far searches for a pair have come.
#[derive(Debug)]
pub struct Progress {
    /// No path is shorter.
    pub bound: u8,
    pub expanded: u64,
    /// Once solved, the moves, the last one first.
    pub moves: Vec<Move>,
}

impl Progress {
    /// Before any search.
    pub fn new(pair: Pair) -> Self {
        Self {
            bound: pair.manhattan() as u8,
            expanded: 0,
            moves: Vec::new(),
        }
    }
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    Solved,
    /// All paths have more than `most` moves.
    BeyondMost,
    TimedOut,
    /// Larger databases are worth their cost.
    Outgrown(Partition),
}

impl DepthFirst<'_> {
    /// Searches on from the bound of `progress`. `MIRRORED` says whether a reflection leaves
    /// the goal's blank in place; then each board is looked up in the mirror too.
    pub fn run<P: Placement, const MIRRORED: bool>(&self, progress: &mut Progress) -> SearchEnd {
        let root = TreeNode::<P>::root(self.pair, self.layout, self.patterns);
        let expansion = Expansion {
            search: self,
            reader: self.patterns.reader(),
            moves: LaidMoves::new(self.pair.shape(), self.layout, self.patterns),
        };
        let extra = root.view.extra.max(root.mirrored.extra);
        progress.bound = progress.bound.max(bound(root.manhattan, extra));
        while progress.bound <= self.most {
            match expansion.expand::<P, MIRRORED>(&root, progress.bound, progress) {
                ControlFlow::Continue(()) => progress.bound = progress.bound.saturating_add(2),
                ControlFlow::Break(end) => return end,
            }
        }
        SearchEnd::BeyondMost
    }

    #[cold]
    fn look_at_limits(&self, progress: &Progress) -> ControlFlow<SearchEnd> {
        if self.limits.is_timed_out() {
            return ControlFlow::Break(SearchEnd::TimedOut);
        }
        match self.larger {
            Some((larger, at)) if progress.expanded >= at => {
                ControlFlow::Break(SearchEnd::Outgrown(larger))
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

/// A board in the search tree, laid (turned or mirrored) as the databases have it.
#[derive(Clone, Copy)]
struct TreeNode<P> {
    view: View<P>,
    /// The mirrored board; if the databases have no mirror, the same as `view` at the root and
    /// unused below.
    mirrored: View<P>,
    manhattan: u8,
    blank: u8,
    state: StateId,
}

impl<P: Placement> TreeNode<P> {
    fn root(pair: Pair, layout: &Layout, patterns: &Patterns) -> Self {
        let (start, goal) = (pair.start(), pair.goal());
        let image = |cell: usize| usize::from(layout.cells[cell]);
        let mut homes = [0; MAX_CELLS];
        for (cell, label) in goal.labels().enumerate() {
            homes[usize::from(label)] = image(cell);
        }
        let tiles: Vec<(usize, usize)> = start
            .labels()
            .enumerate()
            .filter(|&(_, label)| label != 0)
            .map(|(cell, label)| (homes[usize::from(label)], image(cell)))
            .collect();
        let in_mirror = |cell| patterns.mirrored(cell);
        let mirrored = tiles
            .iter()
            .map(|&(tile, cell)| (in_mirror(tile), in_mirror(cell)));
        let mirrored: Vec<(usize, usize)> = mirrored.collect();
        let blank = image(start.blank());
        let reader = patterns.reader();
        Self {
            manhattan: pair.manhattan() as u8,
            view: reader.view(&tiles, blank),
            mirrored: reader.view(&mirrored, in_mirror(blank)),
            blank: blank as u8,
            state: start.blank() as StateId,
        }
    }
}

/// The lower bound from the Manhattan distance and half of what the databases add to it.
#[inline]
fn bound(manhattan: u8, extra: u8) -> u8 {
    manhattan.saturating_add(extra.saturating_mul(2))
}

/// The search, and tables for expanding a node.
struct Expansion<'a> {
    search: &'a DepthFirst<'a>,
    reader: Reader<'a>,
    moves: LaidMoves,
}

impl Expansion<'_> {
    /// Tries all moves of a board other than the goal, for paths of at most `left` moves.
    fn expand<P: Placement, const MIRRORED: bool>(
        &self,
        node: &TreeNode<P>,
        left: u8,
        progress: &mut Progress,
    ) -> ControlFlow<SearchEnd> {
        progress.expanded += 1;
        if progress.expanded.is_multiple_of(EXPANSIONS_A_LOOK) {
            self.search.look_at_limits(progress)?;
        }
        let left = left - 1;
        let transitions = self.search.automaton.transitions(node.state);
        let moves = self.moves.from(node.blank);
        // All look-ups come before the first use of a result, so that their cache misses overlap.
        // Those of the mirrored board are made only where the board's own leave the move open.
        let mut readings = [Lookup::default(); Move::ALL.len()];
        for (reading, &transition) in readings.iter_mut().zip(transitions) {
            if transition == NO_MOVE {
                break;
            }
            let step = &moves[usize::from(transition & 3)];
            *reading = self.reader.read(&node.view, step.slide);
        }
        for (&reading, &transition) in readings.iter().zip(transitions) {
            if transition == NO_MOVE {
                break;
            }
            let step = &moves[usize::from(transition & 3)];
            let tile = node.view.tile(step.slide);
            let manhattan = node.manhattan + 1 - 2 * (step.nearer >> tile & 1) as u8;
            let least = bound(manhattan, reading.extra);
            if least > left {
                // The node is at most one move nearer than this child, so it is too far away as well
                // (bidirectional pathmax; A. Felner et al.: Inconsistent heuristics, 2011).
                if least > left.saturating_add(2) {
                    return ControlFlow::Continue(());
                }
                continue;
            }
            let mut mirror = node.mirrored;
            if MIRRORED {
                let reading = self.reader.read(&mirror, step.mirrored);
                let least = bound(manhattan, reading.extra);
                if least > left {
                    if least > left.saturating_add(2) {
                        return ControlFlow::Continue(());
                    }
                    continue;
                }
                mirror = self.reader.after(&mirror, step.mirrored, reading);
            }
            // With all tiles on their goal cells the blank is on its own, too.
            let flow = if manhattan == 0 {
                ControlFlow::Break(SearchEnd::Solved)
            } else {
                let child = TreeNode {
                    view: self.reader.after(&node.view, step.slide, reading),
                    mirrored: mirror,
                    manhattan,
                    blank: step.to,
                    state: transition >> 2,
                };
                self.expand::<P, MIRRORED>(&child, left, progress)
            };
            match flow {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(SearchEnd::Solved) => {
                    progress.moves.push(Move::ALL[usize::from(transition & 3)]);
                    return flow;
                }
                ControlFlow::Break(_) => return flow,
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a move does to a laid board and to its mirror image.
#[derive(Clone, Copy, Default)]
struct LaidMove {
    /// The cell where the blank ends.
    to: u8,
    /// The tiles that it takes nearer to their goal cells, a bit each.
    nearer: u16,
    slide: Slide,
    mirrored: Slide,
}

/// By the laid cell of the blank and the letter that the move has on the board as it was given.
struct LaidMoves([[LaidMove; Move::ALL.len()]; MAX_CELLS]);

impl LaidMoves {
    fn new(shape: Shape, layout: &Layout, patterns: &Patterns) -> Self {
        let mut moves = [[LaidMove::default(); Move::ALL.len()]; MAX_CELLS];
        for cell in 0..shape.cells() {
            let blank = usize::from(layout.cells[cell]);
            for (laid, letter) in moves[blank].iter_mut().zip(Move::ALL) {
                let Some(to) = target(shape, cell, letter) else {
                    continue;
                };
                let to = usize::from(layout.cells[to]);
                *laid = LaidMove {
                    to: to as u8,
                    nearer: patterns.nearer(to, blank),
                    slide: Slide::new(to, blank),
                    mirrored: Slide::new(patterns.mirrored(to), patterns.mirrored(blank)),
                };
            }
        }
        Self(moves)
    }

    #[inline]
    fn from(&self, blank: u8) -> &[LaidMove; Move::ALL.len()] {
        &self.0[usize::from(blank) % MAX_CELLS]
    }
}
