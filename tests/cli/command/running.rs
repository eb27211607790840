//! The program while it runs: spoken to line by line, stopped, measured.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::run::Run;

/// Longer than any test takes: a program that still runs then waits for something that will not
/// come, and is killed, which fails the test.
const PATIENCE: Duration = Duration::from_mins(1);

/// A program that has started.
pub struct Running {
    line: String,
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: Option<BufReader<ChildStdout>>,
    /// Reads standard error to its end.
    stderr: Option<JoinHandle<Vec<u8>>>,
    /// The watchdog waits for as long as this is there.
    _leash: Sender<()>,
}

impl Running {
    #[track_caller]
    pub(super) fn start(mut command: Command, line: String) -> Self {
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => panic!("`{line}` can't be run: {error}"),
        };
        let stderr = child.stderr.take();
        let stderr = stderr.map(|mut pipe| thread::spawn(move || read_all(&mut pipe)));
        let (leash, free) = channel();
        let id = child.id();
        thread::spawn(move || {
            if free.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                send_signal(id, "KILL");
            }
        });
        Self {
            line,
            stdin: child.stdin.take(),
            stdout: child.stdout.take().map(BufReader::new),
            stderr,
            child,
            _leash: leash,
        }
    }

    /// Writes to its standard input.
    pub fn say(&mut self, bytes: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().expect("standard input");
        stdin.write_all(bytes.as_ref()).expect("a reader");
    }

    /// Writes to its standard input from another thread, as far as it reads, and closes it.
    pub(super) fn say_all(&mut self, bytes: Vec<u8>) {
        let mut stdin = self.stdin.take().expect("standard input");
        thread::spawn(move || stdin.write_all(&bytes));
    }

    /// Writes the same to its standard input over and over, for as long as it reads.
    pub fn say_forever(&mut self, bytes: &str) {
        let mut stdin = self.stdin.take().expect("standard input");
        let bytes = bytes.to_owned();
        thread::spawn(move || while stdin.write_all(bytes.as_bytes()).is_ok() {});
    }

    /// The next line of its standard output; empty at the end.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        let stdout = self.stdout.as_mut().expect("standard output");
        stdout.read_line(&mut line).expect("text");
        line
    }

    /// The next line of its standard output is that.
    #[track_caller]
    pub fn answers(&mut self, expected: &str) {
        let answer = self.hear();
        assert_eq!(answer.trim_end_matches('\n'), expected, "`{}`", self.line);
    }

    /// Reads no more of its standard output.
    pub fn turn_away(&mut self) {
        self.stdout = None;
    }

    /// Sends it a signal, such as `INT`.
    #[track_caller]
    pub fn signal(&self, name: &str) {
        assert!(
            send_signal(self.child.id(), name),
            "`{}`: {name}",
            self.line
        );
    }

    /// The most memory that it has used so far, in bytes, as Linux tells it.
    pub fn peak_memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("a process");
        let kilobytes = status.lines().find_map(|line| {
            let number = line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?;
            number.parse::<usize>().ok()
        });
        1024 * kilobytes.expect("a number of kilobytes")
    }

    /// Whether it has not yet ended.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("a child").is_none()
    }

    /// Waits for its end, its standard input still open and nothing read, then reads the rest.
    pub fn wait(mut self) -> Run {
        let status = self.child.wait().expect("a child");
        let stdout = self.rest();
        self.run(status, stdout)
    }

    /// Closes its standard input, reads what it still prints, and waits for its end.
    pub fn end(mut self) -> Run {
        self.stdin = None;
        let stdout = self.rest();
        let status = self.child.wait().expect("a child");
        self.run(status, stdout)
    }

    fn rest(&mut self) -> Vec<u8> {
        let pipe = self.stdout.take();
        pipe.map(|mut pipe| read_all(&mut pipe)).unwrap_or_default()
    }

    fn run(mut self, status: ExitStatus, stdout: Vec<u8>) -> Run {
        let stderr = self
            .stderr
            .take()
            .map(|reader| reader.join().expect("bytes"));
        Run {
            status: status
                .code()
                .map_or(status.to_string(), |code| code.to_string()),
            stdout: self.text(stdout),
            stderr: self.text(stderr.unwrap_or_default()),
            line: self.line,
        }
    }

    #[track_caller]
    fn text(&self, bytes: Vec<u8>) -> String {
        String::from_utf8(bytes)
            .unwrap_or_else(|error| panic!("`{}` printed no UTF-8 text: {error}", self.line))
    }
}

fn read_all(pipe: &mut impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    pipe.read_to_end(&mut bytes)
        .expect("an end of what is printed");
    bytes
}

/// Whether the signal was sent.
fn send_signal(id: u32, name: &str) -> bool {
    let status = Command::new("kill")
        .args(["-s", name, &id.to_string()])
        .status();
    status.is_ok_and(|status| status.success())
}
