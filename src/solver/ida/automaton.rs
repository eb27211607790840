//! Which moves are worth trying after which: a finite automaton that refuses what is known, from
//! the moves alone, to be no canonical path (L. A. Taylor, R. E. Korf: Pruning duplicate nodes in
//! depth-first search, 1993).
//!
//! Two paths from the same cell of the blank may lead from every board to the same board, as around
//! a square of four cells one way and the other. Of all such paths the shortest, and of these the
//! first in canonical order, is enough; any other is a *detour*. A path with a detour anywhere in it
//! can be replaced by one that is shorter, or as long and smaller: so it is not the canonical one.

use std::collections::{HashMap, HashSet};

use crate::puzzle::board::slide;
use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};
use crate::solver::bfs::visited::{Hashed, Mark, Side, Visited};

/// What matters of the moves so far: how far a detour may have come.
pub type State = u16;

/// The automaton of a shape.
///
/// Invariant: the first states are those of no moves so far, one for each cell of the blank.
#[derive(Debug)]
pub struct Automaton(Vec<Row>);

/// The moves on from a state in canonical order, then [`END`]s: the state after the move, shifted,
/// and the move in the lowest two bits.
pub type Row = [u16; Move::ALL.len()];

/// No move.
pub const END: u16 = u16::MAX;
/// States are told from [`END`] by that.
const MOST_STATES: usize = END as usize >> 2;

impl Automaton {
    /// The automaton that knows the detours of up to so many moves.
    pub fn new(shape: Shape, longest: u32) -> Self {
        let detours = Detours::new(shape, longest);
        let mut beginnings: Vec<Walk> = (0..shape.cells()).map(Walk::from_cell).collect();
        let mut longer: Vec<Walk> = detours
            .0
            .iter()
            .flat_map(|detour| (1..detour.length()).map(|length| detour.beginning(length)))
            .collect();
        longer.sort_unstable();
        longer.dedup();
        beginnings.extend(longer);
        beginnings.truncate(MOST_STATES);
        let states: HashMap<Walk, State> = beginnings.iter().copied().zip(0..).collect();
        let row = |walk: &Walk| {
            let mut row = [END; Move::ALL.len()];
            let blank = walk.end(shape);
            let moves = Move::ALL.into_iter().filter_map(|letter| {
                target(shape, blank, letter)?;
                let mut after = walk.append(letter);
                // The longest end of it that begins a detour is what matters.
                while !states.contains_key(&after) {
                    if detours.0.contains(&after) {
                        return None;
                    }
                    after = after.tail(shape);
                }
                Some(states[&after] << 2 | letter as u16)
            });
            for (place, step) in row.iter_mut().zip(moves) {
                *place = step;
            }
            row
        };
        Self(beginnings.iter().map(row).collect())
    }

    /// The moves on from a state.
    #[inline]
    pub fn row(&self, state: State) -> &Row {
        &self.0[usize::from(state)]
    }
}

/// Moves from a cell of the blank on.
///
/// Invariant: `word` has two bits a letter, the first letter highest, below a bit that is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Walk {
    word: u32,
    cell: u8,
}

impl Walk {
    fn from_cell(cell: usize) -> Self {
        Self {
            word: 1,
            cell: cell as u8,
        }
    }

    fn length(self) -> u32 {
        self.word.ilog2() / 2
    }

    fn append(self, letter: Move) -> Self {
        Self {
            word: self.word << 2 | letter as u32,
            ..self
        }
    }

    fn beginning(self, length: u32) -> Self {
        Self {
            word: self.word >> (2 * (self.length() - length)),
            ..self
        }
    }

    fn letter(self, at: u32) -> Move {
        Move::ALL[(self.word >> (2 * (self.length() - 1 - at)) & 3) as usize]
    }

    fn last(self) -> Option<Move> {
        (self.word > 1).then(|| self.letter(self.length() - 1))
    }

    /// All but the first move.
    fn tail(self, shape: Shape) -> Self {
        let top = 1 << (2 * (self.length() - 1));
        Self {
            word: self.word & (top - 1) | top,
            cell: step(shape, self.cell.into(), self.letter(0)) as u8,
        }
    }

    fn end(self, shape: Shape) -> usize {
        (0..self.length()).fold(self.cell.into(), |cell, at| {
            step(shape, cell, self.letter(at))
        })
    }
}

/// The cell after a move that is known to keep the blank on the board.
fn step(shape: Shape, cell: usize, letter: Move) -> usize {
    target(shape, cell, letter).unwrap_or(cell)
}

/// The detours that have no shorter detour in them.
struct Detours(HashSet<Walk>);

impl Detours {
    fn new(shape: Shape, longest: u32) -> Self {
        let mut detours = Self(HashSet::new());
        let mut spreads: Vec<Spread> = (0..shape.cells()).map(Spread::new).collect();
        for _ in 0..longest {
            for spread in &mut spreads {
                spread.widen(shape, &mut detours);
            }
        }
        detours
    }

    /// Adds a detour, unless there is one in its end. In its beginning there is none.
    fn add(&mut self, detour: Walk, shape: Shape) {
        let mut end = detour;
        while end.length() > 1 {
            end = end.tail(shape);
            if self.0.contains(&end) {
                return;
            }
        }
        self.0.insert(detour);
    }
}

/// Breadth-first search from a board with the blank in some cell.
struct Spread {
    seen: Hashed,
    /// The boards of the last level, each with its smallest path, in canonical order.
    level: Vec<(u64, u8, Walk)>,
}

impl Spread {
    fn new(blank: usize) -> Self {
        // Each tile has the number of its cell, and that in the first cell the blank's.
        let board = (0..MAX_CELLS as u64).fold(0, |cells, cell| cells | cell << (4 * cell));
        let board = board & !(0xf << (4 * blank)) | blank as u64;
        let mut spread = Self {
            seen: Hashed::new(usize::MAX),
            level: vec![(board, blank as u8, Walk::from_cell(blank))],
        };
        spread.is_new(board, blank);
        spread
    }

    /// Whether a board is seen for the first time.
    fn is_new(&mut self, cells: u64, blank: usize) -> bool {
        self.seen.reserve(1, 0);
        let slot = self.seen.slot(cells, blank);
        let is_new = self.seen.mark(slot).side().is_none();
        if is_new {
            self.seen
                .set(slot, cells, Mark::new(Side::Forward, 0, Move::Up));
        }
        is_new
    }

    fn widen(&mut self, shape: Shape, detours: &mut Detours) {
        for (cells, blank, walk) in std::mem::take(&mut self.level) {
            for letter in Move::ALL {
                let Some(to) = target(shape, blank.into(), letter) else {
                    continue;
                };
                let back = walk.last() == Some(letter.inverse());
                let walk = walk.append(letter);
                if back && walk.length() > 2 {
                    // Its end is a detour of two moves.
                    continue;
                }
                let after = slide(cells, blank.into(), to);
                if self.is_new(after, to) {
                    self.level.push((after, to as u8, walk));
                } else {
                    detours.add(walk, shape);
                }
            }
        }
    }
}
