//! The backward search run to its end and kept, for batches: a byte for every board, and, once a
//! path is asked for, the path.
//!
//! Which label a tile has means nothing to the moves: if both boards of a pair are relabelled
//! alike, the paths stay. So all goals with the blank in the same cell share one table, that of
//! the goal whose tiles stand in ascending order.

use std::sync::OnceLock;

use crate::puzzle::board::Board;
use crate::puzzle::cells::target;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;
use crate::puzzle::{Move, Path};

use crate::puzzle::index::{DenseIndex, TileOrder};

/// How many pairs are looked up together.
const GROUP: usize = 32;
/// How many moves of two bits a word holds: a whole path on 3×3, where the longest has 31.
const MOVES_A_WORD: usize = 32;
/// Shapes of up to nine cells have two to four columns, and as many rows.
const SIDES: usize = 3;
/// One table for each shape and each cell of the goal's blank.
const TABLES: usize = SIDES * SIDES * DenseIndex::MAX_CELLS;

/// The tables of all shapes of up to nine cells, each built when it is first needed.
#[derive(Debug)]
pub(super) struct Tables([OnceLock<Box<Table>>; TABLES]);

impl Tables {
    pub fn new() -> Self {
        Self([const { OnceLock::new() }; TABLES])
    }

    /// Tells the fewest moves of each pair, all of one shape, in turn; none where none lead to the
    /// goal.
    pub fn each_steps(
        &self,
        pairs: &[Pair],
        index: DenseIndex,
        mut tell: impl FnMut(Option<usize>),
    ) {
        let look_up = |table: &Table, at: usize| table.entries[at];
        self.each(pairs, index, look_up, |_, _, entry| tell(entry.distance()));
    }

    /// Tells the canonical path of each pair, all of one shape, in turn; none where no moves lead
    /// to the goal.
    pub fn each_path(
        &self,
        pairs: &[Pair],
        index: DenseIndex,
        mut tell: impl FnMut(Option<&Path>),
    ) {
        let mut path = Path::default();
        let look_up = |table: &Table, at: usize| (table.entries[at], table.paths()[at]);
        self.each(pairs, index, look_up, |table, pair, (entry, moves)| {
            tell(entry.distance().map(|distance| {
                table.path(pair, distance, moves, &mut path);
                &path
            }));
        });
    }

    /// The fewest moves of a pair.
    pub fn steps(&self, pair: Pair, index: DenseIndex) -> Option<usize> {
        let mut found = None;
        self.each_steps(&[pair], index, |steps| found = steps);
        found
    }

    /// The canonical path of a pair.
    pub fn path(&self, pair: Pair, index: DenseIndex) -> Option<Path> {
        let mut found = None;
        self.each_path(&[pair], index, |path| found = path.cloned());
        found
    }

    /// Looks every pair up and tells what was found. First all places are worked out, then all
    /// are looked at, then all are told of: so no look-up, which may have to wait for memory,
    /// waits for another. That a pair can't be solved is looked up like any distance, for as it
    /// can't be foretold, a branch would cost more.
    fn each<T: Copy>(
        &self,
        pairs: &[Pair],
        index: DenseIndex,
        look_up: impl Fn(&Table, usize) -> T,
        mut tell: impl FnMut(&Table, Pair, T),
    ) {
        let mut orders = [TileOrder::ASCENDING; GROUP];
        let (mut tables, mut places, mut found) = ([None; GROUP], [0; GROUP], [None; GROUP]);
        for pairs in pairs.chunks(GROUP) {
            relabel(pairs, index, &mut orders);
            for (i, &pair) in pairs.iter().enumerate() {
                tables[i] = Some(self.of_goal(pair.goal(), index));
                places[i] = place_of(orders[i], pair, index);
            }
            let tables = || tables.iter().flatten().copied();
            for ((found, table), &place) in found.iter_mut().zip(tables()).zip(&places) {
                *found = Some(look_up(table, place));
            }
            for ((&pair, table), &found) in pairs.iter().zip(tables()).zip(found.iter().flatten()) {
                tell(table, pair, found);
            }
        }
    }

    /// The table that serves a goal.
    #[inline]
    fn of_goal(&self, goal: Board, index: DenseIndex) -> &Table {
        let (shape, blank) = (goal.shape(), goal.blank());
        let slot = (shape.width() - 2) * SIDES + shape.height() - 2;
        let slot = &self.0[slot * DenseIndex::MAX_CELLS + blank];
        slot.get_or_init(|| Box::new(Table::build(shape, blank, index)))
    }
}

/// The tiles of each start, relabelled as the table of its goal has them.
fn relabel(pairs: &[Pair], index: DenseIndex, orders: &mut [TileOrder; GROUP]) {
    let mut boards = [(0, 0); GROUP];
    for (boards, pair) in boards.iter_mut().zip(pairs) {
        *boards = (pair.start().packed(), pair.goal().packed());
    }
    // The same for all, without a branch: the compiler does several at once, by whatever
    // instructions the machine turns out to have for that.
    pulp::Arch::new().dispatch(
        #[inline(always)]
        || {
            for (order, &(start, goal)) in orders.iter_mut().zip(&boards) {
                *order = index.order(start).relative_to(index.order(goal));
            }
        },
    );
}

/// The index of the start, its tiles relabelled, in the table of the goal; one more than the
/// largest where no moves lead there.
#[inline]
fn place_of(order: TileOrder, pair: Pair, index: DenseIndex) -> usize {
    let (half_rank, odd) = order.half_rank_and_parity();
    let (blank, goal_blank) = (pair.start().blank(), pair.goal().blank());
    // The parity rule, for a goal that has no inversions.
    let rows = match pair.shape().width() {
        2 => blank / 2 + goal_blank / 2,
        4 => blank / 4 + goal_blank / 4,
        _ => 0,
    };
    if odd == rows.is_multiple_of(2) {
        index.len()
    } else {
        index.at(half_rank, blank)
    }
}

/// A board, its tiles relabelled.
#[derive(Clone, Copy, Debug)]
struct State {
    order: TileOrder,
    /// That of `order`: a move to the side leaves it as it is.
    half_rank: u16,
    blank: u8,
}

impl State {
    fn new(order: TileOrder, blank: u8) -> Self {
        Self {
            order,
            half_rank: order.half_rank() as u16,
            blank,
        }
    }
}

/// What moves do to the states of one shape.
#[derive(Clone, Copy, Debug)]
struct Geometry {
    /// The cell to which each move takes the blank of each cell.
    targets: [[Option<u8>; Move::ALL.len()]; DenseIndex::MAX_CELLS],
    /// How many tiles a move up or down carries a tile past.
    past: usize,
    /// The place of the first tile in an order.
    first: usize,
}

impl Geometry {
    fn new(shape: Shape) -> Self {
        let mut targets = [[None; Move::ALL.len()]; DenseIndex::MAX_CELLS];
        for (blank, targets) in targets[..shape.cells()].iter_mut().enumerate() {
            *targets = Move::ALL.map(|letter| target(shape, blank, letter).map(|to| to as u8));
        }
        Self {
            targets,
            past: shape.width() - 1,
            first: DenseIndex::MAX_CELLS - shape.cells(),
        }
    }

    /// The state after a move; none where the blank would leave the board.
    #[inline]
    fn after(&self, state: State, letter: Move) -> Option<State> {
        let to = self.targets[usize::from(state.blank)][letter as usize]?;
        let place = |cell: u8| self.first + usize::from(cell);
        Some(match letter {
            Move::Left | Move::Right => State { blank: to, ..state },
            Move::Up => State::new(state.order.carry_right(place(to), self.past), to),
            Move::Down => State::new(state.order.carry_left(place(state.blank), self.past), to),
        })
    }
}

/// How far a board is from the goal, and the canonical next move.
///
/// Invariant: the move is in bits 0 and 1, the distance, 36 at most, above them; so of two entries
/// the nearer is the smaller, and of equally near ones that of the smaller move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry(u8);

impl Entry {
    const UNSEEN: Self = Self(u8::MAX);

    fn new(distance: usize, next: Move) -> Self {
        Self((distance << 2) as u8 | next as u8)
    }

    /// The distance; none where no moves lead to the goal.
    fn distance(self) -> Option<usize> {
        (self != Self::UNSEEN).then_some(usize::from(self.0 >> 2))
    }
}

/// What is known of every board that can reach the goal whose tiles ascend.
#[derive(Debug)]
struct Table {
    geometry: Geometry,
    index: DenseIndex,
    goal: State,
    /// By index. One more at the end stands for all boards that can't reach the goal.
    entries: Vec<Entry>,
    /// The canonical moves of every board, the first in the lowest two bits, as many of them as
    /// fit. Eight times as large as the entries: so only made when a path is asked for.
    paths: OnceLock<Vec<u64>>,
}

impl Table {
    /// Searches backward from the goal, breadth-first, until there is nothing left to find.
    fn build(shape: Shape, blank: usize, index: DenseIndex) -> Self {
        let geometry = Geometry::new(shape);
        let mut table = Self {
            geometry,
            index,
            goal: State::new(TileOrder::ASCENDING, blank as u8),
            entries: vec![Entry::UNSEEN; index.len() + 1],
            paths: OnceLock::new(),
        };
        // The move that the goal's entry names is never asked for.
        *table.entry_mut(table.goal) = Entry::new(0, Move::Up);
        let mut level = vec![table.goal];
        let mut next = Vec::new();
        for distance in 1.. {
            for &state in &level {
                for letter in Move::ALL {
                    let Some(child) = geometry.after(state, letter) else {
                        continue;
                    };
                    let entry = table.entry_mut(child);
                    if *entry == Entry::UNSEEN {
                        next.push(child);
                    }
                    *entry = (*entry).min(Entry::new(distance, letter.inverse()));
                }
            }
            if next.is_empty() {
                break;
            }
            std::mem::swap(&mut level, &mut next);
            next.clear();
        }
        table
    }

    /// Writes out the canonical moves of every board, those nearest to the goal first: the next
    /// move, then what is written for the board to which it leads.
    fn spell(&self) -> Vec<u64> {
        let mut paths = vec![0; self.entries.len()];
        let mut level = vec![self.goal];
        let mut next = Vec::new();
        for distance in 1.. {
            for &state in &level {
                let rest = paths[self.at(state)];
                for letter in Move::ALL {
                    let Some(child) = self.geometry.after(state, letter) else {
                        continue;
                    };
                    let back = letter.inverse();
                    if self.entry(child) == Entry::new(distance, back) {
                        paths[self.at(child)] = rest << 2 | back as u64;
                        next.push(child);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            std::mem::swap(&mut level, &mut next);
            next.clear();
        }
        paths
    }

    #[inline]
    fn at(&self, state: State) -> usize {
        self.index.at(state.half_rank.into(), state.blank.into())
    }

    #[inline]
    fn entry(&self, state: State) -> Entry {
        self.entries[self.at(state)]
    }

    #[inline]
    fn entry_mut(&mut self, state: State) -> &mut Entry {
        let at = self.at(state);
        &mut self.entries[at]
    }

    #[inline]
    fn paths(&self) -> &[u64] {
        self.paths.get_or_init(|| self.spell())
    }

    /// The canonical path of a pair at that distance, `moves` being the first of its moves.
    #[inline]
    fn path(&self, pair: Pair, distance: usize, moves: u64, path: &mut Path) {
        path.clear();
        spell_out(moves, distance.min(MOVES_A_WORD), path);
        if distance > MOVES_A_WORD {
            let mut orders = [TileOrder::ASCENDING; GROUP];
            relabel(&[pair], self.index, &mut orders);
            let start = State::new(orders[0], pair.start().blank() as u8);
            let there = path.iter().fold(start, |state, &letter| {
                self.geometry.after(state, letter).unwrap_or(state)
            });
            // No path is longer than two words.
            spell_out(self.paths()[self.at(there)], distance - MOVES_A_WORD, path);
        }
    }
}

/// Adds the first `count` of the moves that a word holds.
#[inline]
fn spell_out(moves: u64, count: usize, path: &mut Path) {
    let letters = (0..count).map(|at| (moves >> (2 * at)) & 0b11);
    path.extend(letters.map(|letter| Move::ALL[letter as usize]));
}
