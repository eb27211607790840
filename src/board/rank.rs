//! Board ⇄ rank: the Cantor expansion (G. Cantor, 1869; D. H. Lehmer's code, 1960).

use super::Board;
use crate::shape::Shape;

impl Board {
    /// Its index, from 0, among all permutations of its labels in lexicographic order, the blank
    /// being label 0: Σ aᵢ·(n−1−i)!, aᵢ the labels after cell i that are smaller than its own.
    ///
    /// Costs one bit count a cell.
    ///
    /// ```
    /// let board: npuzzle::Board = ".12345678".parse()?;
    /// assert_eq!(board.rank(), 0);
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn rank(self) -> u64 {
        let mut unused = u32::MAX;
        (1..=self.shape().cells() as u64)
            .rev()
            .zip(self.labels())
            .fold(0, |rank, (choices, label)| {
                unused &= !(1 << label);
                let smaller = (unused & ((1 << label) - 1)).count_ones();
                rank * choices + u64::from(smaller)
            })
    }

    /// The board of that rank; none where there are not so many permutations.
    #[must_use]
    pub fn from_rank(shape: Shape, rank: u64) -> Option<Board> {
        let cells = shape.cells();
        let mut digits = [0; 16];
        let mut rest = rank;
        for (digit, choices) in digits[..cells].iter_mut().rev().zip(1..) {
            *digit = rest % choices;
            rest /= choices;
        }
        if rest > 0 {
            return None;
        }
        let mut unused: Vec<u64> = (0..cells as u64).collect();
        let packed = digits[..cells]
            .iter()
            .enumerate()
            .fold(0, |packed, (cell, &digit)| {
                // A digit is smaller than the number of labels left, 16 at most.
                packed | unused.remove(digit as usize) << (4 * cell)
            });
        Some(Board::from_packed(shape, packed))
    }
}
