//! Ranks of sets of cells.

use crate::puzzle::cells::{CellSet, dark_cells};
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// The rank of each set of cells among the sets of its size: those with an even number of dark
/// cells come first; each half ascends with the set as a number.
///
/// When a database is built, breadth-first, each move of its tiles changes that parity. So each level
/// lies in one half of the ranks, and levels alternate between the halves.
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

    #[inline]
    pub fn of(&self, set: CellSet) -> usize {
        self.0[usize::from(set)].into()
    }
}

/// How many sets of `size` cells a shape has: a binomial coefficient.
pub fn count_sets(shape: Shape, size: usize) -> usize {
    (0..size).fold(1, |sets, i| sets * (shape.cells() - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_cells_are_ranked_by_the_parity_of_dark_cells_first() {
        // The dark cells of 2x2 are 1 and 2.
        let pairs = [0b0110, 0b1001, 0b0011, 0b0101, 0b1010, 0b1100];
        let ranks = SetRanks::new(Shape::MIN);
        assert!(
            pairs
                .iter()
                .zip(0..)
                .all(|(&set, rank)| ranks.of(set) == rank)
        );
        assert_eq!(count_sets(Shape::MIN, 2), pairs.len());
        assert_eq!(count_sets(Shape::FIFTEEN_PUZZLE, 8), 12_870);
    }
}
