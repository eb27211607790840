//! The parity rule (Johnson and Story 1879): which pairs can be solved, and the numbers that
//! show it.

use crate::puzzle::board::Board;
use crate::puzzle::pair::Pair;

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

/// What no move changes about a board, and where it comes from.
///
/// A move to the side leaves the order of the tiles as it is. A move up or down carries one tile
/// past W−1 others: an even number where the width is odd, so the parity of the inversions stays;
/// an odd number where it is even, and then the blank's row changes by one as well. Counted with
/// the blank as a label, this is the parity of the permutation plus that of the blank's distance
/// from its corner, in the words of the original paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Invariant {
    /// Pairs of tiles, the blank left out, of which the larger comes first.
    pub inversions: usize,
    /// The blank's row, from 0 at the top, which counts where the width is even.
    pub blank_row: Option<usize>,
}

impl Invariant {
    /// The invariant of a board. Costs one bit count a cell.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let mut seen = 0_u32;
        let inversions = board
            .labels()
            .filter(|&label| label != 0)
            .map(|label| {
                let count = (seen >> label).count_ones() as usize;
                seen |= 1 << label;
                count
            })
            .sum();
        let even_width = board.shape().width().is_multiple_of(2);
        Self {
            inversions,
            blank_row: even_width.then(|| board.blank_row()),
        }
    }

    /// The parity that every board reachable from this one shares.
    #[must_use]
    pub fn parity(self) -> Parity {
        Parity::of(self.inversions + self.blank_row.unwrap_or(0))
    }
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
