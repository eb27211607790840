//! A stream of bytes → chunks of whole lines.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use memchr::{memchr, memchr_iter, memrchr};

use super::lines::{LONGEST_LINE, Lines};

/// Whole lines; or, for a line of more than [`LONGEST_LINE`] bytes, no text and `is_too_long`.
#[derive(Default)]
pub struct Chunk {
    /// Room for the lines and for what is read past them.
    buffer: Vec<u8>,
    /// How much of it are lines.
    length: usize,
    /// The number of the first line, from 1.
    first_line: u64,
    /// Whether it stands for a line of more than [`LONGEST_LINE`] bytes, which is not kept.
    is_too_long: bool,
}

impl Chunk {
    pub fn lines(&self) -> Lines<'_> {
        Lines {
            text: self.text(),
            number: self.first_line,
            is_too_long: self.is_too_long,
        }
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// Cuts a file or standard input into chunks.
///
/// A chunk is what one read yields, up to its last line break: so a slow stream is passed on as it
/// comes, and a fast one in large pieces.
pub struct Chunks {
    reader: Box<dyn Read + Send>,
    /// The length of the file in bytes, if it has one.
    pub size: Option<u64>,
    /// How many bytes were read so far.
    read: u64,
    /// What was read past the last chunk.
    rest: Vec<u8>,
    next_line: u64,
}

impl Chunks {
    /// Opens a file; `-` is standard input.
    pub fn open(file: &Path) -> io::Result<Self> {
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
            rest: Vec::new(),
            next_line: 1,
        })
    }

    /// Fills the chunk anew: reads so many bytes at once, and on to the end of a line. False at
    /// the end of the stream.
    pub fn fill(&mut self, chunk: &mut Chunk, at_once: usize) -> io::Result<bool> {
        let room = at_once.max(LONGEST_LINE + 1) + self.rest.len();
        if chunk.buffer.len() < room {
            chunk.buffer.resize(room, 0);
        }
        chunk.first_line = self.next_line;
        chunk.is_too_long = false;
        let mut filled = self.rest.len();
        chunk.buffer[..filled].copy_from_slice(&self.rest);
        self.rest.clear();
        let mut searched = 0;
        loop {
            if let Some(at) = memrchr(b'\n', &chunk.buffer[searched..filled]) {
                chunk.length = searched + at + 1;
                self.rest
                    .extend_from_slice(&chunk.buffer[chunk.length..filled]);
                self.next_line += memchr_iter(b'\n', chunk.text()).count() as u64;
                return Ok(true);
            }
            if filled > LONGEST_LINE {
                self.skip_line(chunk, at_once)?;
                return Ok(true);
            }
            searched = filled;
            let end = (filled + at_once).min(chunk.buffer.len());
            let count = self.read(&mut chunk.buffer[filled..end])?;
            if count == 0 {
                chunk.length = filled;
                self.next_line += 1;
                return Ok(filled > 0);
            }
            filled += count;
        }
    }

    /// Reads on to the end of a line that is too long, and keeps nothing of it.
    fn skip_line(&mut self, chunk: &mut Chunk, at_once: usize) -> io::Result<()> {
        chunk.length = 0;
        chunk.is_too_long = true;
        self.next_line += 1;
        loop {
            let end = at_once.min(chunk.buffer.len());
            let count = self.read(&mut chunk.buffer[..end])?;
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
