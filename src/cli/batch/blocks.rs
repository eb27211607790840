//! A stream of bytes → blocks of whole lines.

use std::io::{self, ErrorKind, Read};

use memchr::{memchr, memchr_iter, memrchr};

/// The longest line that is read, in bytes, its line break not counted.
pub const LONGEST_LINE: usize = 64 * 1024;

/// Whole lines, or what stands for one that is too long.
#[derive(Default)]
pub struct Block {
    /// Room for the lines and for what was read past them.
    buffer: Vec<u8>,
    /// How much of it are lines.
    length: usize,
    /// The number of the first line, from 1.
    pub first_line: u64,
    /// Whether it stands for a line of more than [`LONGEST_LINE`] bytes, which was not kept.
    pub is_too_long: bool,
}

impl Block {
    /// The lines; only the last of a file may lack its line break.
    pub fn lines(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// Cuts a stream into blocks.
///
/// A block is what one read yields, up to its last line break: so a slow stream is passed on as it
/// comes, and a fast one in large pieces.
pub struct Blocks<R> {
    source: R,
    /// The most bytes to read at once.
    size: usize,
    /// What was read past the last block.
    rest: Vec<u8>,
    next_line: u64,
    /// How many bytes a file is to have, and how many were read.
    expected: Option<u64>,
    read: u64,
}

impl<R: Read> Blocks<R> {
    pub fn new(source: R, size: usize, expected: Option<u64>) -> Self {
        Self {
            source,
            size,
            rest: Vec::new(),
            next_line: 1,
            expected,
            read: 0,
        }
    }

    /// From now on reads so many bytes at once, and at least to the end of a line.
    pub fn read_at_once(&mut self, size: usize) {
        self.size = size.max(1);
    }

    /// Fills the block anew; false at the end of the stream.
    pub fn fill(&mut self, block: &mut Block) -> io::Result<bool> {
        let room = self.size.max(LONGEST_LINE + 1) + self.rest.len();
        if block.buffer.len() < room {
            block.buffer.resize(room, 0);
        }
        block.first_line = self.next_line;
        block.is_too_long = false;
        let mut filled = self.rest.len();
        block.buffer[..filled].copy_from_slice(&self.rest);
        self.rest.clear();
        let mut searched = 0;
        loop {
            if let Some(at) = memrchr(b'\n', &block.buffer[searched..filled]) {
                block.length = searched + at + 1;
                self.rest
                    .extend_from_slice(&block.buffer[block.length..filled]);
                self.next_line += memchr_iter(b'\n', block.lines()).count() as u64;
                return Ok(true);
            }
            if filled > LONGEST_LINE {
                self.skip_line(block)?;
                return Ok(true);
            }
            searched = filled;
            let end = (filled + self.size).min(block.buffer.len());
            let count = self.read(&mut block.buffer[filled..end])?;
            if count == 0 {
                block.length = filled;
                self.next_line += 1;
                return Ok(filled > 0);
            }
            filled += count;
        }
    }

    /// Reads on to the end of a line that is too long, and keeps nothing of it.
    fn skip_line(&mut self, block: &mut Block) -> io::Result<()> {
        block.length = 0;
        block.is_too_long = true;
        self.next_line += 1;
        loop {
            let end = self.size.min(block.buffer.len());
            let count = self.read(&mut block.buffer[..end])?;
            let fresh = &block.buffer[..count];
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
        let count = loop {
            match self.source.read(buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.read += count as u64;
        match self.expected {
            Some(expected) if count == 0 && self.read < expected => Err(io::Error::new(
                ErrorKind::UnexpectedEof,
                format!(
                    "it ended after {} of {expected} bytes: it shrank meanwhile",
                    self.read
                ),
            )),
            _ => Ok(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that yields one piece a read.
    struct Pieces(Vec<Vec<u8>>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some(piece) = self.0.first_mut() else {
                return Ok(0);
            };
            let count = piece.len().min(buffer.len());
            buffer[..count].copy_from_slice(&piece[..count]);
            piece.drain(..count);
            if piece.is_empty() {
                self.0.remove(0);
            }
            Ok(count)
        }
    }

    /// The first line's number and the lines of each block; none for one that is too long.
    fn blocks(pieces: &[&[u8]], size: usize) -> Vec<(u64, Option<String>)> {
        let pieces = pieces.iter().map(|piece| piece.to_vec()).collect();
        let mut blocks = Blocks::new(Pieces(pieces), size, None);
        let mut block = Block::default();
        let mut found = Vec::new();
        while blocks.fill(&mut block).expect("no fault") {
            let lines = String::from_utf8_lossy(block.lines()).into_owned();
            found.push((block.first_line, (!block.is_too_long).then_some(lines)));
        }
        found
    }

    #[test]
    fn a_block_is_what_one_read_yields_up_to_its_last_line_break() {
        let found = blocks(&[b"a\nb\nc", b"d\n", b"e"], 1024);
        let expected = [(1, "a\nb\n"), (3, "cd\n"), (4, "e")];
        assert_eq!(
            found,
            expected.map(|(line, text)| (line, Some(text.to_owned())))
        );
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_counted() {
        let long = vec![b'1'; 3 * LONGEST_LINE];
        let found = blocks(&[b"a\n", &long, b"\nb\nc\n", &long], 1024);
        let lines: Vec<u64> = found.iter().map(|&(line, _)| line).collect();
        assert_eq!(found[0], (1, Some("a\n".to_owned())));
        assert_eq!(found[1], (2, None));
        assert_eq!(found.last(), Some(&(5, None)));
        assert!(lines.is_sorted());
        let text: String = found.into_iter().filter_map(|(_, text)| text).collect();
        assert_eq!(text, "a\nb\nc\n");
    }

    #[test]
    fn an_empty_stream_has_no_blocks() {
        assert!(blocks(&[], 1024).is_empty());
    }
}
