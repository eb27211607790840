//! Standard input, output and error: what may stand on the first, and what becomes of answers
//! that can't be written.

use std::ffi::OsStr;
use std::io;
use std::os::unix::ffi::OsStrExt;

use crate::command::{npuzzle, shell};

#[test]
fn a_dash_stands_for_all_of_standard_input() {
    npuzzle("steps - --goal snail")
        .stdin("123.84765")
        .prints("1\n");
    npuzzle("check -").stdin("21345678.").denies("unsolvable\n");
    for boards in ["- 12345678.", "12345678. -", "- -"] {
        npuzzle(&format!("steps {boards}"))
            .stdin("12345678.")
            .fails("\"-\" stands for all of standard input, and no board can stand beside it");
    }
}

#[test]
fn standard_input_may_be_as_long_as_the_limit() {
    let mut text = b"12345678. 123.46758 # ".to_vec();
    text.resize(65_536, b'-');
    npuzzle("steps").stdin(text.clone()).prints("3\n");
    for length in [65_537, 10_000_000] {
        text.resize(length, b'-');
        npuzzle("steps")
            .stdin(text.clone())
            .fails("standard input is longer than 65536 bytes: too long for a pair of boards");
    }
}

#[test]
fn bytes_that_are_no_text_are_located() {
    for (bytes, byte) in [
        (&b"1234\xff678."[..], "byte 5 is 0xff"),
        (b"\xff\xfe1\x002\x00", "byte 1 is 0xff"),
        (b"12345678.\n123.4675\xc3", "byte 19 is 0xc3"),
    ] {
        npuzzle("steps")
            .stdin(bytes)
            .fails(&format!("standard input is not UTF-8 text: {byte}"));
    }
    let argument = OsStr::from_bytes(b"1234\xff678.");
    let message = "argument \"1234\u{fffd}678.\" is not UTF-8 text";
    npuzzle("steps").arg(argument).fails(message);
    npuzzle("steps 12345678. --goal")
        .arg(argument)
        .fails(message);
}

#[cfg(target_os = "linux")]
#[test]
fn a_directory_can_not_be_read() {
    shell("npuzzle steps < /").fails("standard input can't be read: Is a directory (os error 21)");
}

/// Command lines that print something, of all kinds.
const PRINTING: [&str; 16] = [
    "steps 12345678.",
    "steps 12345678. --json",
    "path 12345678.",
    "check 12345678.",
    "check 12345678. --explain",
    "render 12345678.",
    "render 867254301 12345678.",
    "render 12345678. --json",
    "completions bash",
    "man",
    "--help",
    "-h",
    "steps --help",
    "man -h",
    "--version",
    "-V",
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for arguments in PRINTING {
        shell(&format!("npuzzle {arguments} > /dev/full"))
            .fails("standard output can't be written: No space left on device (os error 28)");
    }
    let run = shell("npuzzle steps 12345678. --stats 2> /dev/full").run();
    run.printed("0\n").exited(2);
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for arguments in PRINTING {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        npuzzle(arguments).stdout_to(writer).prints("");
    }
}

#[test]
fn statistics_come_after_the_answer() {
    for (arguments, answer) in [
        ("steps 12345678.", "0\n"),
        ("path 12345678.", "\n"),
        ("check 12345678.", "solvable\n"),
        ("render 12.3 --style plain", "1 2\n. 3\n"),
        ("render 12.3 12.3 --style plain", "# step 0\n1 2\n. 3\n"),
    ] {
        let run = shell(&format!("npuzzle {arguments} --stats 2>&1")).run();
        let begin = format!("{answer}expanded: 0 boards forward, 0 backward\n");
        assert!(
            run.stdout.starts_with(&begin),
            "`{}`: {}",
            run.line,
            run.stdout
        );
    }
}
