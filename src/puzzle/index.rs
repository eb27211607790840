//! A dense index of the boards that can reach one another, for shapes of up to nine cells.

use super::board::below_zero_nibble;
use super::rank::{count_smaller, factorial};
use super::shape::Shape;

/// The most tiles, and the length of every [`TileOrder`].
const TILES: usize = 8;
/// Half of 8!: the orders of eight tiles that have one parity.
const HALF_ORDERS: usize = factorial(TILES) as usize / 2;
/// In how many ways the fifth and sixth tile can be chosen of the four that the first four leave.
const SECOND_CHOICES: usize = 4 * 3;
/// How many sets of four numbers there are among eight.
const SETS_OF_FOUR: usize = 70;

const ONES: u32 = 0x1111_1111;

/// Numbers the boards of one parity class from 0, without gaps.
///
/// The index is made of the blank's cell and of the rank (Cantor expansion) of the order in which
/// the tiles stand, the blank left out. By the parity rule the blank's cell determines the parity of
/// that order. The last digit of the rank that is not always 0 tells nothing but this parity: so it
/// is dropped, and half as many numbers are enough. (Ranking the blank as a label too would not
/// work: two boards that differ by one move in the last cells would share a number.)
#[derive(Clone, Copy, Debug)]
pub(crate) struct DenseIndex {
    cells: usize,
    length: usize,
    /// How many bits a board's tiles move up, to make room for the numbers that they lack.
    shift: u32,
    /// Those numbers, plus what turns each tile's label into its number.
    offset: u32,
}

impl DenseIndex {
    pub const MAX_CELLS: usize = TILES + 1;

    /// The index for boards of that shape; none where they have more than nine cells.
    pub fn new(shape: Shape) -> Option<Self> {
        let cells = shape.cells();
        let missing = Self::MAX_CELLS.checked_sub(cells)? as u32;
        let orders = (cells..=TILES).fold(HALF_ORDERS, |orders, tiles| orders / tiles);
        let shift = 4 * missing;
        // Tile t becomes the number t − 1 + missing.
        let numbers = (ONES << shift).wrapping_mul(missing.wrapping_sub(1));
        let prefix = TileOrder::ASCENDING.0 & ((1 << shift) - 1);
        Some(Self {
            cells,
            length: orders * cells,
            shift,
            offset: numbers.wrapping_add(prefix),
        })
    }

    /// One more than the largest index.
    pub fn len(self) -> usize {
        self.length
    }

    /// The index of a board, given as its packed cells and the cell of its blank.
    #[inline]
    pub fn of(self, cells: u64, blank: usize) -> usize {
        let before = (1 << (4 * blank)) - 1;
        self.at(self.order_around(cells, before).half_rank(), blank)
    }

    /// The order of the tiles of a board, given as its packed cells.
    #[inline]
    pub fn order(self, cells: u64) -> TileOrder {
        self.order_around(cells, below_zero_nibble(cells))
    }

    /// The order of the tiles of a board whose blank is just above the bits `before`.
    #[inline]
    fn order_around(self, cells: u64, before: u64) -> TileOrder {
        // Without the blank at most eight tiles are left, which fit 32 bits.
        let tiles = ((cells & before) | ((cells >> 4) & !before)) as u32;
        TileOrder((tiles << self.shift).wrapping_add(self.offset))
    }

    /// The index of a board, given as half the rank of its order and the cell of its blank.
    #[inline]
    pub fn at(self, half_rank: usize, blank: usize) -> usize {
        self.cells * half_rank + blank
    }
}

/// The order in which a board's tiles stand, the blank left out.
///
/// Invariant: it holds the numbers 0 to 7 once each, in four bits each, the first in the lowest
/// bits. Tile t of eight is the number t − 1. An order of fewer tiles is padded in front with the
/// numbers that it lacks, ascending: they add nothing to the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TileOrder(u32);

impl TileOrder {
    /// 0 to 7, ascending.
    pub const ASCENDING: Self = Self(0x7654_3210);

    /// Half the rank, 0 to 20,159.
    #[inline]
    pub fn half_rank(self) -> usize {
        let (first, second) = self.entries();
        usize::from(first.half_rank) + usize::from(second.half_rank)
    }

    /// Half the rank, and whether the number of inversions is odd.
    #[inline]
    pub fn half_rank_and_parity(self) -> (usize, bool) {
        let (first, second) = self.entries();
        let last_inverted = (self.0 >> 28) < (self.0 >> 24) & 0xf;
        let odd = first.odd ^ second.odd ^ last_inverted;
        (
            usize::from(first.half_rank) + usize::from(second.half_rank),
            odd,
        )
    }

    /// What the first four tiles and the next two add to the rank. The last two add only the digit
    /// that is dropped.
    #[inline]
    fn entries(self) -> (FirstFour, NextTwo) {
        // Three bits a number are enough: two numbers a byte, then four in twelve bits.
        let pairs = (self.0 & 0x0707_0707) | ((self.0 & 0x7070_7070) >> 1);
        let first = FIRST_FOUR[((pairs & 0x3f) | ((pairs >> 2) & 0xfc0)) as usize];
        let next = (usize::from(first.remaining) << 6) | ((pairs >> 16) & 0x3f) as usize;
        (first, NEXT_TWO[next])
    }

    /// This order with each number replaced by its place in `goal`.
    #[inline]
    #[must_use]
    pub fn relative_to(self, goal: TileOrder) -> Self {
        let mut places = 0;
        let mut order = 0;
        for place in 0..TILES as u32 {
            places |= place << goal.shift_at(place);
        }
        for place in 0..TILES as u32 {
            order |= ((places >> self.shift_at(place)) & 7) << (4 * place);
        }
        Self(order)
    }

    /// Four times the number at a place: the number's own shift in a word of four bits each.
    #[inline]
    fn shift_at(self, place: u32) -> u32 {
        let number = if place == 0 {
            self.0 << 2
        } else {
            self.0 >> (4 * place - 2)
        };
        number & 0x1c
    }

    /// The order after the tile at place `from` has gone to place `from` + `past`.
    #[inline]
    pub fn carry_right(self, from: usize, past: usize) -> Self {
        let (run, keep) = self.run(from, past);
        let moved = run >> 4 | (run & 0xf) << (4 * past);
        Self(keep | moved << (4 * from))
    }

    /// The order after the tile at place `to` + `past` has gone to place `to`.
    #[inline]
    pub fn carry_left(self, to: usize, past: usize) -> Self {
        let (run, keep) = self.run(to, past);
        let moved = (run << 4 | run >> (4 * past)) & ((1 << (4 * past + 4)) - 1);
        Self(keep | moved << (4 * to))
    }

    /// The numbers at `from` to `from` + `past`, moved to the lowest bits; and all others, in place.
    fn run(self, from: usize, past: usize) -> (u32, u32) {
        let mask = ((1 << (4 * past + 4)) - 1) << (4 * from);
        ((self.0 & mask) >> (4 * from), self.0 & !mask)
    }
}

/// What the first four tiles of an order tell.
#[derive(Clone, Copy)]
struct FirstFour {
    /// Half the rank of the lowest order that begins with them.
    half_rank: u16,
    /// The number of the set of four that they leave, as in [`set_numbers`].
    remaining: u8,
    /// Whether they are the first of an odd number of inversions.
    odd: bool,
}

/// What the next two tiles tell, given the set of four that is left for them.
#[derive(Clone, Copy)]
struct NextTwo {
    /// What they add to half the rank.
    half_rank: u8,
    /// Whether they are the first of an odd number of inversions.
    odd: bool,
}

/// By the first four numbers, three bits each.
static FIRST_FOUR: [FirstFour; 1 << 12] = first_four();
/// By the number of the remaining set, then by the next two numbers, three bits each.
static NEXT_TWO: [NextTwo; SETS_OF_FOUR << 6] = next_two();

const fn first_four() -> [FirstFour; 1 << 12] {
    let sets = set_numbers();
    let mut table = [FirstFour {
        half_rank: 0,
        remaining: 0,
        odd: false,
    }; 1 << 12];
    let mut key = 0;
    while key < table.len() {
        let mut unused = 0xff;
        let (mut rank, mut inversions) = (0, 0);
        let mut place = 0;
        while place < 4 {
            let number = (key >> (3 * place)) as u8 & 7;
            let digit = count_smaller(unused, number) as usize;
            rank = rank * (TILES - place) + digit;
            inversions += digit;
            unused &= !(1 << number);
            place += 1;
        }
        // Keys that repeat a number leave more than four, and are never looked up.
        if unused.count_ones() == 4 {
            table[key] = FirstFour {
                half_rank: (rank * SECOND_CHOICES) as u16,
                remaining: sets[unused as usize],
                odd: inversions % 2 == 1,
            };
        }
        key += 1;
    }
    table
}

const fn next_two() -> [NextTwo; SETS_OF_FOUR << 6] {
    let sets = set_numbers();
    let mut table = [NextTwo {
        half_rank: 0,
        odd: false,
    }; SETS_OF_FOUR << 6];
    let mut set = 0;
    while set < sets.len() {
        let mut key = 0;
        while set.count_ones() == 4 && key < 1 << 6 {
            let (fifth, sixth) = (key as u8 & 7, key as u8 >> 3);
            let first = count_smaller(set as u32, fifth);
            let second = count_smaller(set as u32 & !(1 << fifth), sixth);
            table[((sets[set] as usize) << 6) | key] = NextTwo {
                half_rank: (first * 3 + second) as u8,
                odd: (first + second) % 2 == 1,
            };
            key += 1;
        }
        set += 1;
    }
    table
}

/// Numbers the sets of four, given as bits, from 0.
const fn set_numbers() -> [u8; 1 << TILES] {
    let mut numbers = [0; 1 << TILES];
    let mut next = 0;
    let mut set = 0_usize;
    while set < numbers.len() {
        if set.count_ones() == 4 {
            numbers[set] = next;
            next += 1;
        }
        set += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Invariant, Parity};

    #[test]
    fn every_board_of_a_parity_class_has_its_own_index_and_no_index_is_left_over() {
        for shape in (4..=9).flat_map(Shape::of_cells) {
            let index = DenseIndex::new(shape).expect("few cells");
            let mut seen = [vec![false; index.len()], vec![false; index.len()]];
            for board in (0..).map_while(|rank| Board::from_rank(shape, rank)) {
                let class = usize::from(Invariant::of(board).parity() == Parity::Odd);
                let seen = &mut seen[class][index.of(board.packed(), board.blank())];
                assert!(!std::mem::replace(seen, true), "{board}");
            }
            assert!(seen.concat().iter().all(|&seen| seen), "{shape}");
        }
    }
}
