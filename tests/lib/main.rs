//! Tests of the library, against an oracle that shares no code with it.

#![expect(clippy::expect_used, reason = "a test may fail")]

#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../oracle/paths.rs"]
mod paths;
mod table;

mod cache;
mod deepening;
mod diagnosis;
mod engines;
mod moves;
mod notation;
mod pasted;
mod rank;
mod solvability;
mod solver;
mod survey;
mod tile_path;

use npuzzle::{Board, Engine, Pair, Shape, Solver};
use oracle::Grid;

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn pair(start: Board, goal: Board) -> Pair {
    Pair::new(start, goal).expect("one shape")
}

fn shape(size: &str) -> Shape {
    size.parse().expect("a size")
}

/// Converts a board of the oracle.
fn board_of(grid: Grid, labels: &[u8]) -> Board {
    let shape = Shape::new(grid.width, grid.height).expect("a shape");
    Board::new(shape, labels).expect("a board")
}

fn solver(engine: Engine) -> Solver {
    Solver::with_engine(engine)
}
