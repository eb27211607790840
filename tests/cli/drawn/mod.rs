//! The boards that `npuzzle generate` draws.

use std::collections::BTreeMap;

use crate::command::npuzzle;

/// What `npuzzle generate` prints for these arguments, line by line.
#[track_caller]
pub fn lines(arguments: &str) -> Vec<String> {
    let run = npuzzle(&format!("generate {arguments}")).run();
    let run = run.says("").exited(0);
    run.stdout.lines().map(str::to_owned).collect()
}

/// The labels of a board as it is printed.
pub fn labels(board: &str) -> Vec<u8> {
    let label = |c: char| c.to_digit(16).map_or(0, |label| label as u8);
    board.chars().filter(|&c| c != '/').map(label).collect()
}

/// How often each line comes up.
pub fn counts(lines: &[String]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for line in lines {
        *counts.entry(line.as_str()).or_default() += 1;
    }
    counts
}
