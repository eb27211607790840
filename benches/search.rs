//! How long a search takes: `cargo bench --bench search`.

#![expect(clippy::expect_used, reason = "a benchmark has no user to answer to")]

use divan::{Bencher, black_box};
use npuzzle::{Board, Goal, Pair, Shape, Solver, is_solvable};

fn main() {
    divan::main();
}

/// 1,000 random solvable pairs of 3×3, the same in every run.
fn random_pairs() -> Vec<Pair> {
    let shape = Shape::square(9).expect("3x3 is a shape");
    let mut state = 1_u64;
    let mut board = || {
        // D. Lehmer's generator with the multiplier of Steele and Vigna (2021).
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        Board::from_rank(shape, (state >> 32) % 362_880).expect("a rank below 9!")
    };
    std::iter::repeat_with(|| Pair::new(board(), board()).expect("one shape"))
        .filter(|&pair| is_solvable(pair))
        .take(1_000)
        .collect()
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

/// Solves them in turn; the time is that of one pair.
fn solve_in_turn(bencher: Bencher, pairs: &[Pair]) {
    let solver = Solver::new();
    let mut turn = pairs.iter().cycle();
    bencher
        .with_inputs(|| turn.next().copied())
        .bench_local_values(|pair| pair.map(|pair| black_box(solver.solve(pair))));
}

#[divan::bench(sample_count = 10_000, sample_size = 1)]
fn random_pair(bencher: Bencher) {
    solve_in_turn(bencher, &random_pairs());
}

#[divan::bench(sample_count = 1_000, sample_size = 1)]
fn hardest_pair(bencher: Bencher) {
    solve_in_turn(bencher, &hardest_pairs());
}
