//! One search, with the databases and the automaton that it was given.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::{MAX_CELLS, Shape};
use crate::solver::limits::Limits;
use crate::solver::pdb::{Layout, Patterns, Placement, Reader, Reading, Slide, View};

use super::automaton::{Automaton, END, State};

/// After how many boards the clock is looked at. Some milliseconds go by.
const BOARDS_A_LOOK: u64 = 1 << 16;

/// What to search, with what, and for how long.
pub struct Search<'a> {
    pub pair: Pair,
    pub layout: &'a Layout,
    pub patterns: &'a Patterns,
    pub automaton: &'a Automaton,
    /// Longer paths are not looked for.
    pub most: u8,
    pub limits: Limits,
    /// How many boards may be expanded, those before included; about.
    pub limit: Option<u64>,
}

/// What has come of a search.
#[derive(Debug)]
pub struct Progress {
    /// No path is shorter.
    pub bound: u8,
    pub expanded: u64,
    /// Once solved, the moves, the last one first.
    pub moves: Vec<Move>,
}

impl Progress {
    /// Nothing but what is known without a search.
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
pub enum End {
    Solved,
    /// All paths are longer than was asked for.
    Further,
    Deadline,
    Limit,
}

impl Search<'_> {
    /// Goes on from the bound that was reached. Whether there is a mirror is said at compile time.
    pub fn run<P: Placement, const MIRRORED: bool>(&self, progress: &mut Progress) -> End {
        let root = Node::<P>::root(self.pair, self.layout, self.patterns);
        let expansion = Expansion::<P, MIRRORED> {
            search: self,
            reader: self.patterns.reader(),
            steps: Steps::new(self.pair.shape(), self.layout, self.patterns),
            placement: PhantomData,
        };
        progress.bound = progress.bound.max(root.bound());
        while progress.bound <= self.most {
            match expansion.expand(&root, progress.bound, progress) {
                ControlFlow::Continue(()) => progress.bound = progress.bound.saturating_add(2),
                ControlFlow::Break(end) => return end,
            }
        }
        End::Further
    }

    #[cold]
    fn look(&self, progress: &Progress) -> ControlFlow<End> {
        if self.limits.is_timed_out() {
            ControlFlow::Break(End::Deadline)
        } else if self.limit.is_some_and(|limit| progress.expanded >= limit) {
            ControlFlow::Break(End::Limit)
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// A board on the way, laid as the databases have it.
#[derive(Clone, Copy)]
struct Node<P> {
    view: View<P>,
    /// The board in the mirror, if there is one.
    mirrored: View<P>,
    manhattan: u8,
    blank: u8,
    state: State,
}

impl<P: Placement> Node<P> {
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
        let in_mirror = |cell: usize| patterns.mirror().map_or(cell, |mirror| mirror[cell].into());
        let mirrored: Vec<(usize, usize)> = tiles
            .iter()
            .map(|&(tile, cell)| (in_mirror(tile), in_mirror(cell)))
            .collect();
        let blank = image(start.blank());
        let reader = patterns.reader();
        Self {
            manhattan: pair.manhattan() as u8,
            view: reader.view(&tiles, blank),
            mirrored: reader.view(&mirrored, in_mirror(blank)),
            blank: blank as u8,
            state: start.blank() as State,
        }
    }

    /// A lower bound on the moves that are needed.
    fn bound(&self) -> u8 {
        bound(self.manhattan, self.view.extra.max(self.mirrored.extra))
    }
}

/// What follows from the Manhattan distance and half of what is to be added to it.
#[inline]
fn bound(manhattan: u8, extra: u8) -> u8 {
    manhattan.saturating_add(extra.saturating_mul(2))
}

/// What expanding a board takes.
struct Expansion<'a, P, const MIRRORED: bool> {
    search: &'a Search<'a>,
    reader: Reader<'a>,
    steps: Steps,
    placement: PhantomData<P>,
}

impl<P: Placement, const MIRRORED: bool> Expansion<'_, P, MIRRORED> {
    /// Tries all moves of a board that may be solved within `left` more.
    fn expand(&self, node: &Node<P>, left: u8, progress: &mut Progress) -> ControlFlow<End> {
        progress.expanded += 1;
        if progress.expanded.is_multiple_of(BOARDS_A_LOOK) {
            self.search.look(progress)?;
        }
        let left = left - 1;
        let row = self.search.automaton.row(node.state);
        let steps = self.steps.from(node.blank);
        // All look-ups are begun before one is waited for.
        let mut readings = [Reading::default(); Move::ALL.len()];
        let mut mirrored = [Reading::default(); Move::ALL.len()];
        for ((reading, mirrored), &entry) in readings.iter_mut().zip(&mut mirrored).zip(row) {
            if entry == END {
                break;
            }
            let step = &steps[usize::from(entry & 3)];
            *reading = self.reader.read(&node.view, step.slide);
            if MIRRORED && P::EAGER {
                *mirrored = self.reader.read(&node.mirrored, step.mirrored);
            }
        }
        for ((&reading, &mirrored), &entry) in readings.iter().zip(&mirrored).zip(row) {
            if entry == END {
                break;
            }
            let step = &steps[usize::from(entry & 3)];
            let tile = node.view.tile(step.slide);
            let manhattan = node.manhattan + 1 - 2 * (step.nearer >> tile & 1) as u8;
            let least = bound(manhattan, reading.extra);
            if least > left {
                // One move from a board that is at least so far away, this one is too far away as
                // well (A. Felner and others: Inconsistent heuristics, 2011).
                if least > left.saturating_add(2) {
                    return ControlFlow::Continue(());
                }
                continue;
            }
            let mut mirror = node.mirrored;
            if MIRRORED {
                let reading = if P::EAGER {
                    mirrored
                } else {
                    self.reader.read(&mirror, step.mirrored)
                };
                let least = bound(manhattan, reading.extra);
                if least > left {
                    if least > left.saturating_add(2) {
                        return ControlFlow::Continue(());
                    }
                    continue;
                }
                mirror = self.reader.after(&mirror, step.mirrored, reading);
            }
            // All tiles are home, and so is the blank.
            let solved = manhattan == 0;
            let flow = if solved {
                ControlFlow::Break(End::Solved)
            } else {
                let child = Node {
                    view: self.reader.after(&node.view, step.slide, reading),
                    mirrored: mirror,
                    manhattan,
                    blank: step.to,
                    state: entry >> 2,
                };
                self.expand(&child, left, progress)
            };
            match flow {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(End::Solved) => {
                    progress.moves.push(Move::ALL[usize::from(entry & 3)]);
                    return flow;
                }
                ControlFlow::Break(_) => return flow,
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a move does to a board as it is laid, and to the one in the mirror.
#[derive(Clone, Copy, Default)]
struct Step {
    to: u8,
    /// The tiles that it brings nearer to their goal cells, a bit each.
    nearer: u16,
    slide: Slide,
    mirrored: Slide,
}

/// By the blank's cell as it is laid, the moves by the letters that they have on the board as it was
/// given.
struct Steps([[Step; Move::ALL.len()]; MAX_CELLS]);

impl Steps {
    fn new(shape: Shape, layout: &Layout, patterns: &Patterns) -> Self {
        let mirrored = |cell: usize| patterns.mirror().map_or(cell, |mirror| mirror[cell].into());
        let mut steps = [[Step::default(); Move::ALL.len()]; MAX_CELLS];
        for cell in 0..shape.cells() {
            let blank = usize::from(layout.cells[cell]);
            for (step, letter) in steps[blank].iter_mut().zip(Move::ALL) {
                let Some(to) = target(shape, cell, letter) else {
                    continue;
                };
                let to = usize::from(layout.cells[to]);
                *step = Step {
                    to: to as u8,
                    nearer: patterns.nearer(to, blank),
                    slide: Slide::new(to, blank),
                    mirrored: Slide::new(mirrored(to), mirrored(blank)),
                };
            }
        }
        Self(steps)
    }

    #[inline]
    fn from(&self, blank: u8) -> &[Step; Move::ALL.len()] {
        &self.0[usize::from(blank) % MAX_CELLS]
    }
}
