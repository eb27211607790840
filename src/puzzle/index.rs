//! A dense index of the boards that can reach one another, for shapes of up to nine cells.

use crate::puzzle::board::below_zero_nibble;
use crate::puzzle::shape::Shape;

/// The most tiles, and the length of the orders that the tables below rank.
const TILES: usize = 8;
/// Ranks of the fifth and sixth tile among the four that the first four leave.
const SECOND_RANKS: usize = 4 * 3;
/// Half of 8!: the orders of one parity.
const HALF_ORDERS: usize = 20_160;

/// Numbers the boards of one parity class from 0, without gaps.
///
/// The index is made of the blank's cell and of the Cantor expansion of the order in which the
/// tiles stand, the blank left out. The blank's cell settles which parity that order has, and the
/// last digit of the expansion says no more than this parity: so it is dropped, and half as many
/// numbers are enough. (With the blank ranked as a label, that would not work: two boards that
/// differ by one move in the last cells would share a number.)
#[derive(Clone, Copy, Debug)]
pub(crate) struct DenseIndex {
    cells: usize,
    length: usize,
    /// Bits by which the tiles move up, to make room for the numbers that all orders begin with.
    shift: u32,
    /// Those numbers, and what makes a tile's label its number.
    offset: u32,
}

impl DenseIndex {
    pub const MAX_CELLS: usize = TILES + 1;

    /// The index for boards of that shape; none where they have more than nine cells.
    pub fn new(shape: Shape) -> Option<Self> {
        let cells = shape.cells();
        // Orders of fewer tiles than eight begin with the numbers that they lack.
        let orders = (cells..=TILES).fold(HALF_ORDERS, |orders, tiles| orders / tiles);
        let missing = Self::MAX_CELLS.checked_sub(cells)? as u32;
        let shift = 4 * missing;
        // A tile's label t becomes t − 1 + missing.
        let labels = (ONES << shift).wrapping_mul(missing.wrapping_sub(1));
        let prefix = Order::ASCENDING.0 & ((1 << shift) - 1);
        Some(Self {
            cells,
            length: orders * cells,
            shift,
            offset: labels.wrapping_add(prefix),
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
    pub fn order(self, cells: u64) -> Order {
        self.order_around(cells, below_zero_nibble(cells))
    }

    /// The order of the tiles; the blank stands right above the bits `before`.
    #[inline]
    fn order_around(self, cells: u64, before: u64) -> Order {
        // At most eight tiles are left when the blank is taken out.
        let tiles = ((cells & before) | ((cells >> 4) & !before)) as u32;
        Order((tiles << self.shift).wrapping_add(self.offset))
    }

    /// The index of a board, given as half the rank of its order and the cell of its blank.
    #[inline]
    pub fn at(self, half_rank: usize, blank: usize) -> usize {
        self.cells * half_rank + blank
    }
}

/// The order in which a board's tiles stand, the blank left out.
///
/// Invariant: eight numbers from 0 to 7 of four bits each, each of them once, the first in the
/// lowest bits. Tile t of eight is the number t − 1. An order of fewer tiles is one of eight that
/// ends with theirs, and begins with the numbers that they lack, ascending: so its rank is as low
/// as theirs alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order(u32);

impl Order {
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

    #[inline]
    fn entries(self) -> (First, Second) {
        // Three bits a label are enough: two labels a byte, then four in twelve bits.
        let pairs = (self.0 & 0x0707_0707) | ((self.0 & 0x7070_7070) >> 1);
        let first = FIRST[((pairs & 0x3f) | ((pairs >> 2) & 0xfc0)) as usize];
        let second = (usize::from(first.remaining) << 6) | ((pairs >> 16) & 0x3f) as usize;
        (first, SECOND[second])
    }

    /// This order with each number replaced by its place in `goal`.
    #[inline]
    #[must_use]
    pub fn relative_to(self, goal: Order) -> Self {
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

    /// Four times the number at a place: where what belongs to the number stands in a word.
    #[inline]
    fn shift_at(self, place: u32) -> u32 {
        let number = if place == 0 {
            self.0 << 2
        } else {
            self.0 >> (4 * place - 2)
        };
        number & 0x1c
    }

    /// The order after a tile has gone from place `from` to place `from` + `past`.
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

    /// The numbers at `from` to `from` + `past`, moved to the lowest bits, and all the others.
    fn run(self, from: usize, past: usize) -> (u32, u32) {
        let mask = ((1 << (4 * past + 4)) - 1) << (4 * from);
        ((self.0 & mask) >> (4 * from), self.0 & !mask)
    }
}

const ONES: u32 = 0x1111_1111;

/// What the first four tiles of an order say.
#[derive(Clone, Copy)]
struct First {
    /// Half the rank of the lowest order that begins with them.
    half_rank: u16,
    /// The number of the set of labels that they leave.
    remaining: u8,
    /// Whether an odd number of inversions begins among them.
    odd: bool,
}

/// What the next two tiles say, knowing which labels are left for them.
#[derive(Clone, Copy)]
struct Second {
    /// What they add to half the rank.
    half_rank: u8,
    /// Whether an odd number of inversions begins with them.
    odd: bool,
}

/// How many sets of four labels there are among eight.
const SETS: usize = 70;

static FIRST: [First; 1 << 12] = first();
static SECOND: [Second; SETS << 6] = second();

const fn first() -> [First; 1 << 12] {
    let sets = set_numbers();
    let mut table = [First {
        half_rank: 0,
        remaining: 0,
        odd: false,
    }; 1 << 12];
    let mut key = 0;
    while key < table.len() {
        let mut unused = 0xff_usize;
        let (mut rank, mut inversions) = (0, 0);
        let mut place = 0;
        while place < 4 {
            let label = (key >> (3 * place)) & 7;
            rank = rank * (TILES - place) + digit(unused, label);
            inversions += digit(unused, label);
            unused &= !(1 << label);
            place += 1;
        }
        // Keys that repeat a label leave more than four, and are never looked up.
        if unused.count_ones() == 4 {
            table[key] = First {
                half_rank: (rank * SECOND_RANKS) as u16,
                remaining: sets[unused],
                odd: inversions % 2 == 1,
            };
        }
        key += 1;
    }
    table
}

const fn second() -> [Second; SETS << 6] {
    let sets = set_numbers();
    let mut table = [Second {
        half_rank: 0,
        odd: false,
    }; SETS << 6];
    let mut set = 0;
    while set < sets.len() {
        let mut key = 0;
        while set.count_ones() == 4 && key < 1 << 6 {
            let (fifth, sixth) = (key & 7, key >> 3);
            let digits = (digit(set, fifth), digit(set & !(1 << fifth), sixth));
            table[((sets[set] as usize) << 6) | key] = Second {
                half_rank: (digits.0 * 3 + digits.1) as u8,
                odd: (digits.0 + digits.1) % 2 == 1,
            };
            key += 1;
        }
        set += 1;
    }
    table
}

/// How many labels of a set, given as bits, are smaller than `label`.
const fn digit(set: usize, label: usize) -> usize {
    (set & ((1 << label) - 1)).count_ones() as usize
}

/// Numbers the sets of four labels, given as bits, from 0.
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
    use crate::puzzle::board::Board;
    use crate::puzzle::goal::Goal;
    use crate::puzzle::pair::Pair;
    use crate::puzzle::parity::is_solvable;

    #[test]
    fn every_board_of_a_parity_class_has_its_own_index_and_no_index_is_left_over() {
        for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
            let shape = Shape::new(width, height).expect("a shape");
            let index = DenseIndex::new(shape).expect("few cells");
            for goal in [Goal::Standard.board(shape), swapped(shape)] {
                let mut seen = vec![false; index.len()];
                let boards = (0..).map_while(|rank| Board::from_rank(shape, rank));
                for start in boards {
                    if is_solvable(Pair::new(start, goal).expect("one shape")) {
                        let at = index.of(start.packed(), start.blank());
                        assert!(!std::mem::replace(&mut seen[at], true), "{start}");
                    }
                }
                assert!(seen.iter().all(|&seen| seen), "{shape}");
            }
        }
    }

    /// The standard goal with two tiles exchanged, which can't be reached from it.
    fn swapped(shape: Shape) -> Board {
        let mut labels: Vec<u8> = Goal::Standard.board(shape).labels().collect();
        labels.swap(0, 1);
        Board::new(shape, &labels).expect("a board")
    }

    #[test]
    fn larger_shapes_have_no_dense_index() {
        assert!(DenseIndex::new(Shape::new(5, 2).expect("a shape")).is_none());
    }
}
