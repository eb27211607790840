//! Counts the shortest paths of a pair, and prints the first ten:
//!
//! ```console
//! $ cargo run --release --example count_paths -- "2 3 4 1 5 x 7 6 8"
//! 4 shortest paths of 19 moves
//! ullddrurdllurdruldr
//! ullddrurdllurrdlurd
//! dlurullddrurdllurdr
//! ldruullddrurdllurrd
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its answer")]

use std::env;
use std::error::Error;

use npuzzle::{Board, Goal, MoveOrder, Pair, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let start: Board = env::args().nth(1).ok_or("give a board")?.parse()?;
    let goal = Goal::Standard.board(start.shape());
    let Some(paths) = Solver::new().optimal_paths(Pair::new(start, goal)?)? else {
        println!("no moves lead from {start} to {goal}");
        return Ok(());
    };
    // The boards on all these paths are kept, not the paths: counting them writes out none.
    println!(
        "{} shortest paths of {} moves",
        paths.count(),
        paths.steps()
    );
    for path in paths.iter(MoveOrder::default()).take(10) {
        println!("{path}");
    }
    Ok(())
}
