//! `npuzzle path` with `--all`, `--count` and `--order`: all shortest paths of a pair, their number,
//! and the first in a given order.

use crate::boards::compact;
use crate::command::npuzzle;
use crate::oracle::{Grid, Oracle, counting_board, every_board, grid};
use crate::table;

/// POJ 1077's sample, and its four shortest paths in canonical order.
const SAMPLE: &str = "23415x768";
const PATHS: [&str; 4] = [
    "ullddrurdllurdruldr",
    "ullddrurdllurrdlurd",
    "dlurullddrurdllurdr",
    "ldruullddrurdllurrd",
];
const BOTH_AT_52: &str = "15 14 1 6/9 11 4 12/0 10 7 3/13 8 5 2";

#[test]
fn all_prints_every_shortest_path_in_order() {
    for (limit, count) in [
        ("", 4),
        ("--limit 4", 4),
        ("--limit 9", 4),
        ("--limit 1", 1),
    ] {
        let lines = PATHS[..count].join("\n") + "\n";
        npuzzle(&format!("path {SAMPLE} --all {limit}")).prints(&lines);
    }
    table::answers(
        "path --all",
        "12345678. 12345678. =>
         12345678. 21345678. => unsolvable
         123.46758 --notation words --frame tile => left up left",
    );
}

#[test]
fn all_of_a_pair_are_on_one_line_in_a_batch() {
    let run = table::batch(
        "path --all",
        &format!(
            "{SAMPLE}  => {}
             12345678. =>
             1         => error: board \"1\": 1 cell was read, and no board has so many: it has W x H of them, W and H at least 2, at most 16 in all
             21345678. => unsolvable",
            PATHS.join(",")
        ),
    );
    run.exited(2);
}

#[test]
fn count_says_how_many_there_are() {
    table::answers(
        "path --count",
        &format!(
            "{SAMPLE} => 4
             867254301 => 40
             647850321 => 40
             603712458 --goal snail => 3
             12345678. => 1
             21345678. => 0
             {BOTH_AT_52} => 2"
        ),
    );
}

#[test]
fn order_makes_another_path_the_first() {
    let [udlr, _, dlru, rlud] = PATHS;
    // HDU 3567 wants d < l < r < u.
    table::answers(
        "path",
        &format!(
            "12X453786 12345678X --order dlru  => dd
             564178X23 7568X4123 --order dlru  => urrulldr
             {SAMPLE} --order dlru    => {dlru}
             {SAMPLE} --order l<d<r<u => {rlud}
             {SAMPLE} --order UDLR    => {udlr}"
        ),
    );
    let records = format!("{SAMPLE} => {rlud}\n 21345678. => unsolvable");
    table::batch("path --order rlud", &records).exited(0);
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
    assert!(
        paths.len() == 2 && paths.iter().all(|path| path.len() == 52),
        "{all}"
    );
    for (order, first) in [("udlr", paths[0]), ("ludr", paths[1])] {
        let call = npuzzle(&format!("path --order {order}")).arg(BOTH_AT_52);
        call.prints(&format!("{first}\n"));
    }
}

#[test]
fn json_has_the_number_of_paths_and_all_that_were_asked_for() {
    table::answers(
        "path --json",
        r#"
        2831.4765 1238.4765 --all => {"size":"3x3","start":"2831.4765","goal":"1238.4765","solvable":true,"steps":4,"path":"uldr","count":1,"paths":["uldr"]}
        .321 --all                => {"size":"2x2","start":".321","goal":"123.","solvable":true,"steps":6,"path":"druldr","count":2,"paths":["druldr","rdlurd"]}
        .321 --all --limit 1      => {"size":"2x2","start":".321","goal":"123.","solvable":true,"steps":6,"path":"druldr","count":2,"paths":["druldr"]}
        .321 --count              => {"size":"2x2","start":".321","goal":"123.","solvable":true,"steps":6,"path":"druldr","count":2}
        21345678. --all           => {"size":"3x3","start":"21345678.","goal":"12345678.","solvable":false,"steps":null,"path":null,"count":0,"paths":[]}
        "#,
    );
}

#[test]
fn options_that_exclude_each_other_are_refused() {
    table::refusals(
        "path 12345678.",
        "--count --all        => cannot be used with
         --limit 3            => --all
         --count --order dlru => cannot be used with
         --all --limit 0      => a number of paths from 1 on is needed",
    );
}

/// All shortest paths, found by the distances of the oracle.
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
fn every_pair_of_2x3_has_the_paths_that_the_oracle_finds_in_every_order() {
    let grid = grid(3, 2);
    let goals: Vec<_> = (0..6).map(|blank| counting_board(6, blank)).collect();
    let oracles: Vec<_> = goals.iter().map(|goal| Oracle::new(grid, goal)).collect();
    for order in every_board(4) {
        let letters = order.iter().map(|&at| &"udlr"[usize::from(at)..][..1]);
        let order: String = letters.collect();
        let (mut pairs, mut first, mut all) = (String::new(), String::new(), String::new());
        for (goal, oracle) in goals.iter().zip(&oracles) {
            for start in every_board(6) {
                let mut paths = all_paths(grid, oracle, &start, &order);
                if oracle.distance(&start).is_none() {
                    paths.push("unsolvable".to_owned());
                }
                pairs += &format!("{} {}\n", compact(&start), compact(goal));
                first += &format!("{}\n", paths[0]);
                all += &format!("{}\n", paths.join(","));
            }
        }
        let line = format!("path --size 3x2 --batch - --order {order}");
        npuzzle(&line).stdin(pairs.as_str()).prints(&first);
        npuzzle(&format!("{line} --all")).stdin(pairs).prints(&all);
    }
}

/// What `--all` and `--count` print for these starts is what the oracle finds.
#[track_caller]
fn assert_all_paths(grid: Grid, goal: &[u8], starts: &[&[u8]], oracle: &Oracle, engine: &str) {
    let size = format!("{}x{}", grid.width, grid.height);
    let line = format!("--size {size} --goal {} --engine {engine}", compact(goal));
    for starts in starts.chunks(10_000) {
        let (mut records, mut all, mut counts) = (String::new(), String::new(), String::new());
        for start in starts {
            let paths = all_paths(grid, oracle, start, "udlr");
            records += &format!("{}\n", compact(start));
            all += &format!("{}\n", paths.join(","));
            counts += &format!("{}\n", paths.len());
        }
        for (what, answers) in [("--all", &all), ("--count", &counts)] {
            let call = npuzzle(&format!("path {line} {what} --batch -"));
            call.stdin(records.as_str()).prints(answers);
        }
    }
}

#[test]
fn boards_of_2x5_have_the_paths_that_the_oracle_finds_by_any_engine() {
    let goal = counting_board(10, 7);
    let oracle = Oracle::within(14, grid(5, 2), &goal);
    let far = |start: &&[u8]| oracle.distance(start) == Some(14);
    let starts: Vec<&[u8]> = oracle.boards().filter(far).step_by(40).collect();
    for engine in ["auto", "breadth-first", "bidirectional", "deepening"] {
        assert_all_paths(grid(5, 2), &goal, &starts, &oracle, engine);
    }
}

/// Every so many of the boards of 3x3 have the paths that the oracle finds.
fn assert_all_paths_of_3x3(step: usize) {
    let goal = counting_board(9, 8);
    let oracle = Oracle::new(grid(3, 3), &goal);
    let starts: Vec<&[u8]> = oracle.boards().step_by(step).collect();
    assert_all_paths(grid(3, 3), &goal, &starts, &oracle, "auto");
}

#[test]
fn one_board_in_a_hundred_of_3x3_has_the_paths_that_the_oracle_finds() {
    assert_all_paths_of_3x3(100);
}

#[test]
#[ignore = "finds the paths of all 181,440 boards: twenty seconds of one core"]
fn every_board_of_3x3_has_the_paths_that_the_oracle_finds() {
    assert_all_paths_of_3x3(1);
}
