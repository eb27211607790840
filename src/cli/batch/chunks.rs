//! A stream of bytes → chunks of whole records.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use memchr::{memchr, memchr_iter, memrchr};

use super::layout::{Extent, RecordLayout};
use super::lines::Lines;

/// How many bytes of a file to look at before it is read: headings, and some rows.
const GLANCE: usize = 1024;

/// Whole records; or, for a line that is too long, no text and `is_too_long`.
#[derive(Default)]
pub struct Chunk {
    /// Room for the records and for what is read past them.
    buffer: Vec<u8>,
    /// How much of it are records.
    length: usize,
    /// The number of the first line, from 1.
    first_line: u64,
    /// The most bytes of a line that is read.
    longest: usize,
    /// Whether `#` begins a comment.
    has_comments: bool,
    /// Whether it stands for a line that is too long, which is not kept.
    is_too_long: bool,
    /// Where the records stand, each counted from the end of the one before; none if each line is one.
    extents: Option<Vec<Extent>>,
}

impl Chunk {
    pub fn lines(&self) -> Lines<'_> {
        Lines {
            text: self.text(),
            number: self.first_line,
            longest: self.longest,
            has_comments: self.has_comments,
            is_too_long: self.is_too_long,
            extents: self.extents.as_deref(),
        }
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// Cuts a file or standard input into chunks.
///
/// A chunk is what one read yields, up to its last record: so a slow stream is passed on as it comes,
/// and a fast one in large pieces.
pub struct Chunks {
    reader: Box<dyn Read + Send>,
    /// The length of the file in bytes, if it has one.
    pub size: Option<u64>,
    /// How many bytes were read so far.
    read: u64,
    is_end: bool,
    /// What was read past the last chunk.
    rest: Vec<u8>,
    next_line: u64,
    /// The most bytes of a line that is read, its line break not counted.
    longest: usize,
    /// Whether `#` begins a comment.
    pub has_comments: bool,
    /// Where records end; none if each line is one.
    layout: Option<Box<dyn RecordLayout>>,
}

impl Chunks {
    /// Opens a file; `-` is standard input.
    pub fn open(file: &Path, longest: usize) -> io::Result<Self> {
        let (reader, size): (Box<dyn Read + Send>, _) = if file == Path::new("-") {
            (Box::new(io::stdin()), None)
        } else {
            let file = File::open(file)?;
            let metadata = file.metadata()?;
            let size = metadata.is_file().then_some(metadata.len());
            (Box::new(file), size)
        };
        Ok(Self {
            reader,
            size,
            read: 0,
            is_end: false,
            rest: Vec::new(),
            next_line: 1,
            longest,
            has_comments: true,
            layout: None,
        })
    }

    /// From here on, the records end where the layout says.
    pub fn set_layout(&mut self, layout: Box<dyn RecordLayout>) {
        self.layout = Some(layout);
    }

    /// What the file begins with and whether that is all of it, by one read more than last time.
    pub fn look_ahead(&mut self) -> io::Result<(&[u8], bool)> {
        let mut more = [0; GLANCE];
        let count = self.read(&mut more)?;
        self.rest.extend_from_slice(&more[..count]);
        Ok((&self.rest, self.is_end))
    }

    /// Removes so many bytes, of whole lines, of what was looked at.
    pub fn skip(&mut self, length: usize) {
        let skipped = self.rest.drain(..length);
        self.next_line += skipped.filter(|&byte| byte == b'\n').count() as u64;
    }

    /// Fills the chunk anew: reads so many bytes at once, and on to the end of a record. False at
    /// the end of the stream.
    pub fn fill(&mut self, chunk: &mut Chunk, at_once: usize) -> io::Result<bool> {
        chunk.first_line = self.next_line;
        chunk.longest = self.longest;
        chunk.has_comments = self.has_comments;
        chunk.is_too_long = false;
        chunk.extents = self.layout.is_some().then(|| {
            let mut extents = chunk.extents.take().unwrap_or_default();
            extents.clear();
            extents
        });
        let mut filled = self.rest.len();
        // What was looked at may be more than is to be answered at once.
        let most = if filled > at_once {
            at_once
        } else {
            usize::MAX
        };
        reserve(&mut chunk.buffer, filled + at_once);
        chunk.buffer[..filled].copy_from_slice(&self.rest);
        self.rest.clear();
        let mut searched = 0;
        loop {
            chunk.length = self.whole_records(chunk, filled, searched, most);
            if chunk.length > 0 {
                self.rest
                    .extend_from_slice(&chunk.buffer[chunk.length..filled]);
                self.next_line += memchr_iter(b'\n', chunk.text()).count() as u64;
                return Ok(true);
            }
            if self.is_end {
                chunk.length = filled;
                self.next_line += 1;
                return Ok(filled > 0);
            }
            if filled > self.longest {
                self.skip_line(chunk, at_once)?;
                return Ok(true);
            }
            searched = filled;
            reserve(&mut chunk.buffer, filled + at_once);
            filled += self.read(&mut chunk.buffer[filled..filled + at_once])?;
        }
    }

    /// The length of the whole records of a chunk that is filled so far, about as many as `most` bytes
    /// hold. The first `searched` bytes hold no line break.
    fn whole_records(
        &mut self,
        chunk: &mut Chunk,
        filled: usize,
        searched: usize,
        most: usize,
    ) -> usize {
        let (text, is_end) = (&chunk.buffer[..filled], self.is_end);
        let (Some(layout), Some(extents)) = (&mut self.layout, &mut chunk.extents) else {
            return whole_lines(text, searched, most);
        };
        let mut length = 0;
        while length < most.min(filled)
            && let Some(extent) = layout.first(&text[length..], is_end)
        {
            extents.push(extent);
            length += extent.end;
        }
        length
    }

    /// Reads on to the end of a line that is too long, and keeps nothing of it.
    fn skip_line(&mut self, chunk: &mut Chunk, at_once: usize) -> io::Result<()> {
        chunk.length = 0;
        chunk.is_too_long = true;
        self.next_line += 1;
        loop {
            let count = self.read(&mut chunk.buffer[..at_once])?;
            let fresh = &chunk.buffer[..count];
            if let Some(at) = memchr(b'\n', fresh) {
                self.rest.extend_from_slice(&fresh[at + 1..]);
                return Ok(());
            }
            if count == 0 {
                return Ok(());
            }
        }
    }

    /// Reads what there is, nothing at the end. An end before the length that the file had is an
    /// error: answers would be missing.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = loop {
            match self.reader.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.read += count as u64;
        self.is_end = count == 0;
        match self.size {
            Some(size) if count == 0 && self.read < size => Err(io::Error::new(
                ErrorKind::UnexpectedEof,
                format!(
                    "it ended after {} of {size} bytes: it shrank meanwhile",
                    self.read
                ),
            )),
            _ => Ok(count),
        }
    }
}

/// Makes a buffer at least that long; twice as long as it was, if it grows, so that a line of many
/// reads is copied only a few times.
fn reserve(buffer: &mut Vec<u8>, length: usize) {
    if buffer.len() < length {
        buffer.resize(length.max(2 * buffer.len()), 0);
    }
}

/// The length of whole lines, about `most` bytes of them, of a text whose first `searched` bytes hold
/// no line break.
fn whole_lines(text: &[u8], searched: usize, most: usize) -> usize {
    let (near, far) = text.split_at(most.clamp(searched, text.len()));
    let last = memrchr(b'\n', &near[searched..]).map(|at| searched + at + 1);
    let first_far = || memchr(b'\n', far).map(|at| near.len() + at + 1);
    last.or_else(first_far).unwrap_or(0)
}
