//! Filling a database: breadth-first from the goal, the moves of other tiles free of charge.
//!
//! Placements that occupy the same cells and shut the blank into the same region have the same
//! moves. So they form a block, in which one bit stands for each order of the tiles, and a move
//! takes all orders of a block to another block at once: to the side they stay as they are, up or
//! down they change places alike.

use std::ops::Range;

use crate::board::target;
use crate::moves::Move;
use crate::shape::{MAX_CELLS, Shape};

use super::UNREACHED;
use super::partition::CellSet;

/// The fewest moves of the tiles in `group` that bring them to their goal cells, by their cells.
///
/// What other tiles do costs nothing, so the numbers of groups that share no tile add up to a
/// bound on the whole (Korf and Felner 2002). The least over all places of the blank is kept: the
/// number must not say more than is known from these tiles alone.
pub fn fill(shape: Shape, blank: usize, group: CellSet, distances: &mut [u8]) {
    let orders = Orders::new(group.count_ones() as usize);
    let blocks = Blocks::new(&Grid::new(shape), orders.tiles);
    let words = orders.list.len().div_ceil(64);
    let empty = vec![0_u64; words * blocks.list.len()];
    let (mut seen, mut level, mut next) = (empty.clone(), empty.clone(), empty);
    distances.fill(UNREACHED);
    if let Some(goal) = blocks.find(group, blank) {
        // The first order: the goal cells ascend.
        next[words * goal] = 1;
    }
    for distance in 0.. {
        let mut found = false;
        for (number, block) in blocks.list.iter().enumerate() {
            for (word, at) in (words * number..words * (number + 1)).enumerate() {
                level[at] = std::mem::take(&mut next[at]) & !seen[at];
                seen[at] |= level[at];
                for bit in bits_of(level[at]) {
                    found = true;
                    let entry = &mut distances[orders.index(64 * word + bit, block)];
                    *entry = distance.min(*entry);
                }
            }
        }
        if !found {
            break;
        }
        for (block, from) in blocks.list.iter().zip(level.chunks_exact(words)) {
            if from.iter().all(|&orders| orders == 0) {
                continue;
            }
            for turn in &blocks.turns[block.turns.clone()] {
                let to = &mut next[words * turn.to..][..words];
                if turn.from_rank == turn.to_rank {
                    for (to, from) in to.iter_mut().zip(from) {
                        *to |= from;
                    }
                    continue;
                }
                let carried = orders.carried(turn.from_rank, turn.to_rank);
                for (from, carried) in from.iter().zip(carried.chunks(64)) {
                    for bit in bits_of(*from) {
                        let order = usize::from(carried[bit]);
                        to[order / 64] |= 1 << (order % 64);
                    }
                }
            }
        }
    }
}

/// The orders in which a group's tiles may occupy cells, the first cell first; in lexicographic
/// order.
struct Orders {
    tiles: usize,
    list: Vec<Vec<u8>>,
    /// By rank left and rank taken: to which order each order is carried by such a move.
    carried: Vec<Vec<u16>>,
}

impl Orders {
    fn new(tiles: usize) -> Self {
        let mut list = vec![Vec::new()];
        for _ in 0..tiles {
            list = list
                .iter()
                .flat_map(|order: &Vec<u8>| {
                    (0..tiles as u8)
                        .filter(|tile| !order.contains(tile))
                        .map(|tile| [order.as_slice(), &[tile]].concat())
                })
                .collect();
        }
        let carry = |order: &Vec<u8>, from, to| {
            let mut order = order.clone();
            let tile = order.remove(from);
            order.insert(to, tile);
            rank(&order)
        };
        let carried = (0..tiles * tiles)
            .map(|ranks| {
                let (from, to) = (ranks / tiles, ranks % tiles);
                list.iter().map(|order| carry(order, from, to)).collect()
            })
            .collect();
        Self {
            tiles,
            list,
            carried,
        }
    }

    fn carried(&self, from: usize, to: usize) -> &[u16] {
        &self.carried[from * self.tiles + to]
    }

    /// The database's index of the placement that a block's cells and an order make.
    fn index(&self, order: usize, block: &Block) -> usize {
        let order = &self.list[order];
        cells_of(block.occupied)
            .zip(order)
            .fold(0, |index, (cell, &tile)| index | cell << (4 * tile))
    }
}

/// The place of an order in the lexicographic order.
fn rank(order: &[u8]) -> u16 {
    (0..order.len()).fold(0, |rank, at| {
        let (tile, rest) = (order[at], &order[at + 1..]);
        let smaller = rest.iter().filter(|&&other| other < tile).count() as u16;
        rank * (order.len() - at) as u16 + smaller
    })
}

/// Placements that occupy the same cells and shut the blank into the same region.
struct Block {
    occupied: CellSet,
    region: CellSet,
    turns: Range<usize>,
}

/// A move from one block to another: the tile at one rank among the occupied cells goes to a cell
/// that has another rank among them then.
struct Turn {
    to: usize,
    from_rank: usize,
    to_rank: usize,
}

/// All blocks of a group of so many tiles.
struct Blocks {
    list: Vec<Block>,
    /// The number of the first block that occupies a set of cells.
    firsts: Vec<u16>,
    turns: Vec<Turn>,
}

impl Blocks {
    fn new(grid: &Grid, tiles: usize) -> Self {
        let mut blocks = Self {
            list: Vec::new(),
            firsts: vec![0; usize::from(grid.all) + 1],
            turns: Vec::new(),
        };
        for occupied in (0..=grid.all).filter(|set| set.count_ones() as usize == tiles) {
            blocks.firsts[usize::from(occupied)] = blocks.list.len() as u16;
            let free = grid.all & !occupied;
            let mut left = free;
            while left != 0 {
                let region = grid.region(left & left.wrapping_neg(), free);
                left &= !region;
                blocks.list.push(Block {
                    occupied,
                    region,
                    turns: 0..0,
                });
            }
        }
        for number in 0..blocks.list.len() {
            let Block {
                occupied, region, ..
            } = blocks.list[number];
            let begin = blocks.turns.len();
            for (cell, from_rank) in cells_of(occupied).zip(0..) {
                for to in cells_of(grid.neighbours[cell] & region) {
                    let others = occupied & !(1 << cell);
                    let to_rank = (others & ((1 << to) - 1)).count_ones() as usize;
                    if let Some(to) = blocks.find(others | 1 << to, cell) {
                        blocks.turns.push(Turn {
                            to,
                            from_rank,
                            to_rank,
                        });
                    }
                }
            }
            blocks.list[number].turns = begin..blocks.turns.len();
        }
        blocks
    }

    /// The number of the block that occupies these cells, with the blank in that one.
    fn find(&self, occupied: CellSet, blank: usize) -> Option<usize> {
        let first = usize::from(self.firsts[usize::from(occupied)]);
        let beyond = self.list.get(first..)?;
        let further = beyond
            .iter()
            .position(|block| block.region >> blank & 1 != 0)?;
        Some(first + further)
    }
}

/// The places of the bits that are set, ascending.
fn bits_of(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}

/// The cells of a set, ascending.
pub fn cells_of(set: CellSet) -> impl Iterator<Item = usize> {
    bits_of(set.into())
}

/// Sets of cells of one shape, and how they spread.
struct Grid {
    all: CellSet,
    neighbours: [CellSet; MAX_CELLS],
    width: usize,
    /// All columns but the first, and all but the last.
    not_first: CellSet,
    not_last: CellSet,
}

impl Grid {
    fn new(shape: Shape) -> Self {
        let width = shape.width();
        let mut grid = Self {
            all: 0,
            neighbours: [0; MAX_CELLS],
            width,
            not_first: 0,
            not_last: 0,
        };
        for cell in 0..shape.cells() {
            let bit = 1 << cell;
            grid.all |= bit;
            if cell % width != 0 {
                grid.not_first |= bit;
            }
            if cell % width != width - 1 {
                grid.not_last |= bit;
            }
            grid.neighbours[cell] = Move::ALL
                .into_iter()
                .filter_map(|step| target(shape, cell, step))
                .fold(0, |set, to| set | 1 << to);
        }
        grid
    }

    /// The cells of `free` that the blank can reach from those in `from`.
    fn region(&self, from: CellSet, free: CellSet) -> CellSet {
        let mut region = from;
        loop {
            let beside = (region & self.not_last) << 1 | (region & self.not_first) >> 1;
            let spread = region | (beside | region << self.width | region >> self.width) & free;
            if spread == region {
                return region;
            }
            region = spread;
        }
    }
}
