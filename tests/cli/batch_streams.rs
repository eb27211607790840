//! Batches that come and go through pipes: answered as they come, and stopped between lines.

#![cfg(unix)]

use std::fs::{self, File};
use std::io::{self, Read};
use std::thread;
use std::time::Duration;

use crate::command::child::{Running, npuzzle, shell};
use crate::command::files::Folder;

/// Records, and the answers of `path` to them, of different lengths.
const RECORDS: &str = "12345678. 123.46758\n12345687.\n2 3 4 1 5 x 7 6 8\n";
const PATHS: [&str; 3] = ["lul", "unsolvable", "ullddrurdllurdruldr"];

/// The text is that many answers to the records, over and over, and the last line is whole.
#[track_caller]
fn assert_whole_lines(text: &str) -> usize {
    let expected = PATHS.iter().cycle();
    let wrong = (1..)
        .zip(text.lines().zip(expected))
        .find(|(_, (line, path))| line != *path);
    assert_eq!(wrong, None);
    assert!(text.is_empty() || text.ends_with('\n'), "half a line");
    text.lines().count()
}

#[test]
fn each_line_is_answered_before_the_next_is_written() {
    for options in ["", "--jobs 1", "--jobs 2", "--jobs 7"] {
        let mut running = Running::start(&mut npuzzle(&format!("path --batch - {options}")));
        for _ in 0..20 {
            for (record, path) in RECORDS.split_inclusive('\n').zip(PATHS) {
                running.say(record);
                assert_eq!(running.hear(), format!("{path}\n"), "{options}");
            }
            running.say("# a comment\n\n12345677.\n");
            assert_eq!(running.hear(), "error\n", "{options}");
        }
        let end = running.end();
        assert_eq!((end.status, end.stdout.as_str()), (Some(2), ""));
        assert_eq!(end.stderr.lines().count(), 20);
    }
}

#[test]
fn objects_and_pictures_come_line_by_line_too() {
    for options in ["--jobs 1", "--jobs 2"] {
        let line = format!("steps --json --batch - {options}");
        let mut running = Running::start(&mut npuzzle(&line));
        for number in 1..20 {
            running.say("{\"start\":\"1234567.8\"}\n");
            let begin = format!("{{\"line\":{number},");
            assert!(running.hear().starts_with(&begin), "{line}");
        }
        assert_eq!(running.end().status, Some(0));

        let line = format!("render --style plain --batch - {options}");
        let mut running = Running::start(&mut npuzzle(&line));
        for number in 1..20 {
            running.say("12.3\n");
            for expected in [&format!("# line {number}: 12.3\n"), "1 2\n", ". 3\n"] {
                assert_eq!(running.hear(), expected, "{line}");
            }
        }
        assert_eq!(running.end().status, Some(0));
    }
}

#[test]
fn a_line_that_comes_in_pieces_is_one() {
    let mut running = Running::start(&mut npuzzle("steps --batch - --jobs 1"));
    for piece in ["1234", "5678.", " 123.4", "6758\n12345", "678.\n", "1"] {
        running.say(piece);
        // Likely to be read by itself; if not, the answers are the same.
        thread::sleep(Duration::from_millis(10));
    }
    running.say("234567.8");
    assert_eq!(running.hear(), "3\n");
    assert_eq!(running.hear(), "0\n");
    let end = running.end();
    assert_eq!((end.status, end.stdout.as_str()), (Some(0), "1\n"));
}

#[test]
fn fail_fast_does_not_wait_for_what_comes_behind() {
    for jobs in [1, 2] {
        let line = format!("steps --fail-fast --batch - --jobs {jobs}");
        let mut running = Running::start(&mut npuzzle(&line));
        running.say("1234567.8\n[]\n");
        // Standard input is still open.
        let end = running.wait();
        assert_eq!((end.status, end.stdout.as_str()), (Some(2), "1\nerror\n"));
        assert_eq!(end.stderr, "-:2: no board was read\n");
    }
}

#[test]
fn a_closed_pipe_ends_a_batch_quietly() {
    for line in ["steps", "path --json", "check --explain", "render"] {
        for jobs in [1, 2] {
            let line = format!("{line} --batch - --jobs {jobs}");
            let mut running = Running::start(&mut npuzzle(&line));
            running.say_forever(RECORDS);
            assert_ne!(running.hear(), "", "{line}");
            running.turn_away();
            let end = running.end();
            assert_eq!((end.status, end.stderr.as_str()), (Some(0), ""), "{line}");
        }
    }
}

#[test]
fn a_pipe_that_was_never_open_ends_a_batch_quietly() {
    for jobs in [1, 2] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let line = format!("steps --batch - --jobs {jobs}");
        let mut running = Running::start(npuzzle(&line).stdout(writer));
        running.say(RECORDS);
        assert_eq!(running.wait().stderr, "");
    }
}

#[test]
fn a_signal_between_lines_stops_a_batch_that_waits() {
    for signal in ["INT", "TERM", "HUP"] {
        for jobs in [1, 2] {
            let line = format!("path --batch - --jobs {jobs}");
            let mut running = Running::start(&mut npuzzle(&line));
            running.say(RECORDS);
            assert_eq!(running.hear(), "lul\n");
            running.signal(signal);
            let end = running.wait();
            assert_eq!(end.stderr, "interrupted\n", "{signal}");
            assert_eq!(end.status, Some(2), "{signal}");
        }
    }
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_to_its_pipe() {
    for signal in ["INT", "TERM"] {
        for jobs in [1, 2] {
            let line = format!("path --batch - --jobs {jobs}");
            let mut running = Running::start(&mut npuzzle(&line));
            running.say_forever(&RECORDS.repeat(1000));
            let mut heard: String = (0..3000).map(|_| running.hear()).collect();
            running.signal(signal);
            let end = running.end();
            heard += &end.stdout;
            assert_whole_lines(&heard);
            assert_eq!(end.stderr, "interrupted\n", "{signal}");
            assert_eq!(end.status, Some(2), "{signal}");
        }
    }
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_though_nobody_reads_them() {
    for jobs in [1, 2] {
        let line = format!("path --batch - --jobs {jobs}");
        let mut running = Running::start(&mut npuzzle(&line));
        running.say_forever(&RECORDS.repeat(1000));
        let heard = running.hear();
        running.signal("INT");
        let end = running.wait();
        assert_whole_lines(&(heard + &end.stdout));
        assert_eq!(end.stderr, "interrupted\n", "{line}");
        assert_eq!(end.status, Some(2), "{line}");
    }
}

#[test]
fn an_interrupted_batch_has_written_whole_lines_to_its_file() {
    for (signal, jobs) in [("INT", 1), ("TERM", 1), ("INT", 2), ("TERM", 2)] {
        let folder = Folder::new(&format!("interrupted_{signal}_{jobs}"));
        let path = folder.join("answers.txt");
        let file = File::create(&path).expect("a file");
        let line = format!("path --batch - --jobs {jobs}");
        let mut running = Running::start(npuzzle(&line).stdout(file));
        running.say_forever(&RECORDS.repeat(1000));
        while fs::metadata(&path).expect("a file").len() < 1_000_000 && running.is_alive() {
            thread::sleep(Duration::from_millis(1));
        }
        running.signal(signal);
        let end = running.wait();
        assert_eq!(end.stderr, "interrupted\n", "{signal}");
        assert_eq!(end.status, Some(2), "{signal}");
        let answers = fs::read_to_string(&path).expect("text");
        assert!(assert_whole_lines(&answers) > 10_000);
    }
}

#[test]
fn a_signal_stops_a_batch_whose_complaints_nobody_reads() {
    for jobs in [1, 2] {
        let (mut reader, writer) = io::pipe().expect("a pipe");
        let line = format!("steps --batch - --jobs {jobs}");
        let mut running = Running::start(npuzzle(&line).stderr(writer));
        running.say_forever(&"12345677.\n".repeat(1000));
        assert_eq!(running.hear(), "error\n");
        // So much that nobody else can write to the pipe any more.
        let mut begin = [0; 1];
        reader.read_exact(&mut begin).expect("a complaint");
        running.signal("TERM");
        let end = running.wait();
        assert_eq!(end.status, Some(2), "{line}");
    }
}

#[test]
fn a_signal_that_was_ignored_from_the_start_stays_ignored() {
    // As nohup does, and the shell for what runs in the background.
    for signal in ["HUP", "INT", "TERM"] {
        let line = format!("trap '' {signal}; exec \"$0\" steps --batch -");
        let mut running = Running::start(&mut shell(&line));
        running.say("12345678.\n");
        assert_eq!(running.hear(), "0\n");
        running.signal(signal);
        running.say("1234567.8\n");
        assert_eq!(running.hear(), "1\n", "{signal}");
        assert_eq!(running.end().status, Some(0), "{signal}");
    }
}
