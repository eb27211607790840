//! All boards that can reach a goal, level by level: how many lie at each depth, and which.
//!
//! Breadth-first search with two bits a board (R. E. Korf, "Minimizing Disk I/O in Two-Bit
//! Breadth-First Search", 2008), in memory. All boards whose tiles stand in the same order, the
//! blank left out, share a word, which has a bit for each cell of the blank. A move to the side
//! keeps the order, and shifts bits within the word; a move up or down carries one tile past
//! others, and leads to another word.

mod error;
mod order;

use std::iter;

use crate::puzzle::board::Board;
use crate::puzzle::parity::{Invariant, Parity};
use crate::puzzle::shape::{MAX_CELLS, Shape};
pub use error::SurveyError;
use order::{Order, Weights};

/// All boards that can reach a goal, one level at a time: those at the same depth, which is the
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
    grid: Grid,
    weights: Weights,
    /// By half the rank of the order of the tiles: the bits below [`SEEN`] are of the boards at
    /// this depth, those from there on of all that were found.
    words: Vec<u32>,
    /// The cells that the blank may be in at this depth: as on a chessboard, each move takes it to
    /// a cell of the other colour.
    colour: u32,
    depth: usize,
    count: u64,
    found: u64,
}

/// The first bit that says whether a board was found, in its word.
const SEEN: usize = MAX_CELLS;

impl Survey {
    /// The memory that a survey takes at most unless told otherwise: 2 GiB.
    pub const MEMORY: usize = 2 << 30;

    /// How many bytes a survey of such boards takes: 80 KB for 3×3, 80 MB for twelve cells, and
    /// from 12 GB on for more.
    #[must_use]
    pub fn memory(shape: Shape) -> u64 {
        orders(shape) * size_of::<u32>() as u64
    }

    /// A survey that stands at depth 0: the goal.
    ///
    /// # Errors
    ///
    /// [`SurveyError`] where it takes more than `memory` bytes, or the system has not so
    /// many.
    pub fn new(goal: Board, memory: usize) -> Result<Self, SurveyError> {
        let shape = goal.shape();
        let needed = Self::memory(shape);
        let mut words = Vec::new();
        let length = orders(shape) as usize;
        if needed > memory as u64 || words.try_reserve_exact(length).is_err() {
            return Err(SurveyError {
                shape,
                needed,
                allowed: memory,
            });
        }
        words.resize(length, 0);
        let weights = Weights::new(shape);
        let place = weights.half_rank(&Order::of(goal));
        words[place] = 1 << goal.blank() | 1 << (SEEN + goal.blank());
        Ok(Self {
            grid: Grid::new(goal),
            weights,
            words,
            colour: colour(shape, goal.blank()),
            depth: 0,
            count: 1,
            found: 1,
        })
    }

    /// How many boards can reach the goal: half of all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.words.len() as u64 * self.grid.shape.cells() as u64
    }

    /// How many boards were found so far: those at this depth and above.
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

    /// The boards of this level, in no order that means anything.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        let mut next = Order::first(self.grid.shape);
        self.words.iter().flat_map(move |&word| {
            let order = next;
            next.advance();
            cells(word & self.colour).map(move |blank| self.grid.board(order, blank))
        })
    }

    /// Goes on to the next level; false where there is none, and this is the deepest.
    pub fn deepen(&mut self) -> bool {
        if self.found == self.total() {
            return false;
        }
        self.count = self.expand();
        self.found += self.count;
        self.depth += 1;
        self.colour = !self.colour & ((1 << self.grid.shape.cells()) - 1);
        true
    }

    /// Finds the boards of the next level, and forgets which are in this one.
    fn expand(&mut self) -> u64 {
        let mut count = 0;
        let mut order = Order::first(self.grid.shape);
        for place in 0..self.words.len() {
            let front = self.words[place] & self.colour;
            if front != 0 {
                self.words[place] &= !front;
                count += self.find(place, self.grid.beside(front));
                count += self.expand_up_and_down(place, front, &mut order);
            }
            order.advance();
        }
        count
    }

    /// Finds what a move up or down leads to from the boards of a word.
    fn expand_up_and_down(&mut self, place: usize, front: u32, order: &mut Order) -> u64 {
        let width = self.grid.shape.width();
        let mut count = 0;
        for blank in cells(front) {
            order.complete(self.grid.is_odd(blank));
            // The tile below the blank goes up past the others between them; that above it, down.
            let below = blank + width;
            if below < self.grid.shape.cells() {
                let to = self
                    .weights
                    .after_carrying_left(place, order, below - 1, blank);
                count += self.find(to, 1 << below);
            }
            if let Some(above) = blank.checked_sub(width) {
                let to = self
                    .weights
                    .after_carrying_right(place, order, above, blank - 1);
                count += self.find(to, 1 << above);
            }
        }
        count
    }

    /// Puts boards into the next level that were not found before; how many those are.
    #[inline]
    fn find(&mut self, place: usize, cells: u32) -> u64 {
        let word = &mut self.words[place];
        let new = cells & !(*word >> SEEN);
        if new == 0 {
            return 0;
        }
        *word |= new | new << SEEN;
        new.count_ones().into()
    }
}

/// Where the blank may go, and what its cell says of the order of the tiles. Sets of cells are
/// bits.
#[derive(Clone, Copy, Debug)]
struct Grid {
    shape: Shape,
    first_column: u32,
    last_column: u32,
    /// Where the blank is while the number of inversions among the tiles is odd.
    odd: u32,
}

impl Grid {
    fn new(goal: Board) -> Self {
        let shape = goal.shape();
        let width = shape.width();
        let parity = Invariant::of(goal).parity();
        // The row counts where the width is even.
        let row = |cell| {
            if width.is_multiple_of(2) {
                cell / width
            } else {
                0
            }
        };
        Self {
            shape,
            first_column: set(shape, |cell| cell % width == 0),
            last_column: set(shape, |cell| cell % width == width - 1),
            odd: set(shape, |cell| Parity::of(row(cell)) != parity),
        }
    }

    /// The cells to the left and to the right of these.
    fn beside(self, cells: u32) -> u32 {
        (cells & !self.first_column) >> 1 | (cells & !self.last_column) << 1
    }

    /// Whether the number of inversions among the tiles is odd while the blank is there.
    fn is_odd(self, blank: usize) -> bool {
        self.odd >> blank & 1 == 1
    }

    fn board(self, mut order: Order, blank: usize) -> Board {
        order.complete(self.is_odd(blank));
        let tiles = order.packed();
        let before = (1 << (4 * blank)) - 1;
        Board::from_packed(self.shape, tiles & before | (tiles & !before) << 4)
    }
}

/// How many words there are: half of the orders of a board's tiles.
fn orders(shape: Shape) -> u64 {
    (3..shape.cells() as u64).product()
}

/// The cells of the same colour as that one, on a chessboard.
fn colour(shape: Shape, cell: usize) -> u32 {
    let colour = |cell| Parity::of(cell % shape.width() + cell / shape.width());
    set(shape, |other| colour(other) == colour(cell))
}

fn set(shape: Shape, holds: impl Fn(usize) -> bool) -> u32 {
    let cells = (0..shape.cells()).filter(|&cell| holds(cell));
    cells.fold(0, |set, cell| set | 1 << cell)
}

/// The cells of a set.
fn cells(mut set: u32) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}
