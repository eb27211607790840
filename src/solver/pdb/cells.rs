//! Sets of cells, and ranks: a group's placement is a set of cells and an order of its tiles in them,
//! each of which has a rank.
//!
//! The rank of an order is that of the ranks which the tiles' cells have among the set, tile by
//! tile, in lexicographic order: Σ dᵢ·(k−1−i)!, dᵢ being the number of tiles after the i-th whose
//! cells come before its own. A tile that passes another one therefore changes one digit by one.

use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};

use super::partition::CellSet;

/// The rank of each set of cells among those of its size: those first that have an even number of
/// dark cells. A move of one tile leads from the even ones to the others and back.
#[derive(Debug)]
pub struct SetRanks(Vec<u16>);

impl SetRanks {
    pub fn new(shape: Shape) -> Self {
        let dark = dark_cells(shape);
        let mut next = [0; MAX_CELLS + 1];
        let mut ranks = vec![0; 1 << shape.cells()];
        for parity in 0..2 {
            for (set, rank) in (0..=CellSet::MAX).zip(&mut ranks) {
                if (set & dark).count_ones() % 2 == parity {
                    let next = &mut next[set.count_ones() as usize];
                    *rank = *next;
                    *next += 1;
                }
            }
        }
        Self(ranks)
    }

    /// All sets of so many cells, by their ranks.
    pub fn sets(&self, cells: u32) -> Vec<CellSet> {
        let all = (0..=CellSet::MAX).zip(&self.0);
        let mut sets: Vec<(u16, CellSet)> = all
            .filter(|(set, _)| set.count_ones() == cells)
            .map(|(set, &rank)| (rank, set))
            .collect();
        sets.sort_unstable();
        sets.into_iter().map(|(_, set)| set).collect()
    }

    #[inline]
    pub fn of(&self, set: CellSet) -> usize {
        self.0[usize::from(set)].into()
    }
}

/// The cells of one colour of a chess board.
pub fn dark_cells(shape: Shape) -> CellSet {
    (0..shape.cells())
        .filter(|cell| (cell % shape.width() + cell / shape.width()) % 2 == 1)
        .fold(0, |set, cell| set | 1 << cell)
}

/// In how many ways so many cells can be chosen of all.
pub fn sets(shape: Shape, tiles: usize) -> usize {
    (0..tiles).fold(1, |sets, i| sets * (shape.cells() - i) / (i + 1))
}

/// In how many orders so many tiles can be.
pub fn orders(tiles: usize) -> usize {
    (1..=tiles).product()
}

/// The cells of a set, ascending.
pub fn cells_of(set: CellSet) -> impl Iterator<Item = usize> {
    bits_of(set.into())
}

/// The places of the bits that are set, ascending.
pub fn bits_of(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}

/// The cells beside a cell, as a set.
pub fn neighbours(shape: Shape, cell: usize) -> CellSet {
    Move::ALL
        .into_iter()
        .filter_map(|step| target(shape, cell, step))
        .fold(0, |set, to| set | 1 << to)
}
