//! The engines against each other.

use std::sync::Barrier;
use std::thread;

use crate::oracle::{Grid, Oracle, counting_board};
use npuzzle::{Board, Engine, Goal, Pair, Path, Shape, Solver};

/// Boards of 3×3.
const BOARDS: u64 = 362_880;
/// Few of them, of all kinds: prime to every number of which the ranks are made.
const STRIDE: usize = 37;

/// The pairs of every start that has such a rank and one goal.
fn pairs(goal: Board, ranks: impl Iterator<Item = u64>) -> Vec<Pair> {
    ranks
        .map(|rank| {
            let start = Board::from_rank(goal.shape(), rank).expect("a rank");
            Pair::new(start, goal).expect("one shape")
        })
        .collect()
}

/// The goal of 3×3 whose tiles ascend, with the blank in that cell.
fn ascending(blank: usize) -> Board {
    let labels = counting_board(9, blank);
    Board::new(Shape::EIGHT_PUZZLE, &labels).expect("a board")
}

/// The search and all ways to ask the table give the same answers.
fn assert_agreement(table: &Solver, pairs: &[Pair]) {
    let search = Solver::with_engine(Engine::Bidirectional);
    let mut steps = Vec::with_capacity(pairs.len());
    let mut paths = Vec::with_capacity(pairs.len());
    let told = table.each_steps(pairs, |number| steps.push(number));
    told.expect("few cells");
    let told = table.each_path(pairs, |path| paths.push(path.cloned()));
    told.expect("few cells");
    assert_eq!((steps.len(), paths.len()), (pairs.len(), pairs.len()));
    for ((&pair, steps), path) in pairs.iter().zip(steps).zip(paths) {
        let name = || format!("{} to {}", pair.start(), pair.goal());
        let searched = search.solve(pair).expect("few cells");
        let found = table.solve(pair).expect("few cells");
        assert_eq!(searched.path(), found.path(), "{}", name());
        assert_eq!(searched.path(), path.as_ref(), "{}", name());
        assert_eq!(searched.steps(), steps, "{}", name());
    }
}

/// The same by as many threads as there are cores.
fn assert_agreement_in_parallel(table: &Solver, pairs: &[Pair]) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in pairs.chunks(pairs.len().div_ceil(threads)) {
            scope.spawn(|| assert_agreement(table, part));
        }
    });
}

#[test]
fn both_engines_give_the_same_path_for_every_small_board() {
    let table = Solver::with_engine(Engine::Table);
    for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let shape = Shape::new(width, height).expect("a shape");
        let boards = (1..=shape.cells() as u64).product();
        for goal in Goal::ALL.map(|goal| goal.board(shape)) {
            assert_agreement_in_parallel(&table, &pairs(goal, 0..boards));
        }
    }
}

#[test]
fn both_engines_give_the_same_path_for_a_sample_of_3x3() {
    let table = Solver::with_engine(Engine::Table);
    let goal = Goal::Standard.board(Shape::EIGHT_PUZZLE);
    let sample = pairs(goal, (0..BOARDS).step_by(STRIDE));
    assert_agreement_in_parallel(&table, &sample);
}

#[test]
#[ignore = "searches 1.6 million pairs: a minute of one core in release mode"]
fn both_engines_give_the_same_path_for_every_board_of_3x3_to_a_goal_with_the_blank_in_any_cell() {
    let table = Solver::with_engine(Engine::Table);
    for goal in (0..9).map(ascending) {
        assert_agreement_in_parallel(&table, &pairs(goal, 0..BOARDS));
    }
}

#[test]
fn pairs_of_all_shapes_and_goals_may_be_asked_in_any_order() {
    // Each next to others of another shape or with another goal, more than are looked up at once.
    let shapes = [(3, 3), (2, 2), (4, 2), (3, 3), (2, 4), (3, 2), (2, 3)];
    let mut mixed = Vec::new();
    for index in 0..500 {
        let (width, height) = shapes[index % shapes.len()];
        let shape = Shape::new(width, height).expect("a shape");
        let boards: u64 = (1..=shape.cells() as u64).product();
        let rank = |factor| (index as u64 + 1) * factor % boards;
        let board = |factor| Board::from_rank(shape, rank(factor)).expect("a rank");
        mixed.push(Pair::new(board(7919), board(104_729)).expect("one shape"));
        if index % 3 == 0 {
            mixed.push(Pair::new(board(7919), board(611_953)).expect("one shape"));
        }
    }
    assert_agreement(&Solver::with_engine(Engine::Table), &mixed);
}

#[test]
fn shapes_that_no_table_serves_are_answered_without_a_search_or_not_at_all() {
    let board = |text: &str| text.parse::<Board>().expect("a board");
    let goal = board("123456789abcdef.");
    let pair = |start| Pair::new(board(start), goal).expect("one shape");
    let table = Solver::with_engine(Engine::Table);
    let mut told = Vec::new();
    let answered = ["123456789abcdef.", "123456789abcdfe."].map(pair);
    let result = table.each_path(&answered, |path| told.push(path.cloned()));
    assert_eq!(
        (result, &told),
        (Ok(()), &vec![Some(Path::default()), None])
    );
    // What comes before one that can't be searched is told, and nothing behind it.
    let some = ["123456789abcdef.", "123456789abcde.f", "123456789abcdfe."].map(pair);
    let mut told = Vec::new();
    assert!(table.each_steps(&some, |steps| told.push(steps)).is_err());
    assert_eq!(told, [Some(0)]);
}

#[test]
fn threads_that_ask_for_the_same_new_table_all_get_right_answers() {
    let grid = Grid {
        width: 3,
        height: 3,
    };
    let solver = Solver::with_engine(Engine::Table);
    for blank in [0, 4, 8] {
        let goal = ascending(blank);
        let oracle = Oracle::new(grid, &counting_board(9, blank));
        let pairs = pairs(goal, (0..BOARDS).step_by(997));
        let labels = |board: Board| board.labels().collect::<Vec<_>>();
        let (threads, start) = (8, Barrier::new(8));
        thread::scope(|scope| {
            for _ in 0..threads {
                let (pairs, oracle, start) = (&pairs, &oracle, &start);
                // A clone shares the tables.
                let solver = solver.clone();
                scope.spawn(move || {
                    start.wait();
                    for &pair in pairs {
                        let found = solver.solve(pair).expect("few cells");
                        let path = found.path().map(ToString::to_string);
                        assert_eq!(path, oracle.smallest_path(grid, &labels(pair.start())));
                    }
                });
            }
        });
    }
}
