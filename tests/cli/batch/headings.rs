//! What stands above the first record: a count, or the names of columns.

use super::rows::{UVA, files};
use crate::command::npuzzle;

#[test]
fn a_first_line_that_is_a_count_or_names_columns_is_no_record() {
    for heading in [
        "2",
        "100000",
        "start",
        "start,goal",
        "Start;Goal",
        "initial\tgoal",
        "# two\n\n2",
    ] {
        let file = format!("{heading}\n12345678. 12345678.\n1234567.8 12345678.\n");
        npuzzle("steps --batch -").stdin(file).prints("0\n1\n");
    }
    // A count that is the side of the boards too.
    let boards = "1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 0 6\n7 5 8\n";
    let file = format!("3\n{boards}");
    npuzzle("steps --rows --batch -")
        .stdin(file)
        .prints("0\n1\n2\n");
    // A count, and not the side of the boards; then both.
    for heading in ["4", "4\n3"] {
        let file = format!("{heading}\n1 2 3\n4 5 6\n7 8 0\n");
        npuzzle("steps --rows --batch -").stdin(file).prints("0\n");
    }
}

#[test]
fn a_first_line_that_may_be_a_board_with_a_slip_is_a_record() {
    let run = npuzzle("steps --batch -")
        .stdin("12345677\n12345678.\n")
        .run();
    run.says("-:1: board \"12345677\": tile 7 appears twice and the blank is missing\n")
        .printed("error\n0\n")
        .exited(2);
    npuzzle("steps --batch -")
        .stdin("123.\n12.3\n")
        .prints("0\n1\n");
}

#[test]
fn a_file_whose_lines_are_rows_or_whose_goals_come_first_is_refused_once() {
    let rows = "boards stand in rows, and each line is read as a record: give --rows, or --pairs where \
                two boards are a start and its goal";
    for file in [
        "1 2 3\n4 5 6\n7 8 0\n".repeat(300),
        UVA.to_owned(),
        "start\n\n1 2 3\n4 5 6\n7 8 0\n".to_owned(),
        // The first row is a board, and not the one that was meant.
        "1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12\n".to_owned(),
    ] {
        let call = npuzzle("steps --batch -").stdin(file);
        call.fails(&format!("standard input: {rows}"));
    }
    let call = npuzzle("steps --batch -").stdin("goal,start\n12345678. 1234567.8\n");
    call.fails(
        "standard input: its columns are goal and start, and a line is read as a start and its goal: \
         exchange them",
    );
    // Several boards, each on a line, are no rows.
    npuzzle("steps --batch -")
        .stdin("1230\n1203\n")
        .prints("0\n1\n");
}

#[test]
fn a_count_is_no_row_of_two_labels() {
    files(&[
        (
            "12\n3 4\n5 0\n2 1\n1 2\n3 4\n5 0\n",
            "npuzzle steps --rows --batch input.txt --json | jq -c '[.line, .start]'",
            "[2,\"34/5./21\"]\n[5,\"12/34/5.\"]\n",
        ),
        (
            "12\n30\n12\n03\n",
            "npuzzle steps --rows --batch input.txt",
            "0\n1\n",
        ),
        (
            "10\n3 2\n0 4\n1 5\n2 3\n3 2\n1 2\n3 4\n5 0\n",
            "npuzzle check --rows --batch input.txt --json | jq -c '[.line, .start]'",
            "[2,\".4/15/23\"]\n[6,\"12/34/5.\"]\n",
        ),
        // Behind a byte-order mark too.
        (
            "\u{feff}2\n12345678.\n1234567.8\n",
            "npuzzle steps --batch input.txt",
            "0\n1\n",
        ),
    ]);
    npuzzle("steps --batch -").stdin("123\n456\n708\n").fails(
        "standard input: boards stand in rows, and each line is read as a record: give --rows, or \
             --pairs where two boards are a start and its goal",
    );
}

#[test]
fn columns_are_starts_and_goals_by_these_or_longer_names() {
    for heading in [
        "start_state,goal_state",
        "Start Board\tGoal Board",
        "\"start\";\"goal\"",
        "start goal",
        "Initial state:",
    ] {
        let file = format!("{heading}\n1234567.8 12345678.\n");
        npuzzle("path --batch -").stdin(file).prints("r\n");
    }
    npuzzle("verify --batch -")
        .stdin("start goal moves\n1234567.8 12345678. r\n")
        .prints("valid, 1 move, the minimum\n");
    npuzzle("path --batch -")
        .stdin("goal_state,start_state\n1234567.8,12345678.\n")
        .fails(
            "standard input: its columns are goal_state and start_state, and a line is read as a start \
             and its goal: exchange them",
        );
}

/// With the index, 8 labels were 9, and 15 were 16.
#[test]
fn columns_beside_starts_and_goals_are_refused() {
    for (heading, quoted) in [
        (",start", "\"\", \"start\""),
        ("id,start,goal", "\"id\", \"start\", \"goal\""),
        ("start,goal,steps", "\"start\", \"goal\", \"steps\""),
        ("goal", "\"goal\""),
        ("start,goal,moves", "\"start\", \"goal\", \"moves\""),
    ] {
        let file = format!("{heading}\n8,\"[5, 7, 6, 3, 2, 4, 1, 0]\"\n");
        npuzzle("steps --batch -").stdin(file).fails(&format!(
            "standard input: its columns are {quoted}, and a line is read as a start, or as a start and \
             its goal: leave out all others"
        ));
    }
}
