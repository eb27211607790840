//! JSON records, read back through a description of their own that shares nothing with the
//! program and takes no field that it doesn't name.

use std::fmt;

use crate::command::npuzzle;
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepsAnswer {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    #[serde(deserialize_with = "present")]
    steps: Option<usize>,
    stats: Option<Stats>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PathAnswer {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    #[serde(deserialize_with = "present")]
    steps: Option<usize>,
    #[serde(deserialize_with = "present")]
    path: Option<String>,
    stats: Option<Stats>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckAnswer {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    start_parity: Parity,
    start_inversions: usize,
    start_blank_row: Option<usize>,
    goal_parity: Parity,
    goal_inversions: usize,
    goal_blank_row: Option<usize>,
    explanation: String,
    stats: Option<Stats>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RenderAnswer {
    size: String,
    start: String,
    #[serde(deserialize_with = "present")]
    goal: Option<String>,
    #[serde(deserialize_with = "present")]
    solvable: Option<bool>,
    #[serde(deserialize_with = "present")]
    steps: Option<usize>,
    #[serde(deserialize_with = "present")]
    path: Option<String>,
    #[serde(deserialize_with = "present")]
    boards: Option<Vec<String>>,
    stats: Option<Stats>,
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

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Parity {
    Even,
    Odd,
}

/// A field that may be null, but must be there.
fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer)
}

/// The names of an object's fields, in the order in which they stand.
struct Fields(Vec<String>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names;

        impl<'de> Visitor<'de> for Names {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut names = Vec::new();
                while let Some((name, IgnoredAny)) = map.next_entry()? {
                    names.push(name);
                }
                Ok(Fields(names))
            }
        }

        deserializer.deserialize_map(Names)
    }
}

/// The one record that the program prints for these arguments.
#[track_caller]
fn record<T: DeserializeOwned>(arguments: &str) -> T {
    let run = npuzzle(&format!("{arguments} --json")).run().says("");
    let line = run.stdout.strip_suffix('\n').unwrap_or_default();
    assert!(
        !line.is_empty() && !line.contains('\n'),
        "no line: {:?}",
        run.stdout
    );
    match serde_json::from_str(line) {
        Ok(record) => record,
        Err(error) => panic!("`{}`: {error} in {line}", run.line),
    }
}

#[test]
fn steps_are_a_number() {
    let record: StepsAnswer = record("steps 12345678. 123.46758");
    assert_eq!(record.size, "3x3");
    assert_eq!(record.start, "12345678.");
    assert_eq!(record.goal, "123.46758");
    assert!(record.solvable);
    assert_eq!(record.steps, Some(3));
    assert!(record.stats.is_none());
}

#[test]
fn steps_of_an_unsolvable_pair_are_null() {
    let record: StepsAnswer = record("steps 12345678. 21345678.");
    assert!(!record.solvable);
    assert_eq!(record.steps, None);
}

#[test]
fn a_path_comes_with_its_length() {
    let record: PathAnswer = record("path 867254301 123456780");
    assert_eq!(record.size, "3x3");
    assert_eq!(record.start, "8672543.1");
    assert_eq!(record.goal, "12345678.");
    assert!(record.solvable);
    assert_eq!(record.steps, Some(31));
    assert_eq!(record.path.map(|path| path.len()), Some(31));
    assert!(record.stats.is_none());
}

#[test]
fn no_moves_are_an_empty_path_and_no_path_is_null() {
    let none_needed: PathAnswer = record("path 12345678.");
    assert_eq!(none_needed.steps, Some(0));
    assert_eq!(none_needed.path.as_deref(), Some(""));
    let none_there: PathAnswer = record("path 12345687.");
    assert!(!none_there.solvable);
    assert_eq!(none_there.steps, None);
    assert_eq!(none_there.path, None);
}

#[test]
fn parities_come_with_the_inversions_they_are_counted_from() {
    let arguments = "check 418675230 --goal snail";
    npuzzle(arguments).run().exited(1);
    let record: CheckAnswer = record(arguments);
    assert_eq!(record.size, "3x3");
    assert_eq!(record.start, "41867523.");
    assert_eq!(record.goal, "1238.4765");
    assert!(!record.solvable);
    assert_eq!(record.start_parity, Parity::Even);
    assert_eq!(record.start_inversions, 16);
    assert_eq!(record.goal_parity, Parity::Odd);
    assert_eq!(record.goal_inversions, 7);
    assert_eq!(
        (record.start_blank_row, record.goal_blank_row),
        (None, None)
    );
    assert!(record.explanation.ends_with('.'));
    assert!(record.stats.is_none());
}

#[test]
fn the_blank_row_is_there_where_it_counts() {
    let record: CheckAnswer = record("check 123456789ab.defc");
    assert_eq!(record.size, "4x4");
    assert!(record.solvable);
    assert_eq!(
        (record.start_inversions, record.start_blank_row),
        (3, Some(2))
    );
    assert_eq!(
        (record.goal_inversions, record.goal_blank_row),
        (0, Some(3))
    );
    assert_eq!(
        (record.start_parity, record.goal_parity),
        (Parity::Odd, Parity::Odd)
    );
}

#[test]
fn boards_lead_from_the_start_to_the_goal() {
    let record: RenderAnswer = record("render 2831.4765 --goal snail");
    assert_eq!(record.size, "3x3");
    assert_eq!(record.solvable, Some(true));
    assert_eq!(record.steps, Some(4));
    assert_eq!(record.path.as_deref(), Some("uldr"));
    let boards = record.boards.expect("boards");
    assert_eq!(
        boards,
        [
            "2831.4765",
            "2.3184765",
            ".23184765",
            "123.84765",
            "1238.4765"
        ]
    );
    assert_eq!(boards.first(), Some(&record.start));
    assert_eq!(boards.last(), record.goal.as_ref());
    assert!(record.stats.is_none());
}

#[test]
fn an_unsolvable_pair_has_no_boards() {
    let record: RenderAnswer = record("render 12345678. 21345678.");
    assert_eq!(record.solvable, Some(false));
    assert_eq!(
        (record.steps, record.path, record.boards),
        (None, None, None)
    );
}

#[test]
fn a_board_alone_has_null_for_all_that_takes_a_goal() {
    let record: RenderAnswer = record("render 2831.4765");
    assert_eq!(record.start, "2831.4765");
    assert_eq!((record.goal, record.solvable), (None, None));
    assert_eq!((record.steps, record.path), (None, None));
    assert_eq!(record.boards.expect("boards"), ["2831.4765"]);
}

#[test]
fn a_size_tells_columns_before_rows() {
    let wide: StepsAnswer = record("steps 123/4.5");
    assert_eq!((wide.size.as_str(), wide.goal.as_str()), ("3x2", "12345."));
    let high: StepsAnswer = record("steps 12/34/.5");
    assert_eq!((high.size.as_str(), high.goal.as_str()), ("2x3", "12345."));
}

#[test]
fn labels_of_two_digits_are_letters() {
    let record: CheckAnswer = record("check 1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
    assert_eq!(record.start, "123456789abcde.f");
    assert_eq!(record.goal, "123456789abcdef.");
}

#[test]
fn statistics_are_an_object_where_they_were_asked_for() {
    let hard: StepsAnswer = record("steps 867254301 123456780 --stats");
    let stats = hard.stats.expect("statistics");
    assert!(stats.expanded_forward > 1000 && stats.expanded_backward > 1000);
    let depth = stats.depth_forward + stats.depth_backward;
    assert!((25..=31).contains(&depth), "{depth}");
    assert!(
        stats.seconds > 0.0 && stats.seconds < 60.0,
        "{}",
        stats.seconds
    );

    let path: PathAnswer = record("path 123.46758 --stats");
    assert!(path.stats.is_some());
    let render: RenderAnswer = record("render 123.46758 --goal standard --stats");
    assert!(render.stats.is_some());
    let check: CheckAnswer = record("check 123.46758 --stats");
    assert_eq!(check.stats.map(|stats| stats.expanded_forward), Some(0));
    let board: RenderAnswer = record("render 123.46758 --stats");
    assert_eq!(board.stats.map(|stats| stats.expanded_forward), Some(0));
}

#[test]
fn fields_stand_in_the_order_in_which_they_are_documented() {
    let question = ["size", "start", "goal", "solvable"].as_slice();
    let parities = [
        "start_parity",
        "start_inversions",
        "goal_parity",
        "goal_inversions",
    ];
    let rows = [
        "start_parity",
        "start_inversions",
        "start_blank_row",
        "goal_parity",
        "goal_inversions",
        "goal_blank_row",
    ];
    let explanation = ["explanation"].as_slice();
    for (arguments, expected) in [
        ("steps 123.46758", [question, &["steps"]].concat()),
        (
            "steps 123.46758 --stats",
            [question, &["steps", "stats"]].concat(),
        ),
        ("path 123.46758", [question, &["steps", "path"]].concat()),
        (
            "path 123.46758 --stats",
            [question, &["steps", "path", "stats"]].concat(),
        ),
        (
            "check 123.46758",
            [question, &parities, explanation].concat(),
        ),
        (
            "check 12.3 --stats",
            [question, &rows, explanation, &["stats"]].concat(),
        ),
        (
            "render 123.46758",
            [question, &["steps", "path", "boards"]].concat(),
        ),
        (
            "render 123.46758 --goal standard --stats",
            [question, &["steps", "path", "boards", "stats"]].concat(),
        ),
    ] {
        let Fields(names) = record(arguments);
        assert_eq!(names, expected, "{arguments}");
    }
}
