//! A sliding-tile puzzle of the tests' own, which shares no code with the library.
//!
//! Boards are labels row by row, 0 for the blank; moves are letters that name the way the blank
//! travels. Both test programs include this file; what only one of them needs is in the files beside
//! it.

use std::collections::HashMap;
use std::iter;

/// Columns and rows.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    pub width: usize,
    pub height: usize,
}

pub const fn grid(width: usize, height: usize) -> Grid {
    Grid { width, height }
}

impl Grid {
    pub fn cells(self) -> usize {
        self.width * self.height
    }

    /// The cell to which a move takes the blank; none if it would leave the board.
    pub fn target(self, blank: usize, letter: char) -> Option<usize> {
        let (column, row) = (blank % self.width, blank / self.width);
        match letter {
            'u' if row > 0 => Some(blank - self.width),
            'd' if row + 1 < self.height => Some(blank + self.width),
            'l' if column > 0 => Some(blank - 1),
            'r' if column + 1 < self.width => Some(blank + 1),
            _ => None,
        }
    }

    /// The board after a move; none if the blank would leave the board.
    pub fn slide(self, board: &[u8], letter: char) -> Option<Vec<u8>> {
        let blank = board.iter().position(|&label| label == 0)?;
        let mut next = board.to_vec();
        next.swap(blank, self.target(blank, letter)?);
        Some(next)
    }
}

/// The distances of boards from a goal: of all that can reach it, or of all within some moves.
pub struct Oracle {
    pub distances: HashMap<Vec<u8>, usize>,
}

impl Oracle {
    /// Finds the distances breadth-first from the goal.
    pub fn new(grid: Grid, goal: &[u8]) -> Self {
        Self::within(usize::MAX, grid, goal)
    }

    /// Finds the distances of the boards that are at most `reach` moves away.
    pub fn within(reach: usize, grid: Grid, goal: &[u8]) -> Self {
        let mut distances = HashMap::from([(goal.to_vec(), 0)]);
        let mut level = vec![goal.to_vec()];
        let mut depth = 0;
        while !level.is_empty() && depth < reach {
            depth += 1;
            let mut next_level = Vec::new();
            for board in level {
                for next in "udlr".chars().filter_map(|way| grid.slide(&board, way)) {
                    if !distances.contains_key(&next) {
                        distances.insert(next.clone(), depth);
                        next_level.push(next);
                    }
                }
            }
            level = next_level;
        }
        Self { distances }
    }

    /// The fewest moves to the goal; none if the board can't reach it, or is beyond `reach`.
    pub fn distance(&self, start: &[u8]) -> Option<usize> {
        self.distances.get(start).copied()
    }
}

/// 1 2 3 …, with the blank in the given cell.
pub fn counting_board(cells: u8, blank: usize) -> Vec<u8> {
    let mut board: Vec<u8> = (1..cells).collect();
    board.insert(blank, 0);
    board
}

/// Every board with this number of cells, in lexicographic order.
pub fn every_board(cells: u8) -> impl Iterator<Item = Vec<u8>> {
    let first: Vec<u8> = (0..cells).collect();
    iter::successors(Some(first), |board| next_permutation(board))
}

/// Narayana Pandita's step to the next permutation in lexicographic order.
fn next_permutation(labels: &[u8]) -> Option<Vec<u8>> {
    let mut next = labels.to_vec();
    let ascent = next.windows(2).rposition(|pair| pair[0] < pair[1])?;
    let larger = next.iter().rposition(|&label| label > next[ascent])?;
    next.swap(ascent, larger);
    next[ascent + 1..].reverse();
    Some(next)
}

/// G. Steele's and S. Vigna's `splitmix64`: the same boards for the same seed on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        // All bounds here are small: the 32 highest bits are enough.
        (bits >> 32) as usize % bound
    }

    pub fn board(&mut self, cells: u8) -> Vec<u8> {
        let mut board: Vec<u8> = (0..cells).collect();
        for unplaced in (2..=board.len()).rev() {
            board.swap(self.below(unplaced), unplaced - 1);
        }
        board
    }

    /// A board with the blank in the given cell.
    pub fn board_with_blank(&mut self, cells: u8, blank: usize) -> Vec<u8> {
        let mut board = self.board(cells);
        let at = board.iter().position(|&label| label == 0);
        board.swap(at.unwrap_or(blank), blank);
        board
    }
}
