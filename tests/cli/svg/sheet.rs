//! `npuzzle render --batch --svg`: the boards of a batch in one drawing.

use std::fs;

use super::{drawn, only, parsed};
use crate::command::{Call, folder_with, npuzzle};

fn sheet(batch: impl Into<Vec<u8>>) -> Call {
    npuzzle("render --batch - --svg -").stdin(batch)
}

/// The boards are numbered from 1, and these are their first tiles.
#[track_caller]
fn assert_numbered(svg: &str, first_tiles: &str) {
    let boards = drawn(svg);
    assert_eq!(boards.len(), first_tiles.len());
    for (number, (board, label)) in (1..).zip(boards.iter().zip(first_tiles.chars())) {
        assert_eq!(board.heading, format!("{number}"));
        assert_eq!(board.tiles[0].label, label, "board {number}");
    }
}

#[test]
fn the_starts_of_a_batch_are_numbered() {
    let batch =
        "2831.4765\n\n# a remark\n312. 123.\n{\"start\": \"12/.3\", \"id\": 7}\n4123/5.67\n";
    let run = sheet(batch).run().says("").exited(0);
    assert_numbered(&run.stdout, "2314");
}

#[test]
fn a_sheet_tells_its_puzzles_in_words() {
    let run = sheet("12.3\n123/4.5\n").run().exited(0);
    let document = parsed(&run.stdout);
    let texts = ["title", "desc"].map(|name| only(&document, name).text());
    let desc = "Puzzle 1, row by row: 1 2, blank 3. Puzzle 2, row by row: 1 2 3, 4 blank 5.";
    assert_eq!(texts, [Some("2 sliding puzzles"), Some(desc)]);
}

#[test]
fn puzzles_keep_their_order_on_any_number_of_threads() {
    let batch = "123.\n312.\n231.\n".repeat(1000);
    for jobs in [1, 2, 7] {
        let call = npuzzle(&format!("render --batch - --svg - --jobs {jobs}"));
        let run = call.stdin(batch.as_str()).run().says("").exited(0);
        assert_numbered(&run.stdout, &"132".repeat(1000));
    }
}

#[test]
fn the_goal_plays_no_part() {
    let plain = sheet("12.3\n").run().stdout;
    sheet("12.3 123.\n").prints(&plain);
    let call = npuzzle("render --batch - --svg - --goal standard");
    call.stdin("12.3\n").prints(&plain);
}

#[test]
fn a_line_that_can_not_be_read_is_named_and_the_others_are_drawn() {
    let run = sheet("12.3\nbad\n312.\n").run();
    let run = run.mentions("-:2: board \"bad\": ").exited(2);
    assert_numbered(&run.stdout, "13");
}

#[test]
fn with_fail_fast_a_bad_line_leaves_no_drawing() {
    let folder = folder_with("batch", "12.3\nbad\n312.\n");
    let call = npuzzle("render --batch batch --svg a.svg --fail-fast");
    call.inside(&folder).run().mentions("batch:2: ").exited(2);
    assert!(!folder.path().join("a.svg").exists());
}

#[test]
fn a_sheet_goes_to_a_file() {
    let folder = folder_with("batch", "12.3\n");
    let call = npuzzle("render --batch batch --svg a.svg");
    call.inside(&folder).prints("");
    let written = fs::read_to_string(folder.path().join("a.svg")).expect("a drawing");
    sheet("12.3\n").prints(&written);
}

#[test]
fn a_sheet_has_a_board_at_least_and_at_most_ten_thousand() {
    sheet("\n# nothing\n").fails("no board was read");
    sheet("").fails("no board was read");
    let run = sheet("123.\n".repeat(10_000)).run().says("").exited(0);
    assert_numbered(&run.stdout, &"1".repeat(10_000));
    sheet("123.\n".repeat(10_001))
        .fails("one drawing holds at most 10000 boards, and here are more");
}
