//! The paths that the library must find.

use std::collections::HashSet;

use super::oracle::{Grid, Oracle};

impl Oracle {
    /// The canonical path: of all shortest paths the first in the order u < d < l < r.
    pub fn smallest_path(&self, grid: Grid, start: &[u8]) -> Option<String> {
        let mut board = start.to_vec();
        let mut path = String::new();
        for distance in (0..self.distance(start)?).rev() {
            let (letter, next) = "udlr"
                .chars()
                .filter_map(|letter| Some((letter, grid.slide(&board, letter)?)))
                .find(|(_, next)| self.distance(next) == Some(distance))?;
            path.push(letter);
            board = next;
        }
        Some(path)
    }

    /// The same for a start whose distance is not known: searches breadth-first from the start, each
    /// level in the order of its paths, up to the first board whose distance is known.
    pub fn smallest_path_from_afar(&self, grid: Grid, start: &[u8]) -> Option<String> {
        let mut seen = HashSet::from([start.to_vec()]);
        let mut level = vec![(start.to_vec(), String::new())];
        while !level.is_empty() {
            let known = |(board, path): &(Vec<u8>, String)| {
                Some(path.clone() + &self.smallest_path(grid, board)?)
            };
            if let Some(path) = level.iter().find_map(known) {
                return Some(path);
            }
            let mut next_level = Vec::new();
            for (board, path) in level {
                for letter in "udlr".chars() {
                    if let Some(next) = grid.slide(&board, letter)
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
