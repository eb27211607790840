//! What is said of a batch on standard error: its progress, complaints about records, and a summary.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};

use super::answers::{Answers, Tally};
use crate::cli::args::OutputArgs;
use crate::cli::exit::Exit;
use crate::cli::progress::{Progress, Work, is_wanted, noun};

pub struct Report {
    /// How complaints name the file.
    file: String,
    tally: Tally,
    progress: Progress,
    /// Whether to print a summary at the end.
    sums_up: bool,
}

/// What a summary calls the records of a batch.
#[derive(Clone, Copy)]
pub enum Noun {
    /// They can be solved or not, and the summary counts that.
    Pair,
    Line,
}

impl Report {
    /// The report of a batch of so many bytes, if that is known.
    pub fn new(file: String, size: Option<u64>, args: &OutputArgs) -> Self {
        let on_terminal = is_wanted(args.quiet);
        // Answers that scroll by on the same terminal are progress enough.
        let shows_progress = on_terminal && !io::stdout().is_terminal();
        Self {
            file,
            tally: Tally::default(),
            progress: Progress::new(size.map_or(Work::Records, Work::Bytes), shows_progress),
            sums_up: args.stats || on_terminal,
        }
    }

    /// Reports what came of a chunk.
    pub fn add<T>(&mut self, answers: &Answers<T>) {
        if !answers.complaints.is_empty() {
            let mut text = String::new();
            for (line, complaint) in &answers.complaints {
                // Writing to a string can't fail.
                let _ = writeln!(text, "{}:{line}: {complaint}", self.file);
            }
            self.progress.hide_while(|| {
                // If nobody reads the complaints, the batch goes on: its answers say `error` too.
                let _ = io::stderr().write_all(text.as_bytes());
            });
        }
        self.tally.add(answers.tally);
        self.progress.advance(self.tally.bytes, self.tally.records);
    }

    /// Sums up.
    pub fn finish(self, kind: Noun) -> Exit {
        let number = Progress::number;
        let elapsed = self.progress.finish();
        let Tally {
            records,
            solvable,
            unreadable,
            exit,
            ..
        } = self.tally;
        if self.sums_up {
            let (name, solvable) = match kind {
                Noun::Pair => ("pair", format!("{} solvable, ", number(solvable))),
                Noun::Line => ("line", String::new()),
            };
            let _ = writeln!(
                io::stderr(),
                "{} {}: {solvable}{} unreadable, {:.1} s",
                number(records),
                noun(records, name),
                number(unreadable),
                elapsed.as_secs_f64()
            );
        }
        exit
    }
}
