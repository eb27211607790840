//! Blocks of placements that have the same moves, but for the order of the tiles.

use std::ops::Range;

use crate::puzzle::cells::{CellSet, Neighbours, cells_of, cells_where, dark_cells};
use crate::puzzle::shape::Shape;

/// All placements that occupy the same cells and leave the blank in the same region: one for each
/// order of the tiles.
pub struct Block {
    pub occupied: CellSet,
    /// The cells that the blank can reach while the tiles stay.
    region: CellSet,
    pub moves: Vec<BlockMove>,
}

/// A move of a tile that takes a block to another one, of the other colour.
pub struct BlockMove {
    /// The other block's index among those of its colour.
    pub to: usize,
    /// The rank of the tile's cell among the occupied cells before the move.
    pub from_rank: usize,
    /// The same after the move.
    pub to_rank: usize,
}

/// The blocks that occupy an even number of dark cells, or those that occupy an odd number.
#[derive(Default)]
pub struct ColourHalf {
    pub blocks: Vec<Block>,
    /// The blocks of each set of occupied cells, in the order of the sets' ranks.
    pub rows: Vec<Range<usize>>,
}

/// All blocks of groups of so many tiles.
pub struct Blocks {
    /// The blocks with an even number of occupied dark cells, then the others.
    pub halves: [ColourHalf; 2],
    dark: CellSet,
    /// For each set of cells, its first block's index among those of its colour.
    first: Vec<usize>,
}

impl Blocks {
    pub fn new(shape: Shape, tiles: usize) -> Self {
        let (all, neighbours) = (cells_where(shape, |_| true), Neighbours::new(shape));
        let mut blocks = Self {
            halves: Default::default(),
            dark: dark_cells(shape),
            first: vec![0; usize::from(all) + 1],
        };
        for occupied in (0..=all).filter(|set| set.count_ones() as usize == tiles) {
            let colour = blocks.colour(occupied);
            let half = &mut blocks.halves[colour];
            let first = half.blocks.len();
            let free = all & !occupied;
            let mut rest = free;
            while rest != 0 {
                let region = region(&neighbours, rest & rest.wrapping_neg(), free);
                rest &= !region;
                half.blocks.push(Block {
                    occupied,
                    region,
                    moves: Vec::new(),
                });
            }
            half.rows.push(first..half.blocks.len());
            blocks.first[usize::from(occupied)] = first;
        }
        for colour in 0..2 {
            for block in 0..blocks.halves[colour].blocks.len() {
                let moves = blocks.moves(&neighbours, &blocks.halves[colour].blocks[block]);
                blocks.halves[colour].blocks[block].moves = moves;
            }
        }
        blocks
    }

    /// The colour half that a set of cells belongs to.
    pub fn colour(&self, occupied: CellSet) -> usize {
        (occupied & self.dark).count_ones() as usize % 2
    }

    /// The index among those of its colour of the block with these occupied cells and the blank in
    /// that cell.
    pub fn find(&self, occupied: CellSet, blank: usize) -> usize {
        let first = self.first[usize::from(occupied)];
        let blocks = &self.halves[self.colour(occupied)].blocks[first..];
        let holds = |block: &Block| block.region >> blank & 1 != 0;
        first + blocks.iter().position(holds).unwrap_or_default()
    }

    /// The number of blocks.
    pub fn count(&self) -> usize {
        self.halves.iter().map(|half| half.blocks.len()).sum()
    }

    fn moves(&self, neighbours: &Neighbours, block: &Block) -> Vec<BlockMove> {
        let mut moves = Vec::new();
        for (cell, from_rank) in cells_of(block.occupied).zip(0..) {
            let others = block.occupied & !(1 << cell);
            for to in cells_of(neighbours.of(1 << cell) & block.region) {
                moves.push(BlockMove {
                    to: self.find(others | 1 << to, cell),
                    from_rank,
                    to_rank: (others & ((1 << to) - 1)).count_ones() as usize,
                });
            }
        }
        moves
    }
}

/// The free cells that the blank can reach from those of `region`: a flood fill.
fn region(neighbours: &Neighbours, mut region: CellSet, free: CellSet) -> CellSet {
    loop {
        let grown = region | neighbours.of(region) & free;
        if grown == region {
            return region;
        }
        region = grown;
    }
}
