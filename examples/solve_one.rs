//! Solves one pair, and prints the fewest moves and which they are:
//!
//! ```console
//! $ cargo run --release --example solve_one -- "2 3 4 1 5 x 7 6 8"
//! 19 moves: ullddrurdllurdruldr
//! ```
//!
//! A second argument is the goal; without it, the goal is 1 2 3 … with the blank last.

#![expect(clippy::print_stdout, reason = "an example prints its answer")]

use std::env;
use std::error::Error;

use npuzzle::{Board, Goal, Pair, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let start: Board = arguments.next().ok_or("give a board")?.parse()?;
    let goal = match arguments.next() {
        Some(goal) => goal.parse()?,
        None => Goal::Standard.board(start.shape()),
    };
    let solution = Solver::new().solve(Pair::new(start, goal)?)?;
    match solution.path() {
        Some(path) => println!("{} moves: {path}", path.len()),
        None => println!("no moves lead from {start} to {goal}"),
    }
    Ok(())
}
