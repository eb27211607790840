//! A dense index of the boards that can reach one another, for shapes of up to nine cells.

use crate::shape::Shape;

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
///
/// The expansion is read off two tables, for the first four tiles and for the next two. An order
/// of fewer than eight tiles is ranked as one of eight that begins with the lowest labels.
#[derive(Clone, Copy, Debug)]
pub(super) struct DenseIndex {
    /// Bits by which the order moves up, to make room for labels that all orders begin with.
    shift: u32,
    /// Those labels, and what brings a tile's label into 0 … 7.
    offset: u32,
    cells: usize,
}

impl DenseIndex {
    pub const MAX_CELLS: usize = TILES + 1;

    /// The index for boards of that shape; none where they have more than nine cells.
    pub fn new(shape: Shape) -> Option<Self> {
        let missing = Self::MAX_CELLS.checked_sub(shape.cells())? as u32;
        let shift = 4 * missing;
        let prefix = 0x7654_3210 & ((1_u32 << shift) - 1);
        let tiles = 0x1111_1111_u32 << shift;
        // A tile's label t becomes t − 1 + missing.
        let offset = prefix
            .wrapping_add(tiles.wrapping_mul(missing))
            .wrapping_sub(tiles);
        Some(Self {
            shift,
            offset,
            cells: shape.cells(),
        })
    }

    /// One more than the largest index.
    pub fn len(self) -> usize {
        let mut orders = HALF_ORDERS;
        for tiles in self.cells..=TILES {
            orders /= tiles;
        }
        orders * self.cells
    }

    /// The index of a board, given as its packed cells and the cell of its blank.
    #[inline]
    pub fn of(self, cells: u64, blank: usize) -> usize {
        let before = (1_u64 << (4 * blank)) - 1;
        // At most eight tiles: the order fits 32 bits.
        let order = ((cells & before) | ((cells >> 4) & !before)) as u32;
        let order = (order << self.shift).wrapping_add(self.offset);
        self.cells * half_rank(order) + blank
    }
}

/// Half the rank of an order of the labels 0 … 7, four bits each, the first the lowest.
#[inline]
fn half_rank(order: u32) -> usize {
    // Three bits a label are enough: two labels a byte, then four in twelve bits.
    let pairs = (order & 0x0707_0707) | ((order & 0x7070_7070) >> 1);
    let first = (pairs & 0x3f) | ((pairs >> 2) & 0xfc0);
    let entry = FIRST[first as usize];
    let second = (pairs >> 16) & 0x3f;
    let within = SECOND[(usize::from(entry.remaining) << 6) | second as usize];
    usize::from(entry.half_rank) + usize::from(within)
}

/// What the first four tiles say.
#[derive(Clone, Copy)]
struct First {
    /// Half the rank of the lowest order that begins with them.
    half_rank: u16,
    /// The number of the set of labels that they leave.
    remaining: u8,
}

/// How many sets of four labels there are among eight.
const SETS: usize = 70;

static FIRST: [First; 1 << 12] = first();
static SECOND: [u8; SETS << 6] = second();

const fn first() -> [First; 1 << 12] {
    let sets = set_numbers();
    let mut table = [First {
        half_rank: 0,
        remaining: 0,
    }; 1 << 12];
    let mut key = 0;
    while key < table.len() {
        let mut unused = 0xff_usize;
        let mut rank = 0;
        let mut place = 0;
        while place < 4 {
            let label = (key >> (3 * place)) & 7;
            rank = rank * (TILES - place) + digit(unused, label);
            unused &= !(1 << label);
            place += 1;
        }
        // Keys that repeat a label leave more than four, and are never looked up.
        if unused.count_ones() == 4 {
            table[key] = First {
                half_rank: (rank * SECOND_RANKS) as u16,
                remaining: sets[unused],
            };
        }
        key += 1;
    }
    table
}

const fn second() -> [u8; SETS << 6] {
    let sets = set_numbers();
    let mut table = [0; SETS << 6];
    let mut set = 0;
    while set < sets.len() {
        let mut key = 0;
        while set.count_ones() == 4 && key < 1 << 6 {
            let (fifth, sixth) = (key & 7, key >> 3);
            let rank = digit(set, fifth) * 3 + digit(set & !(1 << fifth), sixth);
            table[((sets[set] as usize) << 6) | key] = rank as u8;
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
    use crate::board::Board;
    use crate::goal::Goal;
    use crate::pair::Pair;
    use crate::solvability::is_solvable;

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
