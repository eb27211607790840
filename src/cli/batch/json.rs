//! A line that is a JSON object → boards, and moves; or text.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Context, bail};
use npuzzle::Shape;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::cli::answer::UNSOLVABLE;
use crate::cli::boards::{Boards, Content, Reader};

/// What npuzzle itself prints beside what it reads. Such fields are let pass, so that an answer can
/// be asked about again; any other is rather a slip of the pen.
const PRINTED: [&str; 27] = [
    "line",
    "solvable",
    "steps",
    "path",
    "boards",
    "stats",
    "start_parity",
    "start_inversions",
    "start_blank_row",
    "goal_parity",
    "goal_inversions",
    "goal_blank_row",
    "explanation",
    "valid",
    "moves",
    "minimum",
    "at_least",
    "excess",
    "wrong",
    "hint_frame",
    "rank",
    "digits",
    "permutation",
    "count",
    "paths",
    "within",
    "engines",
];

/// What is read of a record about boards.
const READ: [&str; 3] = ["start", "goal", "size"];

/// Whether a line is meant as a JSON object: a brace and then a quoted name, or nothing. A list in
/// braces has labels there.
pub fn is_object(line: &str) -> bool {
    let inside = line.trim_start().strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|inside| inside.is_empty() || inside.starts_with(['"', '}']))
}

/// What a line holds.
pub struct Record<'a, C> {
    /// What it calls itself, if it could be read that far.
    pub id: Option<&'a RawValue>,
    pub content: anyhow::Result<C>,
}

/// Text that a question reads by itself.
pub struct Text {
    pub text: String,
    pub size: Option<Shape>,
}

/// Reads a line that [`is_object`].
pub fn read<'a>(line: &'a str, reader: &Reader) -> Record<'a, Content> {
    record(line, |fields| content(fields, reader))
}

/// Reads a line that [`is_object`], the text being in one of these fields.
pub fn read_text<'a>(line: &'a str, names: &[&str]) -> Record<'a, Text> {
    record(line, |fields| own_text(&fields, names))
}

fn record<'a, C>(
    line: &'a str,
    content: impl FnOnce(BTreeMap<String, &'a RawValue>) -> anyhow::Result<C>,
) -> Record<'a, C> {
    match serde_json::from_str::<Fields>(line) {
        Ok(Fields(mut fields)) => Record {
            id: fields.remove("id"),
            content: content(fields),
        },
        Err(error) => Record {
            id: None,
            content: Err(malformed(&error)),
        },
    }
}

/// What is wrong with a line that is no JSON: which line it is, the caller knows better.
fn malformed(error: &serde_json::Error) -> anyhow::Error {
    let message = error
        .to_string()
        .replace(" at line 1 column ", ", at column ");
    anyhow::anyhow!(message)
}

/// The fields of an object by name, each there once.
struct Fields<'a>(BTreeMap<String, &'a RawValue>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collector;

        impl<'de> Visitor<'de> for Collector {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Fields<'de>, M::Error> {
                let mut fields = BTreeMap::new();
                while let Some((name, value)) = map.next_entry::<String, _>()? {
                    if fields.contains_key(&name) {
                        return Err(M::Error::custom(format!("field {name:?} is there twice")));
                    }
                    fields.insert(name, value);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_map(Collector)
    }
}

fn content(fields: BTreeMap<String, &RawValue>, reader: &Reader) -> anyhow::Result<Content> {
    let moves = if reader.reads_moves() {
        moves(&fields)?
    } else {
        None
    };
    let boards = boards(fields, reader)?;
    Ok(Content { boards, moves })
}

/// The text of the moves: said by themselves, or as `path` prints them.
fn moves(fields: &BTreeMap<String, &RawValue>) -> anyhow::Result<Option<String>> {
    let value = |name| fields.get(name).filter(|value| value.get() != "null");
    if let Some(moves) = value("moves").or(value("path")) {
        // Within a list, too, a character may stand for itself or be written as an escape.
        return match serde_json::from_str::<Vec<String>>(moves.get()) {
            Ok(list) => Ok(Some(list.join(" "))),
            Err(_) => text(moves).map(Some).context("moves"),
        };
    }
    let unsolvable = value("solvable").is_some_and(|value| value.get() == "false");
    Ok(unsolvable.then(|| UNSOLVABLE.to_owned()))
}

fn boards(mut fields: BTreeMap<String, &RawValue>, reader: &Reader) -> anyhow::Result<Boards> {
    let mut take = |name: &'static str| {
        let value = fields.remove(name).filter(|value| value.get() != "null");
        value.map(|value| text(value).context(name)).transpose()
    };
    let (start, goal, size) = (take("start")?, take("goal")?, take("size")?);
    let unknown = fields.keys().find(|name| !PRINTED.contains(&name.as_str()));
    if let Some(name) = unknown {
        let needed = if reader.reads_moves() {
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

fn own_text(fields: &BTreeMap<String, &RawValue>, names: &[&str]) -> anyhow::Result<Text> {
    let known = |name: &str| READ.contains(&name) || PRINTED.contains(&name);
    let quoted: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let quoted = quoted.join(" or ");
    if let Some(name) = fields.keys().find(|name| !known(name)) {
        bail!("field {name:?}: a record has {quoted} and, if they are wanted, \"size\" and \"id\"");
    }
    let value = |name: &str| fields.get(name).filter(|value| value.get() != "null");
    let own = names.iter().find_map(|&name| Some((name, value(name)?)));
    let (name, own) = own.with_context(|| format!("the record has no {quoted}"))?;
    let size = value("size")
        .map(|size| text(size).context("size"))
        .transpose()?;
    Ok(Text {
        text: text(own).with_context(|| name.to_owned())?,
        size: size.as_deref().map(str::parse).transpose()?,
    })
}

/// The text of a board or a size: what a string holds, or a list or number as it stands.
fn text(value: &RawValue) -> serde_json::Result<String> {
    let json = value.get();
    if json.starts_with('"') {
        serde_json::from_str(json)
    } else {
        Ok(json.to_owned())
    }
}
