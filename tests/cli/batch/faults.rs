//! Batches of files that hold anything, or that can't be read or written.

use std::fs::{self, File, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;

use tempfile::TempDir;

use crate::command::{Running, folder_with, npuzzle, shell};

/// The longest line that is read, in bytes, its line break not counted.
const LONGEST_LINE: usize = 65_536;
const TOO_LONG: &str = "the line is longer than 65536 bytes";
const PAIR: &str = "12345678. 123.46758";

#[test]
fn a_line_may_be_as_long_as_the_limit_however_it_is_read() {
    let line_of = |length: usize| format!("{PAIR} #{}", "-".repeat(length - PAIR.len() - 2));
    let (longest, too_long) = (&*line_of(LONGEST_LINE), &*line_of(LONGEST_LINE + 1));
    for (lines, answers, bad) in [
        (&[longest][..], "3\n", None),
        (&[too_long], "error\n", Some(1)),
        (&[longest, longest, longest], "3\n3\n3\n", None),
        (&["12345678.", longest, "1234567.8"], "0\n3\n1\n", None),
        (&["1234567.8", too_long, longest], "1\nerror\n3\n", Some(2)),
        (&["12345678.", longest, too_long], "0\n3\nerror\n", Some(3)),
        (&[too_long, longest, "12345678."], "error\n3\n0\n", Some(1)),
    ] {
        // From a file much is read at once, from a pipe as it comes.
        for end in ["", "\n"] {
            let file = lines.join("\n") + end;
            let folder = folder_with("cases.txt", &file);
            for (name, jobs) in [("cases.txt", 1), ("cases.txt", 2), ("-", 1), ("-", 2)] {
                let call = npuzzle(&format!("steps --batch {name} --jobs {jobs}"));
                let run = call.inside(&folder).stdin(file.as_str()).run();
                let message = bad.map(|line| format!("{name}:{line}: {TOO_LONG}\n"));
                run.says(&message.unwrap_or_default()).printed(answers);
            }
        }
    }
}

/// This line gets no answer, and a message that begins so.
#[track_caller]
fn assert_bad(line: &[u8], message: &str) {
    let file = [b"12345678.\n", line, b"\n1234567.8\n"].concat();
    let run = npuzzle("steps --batch -").stdin(file).run();
    let run = run.printed("0\nerror\n1\n").exited(2);
    let is_said = run.stderr.starts_with(&format!("-:2: {message}"));
    assert!(
        is_said && run.stderr.lines().count() == 1,
        "{message}: {}",
        run.stderr
    );
}

#[test]
fn bytes_that_are_no_text_are_located() {
    for (line, byte) in [
        (&b"1234\xff678."[..], "byte 5 is 0xff"),
        (b"12345678. 123.4675\xc3", "byte 19 is 0xc3"),
        (b"\xff\xfe1\x002\x00", "byte 1 is 0xff"),
        (b"{\"start\":\"12345678.\xe2\x82\"}", "byte 20 is 0xe2"),
        (b"\x80", "byte 1 is 0x80"),
    ] {
        assert_bad(line, &format!("the line is not UTF-8 text: {byte}"));
    }
}

#[test]
fn characters_that_can_not_be_seen_are_escaped() {
    for (line, board, character) in [
        ("1234567.\0", r"1234567.\0", r"\0"),
        ("\0\0\0\0", r"\0\0\0\0", r"\0"),
        ("12345678\u{7}", r"12345678\u{7}", r"\u{7}"),
        ("1234567\u{1b}[m8", r"1234567\u{1b}", r"\u{1b}"),
    ] {
        assert_bad(
            line.as_bytes(),
            &format!("board \"{board}\": '{character}' is no label: "),
        );
    }
}

#[test]
fn a_file_of_one_byte_or_none_is_a_file_like_any_other() {
    for options in ["", "--json", "--jobs 1", "--jobs 2", "--fail-fast"] {
        let line = format!("steps --batch - {options}");
        for byte in ["", "\n", "\r", " ", "#"] {
            npuzzle(&line).stdin(byte).prints("");
        }
        for byte in ["x", "]", "\0"] {
            let run = npuzzle(&line).stdin(byte).run().exited(2);
            assert_eq!(
                run.stdout.lines().count(),
                1,
                "`{}`: {}",
                run.line,
                run.stdout
            );
        }
    }
}

#[test]
fn ten_megabytes_without_a_line_break_are_one_bad_record_and_one_line() {
    let folder = folder_with("cases.txt", "\0".repeat(10_000_000) + "\n[]\n");
    let messages = format!("cases.txt:1: {TOO_LONG}\ncases.txt:2: no board was read\n");
    for jobs in [1, 2] {
        let call = npuzzle(&format!("path --batch cases.txt --jobs {jobs}"));
        let run = call.inside(&folder).run().says(&messages);
        run.printed("error\nerror\n").exited(2);
    }
}

#[test]
fn a_million_blank_lines_are_no_records_but_are_counted() {
    let blank = "\n".repeat(1_000_000);
    for jobs in [1, 2] {
        let line = format!("steps --json --batch - --jobs {jobs}");
        npuzzle(&line).stdin(blank.as_str()).prints("");
        let run = npuzzle(&line).stdin(blank.clone() + "12345678.").run();
        let begin = "{\"line\":1000001,";
        assert!(run.stdout.starts_with(begin), "{}", run.stdout);
        run.says("").exited(0);
    }
}

/// Talks to a batch, which takes little memory, however much is said.
#[cfg(target_os = "linux")]
#[track_caller]
fn assert_little_memory(talk: impl Fn(&mut Running)) {
    for jobs in [1, 2] {
        let mut running = npuzzle(&format!("steps --batch - --jobs {jobs}")).start();
        talk(&mut running);
        let peak = running.peak_memory();
        assert!(peak <= 64 << 20, "{jobs} jobs: {peak} bytes");
        running.turn_away();
        running.end();
    }
}

/// More than may be kept, in mebibytes.
#[cfg(target_os = "linux")]
const PLENTY: usize = 80;

#[cfg(target_os = "linux")]
#[test]
fn a_line_that_is_too_long_is_not_kept() {
    assert_little_memory(|running| {
        (0..PLENTY).for_each(|_| running.say("1".repeat(1 << 20)));
        running.say("\n1234567.8\n");
        running.answers("error");
        running.answers("1");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn blank_lines_are_not_kept() {
    let lines = (" ".repeat(1023) + "\n").repeat(1024);
    assert_little_memory(|running| {
        (0..PLENTY).for_each(|_| running.say(&lines));
        running.say("1234567.8\n");
        running.answers("1");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn records_and_their_answers_are_not_kept() {
    let records = format!("{PAIR}\n").repeat(1000);
    assert_little_memory(|running| {
        running.say_forever(&records);
        (0..1000 * (PLENTY << 20) / records.len()).for_each(|_| running.answers("3"));
    });
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let run = npuzzle("steps --batch no-such-file.txt").run().printed("");
    run.mentions("error: no-such-file.txt can't be opened: ")
        .exited(2);
}

#[test]
fn a_file_that_may_not_be_read_is_named() {
    let folder = folder_with("cases.txt", "12345678.\n");
    let path = folder.path().join("cases.txt");
    fs::set_permissions(&path, Permissions::from_mode(0o000)).expect("a mode");
    // The superuser may read all files, unless without capabilities.
    let without = if File::open(&path).is_ok() {
        "setpriv --bounding-set=-all "
    } else {
        ""
    };
    shell(&format!("{without}npuzzle steps --batch cases.txt"))
        .inside(&folder)
        .fails("cases.txt can't be opened: Permission denied (os error 13)");
}

#[cfg(target_os = "linux")]
#[test]
fn what_can_not_be_read_is_named() {
    for jobs in [1, 2] {
        npuzzle(&format!("steps --batch / --jobs {jobs}"))
            .fails("/ can't be read: Is a directory (os error 21)");
        npuzzle(&format!("path --batch /proc/self/mem --jobs {jobs}"))
            .fails("/proc/self/mem can't be read: Input/output error (os error 5)");
        shell(&format!("npuzzle check --batch - --jobs {jobs} < /"))
            .fails("standard input can't be read: Is a directory (os error 21)");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for line in ["steps", "path --json", "check --explain", "render"] {
        // A little, which is written at the end, and more than is kept till then.
        for (jobs, count) in [(1, 1), (1, 100_000), (2, 1), (2, 100_000)] {
            shell(&format!(
                "npuzzle {line} --batch - --jobs {jobs} > /dev/full"
            ))
            .stdin("12345678.\n".repeat(count))
            .fails("standard output can't be written: No space left on device (os error 28)");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn complaints_that_nobody_can_hear_stop_nothing() {
    for to in ["/dev/full", "&-"] {
        let call = shell(&format!("npuzzle steps --batch - 2>{to}"));
        let run = call.stdin("12345678.\n12345677.\n1234567.8\n").run();
        run.says("").printed("0\nerror\n1\n").exited(2);
    }
}

/// A batch of far more than is read ahead of the answers, which are more than a pipe holds; it is
/// being answered, and waits for someone to read the answers.
fn half_read(folder: &TempDir, jobs: usize) -> (Running, File) {
    let call = npuzzle(&format!("path --batch cases.txt --jobs {jobs}"));
    let mut running = call.inside(folder).start();
    running.answers("lul");
    let file = File::options()
        .append(true)
        .open(folder.path().join("cases.txt"));
    (running, file.expect("a file"))
}

#[test]
fn a_file_that_shrinks_is_an_error() {
    for jobs in [1, 2] {
        let folder = folder_with("cases.txt", format!("{PAIR}\n").repeat(600_000));
        let (running, file) = half_read(&folder, jobs);
        file.set_len(0).expect("a shorter file");
        let run = running.end().exited(2);
        assert!(run.stdout.lines().all(|line| line == "lul"));
        assert!(run.stdout.is_empty() || run.stdout.ends_with('\n'));
        run.mentions("error: cases.txt can't be read: it ended after ")
            .mentions(" of 12000000 bytes: it shrank meanwhile\n");
    }
}

#[test]
fn a_file_that_grows_is_read_to_its_end() {
    let folder = folder_with("cases.txt", format!("{PAIR}\n").repeat(600_000));
    let (running, mut file) = half_read(&folder, 1);
    file.write_all(b"1234567.8\n").expect("room");
    let run = running.end().says("").exited(0);
    assert!(run.stdout.ends_with("lul\nr\n"));
}
