//! The answers to a chunk of lines, and what is counted of them.

use crate::cli::exit::Exit;

/// Answers in the order of their records, each of any number of `T`: bytes of text, for example.
pub struct Answers<T> {
    pub items: Vec<T>,
    /// What is wrong with records, by their lines: for standard error.
    pub complaints: Vec<(u64, String)>,
    pub tally: Tally,
    /// Whether the batch ends at the first record that can't be read.
    fail_fast: bool,
}

/// Counts of what came of records.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub records: u64,
    pub solvable: u64,
    pub unreadable: u64,
    /// The bytes of their lines.
    pub bytes: u64,
    pub exit: Exit,
}

impl Tally {
    pub fn add(&mut self, other: Self) {
        self.records += other.records;
        self.solvable += other.solvable;
        self.unreadable += other.unreadable;
        self.bytes += other.bytes;
        self.exit = self.exit.and(other.exit);
    }
}

impl<T> Answers<T> {
    pub fn new(fail_fast: bool) -> Self {
        Self {
            items: Vec::new(),
            complaints: Vec::new(),
            tally: Tally::default(),
            fail_fast,
        }
    }

    /// Counts records that were answered, so many of them with a pair that can be solved.
    pub fn count(&mut self, records: usize, solvable: usize, exit: Exit) {
        self.tally.records += records as u64;
        self.tally.solvable += solvable as u64;
        self.tally.exit = self.tally.exit.and(exit);
    }

    /// Counts a record that can't be read.
    pub fn count_unreadable(&mut self) {
        self.count(1, 0, Exit::Wrong);
        self.tally.unreadable += 1;
    }

    /// Counts a record that can't be read, and complains on standard error.
    pub fn complain(&mut self, line: u64, complaint: String) {
        self.count_unreadable();
        self.complaints.push((line, complaint));
    }

    /// Whether the batch ends here, whatever follows.
    pub fn is_last(&self) -> bool {
        self.fail_fast && self.tally.unreadable > 0
    }

    pub fn clear(&mut self) {
        self.items.clear();
        self.complaints.clear();
        self.tally = Tally::default();
    }
}
