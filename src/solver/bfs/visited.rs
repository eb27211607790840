//! The boards that a search has seen, and how it reached them.

use crate::puzzle::index::DenseIndex;
use crate::puzzle::moves::Move;

/// A side of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the start on.
    Forward,
    /// From the goal back.
    Backward,
}

/// What a search knows of a board: nothing, or which side has seen it, on which level, and a
/// pointer.
///
/// The pointer of a forward board is the move that led to it; that of a backward board is the move
/// that leads on from it, one level nearer to the goal. Of the level only bit 1 is kept: levels that
/// are compared differ by 0 or 2, so it tells them apart.
///
/// Invariant: 0 is unseen. Else bit 0 is set, bit 1 is the side, bits 2 and 3 are the pointer, and
/// bit 4 is the bit of the level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(u8);

impl Mark {
    pub fn new(side: Side, level: usize, pointer: Move) -> Self {
        let level = ((level >> 1) & 1) as u8;
        Self(1 | (side as u8) << 1 | (pointer as u8) << 2 | level << 4)
    }

    pub fn side(self) -> Option<Side> {
        match self.0 & 0b11 {
            0b01 => Some(Side::Forward),
            0b11 => Some(Side::Backward),
            _ => None,
        }
    }

    /// The pointer; meaningless for an unseen board.
    pub fn pointer(self) -> Move {
        Move::ALL[usize::from((self.0 >> 2) & 0b11)]
    }

    /// Whether both have the same side and level.
    pub fn is_of_level(self, other: Mark) -> bool {
        (self.0 ^ other.0) & 0b1_0011 == 0
    }

    /// The mark of a seen board in four bits.
    fn pack(self) -> u8 {
        self.0 >> 1
    }

    fn unpack(bits: u8) -> Self {
        Self(bits << 1 | 1)
    }
}

/// A mark for each board; unseen at first. Boards are given as their packed cells and the cell of
/// the blank.
pub trait Visited {
    /// Makes room for `boards` more boards. Returns false if that would take more memory than
    /// allowed, while the caller uses `others` bytes.
    fn reserve(&mut self, boards: usize, others: usize) -> bool;

    /// Where the mark of a board is or belongs. Valid until the next reservation, and for an unseen
    /// board until another board is marked.
    fn slot(&self, cells: u64, blank: usize) -> usize;

    fn mark(&self, slot: usize) -> Mark;

    /// Marks the board that the slot belongs to.
    fn set(&mut self, slot: usize, cells: u64, mark: Mark);
}

/// One byte for every board of the goal's parity.
pub struct Dense {
    index: DenseIndex,
    marks: Vec<Mark>,
}

impl Dense {
    pub fn new(index: DenseIndex) -> Self {
        Self {
            index,
            marks: vec![Mark::default(); index.len()],
        }
    }
}

impl Visited for Dense {
    #[inline]
    fn reserve(&mut self, _boards: usize, _others: usize) -> bool {
        true
    }

    #[inline]
    fn slot(&self, cells: u64, blank: usize) -> usize {
        self.index.of(cells, blank)
    }

    #[inline]
    fn mark(&self, slot: usize) -> Mark {
        self.marks[slot]
    }

    #[inline]
    fn set(&mut self, slot: usize, _cells: u64, mark: Mark) {
        self.marks[slot] = mark;
    }
}

/// A hash table of the boards seen, one word each, with open addressing and linear probing.
///
/// Invariant: a word is 0, or has the board's first fifteen cells, which determine the sixteenth,
/// and in its four highest bits the packed mark. At most three quarters of the words are in use. The
/// number of words is a power of two.
pub struct Hashed {
    words: Vec<u64>,
    used: usize,
    /// The most bytes that the search may use.
    memory: usize,
}

/// The bits of a word that hold cells.
const CELLS: u64 = u64::MAX >> 4;
/// The words of a new table.
const FEWEST: usize = 1 << 12;

impl Hashed {
    /// A table for a search that may use `memory` bytes.
    pub fn new(memory: usize) -> Self {
        Self {
            words: vec![0; FEWEST],
            used: 0,
            memory,
        }
    }

    /// The slot of a board among `words`.
    #[inline]
    fn find(words: &[u64], cells: u64) -> usize {
        let cells = cells & CELLS;
        let mask = words.len() - 1;
        // Fibonacci hashing (D. Knuth, 1973): multiply by the golden ratio, take high bits.
        let hash = cells.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let mut slot = hash as usize & mask;
        while words[slot] != 0 && words[slot] & CELLS != cells {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn double(&mut self) {
        let mut words = vec![0; 2 * self.words.len()];
        for &word in self.words.iter().filter(|&&word| word != 0) {
            let slot = Self::find(&words, word);
            words[slot] = word;
        }
        self.words = words;
    }
}

impl Visited for Hashed {
    fn reserve(&mut self, boards: usize, others: usize) -> bool {
        while 4 * (self.used + boards) > 3 * self.words.len() {
            // The old table and the new one, twice as large, exist at the same time.
            if others + 3 * size_of_val(self.words.as_slice()) > self.memory {
                return false;
            }
            self.double();
        }
        true
    }

    #[inline]
    fn slot(&self, cells: u64, _blank: usize) -> usize {
        Self::find(&self.words, cells)
    }

    #[inline]
    fn mark(&self, slot: usize) -> Mark {
        match self.words[slot] {
            0 => Mark::default(),
            word => Mark::unpack((word >> 60) as u8),
        }
    }

    #[inline]
    fn set(&mut self, slot: usize, cells: u64, mark: Mark) {
        self.used += usize::from(self.words[slot] == 0);
        self.words[slot] = (cells & CELLS) | u64::from(mark.pack()) << 60;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::board::Board;
    use crate::puzzle::shape::Shape;

    #[test]
    fn a_hash_table_keeps_the_marks_of_all_boards_as_it_grows() {
        let shape = Shape::new(4, 4).expect("a shape");
        let boards = || (0..50_000).filter_map(|rank| Board::from_rank(shape, rank * 1_234_567));
        let mark = |board: Board| {
            let side = if board.label(0).is_multiple_of(2) {
                Side::Forward
            } else {
                Side::Backward
            };
            Mark::new(
                side,
                board.label(1).into(),
                Move::ALL[usize::from(board.label(2) % 4)],
            )
        };
        let mut visited = Hashed::new(usize::MAX);
        for board in boards() {
            assert!(visited.reserve(1, 0));
            let slot = visited.slot(board.packed(), board.blank());
            assert_eq!(visited.mark(slot).side(), None, "{board}");
            visited.set(slot, board.packed(), mark(board));
        }
        for board in boards() {
            let slot = visited.slot(board.packed(), board.blank());
            assert_eq!(visited.mark(slot), mark(board), "{board}");
        }
    }

    /// 4096 words take 32 KiB, and hold 3072 boards; to double takes 96 KiB.
    #[test]
    fn a_hash_table_doubles_where_the_old_and_the_new_one_fit_into_memory() {
        assert!(Hashed::new(0).reserve(3_072, 0));
        assert!(Hashed::new(96 << 10).reserve(3_073, 0));
        assert!(Hashed::new(96 << 10).reserve(6_144, 0));
        assert!(!Hashed::new((96 << 10) - 1).reserve(3_073, 0));
        assert!(!Hashed::new(96 << 10).reserve(3_073, 1));
        assert!(!Hashed::new(96 << 10).reserve(6_145, 0));
    }
}
