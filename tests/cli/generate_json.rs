//! `npuzzle generate --json`: records as the answers have them, which a batch reads again.

use crate::command::{npuzzle, shell};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawn {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the fields must be there")]
struct WithSteps {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    #[serde(deserialize_with = "present")]
    steps: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WithPath {
    size: String,
    start: String,
    goal: String,
    solvable: bool,
    #[serde(deserialize_with = "present")]
    steps: Option<usize>,
    #[serde(deserialize_with = "present")]
    path: Option<String>,
}

/// A field that may be null, but must be there.
fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer)
}

/// The records that `generate` prints for these arguments.
#[track_caller]
fn records<T: DeserializeOwned>(arguments: &str) -> Vec<T> {
    let run = npuzzle(&format!("generate {arguments} --json")).run();
    let run = run.says("").exited(0);
    let record = |line: &str| match serde_json::from_str(line) {
        Ok(record) => record,
        Err(error) => panic!("{error} in {line}"),
    };
    run.stdout.lines().map(record).collect()
}

#[test]
fn a_record_has_the_pair_and_whether_it_is_solvable() {
    let records: Vec<Drawn> = records("--seed 1 -n 3 --mixed");
    for (record, (start, solvable)) in records.iter().zip([
        (".14372685", true),
        ("5.1473862", false),
        ("2317.8465", false),
    ]) {
        assert_eq!(record.size, "3x3");
        assert_eq!(record.start, start);
        assert_eq!(record.goal, "12345678.");
        assert_eq!(record.solvable, solvable);
    }
    let wide: Vec<Drawn> = self::records("--seed 1 --size 3x2 --goal snail");
    assert_eq!(
        (wide[0].size.as_str(), wide[0].goal.as_str()),
        ("3x2", "123.54")
    );
    assert_eq!(wide[0].start.len(), 6);
}

#[test]
fn the_answer_is_in_the_record_where_it_is_wanted() {
    let steps: Vec<WithSteps> = records("--seed 1 -n 2 --mixed --with-answer");
    let steps = steps.iter().map(|record| record.steps);
    assert_eq!(steps.collect::<Vec<_>>(), [Some(24), None]);
    for record in records::<WithPath>("--seed 1 -n 100 --mixed --with-answer path") {
        assert_eq!(record.size, "3x3");
        assert_eq!(record.steps.is_some(), record.solvable);
        assert_eq!(record.path.as_ref().map(String::len), record.steps);
        let path = npuzzle(&format!("path {} {}", record.start, record.goal));
        path.prints(&(record.path.unwrap_or("unsolvable".to_owned()) + "\n"));
    }
}

#[test]
fn a_batch_reads_the_records_whatever_they_hold() {
    for answer in ["", "--with-answer", "--with-answer path"] {
        for shape in ["3x3", "2x4"] {
            let arguments = format!("--seed 2 -n 100 --size {shape} --mixed --random-goal");
            let text = shell(&format!(
                "npuzzle generate {arguments} | npuzzle steps --batch -"
            ));
            let json = shell(&format!(
                "npuzzle generate {arguments} {answer} --json | npuzzle steps --batch -"
            ));
            let steps = text.run().says("").exited(0).stdout;
            json.prints(&steps);
        }
    }
}
