//! Paths as the labels of the tiles that move.

use std::ops::Deref;

use super::board::Board;
use super::moves::Move;
use super::path::Path;

/// Moves as the labels of the tiles that move. Only together with a start do they say which way
/// the blank travels.
///
/// ```
/// use npuzzle::{Board, Path, TilePath};
///
/// let start: Board = "1 2 3 4 / 5 . 6 8 / 9 10 7 11 / 13 14 15 12".parse()?;
/// let tiles = TilePath::from(vec![6, 7, 11, 12]);
/// assert_eq!(tiles.path(start)?, "rdrd".parse()?);
/// assert_eq!("rdrd".parse::<Path>()?.tiles(start), Some(tiles));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TilePath(Vec<u8>);

impl TilePath {
    /// The same moves by the ways of the blank.
    ///
    /// # Errors
    ///
    /// The first tile that is [`Stuck`].
    pub fn path(&self, start: Board) -> Result<Path, Stuck> {
        let mut board = start;
        let step = |(index, &tile)| {
            let (step, next) = moved(board, tile).ok_or(Stuck { index, tile, board })?;
            board = next;
            Ok(step)
        };
        self.iter().enumerate().map(step).collect()
    }
}

/// The move of a tile, and the board after it; none where the tile is not beside the blank.
fn moved(board: Board, tile: u8) -> Option<(Move, Board)> {
    let beside = |&step: &Move| board.target(step).map(|cell| board.label(cell)) == Some(tile);
    let step = Move::ALL.into_iter().find(beside)?;
    Some((step, board.apply(step)?))
}

impl Path {
    /// The labels of the tiles that move; none where a move leaves the board.
    #[must_use]
    pub fn tiles(&self, start: Board) -> Option<TilePath> {
        let mut board = start;
        let tile = |&step| {
            let tile = board.label(board.target(step)?);
            board = board.apply(step)?;
            Some(tile)
        };
        let tiles: Option<Vec<u8>> = self.iter().map(tile).collect();
        tiles.map(TilePath)
    }
}

/// A tile that is to move is not beside the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// Which move, counted from 0.
    pub index: usize,
    /// The label of the tile, or one that no tile of the board has.
    pub tile: u8,
    /// The board before that move.
    pub board: Board,
}

impl Stuck {
    /// Whether the board has the tile.
    #[must_use]
    pub fn is_on_board(&self) -> bool {
        (1..self.board.shape().cells()).contains(&self.tile.into())
    }

    /// The tiles that can move instead, in ascending order.
    #[must_use]
    pub fn movable(&self) -> Vec<u8> {
        let cells = Move::ALL
            .into_iter()
            .filter_map(|step| self.board.target(step));
        let mut tiles: Vec<u8> = cells.map(|cell| self.board.label(cell)).collect();
        tiles.sort_unstable();
        tiles
    }
}

impl Deref for TilePath {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl From<Vec<u8>> for TilePath {
    fn from(tiles: Vec<u8>) -> Self {
        Self(tiles)
    }
}
