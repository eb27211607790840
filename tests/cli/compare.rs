//! `npuzzle compare`: every engine, side by side.

use crate::command::npuzzle;
use serde::Deserialize;

const HARDEST: &str = "867254301";
const ENGINES: [&str; 4] = ["breadth-first", "bidirectional", "table", "deepening-small"];

/// The columns of a table but for the times, a row each.
fn rows(text: &str) -> Vec<Vec<&str>> {
    let mut rows = Vec::new();
    for line in text.lines() {
        rows.push(line.split_whitespace().take(3).collect());
    }
    rows
}

#[test]
fn each_engine_has_a_row_with_the_moves_and_the_boards_that_it_expanded() {
    let run = npuzzle(&format!("compare {HARDEST}"))
        .run()
        .says("")
        .exited(0);
    // Pinned: the numbers are the same on every machine.
    assert_eq!(
        rows(&run.stdout),
        [
            ["engine", "moves", "expanded"],
            ["breadth-first", "31", "181,347"],
            ["bidirectional", "31", "9,990"],
            ["table", "31", "181,440"],
            ["deepening-small", "31", "382"],
        ]
    );
    assert!(
        run.stdout
            .lines()
            .skip(1)
            .all(|line| line.matches(" ms").count() == 2)
    );
}

#[test]
fn a_large_board_has_no_table_and_two_sizes_of_databases() {
    let run = npuzzle("compare 123456789abcd.ef --goal standard").run();
    let rows = rows(&run.stdout);
    let engines: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(
        engines,
        [
            "engine",
            "breadth-first",
            "bidirectional",
            "deepening-small",
            "deepening-medium"
        ]
    );
    assert!(rows[1..].iter().all(|row| row[1] == "2"), "{}", run.stdout);
}

#[test]
fn an_engine_that_comes_to_no_end_says_so_and_the_others_answer() {
    let board = "5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12";
    let run = npuzzle(&format!("compare {board} --memory 1M"))
        .run()
        .exited(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    for line in &lines[1..3] {
        assert!(line.contains(" - "), "{line}");
        assert!(line.contains("memory"), "{line}");
    }
    assert!(
        lines[3].starts_with("deepening-small       38"),
        "{}",
        lines[3]
    );
}

#[test]
fn what_needs_no_search_is_said_without_one() {
    npuzzle("compare 21345678.").prints("unsolvable\n");
    let run = npuzzle("compare 12345678.").run().exited(0);
    assert!(rows(&run.stdout)[1..].iter().all(|row| row[1] == "0"));
}

#[test]
fn a_batch_has_a_line_a_pair() {
    let run = npuzzle("compare --batch -")
        .stdin(format!("{HARDEST}\n21345678.\nx\n"))
        .run();
    run.printed(
        "31; breadth-first 181347; bidirectional 9990; table 181440; deepening-small 382\n\
         unsolvable\nerror\n",
    )
    .mentions("-:3: ")
    .exited(2);
}

#[test]
fn json_has_an_object_an_engine() {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Answer {
        size: String,
        start: String,
        goal: String,
        solvable: bool,
        steps: usize,
        path: String,
        engines: Vec<Row>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Row {
        engine: String,
        steps: usize,
        expanded: usize,
        seconds: f64,
        again: f64,
    }
    let text = npuzzle(&format!("compare {HARDEST} --json"))
        .run()
        .exited(0)
        .stdout;
    let answer: Answer = serde_json::from_str(&text).expect("a record");
    assert_eq!(
        (answer.size.as_str(), answer.start.as_str()),
        ("3x3", "8672543.1")
    );
    assert_eq!((answer.goal.as_str(), answer.solvable), ("12345678.", true));
    assert_eq!((answer.steps, answer.path.len()), (31, 31));
    let engines: Vec<&str> = answer
        .engines
        .iter()
        .map(|row| row.engine.as_str())
        .collect();
    assert_eq!(engines, ENGINES);
    for row in answer.engines {
        assert_eq!(row.steps, 31);
        assert!(row.expanded > 0 && row.seconds > 0.0 && row.again > 0.0);
    }
}

#[test]
fn every_engine_is_asked_so_none_can_be_chosen() {
    npuzzle(&format!("compare {HARDEST} --engine table"))
        .fails("compare asks every engine: leave --engine out");
}
