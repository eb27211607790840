//! Placements that have the same moves, but for the order of the tiles, and where these lead.

use std::ops::Range;

use crate::puzzle::shape::{MAX_CELLS, Shape};
use crate::solver::pdb::cells::{cells_of, neighbours};
use crate::solver::pdb::partition::CellSet;

/// Placements that occupy the same cells and shut the blank into the same region.
pub struct Block {
    pub occupied: CellSet,
    pub region: CellSet,
    /// Where its bits begin, among those of its half.
    pub begin: usize,
    pub turns: Range<usize>,
}

/// A move from one block to another: the tile at one rank among the occupied cells goes to a cell
/// that has another rank among them then.
pub struct Turn {
    pub to: usize,
    pub from_rank: usize,
    pub to_rank: usize,
}

/// All blocks of groups of so many tiles.
pub struct Blocks {
    pub list: Vec<Block>,
    pub turns: Vec<Turn>,
}

impl Blocks {
    pub fn new(shape: Shape, tiles: usize) -> Self {
        let grid = Grid::new(shape);
        let mut list = Vec::new();
        let mut firsts = vec![0; usize::from(grid.all) + 1];
        for occupied in (0..=grid.all).filter(|set| set.count_ones() as usize == tiles) {
            firsts[usize::from(occupied)] = list.len();
            let free = grid.all & !occupied;
            let mut left = free;
            while left != 0 {
                let region = grid.region(left & left.wrapping_neg(), free);
                left &= !region;
                list.push(Block {
                    occupied,
                    region,
                    begin: 0,
                    turns: 0..0,
                });
            }
        }
        let find = |list: &[Block], occupied: CellSet, blank: usize| {
            let first = firsts[usize::from(occupied)];
            let holds = |block: &Block| block.region >> blank & 1 != 0;
            first + list[first..].iter().position(holds).unwrap_or_default()
        };
        let mut turns = Vec::new();
        for number in 0..list.len() {
            let Block {
                occupied, region, ..
            } = list[number];
            let begin = turns.len();
            for (cell, from_rank) in cells_of(occupied).zip(0..) {
                for to in cells_of(grid.neighbours[cell] & region) {
                    let others = occupied & !(1 << cell);
                    turns.push(Turn {
                        to: find(&list, others | 1 << to, cell),
                        from_rank,
                        to_rank: (others & ((1 << to) - 1)).count_ones() as usize,
                    });
                }
            }
            list[number].turns = begin..turns.len();
        }
        Self { list, turns }
    }
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
    pub fn new(shape: Shape) -> Self {
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
            grid.neighbours[cell] = neighbours(shape, cell);
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
