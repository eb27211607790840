//! All boards that can reach a goal, level by level: how many lie at each depth, and which.
//!
//! Breadth-first search with two bits a board (R. E. Korf, "Minimizing Disk I/O in Two-Bit
//! Breadth-First Search", 2008), in memory. All boards whose tiles stand in the same order, the
//! blank left out, share a word, with two bits for each cell of the blank. A move to the side
//! keeps the order, and shifts bits within the word. A move up or down carries one tile past
//! others, and leads to another word.

mod error;
mod lehmer;

use crate::puzzle::cells::{CellSet, Neighbours, cells_of, cells_where, dark_cells};
use crate::puzzle::parity::counted_row;
use crate::puzzle::rank::factorial;
use crate::puzzle::{Board, Invariant, MAX_CELLS, Parity, Shape};
pub use error::SurveyError;
use lehmer::{LehmerCode, Weights};

/// All boards that can reach a goal, one level at a time. A level is the boards of one depth: the
/// fewest moves between them and the goal.
///
/// ```
/// use npuzzle::{Goal, Shape, Survey};
///
/// let goal = Goal::Standard.board(Shape::EIGHT_PUZZLE);
/// let mut survey = Survey::new(goal, Survey::MEMORY)?;
/// let mut counts = vec![survey.count()];
/// while survey.deepen() {
///     counts.push(survey.count());
/// }
/// assert_eq!(counts[..5], [1, 2, 4, 8, 16]);
/// assert_eq!(survey.depth(), 31);
/// let mut deepest: Vec<String> = survey.boards().map(|board| board.to_string()).collect();
/// deepest.sort();
/// assert_eq!(deepest, ["64785.321", "8672543.1"]);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Survey {
    shape: Shape,
    neighbours: Neighbours,
    /// The cells of the blank for which the tiles have an odd number of inversions, by the parity
    /// rule.
    odd: CellSet,
    weights: Weights,
    /// By half the rank of the order of the tiles: the bits below [`SEEN`] stand for the boards of
    /// this level, those from there on for all boards that were found.
    words: Vec<u32>,
    /// The cells that the blank may be in at this depth: as on a chessboard, each move takes it to
    /// a cell of the other colour.
    colour: CellSet,
    depth: usize,
    count: u64,
    found: u64,
}

/// The first bit of a word that says whether a board was found.
const SEEN: usize = MAX_CELLS;

impl Survey {
    /// The default for the most memory that a survey may take: 2 GiB.
    pub const MEMORY: usize = 2 << 30;

    /// How many bytes a survey of such boards takes: 80 KB for 3×3, 80 MB for twelve cells, and
    /// from 12 GB on for more.
    #[must_use]
    pub fn memory(shape: Shape) -> u64 {
        half_orders(shape) * size_of::<u32>() as u64
    }

    /// A survey at depth 0, whose only board is the goal.
    ///
    /// # Errors
    ///
    /// [`SurveyError`] where it takes more than `memory` bytes, or more than the system has.
    pub fn new(goal: Board, memory: usize) -> Result<Self, SurveyError> {
        let shape = goal.shape();
        let needed = Self::memory(shape);
        let mut words = Vec::new();
        let length = half_orders(shape) as usize;
        if needed > memory as u64 || words.try_reserve_exact(length).is_err() {
            return Err(SurveyError {
                shape,
                needed,
                allowed: memory,
            });
        }
        words.resize(length, 0);
        let weights = Weights::new(shape);
        let index = weights.half_rank(&LehmerCode::of(goal));
        words[index] = 1 << goal.blank() | 1 << (SEEN + goal.blank());
        let parity = Invariant::of(goal).parity();
        let row_parity = |cell| Parity::of(counted_row(shape, cell).unwrap_or(0));
        let neighbours = Neighbours::new(shape);
        let dark = dark_cells(shape);
        let is_dark = dark >> goal.blank() & 1 == 1;
        Ok(Self {
            shape,
            neighbours,
            odd: cells_where(shape, |cell| row_parity(cell) != parity),
            weights,
            words,
            colour: if is_dark { dark } else { neighbours.of(dark) },
            depth: 0,
            count: 1,
            found: 1,
        })
    }

    /// How many boards can reach the goal: half of all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.words.len() as u64 * self.shape.cells() as u64
    }

    /// How many boards were found so far, in this level and all above it.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The depth of this level.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// How many boards are in this level.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The boards of this level, in no particular order.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        let mut next = LehmerCode::first(self.shape);
        self.words.iter().flat_map(move |&word| {
            let code = next;
            next.advance();
            let blanks = word as CellSet & self.colour;
            cells_of(blanks).map(move |blank| self.board(code, blank))
        })
    }

    /// Goes on to the next level; false where this one is the deepest.
    pub fn deepen(&mut self) -> bool {
        if self.found == self.total() {
            return false;
        }
        self.count = self.expand();
        self.found += self.count;
        self.depth += 1;
        self.colour = self.neighbours.of(self.colour);
        true
    }

    /// Finds the boards of the next level, removes those of this one, and returns how many it found.
    fn expand(&mut self) -> u64 {
        let mut count = 0;
        let mut code = LehmerCode::first(self.shape);
        for index in 0..self.words.len() {
            let blanks = self.words[index] as CellSet & self.colour;
            if blanks != 0 {
                self.words[index] &= !u32::from(blanks);
                count += self.find(index, self.neighbours.beside(blanks));
                count += self.expand_up_and_down(index, blanks, &mut code);
            }
            code.advance();
        }
        count
    }

    /// Finds what a move up or down leads to from the boards of a word, given by their blanks.
    fn expand_up_and_down(&mut self, index: usize, blanks: CellSet, code: &mut LehmerCode) -> u64 {
        let (width, cells) = (self.shape.width(), self.shape.cells());
        let mut count = 0;
        for blank in cells_of(blanks) {
            code.complete(self.is_odd(blank));
            // The tile below the blank moves up, before the W−1 tiles between the two cells; the one
            // above it moves down, behind them. Places count the tiles alone.
            let below = blank + width;
            if below < cells {
                let to = self.weights.after_carrying(index, code, below - 1, blank);
                count += self.find(to, 1 << below);
            }
            if let Some(above) = blank.checked_sub(width) {
                let to = self.weights.after_carrying(index, code, above, blank - 1);
                count += self.find(to, 1 << above);
            }
        }
        count
    }

    /// Adds boards to the next level, given by their blanks, unless they were found before; returns
    /// how many were not.
    #[inline]
    fn find(&mut self, index: usize, blanks: CellSet) -> u64 {
        let word = &mut self.words[index];
        let new = u32::from(blanks) & !(*word >> SEEN);
        if new == 0 {
            return 0;
        }
        *word |= new | new << SEEN;
        new.count_ones().into()
    }

    /// Whether the tiles have an odd number of inversions while the blank is in that cell.
    fn is_odd(&self, blank: usize) -> bool {
        self.odd >> blank & 1 == 1
    }

    /// The board with the blank in that cell and the tiles in the order that begins like `code`.
    fn board(&self, mut code: LehmerCode, blank: usize) -> Board {
        code.complete(self.is_odd(blank));
        let tiles = code.tiles();
        let before = (1 << (4 * blank)) - 1;
        Board::from_packed(self.shape, tiles & before | (tiles & !before) << 4)
    }
}

/// Half the number of orders of a board's tiles: how many words there are.
fn half_orders(shape: Shape) -> u64 {
    factorial(shape.cells() - 1) / 2
}
