//! Where the answers of a batch go: what was counted is told at the end.

use std::io::{self, IsTerminal, Write};

use anyhow::Context;
use memchr::{memchr, memrchr};

use crate::cli::answer::STANDARD_OUTPUT;
use crate::cli::args::OutputArgs;
use crate::cli::exit::Exit;
use crate::cli::interrupt;
use crate::cli::progress::Progress;

use super::answers::{Answers, Tally};

/// Prints answers in the order in which it gets them.
pub struct Sink<'a, W> {
    out: &'a mut W,
    tally: Tally,
    progress: Progress,
    /// Whether to say at the end what came of the batch.
    sums_up: bool,
    /// Whether its records are pairs, which can be solved or not.
    of_pairs: bool,
    /// The most bytes to write at once.
    piece: usize,
}

/// What a pipe takes whole or not at all (POSIX asks for 512, Linux and others have this), so that
/// it holds whole lines even when nobody reads on and the program is killed.
const ATOMIC: usize = 4096;

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

/// Whether standard output is a file, which takes whatever is written.
#[cfg(unix)]
fn writes_to_file() -> bool {
    use std::fs::File;
    use std::os::fd::AsFd;

    let output = io::stdout().as_fd().try_clone_to_owned();
    let metadata = output.and_then(|output| File::from(output).metadata());
    metadata.is_ok_and(|metadata| metadata.is_file())
}

#[cfg(not(unix))]
fn writes_to_file() -> bool {
    false
}

impl<'a, W: Write> Sink<'a, W> {
    /// Answers go to `out`; `size` is the length of the batch in bytes, where it is known. Records
    /// may be `of_pairs`, which can be solved or not.
    pub fn new(out: &'a mut W, args: &OutputArgs, size: Option<u64>, of_pairs: bool) -> Self {
        let on_terminal = io::stderr().is_terminal() && !args.quiet;
        // Answers that scroll by on the same terminal are progress enough.
        let shows_progress = on_terminal && !io::stdout().is_terminal();
        Self {
            out,
            tally: Tally::default(),
            progress: Progress::new(size, shows_progress),
            sums_up: args.stats || on_terminal,
            of_pairs,
            piece: if writes_to_file() { usize::MAX } else { ATOMIC },
        }
    }

    /// Prints the answers of a block, at once.
    pub fn put(&mut self, answers: &mut Answers) -> anyhow::Result<()> {
        for piece in pieces(&answers.out, self.piece) {
            interrupt::uninterrupted(|| {
                self.out.write_all(piece)?;
                self.out.flush()
            })
            .context(STANDARD_OUTPUT)?;
        }
        if !answers.complaints.is_empty() {
            self.progress.hide_while(|| {
                // A batch goes on where nobody hears the complaints: the answers say it too.
                let _ = io::stderr().write_all(&answers.complaints);
            });
        }
        self.tally.add(answers.tally);
        self.progress.advance(self.tally.bytes, self.tally.records);
        Ok(())
    }

    /// Says what came of the batch.
    pub fn finish(self) -> Exit {
        let Self {
            tally, progress, ..
        } = self;
        let (elapsed, number) = (progress.finish(), Progress::number);
        let (noun, solvable) = if self.of_pairs {
            ("pair", format!("{} solvable, ", number(tally.solvable)))
        } else {
            ("line", String::new())
        };
        if self.sums_up {
            let _ = writeln!(
                io::stderr(),
                "{} {noun}{}: {solvable}{} unreadable, {:.1} s",
                number(tally.records),
                if tally.records == 1 { "" } else { "s" },
                number(tally.unreadable),
                elapsed.as_secs_f64()
            );
        }
        tally.exit()
    }
}
