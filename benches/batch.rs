//! Benchmarks of many pairs: `cargo bench --bench batch`.

#![expect(clippy::expect_used, reason = "a benchmark has no user to answer to")]

mod pairs;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use npuzzle::{Engine, Pair, Solver};

/// Pairs for a benchmark of look-ups.
const COUNT: usize = 10_000;
/// Lines of the batch for the program.
const LINES: usize = 1_000_000;

fn main() {
    divan::main();
}

/// A solver with its tables built, and pairs for it.
fn ready() -> (Solver, Vec<Pair>) {
    let solver = Solver::with_engine(Engine::Table);
    let pairs: Vec<Pair> = pairs::random().take(COUNT).collect();
    solver.each_path(&pairs, |_| ()).expect("small boards");
    (solver, pairs)
}

/// Builds the table for one cell of the goal's blank.
#[divan::bench]
fn build_a_table(bencher: Bencher) {
    let pair = pairs::random().next().expect("pairs without end");
    bencher.bench_local(|| {
        let solver = Solver::with_engine(Engine::Table);
        solver.each_steps(&[pair], |steps| {
            black_box(steps);
        })
    });
}

#[divan::bench]
fn look_up_steps(bencher: Bencher) {
    let (solver, pairs) = ready();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        solver.each_steps(black_box(&pairs), |steps| {
            black_box(steps);
        })
    });
}

#[divan::bench]
fn look_up_paths(bencher: Bencher) {
    let (solver, pairs) = ready();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        solver.each_path(black_box(&pairs), |path| {
            black_box(path.map(|path| path.len()));
        })
    });
}

/// Runs the program as a process.
#[divan::bench(args = ["steps", "path", "check"], sample_count = 10)]
fn whole_batch(bencher: Bencher, subcommand: &str) {
    let file = lines();
    bencher.counter(ItemsCount::new(LINES)).bench_local(|| {
        let status = Command::new(env!("CARGO_BIN_EXE_npuzzle"))
            .args([subcommand, "--jobs", "1", "--batch"])
            .arg(&file)
            .stdout(Stdio::null())
            .status();
        status.expect("the program runs").code()
    });
}

/// Writes a file with one pair a line.
fn lines() -> PathBuf {
    let text = pairs::random()
        .take(LINES)
        .fold(String::new(), |mut text, pair| {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{} {}", pair.start(), pair.goal());
            text
        });
    let file = env::temp_dir().join("npuzzle-bench-pairs.txt");
    fs::write(&file, text).expect("a temporary file");
    file
}
