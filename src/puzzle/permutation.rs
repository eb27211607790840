//! Permutations of 1 … n, as textbooks write and rank them.

use super::labels::is_each_once;
use super::rank::{self, code_of, decode, lehmer_code, rank_of};

/// A permutation of 1 … n. A board is one of 0 … n−1, ranked by
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
    pub const MAX_LENGTH: usize = rank::MAX_LENGTH;

    /// The permutation that holds these labels.
    ///
    /// # Errors
    ///
    /// [`PermutationError`] where they are not each of 1 … n once, or there are too many.
    pub fn new(labels: &[u8]) -> Result<Self, PermutationError> {
        Self::from_numbers(labels.iter().copied().map(u32::from))
    }

    /// The permutation that holds these labels, which may be of any size.
    pub(crate) fn from_numbers(
        labels: impl ExactSizeIterator<Item = u32> + Clone,
    ) -> Result<Self, PermutationError> {
        let length = labels.len();
        if !(1..=Self::MAX_LENGTH).contains(&length) {
            return Err(PermutationError::Length(length));
        }
        // A label 0 wraps round to a number far out of range.
        if is_each_once(labels.clone().map(|label| label.wrapping_sub(1))) {
            return Ok(Self(labels.map(|label| label as u8).collect()));
        }
        let mut missing: Vec<u32> = (1..).take(length).collect();
        let mut surplus = Vec::new();
        for label in labels {
            match missing.binary_search(&label) {
                Ok(index) => drop(missing.remove(index)),
                Err(_) => surplus.push(label),
            }
        }
        Err(PermutationError::Labels {
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
        rank_of(self.rank_digits())
    }

    /// The digits of its rank in the factorial number system, that of (n−1)! first: how many labels
    /// after each one are smaller.
    #[must_use]
    pub fn rank_digits(&self) -> impl ExactSizeIterator<Item = u8> {
        lehmer_code(self.0.iter().map(|label| label - 1))
    }

    /// The permutation of 1 … `length` that has that rank; none where there are not so many, or
    /// `length` is out of range.
    #[must_use]
    pub fn from_rank(length: usize, rank: u64) -> Option<Self> {
        if !(1..=Self::MAX_LENGTH).contains(&length) {
            return None;
        }
        let labels = decode(code_of(rank, length)?);
        Some(Self(labels.map(|label| label + 1).collect()))
    }
}

/// Why labels are no permutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PermutationError {
    /// There are none, or more than [`Permutation::MAX_LENGTH`]: this many.
    Length(usize),
    /// They are not each of 1 … n once.
    Labels {
        /// How many labels there are: n.
        length: usize,
        /// Those of 1 … n that do not occur.
        missing: Vec<u32>,
        /// As many others: those out of range, and those that repeat an earlier one.
        surplus: Vec<u32>,
    },
}
