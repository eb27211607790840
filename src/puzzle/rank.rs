//! Ranks in lexicographic order: the Cantor expansion (G. Cantor, 1869; D. H. Lehmer's code, 1960).
//!
//! A permutation of 0 … n−1 has the rank Σ dᵢ·(n−1−i)!, counted from 0, where dᵢ is how many labels
//! after place i are smaller than the label there. The dᵢ are its Lehmer code. They are also the
//! rank's digits in the factorial number system: dᵢ is from 0 to n−1−i, so the last is always 0.

use super::board::Board;
use super::shape::Shape;

/// The longest code whose ranks fit 64 bits: 20! is the largest factorial below 2⁶⁴.
pub(crate) const MAX_LENGTH: usize = 20;

/// n!, for n up to [`MAX_LENGTH`].
pub(crate) const fn factorial(n: usize) -> u64 {
    if n < 2 {
        1
    } else {
        n as u64 * factorial(n - 1)
    }
}

/// How many labels of a set, given as bits, are smaller than `label`.
#[inline]
pub(crate) const fn count_smaller(set: u32, label: u8) -> u32 {
    (set & ((1 << label) - 1)).count_ones()
}

/// The Lehmer code of a permutation of 0 … n−1, n being at most 32.
pub(crate) fn lehmer_code(
    labels: impl ExactSizeIterator<Item = u8>,
) -> impl ExactSizeIterator<Item = u8> {
    let mut unused = u32::MAX;
    labels.map(move |label| {
        unused &= !(1 << label);
        count_smaller(unused, label) as u8
    })
}

/// The permutation of 0 … n−1 that has this Lehmer code, n being at most 32.
pub(crate) fn decode(code: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
    let mut unused = u32::MAX;
    code.map(move |digit| {
        // Clears the lowest bit once for each smaller label that comes later.
        let larger = (0..digit).fold(unused, |rest, _| rest & rest.wrapping_sub(1));
        let label = larger.trailing_zeros() as u8;
        unused &= !(1 << label);
        label
    })
}

/// The rank that has these digits, at most [`MAX_LENGTH`] of them.
pub(crate) fn rank_of(code: impl ExactSizeIterator<Item = u8>) -> u64 {
    let choices = (1..=code.len() as u64).rev();
    choices.zip(code).fold(0, |rank, (choices, digit)| {
        rank * choices + u64::from(digit)
    })
}

/// The digits of a rank among the permutations of `length` labels, at most [`MAX_LENGTH`]; none
/// where there are not so many permutations.
pub(crate) fn code_of(rank: u64, length: usize) -> Option<impl ExactSizeIterator<Item = u8>> {
    let mut digits = [0; MAX_LENGTH];
    let mut rest = rank;
    for (digit, choices) in digits[..length].iter_mut().rev().zip(1..) {
        *digit = (rest % choices) as u8;
        rest /= choices;
    }
    (rest == 0).then(|| digits.into_iter().take(length))
}

impl Board {
    /// The board's index, from 0, among all permutations of its labels in lexicographic order, the
    /// blank being label 0: the Cantor expansion Σ dᵢ·(n−1−i)!, where dᵢ is how many labels after
    /// cell i are smaller than the label there.
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
        rank_of(self.rank_digits())
    }

    /// The digits dᵢ of the rank in the factorial number system, that of the first cell first.
    ///
    /// ```
    /// let board: npuzzle::Board = "2.13".parse()?;
    /// assert!(board.rank_digits().eq([2, 0, 0, 0]));
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    #[must_use]
    pub fn rank_digits(self) -> impl ExactSizeIterator<Item = u8> {
        lehmer_code(self.labels())
    }

    /// The board of that rank; none where there are not so many permutations.
    #[must_use]
    pub fn from_rank(shape: Shape, rank: u64) -> Option<Board> {
        let code = code_of(rank, shape.cells())?;
        Some(Board::from_labels(shape, decode(code)))
    }
}
