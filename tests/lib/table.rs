//! Tables of test cases, one a line: `TEXT => RESULT`, or just `TEXT`. The escapes `\n`, `\r`, `\t` and
//! `\u{…}` in a text mean what they mean in Rust.

use npuzzle::Board;
use npuzzle::text::{self, Dialect};

use crate::shape;

/// The boards that a text holds, as in `2x2 123., 2x2 12.3`, or the error message. Options may stand
/// before it, as in `--size 3x3 12345678.` and `--blank F 012F`.
fn read(mut text: &str) -> String {
    let mut dialect = Dialect::default();
    while let Some((option, value, rest)) = option(text) {
        match option {
            "--size" => dialect.size = Some(shape(value)),
            _ => dialect.blank = Some(value.parse().expect("a word")),
        }
        text = rest;
    }
    let describe = |board: &Board| {
        let cells = board.to_string().replace('/', "");
        format!("{} {cells}", board.shape())
    };
    match text::read(text, &dialect) {
        Ok(boards) => boards.iter().map(describe).collect::<Vec<_>>().join(", "),
        Err(error) => error.to_string(),
    }
}

/// The option that a text begins with, its value, and the rest.
fn option(text: &str) -> Option<(&str, &str, &str)> {
    let (option, rest) = text.split_once(' ')?;
    if !["--size", "--blank"].contains(&option) {
        return None;
    }
    let (value, rest) = rest.split_once(' ')?;
    Some((option, value, rest))
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
