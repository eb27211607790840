//! Every board of the small shapes: the solver against plain breadth-first search.

#![expect(clippy::expect_used, reason = "a test may fail")]

mod oracle;

use std::thread;

use npuzzle::{Board, Pair, Shape, Solver, is_solvable};
use oracle::{Grid, Oracle, counting_board, every_board};

const THREE: Grid = Grid {
    width: 3,
    height: 3,
};

/// A goal, and what the oracle knows of it.
struct Case {
    grid: Grid,
    shape: Shape,
    goal: Vec<u8>,
    oracle: Oracle,
}

impl Case {
    fn new(grid: Grid, goal: Vec<u8>) -> Self {
        Self {
            grid,
            shape: Shape::new(grid.width, grid.height).expect("a shape"),
            oracle: Oracle::new(grid, &goal),
            goal,
        }
    }

    fn pair(&self, start: &[u8]) -> Pair {
        let board = |labels| Board::new(self.shape, labels).expect("a board");
        Pair::new(board(start), board(&self.goal)).expect("one shape")
    }

    fn assert_verdict(&self, start: &[u8]) {
        assert_eq!(
            is_solvable(self.pair(start)),
            self.oracle.distance(start).is_some(),
            "{start:?} to {:?}",
            self.goal
        );
    }

    /// The number of steps, the path letter for letter, and where the path leads.
    fn assert_answer(&self, start: &[u8]) {
        let pair = self.pair(start);
        let solution = Solver::new().solve(pair).expect("few cells");
        let name = || format!("{start:?} to {:?}", self.goal);
        assert_eq!(solution.steps(), self.oracle.distance(start), "{}", name());
        let letters = solution.path().map(ToString::to_string);
        assert_eq!(letters, self.oracle.smallest_path(start), "{}", name());
        if let (Some(path), Some(letters)) = (solution.path(), letters) {
            assert_eq!(path.replay(pair.start()), Some(pair.goal()), "{}", name());
            let reached = self.grid.replay(start, &letters);
            assert_eq!(reached.as_ref(), Some(&self.goal), "{}", name());
        }
    }
}

fn assert_every_answer(width: usize, height: usize, cells: u8) {
    for blank in 0..usize::from(cells) {
        let case = Case::new(Grid { width, height }, counting_board(cells, blank));
        every_board(cells).for_each(|start| case.assert_answer(&start));
    }
}

#[test]
fn every_pair_of_2x2_gets_the_smallest_shortest_path() {
    assert_every_answer(2, 2, 4);
}

#[test]
fn every_pair_of_2x3_gets_the_smallest_shortest_path() {
    assert_every_answer(2, 3, 6);
}

#[test]
fn every_pair_of_3x2_gets_the_smallest_shortest_path() {
    assert_every_answer(3, 2, 6);
}

#[test]
fn every_pair_of_2x4_gets_the_smallest_shortest_path() {
    assert_every_answer(2, 4, 8);
}

#[test]
fn every_pair_of_4x2_gets_the_smallest_shortest_path() {
    assert_every_answer(4, 2, 8);
}

#[test]
fn every_start_of_3x3_gets_the_right_verdict() {
    let case = Case::new(THREE, counting_board(9, 8));
    every_board(9).for_each(|start| case.assert_verdict(&start));
}

#[test]
fn one_start_in_fifty_of_3x3_gets_the_smallest_shortest_path() {
    let case = Case::new(THREE, counting_board(9, 8));
    let starts = every_board(9).step_by(50);
    starts.for_each(|start| case.assert_answer(&start));
}

#[test]
#[ignore = "searches 1.6 million pairs: a minute of one core in release mode"]
fn every_start_of_3x3_gets_the_smallest_shortest_path_to_a_goal_with_the_blank_in_any_cell() {
    let starts: Vec<Vec<u8>> = every_board(9).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    for blank in 0..9 {
        let case = Case::new(THREE, counting_board(9, blank));
        thread::scope(|scope| {
            for part in starts.chunks(starts.len().div_ceil(threads)) {
                let case = &case;
                scope.spawn(move || {
                    for start in part {
                        case.assert_verdict(start);
                        case.assert_answer(start);
                    }
                });
            }
        });
    }
}
