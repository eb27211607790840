//! Batches that come and go through pipes: answered as they come, and stopped between lines.

use std::fs;
use std::io::{self, Read};
use std::thread;
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::command::{Call, Run, Running, npuzzle, shell};

/// Records, and the answers of `path` to them, of different lengths.
const RECORDS: &str = "12345678. 123.46758\n12345687.\n2 3 4 1 5 x 7 6 8\n";
const PATHS: [&str; 3] = ["lul", "unsolvable", "ullddrurdllurdruldr"];

/// Each of these command lines as a batch of standard input, by one thread and by two.
fn batches<const N: usize>(lines: [&str; N]) -> impl Iterator<Item = String> {
    let line = |line: &str, jobs| format!("{line} --batch - --jobs {jobs}");
    lines
        .into_iter()
        .flat_map(move |text| [line(text, 1), line(text, 2)])
}

/// The text is answers to the records, over and over, and the last line is whole. Returns how many
/// there are.
#[track_caller]
fn whole_lines(text: &str) -> usize {
    let mut pairs = (1..).zip(text.lines().zip(PATHS.iter().cycle()));
    assert_eq!(pairs.find(|(_, (line, path))| line != *path), None);
    assert!(text.is_empty() || text.ends_with('\n'), "half a line");
    text.lines().count()
}

#[track_caller]
fn assert_interrupted(run: Run) -> Run {
    run.says("interrupted\n").exited(2)
}

#[test]
fn each_line_is_answered_before_the_next_is_written() {
    for options in ["", "--jobs 1", "--jobs 2", "--jobs 7"] {
        let mut running = npuzzle(&format!("path --batch - {options}")).start();
        for _ in 0..20 {
            for (record, path) in RECORDS.split_inclusive('\n').zip(PATHS) {
                running.say(record);
                running.answers(path);
            }
            running.say("# a comment\n\n12345677.\n");
            running.answers("error");
        }
        let run = running.end().printed("").exited(2);
        assert_eq!(run.stderr.lines().count(), 20);
    }
}

#[test]
fn objects_and_pictures_come_line_by_line_too() {
    for line in batches(["steps --json"]) {
        let mut running = npuzzle(&line).start();
        for number in 1..20 {
            running.say("{\"start\":\"1234567.8\"}\n");
            let begin = format!("{{\"line\":{number},");
            assert!(running.hear().starts_with(&begin), "{line}");
        }
        running.end().exited(0);
    }
    for line in batches(["render --style plain"]) {
        let mut running = npuzzle(&line).start();
        for number in 1..20 {
            running.say("12.3\n");
            for expected in [&*format!("# line {number}: 12.3"), "1 2", ". 3"] {
                running.answers(expected);
            }
        }
        running.end().exited(0);
    }
}

#[test]
fn a_line_that_comes_in_pieces_is_one() {
    let mut running = npuzzle("steps --batch - --jobs 1").start();
    for piece in ["1234", "5678.", " 123.4", "6758\n12345", "678.\n", "1"] {
        running.say(piece);
        // Likely to be read by itself; if not, the answers are the same.
        thread::sleep(Duration::from_millis(10));
    }
    running.say("234567.8");
    running.answers("3");
    running.answers("0");
    running.end().printed("1\n").exited(0);
}

#[test]
fn fail_fast_does_not_wait_for_what_comes_behind() {
    for line in batches(["steps --fail-fast"]) {
        let mut running = npuzzle(&line).start();
        running.say("1234567.8\n[]\n");
        // Standard input is still open.
        let run = running.wait().says("-:2: no board was read\n");
        run.printed("1\nerror\n").exited(2);
    }
}

#[test]
fn a_closed_pipe_ends_a_batch_quietly() {
    for line in batches(["steps", "path --json", "check --explain", "render"]) {
        let mut running = npuzzle(&line).start();
        running.say_forever(RECORDS);
        assert_ne!(running.hear(), "", "{line}");
        running.turn_away();
        running.end().says("").exited(0);
    }
}

#[test]
fn a_pipe_that_was_never_open_ends_a_batch_quietly() {
    for line in batches(["steps"]) {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let mut running = npuzzle(&line).stdout_to(writer).start();
        running.say(RECORDS);
        running.wait().says("");
    }
}

#[test]
fn a_signal_between_lines_stops_a_batch_that_waits() {
    for signal in ["INT", "TERM", "HUP"] {
        for line in batches(["path"]) {
            let mut running = npuzzle(&line).start();
            running.say(RECORDS);
            running.answers("lul");
            running.signal(signal);
            assert_interrupted(running.wait());
        }
    }
}

/// A batch of `path` without an end.
fn endless(call: Call) -> Running {
    let mut running = call.start();
    running.say_forever(&RECORDS.repeat(1000));
    running
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_to_its_pipe() {
    for signal in ["INT", "TERM"] {
        for line in batches(["path"]) {
            let mut running = endless(npuzzle(&line));
            let heard: String = (0..3000).map(|_| running.hear()).collect();
            running.signal(signal);
            let run = assert_interrupted(running.end());
            whole_lines(&(heard + &run.stdout));
        }
    }
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_though_nobody_reads_them() {
    for line in batches(["path"]) {
        let mut running = endless(npuzzle(&line));
        let heard = running.hear();
        running.signal("INT");
        let run = assert_interrupted(running.wait());
        whole_lines(&(heard + &run.stdout));
    }
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_to_its_file() {
    for signal in ["INT", "TERM"] {
        for line in batches(["path"]) {
            let file = NamedTempFile::new().expect("a file");
            let mut running = endless(npuzzle(&line).stdout_to(file.reopen().expect("a file")));
            while fs::metadata(&file).expect("a file").len() < 1_000_000 && running.is_alive() {
                thread::sleep(Duration::from_millis(1));
            }
            running.signal(signal);
            assert_interrupted(running.wait());
            assert!(whole_lines(&fs::read_to_string(&file).expect("text")) > 10_000);
        }
    }
}

#[test]
fn a_signal_stops_a_batch_whose_complaints_nobody_reads() {
    for line in batches(["steps"]) {
        let (mut reader, writer) = io::pipe().expect("a pipe");
        let mut running = npuzzle(&line).stderr_to(writer).start();
        running.say_forever(&"12345677.\n".repeat(1000));
        running.answers("error");
        // So much that nobody else can write to the pipe any more.
        reader.read_exact(&mut [0]).expect("a complaint");
        running.signal("TERM");
        running.wait().exited(2);
    }
}

#[test]
fn a_signal_that_was_ignored_from_the_start_stays_ignored() {
    // As nohup does, and the shell for what runs in the background.
    for signal in ["HUP", "INT", "TERM"] {
        let mut running = shell(&format!("trap '' {signal}; exec npuzzle steps --batch -")).start();
        running.say("12345678.\n");
        running.answers("0");
        running.signal(signal);
        running.say("1234567.8\n");
        running.answers("1");
        running.end().exited(0);
    }
}
