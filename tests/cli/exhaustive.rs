//! Every board of the small shapes: the solver against plain breadth-first search, and that against
//! published counts.

use std::iter;
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::command::npuzzle;
use crate::distances::Distances;
use crate::oracle::{Grid, Random, counting_board, every_board};
use npuzzle::{Board, Engine, Options, Pair, Path, Shape, Solver, Workload, is_solvable};

/// How many boards are at each depth, from published tables.
const DEPTHS: &str = include_str!("../data/depths.txt");

/// How many starts are asked for at once.
const PART: usize = 4096;

/// All engines serve boards of up to nine cells.
const ENGINES: [(Engine, Workload); 5] = [
    (Engine::Auto, Workload::FewPairs),
    (Engine::Auto, Workload::ManyPairs),
    (Engine::Bidirectional, Workload::FewPairs),
    (Engine::Table, Workload::FewPairs),
    (Engine::Deepening, Workload::FewPairs),
];
const ENGINES_FOR_LARGE: [(Engine, Workload); 4] = [
    (Engine::Auto, Workload::FewPairs),
    (Engine::Auto, Workload::ManyPairs),
    (Engine::Bidirectional, Workload::FewPairs),
    (Engine::Deepening, Workload::FewPairs),
];

/// A solver, and what it is made for.
struct Asked {
    engine: (Engine, Workload),
    solver: Solver,
}

/// The steps and the path of each pair.
type Answers = Vec<(Option<usize>, Option<Path>)>;

impl Asked {
    fn new((engine, workload): (Engine, Workload)) -> Self {
        Self {
            engine: (engine, workload),
            solver: Solver::with_options(Options {
                engine,
                workload,
                ..Options::default()
            }),
        }
    }

    /// What answers a batch.
    fn batch() -> [Self; 1] {
        [Self::new((Engine::Auto, Workload::ManyPairs))]
    }

    fn answers(&self, pairs: &[Pair]) -> Answers {
        if self.engine.1 == Workload::ManyPairs {
            self.all_together(pairs)
        } else {
            pairs.iter().map(|&pair| self.alone(pair)).collect()
        }
    }

    fn alone(&self, pair: Pair) -> (Option<usize>, Option<Path>) {
        let solution = self.solver.solve(pair).expect("an answer");
        (solution.steps(), solution.path().cloned())
    }

    fn all_together(&self, pairs: &[Pair]) -> Answers {
        let (mut steps, mut paths) = (Vec::new(), Vec::new());
        let told = self.solver.each_steps(pairs, |number| steps.push(number));
        told.expect("an answer");
        let told = self
            .solver
            .each_path(pairs, |path| paths.push(path.cloned()));
        told.expect("an answer");
        assert_eq!(steps.len(), paths.len());
        steps.into_iter().zip(paths).collect()
    }
}

/// A goal, and what the oracle knows of it.
struct Case {
    grid: Grid,
    shape: Shape,
    goal: Vec<u8>,
    oracle: Distances,
}

impl Case {
    fn new(grid: Grid, goal: Vec<u8>) -> Self {
        Self {
            grid,
            shape: Shape::new(grid.width, grid.height).expect("a shape"),
            oracle: Distances::new(grid, &goal),
            goal,
        }
    }

    /// The standard goal.
    fn standard(width: usize, height: usize) -> Self {
        let grid = Grid { width, height };
        let goal = counting_board(grid.cells() as u8, grid.cells() - 1);
        Self::new(grid, goal)
    }

    /// A goal with the blank in that cell, whose tiles are in no order: labels that ascend with
    /// the cells would hide a mistake in naming the tiles.
    fn scrambled(width: usize, height: usize, blank: usize) -> Self {
        let grid = Grid { width, height };
        let goal = Random(blank as u64).board_with_blank(grid.cells() as u8, blank);
        Self::new(grid, goal)
    }

    fn pair(&self, start: &[u8]) -> Pair {
        let board = |labels| Board::new(self.shape, labels).expect("a board");
        Pair::new(board(start), board(&self.goal)).expect("one shape")
    }

    /// Asks for every start: whether it can be solved, in how many steps, and by which letters.
    fn assert_answers(&self, solvers: &[Asked], starts: impl Iterator<Item = Vec<u8>> + Send) {
        in_parallel(starts, |starts| {
            let paths = self.paths(starts);
            let pairs: Vec<Pair> = starts.iter().map(|start| self.pair(start)).collect();
            for (pair, path) in pairs.iter().zip(&paths) {
                assert_eq!(is_solvable(*pair), path.is_some(), "{}", name(pair));
            }
            for asked in solvers {
                let answers = asked.answers(&pairs);
                assert_eq!(answers.len(), pairs.len());
                for ((pair, path), (steps, found)) in pairs.iter().zip(&paths).zip(answers) {
                    let name = || format!("{:?}: {}", asked.engine, name(pair));
                    assert_eq!(&found.map(|path| path.to_string()), path, "{}", name());
                    assert_eq!(steps, path.as_ref().map(String::len), "{}", name());
                }
            }
        });
    }

    /// What the program prints for all starts in a batch, and its exit status.
    fn assert_lines(&self, question: &str, starts: &[Vec<u8>], status: i32, expected: &[String]) {
        let word = |labels: &[u8]| -> String { labels.iter().map(u8::to_string).collect() };
        let records: Vec<String> = starts.iter().map(|start| word(start)).collect();
        let (shape, goal) = (self.shape, word(&self.goal));
        let run = npuzzle(&format!(
            "{question} --size {shape} --goal {goal} --batch -"
        ))
        .stdin(records.join("\n"))
        .run()
        .says("")
        .exited(status);
        assert_eq!(run.stdout.lines().count(), records.len(), "{}", run.line);
        for ((record, answer), expected) in records.iter().zip(run.stdout.lines()).zip(expected) {
            assert_eq!(answer, expected, "{}: {record}", run.line);
        }
    }

    /// How many boards can reach the goal, how far away the deepest are, and how many these are; and
    /// the published number of each depth.
    fn assert_depths(&self, boards: usize, depth: usize, deepest: usize) {
        let counts = self.oracle.counts();
        assert_eq!(counts.iter().sum::<usize>(), boards, "{}", self.shape);
        assert_eq!(counts.len() - 1, depth, "{}", self.shape);
        assert_eq!(self.oracle.deepest().len(), deepest, "{}", self.shape);
        assert_eq!(counts, published(self.grid), "{}", self.shape);
    }

    /// The path that each start must get, as the oracle has found and followed it.
    fn paths(&self, starts: &[Vec<u8>]) -> Vec<Option<String>> {
        let path = |start: &Vec<u8>| {
            let path = self.oracle.smallest_path(start)?;
            let reached = self.grid.replay(start, &path);
            assert_eq!(reached.as_ref(), Some(&self.goal), "{start:?}: {path}");
            Some(path)
        };
        starts.iter().map(path).collect()
    }
}

/// How many boards are so many moves away from the standard goal of a shape or its mirror image.
fn published(Grid { width, height }: Grid) -> Vec<usize> {
    let sizes = [format!("{width}x{height}"), format!("{height}x{width}")];
    // The sequence, the size, the goal, which is the standard one first, and the numbers.
    let mut lines = DEPTHS.lines().map(|line| line.split(' ').skip(1));
    let line = lines.find(|words| {
        words
            .clone()
            .next()
            .is_some_and(|size| sizes.iter().any(|s| s == size))
    });
    let counts = line.expect("a published shape").skip(2);
    counts
        .map(|count| count.parse().expect("a number"))
        .collect()
}

fn name(pair: &Pair) -> String {
    format!(
        "{} to {} on {}",
        pair.start(),
        pair.goal(),
        pair.start().shape()
    )
}

/// Deals all starts to as many threads as there are cores.
fn in_parallel(starts: impl Iterator<Item = Vec<u8>> + Send, examine: impl Fn(&[Vec<u8>]) + Sync) {
    let starts = Mutex::new(starts);
    let next = || -> Vec<Vec<u8>> {
        let mut starts = starts.lock().unwrap_or_else(PoisonError::into_inner);
        starts.by_ref().take(PART).collect()
    };
    let examine_all = || {
        let parts = iter::repeat_with(next);
        let parts = parts.take_while(|part| !part.is_empty());
        parts.for_each(|part| examine(&part));
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(examine_all);
        }
    });
}

/// The standard goal, and others with the blank in each cell.
fn cases(width: usize, height: usize) -> impl Iterator<Item = Case> {
    let scrambled = move |blank| Case::scrambled(width, height, blank);
    let blanks = 0..width * height;
    iter::once(Case::standard(width, height)).chain(blanks.map(scrambled))
}

fn assert_every_start(width: usize, height: usize) {
    let solvers = ENGINES.map(Asked::new);
    for case in cases(width, height) {
        case.assert_answers(&solvers, every_board(case.grid.cells() as u8));
    }
}

fn assert_every_pair(width: usize, height: usize) {
    let grid = Grid { width, height };
    let solvers = ENGINES.map(Asked::new);
    for goal in every_board(grid.cells() as u8) {
        let case = Case::new(grid, goal);
        case.assert_answers(&solvers, every_board(grid.cells() as u8));
    }
}

#[test]
fn every_pair_of_2x2_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_pair(2, 2);
}

#[test]
fn every_pair_of_2x3_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_pair(2, 3);
}

#[test]
fn every_pair_of_3x2_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_pair(3, 2);
}

#[test]
fn every_start_of_2x4_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_start(2, 4);
}

#[test]
fn every_start_of_4x2_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_start(4, 2);
}

#[test]
fn the_program_answers_every_start_of_2x4_as_the_oracle_does_with_each_engine() {
    let case = Case::scrambled(2, 4, 3);
    let starts: Vec<Vec<u8>> = every_board(8).collect();
    let paths = case.paths(&starts);
    let told = |text: fn(&String) -> String, none: &str| -> Vec<String> {
        let text = |path: &Option<String>| path.as_ref().map_or(none.to_owned(), text);
        paths.iter().map(text).collect()
    };
    let verdicts = told(|_| "solvable".to_owned(), "unsolvable");
    case.assert_lines("check", &starts, 1, &verdicts);
    for engine in ["auto", "bidirectional", "table", "deepening"] {
        let steps = format!("steps --engine {engine}");
        let lengths = told(|path| path.len().to_string(), "-1");
        case.assert_lines(&steps, &starts, 0, &lengths);
        let path = format!("path --engine {engine}");
        case.assert_lines(&path, &starts, 0, &told(String::clone, "unsolvable"));
    }
}

#[test]
fn one_start_in_fifty_of_3x3_gets_the_smallest_shortest_path_from_all_engines() {
    let solvers = ENGINES.map(Asked::new);
    for case in [Case::standard(3, 3), Case::scrambled(3, 3, 4)] {
        case.assert_answers(&solvers, every_board(9).step_by(50));
    }
}

#[test]
#[ignore = "searches 1.8 million pairs with each engine: two minutes of one core in release mode"]
fn every_start_of_3x3_gets_the_smallest_shortest_path_from_all_engines() {
    assert_every_start(3, 3);
}

#[test]
fn as_many_boards_as_published_can_reach_the_standard_goal_and_none_is_deeper() {
    for (width, height, boards, depth, deepest) in [
        (2, 2, 12, 6, 1),
        (2, 3, 360, 21, 1),
        (3, 2, 360, 21, 1),
        (2, 4, 20_160, 36, 1),
        (4, 2, 20_160, 36, 1),
        (2, 5, 1_814_400, 55, 2),
        (5, 2, 1_814_400, 55, 2),
    ] {
        Case::standard(width, height).assert_depths(boards, depth, deepest);
    }
}

#[test]
#[ignore = "searches 3.6 million pairs, twice: a minute of one core in release mode"]
fn every_start_of_2x5_gets_the_smallest_shortest_path_in_a_batch() {
    assert_every_start_in_a_batch(2, 5);
}

#[test]
#[ignore = "searches 3.6 million pairs, twice: a minute of one core in release mode"]
fn every_start_of_5x2_gets_the_smallest_shortest_path_in_a_batch() {
    assert_every_start_in_a_batch(5, 2);
}

/// To the standard goal, and to one with the blank in the middle.
fn assert_every_start_in_a_batch(width: usize, height: usize) {
    let solvers = Asked::batch();
    let middle = width * (height / 2) + width / 2;
    for case in [
        Case::standard(width, height),
        Case::scrambled(width, height, middle),
    ] {
        case.assert_answers(&solvers, every_board(10));
    }
}

#[test]
#[ignore = "searches 1.3 million pairs, twice: half a minute of one core in release mode"]
fn some_starts_of_2x5_and_5x2_get_the_smallest_shortest_path_to_a_blank_in_any_cell_in_a_batch() {
    let solvers = Asked::batch();
    for case in cases(2, 5).chain(cases(5, 2)) {
        case.assert_answers(&solvers, every_board(10).step_by(31));
    }
}

#[test]
fn a_few_starts_of_2x5_and_5x2_get_the_smallest_shortest_path_from_all_engines_that_serve_them() {
    let solvers = ENGINES_FOR_LARGE.map(Asked::new);
    for case in [Case::scrambled(2, 5, 3), Case::scrambled(5, 2, 6)] {
        case.assert_answers(&solvers, every_board(10).step_by(9973));
    }
}

#[test]
#[ignore = "numbers 240 million boards: a minute of one core in release mode, and 300 MB"]
fn the_deepest_boards_of_4x3_and_others_get_the_smallest_shortest_path() {
    let case = Case::standard(4, 3);
    case.assert_depths(239_500_800, 53, 18);
    let mut random = Random(53);
    let others = iter::repeat_with(|| random.board(12)).take(200_000);
    let deepest = case.oracle.deepest().iter().cloned();
    case.assert_answers(&Asked::batch(), deepest.chain(others));
}
