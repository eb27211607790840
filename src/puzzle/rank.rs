//! Permutation ⇄ rank: the Cantor expansion (G. Cantor, 1869; D. H. Lehmer's code, 1960).
//!
//! The rank of a permutation, from 0 in lexicographic order, is Σ aᵢ·(n−1−i)!, aᵢ being how many
//! labels after place i are smaller than its own. The aᵢ are the rank's digits in the factorial
//! number system: digit i is one of the n−i numbers from 0 on, so the last is always 0.

use crate::puzzle::labels::is_each_once;

/// A permutation of 1 … n, as textbooks rank them. A board is one of 0 … n−1, ranked by
/// [`Board::rank`](crate::Board::rank).
///
/// Invariant: it holds each of 1 … n once, and n is from 1 to [`Permutation::MAX_LENGTH`].
///
/// ```
/// use npuzzle::Permutation;
///
/// let permutation = Permutation::new(&[3, 1, 2, 4])?;
/// assert_eq!(permutation.rank(), 12);
/// assert!(permutation.rank_digits().eq([2, 0, 0, 0]));
/// assert_eq!(Permutation::from_rank(4, 12), Some(permutation));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Permutation(Vec<u8>);

impl Permutation {
    /// The most labels: 20! is the largest factorial below 2⁶⁴.
    pub const MAX_LENGTH: usize = 20;

    /// The permutation that holds these labels.
    ///
    /// # Errors
    ///
    /// [`PermutationError`] where they are not each of 1 … n once, or there are too many.
    pub fn new(labels: &[u8]) -> Result<Self, PermutationError> {
        let numbers = labels.iter().copied().map(u32::from);
        Self::checked(numbers).map_err(|fault| PermutationError {
            labels: labels.to_vec(),
            fault,
        })
    }

    /// The same, for labels of any size.
    pub(crate) fn checked(
        labels: impl ExactSizeIterator<Item = u32> + Clone,
    ) -> Result<Self, PermutationFault> {
        let length = labels.len();
        if !(1..=Self::MAX_LENGTH).contains(&length) {
            return Err(PermutationFault::Length(length));
        }
        // What is 0 wraps round, far out of range.
        if is_each_once(labels.clone().map(|label| label.wrapping_sub(1))) {
            return Ok(Self(labels.map(|label| label as u8).collect()));
        }
        let mut missing: Vec<u32> = (1..).take(length).collect();
        let mut surplus = Vec::new();
        for label in labels {
            match missing.binary_search(&label) {
                Ok(at) => drop(missing.remove(at)),
                Err(_) => surplus.push(label),
            }
        }
        Err(PermutationFault::Labels {
            length,
            missing,
            surplus,
        })
    }

    /// Its labels in order.
    #[must_use]
    pub fn labels(&self) -> &[u8] {
        &self.0
    }

    /// Its index, from 0, among all permutations of as many labels in lexicographic order.
    #[must_use]
    pub fn rank(&self) -> u64 {
        rank(self.rank_digits())
    }

    /// The digits of its rank in the factorial number system, the first being that of (n−1)!: how
    /// many labels after each are smaller.
    #[must_use]
    pub fn rank_digits(&self) -> impl ExactSizeIterator<Item = u8> {
        digits(self.0.iter().map(|label| label - 1))
    }

    /// The permutation of 1 … `length` that has that rank; none where there are not so many, or
    /// `length` is out of range.
    #[must_use]
    pub fn from_rank(length: usize, rank: u64) -> Option<Self> {
        if !(1..=Self::MAX_LENGTH).contains(&length) {
            return None;
        }
        let digits = digits_of(rank, length)?;
        let labels = labels(digits[..length].iter().copied());
        Some(Self(labels.map(|label| label + 1).collect()))
    }
}

/// Why labels are no permutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PermutationFault {
    /// There are so many labels.
    Length(usize),
    /// They are not each of 1 … n once.
    Labels {
        /// How many there are: n.
        length: usize,
        /// Those of 1 … n that are not there.
        missing: Vec<u32>,
        /// As many others: those out of range, and those that repeat another.
        surplus: Vec<u32>,
    },
}

/// Labels that are no permutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PermutationError {
    /// The labels.
    pub labels: Vec<u8>,
    /// What is wrong with them.
    pub fault: PermutationFault,
}

/// How many labels after each are smaller than it is. The labels are each of 0 … n−1 once, n at
/// most 32.
pub(crate) fn digits(
    labels: impl ExactSizeIterator<Item = u8>,
) -> impl ExactSizeIterator<Item = u8> {
    let mut unused = u32::MAX;
    labels.map(move |label| {
        unused &= !(1 << label);
        (unused & ((1 << label) - 1)).count_ones() as u8
    })
}

/// The number that has these digits in the factorial number system; there are at most 20.
pub(crate) fn rank(digits: impl ExactSizeIterator<Item = u8>) -> u64 {
    (1..=digits.len() as u64)
        .rev()
        .zip(digits)
        .fold(0, |rank, (choices, digit)| {
            rank * choices + u64::from(digit)
        })
}

/// The first `length` digits, at most 20, of a number in the factorial number system; none where
/// it has more.
pub(crate) fn digits_of(rank: u64, length: usize) -> Option<[u8; Permutation::MAX_LENGTH]> {
    let mut digits = [0; Permutation::MAX_LENGTH];
    let mut rest = rank;
    for (digit, choices) in digits[..length].iter_mut().rev().zip(1..) {
        *digit = (rest % choices) as u8;
        rest /= choices;
    }
    (rest == 0).then_some(digits)
}

/// The labels, each of 0 … n−1 once, after each of which as many are smaller as the digits say.
pub(crate) fn labels(digits: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
    let mut unused = u32::MAX;
    digits.map(move |digit| {
        let larger = (0..digit).fold(unused, |rest, _| rest & rest.wrapping_sub(1));
        let label = larger.trailing_zeros() as u8;
        unused &= !(1 << label);
        label
    })
}
