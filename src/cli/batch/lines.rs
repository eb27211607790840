//! A chunk of lines → records.

use std::str::Utf8Error;

use memchr::memchr;

/// The longest line that is read, in bytes, its line break not counted.
pub const LONGEST_LINE: usize = 64 * 1024;

/// Lines that are still to be answered.
pub struct Lines<'a> {
    /// Whole lines; only the last of a file may lack its line break.
    pub text: &'a [u8],
    /// The number of the first of them in its file, from 1.
    pub number: u64,
    /// Whether a line that is too long, and not in `text`, comes first.
    pub is_too_long: bool,
}

/// A line that asks something: it is neither blank nor a comment.
pub struct Record<'a> {
    /// Its number in the file, from 1.
    pub line: u64,
    /// Its text, or why it can't be read.
    pub text: anyhow::Result<&'a str>,
}

impl Lines<'_> {
    /// Skips the next line, of so many bytes with its line break.
    #[inline]
    pub fn skip(&mut self, length: usize) {
        self.text = &self.text[length..];
        self.number += 1;
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && !self.is_too_long
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        if self.is_too_long {
            self.is_too_long = false;
            let (line, text) = (self.number, Err(too_long()));
            return Some(Record { line, text });
        }
        while !self.text.is_empty() {
            let (bytes, line) = (self.text, self.number);
            let length = memchr(b'\n', bytes).map_or(bytes.len(), |at| at + 1);
            self.skip(length);
            if let Some(text) = record(&bytes[..length]) {
                return Some(Record { line, text });
            }
        }
        None
    }
}

/// The text of a line; none if it is blank or a comment.
fn record(line: &[u8]) -> Option<anyhow::Result<&str>> {
    if line.trim_ascii_end().len() > LONGEST_LINE {
        return Some(Err(too_long()));
    }
    let before_comment = line.split(|&byte| byte == b'#').next().unwrap_or(line);
    if text(before_comment).is_ok_and(|text| text.trim().is_empty()) {
        return None;
    }
    Some(text(line).map_err(|error| {
        let at = error.valid_up_to();
        anyhow::anyhow!(
            "the line is not UTF-8 text: byte {} is 0x{:02x}",
            at + 1,
            line[at]
        )
    }))
}

/// The text without a byte-order mark.
fn text(bytes: &[u8]) -> Result<&str, Utf8Error> {
    let text = str::from_utf8(bytes)?;
    Ok(text.trim_start_matches('\u{feff}'))
}

fn too_long() -> anyhow::Error {
    anyhow::anyhow!("the line is longer than {LONGEST_LINE} bytes")
}
