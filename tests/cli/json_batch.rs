//! JSON records of a batch, read back through a description of their own that shares nothing with
//! the program and takes no field that it doesn't name.

use crate::command::npuzzle;
use crate::oracle::Grid;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepsAnswer {
    line: usize,
    #[serde(default, deserialize_with = "given")]
    id: Option<Value>,
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
    line: usize,
    #[serde(default, deserialize_with = "given")]
    id: Option<Value>,
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
    line: usize,
    #[serde(default, deserialize_with = "given")]
    id: Option<Value>,
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
    line: usize,
    #[serde(default, deserialize_with = "given")]
    id: Option<Value>,
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
struct Unreadable {
    line: usize,
    #[serde(default, deserialize_with = "given")]
    id: Option<Value>,
    error: String,
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

#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
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

/// A field that need not be there, and for which null is a value.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// A line of the batch, and what must be known of it again.
struct Line {
    text: &'static str,
    id: Option<Value>,
    /// Its boards and the fewest moves, if it can be read.
    pair: Option<(&'static str, &'static str, &'static str, Option<usize>)>,
}

fn lines() -> Vec<Line> {
    let standard = "12345678.";
    let good = |text, id, pair| Line {
        text,
        id,
        pair: Some(pair),
    };
    let bad = |text, id| Line {
        text,
        id,
        pair: None,
    };
    vec![
        good(
            "123.46758 12345678.",
            None,
            ("3x3", "123.46758", standard, Some(3)),
        ),
        bad("12345677.", None),
        good(
            r#"{"id":null,"start":"8672543x1","goal":[[1,2,3],[4,5,6],[7,8,0]]}"#,
            Some(Value::Null),
            ("3x3", "8672543.1", standard, Some(31)),
        ),
        bad(r#"{"id":null,"start":"12345677."}"#, Some(Value::Null)),
        good(
            r#"{"start":"12345687.","goal":"standard","id":{"a":[1,"b"]}}"#,
            Some(json!({"a": [1, "b"]})),
            ("3x3", "12345687.", standard, None),
        ),
        bad(r#"{"start":[],"id":[true]}"#, Some(json!([true]))),
        good(
            "123/4.5 123/45.",
            None,
            ("3x2", "1234.5", "12345.", Some(1)),
        ),
        good(
            r#"{"id":-7,"start":"12.345","goal":"1.2345","size":"2x3"}"#,
            Some(json!(-7)),
            ("2x3", "12.345", "1.2345", None),
        ),
        bad("\u{7}", None),
        good("12.3 12.3", None, ("2x2", "12.3", "12.3", Some(0))),
        bad(
            r#"{"id":"é","start":"12.3","goal":"123"}"#,
            Some(json!("é")),
        ),
    ]
}

/// Runs a subcommand on all lines, and reads what can be answered and what can't.
fn answers<T: DeserializeOwned>(subcommand: &str) -> Vec<(Line, Result<T, Unreadable>)> {
    let file: Vec<&str> = lines().iter().map(|line| line.text).collect();
    let run = npuzzle(&format!("{subcommand} --json --batch -"));
    let run = run.stdin(file.join("\n")).run().says("").exited(2);
    let printed: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(printed.len(), file.len(), "{}", run.line);
    let read = |text: &str, is_good: bool| {
        let record = if is_good {
            serde_json::from_str(text).map(Ok)
        } else {
            serde_json::from_str(text).map(Err)
        };
        record.unwrap_or_else(|error| panic!("`{}`: {error} in {text}", run.line))
    };
    lines()
        .into_iter()
        .zip(printed)
        .map(|(line, text)| {
            let record = read(text, line.pair.is_some());
            (line, record)
        })
        .collect()
}

/// Checks what all answers have in common: the line, the id and the question; and the errors.
/// Returns the answers.
#[track_caller]
fn checked<T: DeserializeOwned>(
    subcommand: &str,
    common: impl Fn(&T) -> (usize, &Option<Value>, [&str; 3]),
) -> Vec<(Option<usize>, T)> {
    let mut good = Vec::new();
    for (number, (line, answer)) in (1..).zip(answers::<T>(subcommand)) {
        match (answer, line.pair) {
            (Ok(answer), Some((size, start, goal, steps))) => {
                let (at, id, question) = common(&answer);
                assert_eq!((at, id), (number, &line.id), "{}", line.text);
                assert_eq!(question, [size, start, goal], "{}", line.text);
                good.push((steps, answer));
            }
            (
                Err(Unreadable {
                    line: at,
                    id,
                    error,
                }),
                None,
            ) => {
                assert_eq!((at, id), (number, line.id), "{}", line.text);
                assert!(!error.is_empty() && !error.contains('\n'), "{error:?}");
            }
            _ => unreachable!("they were read as what they are"),
        }
    }
    good
}

/// The board that some moves lead to.
fn replayed(size: &str, start: &str, path: &str) -> Option<String> {
    let (width, height) = size.split_once('x')?;
    let grid = Grid {
        width: width.parse().ok()?,
        height: height.parse().ok()?,
    };
    let labels: Vec<u8> = start
        .bytes()
        .map(|label| label.saturating_sub(b'0'))
        .collect();
    let end = grid.replay(&labels, path)?;
    let text: String = end.iter().map(u8::to_string).collect();
    Some(text.replace('0', "."))
}

#[test]
fn every_record_of_steps_is_what_the_documentation_says() {
    let answers = checked("steps", |answer: &StepsAnswer| {
        let question = [answer.size.as_str(), &answer.start, &answer.goal];
        (answer.line, &answer.id, question)
    });
    for (steps, answer) in answers {
        assert_eq!((answer.solvable, answer.steps), (steps.is_some(), steps));
        assert!(answer.stats.is_none());
    }
}

#[test]
fn every_record_of_path_is_what_the_documentation_says() {
    let answers = checked("path", |answer: &PathAnswer| {
        let question = [answer.size.as_str(), &answer.start, &answer.goal];
        (answer.line, &answer.id, question)
    });
    for (steps, answer) in answers {
        assert_eq!((answer.solvable, answer.steps), (steps.is_some(), steps));
        assert_eq!(answer.path.as_ref().map(String::len), steps);
        if let Some(path) = answer.path {
            let end = replayed(&answer.size, &answer.start, &path);
            assert_eq!(end, Some(answer.goal));
        }
        assert!(answer.stats.is_none());
    }
}

#[test]
fn every_record_of_check_is_what_the_documentation_says() {
    let answers = checked("check", |answer: &CheckAnswer| {
        let question = [answer.size.as_str(), &answer.start, &answer.goal];
        (answer.line, &answer.id, question)
    });
    for (steps, answer) in answers {
        assert_eq!(answer.solvable, steps.is_some());
        let same = answer.start_parity == answer.goal_parity;
        assert_eq!(answer.solvable, same, "{}", answer.explanation);
        let rows_count = answer.size.starts_with('2');
        for (inversions, row, parity) in [
            (
                answer.start_inversions,
                answer.start_blank_row,
                answer.start_parity,
            ),
            (
                answer.goal_inversions,
                answer.goal_blank_row,
                answer.goal_parity,
            ),
        ] {
            assert_eq!(row.is_some(), rows_count, "{}", answer.size);
            let odd = (inversions + row.unwrap_or(0)) % 2 == 1;
            assert_eq!(parity == Parity::Odd, odd, "{}", answer.explanation);
        }
        assert!(answer.stats.is_none());
    }
}

#[test]
fn every_record_of_render_is_what_the_documentation_says() {
    let answers = checked("render", |answer: &RenderAnswer| {
        let goal = answer.goal.as_deref().unwrap_or("none");
        (
            answer.line,
            &answer.id,
            [answer.size.as_str(), &answer.start, goal],
        )
    });
    for (steps, answer) in answers {
        assert_eq!(answer.solvable, Some(steps.is_some()));
        assert_eq!(answer.steps, steps);
        assert_eq!(answer.path.as_ref().map(String::len), steps);
        assert_eq!(
            answer.boards.as_ref().map(Vec::len),
            steps.map(|steps| steps + 1)
        );
        if let (Some(path), Some(boards)) = (answer.path, answer.boards) {
            for (length, board) in boards.into_iter().enumerate() {
                let reached = replayed(&answer.size, &answer.start, &path[..length]);
                assert_eq!(reached, Some(board), "{path}");
            }
        }
        assert!(answer.stats.is_none());
    }
}

#[test]
fn a_board_alone_has_no_goal_to_render() {
    let run = npuzzle("render --json --batch -").stdin("12.3\n").run();
    let answer: RenderAnswer = serde_json::from_str(&run.stdout).expect("an answer");
    assert_eq!((answer.line, answer.id), (1, None));
    assert_eq!(
        (answer.size.as_str(), answer.start.as_str()),
        ("2x2", "12.3")
    );
    assert_eq!((answer.goal, answer.solvable), (None, None));
    assert_eq!((answer.steps, answer.path), (None, None));
    assert_eq!(answer.boards, Some(vec!["12.3".to_owned()]));
}

#[test]
fn statistics_are_a_part_of_each_answer_and_of_no_error() {
    fn assert_stats<T: DeserializeOwned>(subcommand: &str, stats: impl Fn(T) -> Option<Stats>) {
        for engine in ["table", "bidirectional"] {
            let options = format!("{subcommand} --json --stats --engine {engine} --batch -");
            let run = npuzzle(&options).stdin("123.46758 12345678.\n[]\n").run();
            let (good, bad) = run.stdout.split_once('\n').expect("two lines");
            let stats = stats(serde_json::from_str(good).expect("an answer"));
            let stats = stats.expect("statistics");
            assert!((0.0..60.0).contains(&stats.seconds), "{}", stats.seconds);
            let searched = engine == "bidirectional" && subcommand != "check";
            let depth = stats.depth_forward + stats.depth_backward;
            assert_eq!(depth > 0, searched, "{options}");
            let expanded = stats.expanded_forward + stats.expanded_backward;
            assert_eq!(expanded > 0, searched, "{options}");
            serde_json::from_str::<Unreadable>(bad).expect("an error");
        }
    }
    assert_stats("steps", |answer: StepsAnswer| answer.stats);
    assert_stats("path", |answer: PathAnswer| answer.stats);
    assert_stats("check", |answer: CheckAnswer| answer.stats);
    assert_stats("render", |answer: RenderAnswer| answer.stats);
}

#[test]
fn the_line_and_the_id_come_first() {
    let records = "{\"start\":\"12.3\",\"id\":1}\n{\"start\":\"12.2\",\"id\":2}\n12.3\n12.2\n";
    for subcommand in ["steps", "path", "check", "render"] {
        let run = npuzzle(&format!("{subcommand} --json --batch -"));
        let run = run.stdin(records).run();
        let begins = [
            r#"{"line":1,"id":1,"size":"2x2","start":"#,
            r#"{"line":2,"id":2,"error":"#,
            r#"{"line":3,"size":"2x2","start":"#,
            r#"{"line":4,"error":"#,
        ];
        for (line, begin) in run.stdout.lines().zip(begins) {
            assert!(line.starts_with(begin), "{line}");
        }
    }
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
        let again = npuzzle("steps --batch -").stdin(first.stdout);
        again.run().printed("3\n").says("");
    }
}
