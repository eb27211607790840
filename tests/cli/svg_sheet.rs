//! `npuzzle render --batch --svg`: the puzzles of a batch on one sheet.

use std::fs;

use crate::command::{Call, folder_with, npuzzle};
use roxmltree::Document;

fn sheet(batch: impl Into<Vec<u8>>) -> Call {
    npuzzle("render --batch - --svg -").stdin(batch)
}

/// The number and the first label of each board.
#[track_caller]
fn numbered(svg: &str) -> Vec<(String, String)> {
    let document = Document::parse(svg).expect("XML");
    let groups = document.root_element().children();
    let boards = groups.filter(|group| group.has_tag_name("g"));
    let text = |node: Option<roxmltree::Node>| {
        let node = node.and_then(|node| node.text());
        node.unwrap_or_default().to_owned()
    };
    boards
        .map(|board| {
            let heading = board.children().find(|node| node.has_tag_name("text"));
            let tile = board.children().find(|node| node.has_tag_name("use"));
            let href = tile.and_then(|tile| tile.attribute("href"));
            let label = href.and_then(|href| href.rsplit('-').next());
            (text(heading), label.unwrap_or_default().to_owned())
        })
        .collect()
}

#[track_caller]
fn same(numbered: &[(String, String)], expected: &[(&str, &str)]) {
    let numbered: Vec<(&str, &str)> = numbered
        .iter()
        .map(|(number, label)| (number.as_str(), label.as_str()))
        .collect();
    assert_eq!(numbered, expected);
}

#[test]
fn the_starts_of_a_batch_are_numbered() {
    let batch =
        "2831.4765\n\n# a remark\n312. 123.\n{\"start\": \"12/.3\", \"id\": 7}\n4123/5.67\n";
    let run = sheet(batch).run().says("").exited(0);
    same(
        &numbered(&run.stdout),
        &[("1", "2"), ("2", "3"), ("3", "1"), ("4", "4")],
    );
}

#[test]
fn a_sheet_tells_its_puzzles_in_words() {
    let run = sheet("12.3\n123/4.5\n").run().exited(0);
    let document = Document::parse(&run.stdout).expect("XML");
    let text = |name: &str| {
        let node = document.descendants().find(|node| node.has_tag_name(name));
        node.and_then(|node| node.text()).map(ToOwned::to_owned)
    };
    assert_eq!(text("title").as_deref(), Some("2 sliding puzzles"));
    assert_eq!(
        text("desc").as_deref(),
        Some("Puzzle 1, row by row: 1 2, blank 3. Puzzle 2, row by row: 1 2 3, 4 blank 5.")
    );
}

#[test]
fn puzzles_keep_their_order_on_any_number_of_threads() {
    let rotations = ["123.", "312.", "231."];
    let batch: String = (0..3000)
        .map(|line| rotations[line % 3].to_owned() + "\n")
        .collect();
    for jobs in [1, 2, 7] {
        let call = npuzzle(&format!("render --batch - --svg - --jobs {jobs}"));
        let run = call.stdin(batch.as_str()).run().says("").exited(0);
        let boards = numbered(&run.stdout);
        assert_eq!(boards.len(), 3000);
        for (index, (number, label)) in boards.iter().enumerate() {
            assert_eq!(*number, (index + 1).to_string());
            assert_eq!(label, &rotations[index % 3][..1], "puzzle {number}");
        }
    }
}

#[test]
fn the_goal_plays_no_part() {
    let plain = sheet("12.3\n").run().stdout;
    sheet("12.3 123.\n").prints(&plain);
    npuzzle("render --batch - --svg - --goal standard")
        .stdin("12.3\n")
        .prints(&plain);
}

#[test]
fn a_line_that_can_not_be_read_is_named_and_the_others_are_drawn() {
    let run = sheet("12.3\nbad\n312.\n").run();
    let run = run.mentions("-:2: board \"bad\": ").exited(2);
    same(&numbered(&run.stdout), &[("1", "1"), ("2", "3")]);
}

#[test]
fn with_fail_fast_a_bad_line_leaves_no_drawing() {
    let folder = folder_with("batch", "12.3\nbad\n312.\n");
    let folder = folder.path();
    let call = npuzzle("render --batch batch --svg a.svg --fail-fast");
    call.inside(folder).run().mentions("batch:2: ").exited(2);
    assert!(!folder.join("a.svg").exists());
}

#[test]
fn a_sheet_goes_to_a_file() {
    let folder = folder_with("batch", "12.3\n");
    let folder = folder.path();
    npuzzle("render --batch batch --svg a.svg")
        .inside(folder)
        .prints("");
    let written = fs::read_to_string(folder.join("a.svg")).expect("a drawing");
    sheet("12.3\n").prints(&written);
}

#[test]
fn a_sheet_of_nothing_is_an_error() {
    for batch in ["", "\n# nothing\n"] {
        sheet(batch).fails("no board was read");
    }
}

#[test]
fn a_sheet_has_an_end() {
    let run = sheet("123.\n".repeat(10_000)).run().says("").exited(0);
    assert_eq!(numbered(&run.stdout).len(), 10_000);
    sheet("123.\n".repeat(10_001))
        .fails("one drawing holds at most 10000 boards, and here are more");
}

#[test]
fn a_batch_is_not_played() {
    npuzzle("render --batch - --svg - --animate")
        .run()
        .mentions("cannot be used with")
        .printed("")
        .exited(2);
}
