//! Moves carried out, and the boards of an oracle one by one.

use super::oracle::{Grid, Oracle};

impl Grid {
    /// The board after all moves of a path; none where the blank would leave the board.
    pub fn replay(self, start: &[u8], path: &str) -> Option<Vec<u8>> {
        path.chars()
            .try_fold(start.to_vec(), |board, letter| self.slide(&board, letter))
    }
}

impl Oracle {
    /// All boards whose distances are known, sorted.
    pub fn boards(&self) -> impl Iterator<Item = &[u8]> {
        let mut boards: Vec<&[u8]> = self.distances.keys().map(Vec::as_slice).collect();
        boards.sort_unstable();
        boards.into_iter()
    }
}
