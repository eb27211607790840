//! Standard input, output and error: what may stand on the first, and what becomes of answers
//! that can't be written.

use std::io;
use std::process::{Command, Stdio};

use crate::command::npuzzle;
use snapbox::cmd::cargo_bin;

#[test]
fn a_dash_stands_for_standard_input() {
    npuzzle("steps -").stdin("123.46758").prints("3\n");
    npuzzle("steps - --goal snail")
        .stdin("123.84765")
        .prints("1\n");
    npuzzle("check -").stdin("21345678.").denies("unsolvable\n");
}

#[test]
fn standard_input_stands_alone() {
    let message = "\"-\" stands for all of standard input, and no board can stand beside it";
    for boards in ["- 12345678.", "12345678. -", "- -"] {
        npuzzle(&format!("steps {boards}"))
            .stdin("12345678.")
            .fails(message);
    }
}

#[test]
fn a_line_of_ten_megabytes_is_too_long() {
    npuzzle("steps")
        .stdin(vec![b'1'; 10_000_000])
        .fails("standard input is longer than 65536 bytes: too long for a pair of boards");
}

#[test]
fn a_pair_may_be_as_long_as_the_limit() {
    let mut text = b"12345678. 123.46758 # ".to_vec();
    text.resize(65536, b'-');
    npuzzle("steps").stdin(text).prints("3\n");
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
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_shown() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

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
    crate::command::shell("npuzzle steps < /")
        .fails("standard input can't be read: Is a directory (os error 21)");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for arguments in [
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
    ] {
        crate::command::shell(&format!("npuzzle {arguments} > /dev/full"))
            .fails("standard output can't be written: No space left on device (os error 28)");
    }
}

#[cfg(unix)]
#[test]
fn statistics_come_after_the_answer() {
    for (arguments, answer) in [
        ("steps 12345678.", "0\n"),
        ("path 12345678.", "\n"),
        ("check 12345678.", "solvable\n"),
        ("render 12.3 --style plain", "1 2\n. 3\n"),
        ("render 12.3 12.3 --style plain", "# step 0\n1 2\n. 3\n"),
    ] {
        let run = crate::command::shell(&format!("npuzzle {arguments} --stats 2>&1")).run();
        let begin = format!("{answer}expanded: 0 boards forward, 0 backward\n");
        assert!(
            run.stdout.starts_with(&begin),
            "{}: {}",
            run.line,
            run.stdout
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn statistics_that_can_not_be_written_are_an_error() {
    crate::command::shell("npuzzle steps 12345678. --stats 2> /dev/full")
        .run()
        .printed("0\n")
        .exited(2);
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for arguments in [
        "steps 12345678.",
        "path 12345678. --json",
        "check 12345678. --explain",
        "render 867254301 12345678.",
        "completions zsh",
        "man",
        "--help",
        "steps --help",
        "--version",
    ] {
        let (status, stderr) = closed_pipe(arguments).expect("the program runs");
        assert_eq!(stderr, "", "npuzzle {arguments}");
        assert_eq!(status, Some(0), "npuzzle {arguments}");
    }
}

/// The exit status and standard error where no one reads what is printed.
fn closed_pipe(arguments: &str) -> io::Result<(Option<i32>, String)> {
    let (reader, writer) = io::pipe()?;
    drop(reader);
    let output = Command::new(cargo_bin!("npuzzle"))
        .args(arguments.split_whitespace())
        .env("NPUZZLE_CACHE", crate::command::cache())
        .stdin(Stdio::null())
        .stdout(writer)
        .output()?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok((output.status.code(), stderr))
}
