//! JSON records. They are read back through one description, which shares nothing with the program
//! and takes no field that it doesn't name: a name has one meaning and one type in all subcommands.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::command::{Run, npuzzle};
use crate::oracle::Grid;
use crate::table::answers;

/// Every field that a record may have.
#[derive(Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Record {
    pub line: Option<usize>,
    #[serde(deserialize_with = "given")]
    pub id: Option<Value>,
    pub error: Option<String>,
    pub size: Option<String>,
    pub start: Option<String>,
    pub goal: Option<String>,
    pub solvable: Option<bool>,
    pub steps: Option<usize>,
    pub path: Option<String>,
    // `path --all` and `path --count`
    pub count: Option<u64>,
    pub paths: Option<Vec<String>>,
    // `check`
    pub start_parity: Option<Parity>,
    pub start_inversions: Option<usize>,
    pub start_blank_row: Option<usize>,
    pub goal_parity: Option<Parity>,
    pub goal_inversions: Option<usize>,
    pub goal_blank_row: Option<usize>,
    pub explanation: Option<String>,
    pub within: Option<bool>,
    // `verify`
    pub valid: Option<bool>,
    pub moves: Option<usize>,
    pub minimum: Option<usize>,
    pub at_least: Option<usize>,
    pub excess: Option<usize>,
    pub wrong: Option<Wrong>,
    pub hint_frame: Option<Frame>,
    // `render` and `survey`
    pub boards: Option<Vec<String>>,
    // `compare`
    pub engines: Option<Vec<EngineRun>>,
    // `rank`
    pub permutation: Option<Vec<u64>>,
    pub rank: Option<u64>,
    pub digits: Option<Vec<u64>>,
    // `survey`
    pub depth: Option<usize>,
    pub total: Option<u64>,
    pub mean: Option<f64>,
    pub counts: Option<Vec<u64>>,
    pub deepest: Option<Vec<String>>,
    pub stats: Option<Stats>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Parity {
    Even,
    Odd,
}

/// Why moves are not valid.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "lowercase")]
pub enum Wrong {
    Leaves { index: usize, r#move: String },
    Elsewhere { board: String },
    Longer,
    Solvable,
}

/// Whose way a move names.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Frame {
    Blank,
    Tile,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct EngineRun {
    pub engine: String,
    pub steps: Option<usize>,
    pub expanded: Option<usize>,
    pub seconds: f64,
    pub again: Option<f64>,
    pub error: Option<String>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    pub expanded_forward: usize,
    pub expanded_backward: usize,
    pub depth_forward: usize,
    pub depth_backward: usize,
    pub seconds: f64,
}

/// A field that need not be there, and for which null is a value.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// The records that a run printed, one on a line.
#[track_caller]
pub fn records(run: &Run) -> Vec<Record> {
    let read = |line: &str| match serde_json::from_str(line) {
        Ok(record) => record,
        Err(error) => panic!("`{}`: {error} in {line}", run.line),
    };
    run.stdout.lines().map(read).collect()
}

/// The one record that the program prints for these arguments.
#[track_caller]
pub fn record(arguments: &str) -> Record {
    let run = npuzzle(&format!("{arguments} --json")).run().says("");
    let mut records = records(&run);
    assert_eq!(records.len(), 1, "`{}`: {}", run.line, run.stdout);
    records.remove(0)
}

#[test]
fn a_record_is_an_object_whose_fields_stand_in_the_documented_order() {
    answers(
        "steps --json",
        r#"
        12345678. 123.46758 => {"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3}
        12345678. 21345678. => {"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null}
        123/4.5             => {"size":"3x2","start":"1234.5","goal":"12345.","solvable":true,"steps":1}
        12/34/.5            => {"size":"2x3","start":"1234.5","goal":"12345.","solvable":true,"steps":1}
        12345678. --count-start     => {"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"steps":1}
        12345678. --blank x -j      => {"size":"3x3","start":"12345678x","goal":"12345678x","solvable":true,"steps":0}
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15 => {"size":"4x4","start":"123456789abcde.f","goal":"123456789abcdef.","solvable":true,"steps":1}
        "#,
    );
    answers(
        "path --json",
        r#"
        867254301 => {"size":"3x3","start":"8672543.1","goal":"12345678.","solvable":true,"steps":31,"path":"uulddrruuldldrruuldldrruullddrr"}
        12345678. => {"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"steps":0,"path":""}
        12345687. => {"size":"3x3","start":"12345687.","goal":"12345678.","solvable":false,"steps":null,"path":null}
        "#,
    );
    answers(
        "render --json",
        r#"
        2831.4765 --goal snail => {"size":"3x3","start":"2831.4765","goal":"1238.4765","solvable":true,"steps":4,"path":"uldr","boards":["2831.4765","2.3184765",".23184765","123.84765","1238.4765"]}
        12345678. 21345678.    => {"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null,"path":null,"boards":null}
        2831.4765              => {"size":"3x3","start":"2831.4765","goal":null,"solvable":null,"steps":null,"path":null,"boards":["2831.4765"]}
        "#,
    );
    answers(
        "check --json",
        r#"
        12.3 => {"size":"2x2","start":"12.3","goal":"123.","solvable":true,"start_parity":"odd","start_inversions":0,"start_blank_row":1,"goal_parity":"odd","goal_inversions":0,"goal_blank_row":1,"explanation":"No move changes the parity of the inversions plus the blank's row (from 0 at the top): it is odd in both boards, so each can be reached from the other."}
        123.46758 --explain  => {"size":"3x3","start":"123.46758","goal":"12345678.","solvable":true,"start_parity":"even","start_inversions":2,"goal_parity":"even","goal_inversions":0,"explanation":"No move changes the parity of the inversions (pairs of tiles of which the larger comes first): it is even in both boards, so each can be reached from the other."}
        123.46758 --within 3 => {"size":"3x3","start":"123.46758","goal":"12345678.","solvable":true,"within":true}
        "#,
    );
}

#[test]
fn a_verdict_in_a_record_is_the_exit_status_too() {
    npuzzle("check 12345678. 21345678. --json").denies(
        r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"start_parity":"even","start_inversions":0,"goal_parity":"odd","goal_inversions":1,"explanation":"No move changes the parity of the inversions (pairs of tiles of which the larger comes first): it is even in the start and odd in the goal, so no moves lead from one to the other."}
"#,
    );
    npuzzle("check 123.46758 --within 2 --json").denies(
        r#"{"size":"3x3","start":"123.46758","goal":"12345678.","solvable":true,"within":false}
"#,
    );
}

#[test]
fn the_line_and_the_id_come_first() {
    let records = "{\"start\":\"12.3\",\"id\":1}\n{\"start\":\"12.2\",\"id\":2}\n12.3\n12.2\n";
    for subcommand in ["steps", "path", "check", "render"] {
        let run = npuzzle(&format!("{subcommand} --json --batch -"));
        let run = run.stdin(records).run();
        let begins = [
            r#"{"line":1,"id":1,"size":"2x2","start":"#,
            r#"{"line":2,"id":2,"error":""#,
            r#"{"line":3,"size":"2x2","start":"#,
            r#"{"line":4,"error":""#,
        ];
        for (line, begin) in run.stdout.lines().zip(begins) {
            assert!(line.starts_with(begin), "{line}");
        }
    }
}

/// Lines of a batch, each with the size, the start, the goal and the fewest moves of its pair; or
/// `error`.
const LINES: &str = r#"
    123.46758 12345678. => 3x3 123.46758 12345678. 3
    12345677. => error
    {"id":null,"start":"8672543x1","goal":[[1,2,3],[4,5,6],[7,8,0]]} => 3x3 8672543.1 12345678. 31
    {"id":null,"start":"12345677."} => error
    {"start":"12345687.","goal":"standard","id":{"a":[1,"b"]}} => 3x3 12345687. 12345678. -
    {"start":[],"id":[true]} => error
    123/4.5 123/45. => 3x2 1234.5 12345. 1
    {"id":-7,"start":"12.345","goal":"1.2345","size":"2x3"} => 2x3 12.345 1.2345 -
    [] => error
    12.3 12.3 => 2x2 12.3 12.3 0
    {"id":"é","start":"12.3","goal":"123"} => error
"#;

/// The records that a subcommand answers [`LINES`] with, those of errors left out. What they have
/// in common is compared: line, id, boards, and whether the pair can be solved.
#[track_caller]
fn answered(subcommand: &str) -> Vec<Record> {
    let cases = LINES.trim().lines().map(|line| line.split_once(" => "));
    let (lines, expected): (Vec<_>, Vec<_>) = cases.map(|case| case.expect("two parts")).unzip();
    let run = npuzzle(&format!("{subcommand} --json --batch -"));
    let run = run.stdin(lines.join("\n")).run().says("").exited(2);
    let records = records(&run);
    assert_eq!(records.len(), lines.len(), "{}", run.stdout);
    let mut good = Vec::new();
    for (number, record) in records.into_iter().enumerate() {
        let object: Option<Value> = serde_json::from_str(lines[number]).ok();
        let id = object.as_ref().and_then(|object| object.get("id"));
        assert_eq!(record.line, Some(number + 1));
        assert_eq!(record.id.as_ref(), id, "{record:?}");
        if expected[number] == "error" {
            let error = record.error.as_ref().expect("an error");
            assert!(!error.is_empty() && !error.contains('\n'), "{error:?}");
            assert_eq!((&record.size, &record.start), (&None, &None), "{record:?}");
            continue;
        }
        let [size, start, goal, steps] = expected[number].split(' ').collect::<Vec<_>>()[..] else {
            panic!("four fields: {}", expected[number]);
        };
        let boards = [&record.size, &record.start, &record.goal].map(Option::as_deref);
        assert_eq!(boards, [size, start, goal].map(Some));
        assert_eq!(record.solvable, Some(steps != "-"), "{record:?}");
        if subcommand != "check" {
            assert_eq!(record.steps, steps.parse().ok(), "{record:?}");
        }
        assert!(
            record.error.is_none() && record.stats.is_none(),
            "{record:?}"
        );
        good.push(record);
    }
    good
}

/// The boards along a path, as the record of `render` has them.
fn boards_along(record: &Record) -> Option<Vec<String>> {
    let (width, height) = record.size.as_deref()?.split_once('x')?;
    let grid = Grid {
        width: width.parse().ok()?,
        height: height.parse().ok()?,
    };
    let start = record.start.as_deref()?;
    let labels: Vec<u8> = start
        .bytes()
        .map(|label| label.saturating_sub(b'0'))
        .collect();
    let path = record.path.as_deref()?;
    let replayed = (0..=path.len()).map(|length| {
        let board = grid.replay(&labels, &path[..length])?;
        let text: String = board.iter().map(u8::to_string).collect();
        Some(text.replace('0', "."))
    });
    replayed.collect()
}

#[test]
fn every_record_of_steps_has_the_fewest_moves() {
    assert_eq!(answered("steps").len(), 6);
}

#[test]
fn every_record_of_path_has_a_path_that_leads_to_the_goal() {
    for record in answered("path") {
        assert_eq!(record.path.as_ref().map(String::len), record.steps);
        let boards = boards_along(&record);
        let end = boards.as_ref().and_then(|boards| boards.last());
        let goal = record.goal.as_ref().filter(|_| record.steps.is_some());
        assert_eq!(end, goal, "{record:?}");
    }
}

#[test]
fn every_record_of_render_has_the_boards_along_its_path() {
    for record in answered("render") {
        assert_eq!(record.path.as_ref().map(String::len), record.steps);
        assert_eq!(record.boards, boards_along(&record), "{record:?}");
    }
}

#[test]
fn every_record_of_check_has_parities_that_follow_from_its_inversions() {
    for record in answered("check") {
        assert_eq!(
            record.solvable,
            Some(record.start_parity == record.goal_parity)
        );
        let even_width = record
            .size
            .as_ref()
            .is_some_and(|size| size.starts_with('2'));
        for (inversions, row, parity) in [
            (
                record.start_inversions,
                record.start_blank_row,
                record.start_parity,
            ),
            (
                record.goal_inversions,
                record.goal_blank_row,
                record.goal_parity,
            ),
        ] {
            assert_eq!(row.is_some(), even_width, "{record:?}");
            let odd = (inversions.expect("a number") + row.unwrap_or(0)) % 2 == 1;
            assert_eq!(
                parity,
                Some(if odd { Parity::Odd } else { Parity::Even }),
                "{record:?}"
            );
        }
    }
}

#[test]
fn statistics_are_part_of_the_record_where_they_were_asked_for() {
    for subcommand in ["steps", "path", "check", "render"] {
        for engine in ["table", "bidirectional"] {
            let line = format!("{subcommand} --json --stats --engine {engine} --batch -");
            let run = npuzzle(&line).stdin("8672543.1 12345678.\n[]\n").run();
            let [good, bad] = &records(&run)[..] else {
                panic!("{}", run.stdout);
            };
            assert!(bad.stats.is_none(), "{bad:?}");
            let stats = good.stats.as_ref().expect("statistics");
            assert!((0.0..60.0).contains(&stats.seconds), "{stats:?}");
            let depth = stats.depth_forward + stats.depth_backward;
            let expanded = stats.expanded_forward + stats.expanded_backward;
            if engine == "bidirectional" && subcommand != "check" {
                assert!(
                    (25..=31).contains(&depth) && expanded > 2000,
                    "{line}: {stats:?}"
                );
            } else {
                assert_eq!((depth, expanded), (0, 0), "{line}");
            }
        }
    }
    assert_eq!(
        record("render 123.46758 --stats")
            .stats
            .map(|stats| stats.depth_forward),
        Some(0)
    );
    let run = npuzzle("steps 123.46758 --json --stats").run();
    let begin = r#""solvable":true,"steps":3,"stats":{"expanded_forward":1,"expanded_backward":3,"depth_forward":1,"depth_backward":1,"seconds":0."#;
    assert!(run.stdout.contains(begin), "{}", run.stdout);
}

#[test]
fn whatever_is_printed_about_a_pair_can_be_asked_about_again() {
    for line in [
        "steps",
        "path",
        "path --all",
        "path --count",
        "check",
        "check --within 3",
        "render",
        "compare",
        "verify --moves rdr",
    ] {
        let first = npuzzle(&format!("{line} 123.46758 --goal standard --json")).run();
        npuzzle("steps --batch -").stdin(first.stdout).prints("3\n");
    }
}
