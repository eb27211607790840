//! Solves many random pairs on all cores, and prints how many pairs need how many moves:
//!
//! ```console
//! $ cargo run --release --example batch_threads
//! ```
//!
//! All threads share one solver, and so the tables that it builds. Each hands over a chunk of pairs
//! in one call, which is quicker than a call for each pair: the look-ups of a chunk overlap.

#![expect(clippy::print_stdout, reason = "an example prints its answer")]

use std::error::Error;
use std::thread;

use npuzzle::{Options, Pair, Random, Sampler, Shape, SolveError, Solver, Starts, Workload};

const PAIRS: usize = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let solver = Solver::with_options(Options {
        workload: Workload::ManyPairs,
        ..Options::default()
    });
    let mut sampler = Sampler::new(Starts::Solvable, solver.clone());
    let mut random = Random::new(1);
    let pairs = (0..PAIRS)
        .map(|_| sampler.pair(Shape::EIGHT_PUZZLE, &mut random))
        .collect::<Result<Vec<_>, _>>()?;

    let threads = thread::available_parallelism()?.get();
    let mut total = Vec::new();
    thread::scope(|scope| {
        let workers: Vec<_> = pairs
            .chunks(PAIRS.div_ceil(threads))
            .map(|chunk| scope.spawn(|| count_by_steps(&solver, chunk)))
            .collect();
        for worker in workers {
            let counts = worker.join().map_err(|_| "a thread panicked")??;
            add(&mut total, &counts);
        }
        Ok::<(), Box<dyn Error>>(())
    })?;
    for (steps, count) in total.iter().enumerate() {
        println!("{steps:>2} moves: {count:>6} pairs");
    }
    Ok(())
}

/// How many of the pairs need 0, 1, 2 … moves.
fn count_by_steps(solver: &Solver, pairs: &[Pair]) -> Result<Vec<usize>, SolveError> {
    let mut counts = Vec::new();
    solver.each_steps(pairs, |steps| {
        if let Some(steps) = steps {
            counts.resize(counts.len().max(steps + 1), 0);
            counts[steps] += 1;
        }
    })?;
    Ok(counts)
}

fn add(total: &mut Vec<usize>, counts: &[usize]) {
    total.resize(total.len().max(counts.len()), 0);
    for (total, count) in total.iter_mut().zip(counts) {
        *total += count;
    }
}
