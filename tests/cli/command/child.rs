//! The program while it runs: spoken to line by line, stopped, measured.

#![allow(dead_code, reason = "no test file uses all of it")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::ops::DerefMut;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use snapbox::cmd::cargo_bin;

/// More time than anything here takes. Who takes longer waits for something, and is killed: upon
/// that the test fails.
const PATIENCE: Duration = Duration::from_secs(60);
const STEP: Duration = Duration::from_millis(2);

/// The program with these arguments, parted by blanks; its three streams are pipes.
pub fn npuzzle(arguments: &str) -> Command {
    let mut command = Command::new(cargo_bin!("npuzzle"));
    command.args(arguments.split_whitespace());
    with_pipes(command)
}

/// A line for the shell, in which `$0` is the program; its three streams are pipes.
pub fn shell(line: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", line]).arg(cargo_bin!("npuzzle"));
    with_pipes(command)
}

fn with_pipes(mut command: Command) -> Command {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    command
        .env("NPUZZLE_CACHE", cache)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A program that has started.
pub struct Running {
    child: Arc<Mutex<Child>>,
    id: u32,
    stdin: Option<ChildStdin>,
    stdout: Option<BufReader<ChildStdout>>,
    /// Reads standard error to its end.
    listener: Option<JoinHandle<String>>,
    /// Keeps the watchdog waiting for as long as it is there.
    _leash: Sender<()>,
}

/// How a program ended, and what it printed that had not yet been heard.
pub struct End {
    /// None where it was killed.
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Running {
    pub fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the program runs");
        let listener = child.stderr.take().map(|mut stderr| {
            thread::spawn(move || {
                let mut text = String::new();
                stderr.read_to_string(&mut text).expect("text");
                text
            })
        });
        let (id, stdin) = (child.id(), child.stdin.take());
        let stdout = child.stdout.take().map(BufReader::new);
        let child = Arc::new(Mutex::new(child));
        let watched = Arc::clone(&child);
        let (leash, free) = channel();
        thread::spawn(move || {
            if free.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let _ = lock(&watched).kill();
            }
        });
        Self {
            child,
            id,
            stdin,
            stdout,
            listener,
            _leash: leash,
        }
    }

    /// Writes to its standard input.
    pub fn say(&mut self, bytes: impl AsRef<[u8]>) {
        let stdin = self.stdin.as_mut().expect("standard input");
        stdin.write_all(bytes.as_ref()).expect("it listens");
    }

    /// Writes the same to its standard input over and over, for as long as it listens.
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

    /// Reads no more of its standard output.
    pub fn turn_away(&mut self) {
        self.stdout = None;
    }

    /// Sends it a signal, such as `INT`.
    pub fn signal(&self, name: &str) {
        let id = self.id.to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status();
        assert!(status.expect("a command").success(), "{name} to {id}");
    }

    /// The most memory that it has used so far, in bytes, as Linux tells it.
    pub fn peak_memory(&self) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id)).expect("a process");
        let kilobytes = status.lines().find_map(|line| {
            let number = line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?;
            number.parse::<usize>().ok()
        });
        1024 * kilobytes.expect("a number of kilobytes")
    }

    /// Waits for its end, its standard input still open and nothing read, then reads the rest.
    pub fn wait(self) -> End {
        let status = self.status();
        End {
            status,
            ..self.end()
        }
    }

    /// Closes its standard input, reads what it still prints, and waits for its end.
    pub fn end(mut self) -> End {
        self.stdin = None;
        let mut stdout = String::new();
        if let Some(mut pipe) = self.stdout.take() {
            pipe.read_to_string(&mut stdout).expect("text");
        }
        let listener = self.listener.take();
        End {
            status: self.status(),
            stdout,
            stderr: listener.map_or_else(String::new, |listener| listener.join().expect("text")),
        }
    }

    /// Whether it has not yet ended.
    pub fn is_alive(&self) -> bool {
        let status = lock(&self.child).try_wait();
        status.expect("a child").is_none()
    }

    fn status(&self) -> Option<i32> {
        loop {
            let status = lock(&self.child).try_wait().expect("a child");
            if let Some(status) = status {
                return status.code();
            }
            thread::sleep(STEP);
        }
    }
}

fn lock(child: &Mutex<Child>) -> impl DerefMut<Target = Child> {
    child.lock().unwrap_or_else(PoisonError::into_inner)
}
