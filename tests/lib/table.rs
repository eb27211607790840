//! Tables of test cases, one a line: `TEXT => RESULT`, or just `TEXT`. The escapes `\n`, `\r`, `\t` and
//! `\u{…}` in a text mean what they mean in Rust.

use npuzzle::{Board, text};

use crate::shape;

/// The boards that a text holds, as in `2x2 123., 2x2 12.3`, or the error message. The text may
/// begin with a size, as in `--size 3x3 12345678.`
fn read(text: &str) -> String {
    let asked = text
        .strip_prefix("--size ")
        .and_then(|it| it.split_once(' '));
    let (size, text) = asked.map_or((None, text), |(size, text)| (Some(shape(size)), text));
    let describe = |board: &Board| format!("{} {board}", board.shape());
    match text::read(text, size) {
        Ok(boards) => boards.iter().map(describe).collect::<Vec<_>>().join(", "),
        Err(error) => error.to_string(),
    }
}

/// Checks that each text of the table is read as the boards, or refused with the error message,
/// beside it.
#[track_caller]
pub fn read_as(table: &str) {
    for (text, result) in cases(table) {
        assert_eq!(read(&text), result, "{text:?}");
    }
}

/// Checks that each text of the table is read as these boards, or refused with this error message.
#[track_caller]
pub fn all_read_as(result: &str, table: &str) {
    for text in texts(table) {
        assert_eq!(read(&text), result, "{text:?}");
    }
}

/// The cases of a table of texts and results.
pub fn cases(table: &str) -> impl Iterator<Item = (String, &str)> {
    table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let (text, rest) = line.split_once(" => ").expect("TEXT => RESULT");
            (unescaped(text), rest)
        })
}

/// The cases of a table of texts.
pub fn texts(table: &str) -> impl Iterator<Item = String> {
    let lines = table.lines().map(str::trim);
    lines.filter(|line| !line.is_empty()).map(unescaped)
}

fn unescaped(text: &str) -> String {
    let mut parts = text.trim().split('\\');
    let mut unescaped = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (character, rest) = match part.strip_prefix("u{").and_then(|it| it.split_once('}')) {
            Some((code, rest)) => {
                let code = u32::from_str_radix(code, 16).expect("hexadecimal digits");
                (char::from_u32(code).expect("a character"), rest)
            }
            None => match part.split_at(1) {
                ("n", rest) => ('\n', rest),
                ("r", rest) => ('\r', rest),
                ("t", rest) => ('\t', rest),
                (other, _) => panic!("\\{other}"),
            },
        };
        unescaped.push(character);
        unescaped += rest;
    }
    unescaped
}
