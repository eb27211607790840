//! Random numbers and boards: the same for the same seed, on every machine and for ever.

use std::array;

use crate::puzzle::{Board, MAX_CELLS, Shape};

/// A generator of random numbers that are determined by its seed.
///
/// It is `SplitMix64` (G. L. Steele, D. Lea, C. H. Flood: Fast splittable pseudorandom number
/// generators, 2014), with the constants of S. Vigna's `splitmix64.c`: a counter that steps by the
/// odd number nearest to 2⁶⁴/φ, and a hash of it. Good for test data, and of no use for secrets.
///
/// What each method draws for a seed is a promise: no later version changes it.
///
/// ```
/// use npuzzle::{Random, Shape};
///
/// assert_eq!(Random::new(1).bits(), 10_451_216_379_200_822_465);
/// let board = Random::new(1).board(Shape::EIGHT_PUZZLE);
/// assert_eq!(board.to_string(), ".14372685");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u64);

impl Random {
    /// The generator of that seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `bound` − 1, all of them equally likely; 0 where `bound` is 0.
    ///
    /// It is the upper half of `bound` times the next 64 bits. Where the lower half is below 2⁶⁴ mod
    /// `bound`, the bits are drawn again, for else some numbers would be likelier than others (D.
    /// Lemire: Fast random integer generation in an interval, 2019).
    #[inline]
    pub const fn below(&mut self, bound: u64) -> u64 {
        loop {
            let product = self.bits() as u128 * bound as u128;
            let low = product as u64;
            // As 2⁶⁴ mod `bound` is smaller than `bound`, the slow division is seldom needed.
            if low >= bound || bound == 0 || low >= bound.wrapping_neg() % bound {
                return (product >> 64) as u64;
            }
        }
    }

    /// A board of that shape, all of them equally likely, half of which can't reach a given goal.
    ///
    /// A Fisher–Yates shuffle (R. A. Fisher, F. Yates, 1938; R. Durstenfeld, 1964): the labels 0, 1,
    /// 2 … stand in cell order; then each cell from the last to the second swaps labels with a cell
    /// that [`Random::below`] draws from the first one up to itself.
    pub fn board(&mut self, shape: Shape) -> Board {
        let mut labels: [u64; MAX_CELLS] = array::from_fn(|label| label as u64);
        for cell in (1..shape.cells()).rev() {
            labels.swap(cell, self.below(cell as u64 + 1) as usize);
        }
        let cells = labels[..shape.cells()].iter().rev();
        Board::from_packed(shape, cells.fold(0, |cells, label| cells << 4 | label))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `splitmix64.c` yields, as Rosetta Code has it under "Pseudo-random numbers/Splitmix64".
    #[test]
    fn the_bits_are_those_of_the_reference() {
        let mut random = Random::new(1_234_567);
        for bits in [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ] {
            assert_eq!(random.bits(), bits);
        }
    }

    #[test]
    fn the_highest_digits_of_the_reference_are_drawn_too() {
        // Rosetta Code again: how often ⌊bits · 5 / 2⁶⁴⌋ is 0, 1, 2, 3 and 4. No bits are drawn
        // again in so few.
        let mut random = Random::new(987_654_321);
        let mut counts = [0; 5];
        for _ in 0..100_000 {
            counts[random.below(5) as usize] += 1;
        }
        assert_eq!(counts, [20_027, 19_892, 20_073, 19_978, 20_030]);
    }

    #[test]
    fn a_bound_that_divides_unevenly_favours_no_number() {
        // Three quarters of 2⁶⁴: without drawing again, every third number would come up twice as
        // often as the others.
        let bound = 3 << 62;
        let mut random = Random::new(1);
        let count = 30_000;
        let thirds = (0..count)
            .filter(|_| random.below(bound).is_multiple_of(3))
            .count();
        assert!(thirds.abs_diff(count / 3) < 400, "{thirds}");
    }

    #[test]
    fn bounds_of_no_and_one_number_leave_no_choice() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            assert_eq!((random.below(0), random.below(1)), (0, 0));
        }
        assert!(random.below(u64::MAX) < u64::MAX);
    }
}
