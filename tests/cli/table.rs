//! Tables of command lines and their results, one case a line: `ARGUMENTS => ANSWER`. Arguments are
//! separated by spaces; one that is empty or contains spaces is written in single quotes.

use crate::command::{Call, Run, npuzzle};

/// The cases of a table.
pub fn cases(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = table.lines().map(str::trim);
    lines.filter(|line| !line.is_empty()).map(|line| {
        let (before, after) = line.split_once("=>").expect("ARGUMENTS => ANSWER");
        (before.trim(), after.trim())
    })
}

/// A call with these arguments.
fn call(command: &str, arguments: &str) -> Call {
    let mut call = npuzzle(command);
    for (number, part) in arguments.split('\'').enumerate() {
        if number % 2 == 1 {
            call = call.arg(part);
        } else {
            call = part.split_whitespace().fold(call, Call::arg);
        }
    }
    call.named(&format!("npuzzle {command} {arguments}"))
}

/// Each case prints its answer on a line and nothing on standard error, and exits with status 0. In
/// JSON answers `_` stands for a number of seconds.
#[track_caller]
pub fn answers(command: &str, table: &str) {
    for (arguments, answer) in cases(table) {
        let mut run = call(command, arguments).run();
        for field in ["\"seconds\":", "\"again\":"] {
            if answer.contains(&format!("{field}_")) {
                run.stdout = timeless(&run.stdout, field);
            }
        }
        run.says("").printed(&format!("{answer}\n")).exited(0);
    }
}

/// Replaces each number in that field by `_`.
fn timeless(json: &str, field: &str) -> String {
    let is_number = |c: char| c.is_ascii_digit() || ".e-".contains(c);
    let mut parts = json.split(field);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.trim_start_matches(is_number);
        let shown = if rest == part { "" } else { "_" };
        text + field + shown + rest
    })
}

/// Each case prints its answer on a line and nothing on standard error, and exits with status 1.
#[track_caller]
pub fn denials(command: &str, table: &str) {
    for (arguments, answer) in cases(table) {
        call(command, arguments).denies(&format!("{answer}\n"));
    }
}

/// Each case prints exactly that error on standard error, nothing else, and exits with status 2.
#[track_caller]
pub fn errors(command: &str, table: &str) {
    for (arguments, message) in cases(table) {
        call(command, arguments).fails(message);
    }
}

/// Each case prints that and perhaps more on standard error, nothing else, and exits with status 2.
#[track_caller]
pub fn refusals(command: &str, table: &str) {
    for (arguments, remark) in cases(table) {
        let run = call(command, arguments).run();
        run.mentions(remark).printed("").exited(2);
    }
}

/// Runs a batch of the records in a table of `RECORD => ANSWER`. Each prints its answer on a line.
/// `error: MESSAGE` stands for the answer `error`, with the message and the number of the record on
/// standard error.
#[track_caller]
pub fn batch(command: &str, table: &str) -> Run {
    let (mut records, mut answers, mut messages) = (String::new(), String::new(), String::new());
    for (number, (record, answer)) in (1..).zip(cases(table)) {
        records += &format!("{record}\n");
        if let Some(message) = answer.strip_prefix("error: ") {
            answers += "error\n";
            messages += &format!("-:{number}: {message}\n");
        } else {
            answers += &format!("{answer}\n");
        }
    }
    let run = npuzzle(&format!("{command} --batch -"))
        .stdin(records)
        .run();
    run.says(&messages).printed(&answers)
}
