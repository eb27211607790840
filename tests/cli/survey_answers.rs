//! `npuzzle survey`: what it prints.

use crate::command::{npuzzle, shell, terminal};
use crate::oracle::{Oracle, counting_board, every_board, grid};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Survey {
    size: String,
    goal: String,
    depth: usize,
    total: u64,
    mean: f64,
    counts: Vec<u64>,
    deepest: Vec<String>,
    stats: Option<Stats>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    size: String,
    goal: String,
    depth: usize,
    boards: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stats {
    expanded_forward: usize,
    expanded_backward: usize,
    depth_forward: usize,
    depth_backward: usize,
    seconds: f64,
}

/// The one record that the program prints for these arguments.
#[track_caller]
fn record<T: DeserializeOwned>(arguments: &str) -> T {
    let run = npuzzle(&format!("{arguments} --json"))
        .run()
        .says("")
        .exited(0);
    let line = run.stdout.strip_suffix('\n').unwrap_or_default();
    assert!(!line.contains('\n'), "{line}");
    match serde_json::from_str(line) {
        Ok(record) => record,
        Err(error) => panic!("`{}`: {error} in {line}", run.line),
    }
}

const TWO_BY_TWO: &str = "\
depth  boards
    0       1  #################################
    1       2  #################################################################
    2       2  #################################################################
    3       2  #################################################################
    4       2  #################################################################
    5       2  #################################################################
    6       1  #################################

total:    12 boards
mean:     3.000 moves
deepest:  6 moves, 1 board
          .321
";

#[test]
fn a_chart_has_a_line_a_depth_and_then_the_sums() {
    npuzzle("survey --size 2x2").prints(TWO_BY_TWO);
}

#[test]
fn numbers_are_written_with_thousands_separators_and_bars_scaled_to_the_largest() {
    let run = npuzzle("survey").run().says("").exited(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[25], format!("   24  24,047  {}", "#".repeat(65)));
    assert_eq!(lines[26], format!("   25  15,578  {}", "#".repeat(42)));
    assert_eq!(lines[32], "   31       2");
    assert_eq!(
        lines[33..],
        [
            "",
            "total:    181,440 boards",
            "mean:     21.972 moves",
            "deepest:  31 moves, 2 boards",
            "          64785.321  8672543.1",
        ]
    );
}

#[test]
fn a_chart_is_as_wide_as_was_asked_for() {
    for columns in [17, 30, 80, 200] {
        let line = format!("survey --size 2x3 --columns {columns}");
        let run = npuzzle(&line).run().says("").exited(0);
        let chart = run.stdout.split("\n\n").next().expect("a chart");
        let widest = chart.lines().map(str::len).max();
        assert_eq!(widest, Some(columns), "{line}");
    }
}

#[test]
fn no_chart_is_too_narrow_for_its_numbers() {
    let run = npuzzle("survey --size 2x2 --columns 1")
        .run()
        .says("")
        .exited(0);
    assert!(
        run.stdout
            .starts_with("depth  boards\n    0       1\n    1       2\n")
    );
    assert!(
        run.stdout
            .ends_with("deepest:  6 moves, 1 board\n          .321\n")
    );
}

#[test]
fn boards_below_a_chart_stand_on_as_many_lines_as_they_need() {
    let run = npuzzle("survey snail --size 2x4 --columns 40").run();
    let expected = "\
deepest:  35 moves, 4 boards
          5674.312  6547.312  6574.321
          6574312.
";
    assert!(run.stdout.ends_with(expected), "{}", run.stdout);
}

#[test]
fn many_deepest_boards_are_only_counted() {
    let run = npuzzle("survey 1234.5678").run().says("").exited(0);
    let expected = "deepest:  30 moves, 148 boards\n          --boards 30 lists them\n";
    assert!(run.stdout.ends_with(expected), "{}", run.stdout);
}

#[test]
fn colour_comes_only_when_asked_for() {
    let colour = "\u{1b}[";
    for (option, has_colour) in [
        ("", false),
        ("--color never", false),
        ("--color always", true),
    ] {
        let run = npuzzle(&format!("survey {option}"))
            .run()
            .says("")
            .exited(0);
        assert_eq!(run.stdout.contains(colour), has_colour, "{option}");
    }
}

#[test]
fn a_terminal_gets_a_chart_of_blocks_that_is_as_wide_as_itself() {
    let Some(call) = terminal("npuzzle survey --size 2x2 --color never") else {
        return;
    };
    let run = call.run().exited(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[1], format!("    0       1  {}▌", "█".repeat(32)));
    assert_eq!(lines[2], format!("    1       2  {}", "█".repeat(65)));
}

#[test]
fn a_goal_is_named_or_a_board_by_itself_or_as_an_option() {
    for (arguments, size, goal) in [
        ("survey", "3x3", "12345678."),
        ("survey snail", "3x3", "1238.4765"),
        ("survey --goal blank-first", "3x3", ".12345678"),
        ("survey snail --size 2x3", "2x3", "12.354"),
        ("survey --size 3x2", "3x2", "12345."),
        ("survey 1.2345678", "3x3", "1.2345678"),
        ("survey 1 . 2 3 4 5 6 7 8", "3x3", "1.2345678"),
        ("survey 53/.1/42", "2x3", "53.142"),
        ("survey --goal 53.142 --size 3x2", "3x2", "53.142"),
    ] {
        let survey: Survey = record(arguments);
        assert_eq!((survey.size.as_str(), survey.goal.as_str()), (size, goal));
    }
    npuzzle("survey - --boards 0")
        .stdin("5 3\n. 1\n4 2\n")
        .prints("53.142\n");
}

#[test]
fn json_holds_all_that_the_chart_shows() {
    let survey: Survey = record("survey");
    assert_eq!(survey.depth, 31);
    assert_eq!(survey.total, 181_440);
    assert_eq!(survey.counts.iter().sum::<u64>(), survey.total);
    assert_eq!(survey.counts[..5], [1, 2, 4, 8, 16]);
    assert_eq!(survey.counts[31], 2);
    assert!((survey.mean - 21.972).abs() < 0.0005, "{}", survey.mean);
    assert_eq!(survey.deepest, ["64785.321", "8672543.1"]);
    assert!(survey.stats.is_none());
    let survey: Survey = record("survey 1234.5678 --blank 0");
    assert_eq!(survey.goal, "123405678");
    assert_eq!(survey.deepest.len(), 148);
    assert!(survey.deepest.is_sorted());
}

#[test]
fn statistics_say_what_was_found() {
    let survey: Survey = record("survey --stats");
    let stats = survey.stats.expect("statistics");
    assert_eq!((stats.expanded_forward, stats.depth_forward), (0, 0));
    assert_eq!(
        (stats.expanded_backward, stats.depth_backward),
        (181_440, 31)
    );
    assert!(stats.seconds > 0.0 && stats.seconds < 60.0);
    let run = npuzzle("survey --boards 2 --stats").run().exited(0);
    run.mentions("expanded: 0 boards forward, 7 backward\n");
}

/// Every board that is so many moves from the goal, in lexicographic order, the blank first.
fn boards_at(depth: usize, oracle: &Oracle, cells: u8) -> Vec<String> {
    let boards = every_board(cells).filter(|board| oracle.distance(board) == Some(depth));
    let text = |board: Vec<u8>| board.iter().map(ToString::to_string).collect::<String>();
    boards.map(|board| text(board).replace('0', ".")).collect()
}

#[test]
fn boards_of_a_depth_are_all_there_are_in_the_order_of_their_ranks() {
    let oracle = Oracle::new(grid(3, 3), &counting_board(9, 8));
    for depth in [0, 1, 2, 10, 20, 31] {
        let expected = boards_at(depth, &oracle, 9);
        let lines = expected.join("\n") + "\n";
        npuzzle(&format!("survey --boards {depth}")).prints(&lines);
        let level: Level = record(&format!("survey --boards {depth}"));
        assert_eq!(level.boards, expected);
        assert_eq!(
            (level.size.as_str(), level.goal.as_str(), level.depth),
            ("3x3", "12345678.", depth)
        );
    }
    let oracle = Oracle::new(grid(3, 2), &[5, 3, 0, 1, 4, 2]);
    for depth in 0..=20 {
        let lines = boards_at(depth, &oracle, 6).join("\n") + "\n";
        npuzzle(&format!("survey 53./142 --boards {depth}")).prints(&lines);
    }
}

#[test]
fn boards_of_a_depth_are_a_batch() {
    let steps = shell("npuzzle survey --boards 24 | npuzzle steps --batch - | sort | uniq -c");
    steps.prints("  24047 24\n");
    let line = "npuzzle survey snail --size 2x4 --boards 35 --blank 0 \
                | npuzzle steps --goal snail --size 2x4 --batch -";
    shell(line).prints("35\n35\n35\n35\n");
}

#[test]
fn a_depth_that_no_board_has_is_refused() {
    let message = "no board is 32 moves from 12345678.: the deepest are 31 moves from it";
    npuzzle("survey --boards 32").fails(message);
    npuzzle("survey --boards 18446744073709551615 --size 2x2")
        .fails("no board is 18446744073709551615 moves from 123.: the deepest are 6 moves from it");
    for depth in ["-1", "deep", "1.5", "18446744073709551616", ""] {
        let run = npuzzle(&format!("survey --boards={depth}"))
            .run()
            .printed("")
            .exited(2);
        run.mentions("a number of moves from 0 on is needed");
    }
}

#[test]
fn goals_that_cannot_be_read_are_explained() {
    for (arguments, message) in [
        (
            "survey 12345677.",
            "goal: board \"12345677.\": tile 7 appears twice and tile 8 is missing",
        ),
        (
            "survey 12345.",
            "goal: board \"12345.\": 6 cells: 2x3 or 3x2? Give --size, or end each row with /",
        ),
        (
            "survey --goal 12345.",
            "--goal: board \"12345.\": 6 cells: 2x3 or 3x2? Give --size, or end each row with /",
        ),
        (
            "survey 12345678. --size 2x2",
            "goal: board \"12345678.\": 9 cells were read, and the size 2x2 has 4",
        ),
        (
            "survey snale",
            "goal \"snale\": the named goals are standard, blank-first and snail; or give a board",
        ),
        (
            "survey snail --goal snail",
            "the goal was given twice, by itself and by --goal",
        ),
    ] {
        npuzzle(arguments).fails(message);
    }
}

#[test]
fn a_survey_that_takes_too_much_memory_says_how_much() {
    for (arguments, message) in [
        (
            "survey --size 4x4",
            "a survey of 4x4 boards takes 2436G of memory, and 2048M are allowed",
        ),
        (
            "survey --size 7x2",
            "a survey of 7x2 boards takes 12G of memory, and 2048M are allowed",
        ),
        (
            "survey --size 3x4 --memory 76M",
            "a survey of 3x4 boards takes 77M of memory, and 76M are allowed",
        ),
        (
            "survey --memory 78K",
            "a survey of 3x3 boards takes 79K of memory, and 78K are allowed",
        ),
        (
            "survey --memory 100K --boards 20",
            "a survey of 3x3 boards takes 212K of memory, and 100K are allowed",
        ),
    ] {
        npuzzle(arguments).fails(&format!("{message}; give --memory more"));
    }
    let run = npuzzle("survey --memory 80K").run().says("").exited(0);
    assert!(run.stdout.starts_with("depth"));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let line = "(npuzzle survey --size 2x5 --boards 33; echo $? >&2) | head -1";
    shell(line).run().says("0\n").printed(".123456897\n");
    let line = "(npuzzle survey --size 2x5 --boards 33 --json; echo $? >&2) | head -c 1";
    shell(line).run().says("0\n").printed("{");
}
