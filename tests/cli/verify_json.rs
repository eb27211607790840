//! `npuzzle verify --json`: its records, read back through a description of their own that shares
//! nothing with the program and takes no field that it doesn't name.

use crate::command::npuzzle;
use crate::oracle::{Grid, Random, counting_board};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct VerifyAnswer {
    line: Option<usize>,
    id: Option<Value>,
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    valid: bool,
    #[serde(deserialize_with = "present")]
    moves: Option<usize>,
    #[serde(deserialize_with = "present")]
    minimum: Option<usize>,
    at_least: Option<usize>,
    #[serde(deserialize_with = "present")]
    excess: Option<usize>,
    #[serde(deserialize_with = "present")]
    wrong: Option<Wrong>,
    #[serde(deserialize_with = "present")]
    hint_frame: Option<Frame>,
    stats: Option<Value>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "lowercase")]
enum Wrong {
    Leaves { index: usize, r#move: String },
    Elsewhere { board: String },
    Longer,
    Solvable,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Frame {
    Blank,
    Tile,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unreadable {
    line: usize,
    id: Option<Value>,
    error: String,
}

/// A field that may be null, but must be there.
fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer)
}

#[track_caller]
fn read<T: DeserializeOwned>(line: &str) -> T {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
}

/// The one record that the program prints for these arguments, and the exit status.
#[track_caller]
fn record(arguments: &str) -> (VerifyAnswer, String) {
    let run = npuzzle(&format!("verify --json {arguments}"))
        .run()
        .says("");
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    (read(&run.stdout), run.status)
}

#[test]
fn valid_moves_come_with_the_minimum_and_the_excess() {
    let (answer, status) = record("23415x768 ullddrurdllurdruldrlr");
    assert_eq!(status, "0");
    assert_eq!(
        [answer.size, answer.start, answer.goal],
        ["3x3", "23415.768", "12345678."]
    );
    assert!(answer.solvable && answer.valid);
    assert_eq!(
        (answer.moves, answer.minimum, answer.excess),
        (Some(21), Some(19), Some(2))
    );
    assert_eq!(
        (answer.at_least, answer.wrong, answer.hint_frame),
        (None, None, None)
    );
    assert!(answer.line.is_none() && answer.id.is_none() && answer.stats.is_none());
}

#[test]
fn what_is_wrong_has_a_kind() {
    let (answer, status) = record("23415x768 ulll --blank 0");
    assert_eq!(status, "1");
    assert!(answer.solvable && !answer.valid);
    assert_eq!(
        (answer.moves, answer.minimum, answer.excess),
        (Some(4), None, None)
    );
    let r#move = "l".to_owned();
    assert_eq!(answer.wrong, Some(Wrong::Leaves { index: 4, r#move }));
    assert_eq!(answer.hint_frame, None);

    let (answer, status) = record("546807321 rulldrdruulddruullddrruull --blank 0");
    assert_eq!(status, "1");
    let board = "078312645".to_owned();
    assert_eq!(answer.wrong, Some(Wrong::Elsewhere { board }));
    assert_eq!(answer.hint_frame, Some(Frame::Tile));

    let (answer, status) = record("1234567.8 r --frame tile");
    assert_eq!(status, "1");
    assert_eq!(answer.hint_frame, Some(Frame::Blank));

    let (answer, status) = record("12345678. lr --optimal");
    assert_eq!(status, "1");
    assert!(!answer.valid);
    assert_eq!(
        (answer.moves, answer.minimum, answer.excess),
        (Some(2), Some(0), Some(2))
    );
    assert_eq!(answer.wrong, Some(Wrong::Longer));
}

#[test]
fn a_claim_that_no_moves_lead_to_the_goal_has_no_moves() {
    let (answer, status) = record("12345687. unsolvable");
    assert_eq!(
        (status.as_str(), answer.valid, answer.solvable),
        ("0", true, false)
    );
    assert_eq!(
        (answer.moves, answer.minimum, answer.excess),
        (None, None, None)
    );
    let (answer, status) = record("1234567.8 unsolvable");
    assert_eq!(
        (status.as_str(), answer.valid, answer.solvable),
        ("1", false, true)
    );
    assert_eq!(answer.wrong, Some(Wrong::Solvable));
}

#[test]
fn a_minimum_that_takes_too_long_is_null_with_what_is_known_of_it() {
    let grid = Grid {
        width: 4,
        height: 4,
    };
    let mut random = Random(44);
    let (mut board, mut moves) = (counting_board(16, 0), String::new());
    while moves.len() < 500 {
        let way = ['u', 'd', 'l', 'r'][random.below(4)];
        if let Some(next) = grid.slide(&board, way) {
            board = next;
            moves.push(way);
        }
    }
    let goal: Vec<String> = board.iter().map(u8::to_string).collect();
    let goal = goal.join(" ");
    let start = "0123456789abcdef";
    let limit = "--timeout 0s --engine deepening";
    let (answer, status) = record(&format!("{start} {goal} {moves} {limit}"));
    assert_eq!((status.as_str(), answer.valid), ("0", true));
    assert_eq!(
        (answer.moves, answer.minimum, answer.excess),
        (Some(500), None, None)
    );
    assert!(
        answer
            .at_least
            .is_some_and(|bound| (5..80).contains(&bound))
    );
}

#[test]
fn records_of_a_batch_come_with_line_and_id() {
    let records = "{\"id\":[1],\"start\":\"1234567.8\",\"moves\":\"r\"}\n\
                   12345678. lr\n\
                   {\"id\":\"x\",\"start\":\"1234567.8\",\"moves\":\"?\"}\n\
                   12345678. q\n";
    let run = npuzzle("verify --json --batch -").stdin(records).run();
    let run = run.says("").exited(2);
    let lines: Vec<&str> = run.stdout.lines().collect();
    let &[first, second, third, fourth] = lines.as_slice() else {
        panic!("{}", run.stdout);
    };
    let begin = r#"{"line":1,"id":[1],"size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true,"valid":true,"moves":1,"minimum":1,"excess":0,"wrong":null,"hint_frame":null}"#;
    assert_eq!(first, begin);
    let answer: VerifyAnswer = read(first);
    assert_eq!((answer.line, answer.id), (Some(1), Some(json!([1]))));
    let answer: VerifyAnswer = read(second);
    assert_eq!(
        (answer.line, answer.id, answer.excess),
        (Some(2), None, Some(2))
    );
    let error: Unreadable = read(third);
    assert_eq!((error.line, error.id), (3, Some(json!("x"))));
    assert!(error.error.starts_with("moves \"?\": "), "{}", error.error);
    let error: Unreadable = read(fourth);
    assert_eq!((error.line, error.id), (4, None));
}

#[test]
fn statistics_are_a_part_of_the_record() {
    for moves in ["r", "l", "unsolvable"] {
        let (answer, _) = record(&format!("1234567.8 {moves} --stats"));
        assert!(answer.stats.is_some(), "{moves}");
    }
}
