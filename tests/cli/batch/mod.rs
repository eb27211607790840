//! Batches: output line i answers record i, whatever else stands in the file and however many
//! threads answer.

mod faults;
mod headings;
mod random;
mod records;
mod rows;
mod streams;

use crate::command::{folder_with, npuzzle};
use crate::table::refusals;

/// What a line may hold, worked out by hand: the record, then what `steps`, `path` and `check`
/// answer.
const RECORDS: [(&str, [&str; 3]); 10] = [
    ("12345678.", ["0", "", "solvable"]),
    ("1234567.8", ["1", "r", "solvable"]),
    ("12345687.", ["-1", "unsolvable", "unsolvable"]),
    ("12345678. 123.46758", ["3", "lul", "solvable"]),
    ("123.46758,12345678.", ["3", "rdr", "solvable"]),
    ("12345678. 21345678.", ["-1", "unsolvable", "unsolvable"]),
    (
        "2 3 4 1 5 x 7 6 8",
        ["19", "ullddrurdllurdruldr", "solvable"],
    ),
    ("[[1,2,3],[4,0,5]]", ["1", "r", "solvable"]),
    (r#"{"start":"12345.786"}"#, ["1", "d", "solvable"]),
    ("1 2/0 3 1 2/3 0", ["1", "r", "solvable"]),
];

const TWICE: &str = "board \"12345677.\": tile 7 appears twice and tile 8 is missing";

/// Lines that hold no record that can be read, and what is to be said of them.
const BAD: [(&str, &str); 4] = [
    ("12345677.", TWICE),
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

/// A file, called `cases.txt`, and what is to become of it.
struct Case {
    file: String,
    answers: [(&'static str, String); 3],
    messages: String,
}

/// A file with a line for each letter: a record that can be read (`g`), or one that can't (`b`).
fn case(pattern: &str) -> Case {
    let mut case = Case {
        file: String::new(),
        answers: ["steps", "path", "check"].map(|subcommand| (subcommand, String::new())),
        messages: String::new(),
    };
    let (mut good, mut bad) = (RECORDS.iter().cycle(), BAD.iter().cycle());
    for (number, kind) in (1..).zip(pattern.chars()) {
        let (record, answers) = if kind == 'g' {
            *good.next().expect("no end")
        } else {
            let (record, message) = bad.next().expect("no end");
            case.messages += &format!("cases.txt:{number}: {message}\n");
            (*record, ["error"; 3])
        };
        case.file += &format!("{record}\n");
        for ((_, text), answer) in case.answers.iter_mut().zip(answers) {
            *text += &format!("{answer}\n");
        }
    }
    case
}

#[test]
fn line_i_of_the_output_answers_record_i_wherever_bad_records_stand() {
    for pattern in "b bb bggg gggb gbg bgbgbgbg gbgbgbgb bggggggggggb".split(' ') {
        let case = case(pattern);
        let folder = folder_with("cases.txt", &case.file);
        for (subcommand, answers) in &case.answers {
            let run = npuzzle(&format!("{subcommand} --batch cases.txt")).inside(&folder);
            run.run().says(&case.messages).printed(answers).exited(2);
        }
    }
}

#[test]
fn any_number_of_threads_prints_the_same_bytes() {
    let case = case(&"gb".repeat(20_000));
    let folder = folder_with("cases.txt", &case.file);
    for (subcommand, answers) in &case.answers {
        for jobs in [1, 2, 7] {
            let line = format!("{subcommand} --batch cases.txt --jobs {jobs}");
            let run = npuzzle(&line).inside(&folder).run();
            run.says(&case.messages).printed(answers).exited(2);
        }
    }
}

#[test]
fn any_number_of_threads_prints_the_same_objects_and_the_same_pictures() {
    let folder = folder_with("cases.txt", case(&"gb".repeat(1_000)).file);
    for line in "steps --json|path --json|check --json|render --json|render".split('|') {
        let [alone, others @ ..] = [1, 2, 7].map(|jobs| {
            let line = format!("{line} --batch cases.txt --jobs {jobs}");
            npuzzle(&line).inside(&folder).run().exited(2)
        });
        for run in others {
            run.says(&alone.stderr).printed(&alone.stdout);
        }
        if line.ends_with("--json") {
            assert_eq!(alone.stdout.lines().count(), 2_000, "{line}");
        }
    }
}

#[test]
fn messages_name_the_file_as_it_was_given_and_the_line() {
    let folder = folder_with("cases.txt", "\n# two\n12345677.\n");
    for (file, number, answers) in [
        ("cases.txt", 3, "error\n"),
        ("./cases.txt", 3, "error\n"),
        ("-", 2, "0\nerror\n"),
    ] {
        let call = npuzzle(&format!("steps --batch {file}")).inside(&folder);
        let run = call.stdin("12345678.\n12345677.").run();
        run.says(&format!("{file}:{number}: {TWICE}\n"))
            .printed(answers)
            .exited(2);
    }
}

#[test]
fn the_worst_record_makes_the_exit_status() {
    let (yes, no, bad) = ("12345678.\n", "12345687.\n", "12345677.\n");
    for (subcommand, records, status) in [
        ("check", [yes, yes, yes], 0),
        ("check", [yes, no, yes], 1),
        ("check", [no, bad, yes], 2),
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
fn fail_fast_stops_at_the_first_bad_record_and_answers_all_that_came_before() {
    // One record, and more than several threads take at once, before and behind.
    for (count, jobs) in [(1, 1), (1, 2), (100_000, 1), (100_000, 2), (100_000, 7)] {
        let (before, behind) = ("1234567.8\n".repeat(count), "12345678.\n".repeat(count));
        let folder = folder_with("cases.txt", before + "12345677.\n" + &behind);
        let line = format!("steps --fail-fast --batch cases.txt --jobs {jobs}");
        npuzzle(&line)
            .inside(&folder)
            .run()
            .says(&format!("cases.txt:{}: {TWICE}\n", count + 1))
            .printed(&("1\n".repeat(count) + "error\n"))
            .exited(2);
    }
    let records = "12345678.\n12345677.\n12345.786\n12345677.\n";
    let run = npuzzle("path --json --fail-fast --batch -")
        .stdin(records)
        .run();
    assert_eq!(run.stdout.lines().count(), 2, "{}", run.stdout);
    run.says("").exited(2);
}

#[test]
fn fail_fast_changes_nothing_where_all_records_are_good() {
    let call = npuzzle("check --fail-fast --batch -").stdin("12345678.\n12345687.\n");
    call.denies("solvable\nunsolvable\n");
}

#[test]
fn the_start_counts_as_step_1_in_a_batch_too() {
    for engine in ["table", "bidirectional"] {
        npuzzle(&format!("steps --count-start --batch - --engine {engine}"))
            .stdin("12345678.\n1234567.8\n12345687.\n2 3 4 1 5 x 7 6 8\n8672543.1\n")
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
        (
            &"12345678.\n".repeat(1234),
            "1,234 pairs: 1,234 solvable, 0 unreadable",
        ),
    ] {
        for subcommand in [
            "steps",
            "steps --json",
            "path",
            "path --json",
            "check --json",
        ] {
            let line = format!("{subcommand} --stats --batch -");
            let run = npuzzle(&line).stdin(records).run();
            let last = run.stderr.split_inclusive('\n').next_back();
            assert_eq!(last.and_then(summary), Some(expected), "{}", run.stderr);
        }
    }
}

/// The line before its time, which is a number of seconds with one decimal.
fn summary(line: &str) -> Option<&str> {
    let (counts, time) = line.strip_suffix(" s\n")?.rsplit_once(", ")?;
    let (seconds, tenths) = time.split_once('.')?;
    (seconds.parse::<u32>().is_ok() && tenths.len() == 1).then_some(counts)
}

#[test]
fn options_that_make_no_sense_with_a_batch_or_without_one_are_refused() {
    refusals(
        "",
        "
        steps --stats --quiet --batch -             => cannot be used with
        steps --batch - 12345678.                   => '[BOARD]...'
        path 12345678. --batch cases.txt            => '--batch <FILE>'
        ",
    );
    for options in [
        "--jobs 2",
        "--fail-fast 12345678.",
        "--jobs 1 --fail-fast 12345678.",
        "--rows 12345678.",
        "--pairs 12345678.",
    ] {
        npuzzle(&format!("steps {options}"))
            .fails("--rows, --pairs, --jobs and --fail-fast are for a batch, and there is none: give --batch FILE");
    }
}

#[test]
fn jobs_are_a_number_of_threads() {
    refusals(
        "steps --batch -",
        "
        --jobs=0                    => '0' for '--jobs <N>'
        --jobs=-1                   => '-1' for '--jobs <N>'
        --jobs=1.5                  => '1.5' for '--jobs <N>'
        --jobs=99999999999999999999 => '99999999999999999999' for '--jobs <N>'
        ",
    );
}

#[test]
fn more_threads_than_there_is_memory_for_are_no_fault() {
    for jobs in ["1000000", "18446744073709551615"] {
        let call = npuzzle(&format!("steps --batch - --jobs {jobs}"));
        call.stdin("1234567.8\n").prints("1\n");
    }
}
