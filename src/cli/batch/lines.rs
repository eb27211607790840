//! A chunk of lines → records.

use std::str::Utf8Error;

use memchr::{memchr, memchr_iter};

use super::layout::Extent;

/// Lines that are still to be answered.
pub struct Lines<'a> {
    /// Whole lines; only the last of a file may lack its line break.
    pub text: &'a [u8],
    /// The number of the first of them in its file, from 1.
    pub number: u64,
    /// The most bytes of a line that is read, its line break not counted.
    pub longest: usize,
    /// Whether `#` begins a comment.
    pub has_comments: bool,
    /// Whether a line that is too long, and not in `text`, comes first.
    pub is_too_long: bool,
    /// Where the records stand; none if each line is one.
    pub extents: Option<&'a [Extent]>,
}

/// What asks something: a line that is neither blank nor a comment, or several.
pub struct Record<'a> {
    /// The number of its first line in the file, from 1.
    pub line: u64,
    /// Its text, or why it can't be read.
    pub text: anyhow::Result<&'a str>,
}

impl<'a> Lines<'a> {
    /// Skips the next line, of so many bytes with its line break.
    #[inline]
    pub fn skip(&mut self, length: usize) {
        self.text = &self.text[length..];
        self.number += 1;
    }

    /// The bytes of the next record of several lines, and its line.
    pub fn peek(&self) -> Option<(&'a [u8], u64)> {
        let extent = self.extents?.first()?;
        let before = &self.text[..extent.begin];
        let line = self.number + memchr_iter(b'\n', before).count() as u64;
        Some((&self.text[extent.begin..extent.end], line))
    }

    /// Skips the record that [`Lines::peek`] shows.
    pub fn skip_record(&mut self) {
        if let Some([extent, rest @ ..]) = self.extents {
            let (record, text) = self.text.split_at(extent.end);
            self.number += memchr_iter(b'\n', record).count() as u64;
            self.text = text;
            self.extents = Some(rest);
        }
    }

    pub fn is_empty(&self) -> bool {
        let has_records = match self.extents {
            Some(extents) => !extents.is_empty(),
            None => !self.text.is_empty(),
        };
        !has_records && !self.is_too_long
    }

    fn next_of_extents(&mut self) -> Option<Record<'a>> {
        while let Some((bytes, line)) = self.peek() {
            self.skip_record();
            if !bytes.is_empty() {
                return Some(Record {
                    line,
                    text: decoded(bytes),
                });
            }
        }
        None
    }

    /// The text of a line; none if it is blank or a comment.
    fn record(&self, line: &'a [u8]) -> Option<anyhow::Result<&'a str>> {
        let content = line.strip_suffix(b"\n").unwrap_or(line);
        if content.len() > self.longest {
            return Some(Err(too_long(self.longest)));
        }
        let is_comment = |&byte: &u8| byte == b'#' && self.has_comments;
        let before_comment = line.split(is_comment).next().unwrap_or(line);
        if text(before_comment).is_ok_and(|text| text.trim().is_empty()) {
            return None;
        }
        Some(decoded(line))
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        if self.is_too_long {
            self.is_too_long = false;
            let (line, text) = (self.number, Err(too_long(self.longest)));
            return Some(Record { line, text });
        }
        if self.extents.is_some() {
            return self.next_of_extents();
        }
        while !self.text.is_empty() {
            let (bytes, line) = (self.text, self.number);
            let length = memchr(b'\n', bytes).map_or(bytes.len(), |at| at + 1);
            self.skip(length);
            if let Some(text) = self.record(&bytes[..length]) {
                return Some(Record { line, text });
            }
        }
        None
    }
}

fn decoded(bytes: &[u8]) -> anyhow::Result<&str> {
    text(bytes).map_err(|error| {
        let at = error.valid_up_to();
        anyhow::anyhow!(
            "the line is not UTF-8 text: byte {} is 0x{:02x}",
            at + 1,
            bytes[at]
        )
    })
}

/// The text without a byte-order mark.
fn text(bytes: &[u8]) -> Result<&str, Utf8Error> {
    let text = str::from_utf8(bytes)?;
    Ok(text.trim_start_matches('\u{feff}'))
}

fn too_long(longest: usize) -> anyhow::Error {
    anyhow::anyhow!("the line is longer than {longest} bytes")
}
