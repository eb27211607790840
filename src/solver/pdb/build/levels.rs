//! The level of each placement: how many moves of the group's tiles it is away from the goal, when
//! all other moves are free.

use std::mem;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::puzzle::cells::{CellSet, bits_of};
use crate::puzzle::shape::Shape;
use crate::solver::pdb::page_buffer::PageBuffer;
use crate::solver::pdb::parallel;

use super::blocks::{Block, Blocks, ColourHalf};
use super::orders::Orders;

/// The fewest placements for which the rows of a level are shared among threads. Each level starts
/// threads of its own, which costs more than it saves where levels are small; with this value groups
/// of seven and eight tiles on 16 cells are shared. To tune: time `npuzzle cache build --cache DIR`
/// and the same with `--large`.
const PARALLEL_PLACEMENTS: usize = 1 << 26;

/// All placements of groups of so many tiles on boards of one shape.
pub struct Space {
    pub orders: Orders,
    blocks: Blocks,
}

/// The search's state for the placements of one colour half.
struct HalfState<'a> {
    /// A bit for each order of each block: whether the last level of this colour reached it.
    level: Vec<u64>,
    /// A bit for each order of each row: whether any block of the row was reached.
    reached: Vec<u64>,
    /// Four bits for each order of each row: half the level that reached it first, modulo 16.
    halved: &'a mut [u8],
    /// For each row, how many placements of its blocks were not reached.
    unreached: Vec<usize>,
}

/// The part of a half's state that belongs to one row: the blocks that occupy one set of cells.
struct SetRow<'a> {
    blocks: &'a [Block],
    level: &'a mut [u64],
    reached: &'a mut [u64],
    halved: &'a mut [u8],
    unreached: &'a mut usize,
}

impl Space {
    pub fn new(shape: Shape, tiles: usize) -> Self {
        Self {
            orders: Orders::new(tiles),
            blocks: Blocks::new(shape, tiles),
        }
    }

    /// The number of placements, each counted once for each region that the blank can be in.
    pub fn placements(&self) -> usize {
        self.blocks.count() * self.orders.count
    }

    /// The sets of cells that the tiles can occupy, in the order of their ranks.
    pub fn sets(&self) -> Vec<CellSet> {
        let halves = self.blocks.halves.iter();
        let set = |(half, row): (&ColourHalf, &Range<usize>)| half.blocks[row.start].occupied;
        let rows = halves.flat_map(|half| half.rows.iter().map(move |row| (half, row)));
        rows.map(set).collect()
    }

    /// Half the level of each placement, modulo 16, wherever the blank is: the least of all regions.
    /// Four bits a placement; a row for each set of cells in the order of ranks, in it the orders.
    /// `on_reached` is told how many more placements were reached.
    pub fn halved_levels(
        &self,
        blank: usize,
        group: CellSet,
        on_reached: &(dyn Fn(usize) + Sync),
    ) -> PageBuffer {
        let (words, row_bytes) = (self.orders.words(), self.orders.row_bytes());
        let [even_rows, odd_rows] = self.blocks.halves.each_ref().map(|half| half.rows.len());
        let mut buffer = PageBuffer::new((even_rows + odd_rows) * row_bytes);
        let (even, odd) = buffer.split_at_mut(even_rows * row_bytes);
        let [even_half, odd_half] = &self.blocks.halves;
        let mut states = [self.state(even_half, even), self.state(odd_half, odd)];
        // The goal is reached with the tiles' cells ascending, the first order; its level is 0, as
        // all are at first.
        let colour = self.blocks.colour(group);
        let goal = self.blocks.find(group, blank);
        let rows = &self.blocks.halves[colour].rows;
        let row = rows.iter().position(|blocks| blocks.contains(&goal));
        let row = row.unwrap_or_default();
        states[colour].level[goal * words] = 1;
        states[colour].reached[row * words] = 1;
        states[colour].unreached[row] -= 1;
        for level in 1_u8.. {
            let colour = (colour + usize::from(level)) % 2;
            let [even, odd] = &mut states;
            let (last, next) = if colour == 0 {
                (odd, even)
            } else {
                (even, odd)
            };
            if self.expand(level, colour, &last.level, next, on_reached) == 0 {
                break;
            }
        }
        buffer
    }

    fn state<'a>(&self, half: &ColourHalf, halved: &'a mut [u8]) -> HalfState<'a> {
        let words = self.orders.words();
        let rows = half.rows.iter();
        HalfState {
            level: vec![0; words * half.blocks.len()],
            reached: vec![0; words * half.rows.len()],
            halved,
            unreached: rows.map(|row| self.orders.count * row.len()).collect(),
        }
    }

    /// Replaces the level before last by the next level, in all rows of a colour; returns how many
    /// placements it has.
    fn expand(
        &self,
        level: u8,
        colour: usize,
        last: &[u64],
        next: &mut HalfState,
        on_reached: &(dyn Fn(usize) + Sync),
    ) -> usize {
        let words = self.orders.words();
        let half = &self.blocks.halves[colour];
        let mut levels = next.level.as_mut_slice();
        let rows = (half.rows.iter())
            .zip(next.reached.chunks_exact_mut(words))
            .zip(next.halved.chunks_exact_mut(self.orders.row_bytes()))
            .zip(&mut next.unreached)
            .map(|(((row, reached), halved), unreached)| {
                let (level, rest) = mem::take(&mut levels).split_at_mut(words * row.len());
                levels = rest;
                SetRow {
                    blocks: &half.blocks[row.clone()],
                    level,
                    reached,
                    halved,
                    unreached,
                }
            });
        let threads = if self.placements() < PARALLEL_PLACEMENTS {
            1
        } else {
            usize::MAX
        };
        let found = AtomicUsize::new(0);
        parallel::for_each(threads, rows, || {
            let mut neighbours = vec![0; words];
            let found = &found;
            move |mut row| {
                let more = self.expand_row(&mut row, level, last, &mut neighbours);
                if more > 0 {
                    found.fetch_add(more, Ordering::Relaxed);
                    on_reached(more);
                }
            }
        });
        found.into_inner()
    }

    /// The next level of a row. A neighbour of the last level is in the next level unless it was in
    /// the level before last: moves can be taken back, so it is in no earlier one.
    fn expand_row(
        &self,
        row: &mut SetRow,
        level: u8,
        last: &[u64],
        neighbours: &mut [u64],
    ) -> usize {
        if *row.unreached == 0 {
            row.level.fill(0);
            return 0;
        }
        let halved = (level / 2) & 0xf;
        let mut more = 0;
        for (block, own) in row
            .blocks
            .iter()
            .zip(row.level.chunks_exact_mut(neighbours.len()))
        {
            self.gather(block, last, neighbours);
            let words = own.iter_mut().zip(&*neighbours).zip(&mut *row.reached);
            for (((own, neighbours), reached), nibbles) in words.zip(row.halved.chunks_mut(32)) {
                *own = neighbours & !*own;
                more += own.count_ones() as usize;
                for bit in bits_of(*own & !*reached) {
                    nibbles[bit / 2] |= halved << (4 * (bit % 2));
                }
                *reached |= *own;
            }
        }
        *row.unreached -= more;
        more
    }

    /// The orders of a block that are one move away from the last level.
    fn gather(&self, block: &Block, last: &[u64], neighbours: &mut [u64]) {
        neighbours.fill(0);
        let words = neighbours.len();
        for block_move in &block.moves {
            let from = &last[words * block_move.to..][..words];
            // To the side, or up or down past no tile, the order stays as it is.
            if block_move.from_rank == block_move.to_rank {
                for (neighbours, from) in neighbours.iter_mut().zip(from) {
                    *neighbours |= from;
                }
                continue;
            }
            // The move taken back leads here.
            let ranks = self.orders.moved(block_move.to_rank, block_move.from_rank);
            for (from, ranks) in from.iter().zip(ranks.chunks(64)) {
                for bit in bits_of(*from) {
                    let order = usize::from(ranks[bit]);
                    neighbours[order / 64] |= 1 << (order % 64);
                }
            }
        }
    }
}
