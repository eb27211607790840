//! Boards of up to sixteen cells: published lengths, and paths against an oracle.

use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use crate::oracle::{Grid, Oracle, Random};
use npuzzle::{
    Board, Engine, Goal, Move, Options, Pair, Partition, Path, Shape, Solution, SolveError, Solver,
};

/// Boards of several shapes to the standard goal, from published problem sets and tables: UVA
/// 10181, Wikipedia's and others' deepest boards. Each length was found by two solvers.
const HARD: &str = include_str!("../data/hard.txt");
/// R. E. Korf's 100 boards (Depth-first iterative-deepening, Artificial Intelligence 27, 1985)
/// and their lengths; their goal has the blank first.
const KORF: &str = include_str!("../data/korf100.txt");

/// One solver for all tests of this file: a database is built once.
static SOLVER: LazyLock<Solver> = LazyLock::new(|| Solver::with_engine(Engine::Deepening));

fn shape(width: usize, height: usize) -> Shape {
    Shape::new(width, height).expect("a shape")
}

fn with_partition(partition: Partition) -> Solver {
    Solver::with_options(Options {
        engine: Engine::Deepening,
        partition: Some(partition),
        ..Options::default()
    })
}

fn solve(pair: Pair) -> Solution {
    SOLVER.solve(pair).expect("all the time in the world")
}

/// A pair, and its length.
type Fact = (Pair, usize);

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

fn fact(length: &str, labels: &str, goal: Board) -> Fact {
    let labels: Vec<u8> = labels
        .split_whitespace()
        .map(|label| label.parse().expect("a label"))
        .collect();
    let start = Board::new(goal.shape(), &labels).expect("a board");
    let pair = Pair::new(start, goal).expect("one shape");
    (pair, length.parse().expect("a length"))
}

fn hard() -> impl Iterator<Item = Fact> {
    lines(HARD).map(|line| {
        let mut fields = line.splitn(3, ' ');
        let mut field = || fields.next().expect("three fields");
        let (length, shape) = (field(), field().parse().expect("a shape"));
        fact(length, field(), Goal::Standard.board(shape))
    })
}

fn korf() -> impl Iterator<Item = Fact> {
    lines(KORF).map(|line| {
        let (length, labels) = line.split_once(' ').expect("two fields");
        fact(length, labels, Goal::BlankFirst.board(shape(4, 4)))
    })
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
}

#[test]
fn the_nearer_of_korfs_boards_take_as_many_moves_as_published() {
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

#[test]
fn the_canonical_path_of_a_contest_problem() {
    let start = "2 3 4 0/1 5 7 8/9 6 10 12/13 14 11 15"
        .parse()
        .expect("a board");
    let pair = Pair::new(start, Goal::Standard.board(shape(4, 4))).expect("one shape");
    let path = solve(pair).path().map(Path::to_string);
    assert_eq!(path.as_deref(), Some("llldrdrdr"));
}

#[test]
fn a_board_of_the_other_parity_needs_no_search() {
    let start = "13 1 2 4/5 0 3 7/9 6 10 12/15 8 11 14"
        .parse()
        .expect("a board");
    let pair = Pair::new(start, Goal::Standard.board(shape(4, 4))).expect("one shape");
    let solution = solve(pair);
    assert_eq!(solution.path(), None);
    assert_eq!(solution.effort().expanded_forward, 0);
}

/// Compares the paths of boards so many random moves away from a goal with the blank in that cell.
fn compare_walks(shape: Shape, blank: usize, walks: &[usize], solver: &Solver) {
    let grid = Grid {
        width: shape.width(),
        height: shape.height(),
    };
    let mut random = Random(blank as u64);
    // Names that ascend with the cells would hide a mistake in naming the tiles.
    let goal = random.board_with_blank(shape.cells() as u8, blank);
    let oracle = Oracle::within(10, grid, &goal);
    let target = Board::new(shape, &goal).expect("a board");
    for &steps in walks {
        let start = walk(target, steps, &mut random);
        let labels: Vec<u8> = start.labels().collect();
        let pair = Pair::new(start, target).expect("one shape");
        let solution = solver.solve(pair).expect("all the time in the world");
        let path = solution.path().map(Path::to_string);
        assert_eq!(
            path,
            oracle.smallest_path_from_afar(grid, &labels),
            "{start} to {target}"
        );
    }
}

/// The board after so many random moves, none of which takes back the one before.
fn walk(mut board: Board, steps: usize, random: &mut Random) -> Board {
    let mut last = None;
    for _ in 0..steps {
        let ways: Vec<(Move, Board)> = Move::ALL
            .into_iter()
            .filter(|way| last != Some(way.inverse()))
            .filter_map(|way| Some((way, board.apply(way)?)))
            .collect();
        let (way, next) = ways[random.below(ways.len())];
        (last, board) = (Some(way), next);
    }
    board
}

const WALKS: [usize; 8] = [0, 1, 5, 12, 18, 20, 21, 22];

#[test]
fn paths_are_canonical_for_goals_with_the_blank_in_every_cell() {
    for blank in 0..16 {
        compare_walks(shape(4, 4), blank, &WALKS, &SOLVER);
    }
}

#[test]
fn paths_are_canonical_on_every_other_shape_of_more_than_nine_cells() {
    for shape in (10..=16).flat_map(Shape::of_cells) {
        let last = shape.cells() - 1;
        for blank in [0, 1, last / 2, last] {
            compare_walks(shape, blank, &WALKS, &SOLVER);
        }
    }
}

#[test]
fn larger_groups_give_the_same_paths() {
    let medium = with_partition(Partition::Medium);
    for blank in [0, 3, 6, 7, 15] {
        compare_walks(shape(4, 4), blank, &WALKS, &medium);
    }
    for (pair, _) in korf().filter(|&(_, length)| length <= 50) {
        let solution = medium.solve(pair).expect("all the time in the world");
        assert_eq!(solution.path(), solve(pair).path(), "{}", pair.start());
    }
}

#[test]
#[ignore = "builds the largest databases, a minute and more"]
fn the_largest_groups_give_the_same_paths() {
    for blank in [15, 14, 10] {
        let large = with_partition(Partition::Large);
        compare_walks(shape(4, 4), blank, &WALKS, &large);
        if blank == 15 {
            let standard = |(pair, _): &Fact| pair.goal() == Goal::Standard.board(shape(4, 4));
            for (pair, length) in hard().filter(standard) {
                let solution = large.solve(pair).expect("all the time in the world");
                assert_eq!(solution.steps(), Some(length));
                assert_eq!(solution.path(), solve(pair).path(), "{}", pair.start());
            }
        }
    }
}

#[test]
fn a_search_that_goes_on_with_larger_databases_gives_the_same_path() {
    let small = with_partition(Partition::Small);
    let growing = Solver::with_engine(Engine::Deepening);
    let fewer = korf()
        .filter(|&(_, length)| (58..60).contains(&length))
        .filter(|&(pair, _)| {
            let expected = small.solve(pair).expect("all the time in the world");
            let solution = growing.solve(pair).expect("all the time in the world");
            assert_eq!(solution.path(), expected.path(), "{}", pair.start());
            solution.effort().expanded_forward < expected.effort().expanded_forward
        });
    assert_ne!(fewer.count(), 0, "none was hard enough");
}

#[test]
fn a_deadline_ends_a_search_and_tells_how_far_it_got() {
    let (pair, length) = hard()
        .find(|&(_, length)| length == 80)
        .expect("a deep board");
    let solver = Solver::with_options(Options {
        engine: Engine::Deepening,
        timeout: Some(Duration::ZERO),
        ..Options::default()
    });
    let Err(SolveError::TimedOut { at_least }) = solver.solve(pair) else {
        panic!("that takes a minute");
    };
    assert!((40..=length).contains(&at_least), "{at_least}");
    assert_eq!(at_least % 2, length % 2);
}

#[test]
fn threads_share_one_solver() {
    let facts: Vec<Fact> = korf().filter(|&(_, length)| length <= 46).collect();
    let solver = Solver::with_engine(Engine::Deepening);
    let lengths = || {
        facts
            .iter()
            .map(|&(pair, _)| solver.solve(pair).map(|found| found.steps()))
    };
    let expected: Vec<_> = facts.iter().map(|&(_, length)| Ok(Some(length))).collect();
    thread::scope(|scope| {
        let others = [(); 2].map(|()| scope.spawn(|| lengths().collect::<Vec<_>>()));
        for other in others {
            assert_eq!(other.join().expect("no panic"), expected);
        }
    });
}
