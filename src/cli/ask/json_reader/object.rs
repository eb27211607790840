//! Text → the fields of one JSON object.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::bail;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

/// The fields of an object, by name, but for "id", the record's own name.
pub type JsonFields<'a> = BTreeMap<String, &'a RawValue>;

/// The id and the other fields of an object.
type Object<'a> = (Option<&'a RawValue>, JsonFields<'a>);

/// Where an object stands, which decides what to do about one that is not alone or not whole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On a line of a batch.
    Line,
    /// In an argument or on standard input, as the only question.
    Alone,
}

/// Whether to read a text as JSON: it begins as an object does, or as a list of objects. A board may
/// stand in braces too, as `{{1,2},{3,0}}` or `{"12","30"}`, but then no `:` follows its first word.
pub fn is_json(text: &str) -> bool {
    let text = begin(text);
    let text = text.strip_prefix('[').map_or(text, str::trim_start);
    let Some(inside) = text.strip_prefix('{').map(str::trim_start) else {
        return false;
    };
    if inside.starts_with('"') {
        let mut name = serde_json::Deserializer::from_str(inside).into_iter::<IgnoredAny>();
        let is_whole = matches!(name.next(), Some(Ok(_)));
        let behind = inside[name.byte_offset()..].trim_start();
        return !is_whole || behind.is_empty() || behind.starts_with(':');
    }
    if inside.starts_with(|c: char| c == '\'' || c.is_alphabetic()) {
        // As Python or JavaScript write objects: to be reported as wrong JSON, not as a wrong board.
        let is_of_name = |c: char| c == '\'' || c == '_' || c.is_alphanumeric();
        let behind = inside.trim_start_matches(is_of_name).trim_start();
        return behind.starts_with(':');
    }
    inside.is_empty() || inside.starts_with('}')
}

/// The object on a line of a batch that [`is_json`].
pub fn line(line: &str) -> anyhow::Result<Object<'_>> {
    object(line, Place::Line)
}

/// The object that was given as the only argument or on standard input; none if that is other text.
pub fn alone<'a>(texts: &[&'a str]) -> anyhow::Result<Option<Object<'a>>> {
    match texts {
        [text] if is_json(text) => object(text, Place::Alone).map(Some),
        [_, ..] if texts.iter().any(|text| is_json(text)) => {
            bail!("a JSON object holds all that is asked about: nothing can stand beside it")
        }
        _ => Ok(None),
    }
}

/// A text from where it begins: without white space, comments, and the mark that some systems begin a
/// text with.
fn begin(text: &str) -> &str {
    let mut text = text;
    loop {
        text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        match text.strip_prefix('#') {
            Some(comment) => text = comment.split_once('\n').map_or("", |(_, rest)| rest),
            None => return text,
        }
    }
}

fn object(text: &str, place: Place) -> anyhow::Result<Object<'_>> {
    let begin = begin(text);
    if begin.starts_with('[') {
        bail!(
            "a list of JSON objects: jq -c '.[]' puts each on a line of its own, and --batch - answers \
             each line"
        );
    }
    let mut objects = serde_json::Deserializer::from_str(begin).into_iter();
    let UniqueFields(mut fields) = match objects.next() {
        Some(object) => object.map_err(|error| malformed(&error, text, place))?,
        None => return Ok((None, JsonFields::new())),
    };
    let behind = begin[objects.byte_offset()..].trim();
    if is_json(behind) {
        bail!(match place {
            Place::Line => "several JSON objects: each needs a line of its own",
            Place::Alone =>
                "several JSON objects: --batch - answers each line, and jq -c puts each object on one",
        });
    }
    if !behind.is_empty() && !behind.starts_with('#') {
        bail!("more stands behind the JSON object");
    }
    Ok((fields.remove("id"), fields))
}

/// What is wrong with a text that is not JSON.
fn malformed(error: &serde_json::Error, text: &str, place: Place) -> anyhow::Error {
    if error.is_eof() {
        return anyhow::anyhow!(match place {
            Place::Line =>
                "the JSON object is cut off: its last } is missing; in a batch it stands on one line, \
                 as jq -c prints it",
            Place::Alone => "the JSON object is cut off: its last } is missing",
        });
    }
    let message = error.to_string();
    let position = format!(" at line {} column {}", error.line(), error.column());
    let message = message.strip_suffix(&position).unwrap_or(&message);
    let advice = match message {
        "invalid number" => "; a board stands in double quotes",
        "key must be a string" => "; a name stands in double quotes",
        _ => "",
    };
    let before = &text[..text.len() - begin(text).len()];
    let line = error.line() + before.matches('\n').count();
    let position = if text.trim().contains('\n') {
        format!("line {line}, column {}", error.column())
    } else {
        format!("column {}", before.len() + error.column())
    };
    anyhow::anyhow!("JSON: {message}, at {position}{advice}")
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
