//! The distances of all boards of a shape with up to twelve cells, in a byte a board.

use std::array;
use std::mem;

use super::oracle::Grid;

/// The distance of a board that can't reach the goal, or is not found yet.
const UNSEEN: u8 = u8::MAX;

/// The labels of up to sixteen cells. Cells beyond the board hold their own number.
type Labels = [u8; 16];

/// The distances of all boards that can reach a goal.
pub struct Distances {
    grid: Grid,
    /// By the number of the board.
    distances: Vec<u8>,
}

impl Distances {
    /// Finds the distances breadth-first from the goal.
    pub fn new(grid: Grid, goal: &[u8]) -> Self {
        let cells = grid.cells();
        assert!(cells == goal.len() && cells <= 12, "{grid:?}, {goal:?}");
        let mut distances = vec![UNSEEN; (1..=cells).product()];
        let mut next_level = vec![number(padded(goal), cells) as u32];
        distances[next_level[0] as usize] = 0;
        for distance in 1.. {
            // Sorted, a level takes half the time: see `number`.
            next_level.sort_unstable();
            let level = mem::take(&mut next_level);
            if level.is_empty() {
                break;
            }
            for at in level {
                for (_, next) in neighbours(grid, board(at as usize, cells)) {
                    let next = number(next, cells);
                    if distances[next] == UNSEEN {
                        distances[next] = distance;
                        next_level.push(next as u32);
                    }
                }
            }
        }
        Self { grid, distances }
    }

    /// The number of boards at each distance.
    pub fn counts(&self) -> Vec<usize> {
        let mut counts = vec![0; 1 + usize::from(UNSEEN)];
        for &distance in &self.distances {
            counts[usize::from(distance)] += 1;
        }
        counts.truncate(counts.iter().position(|&count| count == 0).unwrap_or(0));
        counts
    }

    /// The boards at the greatest distance.
    pub fn deepest(&self) -> impl Iterator<Item = Vec<u8>> {
        let (greatest, cells) = (self.counts().len() as u8 - 1, self.grid.cells());
        let all = self.distances.iter().enumerate();
        all.filter(move |&(_, &distance)| distance == greatest)
            .map(move |(at, _)| board(at, cells)[..cells].to_vec())
    }

    /// The canonical path: of all shortest paths the first in the order u < d < l < r; none if the
    /// board can't reach the goal.
    pub fn smallest_path(&self, start: &[u8]) -> Option<String> {
        let mut board = padded(start);
        let distance_of = |board| self.distances[number(board, self.grid.cells())];
        let distance = Some(distance_of(board)).filter(|&distance| distance != UNSEEN)?;
        let mut path = String::new();
        for distance in (0..distance).rev() {
            let mut nexts = neighbours(self.grid, board);
            let (letter, next) = nexts.find(|&(_, next)| distance_of(next) == distance)?;
            path.push(letter);
            board = next;
        }
        Some(path)
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

/// The number of a board among all with `cells` cells: the rank of the order of its tiles, then the
/// cell of the blank. A move changes few digits of the rank, so boards with close numbers have
/// neighbours with close numbers, and sorted levels make good use of the processor's caches.
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

/// The inverse of [`number`].
fn board(number: usize, cells: usize) -> Labels {
    let (mut number, blank) = (number / cells, number % cells);
    // How many smaller tiles come after each tile, from the last tile to the first.
    let smaller: [usize; 16] = array::from_fn(|later| {
        let digit = number % (later + 1);
        number /= later + 1;
        digit
    });
    let mut board = padded(&[]);
    // Four bits a tile, the smallest tile in the lowest bits.
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
