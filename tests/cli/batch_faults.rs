//! Batches of files that hold anything, or that can't be read or written.

#[cfg(unix)]
use std::fs::File;

#[cfg(unix)]
use crate::command::child::Running;
use crate::command::files::Folder;
use crate::command::npuzzle;

/// The longest line that is read, in bytes, its line break not counted.
const LONGEST_LINE: usize = 65_536;
const TOO_LONG: &str = "the line is longer than 65536 bytes";

/// A line of that many bytes that is answered with 3.
fn line_of(length: usize) -> String {
    let mut line = String::from("12345678. 123.46758 #");
    line.extend(std::iter::repeat_n('-', length - line.len()));
    line
}

#[test]
fn a_line_may_be_as_long_as_the_limit_however_it_is_read() {
    let (longest, too_long) = (line_of(LONGEST_LINE), line_of(LONGEST_LINE + 1));
    let (longest, too_long) = (longest.as_str(), too_long.as_str());
    for (lines, answers, bad) in [
        (&[longest][..], "3\n", None),
        (&[too_long], "error\n", Some(1)),
        (&[longest, longest, longest], "3\n3\n3\n", None),
        (&["12345678.", longest, "1234567.8"], "0\n3\n1\n", None),
        (
            &["12345678.", too_long, "1234567.8"],
            "0\nerror\n1\n",
            Some(2),
        ),
        (&["12345678.", longest, too_long], "0\n3\nerror\n", Some(3)),
        (&[too_long, longest, "12345678."], "error\n3\n0\n", Some(1)),
    ] {
        // From a file much is read at once, from a pipe as it comes.
        for end in ["", "\n"] {
            let file = lines.join("\n") + end;
            let folder = Folder::new("long_lines").with("cases.txt", &file);
            for jobs in [1, 2] {
                for name in ["cases.txt", "-"] {
                    let call = npuzzle(&format!("steps --batch {name} --jobs {jobs}"));
                    let run = call.inside(&folder).stdin(file.as_str()).run();
                    let message = bad.map(|line| format!("{name}:{line}: {TOO_LONG}\n"));
                    run.says(&message.unwrap_or_default()).printed(answers);
                }
            }
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_located() {
    for (line, at) in [
        (&b"1234\xff678."[..], "byte 5 is 0xff"),
        (b"12345678. 123.4675\xc3", "byte 19 is 0xc3"),
        (b"\xff\xfe1\x002\x00", "byte 1 is 0xff"),
        (b"{\"start\":\"12345678.\xe2\x82\"}", "byte 20 is 0xe2"),
    ] {
        let file = [b"12345678.\n", line, b"\n1234567.8\n"].concat();
        let run = npuzzle("steps --batch -").stdin(file).run();
        run.says(&format!("-:2: the line is not UTF-8 text: {at}\n"))
            .printed("0\nerror\n1\n")
            .exited(2);
    }
}

#[test]
fn characters_that_can_not_be_seen_are_spelt_out() {
    for (line, board, character) in [
        ("1234567.\0", "1234567.\\0", "\\0"),
        ("\0\0\0\0", "\\0\\0\\0\\0", "\\0"),
        ("12345678\u{7}", "12345678\\u{7}", "\\u{7}"),
        ("1234567\u{1b}[m8", "1234567\\u{1b}", "\\u{1b}"),
    ] {
        let run = npuzzle("steps --batch -").stdin(line).run();
        let message = format!("-:1: board \"{board}\": '{character}' is no label: ");
        let run = run.printed("error\n").exited(2);
        assert!(run.stderr.starts_with(&message), "{}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
}

#[test]
fn a_file_of_one_byte_or_none_is_a_file_like_any_other() {
    for byte in ["", "\n", "\r", " ", "#"] {
        for options in ["", "--json", "--jobs 1", "--jobs 2", "--fail-fast"] {
            let line = format!("steps --batch - {options}");
            npuzzle(&line).stdin(byte).prints("");
        }
    }
    for (byte, message) in [
        (
            &b"x"[..],
            "board \"x\": 1 cell was read, and no board has so many",
        ),
        (
            b"7",
            "board \"7\": 1 cell was read, and no board has so many",
        ),
        (b"\"", "board \"\\\"\": '\"' is no label"),
        (b"\0", "board \"\\0\": '\\0' is no label"),
        (b"\x80", "the line is not UTF-8 text: byte 1 is 0x80"),
    ] {
        let run = npuzzle("steps --batch -").stdin(byte).run();
        let run = run.printed("error\n").exited(2);
        let message = format!("-:1: {message}");
        assert!(run.stderr.starts_with(&message), "{}", run.stderr);
    }
}

#[test]
fn a_hundred_megabytes_without_a_line_break_are_one_bad_record() {
    let folder = Folder::new("sparse");
    let file = File::create(folder.join("cases.txt")).expect("a file");
    // All of them are NUL, and take no room on the disk.
    file.set_len(100_000_000).expect("a longer file");
    for jobs in [1, 2] {
        let run = npuzzle(&format!("path --batch cases.txt --jobs {jobs}"));
        let run = run.inside(&folder).run();
        run.says(&format!("cases.txt:1: {TOO_LONG}\n"))
            .printed("error\n")
            .exited(2);
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

/// What a batch may use, however long it is, and more of anything than fits into that.
#[cfg(target_os = "linux")]
const MOST_MEMORY: usize = 64 << 20;
#[cfg(target_os = "linux")]
const PLENTY: usize = 80 << 20;

/// Says so much that it can't be kept, then one record, and hears the answers.
#[cfg(target_os = "linux")]
#[track_caller]
fn assert_not_kept(piece: &str, answers: &[&str]) {
    let pieces = PLENTY / piece.len();
    for jobs in [1, 2] {
        let line = format!("steps --batch - --jobs {jobs}");
        let mut running = Running::start(&mut crate::command::child::npuzzle(&line));
        (0..pieces).for_each(|_| running.say(piece));
        running.say("\n1234567.8\n");
        for answer in answers {
            assert_eq!(running.hear(), format!("{answer}\n"));
        }
        let peak = running.peak_memory();
        assert!(peak <= MOST_MEMORY, "{line}: {peak} bytes");
        assert_eq!(running.end().stdout, "", "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_that_is_too_long_is_not_kept() {
    assert_not_kept(&"1".repeat(1 << 20), &["error", "1"]);
}

#[cfg(target_os = "linux")]
#[test]
fn blank_lines_are_not_kept() {
    let line = " ".repeat(1023) + "\n";
    assert_not_kept(&line.repeat(1024), &["1"]);
}

#[cfg(target_os = "linux")]
#[test]
fn records_and_their_answers_are_not_kept() {
    let records = "12345678. 123.46758\n".repeat(1000);
    let count = 1000 * (PLENTY / records.len());
    for jobs in [1, 2] {
        let line = format!("steps --batch - --jobs {jobs}");
        let mut running = Running::start(&mut crate::command::child::npuzzle(&line));
        running.say_forever(&records);
        for _ in 0..count {
            assert_eq!(running.hear(), "3\n");
        }
        let peak = running.peak_memory();
        assert!(peak <= MOST_MEMORY, "{line}: {peak} bytes");
        running.turn_away();
        assert_eq!(running.end().status, Some(0));
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let run = npuzzle("steps --batch no-such-file.txt").run().printed("");
    run.mentions("error: no-such-file.txt can't be opened: ")
        .exited(2);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_named() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new("forbidden").with("cases.txt", "12345678.\n");
    let path = folder.join("cases.txt");
    std::fs::set_permissions(&path, Permissions::from_mode(0o000)).expect("a mode");
    // The superuser may read all files.
    if File::open(&path).is_err() {
        npuzzle("steps --batch cases.txt")
            .inside(&folder)
            .fails("cases.txt can't be opened: Permission denied (os error 13)");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_can_not_be_read_is_named() {
    for jobs in [1, 2] {
        let options = format!("--jobs {jobs}");
        npuzzle(&format!("steps --batch / {options}"))
            .fails("/ can't be read: Is a directory (os error 21)");
        npuzzle(&format!("path --batch /proc/self/mem {options}"))
            .fails("/proc/self/mem can't be read: Input/output error (os error 5)");
        crate::command::shell(&format!("npuzzle check --batch - {options} < /"))
            .fails("standard input can't be read: Is a directory (os error 21)");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for line in ["steps", "path --json", "check --explain", "render"] {
        for jobs in [1, 2] {
            // A little, which is written at the end, and more than is kept till then.
            for count in [1, 100_000] {
                let line = format!("npuzzle {line} --batch - --jobs {jobs} > /dev/full");
                crate::command::shell(&line)
                    .stdin("12345678.\n".repeat(count))
                    .fails(
                        "standard output can't be written: No space left on device (os error 28)",
                    );
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn complaints_that_nobody_can_hear_stop_nothing() {
    let records = "12345678.\n12345677.\n1234567.8\n";
    for to in ["/dev/full", "&-"] {
        let run = crate::command::shell(&format!("npuzzle steps --batch - 2>{to}"));
        let run = run.stdin(records).run();
        run.says("").printed("0\nerror\n1\n").exited(2);
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_shrinks_is_an_error() {
    // Far more than is read ahead of the answers, which are more than a pipe holds.
    let file = "12345678. 123.46758\n".repeat(600_000);
    for jobs in [1, 2] {
        let folder = Folder::new(&format!("shrinking_{jobs}")).with("cases.txt", &file);
        let line = format!("path --batch cases.txt --jobs {jobs}");
        let mut running =
            Running::start(crate::command::child::npuzzle(&line).current_dir(&*folder));
        assert_eq!(running.hear(), "lul\n");
        // Until now it was read, and now it waits for someone to read the answers.
        let options = File::options().write(true).open(folder.join("cases.txt"));
        options
            .and_then(|file| file.set_len(0))
            .expect("a shorter file");
        let end = running.end();
        assert!(end.stdout.lines().all(|line| line == "lul"));
        assert!(end.stdout.is_empty() || end.stdout.ends_with('\n'));
        let begin = "error: cases.txt can't be read: it ended after ";
        let rest = " of 12000000 bytes: it shrank meanwhile\n";
        let message = &end.stderr;
        assert!(
            message.starts_with(begin) && message.ends_with(rest),
            "{message}"
        );
        assert_eq!(end.status, Some(2));
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_grows_is_read_to_its_end() {
    let file = "12345678. 123.46758\n".repeat(600_000);
    let folder = Folder::new("growing").with("cases.txt", &file);
    let mut running = Running::start(
        crate::command::child::npuzzle("path --batch cases.txt --jobs 1").current_dir(&*folder),
    );
    assert_eq!(running.hear(), "lul\n");
    let appended = File::options().append(true).open(folder.join("cases.txt"));
    std::io::Write::write_all(&mut appended.expect("a file"), b"1234567.8\n").expect("room");
    let end = running.end();
    assert!(end.stdout.ends_with("lul\nr\n"));
    assert_eq!((end.status, end.stderr.as_str()), (Some(0), ""));
}
