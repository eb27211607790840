//! What the tests check the library against: a puzzle of their own, which takes nothing from it.
//!
//! Boards are labels row by row, 0 the blank; moves are letters, the way the blank travels.

#![allow(dead_code, reason = "no test file uses all of it")]

pub mod distances;

use std::collections::{HashMap, HashSet};
use std::iter;

/// Columns and rows.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    pub width: usize,
    pub height: usize,
}

impl Grid {
    pub fn cells(self) -> usize {
        self.width * self.height
    }

    /// Where a move takes the blank; none where it would leave the board.
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

    /// The board after a move; none where the blank would leave the board.
    pub fn slide(self, board: &[u8], letter: char) -> Option<Vec<u8>> {
        let blank = board.iter().position(|&label| label == 0)?;
        let mut next = board.to_vec();
        next.swap(blank, self.target(blank, letter)?);
        Some(next)
    }

    /// The board after all moves of a path; none where the blank would leave the board.
    pub fn replay(self, start: &[u8], path: &str) -> Option<Vec<u8>> {
        path.chars()
            .try_fold(start.to_vec(), |board, letter| self.slide(&board, letter))
    }
}

/// How far every board that can reach a goal is from it.
pub struct Oracle {
    grid: Grid,
    distances: HashMap<Vec<u8>, usize>,
}

impl Oracle {
    /// Finds the distances breadth-first, from the goal on.
    pub fn new(grid: Grid, goal: &[u8]) -> Self {
        Self::within(usize::MAX, grid, goal)
    }

    /// Finds the distances of those boards that are at most so far away.
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
        Self { grid, distances }
    }

    /// The fewest moves; none where no moves lead to the goal.
    pub fn distance(&self, start: &[u8]) -> Option<usize> {
        self.distances.get(start).copied()
    }

    /// All boards that it knows, sorted.
    pub fn boards(&self) -> impl Iterator<Item = &[u8]> {
        let mut boards: Vec<&[u8]> = self.distances.keys().map(Vec::as_slice).collect();
        boards.sort_unstable();
        boards.into_iter()
    }

    /// Of all shortest paths the first in the order u < d < l < r.
    pub fn smallest_path(&self, start: &[u8]) -> Option<String> {
        let mut board = start.to_vec();
        let mut path = String::new();
        for distance in (0..self.distance(start)?).rev() {
            let (letter, next) = "udlr"
                .chars()
                .filter_map(|letter| Some((letter, self.grid.slide(&board, letter)?)))
                .find(|(_, next)| self.distance(next) == Some(distance))?;
            path.push(letter);
            board = next;
        }
        Some(path)
    }

    /// The same for a board that is further away than this oracle reaches: level after level from
    /// the start, in the order of their smallest paths, to the first board that it knows.
    pub fn smallest_path_from_afar(&self, start: &[u8]) -> Option<String> {
        let mut seen = HashSet::from([start.to_vec()]);
        let mut level = vec![(start.to_vec(), String::new())];
        while !level.is_empty() {
            let known = |(board, path): &(Vec<u8>, String)| {
                Some(path.clone() + &self.smallest_path(board)?)
            };
            if let Some(path) = level.iter().find_map(known) {
                return Some(path);
            }
            let mut next_level = Vec::new();
            for (board, path) in level {
                for letter in "udlr".chars() {
                    if let Some(next) = self.grid.slide(&board, letter)
                        && seen.insert(next.clone())
                    {
                        next_level.push((next, format!("{path}{letter}")));
                    }
                }
            }
            level = next_level;
        }
        None
    }
}

/// Every shape that a board may have.
pub fn every_grid() -> impl Iterator<Item = Grid> {
    (2..=8)
        .flat_map(|width| (2..=8).map(move |height| Grid { width, height }))
        .filter(|grid| grid.cells() <= 16)
}

/// 1 2 3 …, with the blank in the given cell.
pub fn counting_board(cells: u8, blank: usize) -> Vec<u8> {
    let mut board: Vec<u8> = (1..cells).collect();
    board.insert(blank, 0);
    board
}

/// Every board of so many cells, in lexicographic order.
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

/// G. Steele's and S. Vigna's `splitmix64`: the same boards for the same seed, everywhere.
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

    /// A board with the blank in that cell.
    pub fn board_with_blank(&mut self, cells: u8, blank: usize) -> Vec<u8> {
        let mut board = self.board(cells);
        let at = board.iter().position(|&label| label == 0);
        board.swap(at.unwrap_or(blank), blank);
        board
    }
}
