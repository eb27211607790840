//! How far all boards of a shape are from a goal, in two bits a board: enough for twelve cells.

use std::array;
use std::mem;

use super::oracle::Grid;

/// A board that can't reach the goal, or that has not yet been found.
const UNSEEN: u8 = 3;

/// The labels of up to sixteen cells; what lies beyond the board never changes, and is not blank.
type Labels = [u8; 16];

/// The distances of all boards that can reach a goal.
pub struct Distances {
    grid: Grid,
    goal: usize,
    /// The distance of each board, by its number, modulo 3. A move changes the distance by one, so
    /// the moves that lead nearer to the goal can be told from those that lead away.
    marks: Marks,
    counts: Vec<usize>,
    deepest: Vec<Vec<u8>>,
}

impl Distances {
    /// Finds the distances breadth-first, from the goal on.
    pub fn new(grid: Grid, goal: &[u8]) -> Self {
        let cells = grid.cells();
        assert!(cells == goal.len() && cells <= 12, "{grid:?}, {goal:?}");
        let goal = number(padded(goal), cells);
        let mut marks = Marks::unseen((1..=cells).product());
        marks.set(goal, 0);
        let (mut level, mut last) = (vec![goal as u32], Vec::new());
        let mut counts = Vec::new();
        while !level.is_empty() {
            counts.push(level.len());
            let mark = (counts.len() % 3) as u8;
            let mut next_level = Vec::new();
            for &at in &level {
                for (_, next) in neighbours(grid, board(at as usize, cells)) {
                    let next = number(next, cells);
                    if marks.get(next) == UNSEEN {
                        marks.set(next, mark);
                        next_level.push(next as u32);
                    }
                }
            }
            // Not needed, but twice as fast: see `number`.
            next_level.sort_unstable();
            last = mem::replace(&mut level, next_level);
        }
        let labels = |at| board(at as usize, cells)[..cells].to_vec();
        Self {
            grid,
            goal,
            marks,
            counts,
            deepest: last.into_iter().map(labels).collect(),
        }
    }

    /// How many boards are no, one, two … moves away.
    pub fn counts(&self) -> &[usize] {
        &self.counts
    }

    /// The boards that are as far away as any.
    pub fn deepest(&self) -> &[Vec<u8>] {
        &self.deepest
    }

    /// Of all shortest paths the first in the order u < d < l < r; none where no moves lead to the
    /// goal.
    pub fn smallest_path(&self, start: &[u8]) -> Option<String> {
        let mut board = padded(start);
        let mut mark = self.mark(board);
        if mark == UNSEEN {
            return None;
        }
        let mut path = String::new();
        while number(board, self.grid.cells()) != self.goal {
            mark = (mark + 2) % 3;
            let (letter, next) =
                neighbours(self.grid, board).find(|&(_, next)| self.mark(next) == mark)?;
            path.push(letter);
            board = next;
        }
        Some(path)
    }

    fn mark(&self, board: Labels) -> u8 {
        self.marks.get(number(board, self.grid.cells()))
    }
}

/// The boards one move away, each with the letter of the move.
fn neighbours(grid: Grid, board: Labels) -> impl Iterator<Item = (char, Labels)> {
    let blank = blank(board);
    "udlr".chars().filter_map(move |letter| {
        let mut next = board;
        next.swap(blank, grid.target(blank, letter)?);
        Some((letter, next))
    })
}

fn padded(labels: &[u8]) -> Labels {
    array::from_fn(|cell| labels.get(cell).copied().unwrap_or(cell as u8))
}

/// The number of a board among all of so many cells: the Cantor expansion of the tiles as they are
/// read, then the cell of the blank. A move carries a tile past few others, and what the rest add
/// to the number stays. So where boards are taken in order, their neighbours lie close together
/// too, and a large table is not waited for.
fn number(board: Labels, cells: usize) -> usize {
    let mut unplaced = (1_u32 << cells) - 2;
    let tiles = board[..cells].iter().filter(|&&label| label != 0);
    let number = tiles
        .zip((1..cells).rev())
        .fold(0, |number, (&tile, left)| {
            unplaced ^= 1 << tile;
            number * left + (unplaced & ((1 << tile) - 1)).count_ones() as usize
        });
    number * cells + blank(board)
}

/// The board that has that number.
fn board(number: usize, cells: usize) -> Labels {
    let (mut number, blank) = (number / cells, number % cells);
    // How many smaller tiles come after the one in each place, the last place first.
    let smaller: [usize; 16] = array::from_fn(|later| {
        let digit = number % (later + 1);
        number /= later + 1;
        digit
    });
    let mut board = padded(&[]);
    // Four bits a tile, the smallest lowest.
    let mut unplaced = 0x0fed_cba9_8765_4321_u64;
    for (place, &smaller) in smaller[..cells - 1].iter().rev().enumerate() {
        let cell = place + usize::from(place >= blank);
        let shift = 4 * smaller;
        let rest = unplaced >> shift;
        board[cell] = (rest & 0xf) as u8;
        unplaced = unplaced & ((1 << shift) - 1) | rest >> 4 << shift;
    }
    board[blank] = 0;
    board
}

fn blank(board: Labels) -> usize {
    board.iter().position(|&label| label == 0).unwrap_or(0)
}

/// A number from 0 to 3 for each board, four in a byte.
struct Marks(Vec<u8>);

impl Marks {
    fn unseen(boards: usize) -> Self {
        Self(vec![0xff; boards.div_ceil(4)])
    }

    fn get(&self, at: usize) -> u8 {
        self.0[at / 4] >> (2 * (at % 4)) & 3
    }

    fn set(&mut self, at: usize, mark: u8) {
        let shift = 2 * (at % 4);
        let byte = &mut self.0[at / 4];
        *byte = *byte & !(3 << shift) | mark << shift;
    }
}
