//! Boards of every shape: the published lengths and counts, and what memory allows.

use crate::command::npuzzle;
use crate::oracle::{Grid, Random};
use npuzzle::{Board, Engine, Goal, Options, Pair, Shape, SolveError, Solver};

/// Boards with known lengths to the standard goal: the length, the size, and the labels. From
/// published problem sets; each length was found by two solvers.
const PUBLISHED: [(usize, &str, &str); 8] = [
    (31, "3x3", "8 6 7 2 5 4 3 0 1"),
    (31, "3x3", "6 4 7 8 5 0 3 2 1"),
    (53, "4x3", "0 8 6 9 11 7 10 1 4 3 2 5"),
    (9, "4x4", "2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15"),
    (8, "4x4", "1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15"),
    (38, "4x4", "5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12"),
    // LeetCode 773.
    (5, "3x2", "4 1 2 5 0 3"),
    (14, "3x2", "3 2 4 1 5 0"),
];

fn board(size: &str, labels: &str) -> Board {
    let shape: Shape = size.parse().expect("a size");
    let labels: Vec<u8> = labels
        .split(' ')
        .map(|label| label.parse().expect("a label"))
        .collect();
    Board::new(shape, &labels).expect("a board")
}

fn to_standard(start: Board) -> Pair {
    Pair::new(start, Goal::Standard.board(start.shape())).expect("one shape")
}

#[test]
fn published_boards_are_solved_in_their_known_lengths() {
    let solver = Solver::with_engine(Engine::Bidirectional);
    for (length, size, labels) in PUBLISHED {
        let pair = to_standard(board(size, labels));
        let solution = solver.solve(pair).expect("enough memory");
        assert_eq!(solution.steps(), Some(length), "{labels}");
        let path = solution.path().expect("a path");
        assert_eq!(path.replay(pair.start()), Some(pair.goal()), "{labels}");
    }
}

#[test]
fn a_walk_on_a_large_board_is_led_back_by_the_first_of_the_shortest_paths() {
    let solver = Solver::with_engine(Engine::Bidirectional);
    let mut random = Random(20_261_130);
    for (width, height) in [
        (5, 2),
        (2, 5),
        (4, 3),
        (3, 4),
        (7, 2),
        (3, 5),
        (8, 2),
        (4, 4),
    ] {
        let grid = Grid { width, height };
        for walk in 0..40 {
            let goal = random.board((width * height) as u8);
            let start = (0..walk % 13).fold(goal.clone(), |board, _| {
                let letter = ['u', 'd', 'l', 'r'][random.below(4)];
                grid.slide(&board, letter).unwrap_or(board)
            });
            let shape = Shape::new(width, height).expect("a shape");
            let [from, to] = [&start, &goal].map(|labels| Board::new(shape, labels).expect("one"));
            let pair = Pair::new(from, to).expect("one shape");
            let solution = solver.solve(pair).expect("enough memory");
            let path = solution.path().map(ToString::to_string);
            assert_eq!(
                path,
                Some(first_path(grid, &start, &goal)),
                "{from} to {to}"
            );
        }
    }
}

/// The first of the shortest paths, by trying all paths of no moves, of one, of two …
fn first_path(grid: Grid, start: &[u8], goal: &[u8]) -> String {
    fn extend(grid: Grid, board: &[u8], goal: &[u8], path: &mut String, left: usize) -> bool {
        if left == 0 {
            return board == goal;
        }
        ['u', 'd', 'l', 'r'].into_iter().any(|letter| {
            let Some(next) = grid.slide(board, letter) else {
                return false;
            };
            path.push(letter);
            let found = extend(grid, &next, goal, path, left - 1);
            if !found {
                path.pop();
            }
            found
        })
    }
    let mut path = String::new();
    let length = (0..=12).find(|&length| extend(grid, start, goal, &mut path, length));
    assert!(length.is_some());
    path
}

#[test]
fn a_search_that_needs_more_memory_than_allowed_says_how_far_it_got() {
    let start = board("4x4", "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1");
    let solver = Solver::with_options(Options {
        engine: Engine::Bidirectional,
        memory: 1 << 20,
        ..Options::default()
    });
    let Err(SolveError::Memory { forward, backward }) = solver.solve(to_standard(start)) else {
        panic!("80 moves are not searched in a mebibyte");
    };
    assert!((8..40).contains(&forward) && (8..40).contains(&backward));
    let run = npuzzle("steps --engine bidirectional --memory 1M .c9dfbae37254861").run();
    run.mentions("give --memory more").printed("").exited(2);
}

/// How many boards can reach the standard goal, and how deep the deepest lie.
#[test]
fn no_board_of_few_cells_is_deeper_than_the_published_depth() {
    let solver = Solver::with_engine(Engine::Table);
    for (width, height, count, depth, deepest) in [
        (2, 2, 12, 6, 1),
        (2, 3, 360, 21, 1),
        (3, 2, 360, 21, 1),
        (2, 4, 20_160, 36, 1),
        (4, 2, 20_160, 36, 1),
        (3, 3, 181_440, 31, 2),
    ] {
        let shape = Shape::new(width, height).expect("a shape");
        let starts = (0..).map_while(|rank| Board::from_rank(shape, rank));
        let pairs: Vec<Pair> = starts.map(to_standard).collect();
        let mut depths = Vec::new();
        solver
            .each_steps(&pairs, |steps| depths.extend(steps))
            .expect("few cells");
        assert_eq!(depths.len(), count, "{shape}");
        assert_eq!(depths.iter().max(), Some(&depth), "{shape}");
        let at_depth = depths.iter().filter(|&&steps| steps == depth).count();
        assert_eq!(at_depth, deepest, "{shape}");
    }
}
