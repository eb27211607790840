//! Ctrl-C and its like: a batch that is stopped has written whole lines only, and what is played on
//! a terminal leaves it as it was.

use std::io::{self, Write};
use std::process;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use super::exit::Exit;

/// Held while lines are being written.
static WRITING: Mutex<()> = Mutex::new(());

/// How long a signal waits for a reader that takes no more.
const PATIENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(5);

/// From now on a signal ends the program only when no line is half written, or when none gets
/// written at all. Where signals are ignored, as under nohup, they stay so.
pub fn stop_between_lines() {
    let handler = || {
        let mut waited = Duration::ZERO;
        let mut lock = WRITING.try_lock();
        while lock.is_err() && waited < PATIENCE {
            thread::sleep(STEP);
            waited += STEP;
            lock = WRITING.try_lock();
        }
        say_interrupted();
        process::exit(Exit::Wrong as i32);
    };
    // The only error is that one of the signals is ignored or handled already: then all are left as
    // they are.
    let _ = ctrlc::try_set_handler(handler);
}

/// Signals that are waited for. They no longer end the program, unless it takes too long over it.
pub struct Signals {
    come: Receiver<()>,
    /// Lest waiting ends at once where no signals are to be had.
    _keep: Sender<()>,
}

impl Signals {
    /// Takes all signals from now on. Where they are ignored, as under nohup, they stay so.
    pub fn catch() -> Self {
        let (tell, come) = channel();
        let keep = tell.clone();
        let handler = move || {
            let _ = tell.send(());
            thread::sleep(PATIENCE);
            say_interrupted();
            process::exit(Exit::Wrong as i32);
        };
        // As above.
        let _ = ctrlc::try_set_handler(handler);
        Self { come, _keep: keep }
    }

    /// Waits that long for a signal; whether one came.
    pub fn come_within(&self, time: Duration) -> bool {
        self.come.recv_timeout(time).is_ok()
    }
}

/// Says so, if anybody listens.
pub fn say_interrupted() {
    let (said, heard) = channel();
    thread::spawn(move || {
        let _ = writeln!(io::stderr(), "interrupted");
        let _ = said.send(());
    });
    let _ = heard.recv_timeout(PATIENCE);
}

/// Writes without being interrupted amid a line.
pub fn uninterrupted<T>(write: impl FnOnce() -> T) -> T {
    let _lock = WRITING.lock();
    write()
}
