//! Batches: output line i answers record i, whatever else stands in the file and however many
//! threads answer.

use std::fmt::Write;

use crate::command::files::Folder;
use crate::command::npuzzle;

/// What a line may hold, worked out by hand: the record, then what `steps`, `path` and `check`
/// answer.
const RECORDS: [(&str, &str, &str, &str); 10] = [
    ("12345678.", "0", "", "solvable"),
    ("1234567.8", "1", "r", "solvable"),
    ("12345687.", "-1", "unsolvable", "unsolvable"),
    ("12345678. 123.46758", "3", "lul", "solvable"),
    ("123.46758,12345678.", "3", "rdr", "solvable"),
    ("12345678. 21345678.", "-1", "unsolvable", "unsolvable"),
    ("2 3 4 1 5 x 7 6 8", "19", "ullddrurdllurdruldr", "solvable"),
    ("[[1,2,3],[4,0,5]]", "1", "r", "solvable"),
    (r#"{"start":"12345.786"}"#, "1", "d", "solvable"),
    ("1 2/0 3 1 2/3 0", "1", "r", "solvable"),
];

/// Lines that hold no record that can be read, and what is to be said of them.
const BAD: [(&str, &str); 4] = [
    (
        "12345677.",
        "board \"12345677.\": tile 7 appears twice and tile 8 is missing",
    ),
    ("[]", "no board was read"),
    (
        "12345678. 12.3",
        "the start, \"12345678.\", is 3x3, and the goal, \"12.3\", is 2x2; both must have the \
         same size",
    ),
    (
        r#"{"start":"12345678.","size":"4x2"}"#,
        "board \"12345678.\": 9 cells were read, and the size 4x2 has 8",
    ),
];

/// A file, and what is to become of it.
#[derive(Default)]
struct Case {
    file: String,
    lines: usize,
    steps: String,
    path: String,
    check: String,
    messages: String,
}

impl Case {
    fn good(&mut self, index: usize) {
        let (record, steps, path, check) = RECORDS[index % RECORDS.len()];
        self.add(record, [steps, path, check]);
    }

    fn bad(&mut self, index: usize) {
        let (record, message) = BAD[index % BAD.len()];
        self.add(record, ["error"; 3]);
        writeln!(self.messages, "cases.txt:{}: {message}", self.lines).expect("memory");
    }

    fn add(&mut self, record: &str, [steps, path, check]: [&str; 3]) {
        self.lines += 1;
        for (text, line) in [
            (&mut self.file, record),
            (&mut self.steps, steps),
            (&mut self.path, path),
            (&mut self.check, check),
        ] {
            text.push_str(line);
            text.push('\n');
        }
    }

    /// A file of so many lines, every other of which is bad.
    fn of_every_other(lines: usize) -> Self {
        let mut case = Self::default();
        for index in 0..lines {
            if index % 2 == 0 {
                case.good(index / 2);
            } else {
                case.bad(index / 2);
            }
        }
        case
    }
}

/// Long texts are alike; a failure shows where they part.
#[track_caller]
fn assert_same(what: &str, actual: &str, expected: &str) {
    let mut lines = (1..).zip(actual.lines().zip(expected.lines()));
    if let Some((number, (actual, expected))) = lines.find(|(_, (a, b))| a != b) {
        assert_eq!(actual, expected, "{what}, line {number}");
    }
    assert_eq!(actual.len(), expected.len(), "length of {what}");
    assert!(actual == expected, "line breaks of {what}");
}

#[test]
fn line_i_of_the_output_answers_record_i_wherever_bad_records_stand() {
    for pattern in [
        "b",
        "bb",
        "bggg",
        "gggb",
        "gbg",
        "bgbgbgbg",
        "gbgbgbgb",
        "ggbbgg",
        "bggggggggggb",
    ] {
        let mut case = Case::default();
        for (index, kind) in pattern.chars().enumerate() {
            if kind == 'b' {
                case.bad(index);
            } else {
                case.good(index);
            }
        }
        let folder = Folder::new(&format!("order_{pattern}")).with("cases.txt", &case.file);
        for (subcommand, answers) in [
            ("steps", &case.steps),
            ("path", &case.path),
            ("check", &case.check),
        ] {
            let run = npuzzle(&format!("{subcommand} --batch cases.txt")).inside(&folder);
            run.run().says(&case.messages).printed(answers).exited(2);
        }
    }
}

#[test]
fn json_objects_stand_in_the_order_of_their_lines_too() {
    let question = r#""size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true"#;
    let good = |line: usize| format!("{{\"line\":{line},{question},\"steps\":1}}\n");
    let bad = |line: usize| {
        let message = BAD[0].1.replace('"', "\\\"");
        format!("{{\"line\":{line},\"error\":\"{message}\"}}\n")
    };
    for pattern in ["b", "bgg", "ggb", "bgbgbg", "gbgbgb"] {
        let (mut file, mut answers) = (String::new(), String::new());
        for (line, kind) in (1..).zip(pattern.chars()) {
            file += if kind == 'b' { BAD[0].0 } else { "1234567.8" };
            file += "\n";
            answers += &if kind == 'b' { bad(line) } else { good(line) };
        }
        let run = npuzzle("steps --json --batch -").stdin(file).run();
        run.says("").printed(&answers).exited(2);
    }
}

#[test]
fn any_number_of_threads_prints_the_same_bytes() {
    let case = Case::of_every_other(40_000);
    let folder = Folder::new("jobs").with("cases.txt", &case.file);
    for (subcommand, answers) in [
        ("steps", &case.steps),
        ("path", &case.path),
        ("check", &case.check),
    ] {
        for jobs in [1, 2, 7] {
            let line = format!("{subcommand} --batch cases.txt --jobs {jobs}");
            let run = npuzzle(&line).inside(&folder).run();
            assert_same(&line, &run.stdout, answers);
            assert_same("messages", &run.stderr, &case.messages);
            run.exited(2);
        }
    }
}

#[test]
fn any_number_of_threads_prints_the_same_objects_and_the_same_pictures() {
    let case = Case::of_every_other(2_000);
    let folder = Folder::new("jobs_long").with("cases.txt", &case.file);
    for line in [
        "steps --json",
        "path --json",
        "check --json",
        "render --json",
        "render",
    ] {
        let run = |jobs| {
            let line = format!("{line} --batch cases.txt --jobs {jobs}");
            npuzzle(&line).inside(&folder).run().exited(2)
        };
        let alone = run(1);
        for jobs in [2, 7] {
            let together = run(jobs);
            assert_same(&together.line, &together.stdout, &alone.stdout);
            assert_same(&together.line, &together.stderr, &alone.stderr);
        }
        if line.ends_with("--json") {
            assert_eq!(alone.stdout.lines().count(), case.lines, "{line}");
        }
    }
}

#[test]
fn every_engine_prints_the_same() {
    let case = Case::of_every_other(60);
    let folder = Folder::new("engines").with("cases.txt", &case.file);
    for engine in ["auto", "bidirectional", "table"] {
        for (subcommand, answers) in [("steps", &case.steps), ("path", &case.path)] {
            let line = format!("{subcommand} --batch cases.txt --engine {engine}");
            let run = npuzzle(&line).inside(&folder).run();
            run.says(&case.messages).printed(answers).exited(2);
        }
    }
}

#[test]
fn messages_name_the_file_as_it_was_given_and_the_line() {
    let bad = BAD[0].1;
    let folder = Folder::new("messages").with("cases.txt", "\n# two\n12345677.\n");
    for (given, line) in [
        ("cases.txt", "cases.txt:3"),
        ("./cases.txt", "./cases.txt:3"),
    ] {
        let run = npuzzle(&format!("steps --batch {given}")).inside(&folder);
        let message = format!("{line}: {bad}\n");
        run.run().says(&message).printed("error\n").exited(2);
    }
    let run = npuzzle("steps --batch -")
        .stdin("12345678.\n12345677.")
        .run();
    let message = format!("-:2: {bad}\n");
    run.says(&message).printed("0\nerror\n").exited(2);
}

#[test]
fn the_worst_record_makes_the_exit_status() {
    let (yes, no, bad) = ("12345678.\n", "12345687.\n", "12345677.\n");
    for (subcommand, records, status) in [
        ("check", [yes, yes, yes], 0),
        ("check", [yes, no, yes], 1),
        ("check", [no, no, no], 1),
        ("check", [no, bad, yes], 2),
        ("check", [bad, no, no], 2),
        ("check", [yes, yes, bad], 2),
        ("check", ["", "\n", "# none\n"], 0),
        ("steps", [no, no, no], 0),
        ("steps", [no, yes, bad], 2),
        ("path", [no, yes, no], 0),
        ("path", [bad, no, no], 2),
        ("render", [no, yes, no], 0),
        ("render", [yes, bad, no], 2),
    ] {
        for options in ["", "--json", "--jobs 1", "--jobs 2", "--quiet"] {
            let line = format!("{subcommand} --batch - {options}");
            npuzzle(&line).stdin(records.concat()).run().exited(status);
        }
    }
}

#[test]
fn fail_fast_stops_at_the_first_bad_record() {
    let records = "12345678.\n1234567.8\n12345677.\n12345.786\n12345677.\n";
    let message = format!("-:3: {}\n", BAD[0].1);
    for jobs in [1, 2] {
        let line = format!("steps --fail-fast --batch - --jobs {jobs}");
        let run = npuzzle(&line).stdin(records).run();
        run.says(&message).printed("0\n1\nerror\n").exited(2);
        let line = format!("path --json --fail-fast --batch - --jobs {jobs}");
        let run = npuzzle(&line).stdin(records).run().says("").exited(2);
        assert_eq!(run.stdout.lines().count(), 3, "{}", run.stdout);
    }
}

#[test]
fn fail_fast_answers_all_that_came_before() {
    // More than several threads take at once, before and behind.
    let many = 100_000;
    let file = "1234567.8\n".repeat(many) + "12345677.\n" + &"12345678.\n".repeat(many);
    let folder = Folder::new("fail_fast").with("cases.txt", file);
    let answers = "1\n".repeat(many) + "error\n";
    for jobs in [1, 2, 7] {
        let line = format!("steps --fail-fast --batch cases.txt --jobs {jobs}");
        let run = npuzzle(&line).inside(&folder).run();
        assert_same(&line, &run.stdout, &answers);
        let message = format!("cases.txt:{}: {}\n", many + 1, BAD[0].1);
        run.says(&message).exited(2);
    }
}

#[test]
fn fail_fast_changes_nothing_where_all_records_are_good() {
    let run = npuzzle("check --fail-fast --batch -");
    run.stdin("12345678.\n12345687.\n")
        .denies("solvable\nunsolvable\n");
}

#[test]
fn the_start_counts_as_step_1_in_a_batch_too() {
    let records = "12345678.\n1234567.8\n12345687.\n2 3 4 1 5 x 7 6 8\n8672543.1\n";
    for engine in ["table", "bidirectional"] {
        npuzzle(&format!("steps --count-start --batch - --engine {engine}"))
            .stdin(records)
            .prints("1\n2\n-1\n20\n32\n");
    }
}

#[test]
fn a_heading_says_which_line_is_drawn() {
    let records = "12.3\n\n12.3 1.32\n123. 12.3\n12.3 21.3\n12.2\n";
    let expected = "# line 1: 12.3\n1 2\n. 3\n\
                    # line 3: 12.3 to 1.32\n# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n\n\
                    # step 2: u\n1 .\n3 2\n\
                    # line 4: 123. to 12.3\n# step 0\n1 2\n3 .\n\n# step 1: l\n1 2\n. 3\n\
                    # line 5: 12.3 to 21.3\nunsolvable\n\
                    error\n";
    let run = npuzzle("render --style plain --batch -")
        .stdin(records)
        .run();
    let message = "-:6: board \"12.2\": tile 2 appears twice and tile 3 is missing\n";
    run.says(message).printed(expected).exited(2);
}

#[test]
fn the_summary_counts_pairs() {
    for (records, expected) in [
        ("", "0 pairs: 0 solvable, 0 unreadable"),
        ("12345678.\n", "1 pair: 1 solvable, 0 unreadable"),
        ("12345687.", "1 pair: 0 solvable, 0 unreadable"),
        (
            "12345678.\n\n1234567.8\n[]\n",
            "3 pairs: 2 solvable, 1 unreadable",
        ),
    ] {
        for subcommand in ["steps", "path", "check"] {
            let line = format!("{subcommand} --json --stats --batch -");
            let run = npuzzle(&line).stdin(records).run();
            assert_eq!(summary(&run.stderr), Some(expected), "{}", run.stderr);
        }
    }
    let thousands = "12345678.\n".repeat(1234);
    let run = npuzzle("steps --stats --batch -").stdin(thousands).run();
    let expected = "1,234 pairs: 1,234 solvable, 0 unreadable";
    assert_eq!(summary(&run.stderr), Some(expected), "{}", run.stderr);
}

/// The line before its time, which is a number of seconds with one decimal.
fn summary(line: &str) -> Option<&str> {
    let (counts, time) = line.strip_suffix(" s\n")?.rsplit_once(", ")?;
    let (seconds, tenths) = time.split_once('.')?;
    (seconds.parse::<u32>().is_ok() && tenths.len() == 1).then_some(counts)
}

#[test]
fn the_summary_comes_only_where_it_is_asked_for() {
    npuzzle("steps --batch -").stdin("12345678.").prints("0\n");
    npuzzle("steps --stats --quiet --batch -")
        .run()
        .mentions("cannot be used with")
        .exited(2);
}

#[test]
fn a_batch_and_boards_exclude_each_other() {
    for line in [
        "steps --batch - 12345678.",
        "path 12345678. --batch cases.txt",
        "render 12345678. 1234567.8 --batch -",
    ] {
        let run = npuzzle(line).run().printed("").exited(2);
        for named in ["'[BOARD]...'", "cannot be used with", "'--batch <FILE>'"] {
            assert!(run.stderr.contains(named), "{line}: {}", run.stderr);
        }
    }
}

#[test]
fn options_of_a_batch_need_one() {
    let message = "--jobs and --fail-fast are for a batch, and there is none: give --batch FILE";
    for option in ["--jobs 2", "--fail-fast", "--jobs 1 --fail-fast"] {
        for boards in ["", "12345678."] {
            npuzzle(&format!("steps {option} {boards}")).fails(message);
        }
    }
}

#[test]
fn jobs_are_a_number_of_threads() {
    for jobs in ["0", "-1", "1.5", "many", "99999999999999999999"] {
        let run = npuzzle(&format!("steps --batch - --jobs={jobs}")).run();
        let named = format!("'{jobs}' for '--jobs <N>'");
        run.mentions(&named).printed("").exited(2);
    }
}

#[test]
fn more_threads_than_there_is_room_for_are_no_fault() {
    for jobs in ["1000000", "18446744073709551615"] {
        npuzzle(&format!("steps --batch - --jobs {jobs}"))
            .stdin("1234567.8\n")
            .prints("1\n");
    }
}
