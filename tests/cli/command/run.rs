//! What a command led to.

use snapbox::{Assert, IntoData};

/// The longest text of which a failure shows a diff, in bytes.
const LONGEST_DIFF: usize = 20_000;

/// What a command led to.
pub struct Run {
    pub line: String,
    /// The exit status; or that a signal ended it.
    pub status: String,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    /// Standard output is that, byte for byte.
    #[track_caller]
    pub fn printed(self, expected: &str) -> Self {
        self.assert_same("standard output", &self.stdout, expected);
        self
    }

    /// Standard error is that, byte for byte.
    #[track_caller]
    pub fn says(self, expected: &str) -> Self {
        self.assert_same("standard error", &self.stderr, expected);
        self
    }

    /// Standard error holds that.
    #[track_caller]
    pub fn mentions(self, expected: &str) -> Self {
        assert!(
            self.stderr.contains(expected),
            "standard error of `{}` lacks {expected:?}:\n{}",
            self.line,
            self.stderr
        );
        self
    }

    /// The exit status is that.
    #[track_caller]
    pub fn exited(self, expected: i32) -> Self {
        assert_eq!(
            self.status,
            expected.to_string(),
            "exit status of `{}`\nstandard output:\n{}\nstandard error:\n{}",
            self.line,
            self.stdout,
            self.stderr
        );
        self
    }

    /// Line i of standard output is answer i; a failure names record i of the batch.
    #[track_caller]
    pub fn answered(self, records: &[String], answers: &[String]) -> Self {
        let lines: Vec<&str> = self.stdout.lines().collect();
        assert_eq!(lines.len(), records.len(), "lines of `{}`", self.line);
        for ((line, answer), record) in lines.into_iter().zip(answers).zip(records) {
            assert_eq!(line, answer, "`{}`: {record}", self.line);
        }
        self
    }

    #[track_caller]
    fn assert_same(&self, stream: &str, actual: &str, expected: &str) {
        if actual == expected {
            return;
        }
        let what = format!("{stream} of `{}`", self.line);
        if actual.len() > LONGEST_DIFF {
            let mut lines = (1..).zip(actual.lines().zip(expected.lines()));
            let differing = lines.find(|(_, (actual, expected))| actual != expected);
            let lengths = [actual.len(), expected.len()];
            panic!("{what} differs, with lengths {lengths:?}, first in line {differing:?}");
        }
        let expected_data = expected.into_data().raw();
        if let Err(diff) = Assert::new().try_eq(Some(&what), actual.into_data(), expected_data) {
            panic!("{diff}");
        }
        // The comparison above takes any line ending for any other.
        assert_eq!(actual, expected, "line endings on {what}");
    }
}
