//! Published samples: the command lines as they stand, and their answers, byte for byte.

#![cfg(unix)]

use crate::command::shell;

/// A sample and where it was published.
struct Seed {
    source: &'static str,
    line: &'static str,
    prints: &'static str,
    status: i32,
}

const fn seed(source: &'static str, line: &'static str, prints: &'static str) -> Seed {
    Seed {
        source,
        line,
        prints,
        status: 0,
    }
}

impl Seed {
    const fn exits(self, status: i32) -> Self {
        Self { status, ..self }
    }
}

const STEPS: &[Seed] = &[
    seed(
        "蓝桥杯 九宫重排, sample 1",
        r"printf '12345678.\n123.46758\n' | npuzzle steps",
        "3\n",
    ),
    seed(
        "蓝桥杯 九宫重排, sample 2",
        r"printf '13524678.\n46758123.\n' | npuzzle steps",
        "22\n",
    ),
    seed(
        "蓝桥杯 九宫重排, sample 1 with 0 for the blank",
        "npuzzle steps 123456780 123046758",
        "3\n",
    ),
    seed(
        "蓝桥杯 九宫重排, sample 2 with 0 for the blank",
        "npuzzle steps 135246780 467581230",
        "22\n",
    ),
    seed(
        "蓝桥杯 九宫重排, sample 1 with trailing blanks and CRLF",
        r"printf '12345678.  \r\n123.46758  \r\n' | npuzzle steps",
        "3\n",
    ),
    seed(
        "蓝桥杯 九宫重排, unreachable",
        "npuzzle steps 12345678. 21345678.",
        "-1\n",
    ),
    seed(
        "Codeup / 算法笔记 8.2 C",
        r"printf '2 8 3\n1 6 4\n7 0 5\n1 2 3\n8 0 4\n7 6 5\n' | npuzzle steps --count-start",
        "6\n",
    ),
    seed("Luogu P1379", "npuzzle steps 283104765 --goal snail", "4\n"),
    seed(
        "Princeton algs4, puzzle04",
        r"printf '3\n 0  1  3\n 4  2  5\n 7  8  6\n' | npuzzle steps",
        "4\n",
    ),
    seed(
        "a pasted list of lists",
        "npuzzle steps '[[1,3,4],[8,0,2],[7,5,6]]'",
        "16\n",
    ),
    seed(
        "parity belongs to the pair: solvable to its own goal",
        "npuzzle steps 812043765 123804765",
        "5\n",
    ),
    seed(
        "LeetCode 773, example 1",
        "npuzzle steps '[[1,2,3],[4,0,5]]'",
        "1\n",
    ),
    seed(
        "LeetCode 773, example 2",
        "npuzzle steps '[[1,2,3],[5,4,0]]'",
        "-1\n",
    ),
    seed(
        "LeetCode 773, example 3",
        "npuzzle steps '[[4,1,2],[5,0,3]]'",
        "5\n",
    ),
];

const PATHS: &[Seed] = &[
    seed(
        "POJ 1077, sample",
        "echo ' 2  3  4  1  5  x  7  6  8 ' | npuzzle path",
        "ullddrurdllurdruldr\n",
    ),
    seed(
        "POJ 1077, sample, as arguments",
        "npuzzle path 2 3 4 1 5 x 7 6 8",
        "ullddrurdllurdruldr\n",
    ),
    seed(
        "POJ 1077, statement",
        "npuzzle path 1 2 3 x 4 6 7 5 8",
        "rdr\n",
    ),
    seed(
        "POJ 1077, two tiles exchanged",
        "npuzzle path 1 2 3 4 5 6 8 7 x",
        "unsolvable\n",
    ),
];

const CHECKS: &[Seed] = &[
    seed(
        "Loyd's 14-15 puzzle",
        "npuzzle check 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0",
        "unsolvable\n",
    )
    .exits(1),
    seed(
        "42 map, to its own goal",
        r"printf '# a map\n3\n4 1 8\n6 7 5\n2 3 0\n' | npuzzle check --goal snail",
        "unsolvable\n",
    )
    .exits(1),
    seed(
        "42 map, to the standard goal",
        r"printf '# a map\n3\n4 1 8\n6 7 5\n2 3 0\n' | npuzzle check --goal standard",
        "solvable\n",
    ),
    seed(
        "parity belongs to the pair: unsolvable to the standard goal",
        "npuzzle check 812043765",
        "unsolvable\n",
    )
    .exits(1),
];

const PICTURES: &[Seed] = &[seed(
    "the C program that keeps its steps in step_p, and prints each",
    "npuzzle render 123456780 123046758 --style plain",
    "\
# step 0
1 2 3
4 5 6
7 8 .

# step 1: l
1 2 3
4 5 6
7 . 8

# step 2: u
1 2 3
4 . 6
7 5 8

# step 3: l
1 2 3
. 4 6
7 5 8
",
)];

#[test]
fn every_published_number_of_steps_is_printed() {
    run(STEPS);
}

#[test]
fn every_published_path_is_printed() {
    run(PATHS);
}

#[test]
fn every_published_verdict_is_printed() {
    run(CHECKS);
}

#[test]
fn every_published_sequence_of_boards_is_drawn() {
    run(PICTURES);
}

#[track_caller]
fn run(seeds: &[Seed]) {
    for seed in seeds {
        let mut run = shell(seed.line).run();
        run.line = format!("{}: {}", seed.source, seed.line);
        run.says("").printed(seed.prints).exited(seed.status);
    }
}
