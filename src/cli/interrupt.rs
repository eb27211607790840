//! Ctrl-C and other signals: a batch ends between two lines, and a play restores the terminal.

use std::io::{self, Write};
use std::process;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use super::exit::Exit;

/// Held while lines are being written.
static WRITING: Mutex<()> = Mutex::new(());

/// How long a signal waits for something that may never come: for a reader of a full pipe to read
/// on, or for a play to end.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often a waiting signal looks whether lines are still being written.
const POLL: Duration = Duration::from_millis(5);

/// From now on a signal ends the program, but never while a line is half written, unless nobody
/// reads it. Signals that are ignored, as under nohup, stay ignored.
pub fn stop_between_lines() {
    let handler = || {
        // Held until the end, so that no other line begins.
        let _lock = wait_for_line_end(PATIENCE);
        say_interrupted();
        process::exit(Exit::Wrong as i32);
    };
    // Fails only where a signal is ignored or handled already: then all are left as they are.
    let _ = ctrlc::try_set_handler(handler);
}

/// Waits until no line is being written, and keeps others from being begun; none if that took too
/// long.
fn wait_for_line_end(patience: Duration) -> Option<MutexGuard<'static, ()>> {
    let begin = Instant::now();
    loop {
        match WRITING.try_lock() {
            Ok(lock) => return Some(lock),
            Err(_) if begin.elapsed() >= patience => return None,
            Err(_) => thread::sleep(POLL),
        }
    }
}

/// Writes lines that no signal may cut in two.
pub fn uninterrupted<T>(write: impl FnOnce() -> T) -> T {
    let _lock = WRITING.lock();
    write()
}

/// Signals that are received instead of ending the program. It is ended nevertheless if it goes on
/// too long after one.
pub struct Signals {
    received: Receiver<()>,
    /// Keeps the channel open where no handler could be set.
    _sender: Sender<()>,
}

impl Signals {
    /// Receives all signals from now on. Those that are ignored, as under nohup, stay ignored.
    pub fn catch() -> Self {
        let (sender, received) = channel();
        let handler = {
            let sender = sender.clone();
            move || {
                let _ = sender.send(());
                thread::sleep(PATIENCE);
                say_interrupted();
                process::exit(Exit::Wrong as i32);
            }
        };
        // Fails as in `stop_between_lines`.
        let _ = ctrlc::try_set_handler(handler);
        Self {
            received,
            _sender: sender,
        }
    }

    /// Waits for a signal for that long; whether one came.
    pub fn come_within(&self, time: Duration) -> bool {
        self.received.recv_timeout(time).is_ok()
    }
}

/// Says on standard error that the program was interrupted, unless nobody reads that.
pub fn say_interrupted() {
    let (sender, written) = channel();
    thread::spawn(move || {
        let _ = writeln!(io::stderr(), "interrupted");
        let _ = sender.send(());
    });
    let _ = written.recv_timeout(PATIENCE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_waits_for_the_end_of_a_line_and_then_keeps_others_from_beginning() {
        let (writing, is_writing) = channel();
        let (line_end, is_line_end) = channel::<()>();
        let writer = thread::spawn(move || {
            uninterrupted(|| {
                let _ = writing.send(());
                is_line_end.recv()
            })
        });
        assert_eq!(is_writing.recv(), Ok(()));
        assert!(wait_for_line_end(Duration::from_millis(20)).is_none());
        assert_eq!(line_end.send(()), Ok(()));
        let lock = wait_for_line_end(Duration::from_mins(1));
        assert!(lock.is_some() && WRITING.try_lock().is_err());
        assert!(writer.join().is_ok());
    }
}
