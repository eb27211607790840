//! Board ⇄ rank: the Cantor expansion, the blank being label 0.

use super::board::Board;
use crate::puzzle::rank::{digits, digits_of, labels, rank};
use crate::puzzle::shape::Shape;

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
        rank(self.rank_digits())
    }

    /// The aᵢ of its rank, that of the first cell first: digits in the factorial number system.
    ///
    /// ```
    /// let board: npuzzle::Board = "2.13".parse()?;
    /// assert!(board.rank_digits().eq([2, 0, 0, 0]));
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn rank_digits(self) -> impl ExactSizeIterator<Item = u8> {
        digits(self.labels())
    }

    /// The board of that rank; none where there are not so many permutations.
    #[must_use]
    pub fn from_rank(shape: Shape, rank: u64) -> Option<Board> {
        let digits = digits_of(rank, shape.cells())?;
        let labels = labels(digits[..shape.cells()].iter().copied());
        Some(Board::from_labels(shape, labels))
    }
}
