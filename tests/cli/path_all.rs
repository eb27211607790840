//! All shortest paths of a pair: which, in what order, and how many.

use std::collections::HashMap;
use std::thread;

use crate::command::npuzzle;
use crate::oracle::{Grid, Oracle, counting_board, every_board};
use npuzzle::{Board, Engine, MoveOrder, Options, Pair, Path, Shape, Solver, Workload};
use serde::Deserialize;

/// POJ 1077's sample, and its four shortest paths in canonical order.
const SAMPLE: &str = "2 3 4 1 5 x 7 6 8";
const PATHS: [&str; 4] = [
    "ullddrurdllurdruldr",
    "ullddrurdllurrdlurd",
    "dlurullddrurdllurdr",
    "ldruullddrurdllurrd",
];
const BOTH_AT_52: &str = "15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2";

fn board(shape: Shape, labels: &[u8]) -> Board {
    Board::new(shape, labels).expect("a board")
}

/// All orders of the letters.
fn every_order() -> impl Iterator<Item = String> {
    let letters = |order: Vec<u8>| {
        order
            .into_iter()
            .map(|at| "udlr".as_bytes()[usize::from(at)])
    };
    every_board(4).map(move |order| letters(order).map(char::from).collect())
}

/// All shortest paths, by the oracle's distances alone.
fn all_paths(grid: Grid, oracle: &Oracle, start: &[u8], order: &str) -> Vec<String> {
    let Some(distance) = oracle.distance(start) else {
        return Vec::new();
    };
    let mut paths = vec![(start.to_vec(), String::new())];
    for left in (0..distance).rev() {
        let ways = |(board, path): (Vec<u8>, String)| {
            let way = move |letter| {
                let next = grid.slide(&board, letter)?;
                (oracle.distance(&next) == Some(left)).then(|| (next, format!("{path}{letter}")))
            };
            order.chars().filter_map(way).collect::<Vec<_>>()
        };
        paths = paths.into_iter().flat_map(ways).collect();
    }
    paths.into_iter().map(|(_, path)| path).collect()
}

#[test]
fn all_prints_every_shortest_path_in_order() {
    let lines = PATHS.join("\n") + "\n";
    npuzzle(&format!("path {SAMPLE} --all")).prints(&lines);
    npuzzle(&format!("path {SAMPLE} --all --limit 4")).prints(&lines);
    npuzzle(&format!("path {SAMPLE} --all --limit 9")).prints(&lines);
    npuzzle(&format!("path {SAMPLE} --all --limit 1")).prints(&format!("{}\n", PATHS[0]));
    npuzzle("path 12345678. 12345678. --all").prints("\n");
    npuzzle("path 12345678. 21345678. --all").prints("unsolvable\n");
}

#[test]
fn all_of_a_pair_are_on_one_line_in_a_batch() {
    let records = format!("{SAMPLE}\n12345678.\nx\n21345678.\n");
    let run = npuzzle("path --all --batch -").stdin(records).run();
    let lines = format!("{}\n\nerror\nunsolvable\n", PATHS.join(","));
    run.printed(&lines).mentions("-:3: ").exited(2);
}

#[test]
fn all_are_written_as_asked() {
    npuzzle("path 123.46758 --all --notation words --frame tile").prints("left up left\n");
}

#[test]
fn count_says_how_many_there_are() {
    for (arguments, count) in [
        (SAMPLE, "4"),
        ("867254301", "40"),
        ("647850321", "40"),
        ("603712458 --goal snail", "3"),
        ("12345678.", "1"),
        ("21345678.", "0"),
    ] {
        npuzzle(&format!("path --count {arguments}")).prints(&format!("{count}\n"));
    }
}

#[test]
fn a_large_board_may_have_two() {
    npuzzle("path --count").arg(BOTH_AT_52).prints("2\n");
}

#[test]
fn order_makes_another_path_the_first() {
    // HDU 3567 wants d < l < r < u.
    npuzzle("path 12X453786 12345678X --order dlru").prints("dd\n");
    npuzzle("path 564178X23 7568X4123 --order dlru").prints("urrulldr\n");
    npuzzle(&format!("path {SAMPLE} --order dlru")).prints(&format!("{}\n", PATHS[2]));
    npuzzle(&format!("path {SAMPLE} --order l<d<r<u")).prints(&format!("{}\n", PATHS[3]));
    npuzzle(&format!("path {SAMPLE} --order UDLR")).prints(&format!("{}\n", PATHS[0]));
    let run = npuzzle("path --order rlud --batch -").stdin(format!("{SAMPLE}\n21345678.\n"));
    run.prints(&format!("{}\nunsolvable\n", PATHS[3]));
    for order in ["udl", "udlrr", "udlx", ""] {
        let run = npuzzle(&format!("path {SAMPLE} --order")).arg(order).run();
        let message = format!("order {order:?}: each of u d l r is needed once, such as dlru");
        run.mentions(&message).exited(2);
    }
}

#[test]
fn on_a_large_board_the_order_decides_between_two_paths() {
    let all = npuzzle("path --all").arg(BOTH_AT_52).run().exited(0).stdout;
    let paths: Vec<&str> = all.lines().collect();
    assert_eq!(paths.len(), 2);
    assert!(paths.iter().all(|path| path.len() == 52));
    for (order, first) in [("udlr", paths[0]), ("ludr", paths[1])] {
        let call = npuzzle(&format!("path --order {order}")).arg(BOTH_AT_52);
        call.prints(&format!("{first}\n"));
    }
}

#[test]
fn json_has_the_number_of_paths_and_all_that_were_asked_for() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Answer {
        size: String,
        start: String,
        goal: String,
        solvable: bool,
        steps: Option<usize>,
        path: Option<String>,
        count: u64,
        paths: Option<Vec<String>>,
    }
    let answer = |arguments: &str| -> Answer {
        let text = npuzzle(&format!("path --json {arguments}"))
            .run()
            .exited(0)
            .stdout;
        assert_eq!(text.lines().count(), 1);
        serde_json::from_str(&text).expect("a record")
    };
    let all = answer(&format!("{SAMPLE} --all --limit 3"));
    assert_eq!(
        (all.size.as_str(), all.start.as_str()),
        ("3x3", "23415.768")
    );
    assert_eq!((all.goal.as_str(), all.solvable), ("12345678.", true));
    assert_eq!((all.steps, all.path.as_deref()), (Some(19), Some(PATHS[0])));
    assert_eq!(
        (all.count, all.paths),
        (
            4,
            Some(PATHS[..3].iter().map(ToString::to_string).collect())
        )
    );
    let count = answer("867254301 --count");
    assert_eq!(
        (count.steps, count.count, count.paths),
        (Some(31), 40, None)
    );
    let none = answer("21345678. --all");
    assert_eq!((none.steps, none.path, none.count), (None, None, 0));
    assert_eq!((none.solvable, none.paths), (false, Some(Vec::new())));
}

#[test]
fn options_that_say_nothing_together_are_refused() {
    for line in [
        "--count --all",
        "--limit 3",
        "--count --order dlru",
        "--all --limit 0",
    ] {
        npuzzle(&format!("path {SAMPLE} {line}"))
            .run()
            .printed("")
            .exited(2);
    }
}

#[test]
fn every_start_of_2x3_has_the_paths_that_the_oracle_finds_in_every_order() {
    let (grid, shape) = (
        Grid {
            width: 3,
            height: 2,
        },
        Shape::new(3, 2).expect("a shape"),
    );
    for blank in 0..6 {
        let goal = counting_board(6, blank);
        let oracle = Oracle::new(grid, &goal);
        let solver = Solver::new();
        for start in every_board(6) {
            let pair = Pair::new(board(shape, &start), board(shape, &goal)).expect("one shape");
            let found = solver.optimal_paths(pair).expect("few cells");
            for letters in every_order() {
                let order: MoveOrder = letters.parse().expect("an order");
                let paths: Vec<String> = found
                    .iter()
                    .flat_map(|found| found.iter(order))
                    .map(|path| path.to_string())
                    .collect();
                assert_eq!(
                    paths,
                    all_paths(grid, &oracle, &start, &letters),
                    "{pair:?}, {letters}"
                );
                let first = solver.solve_in_order(pair, order).expect("few cells");
                assert_eq!(first.path().map(Path::to_string).as_ref(), paths.first());
            }
        }
    }
}

#[test]
fn boards_of_2x5_have_as_many_paths_as_the_oracle_finds_by_any_engine() {
    let (grid, shape) = (
        Grid {
            width: 5,
            height: 2,
        },
        Shape::new(5, 2).expect("a shape"),
    );
    let goal = counting_board(10, 7);
    let oracle = Oracle::within(14, grid, &goal);
    let starts = oracle
        .boards()
        .filter(|start| oracle.distance(start) == Some(14));
    for start in starts.step_by(40) {
        let pair = Pair::new(board(shape, start), board(shape, &goal)).expect("one shape");
        let expected = all_paths(grid, &oracle, start, "udlr");
        for (engine, workload) in [
            (Engine::Auto, Workload::FewPairs),
            (Engine::Auto, Workload::ManyPairs),
            (Engine::BreadthFirst, Workload::FewPairs),
            (Engine::Bidirectional, Workload::FewPairs),
            (Engine::Deepening, Workload::FewPairs),
        ] {
            let solver = Solver::with_options(Options {
                engine,
                workload,
                ..Options::default()
            });
            let found = solver.optimal_paths(pair).expect("time").expect("a path");
            let paths: Vec<String> = found
                .iter(MoveOrder::default())
                .map(|path| path.to_string())
                .collect();
            assert_eq!(paths, expected, "{pair:?}, {engine:?}, {workload:?}");
            assert_eq!(found.count(), expected.len() as u128);
        }
    }
}

/// How many shortest paths every board has, by the oracle's distances alone.
fn counts(grid: Grid, oracle: &Oracle) -> HashMap<&[u8], u128> {
    let mut boards: Vec<&[u8]> = oracle.boards().collect();
    boards.sort_by_key(|board| oracle.distance(board));
    let mut counts: HashMap<&[u8], u128> = HashMap::new();
    for board in boards {
        let distance = oracle.distance(board).expect("a board of the oracle's");
        let nearer = "udlr"
            .chars()
            .filter_map(|letter| grid.slide(board, letter));
        let ways = nearer
            .filter(|next| oracle.distance(next).is_some_and(|other| other < distance))
            .map(|next| counts[next.as_slice()])
            .sum();
        counts.insert(board, if distance == 0 { 1 } else { ways });
    }
    counts
}

#[test]
#[ignore = "counts the paths of all 181,440 boards, a minute and more"]
fn every_start_of_3x3_has_as_many_paths_as_the_oracle_counts() {
    let (grid, shape) = (
        Grid {
            width: 3,
            height: 3,
        },
        Shape::new(3, 3).expect("a shape"),
    );
    let goal = counting_board(9, 8);
    let oracle = Oracle::new(grid, &goal);
    let counts: Vec<(&[u8], u128)> = counts(grid, &oracle).into_iter().collect();
    assert_eq!(counts.len(), 181_440);
    let solver = Solver::with_engine(Engine::Table);
    let check = |part: &[(&[u8], u128)]| {
        for &(start, count) in part {
            let pair = Pair::new(board(shape, start), board(shape, &goal)).expect("one shape");
            let found = solver
                .optimal_paths(pair)
                .expect("few cells")
                .expect("a path");
            assert_eq!(found.count(), count, "{}", pair.start());
        }
    };
    thread::scope(|scope| {
        for part in counts.chunks(counts.len().div_ceil(4)) {
            scope.spawn(move || check(part));
        }
    });
}
