//! Commands: the program or a shell, with arguments and whatever else they run with.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::run::Run;
use super::running::Running;
use super::tools::has;

/// How much of an argument or of standard input a failure shows, in characters.
const LONGEST_SHOWN: usize = 100;

/// Where the tests keep pattern databases, unless one says otherwise: not in the user's own cache.
fn cache() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache")
}

/// A temporary folder with one file in it.
pub fn folder_with(name: &str, content: impl AsRef<[u8]>) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join(name), content).expect("a file");
    folder
}

/// The program with these arguments, separated by white space. Its standard input is empty.
pub fn npuzzle(arguments: &str) -> Call {
    let mut command = Command::new(env!("CARGO_BIN_EXE_npuzzle"));
    command.args(arguments.split_whitespace());
    Call::new(command, format!("npuzzle {arguments}"))
}

/// A line for the shell, which finds the program as `npuzzle`.
pub fn shell(line: &str) -> Call {
    let own = Path::new(env!("CARGO_BIN_EXE_npuzzle")).parent();
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(
        own.map(Path::to_owned)
            .into_iter()
            .chain(env::split_paths(&others)),
    );
    let mut command = Command::new("sh");
    command.args(["-c", line]).env("PATH", path.expect("paths"));
    Call::new(command, line.to_owned())
}

/// A line for the shell, run on a terminal of 24 rows and 80 columns; none where no terminal can
/// be had.
pub fn terminal(line: &str) -> Option<Call> {
    // The options are those of util-linux; other systems' `script` takes others.
    has("script", "bsdutils").then(|| {
        shell("script -qec \"$LINE\" /dev/null")
            .env("LINE", format!("stty rows 24 cols 80; {line}"))
            .named(line)
    })
}

/// A command that has not yet run.
pub struct Call {
    command: Command,
    input: Vec<u8>,
    line: String,
}

impl Call {
    fn new(mut command: Command, line: String) -> Self {
        command
            .env_remove("NO_COLOR")
            .env_remove("COLUMNS")
            .env("NPUZZLE_CACHE", cache())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let input = Vec::new();
        Self {
            command,
            input,
            line,
        }
    }

    /// One more argument, of any bytes.
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Self {
        self.line = format!(
            "{} {}",
            self.line,
            shown(argument.as_ref().as_encoded_bytes())
        );
        self.command.arg(argument);
        self
    }

    /// What stands on standard input.
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.input = bytes.into();
        self
    }

    /// How a failure is to name it, where the command line says too little.
    pub fn named(mut self, line: &str) -> Self {
        line.clone_into(&mut self.line);
        self
    }

    /// A variable of the environment.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// The directory to run in.
    pub fn inside(mut self, directory: impl AsRef<Path>) -> Self {
        self.command.current_dir(directory);
        self
    }

    /// Where standard output goes instead of being read.
    pub fn stdout_to(mut self, target: impl Into<Stdio>) -> Self {
        self.command.stdout(target);
        self
    }

    /// Where standard error goes instead of being read.
    pub fn stderr_to(mut self, target: impl Into<Stdio>) -> Self {
        self.command.stderr(target);
        self
    }

    /// Starts it, its standard input open and empty.
    #[track_caller]
    pub fn start(self) -> Running {
        Running::start(self.command, self.line)
    }

    /// Runs it to its end.
    #[track_caller]
    pub fn run(self) -> Run {
        let Self {
            command,
            input,
            mut line,
        } = self;
        if !input.is_empty() {
            line = format!("{} | {line}", shown(&input));
        }
        let mut running = Running::start(command, line);
        running.say_all(input);
        running.end()
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

/// The beginning of some bytes, in quotes.
fn shown(bytes: &[u8]) -> String {
    let text = format!("{:?}", String::from_utf8_lossy(bytes));
    text.chars().take(LONGEST_SHOWN).collect()
}
