//! Every method of the solver with every engine, against the oracle; mixed shapes, and threads.

use std::sync::Barrier;
use std::thread;

use npuzzle::{Board, Engine, Options, Pair, Path, Shape, Solver, Workload};

use crate::oracle::{Oracle, Random, counting_board, every_board, grid};
use crate::{board, board_of, pair, solver};

/// The engines that serve boards of any size.
const ENGINES: [(Engine, Workload); 5] = [
    (Engine::Auto, Workload::FewPairs),
    (Engine::Auto, Workload::ManyPairs),
    (Engine::BreadthFirst, Workload::FewPairs),
    (Engine::Bidirectional, Workload::FewPairs),
    (Engine::Deepening, Workload::FewPairs),
];

/// The path of each pair. Checks that all methods of the solver agree on it.
fn paths(solver: &Solver, pairs: &[Pair]) -> Vec<Option<String>> {
    let (mut steps, mut paths) = (Vec::new(), Vec::new());
    let told = solver.each_steps(pairs, |number| steps.push(number));
    told.expect("an answer");
    let told = solver.each_path(pairs, |path| paths.push(path.map(Path::to_string)));
    told.expect("an answer");
    assert_eq!((steps.len(), paths.len()), (pairs.len(), pairs.len()));
    for ((&pair, steps), path) in pairs.iter().zip(steps).zip(&paths) {
        let solution = solver.solve(pair).expect("an answer");
        assert_eq!(&solution.path().map(Path::to_string), path, "{pair:?}");
        assert_eq!(path.as_ref().map(String::len), steps, "{pair:?}");
        let nearest = steps.unwrap_or(99);
        for moves in nearest.saturating_sub(2)..nearest + 2 {
            let is_within = solver.is_within(pair, moves);
            let expected = steps.is_some_and(|steps| steps <= moves);
            assert_eq!(is_within, Ok(expected), "{pair:?}, {moves}");
        }
    }
    paths
}

/// Checks that each engine finds the oracle's paths.
fn assert_paths(engines: &[(Engine, Workload)], oracle: &Oracle, goal: Board, starts: &[Vec<u8>]) {
    let grid = grid(goal.shape().width(), goal.shape().height());
    let to_goal = |start: &Vec<u8>| pair(board_of(grid, start), goal);
    let pairs: Vec<Pair> = starts.iter().map(to_goal).collect();
    let path = |start: &Vec<u8>| oracle.smallest_path(grid, start);
    let expected: Vec<Option<String>> = starts.iter().map(path).collect();
    for &(engine, workload) in engines {
        let solver = Solver::with_options(Options {
            engine,
            workload,
            ..Options::default()
        });
        assert_eq!(paths(&solver, &pairs), expected, "{engine:?}, {workload:?}");
    }
}

#[test]
fn every_engine_finds_the_smallest_shortest_path_on_small_shapes_whichever_way_it_is_asked() {
    let table = (Engine::Table, Workload::default());
    let engines = [ENGINES.as_slice(), &[table]].concat();
    for (grid, stride) in [
        (grid(2, 3), 1),
        (grid(3, 2), 1),
        (grid(4, 2), 97),
        (grid(3, 3), 2003),
    ] {
        let cells = grid.cells() as u8;
        // Labels in the order of the cells would hide it if tiles and cells were mixed up.
        let goal = Random(1).board_with_blank(cells, 1);
        let oracle = Oracle::new(grid, &goal);
        let mut starts: Vec<Vec<u8>> = every_board(cells).step_by(stride).collect();
        let greatest = oracle.distances.values().copied().max();
        starts.extend(every_board(cells).filter(|it| oracle.distance(it) == greatest));
        assert_paths(&engines, &oracle, board_of(grid, &goal), &starts);
    }
}

#[test]
fn every_engine_that_serves_large_shapes_finds_the_smallest_shortest_path() {
    for (grid, stride) in [(grid(5, 2), 97), (grid(4, 4), 1009)] {
        let goal = Random(3).board_with_blank(grid.cells() as u8, 3);
        let oracle = Oracle::within(14, grid, &goal);
        let mut starts: Vec<Vec<u8>> = oracle.distances.keys().cloned().collect();
        starts.sort();
        let starts: Vec<Vec<u8>> = starts.into_iter().step_by(stride).collect();
        assert_paths(&ENGINES, &oracle, board_of(grid, &goal), &starts);
    }
}

#[test]
fn pairs_of_all_shapes_and_goals_may_be_asked_in_any_order() {
    // Neighbours differ in shape or goal, and there are more pairs than the table looks up at once.
    let shapes = [(3, 3), (2, 2), (4, 2), (3, 3), (2, 4), (3, 2), (2, 3)];
    let mut mixed = Vec::new();
    for index in 0..500 {
        let (width, height) = shapes[index % shapes.len()];
        let shape = Shape::new(width, height).expect("a shape");
        let boards: u64 = (1..=shape.cells() as u64).product();
        let rank = |factor| (index as u64 + 1) * factor % boards;
        let board = |factor| Board::from_rank(shape, rank(factor)).expect("a rank");
        mixed.push(pair(board(7919), board(104_729)));
        if index % 3 == 0 {
            mixed.push(pair(board(7919), board(611_953)));
        }
    }
    let expected = paths(&solver(Engine::Bidirectional), &mixed);
    assert_eq!(paths(&solver(Engine::Table), &mixed), expected);
}

#[test]
fn shapes_that_no_table_serves_are_answered_without_a_search_or_not_at_all() {
    let goal = board("123456789abcdef.");
    let to_goal = |start| pair(board(start), goal);
    let table = solver(Engine::Table);
    let mut told = Vec::new();
    let answered = ["123456789abcdef.", "123456789abcdfe."].map(to_goal);
    let result = table.each_path(&answered, |path| told.push(path.cloned()));
    assert_eq!((result, told), (Ok(()), vec![Some(Path::default()), None]));
    // The pairs before the one that is too large are answered, those after it are not.
    let some = ["123456789abcdef.", "123456789abcde.f", "123456789abcdfe."].map(to_goal);
    let mut told = Vec::new();
    assert!(table.each_steps(&some, |steps| told.push(steps)).is_err());
    assert_eq!(told, [Some(0)]);
}

#[test]
fn threads_that_ask_for_the_same_new_table_all_get_right_answers() {
    let grid = grid(3, 3);
    let solver = solver(Engine::Table);
    for blank in [0, 4, 8] {
        let goal = counting_board(9, blank);
        let oracle = Oracle::new(grid, &goal);
        let starts: Vec<Vec<u8>> = every_board(9).step_by(997).collect();
        let start_together = Barrier::new(8);
        thread::scope(|scope| {
            for _ in 0..8 {
                // A clone shares the tables.
                let solver = solver.clone();
                scope.spawn(|| {
                    let solver = solver;
                    start_together.wait();
                    for start in &starts {
                        let pair = pair(board_of(grid, start), board_of(grid, &goal));
                        let found = solver.solve(pair).expect("few cells");
                        let path = found.path().map(Path::to_string);
                        assert_eq!(path, oracle.smallest_path(grid, start));
                    }
                });
            }
        });
    }
}
