//! The order in which a board's tiles stand, the blank left out, as a Lehmer code: its rank, and how
//! the rank changes when a tile is carried past others.

use crate::puzzle::board::{Board, pack};
use crate::puzzle::rank::{decode, factorial, lehmer_code};
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// The Lehmer code of an order of n tiles.
///
/// Invariant: digit i is how many tiles after place i are smaller than the tile there, from 0 to
/// n−1−i. So the digits add up to the number of inversions. Where the parity of that number is
/// known, all digits but the last two determine the order: digit n−2 is what makes the parity right,
/// and digit n−1 is always 0. Digit n−2 is 0 until [`complete`](Self::complete) sets it.
#[derive(Clone, Copy, Debug)]
pub(super) struct LehmerCode {
    digits: [u8; MAX_CELLS],
    tiles: usize,
    /// Whether the sum of all digits but the last two is odd.
    odd: bool,
}

impl LehmerCode {
    /// The code of ascending tiles.
    pub fn first(shape: Shape) -> Self {
        Self {
            digits: [0; MAX_CELLS],
            tiles: shape.cells() - 1,
            odd: false,
        }
    }

    /// The code of a board's tiles, not completed.
    pub fn of(board: Board) -> Self {
        let tiles: Vec<u8> = board.labels().filter(|&label| label != 0).collect();
        let mut code = Self::first(board.shape());
        let digits = lehmer_code(tiles.iter().map(|tile| tile - 1));
        for (own, digit) in code.digits.iter_mut().zip(digits).take(tiles.len() - 2) {
            *own = digit;
            code.odd ^= digit % 2 == 1;
        }
        code
    }

    /// Sets digit n−2 so that the number of inversions is odd, or even.
    #[inline]
    pub fn complete(&mut self, odd: bool) {
        self.digits[self.tiles - 2] = u8::from(self.odd != odd);
    }

    /// Goes on to the next code in lexicographic order, but for the last two digits; the first
    /// follows the last.
    pub fn advance(&mut self) {
        for place in (0..self.tiles - 2).rev() {
            let digit = &mut self.digits[place];
            if usize::from(*digit) < self.tiles - 1 - place {
                *digit += 1;
                self.odd = !self.odd;
                return;
            }
            self.odd ^= *digit % 2 == 1;
            *digit = 0;
        }
    }

    /// The tiles in this order, packed four bits each, the first in the lowest bits.
    pub fn tiles(&self) -> u64 {
        let digits = self.digits[..self.tiles].iter().copied();
        pack(decode(digits).map(|number| number + 1))
    }
}

/// By what each digit of a code is multiplied in half its rank: digit i by half of (n−1−i)!, rounded
/// down. So the last two digits, which only settle the parity, count for nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights([usize; MAX_CELLS]);

impl Weights {
    pub fn new(shape: Shape) -> Self {
        let tiles = shape.cells() - 1;
        let mut weights = [0; MAX_CELLS];
        for (place, weight) in weights[..tiles].iter_mut().enumerate() {
            *weight = factorial(tiles - 1 - place) as usize / 2;
        }
        Self(weights)
    }

    /// Half the rank of an order: the same for the two orders that differ in digit n−2 alone.
    pub fn half_rank(&self, code: &LehmerCode) -> usize {
        let places = code.digits.iter().zip(0..);
        places.map(|(&digit, place)| self.term(digit, place)).sum()
    }

    /// Half the rank of an order after its tile at place `from` has been carried to place `to`;
    /// `half_rank` is that of the order before, whose code is complete.
    #[inline]
    pub fn after_carrying(
        &self,
        half_rank: usize,
        code: &LehmerCode,
        from: usize,
        to: usize,
    ) -> usize {
        let mut carried = code.digits[from];
        let mut result = half_rank - self.term(carried, from);
        let mut at = from;
        while at != to {
            let next = if to < from { at - 1 } else { at + 1 };
            let mut passed = code.digits[next];
            result -= self.term(passed, next);
            if to < from {
                (carried, passed) = swapped(passed, carried);
            } else {
                (passed, carried) = swapped(carried, passed);
            }
            result += self.term(passed, at);
            at = next;
        }
        result + self.term(carried, to)
    }

    /// What a digit adds to half the rank at a place.
    #[inline]
    fn term(&self, digit: u8, place: usize) -> usize {
        usize::from(digit) * self.0[place]
    }
}

/// The digits of two neighbours after they have changed places. A first digit that is not larger
/// belongs to the smaller tile: then the other one gets one more smaller tile behind it.
#[inline]
fn swapped(first: u8, second: u8) -> (u8, u8) {
    if first <= second {
        (second + 1, first)
    } else {
        (second, first - 1)
    }
}
