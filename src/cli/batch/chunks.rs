//! A stream of bytes → chunks of whole lines.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use memchr::{memchr, memchr_iter, memrchr};

use super::lines::{LONGEST_LINE, Lines};

/// A file, or standard input.
pub struct Source {
    reader: Box<dyn Read + Send>,
    /// Its length in bytes, if it has one.
    pub size: Option<u64>,
    /// How many bytes were read so far.
    read: u64,
}

impl Source {
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
        })
    }
}

impl Read for Source {
    /// An end before the length that the file had is an error: answers would be missing.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
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
        Lines::new(self.text(), self.first_line, self.is_too_long)
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// Cuts a stream into chunks.
///
/// A chunk is what one read yields, up to its last line break: so a slow stream is passed on as it
/// comes, and a fast one in large pieces.
pub struct Chunks<R> {
    source: R,
    /// What was read past the last chunk.
    rest: Vec<u8>,
    next_line: u64,
}

impl<R: Read> Chunks<R> {
    pub fn new(source: R) -> Self {
        Self {
            source,
            rest: Vec::new(),
            next_line: 1,
        }
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

    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.source.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => return result,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that yields a piece a read.
    struct Pieces(Vec<Vec<u8>>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some(piece) = self.0.first_mut() else {
                return Ok(0);
            };
            let count = piece.len().min(buffer.len());
            buffer[..count].copy_from_slice(&piece[..count]);
            piece.drain(..count);
            self.0.retain(|piece| !piece.is_empty());
            Ok(count)
        }
    }

    #[test]
    fn a_chunk_is_what_one_read_yields_up_to_its_last_line_break() {
        let pieces = ["a\nb\nc", "d\n", "e"].map(Into::into);
        let mut chunks = Chunks::new(Pieces(pieces.into()));
        let mut chunk = Chunk::default();
        let mut found = Vec::new();
        while chunks
            .fill(&mut chunk, 1024)
            .is_ok_and(|is_filled| is_filled)
        {
            found.push((chunk.first_line, chunk.text().to_vec()));
        }
        let expected = [(1, "a\nb\n"), (3, "cd\n"), (4, "e")];
        assert_eq!(found, expected.map(|(line, text)| (line, text.into())));
    }
}
