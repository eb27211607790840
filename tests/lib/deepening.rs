//! Boards of ten to sixteen cells: published lengths, and paths against the oracle.

use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use npuzzle::{
    Board, Engine, Goal, Options, Pair, Partition, Path, Shape, Solution, SolveError, Solver,
};

use crate::oracle::{Grid, Oracle, Random, grid};
use crate::{board, board_of, pair, solver};

/// One solver for all tests of this file: each database is built once.
static SOLVER: LazyLock<Solver> = LazyLock::new(|| solver(Engine::Deepening));

fn deepening(partition: Partition) -> Solver {
    Solver::with_options(Options {
        engine: Engine::Deepening,
        partition: Some(partition),
        ..Options::default()
    })
}

fn solve(pair: Pair) -> Solution {
    SOLVER.solve(pair).expect("no limit")
}

/// A pair, and how many moves it takes.
type Fact = (Pair, usize);

/// Reads a file with a line for each start: the number of moves to the goal, perhaps the size, and
/// the labels.
fn facts(file: &str, goal: Goal) -> impl Iterator<Item = Fact> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.map(move |line| {
        let mut words: Vec<&str> = line.split(' ').collect();
        let length = words.remove(0).parse().expect("a length");
        let has_size = words[0].contains('x');
        let shape = if has_size { words.remove(0) } else { "4x4" };
        let shape: Shape = shape.parse().expect("a size");
        let labels = words.iter().map(|label| label.parse().expect("a label"));
        let start = Board::new(shape, &labels.collect::<Vec<u8>>()).expect("a board");
        (pair(start, goal.board(shape)), length)
    })
}

/// Boards of several shapes to the standard goal, from published problem sets and tables: UVA
/// 10181, Wikipedia's and others' deepest boards. Each length was found by two solvers.
fn hard() -> impl Iterator<Item = Fact> {
    facts(include_str!("../data/hard.txt"), Goal::Standard)
}

/// R. E. Korf's 100 boards (Depth-first iterative-deepening, Artificial Intelligence 27, 1985)
/// and their lengths; their goal has the blank first.
fn korf() -> impl Iterator<Item = Fact> {
    facts(include_str!("../data/korf100.txt"), Goal::BlankFirst)
}

fn check((pair, length): Fact) {
    let solution = solve(pair);
    let path = solution.path().expect("a path");
    assert_eq!(path.len(), length, "{}", pair.start());
    assert_eq!(path.replay(pair.start()), Some(pair.goal()));
}

#[test]
fn published_boards_take_as_many_moves_as_published() {
    hard().filter(|&(_, length)| length < 70).for_each(check);
    korf().filter(|&(_, length)| length <= 50).for_each(check);
}

#[test]
#[ignore = "takes some seconds in the release profile, more in others"]
fn all_of_korfs_boards_take_as_many_moves_as_published() {
    assert_eq!(korf().count(), 100);
    korf().for_each(check);
}

#[test]
#[ignore = "takes about a minute"]
fn a_deepest_board_of_the_fifteen_puzzle_takes_80_moves() {
    hard().filter(|&(_, length)| length >= 70).for_each(check);
}

/// Checks the solver's paths against the oracle's for starts that random moves lead to from a goal
/// with the blank in the given cell.
fn assert_walks(shape: Shape, blank: usize, solver: &Solver) {
    let grid = grid(shape.width(), shape.height());
    let mut random = Random(blank as u64);
    // Labels in the order of the cells would hide it if tiles and cells were mixed up.
    let goal = random.board_with_blank(shape.cells() as u8, blank);
    let oracle = Oracle::within(10, grid, &goal);
    for length in [0, 1, 5, 12, 18, 20, 21, 22] {
        let start = walk(grid, goal.clone(), length, &mut random);
        let pair = pair(board_of(grid, &start), board_of(grid, &goal));
        let solution = solver.solve(pair).expect("no limit");
        let expected = oracle.smallest_path_from_afar(grid, &start);
        assert_eq!(solution.path().map(Path::to_string), expected, "{pair:?}");
    }
}

/// The board after `length` random moves. No move takes back the one before it.
fn walk(grid: Grid, mut board: Vec<u8>, length: usize, random: &mut Random) -> Vec<u8> {
    let mut before = board.clone();
    for _ in 0..length {
        let nexts = "udlr"
            .chars()
            .filter_map(|letter| grid.slide(&board, letter));
        let mut nexts: Vec<Vec<u8>> = nexts.filter(|next| *next != before).collect();
        before = board;
        board = nexts.swap_remove(random.below(nexts.len()));
    }
    board
}

#[test]
fn paths_are_canonical_for_goals_with_the_blank_in_every_cell() {
    for blank in 0..16 {
        assert_walks(Shape::FIFTEEN_PUZZLE, blank, &SOLVER);
    }
}

#[test]
fn paths_are_canonical_on_every_other_shape_of_more_than_nine_cells() {
    for shape in (10..=16).flat_map(Shape::of_cells) {
        let last = shape.cells() - 1;
        for blank in [0, 1, last / 2, last] {
            assert_walks(shape, blank, &SOLVER);
        }
    }
}

#[test]
fn larger_groups_give_the_same_paths() {
    let medium = deepening(Partition::Medium);
    for blank in [0, 3, 6, 7, 15] {
        assert_walks(Shape::FIFTEEN_PUZZLE, blank, &medium);
    }
    for (pair, _) in korf().filter(|&(_, length)| length <= 50) {
        let solution = medium.solve(pair).expect("no limit");
        assert_eq!(solution.path(), solve(pair).path(), "{}", pair.start());
    }
}

#[test]
#[ignore = "builds the largest databases, a minute and more"]
fn the_largest_groups_give_the_same_paths() {
    for blank in [15, 14, 10] {
        let large = deepening(Partition::Large);
        assert_walks(Shape::FIFTEEN_PUZZLE, blank, &large);
        let facts = hard().filter(|(pair, _)| blank == 15 && pair.shape() == Shape::FIFTEEN_PUZZLE);
        for (pair, length) in facts {
            let solution = large.solve(pair).expect("no limit");
            assert_eq!(solution.steps(), Some(length));
            assert_eq!(solution.path(), solve(pair).path(), "{}", pair.start());
        }
    }
}

#[test]
fn a_search_that_goes_on_with_larger_databases_gives_the_same_path() {
    let small = deepening(Partition::Small);
    let growing = solver(Engine::Deepening);
    let fewer = korf()
        .filter(|&(_, length)| (58..60).contains(&length))
        .filter(|&(pair, _)| {
            let expected = small.solve(pair).expect("no limit");
            let solution = growing.solve(pair).expect("no limit");
            assert_eq!(solution.path(), expected.path(), "{}", pair.start());
            solution.effort().expanded_forward < expected.effort().expanded_forward
        });
    assert_ne!(fewer.count(), 0, "none was hard enough");
}

/// The number is the same on every machine. Change it only in a commit that is meant to make the
/// search faster or slower.
#[test]
fn a_search_expands_as_many_boards_as_ever() {
    for (partition, expected) in [
        (
            Partition::Small,
            [70_470, 3_349, 8_186, 9_787, 5_877, 6_489, 1_358],
        ),
        (
            Partition::Medium,
            [38_121, 1_785, 2_636, 4_191, 3_099, 4_801, 806],
        ),
    ] {
        let solver = deepening(partition);
        let near = korf().filter(|&(_, length)| length <= 44);
        let solutions = near.map(|(pair, _)| solver.solve(pair).expect("no limit"));
        let expanded = solutions.map(|found| found.effort().expanded_forward);
        assert_eq!(expanded.collect::<Vec<_>>(), expected, "{partition:?}");
    }
}

/// In these searches the first look at the clock is in the iteration that would find a path: its
/// bound is the length.
#[test]
fn a_search_out_of_time_tells_the_bound_of_the_iteration_that_it_was_in() {
    let solver = Solver::with_options(Options {
        engine: Engine::Deepening,
        timeout: Some(Duration::ZERO),
        partition: Some(Partition::Small),
        ..Options::default()
    });
    for start in ["5ca7fbe.821d3496", "2bf5d467c8a193e.", "1325a9f68edbc47."] {
        let fact = korf().find(|(pair, _)| pair.start() == board(start));
        let (pair, length) = fact.expect("one of Korf's boards");
        let timed_out = SolveError::TimedOut { at_least: length };
        assert_eq!(solver.solve(pair), Err(timed_out), "{pair:?}");
    }
}

#[test]
fn threads_share_one_solver_for_near_and_for_far_pairs() {
    let facts: Vec<Fact> = korf().filter(|&(_, length)| length <= 46).collect();
    let solver = Solver::new();
    let length = |&(pair, _): &Fact| solver.solve(pair).map(|found| found.steps());
    let lengths = || facts.iter().map(length).collect::<Vec<_>>();
    let expected: Vec<_> = facts.iter().map(|&(_, length)| Ok(Some(length))).collect();
    thread::scope(|scope| {
        let others = [(); 2].map(|()| scope.spawn(lengths));
        for other in others {
            assert_eq!(other.join().expect("no panic"), expected);
        }
    });
}
