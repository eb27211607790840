//! Filling a database: breadth-first from the goal, the moves of other tiles free of charge.
//!
//! Placements that occupy the same cells and shut the blank into the same region have the same
//! moves. So they form a block, in which one bit stands for each order of the tiles, and a move
//! takes all orders of a block to another block at once: to the side they stay as they are, up or
//! down they change places alike.
//!
//! Each move changes the colour of one tile's cell, so levels alternate between the blocks with an
//! even number of tiles on dark cells and those with an odd one. A block needs one bit an order:
//! while one half of the blocks holds the last level, the other holds the level before, which the
//! next one replaces. What is found again was found in the level before, since moves can be taken
//! back; and no block is written by two threads.

mod blocks;
mod orders;

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::puzzle::shape::Shape;

use super::Key;
use blocks::{Block, Blocks};
use orders::Orders;

use super::cells::{SetRanks, bits_of, cells_of, dark_cells};
use super::cores::share;
use super::numbering::Positions;
use super::pages::Room;
use super::partition::CellSet;

/// Rows that are packed at once, so that what is written is near to what was written before.
const STRIP: usize = 32;

/// Whoever watches a database grow: told how many placements more were reached.
pub type Watcher<'a> = dyn Fn(usize) + Sync + 'a;

/// Writes an entry where there is none.
fn put(database: &mut [u8], number: usize, entry: u8) {
    database[number / 2] |= entry << (4 * (number % 2));
}

/// What the level of an order is more than the Manhattan distance, halved, where half of each
/// level is known modulo 16. Both are even or both are odd, so the halves are as far apart.
fn extra(levels: &[u8], order: usize, distance: u32) -> u8 {
    let halved = levels[order / 2] >> (4 * (order % 2));
    halved.wrapping_sub(distance as u8 / 2) & 0xf
}

/// Fills the databases of all groups of so many tiles, on boards of one shape.
pub struct Builder {
    orders: Orders,
    blocks: Blocks,
    /// The sets of cells that the tiles may occupy, by their ranks.
    sets: Vec<CellSet>,
    /// Which blocks occupy the same cells, by the rank of these: those with an even number of
    /// tiles on dark cells, and the others.
    rows: [Vec<Range<usize>>; 2],
    dark: CellSet,
}

/// Which half a set of cells belongs to, by how many of them are dark.
fn half(set: CellSet, dark: CellSet) -> usize {
    (set & dark).count_ones() as usize % 2
}

/// What is known of the placements of one half: for each block, and for each row, a word for 64
/// orders; and for each order of a row half of the level that reached it, modulo 16.
struct Half<'a> {
    bits: Vec<u64>,
    reached: Vec<u64>,
    levels: &'a mut [u8],
    /// For each row, how many placements of its blocks were not reached.
    left: Vec<usize>,
}

/// The part of a half that is of one row.
struct Row<'a> {
    blocks: Range<usize>,
    bits: &'a mut [u64],
    reached: &'a mut [u64],
    levels: &'a mut [u8],
    left: &'a mut usize,
}

impl Builder {
    pub fn new(shape: Shape, tiles: usize) -> Self {
        let dark = dark_cells(shape);
        let orders = Orders::new(tiles);
        let mut blocks = Blocks::new(shape, tiles);
        let mut rows = [Vec::new(), Vec::new()];
        let mut begins = [0, 0];
        let mut first = 0;
        while let Some(&Block { occupied, .. }) = blocks.list.get(first) {
            let half = half(occupied, dark);
            let same = |block: &&mut Block| block.occupied == occupied;
            let mut last = first;
            for block in blocks.list[first..].iter_mut().take_while(same) {
                block.begin = begins[half];
                begins[half] += orders.words();
                last += 1;
            }
            rows[half].push(first..last);
            first = last;
        }
        Self {
            sets: SetRanks::new(shape).sets(tiles as u32),
            orders,
            blocks,
            rows,
            dark,
        }
    }

    /// How many placements a watcher will be told of, about.
    pub fn placements(&self) -> usize {
        self.blocks.list.len() * self.orders.count
    }

    /// Whether the group has as many tiles.
    pub fn fits(&self, group: CellSet) -> bool {
        self.orders.tiles == group.count_ones() as usize
    }

    /// Fills the database of a group, two entries a byte: how many more moves of its tiles than
    /// their Manhattan distance bring them to their goal cells, halved.
    ///
    /// What other tiles do costs nothing, so the numbers of groups that share no tile add up to a
    /// bound on the whole (Korf and Felner 2002). The least over all places of the blank is kept:
    /// the number must not say more than is known from these tiles alone.
    pub fn fill(&self, key: Key, group: CellSet, watcher: &Watcher, database: &mut [u8]) {
        let levels = self.levels(key.blank, group, watcher);
        self.pack(key, group, &levels, database);
    }

    /// Keeps of the levels what the Manhattan distance does not say.
    fn pack(&self, key: Key, group: CellSet, levels: &[u8], database: &mut [u8]) {
        let homes: Vec<usize> = cells_of(group).collect();
        let distance = |place: usize, cell| key.shape.manhattan(homes[place], cell) as u32;
        let rows = self
            .sets
            .iter()
            .zip(levels.chunks_exact(self.orders.row_bytes()));
        if key.is_ranked() {
            self.pack_ranks(rows, distance, database);
        } else {
            self.pack_positions(rows, distance, database);
        }
    }

    fn pack_positions<'r>(
        &self,
        rows: impl Iterator<Item = (&'r CellSet, &'r [u8])>,
        distance: impl Fn(usize, usize) -> u32,
        database: &mut [u8],
    ) {
        // Both sums at once: the distance above the number, which has 24 bits.
        let part = |place, cell| distance(place, cell) << 24 | Positions::part(place, cell);
        let mut sums = Vec::new();
        for (&set, levels) in rows {
            self.orders.sums(set, &mut sums, part);
            for (order, sum) in sums.iter().enumerate() {
                put(
                    database,
                    (sum & 0xff_ffff) as usize,
                    extra(levels, order, sum >> 24),
                );
            }
        }
    }

    fn pack_ranks<'r>(
        &self,
        mut rows: impl Iterator<Item = (&'r CellSet, &'r [u8])>,
        distance: impl Fn(usize, usize) -> u32,
        database: &mut [u8],
    ) {
        let count = self.orders.count;
        let (mut sums, mut entries) = (Vec::new(), Vec::new());
        // Rows become columns. A strip of rows at once, so that what is written is near to what
        // was written before.
        for first in (0..self.sets.len()).step_by(STRIP) {
            entries.clear();
            for (&set, levels) in rows.by_ref().take(STRIP) {
                self.orders.sums(set, &mut sums, &distance);
                let sums = sums.iter().enumerate();
                entries.extend(sums.map(|(order, &sum)| extra(levels, order, sum)));
            }
            for order in 0..count {
                let column = entries[order..].iter().step_by(count);
                for (rank, &entry) in (first..).zip(column) {
                    put(database, order * self.sets.len() + rank, entry);
                }
            }
        }
    }

    /// Half of the level that reaches each placement, modulo 16, row by row.
    fn levels(&self, blank: usize, group: CellSet, watcher: &Watcher) -> Room {
        let goal_half = half(group, self.dark);
        let (words, row_bytes) = (self.orders.words(), self.orders.row_bytes());
        let count = |half: usize| self.rows[half].len();
        let mut room = Room::new((count(0) + count(1)) * row_bytes);
        let (even, odd) = room.split_at_mut(count(0) * row_bytes);
        let room_of = |half: usize, levels| Half {
            bits: vec![0; self.rows[half].iter().map(|row| words * row.len()).sum()],
            reached: vec![0; count(half) * words],
            levels,
            left: self.rows[half]
                .iter()
                .map(|row| self.orders.count * row.len())
                .collect(),
        };
        let mut halves = [room_of(0, even), room_of(1, odd)];
        // The goal is a placement like any other, so both are found.
        let is_goal = |block: &Block| block.occupied == group && block.region >> blank & 1 != 0;
        let goal = self.blocks.list.iter().position(is_goal);
        let goal = goal.unwrap_or_default();
        let mut rows = self.rows[goal_half].iter();
        let row = rows.position(|row| row.contains(&goal));
        let row = row.unwrap_or_default();
        // The first order: the goal cells ascend. Its level is 0, as all are until they are reached.
        halves[goal_half].bits[self.blocks.list[goal].begin] = 1;
        halves[goal_half].reached[row * words] = 1;
        halves[goal_half].left[row] -= 1;
        for distance in 1_u8.. {
            let half = (goal_half + usize::from(distance)) % 2;
            let [even, odd] = &mut halves;
            let (last, next) = if half == 0 { (odd, even) } else { (even, odd) };
            if self.level(distance, half, &last.bits, next, watcher) == 0 {
                break;
            }
        }
        room
    }

    /// Goes through all rows of a half, on all cores; tells how many placements were reached.
    fn level(
        &self,
        distance: u8,
        half: usize,
        last: &[u64],
        next: &mut Half,
        watcher: &Watcher,
    ) -> usize {
        let words = self.orders.words();
        let mut bits = next.bits.as_mut_slice();
        let mut reached = next.reached.chunks_exact_mut(words);
        let mut levels = next.levels.chunks_exact_mut(self.orders.row_bytes());
        let mut blocks = self.rows[half].iter();
        let mut left = next.left.iter_mut();
        let rows = std::iter::from_fn(|| {
            let blocks = blocks.next()?.clone();
            let (own, others) = std::mem::take(&mut bits).split_at_mut(words * blocks.len());
            bits = others;
            Some(Row {
                blocks,
                bits: own,
                reached: reached.next()?,
                levels: levels.next()?,
                left: left.next()?,
            })
        });
        let found = AtomicUsize::new(0);
        share(self.threads(), rows, || {
            let mut sum = vec![0; words];
            let found = &found;
            move |row| {
                let more = self.fill_row(row, distance, last, &mut sum);
                if more > 0 {
                    found.fetch_add(more, Ordering::Relaxed);
                    watcher(more);
                }
            }
        });
        found.into_inner()
    }

    /// A small level is done sooner than threads are there.
    fn threads(&self) -> usize {
        const WORTH_IT: usize = 1 << 26;
        if self.placements() < WORTH_IT {
            1
        } else {
            usize::MAX
        }
    }

    /// Replaces the level before last of a row's blocks by the next one.
    fn fill_row(&self, row: Row, distance: u8, last: &[u64], sum: &mut [u64]) -> usize {
        if *row.left == 0 {
            row.bits.fill(0);
            return 0;
        }
        let halved = (distance / 2) & 0xf;
        let mut more = 0;
        for (block, own) in row.blocks.zip(row.bits.chunks_exact_mut(sum.len())) {
            self.gather(&self.blocks.list[block], last, sum);
            let words = own.iter_mut().zip(&*sum).zip(&mut *row.reached);
            for (((own, sum), reached), levels) in words.zip(row.levels.chunks_mut(32)) {
                *own = sum & !*own;
                more += own.count_ones() as usize;
                for bit in bits_of(*own & !*reached) {
                    levels[bit / 2] |= halved << (4 * (bit % 2));
                }
                *reached |= *own;
            }
        }
        *row.left -= more;
        more
    }

    /// The orders that one move brings to a block from the last level.
    fn gather(&self, block: &Block, last: &[u64], sum: &mut [u64]) {
        sum.fill(0);
        for turn in &self.blocks.turns[block.turns.clone()] {
            let begin = self.blocks.list[turn.to].begin;
            let from = &last[begin..begin + sum.len()];
            if turn.from_rank == turn.to_rank {
                for (sum, from) in sum.iter_mut().zip(from) {
                    *sum |= from;
                }
                continue;
            }
            // The way back.
            let carried = self.orders.carried(turn.to_rank, turn.from_rank);
            for (from, carried) in from.iter().zip(carried.chunks(64)) {
                for bit in bits_of(*from) {
                    let order = usize::from(carried[bit]);
                    sum[order / 64] |= 1 << (order % 64);
                }
            }
        }
    }
}
