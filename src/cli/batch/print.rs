//! Text answers → standard output, in whole lines.

use std::io::Write;

use anyhow::Context;
use memchr::{memchr, memrchr};

use crate::cli::interrupt;
use crate::cli::terminal::{self, STANDARD_OUTPUT};

/// A pipe takes so many bytes whole or not at all (POSIX demands 512, Linux and others give this):
/// so it holds whole lines even if nobody reads on and the program is killed.
const ATOMIC: usize = 4096;

/// Prints lines at once and so that no signal cuts one in two.
pub fn printer(out: &mut impl Write) -> impl FnMut(&[u8]) -> anyhow::Result<()> {
    // A file takes whatever is written.
    let most = if terminal::is_file() {
        usize::MAX
    } else {
        ATOMIC
    };
    move |lines| {
        for piece in pieces(lines, most) {
            interrupt::uninterrupted(|| out.write_all(piece).and_then(|()| out.flush()))
                .context(STANDARD_OUTPUT)?;
        }
        Ok(())
    }
}

/// Cuts lines into pieces of at most so many bytes, or of one line where that is longer.
fn pieces(lines: &[u8], most: usize) -> impl Iterator<Item = &[u8]> {
    let mut rest = lines;
    std::iter::from_fn(move || {
        let within = memrchr(b'\n', &rest[..most.min(rest.len())]);
        let end = within
            .or_else(|| memchr(b'\n', rest))
            .map_or(rest.len(), |at| at + 1);
        let (piece, after) = rest.split_at(end);
        rest = after;
        (!piece.is_empty()).then_some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_as_many_whole_lines_as_fit_or_one_that_does_not() {
        let cut = |most| pieces(b"ab\nc\nlonger line\nd\n", most).collect::<Vec<_>>();
        assert_eq!(cut(5), [&b"ab\nc\n"[..], b"longer line\n", b"d\n"]);
        assert_eq!(cut(100), [b"ab\nc\nlonger line\nd\n"]);
    }
}
