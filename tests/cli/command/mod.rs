//! How the tests run the program: a command line that reads as a user would type it, and what it
//! must lead to. A failure shows the command line and how the output differs.

#![allow(dead_code, reason = "no test file uses all of it")]

pub mod child;
pub mod files;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use snapbox::cmd::{Command, cargo_bin, display_exit_status};
use snapbox::{Assert, IntoData};

/// More time than any answer takes, on any machine: who takes longer waits for something.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much of an argument a failure shows, in characters.
const LONGEST_SHOWN: usize = 100;

/// Where all tests keep pattern databases that don't say otherwise: never in the user's own cache.
pub fn cache() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache")
}

/// The program, with these arguments, parted by blanks. Its standard input is empty.
pub fn npuzzle(arguments: &str) -> Call {
    let command = Command::new(cargo_bin!("npuzzle")).args(arguments.split_whitespace());
    Call::new(command, format!("npuzzle {arguments}"))
}

/// A line for the shell, which finds the program as `npuzzle`.
pub fn shell(line: &str) -> Call {
    let directory = Path::new(cargo_bin!("npuzzle")).parent();
    let own = directory.map(|directory| directory.as_os_str().to_owned());
    let others = std::env::var_os("PATH");
    let path = own.into_iter().chain(others).collect::<Vec<_>>();
    let command = Command::new("sh")
        .args(["-c", line])
        .env("PATH", path.join(OsStr::new(":")));
    Call::new(command, line.to_owned())
}

/// A line for the shell, run on a terminal of 24 rows and 80 columns; none where no terminal can
/// be had.
pub fn terminal(line: &str) -> Option<Call> {
    let script = shell("script --version").run();
    let on_terminal = format!("stty rows 24 cols 80; {line}");
    // Another `script` than that of util-linux takes other options.
    (script.status == "0" && script.stdout.contains("util-linux"))
        .then(|| shell("script -qec \"$LINE\" /dev/null").env("LINE", on_terminal))
}

/// A command that is yet to run.
pub struct Call {
    command: Command,
    line: String,
}

impl Call {
    fn new(command: Command, line: String) -> Self {
        let command = command
            .env_remove("NO_COLOR")
            .env_remove("COLUMNS")
            .env("NPUZZLE_CACHE", cache())
            .stdin(Vec::new())
            .timeout(PATIENCE);
        Self { command, line }
    }

    /// One more argument, of any bytes.
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Self {
        let shown = format!("{:?}", argument.as_ref().to_string_lossy());
        self.line.push(' ');
        self.line.extend(shown.chars().take(LONGEST_SHOWN));
        self.command = self.command.arg(argument);
        self
    }

    /// What stands on standard input.
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.command = self.command.stdin(bytes.into());
        self
    }

    /// How a failure is to name it, where the command line says too little.
    pub fn named(self, line: &str) -> Self {
        Self {
            line: line.to_owned(),
            ..self
        }
    }

    /// A variable of the environment.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command = self.command.env(name, value);
        self
    }

    /// The directory to run in.
    pub fn inside(mut self, directory: &Path) -> Self {
        self.command = self.command.current_dir(directory);
        self
    }

    /// Runs it.
    #[track_caller]
    pub fn run(self) -> Run {
        let line = self.line;
        match self.command.output() {
            Ok(output) => Run {
                status: display_exit_status(output.status),
                stdout: text(&line, "standard output", output.stdout),
                stderr: text(&line, "standard error", output.stderr),
                line,
            },
            Err(error) => panic!("`{line}` can't be run: {error}"),
        }
    }

    /// It prints exactly that, says nothing, and exits with status 0.
    #[track_caller]
    pub fn prints(self, answer: &str) {
        self.run().says("").printed(answer).exited(0);
    }

    /// It prints exactly that, says nothing, and exits with status 1.
    #[track_caller]
    pub fn denies(self, answer: &str) {
        self.run().says("").printed(answer).exited(1);
    }

    /// It prints nothing, says exactly that error, and exits with status 2.
    #[track_caller]
    pub fn fails(self, message: &str) {
        let stderr = format!("error: {message}\n");
        self.run().says(&stderr).printed("").exited(2);
    }
}

#[track_caller]
fn text(line: &str, stream: &str, bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| panic!("{stream} of `{line}` is not UTF-8: {error}"))
}

/// What a command led to.
pub struct Run {
    pub line: String,
    pub status: String,
    pub stdout: String,
    pub stderr: String,
}

impl Run {
    /// Standard output is that, byte for byte.
    #[track_caller]
    pub fn printed(self, expected: &str) -> Self {
        self.same("standard output", &self.stdout, expected);
        self
    }

    /// Standard error is that, byte for byte.
    #[track_caller]
    pub fn says(self, expected: &str) -> Self {
        self.same("standard error", &self.stderr, expected);
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

    #[track_caller]
    fn same(&self, stream: &str, actual: &str, expected: &str) {
        let what = format!("{stream} of `{}`", self.line);
        let expected_text = expected.into_data().raw();
        if let Err(difference) =
            Assert::new().try_eq(Some(&what), actual.into_data(), expected_text)
        {
            panic!("{difference}");
        }
        // The comparison above takes any line ending for any other.
        assert_eq!(actual, expected, "line endings on {what}");
    }
}
