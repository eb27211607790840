//! Paths: what a string of moves does to a board.

use std::ops::Deref;

use super::board::Board;
use super::moves::Move;
use super::pair::Pair;

/// A string of moves.
///
/// ```
/// use npuzzle::{Board, Path};
///
/// let path: Path = "rdr".parse()?;
/// let start: Board = "1 2 3 / x 4 6 / 7 5 8".parse()?;
/// let goal = path.replay(start).expect("the blank never leaves the board");
/// assert_eq!(goal.to_string(), "12345678.");
/// assert_eq!(path.inverse().replay(goal), Some(start));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(Vec<Move>);

impl Path {
    /// Removes all moves, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The way back: the inverse moves in reverse order.
    #[must_use]
    pub fn inverse(&self) -> Path {
        self.iter().rev().map(|step| step.inverse()).collect()
    }

    /// The board to which the moves lead; none where one of them leaves the board.
    #[must_use]
    pub fn replay(&self, start: Board) -> Option<Board> {
        self.iter()
            .try_fold(start, |board, &step| board.apply(step))
    }

    /// Checks, move by move and without a search, that the moves lead from the start to the goal.
    ///
    /// # Errors
    ///
    /// The first [`Misstep`].
    ///
    /// ```
    /// use npuzzle::{Misstep, Move, Pair, Path};
    ///
    /// let pair = Pair::new("123.46758".parse()?, "12345678.".parse()?)?;
    /// let verdict = |text: &str| text.parse::<Path>().map(|path| path.verify(pair));
    /// assert_eq!(verdict("rdr")?, Ok(()));
    /// assert_eq!(verdict("rdrr")?, Err(Misstep::Leaves { index: 3, step: Move::Right }));
    /// assert_eq!(verdict("rd")?, Err(Misstep::Elsewhere("1234567.8".parse()?)));
    /// # Ok::<(), npuzzle::Error>(())
    /// ```
    pub fn verify(&self, pair: Pair) -> Result<(), Misstep> {
        let mut board = pair.start();
        for (index, &step) in self.iter().enumerate() {
            board = board.apply(step).ok_or(Misstep::Leaves { index, step })?;
        }
        if board == pair.goal() {
            Ok(())
        } else {
            Err(Misstep::Elsewhere(board))
        }
    }
}

/// Why moves don't lead from a start to a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misstep {
    /// A move takes the blank off the board.
    Leaves {
        /// Which move, counted from 0.
        index: usize,
        /// That move.
        step: Move,
    },
    /// All moves can be made, and lead to this board, which is not the goal.
    Elsewhere(Board),
}

impl Deref for Path {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl Extend<Move> for Path {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        self.0.extend(moves);
    }
}

impl From<Vec<Move>> for Path {
    fn from(moves: Vec<Move>) -> Self {
        Self(moves)
    }
}

impl FromIterator<Move> for Path {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self(moves.into_iter().collect())
    }
}
