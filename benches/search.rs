//! Benchmarks of searches for one pair: `cargo bench --bench search`.

#![expect(clippy::expect_used, reason = "a benchmark has no user to answer to")]

mod pairs;

use divan::{Bencher, black_box};
use npuzzle::{Board, Goal, Pair, Solver, is_solvable};

fn main() {
    divan::main();
}

/// The two starts that are 31 moves away from the standard goal.
fn hardest_pairs() -> Vec<Pair> {
    ["867254301", "647850321"]
        .map(|start| {
            let start: Board = start.parse().expect("a board");
            Pair::new(start, Goal::Standard.board(start.shape())).expect("one shape")
        })
        .to_vec()
}

/// Solves one pair after another; an iteration is one pair.
fn solve_in_turn(bencher: Bencher, pairs: &[Pair]) {
    let solver = Solver::new();
    let mut turn = pairs.iter().cycle();
    bencher
        .with_inputs(|| turn.next().copied())
        .bench_local_values(|pair| pair.map(|pair| black_box(solver.solve(pair))));
}

#[divan::bench(sample_count = 10_000, sample_size = 1)]
fn random_pair(bencher: Bencher) {
    let solvable = pairs::random().filter(|&pair| is_solvable(pair));
    solve_in_turn(bencher, &solvable.take(1_000).collect::<Vec<_>>());
}

#[divan::bench(sample_count = 1_000, sample_size = 1)]
fn hardest_pair(bencher: Bencher) {
    solve_in_turn(bencher, &hardest_pairs());
}
