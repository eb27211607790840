//! What a search has seen, and from where.

use crate::puzzle::moves::Move;

use crate::puzzle::index::DenseIndex;

/// Which end of the search has seen a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) enum Side {
    /// From the start on.
    Forward,
    /// From the goal back.
    Backward,
}

/// What is known of a board: nothing, or which side has seen it, at which level, and its pointer.
///
/// The pointer of a forward board is the move that led to it; that of a backward board is the
/// move that leads from it one level nearer to the goal. Only the last bit but one of the level
/// is kept: neighbours' levels differ by one, so it is enough to tell a board one level up from
/// one a level down.
///
/// Invariant: 0 is unseen; else bit 0 is set, bit 1 is the side, bits 2 and 3 are the move, and
/// bit 4 comes from the level. So four bits say all about a board that is known to be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::solver) struct Mark(u8);

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

    /// The pointer; that of an unseen board means nothing.
    pub fn pointer(self) -> Move {
        Move::ALL[usize::from((self.0 >> 2) & 0b11)]
    }

    /// What remains to be said of a board that was seen, in four bits.
    fn pack(self) -> u8 {
        self.0 >> 1
    }

    fn unpack(bits: u8, seen: bool) -> Self {
        Self(if seen { bits << 1 | 1 } else { 0 })
    }

    /// Whether both are of the same side and level.
    pub fn is_beside(self, other: Mark) -> bool {
        (self.0 ^ other.0) & 0b1_0011 == 0
    }
}

/// A search's memory: a mark for each board, unseen at first.
///
/// Boards are given as their packed cells and the cell of their blank.
pub(in crate::solver) trait Visited {
    /// Makes room for that many more boards; false where that would take more memory than allowed,
    /// `others` bytes being used by the caller.
    fn reserve(&mut self, boards: usize, others: usize) -> bool;

    /// Where the mark of a board is, or would be. Holds until the next reservation, and for a
    /// board that is unseen until another is marked.
    fn slot(&self, cells: u64, blank: usize) -> usize;

    /// The mark of the board to which the slot belongs.
    fn mark(&self, slot: usize) -> Mark;

    /// Marks a board in its slot.
    fn set(&mut self, slot: usize, cells: u64, mark: Mark);
}

/// One byte for every board that the goal can be reached from.
pub(in crate::solver) struct Dense {
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

/// The boards seen and no others: a hash table with open addressing and linear probing, a word a
/// board.
///
/// Invariant: a word is 0, or the mark in its four highest bits and the board's first fifteen
/// cells, which tell the sixteenth, in the others. At most three quarters of the words are taken.
pub(in crate::solver) struct Hashed {
    words: Vec<u64>,
    taken: usize,
    /// The most bytes that the search may use.
    memory: usize,
}

/// The bits of a word that hold cells.
const CELLS: u64 = u64::MAX >> 4;
/// The fewest words, a power of two.
const FEWEST: usize = 1 << 12;

impl Hashed {
    /// A table of a search that may use so many bytes.
    pub fn new(memory: usize) -> Self {
        Self {
            words: vec![0; FEWEST],
            taken: 0,
            memory,
        }
    }

    /// The slot of a board in so many words.
    #[inline]
    fn find(words: &[u64], cells: u64) -> usize {
        let cells = cells & CELLS;
        let mask = words.len() - 1;
        // D. Knuth, 1973: multiply by the golden ratio, take the highest bits.
        let hash = cells.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let mut slot = hash as usize & mask;
        while words[slot] != 0 && words[slot] & CELLS != cells {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
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
        while 4 * (self.taken + boards) > 3 * self.words.len() {
            // While it grows the old table and the new one, twice as large, are both there.
            if others + 3 * size_of_val(self.words.as_slice()) > self.memory {
                return false;
            }
            self.grow();
        }
        true
    }

    #[inline]
    fn slot(&self, cells: u64, _blank: usize) -> usize {
        Self::find(&self.words, cells)
    }

    #[inline]
    fn mark(&self, slot: usize) -> Mark {
        Mark::unpack((self.words[slot] >> 60) as u8, self.words[slot] != 0)
    }

    #[inline]
    fn set(&mut self, slot: usize, cells: u64, mark: Mark) {
        self.taken += usize::from(self.words[slot] == 0);
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

    #[test]
    fn a_hash_table_grows_no_larger_than_it_may() {
        let mut visited = Hashed::new(1 << 20);
        assert!(visited.reserve(10_000, 0));
        assert!(!visited.reserve(20_000, 1 << 20));
        assert!(!visited.reserve(1_000_000, 0));
    }
}
