//! The parity rule (W. W. Johnson, W. E. Story, 1879): which pairs can be solved, and the numbers
//! that show it.

use super::board::Board;
use super::pair::Pair;
use super::shape::Shape;

/// Even or odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// Divisible by two.
    Even,
    /// Not divisible by two.
    Odd,
}

impl Parity {
    /// The parity of a number.
    #[must_use]
    pub const fn of(number: usize) -> Self {
        if number.is_multiple_of(2) {
            Parity::Even
        } else {
            Parity::Odd
        }
    }

    /// `even` or `odd`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Parity::Even => "even",
            Parity::Odd => "odd",
        }
    }
}

/// The numbers from which the parity follows that no move changes.
///
/// A move to the side keeps the order of the tiles. A move up or down carries one tile past W−1
/// others. Where the width W is odd, that is an even number, so the parity of the inversions stays.
/// Where W is even, it is an odd number, so that parity changes, and the parity of the blank's row
/// changes with it. (The original paper counts the blank as a label too: the parity of the whole
/// permutation plus that of the blank's distance from its corner is the same invariant.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Invariant {
    /// Pairs of tiles, the blank left out, of which the larger comes first.
    pub inversions: usize,
    /// The blank's row, from 0 at the top, where the width is even; else it plays no part.
    pub blank_row: Option<usize>,
}

impl Invariant {
    /// The invariant of a board. Costs one bit count a cell.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let all: usize = board.rank_digits().map(usize::from).sum();
        Self {
            // The blank is label 0, and so an inversion with the label of each cell before it.
            inversions: all - board.blank(),
            blank_row: counted_row(board.shape(), board.blank()),
        }
    }

    /// The parity that every board reachable from this one shares.
    #[must_use]
    pub fn parity(self) -> Parity {
        Parity::of(self.inversions + self.blank_row.unwrap_or(0))
    }
}

/// The row of the blank where it plays a part in the invariant.
pub(crate) fn counted_row(shape: Shape, blank: usize) -> Option<usize> {
    let width = shape.width();
    width.is_multiple_of(2).then_some(blank / width)
}

/// Whether some moves lead from the start to the goal. Costs no search.
///
/// ```
/// use npuzzle::{Pair, is_solvable};
///
/// let pair = Pair::new("12345678.".parse()?, "123.46758".parse()?)?;
/// assert!(is_solvable(pair));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[must_use]
pub fn is_solvable(pair: Pair) -> bool {
    Invariant::of(pair.start()).parity() == Invariant::of(pair.goal()).parity()
}
