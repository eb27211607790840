//! Reads a record that is a JSON object: boards and moves, or other text.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Context, bail};
use npuzzle::Shape;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::cli::answer::UNSOLVABLE;
use crate::cli::boards::{Boards, Content, Reader};

/// Fields that npuzzle prints and does not read. They are ignored, so that an answer can be read
/// again; any other is taken for a misspelt one.
const PRINTED: &str = "line solvable steps path boards stats start_parity start_inversions \
    start_blank_row goal_parity goal_inversions goal_blank_row explanation valid moves minimum \
    at_least excess wrong hint_frame rank digits permutation count paths within engines";

/// Whether a name is that of a field of a record about boards, or of one that is printed.
fn is_known(name: &str) -> bool {
    ["start", "goal", "size"].contains(&name) || PRINTED.split(' ').any(|printed| printed == name)
}

/// Whether to read a line as JSON: after `{` comes `"`, `}` or the end of the line. A board may stand
/// in braces too, as `{{1,2},{3,0}}`, but then a label or another brace follows.
pub fn is_object(line: &str) -> bool {
    let inside = line.trim_start().strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|inside| inside.is_empty() || inside.starts_with(['"', '}']))
}

/// The fields of an object, by name, but for "id", the record's own name.
pub type JsonFields<'a> = BTreeMap<String, &'a RawValue>;

/// The id and the other fields of a line that [`is_object`].
pub fn fields(line: &str) -> anyhow::Result<(Option<&RawValue>, JsonFields<'_>)> {
    let UniqueFields(mut fields) = serde_json::from_str(line).map_err(|error| malformed(&error))?;
    Ok((fields.remove("id"), fields))
}

/// What is wrong with a line that is not JSON; the caller knows better which line it is.
fn malformed(error: &serde_json::Error) -> anyhow::Error {
    let message = error
        .to_string()
        .replace(" at line 1 column ", ", at column ");
    anyhow::anyhow!(message)
}

/// The fields of an object, none of them twice.
struct UniqueFields<'a>(JsonFields<'a>);

impl<'de: 'a, 'a> Deserialize<'de> for UniqueFields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collector;

        impl<'de> Visitor<'de> for Collector {
            type Value = UniqueFields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(
                self,
                mut map: M,
            ) -> Result<UniqueFields<'de>, M::Error> {
                let mut fields = BTreeMap::new();
                while let Some((name, value)) = map.next_entry::<String, _>()? {
                    if fields.contains_key(&name) {
                        return Err(M::Error::custom(format!("field {name:?} is there twice")));
                    }
                    fields.insert(name, value);
                }
                Ok(UniqueFields(fields))
            }
        }

        deserializer.deserialize_map(Collector)
    }
}

/// The boards of a record, and the moves if the reader reads any.
pub fn content(fields: &JsonFields, reader: &Reader) -> anyhow::Result<Content> {
    let moves = if reader.reads_moves {
        moves(fields)?
    } else {
        None
    };
    let boards = boards(fields, reader)?;
    Ok(Content { boards, moves })
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

/// The text of the moves: as "moves", or in the fields that `path` prints.
fn moves(fields: &JsonFields) -> anyhow::Result<Option<String>> {
    if let Some(moves) = value(fields, "moves").or(value(fields, "path")) {
        return match serde_json::from_str::<Vec<String>>(moves.get()) {
            Ok(list) => Ok(Some(list.join(" "))),
            Err(_) => text(moves).map(Some).context("moves"),
        };
    }
    let unsolvable = value(fields, "solvable").is_some_and(|value| value.get() == "false");
    Ok(unsolvable.then(|| UNSOLVABLE.to_owned()))
}

fn boards(fields: &JsonFields, reader: &Reader) -> anyhow::Result<Boards> {
    let text = |name| text_of(fields, name);
    let (start, goal, size) = (text("start")?, text("goal")?, text("size")?);
    if let Some(name) = fields.keys().find(|name| !is_known(name)) {
        let needed = if reader.reads_moves {
            "\"start\", \"moves\""
        } else {
            "\"start\""
        };
        bail!(
            "field {name:?}: a record has {needed} and, if they are wanted, \"goal\", \"size\" and \
             \"id\""
        );
    }
    let start = start.context("the record has no \"start\"")?;
    let size: Option<Shape> = size.as_deref().map(str::parse).transpose()?;
    let reader = reader.with(size, goal.as_deref())?;
    match reader.boards(&start)? {
        Boards::Pair(_) if !reader.has_goal() => {
            bail!("start: two boards were read where one belongs; say the other as \"goal\"")
        }
        boards => Ok(boards),
    }
}

/// The text that one of the fields of these names holds, and the record's size.
pub fn text_and_size(
    fields: &JsonFields,
    names: &[&'static str],
) -> anyhow::Result<(String, Option<Shape>)> {
    let quoted: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let quoted = quoted.join(" or ");
    if let Some(name) = fields.keys().find(|name| !is_known(name)) {
        bail!("field {name:?}: a record has {quoted} and, if they are wanted, \"size\" and \"id\"");
    }
    let own = names
        .iter()
        .find_map(|&name| Some((name, value(fields, name)?)));
    let (name, own) = own.with_context(|| format!("the record has no {quoted}"))?;
    let size = text_of(fields, "size")?;
    let own = text(own).context(name)?;
    let size = size.as_deref().map(str::parse).transpose()?;
    Ok((own, size))
}

/// The text of a value: what a string holds, or a list or a number as it stands.
fn text(value: &RawValue) -> serde_json::Result<String> {
    let json = value.get();
    if json.starts_with('"') {
        serde_json::from_str(json)
    } else {
        Ok(json.to_owned())
    }
}
