//! The order in which a board's tiles stand, the blank left out: its rank, and how that changes
//! when a tile is carried past others.

use crate::puzzle::board::Board;
use crate::puzzle::rank;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// An order of n tiles, as the digits of its rank.
///
/// Invariant: digit i is from 0 to n−1−i, and how many tiles after place i are smaller than the one
/// there. So the digits add up to the number of inversions, and if it is known whether that is odd,
/// all digits but the last two say which order it is; those are 0 until it is
/// [`complete`](Order::complete)d.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    digits: [u8; MAX_CELLS],
    tiles: usize,
    odd: bool,
}

impl Order {
    /// The order of ascending tiles.
    pub fn first(shape: Shape) -> Self {
        Self {
            digits: [0; MAX_CELLS],
            tiles: shape.cells() - 1,
            odd: false,
        }
    }

    /// The order of a board's tiles, not completed.
    pub fn of(board: Board) -> Self {
        let tiles: Vec<u8> = board.labels().filter(|&label| label != 0).collect();
        let mut order = Self::first(board.shape());
        let ranked = rank::digits(tiles.iter().map(|tile| tile - 1));
        for (digit, ranked) in order.digits.iter_mut().zip(ranked).take(tiles.len() - 2) {
            *digit = ranked;
            order.odd ^= ranked % 2 == 1;
        }
        order
    }

    /// Makes it the order with an odd or an even number of inversions that begins with these digits.
    #[inline]
    pub fn complete(&mut self, odd: bool) {
        self.digits[self.tiles - 2] = u8::from(self.odd != odd);
    }

    /// Goes on to the next order that is not completed, the last being followed by the first.
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

    /// The tiles, four bits each, the first in the lowest.
    pub fn packed(&self) -> u64 {
        let digits = self.digits[..self.tiles].iter().copied();
        let tiles = rank::labels(digits).map(|label| label + 1);
        let places = (0..).step_by(4).zip(tiles);
        places.fold(0, |packed, (bit, tile)| packed | u64::from(tile) << bit)
    }
}

/// What each digit of an order counts for in half its rank: half of (n−1−i)!, rounded down, so that
/// the digits that tell only whether the number of inversions is odd count for nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights([usize; MAX_CELLS]);

impl Weights {
    pub fn new(shape: Shape) -> Self {
        let tiles = shape.cells() - 1;
        let mut weights = [0; MAX_CELLS];
        let mut weight = 1;
        for (weight_of_digit, behind) in weights[..tiles - 2].iter_mut().rev().zip(3..) {
            *weight_of_digit = weight;
            weight *= behind;
        }
        Self(weights)
    }

    /// Half the rank of an order: the same for two orders that differ in the last two tiles.
    pub fn half_rank(&self, order: &Order) -> usize {
        (0..MAX_CELLS)
            .map(|place| self.term(order.digits[place], place))
            .sum()
    }

    /// Half the rank of the order after the tile at place `from` has gone to place `to`, before it;
    /// `half_rank` is that of the order.
    #[inline]
    pub fn after_carrying_left(
        &self,
        half_rank: usize,
        order: &Order,
        from: usize,
        to: usize,
    ) -> usize {
        let mut carried = order.digits[from];
        let mut result = half_rank - self.term(carried, from);
        for place in (to..from).rev() {
            let passed = order.digits[place];
            let (before, behind) = swapped(passed, carried);
            result = result - self.term(passed, place) + self.term(behind, place + 1);
            carried = before;
        }
        result + self.term(carried, to)
    }

    /// The same for a place `to` behind it.
    #[inline]
    pub fn after_carrying_right(
        &self,
        half_rank: usize,
        order: &Order,
        from: usize,
        to: usize,
    ) -> usize {
        let mut carried = order.digits[from];
        let mut result = half_rank - self.term(carried, from);
        for place in from + 1..=to {
            let passed = order.digits[place];
            let (before, behind) = swapped(carried, passed);
            result = result - self.term(passed, place) + self.term(before, place - 1);
            carried = behind;
        }
        result + self.term(carried, to)
    }

    /// What a digit counts for at a place.
    #[inline]
    fn term(&self, digit: u8, place: usize) -> usize {
        usize::from(digit) * self.0[place]
    }
}

/// The digits of two neighbours after they have changed places. If the first is the smaller, it
/// has no larger a digit, and the other gets one more tile behind it that is smaller.
#[inline]
fn swapped(first: u8, second: u8) -> (u8, u8) {
    if first <= second {
        (second + 1, first)
    } else {
        (second, first - 1)
    }
}
