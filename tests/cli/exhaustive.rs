//! Every board of the small shapes: what the program answers with each engine against plain
//! breadth-first search, and that against published counts.

use std::iter;

use crate::command::npuzzle;
use crate::distances::Distances;
use crate::oracle::{Grid, Random, counting_board, every_board, grid};

/// How many boards are at each depth, from published tables.
const DEPTHS: &str = include_str!("../data/depths.txt");

/// The engines that answer many pairs of up to nine cells fast enough, and of more.
const ENGINES: [&str; 4] = ["auto", "bidirectional", "table", "deepening"];
const ENGINES_FOR_LARGE: [&str; 3] = ["auto", "bidirectional", "deepening"];
/// The engines that find how many moves it takes in another way than which they are.
const COUNTING: [&str; 2] = ["auto", "table"];
/// How many starts are asked for at once.
const PART: usize = 500_000;

/// What answers a batch where no engine is named.
const BATCH: [&str; 1] = ["auto"];

/// A goal, and what the oracle knows of it.
struct Case {
    grid: Grid,
    goal: Vec<u8>,
    oracle: Distances,
}

impl Case {
    fn new(grid: Grid, goal: Vec<u8>) -> Self {
        let oracle = Distances::new(grid, &goal);
        Self { grid, goal, oracle }
    }

    fn standard(grid: Grid) -> Self {
        Self::new(grid, counting_board(grid.cells() as u8, grid.cells() - 1))
    }

    /// A goal with the blank in that cell, whose tiles are in no order: labels that ascend with
    /// the cells would hide a mistake in naming the tiles.
    fn scrambled(grid: Grid, blank: usize) -> Self {
        let goal = Random(blank as u64).board_with_blank(grid.cells() as u8, blank);
        Self::new(grid, goal)
    }

    /// The path that a start must get, as the oracle has found and followed it.
    fn path(&self, start: &[u8]) -> Option<String> {
        let path = self.oracle.smallest_path(start)?;
        let reached = self.grid.replay(start, &path);
        assert_eq!(reached.as_ref(), Some(&self.goal), "{start:?}: {path}");
        Some(path)
    }

    /// The program answers these starts as the oracle does.
    #[track_caller]
    fn assert_answers(&self, engines: &[&str], starts: impl Iterator<Item = Vec<u8>>) {
        let mut starts = starts.peekable();
        while starts.peek().is_some() {
            let mut pairs = Pairs::default();
            pairs.add(self, starts.by_ref().take(PART));
            pairs.assert_answered(self.grid, engines);
        }
    }

    /// As many boards as published are at each distance.
    fn assert_counts(&self, published: &[usize]) {
        assert_eq!(self.oracle.counts(), published, "{:?}", self.grid);
    }
}

/// Pairs of one shape as the records of a batch, and the paths that they must get.
#[derive(Default)]
struct Pairs {
    records: Vec<String>,
    paths: Vec<Option<String>>,
}

impl Pairs {
    fn add(&mut self, case: &Case, starts: impl Iterator<Item = Vec<u8>>) {
        let goal = text(&case.goal);
        for start in starts {
            self.records.push(format!("{} {goal}", text(&start)));
            self.paths.push(case.path(&start));
        }
    }

    /// The program says of all pairs whether they can be solved, in how many moves, and by which.
    #[track_caller]
    fn assert_answered(&self, grid: Grid, engines: &[&str]) {
        let all_solvable = self.paths.iter().all(Option::is_some);
        self.ask(grid, "check", i32::from(!all_solvable), |path| {
            let verdict = if path.is_some() {
                "solvable"
            } else {
                "unsolvable"
            };
            verdict.to_owned()
        });
        for engine in engines.iter().filter(|engine| COUNTING.contains(engine)) {
            self.ask(grid, &format!("steps --engine {engine}"), 0, |path| {
                path.map_or("-1".to_owned(), |path| path.len().to_string())
            });
        }
        for engine in engines {
            self.ask(grid, &format!("path --engine {engine}"), 0, |path| {
                path.unwrap_or("unsolvable").to_owned()
            });
        }
    }

    #[track_caller]
    fn ask(&self, grid: Grid, question: &str, status: i32, answer: fn(Option<&str>) -> String) {
        let size = format!("{}x{}", grid.width, grid.height);
        let call = npuzzle(&format!("{question} --size {size} --batch -"));
        let run = call.stdin(self.records.join("\n")).run();
        let answers: Vec<_> = self
            .paths
            .iter()
            .map(|path| answer(path.as_deref()))
            .collect();
        run.says("")
            .exited(status)
            .answered(&self.records, &answers);
    }
}

fn text(labels: &[u8]) -> String {
    let digits = labels
        .iter()
        .map(|&label| char::from_digit(label.into(), 16));
    digits.map(|digit| digit.expect("at most 15")).collect()
}

/// The standard goal, and others with the blank in each cell.
fn cases(grid: Grid) -> impl Iterator<Item = Case> {
    let scrambled = (0..grid.cells()).map(move |blank| Case::scrambled(grid, blank));
    iter::once(Case::standard(grid)).chain(scrambled)
}

/// The published counts: the size, the standard goal first, and how many boards are at each depth.
fn published() -> impl Iterator<Item = (Grid, Vec<u8>, Vec<usize>)> {
    let lines = DEPTHS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        // The sequence, the size, the goal, the numbers.
        let mut words = line.split(' ').skip(1);
        let mut word = || words.next().expect("four parts");
        let (size, goal) = (word(), word());
        let (width, height) = size.split_once('x').expect("WxH");
        let grid = grid(
            width.parse().expect("a number"),
            height.parse().expect("a number"),
        );
        let label = |c: char| c.to_digit(16).unwrap_or(0) as u8;
        let counts = words
            .map(|count| count.parse().expect("a number"))
            .collect();
        (grid, goal.chars().map(label).collect(), counts)
    })
}

#[test]
fn every_pair_of_2x2_and_2x3_gets_the_smallest_shortest_path_from_all_engines() {
    for grid in [grid(2, 2), grid(2, 3)] {
        let mut pairs = Pairs::default();
        let cells = grid.cells() as u8;
        for goal in every_board(cells) {
            pairs.add(&Case::new(grid, goal), every_board(cells));
        }
        pairs.assert_answered(grid, &ENGINES);
    }
}

#[test]
fn every_start_of_3x2_2x4_and_4x2_gets_the_smallest_shortest_path_from_all_engines() {
    for case in cases(grid(3, 2)) {
        case.assert_answers(&ENGINES, every_board(6));
        case.assert_answers(&["breadth-first"], every_board(6));
    }
    for case in cases(grid(2, 4)).chain(cases(grid(4, 2)).take(3)) {
        case.assert_answers(&ENGINES, every_board(8));
    }
}

#[test]
fn one_start_in_fifty_of_3x3_gets_the_smallest_shortest_path_from_all_engines() {
    for case in [Case::standard(grid(3, 3)), Case::scrambled(grid(3, 3), 4)] {
        case.assert_answers(&ENGINES, every_board(9).step_by(50));
        case.assert_answers(&["breadth-first"], every_board(9).step_by(5_000));
    }
}

#[test]
#[ignore = "searches 1.8 million pairs with each engine: two minutes of one core in release mode"]
fn every_start_of_3x3_gets_the_smallest_shortest_path_from_all_engines() {
    for case in cases(grid(3, 3)) {
        case.assert_answers(&ENGINES, every_board(9));
    }
}

#[test]
fn as_many_boards_as_published_are_at_each_depth() {
    for (grid, goal, counts) in published().filter(|(grid, ..)| grid.cells() <= 10) {
        Case::new(grid, goal).assert_counts(&counts);
    }
}

#[test]
#[ignore = "searches 3.6 million pairs, four times: two minutes of one core in release mode"]
fn every_start_of_2x5_and_5x2_gets_the_smallest_shortest_path_in_a_batch() {
    for grid in [grid(2, 5), grid(5, 2)] {
        let middle = grid.width * (grid.height / 2) + grid.width / 2;
        for case in [Case::standard(grid), Case::scrambled(grid, middle)] {
            case.assert_answers(&BATCH, every_board(10));
        }
    }
}

#[test]
#[ignore = "searches 1.3 million pairs, twice: half a minute of one core in release mode"]
fn some_starts_of_2x5_and_5x2_get_the_smallest_shortest_path_to_a_blank_in_any_cell_in_a_batch() {
    for case in cases(grid(2, 5)).chain(cases(grid(5, 2))) {
        case.assert_answers(&BATCH, every_board(10).step_by(31));
    }
}

#[test]
fn a_few_starts_of_2x5_and_5x2_get_the_smallest_shortest_path_from_all_engines_that_serve_them() {
    for case in [
        Case::scrambled(grid(2, 5), 3),
        Case::scrambled(grid(5, 2), 6),
    ] {
        case.assert_answers(&ENGINES_FOR_LARGE, every_board(10).step_by(9973));
    }
}

#[test]
#[ignore = "numbers 240 million boards: a minute of one core in release mode, and 700 MB"]
fn the_deepest_boards_of_4x3_and_others_get_the_smallest_shortest_path() {
    let published = published().find(|(grid, ..)| grid.cells() == 12);
    let (grid, goal, counts) = published.expect("4x3");
    let case = Case::new(grid, goal);
    case.assert_counts(&counts);
    let mut random = Random(53);
    let others = iter::repeat_with(|| random.board(12)).take(200_000);
    let deepest = case.oracle.deepest();
    case.assert_answers(&BATCH, deepest.chain(others));
}
