//! JSON records. They are read back through one description, which shares nothing with the program
//! and takes no field that it doesn't name: a name has one meaning and one type in all subcommands.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::command::{Run, npuzzle};
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
    Leaves {
        index: usize,
        r#move: String,
    },
    Stuck {
        index: usize,
        tile: u8,
        board: String,
        movable: Vec<u8>,
    },
    Elsewhere {
        board: String,
    },
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
        12345678. 21345678. => {"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null}
        123/4.5             => {"size":"3x2","start":"123/4.5","goal":"123/45.","solvable":true,"steps":1}
        12/34/.5            => {"size":"2x3","start":"12/34/.5","goal":"12/34/5.","solvable":true,"steps":1}
        12345678. --count-start     => {"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"steps":1}
        12345678x --blank x         => {"size":"3x3","start":"12345678x","goal":"12345678x","solvable":true,"steps":0}
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
fn a_record_of_a_batch_has_the_line_and_the_id_before_what_it_has_alone() {
    let error = "{\"error\":\"no board was read\"}\n";
    for subcommand in ["steps", "path", "check", "check --within 3", "render"] {
        let (mut lines, mut answers) = (String::new(), String::new());
        for (number, (line, id, alone)) in (1..).zip([
            ("123.46758 12345678.", "", "123.46758 12345678."),
            (r#"{"id":null,"start":[]}"#, r#""id":null,"#, ""),
            (
                r#"{"id":-7,"start":"8672543x1","goal":"123456780"}"#,
                r#""id":-7,"#,
                "867254301 12345678.",
            ),
            ("12/.3/45 1./23/45", "", "12/.3/45 1./23/45"),
            ("[]", "", ""),
            (
                r#"{"start":"12.3","goal":"12.3","id":[1, "é"]}"#,
                r#""id":[1, "é"],"#,
                "12.3 12.3",
            ),
            (r#"{"start":[],"id":{"a":1}}"#, r#""id":{"a":1},"#, ""),
            ("12345687. 12345678.", "", "12345687. 12345678."),
        ]) {
            let alone = npuzzle(&format!("{subcommand} --json {alone}"))
                .run()
                .stdout;
            let record = if alone.is_empty() { error } else { &alone };
            lines += &format!("{line}\n");
            answers += &format!("{{\"line\":{number},{id}{}", &record[1..]);
        }
        let call = npuzzle(&format!("{subcommand} --json --batch -")).stdin(lines);
        call.run().says("").printed(&answers).exited(2);
    }
}

#[test]
fn statistics_are_part_of_the_record_where_they_were_asked_for() {
    for subcommand in ["steps", "path", "check", "render"] {
        for engine in ["table", "bidirectional"] {
            let line = format!("{subcommand} --json --stats --engine {engine} --batch -");
            let run = npuzzle(&line).stdin("8672543.1 12345678.\n[]\n").run();
            let stats: Vec<_> = records(&run)
                .into_iter()
                .map(|record| record.stats)
                .collect();
            let [Some(stats), None] = &stats[..] else {
                panic!("`{line}`: {stats:?}");
            };
            assert!((0.0..60.0).contains(&stats.seconds), "{stats:?}");
            let depth = stats.depth_forward + stats.depth_backward;
            let expanded = stats.expanded_forward + stats.expanded_backward;
            let is_searched = engine == "bidirectional" && subcommand != "check";
            let effort = if is_searched { (30, 9_990) } else { (0, 0) };
            assert_eq!((depth, expanded), effort, "`{line}`");
        }
    }
    let run = npuzzle("steps 13524678. 46758123. --json --stats").run();
    let begin = r#""steps":22,"stats":{"expanded_forward":706,"expanded_backward":635,"depth_forward":11,"depth_backward":10,"seconds":"#;
    assert!(run.stdout.contains(begin), "{}", run.stdout);
    let stats = record("render 123.46758 --stats").stats;
    assert_eq!(stats.map(|stats| stats.expanded_forward), Some(0));
}

#[test]
fn whatever_is_printed_about_a_pair_can_be_asked_about_again() {
    for command in "steps|path|path --all|path --count|check|check --within 3|render|compare|\
                    verify --moves rdr"
        .split('|')
    {
        let first = npuzzle(&format!("{command} 123.46758 --goal standard --json")).run();
        npuzzle("steps --batch -").stdin(first.stdout).prints("3\n");
    }
}
