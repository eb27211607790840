//! Tables of all boards of a shape, for batches: a byte for every board, and, once a path is asked
//! for, the path.
//!
//! Relabelling both boards of a pair alike changes no path. So all goals with the blank in the same
//! cell share one table: that of the goal whose tiles ascend in cell order.

use std::sync::OnceLock;

use crate::puzzle::board::Board;
use crate::puzzle::cells::Targets;
use crate::puzzle::index::{DenseIndex, TileOrder};
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;
use crate::puzzle::{Move, Path};

/// Pairs that are looked up together. Any number is right; a larger one hides more of the time that
/// memory takes, until the group no longer fits into the first cache. `cargo bench --bench batch`
/// measures it.
const GROUP: usize = 32;
/// Moves of two bits in a word: a whole path on 3×3, where the longest has 31 moves, and all but
/// four of the longest on 4×2.
const MOVES_A_WORD: usize = 32;
/// Widths, and heights, that shapes of up to nine cells have: 2 to 4.
const SIDES: usize = 3;
/// A table for each shape and each cell of the goal's blank.
const TABLES: usize = SIDES * SIDES * DenseIndex::MAX_CELLS;

/// The tables of all shapes of up to nine cells, each built when it is first needed.
#[derive(Debug)]
pub(super) struct Tables([OnceLock<Box<Table>>; TABLES]);

impl Tables {
    pub fn new() -> Self {
        Self([const { OnceLock::new() }; TABLES])
    }

    /// Calls `tell` with the fewest moves of each pair in turn, `None` if it is unsolvable. All pairs
    /// have the shape of the index.
    pub fn each_steps(
        &self,
        pairs: &[Pair],
        index: DenseIndex,
        mut tell: impl FnMut(Option<usize>),
    ) {
        let look_up = |table: &Table, at: usize| table.entries[at];
        self.each(pairs, index, look_up, |_, _, entry| tell(entry.distance()));
    }

    /// Calls `tell` with the canonical path of each pair in turn, `None` if it is unsolvable. All
    /// pairs have the shape of the index.
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

    /// The fewest moves of a pair; `None` if it is unsolvable.
    pub fn steps(&self, pair: Pair, index: DenseIndex) -> Option<usize> {
        let mut found = None;
        self.each_steps(&[pair], index, |steps| found = steps);
        found
    }

    /// The canonical path of a pair; `None` if it is unsolvable.
    pub fn path(&self, pair: Pair, index: DenseIndex) -> Option<Path> {
        let mut found = None;
        self.each_path(&[pair], index, |path| found = path.cloned());
        found
    }

    /// Calls `tell` with what `look_up` finds for each pair.
    ///
    /// Works in three passes over a group: all indices, all look-ups, all calls. So look-ups don't
    /// depend on each other and wait for memory together. Unsolvable pairs are looked up like all
    /// others: a branch on them would be mispredicted half the time.
    fn each<T: Copy>(
        &self,
        pairs: &[Pair],
        index: DenseIndex,
        look_up: impl Fn(&Table, usize) -> T,
        mut tell: impl FnMut(&Table, Pair, T),
    ) {
        let mut orders = [TileOrder::ASCENDING; GROUP];
        let (mut tables, mut indices, mut found) = ([None; GROUP], [0; GROUP], [None; GROUP]);
        for pairs in pairs.chunks(GROUP) {
            relabel(pairs, index, &mut orders);
            for (i, &pair) in pairs.iter().enumerate() {
                tables[i] = Some(self.of_goal(pair.goal(), index));
                indices[i] = index_of(orders[i], pair, index);
            }
            let tables = || tables.iter().flatten().copied();
            for ((found, table), &at) in found.iter_mut().zip(tables()).zip(&indices) {
                *found = Some(look_up(table, at));
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

/// Writes into `orders` the tiles of each start, relabelled so that the goal's tiles ascend.
fn relabel(pairs: &[Pair], index: DenseIndex, orders: &mut [TileOrder; GROUP]) {
    let mut boards = [(0, 0); GROUP];
    for (boards, pair) in boards.iter_mut().zip(pairs) {
        *boards = (pair.start().packed(), pair.goal().packed());
    }
    // Without branches, so that the compiler vectorizes the loop; for the vector instructions that
    // the machine turns out to have.
    pulp::Arch::new().dispatch(
        #[inline(always)]
        || {
            for (order, &(start, goal)) in orders.iter_mut().zip(&boards) {
                *order = index.order(start).relative_to(index.order(goal));
            }
        },
    );
}

/// The index of the relabelled start in the table of its goal; [`DenseIndex::len`] if the pair is
/// unsolvable.
#[inline]
fn index_of(order: TileOrder, pair: Pair, index: DenseIndex) -> usize {
    let (half_rank, odd) = order.half_rank_and_parity();
    let (blank, goal_blank) = (pair.start().blank(), pair.goal().blank());
    // The parity rule, for a goal without inversions.
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

/// A board whose tiles are relabelled so that the goal's ascend.
#[derive(Clone, Copy, Debug)]
struct RelabelledBoard {
    order: TileOrder,
    /// Half the rank of `order`, kept because horizontal moves don't change it.
    half_rank: u16,
    blank: u8,
}

impl RelabelledBoard {
    fn new(order: TileOrder, blank: u8) -> Self {
        Self {
            order,
            half_rank: order.half_rank() as u16,
            blank,
        }
    }
}

/// What moves do to the boards of one shape.
#[derive(Clone, Copy, Debug)]
struct Geometry {
    targets: Targets,
    /// How many tiles a tile passes in the order when it moves up or down.
    past: usize,
    /// The place in an order of the first cell's tile: orders of fewer than eight tiles end at the
    /// same place as others.
    first: usize,
}

impl Geometry {
    fn new(shape: Shape) -> Self {
        Self {
            targets: Targets::new(shape),
            past: shape.width() - 1,
            first: DenseIndex::MAX_CELLS - shape.cells(),
        }
    }

    /// The board after a move; `None` if the blank would leave the board.
    #[inline]
    fn after(&self, board: RelabelledBoard, letter: Move) -> Option<RelabelledBoard> {
        let RelabelledBoard { order, blank, .. } = board;
        let to = self.targets.get(blank, letter)?;
        let place = |cell: u8| self.first + usize::from(cell);
        Some(match letter {
            Move::Left | Move::Right => RelabelledBoard { blank: to, ..board },
            Move::Up => RelabelledBoard::new(order.carry_right(place(to), self.past), to),
            Move::Down => RelabelledBoard::new(order.carry_left(place(blank), self.past), to),
        })
    }
}

/// The distance of a board from the goal, and the first move of its canonical path.
///
/// Invariant: the move is in bits 0 and 1, the distance, at most 36, above them. So of two entries
/// the one with the smaller distance is smaller, and for equal distances the one with the smaller
/// move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry(u8);

impl Entry {
    const UNSEEN: Self = Self(u8::MAX);

    fn new(distance: usize, next: Move) -> Self {
        Self((distance << 2) as u8 | next as u8)
    }

    /// The distance; `None` if the goal can't be reached.
    fn distance(self) -> Option<usize> {
        (self != Self::UNSEEN).then_some(usize::from(self.0 >> 2))
    }
}

/// All boards that can reach the goal whose tiles ascend.
#[derive(Debug)]
struct Table {
    geometry: Geometry,
    index: DenseIndex,
    goal: RelabelledBoard,
    /// By index; the last entry stands for all boards that can't reach the goal.
    entries: Vec<Entry>,
    /// By index: the first [`MOVES_A_WORD`] moves of the canonical path, the first move in the
    /// lowest bits. Written when a path is first asked for, as it is eight times as large as
    /// `entries`.
    paths: OnceLock<Vec<u64>>,
}

impl Table {
    /// Breadth-first search from the goal to the last board.
    fn build(shape: Shape, blank: usize, index: DenseIndex) -> Self {
        let mut table = Self {
            geometry: Geometry::new(shape),
            index,
            goal: RelabelledBoard::new(TileOrder::ASCENDING, blank as u8),
            entries: Vec::new(),
            paths: OnceLock::new(),
        };
        let mut entries = vec![Entry::UNSEEN; index.len() + 1];
        // No path uses the move in the goal's entry.
        entries[table.at(table.goal)] = Entry::new(0, Move::Up);
        table.visit_levels(|distance, _, letter, child| {
            let entry = &mut entries[table.at(child)];
            let is_new = *entry == Entry::UNSEEN;
            *entry = (*entry).min(Entry::new(distance, letter.inverse()));
            is_new
        });
        table.entries = entries;
        table
    }

    /// The words of all paths, by distance from the goal: a path is the move in the board's entry,
    /// then the path of the board that it leads to.
    fn write_paths(&self) -> Vec<u64> {
        let mut paths = vec![0; self.entries.len()];
        self.visit_levels(|distance, board, letter, child| {
            let (at, back) = (self.at(child), letter.inverse());
            let is_next = self.entries[at] == Entry::new(distance, back);
            if is_next {
                paths[at] = paths[self.at(board)] << 2 | back as u64;
            }
            is_next
        });
        paths
    }

    /// Calls `visit` for every move away from each board of one level after the other, with the
    /// level of the child, the board, the move and the child. The children for which it returns
    /// true are the next level.
    fn visit_levels(
        &self,
        mut visit: impl FnMut(usize, RelabelledBoard, Move, RelabelledBoard) -> bool,
    ) {
        let mut level = vec![self.goal];
        let mut next = Vec::new();
        for distance in 1.. {
            for &board in &level {
                for letter in Move::ALL {
                    if let Some(child) = self.geometry.after(board, letter)
                        && visit(distance, board, letter, child)
                    {
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
    }

    #[inline]
    fn at(&self, board: RelabelledBoard) -> usize {
        self.index.at(board.half_rank.into(), board.blank.into())
    }

    #[inline]
    fn paths(&self) -> &[u64] {
        self.paths.get_or_init(|| self.write_paths())
    }

    /// Writes the canonical path of a pair with `distance` moves, of which `moves` holds the first.
    #[inline]
    fn path(&self, pair: Pair, distance: usize, moves: u64, path: &mut Path) {
        path.clear();
        unpack(moves, distance.min(MOVES_A_WORD), path);
        if distance > MOVES_A_WORD {
            let mut orders = [TileOrder::ASCENDING; GROUP];
            relabel(&[pair], self.index, &mut orders);
            let start = RelabelledBoard::new(orders[0], pair.start().blank() as u8);
            let there = path.iter().fold(start, |board, &letter| {
                self.geometry.after(board, letter).unwrap_or(board)
            });
            // No path is longer than two words.
            unpack(self.paths()[self.at(there)], distance - MOVES_A_WORD, path);
        }
    }
}

/// Appends the first `count` moves of a word.
#[inline]
fn unpack(moves: u64, count: usize, path: &mut Path) {
    let letters = (0..count).map(|at| (moves >> (2 * at)) & 0b11);
    path.extend(letters.map(|letter| Move::ALL[letter as usize]));
}
