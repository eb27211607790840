//! Reads a record that is a JSON object: boards and moves, or other text.

mod names;
mod object;

use anyhow::{Context, bail};
use npuzzle::Shape;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::cli::answer::UNSOLVABLE;
use crate::cli::boards::{Boards, Content, Reader};
pub use object::{JsonFields, alone, is_json, line};

/// The fields of boards, and the record's own name.
const BOARDS: [&str; 4] = ["start", "goal", "size", "id"];
/// Those that are read besides, where moves are read.
const MOVES: [&str; 3] = ["moves", "path", "solvable"];

/// The boards of a record, and the moves if the reader reads any.
pub fn content(fields: &JsonFields, reader: &Reader) -> anyhow::Result<Content> {
    let boards = boards(fields, reader)?;
    let moves = if reader.reads_moves {
        moves(fields)?
    } else {
        None
    };
    Ok(Content { boards, moves })
}

fn boards(fields: &JsonFields, reader: &Reader) -> anyhow::Result<Boards> {
    check_names(fields, &BOARDS)?;
    if reader.reads_moves {
        check_names(fields, &MOVES)?;
    }
    let (start, goal) = (text_of(fields, "start")?, text_of(fields, "goal")?);
    let misnamed = fields.keys().find(|name| names::means_goal(name));
    if let (None, Some(name)) = (&goal, misnamed) {
        return misspelt(name, "goal");
    }
    let start = start.context("the record has no \"start\"")?;
    let reader = reader.with(size(fields)?, goal.as_deref())?;
    match reader.boards(&start)? {
        Boards::Pair(_) if !reader.has_goal() => {
            bail!("start: two boards were read where one belongs; say the other as \"goal\"")
        }
        boards => Ok(boards),
    }
}

/// The text of the moves: as "moves", or in the fields that `path` prints.
fn moves(fields: &JsonFields) -> anyhow::Result<Option<String>> {
    if let Some(moves) = value(fields, "moves").or(value(fields, "path")) {
        return match serde_json::from_str::<Value>(moves.get()) {
            Ok(Value::Number(_)) => {
                bail!("moves: a number only counts them; a string or a list, as [6,7], says which")
            }
            Ok(Value::Array(list)) if list.iter().all(Value::is_string) => {
                let moves: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
                Ok(Some(moves.join(" ")))
            }
            _ => text(moves).map(Some).context("moves"),
        };
    }
    let unsolvable = value(fields, "solvable").is_some_and(|value| value.get() == "false");
    Ok(unsolvable.then(|| UNSOLVABLE.to_owned()))
}

/// The text that one of the fields of these names holds, and the record's size.
pub fn text_and_size(
    fields: &JsonFields,
    names: &[&'static str],
) -> anyhow::Result<(String, Option<Shape>)> {
    check_names(fields, names)?;
    check_names(fields, &["size", "id"])?;
    let own = names
        .iter()
        .find_map(|&name| Some((name, text_of(fields, name).transpose()?)));
    let Some((_, text)) = own else {
        let quoted: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
        bail!("the record has no {}", quoted.join(" or "));
    };
    Ok((text?, size(fields)?))
}

/// Refuses a field that nearly has one of these names: it would be ignored as fields of other programs
/// are, and another question answered.
fn check_names(fields: &JsonFields, read: &[&'static str]) -> anyhow::Result<()> {
    for name in fields.keys() {
        if let Some(meant) = names::meant(name, read) {
            return misspelt(name, meant);
        }
    }
    Ok(())
}

fn misspelt<T>(name: &str, meant: &str) -> anyhow::Result<T> {
    bail!("field {name:?}: {meant:?} was meant?")
}

/// The value of a field that is there and not null.
fn value<'a>(fields: &JsonFields<'a>, name: &str) -> Option<&'a RawValue> {
    let value = fields.get(name).copied();
    value.filter(|value| value.get() != "null")
}

/// The text of a field that is there and not null.
fn text_of(fields: &JsonFields, name: &'static str) -> anyhow::Result<Option<String>> {
    let value = value(fields, name);
    value.map(|value| text(value).context(name)).transpose()
}

/// The text of a value: what a string holds, a number as it stands, a list on one line.
fn text(value: &RawValue) -> anyhow::Result<String> {
    let json = value.get();
    if json.starts_with('"') {
        return Ok(serde_json::from_str(json)?);
    }
    match serde_json::from_str(json)? {
        list @ Value::Array(_) => Ok(cells(list).to_string()),
        Value::Number(_) => Ok(json.to_owned()),
        _ => bail!("a string, a list or a number is needed"),
    }
}

/// The same list with `3` for `3.0`, since a table that has an empty cell is often one of
/// floating-point numbers; and with the blank, `null`, for an empty string.
fn cells(value: Value) -> Value {
    match value {
        Value::Array(list) => list.into_iter().map(cells).collect(),
        Value::String(text) if text.trim().is_empty() => Value::Null,
        Value::Number(number) => match number.as_f64() {
            Some(whole) if number.is_f64() && whole.fract() == 0.0 => (whole as i64).into(),
            _ => Value::Number(number),
        },
        other => other,
    }
}

/// The size: columns and rows as `"3x2"` or `[3,2]`, or for a square one number.
fn size(fields: &JsonFields) -> anyhow::Result<Option<Shape>> {
    let Some(value) = value(fields, "size") else {
        return Ok(None);
    };
    let sides: Vec<String> = match serde_json::from_str(value.get())? {
        Value::Array(list) => list.iter().map(plain).collect(),
        side => vec![plain(&side)],
    };
    let size = match sides.as_slice() {
        [side] if side.parse::<u64>().is_ok() => format!("{side}x{side}"),
        sides => sides.join("x"),
    };
    Ok(Some(size.parse()?))
}

/// The text of a string, or of another value as it stands.
fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
