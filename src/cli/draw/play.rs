//! A path played on a terminal, each board in the place of the one before.
//!
//! Each board is a single write over the one before, and clears no more than the ends of lines, so
//! nothing flickers. However the play ends, the terminal is left as it was, the cursor below the
//! last board.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, bail};

use super::boxes::BoxStyle;
use super::trace::{Trace, TracePoint};
use crate::cli::exit::Exit;
use crate::cli::interrupt::{self, Signals};
use crate::cli::terminal::{self, STANDARD_OUTPUT, Size};

const HIDE_CURSOR: &str = "\x1b[?25l";
const SHOW_CURSOR: &str = "\x1b[?25h";
const NO_COLOR: &str = "\x1b[0m";
const CLEAR_LINE: &str = "\x1b[K";

/// What the user can do where nothing can be played.
const INSTEAD: &str = "leave --animate out to see board after board, or give --svg FILE for a file \
                       that any browser plays";

/// Fails where nothing can be played.
pub fn need_terminal() -> anyhow::Result<()> {
    if !terminal::knows_escapes() {
        bail!(
            "--animate plays on a terminal that can move its cursor, and standard output is none; \
             {INSTEAD}"
        );
    }
    Ok(())
}

/// Plays all boards of a trace, a move every `pace`.
pub fn play(
    trace: &Trace,
    style: &BoxStyle,
    pace: Duration,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let signals = Signals::catch();
    let player = Player {
        trace,
        style,
        room: terminal::size,
        is_interrupted: || signals.come_within(pace),
    };
    let exit = player.play(out)?;
    if exit == Exit::Wrong {
        interrupt::say_interrupted();
    }
    Ok(exit)
}

struct Player<'a, R, W> {
    trace: &'a Trace,
    style: &'a BoxStyle,
    /// Returns the size of the terminal, if it reports one.
    room: R,
    /// Waits until the next board is due; returns whether a signal came before.
    is_interrupted: W,
}

impl<R: Fn() -> Option<Size>, W: Fn() -> bool> Player<'_, R, W> {
    fn play(&self, out: &mut impl Write) -> anyhow::Result<Exit> {
        let exit = self.play_boards(out);
        // After Ctrl-C the terminal shows ^C on the line of the cursor: it is cleared.
        let restored = write_at_once(&format!("\r{CLEAR_LINE}{NO_COLOR}{SHOW_CURSOR}"), out);
        let exit = exit?;
        restored?;
        Ok(exit)
    }

    fn play_boards(&self, out: &mut impl Write) -> anyhow::Result<Exit> {
        let needed = self.needed();
        for &point in &self.trace.points {
            if point.number > 0 && (self.is_interrupted)() {
                return Ok(Exit::Wrong);
            }
            self.check_room(needed)?;
            let lines = self.lines(point);
            let begin = match point.number {
                0 => HIDE_CURSOR.to_owned(),
                _ => format!("\r\x1b[{}A", lines.len()),
            };
            let end = format!("{CLEAR_LINE}\n");
            write_at_once(&(begin + &lines.join(&end) + &end), out)?;
        }
        Ok(Exit::Answered)
    }

    /// A heading and the board below it.
    fn lines(&self, point: TracePoint) -> Vec<String> {
        let moves = self.trace.path.len();
        let mut lines = vec![point.heading(format_args!("{} of {moves}", point.number))];
        lines.extend(self.style.point_lines(self.trace, point));
        lines
    }

    /// The room that every board needs, with a line below it for the cursor.
    fn needed(&self) -> Size {
        // No heading is longer than the last.
        let lines = self.trace.points.last().map(|&last| self.lines(last));
        let lines = lines.unwrap_or_default();
        let heading = lines.first().map_or(0, String::len);
        let width = self.style.width(self.trace.start.shape()).max(heading);
        (width, lines.len() + 1)
    }

    fn check_room(&self, (width, height): Size) -> anyhow::Result<()> {
        match (self.room)() {
            Some((columns, rows)) if columns < width || rows < height => bail!(
                "the terminal has {columns} columns and {rows} rows, and --animate needs {width} \
                 and {height}; {INSTEAD}"
            ),
            _ => Ok(()),
        }
    }
}

fn write_at_once(text: &str, out: &mut impl Write) -> anyhow::Result<()> {
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .context(STANDARD_OUTPUT)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::io;

    use super::*;
    use crate::cli::args::Style;

    /// A terminal that breaks after some writes.
    #[derive(Default)]
    struct Terminal {
        pending: Vec<u8>,
        /// What was written between flushes.
        written: Vec<String>,
        breaks_after: Option<usize>,
    }

    impl Write for Terminal {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.pending.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            let text = String::from_utf8(std::mem::take(&mut self.pending)).expect("text");
            self.written.push(text);
            match self.breaks_after {
                Some(most) if self.written.len() > most => Err(io::Error::other("it broke")),
                _ => Ok(()),
            }
        }
    }

    /// Plays three moves in the room that there is before each board.
    fn play(terminal: &mut Terminal, room: impl Fn(usize) -> Option<Size>) -> anyhow::Result<Exit> {
        let style = BoxStyle {
            style: Style::Ascii,
            color: true,
            columns: 80,
            blank: None,
        };
        let start = "12.3".parse().expect("a board");
        let trace = Trace::new(start, "rul".parse().expect("moves"), None).expect("a trace");
        let number = Cell::new(0);
        let player = Player {
            trace: &trace,
            style: &style,
            room: || room(number.get()),
            is_interrupted: || {
                number.set(number.get() + 1);
                false
            },
        };
        player.play(terminal)
    }

    /// Whether the last write restores the terminal.
    fn is_restored(terminal: &Terminal) -> bool {
        let last = terminal.written.last();
        last.is_some_and(|last| last.ends_with(&format!("{NO_COLOR}{SHOW_CURSOR}")))
    }

    #[test]
    fn a_board_is_one_write() {
        let mut terminal = Terminal::default();
        let exit = play(&mut terminal, |_| None).expect("an end");
        assert_eq!(exit, Exit::Answered);
        assert_eq!(terminal.written.len(), 4 + 1);
        for (number, board) in terminal.written[..4].iter().enumerate() {
            assert_eq!(board.lines().count(), 6);
            assert!(board.contains(&format!("step {number} of 3")), "{board:?}");
        }
        assert!(terminal.written[0].starts_with(HIDE_CURSOR));
        assert!(is_restored(&terminal));
    }

    #[test]
    fn a_failed_write_restores_what_can_be_restored() {
        let mut terminal = Terminal {
            breaks_after: Some(2),
            ..Terminal::default()
        };
        let error = play(&mut terminal, |_| None).expect_err("an error");
        assert_eq!(
            format!("{error:#}"),
            "standard output can't be written: it broke"
        );
        assert_eq!(terminal.written.len(), 3 + 1);
        assert!(is_restored(&terminal));
    }

    #[test]
    fn a_terminal_that_shrinks_ends_the_play() {
        let mut terminal = Terminal::default();
        let room = |number: usize| Some((80, if number < 2 { 24 } else { 3 }));
        let error = play(&mut terminal, room).expect_err("an error");
        assert!(
            error
                .to_string()
                .starts_with("the terminal has 80 columns and 3 rows")
        );
        assert_eq!(terminal.written.len(), 2 + 1);
        assert!(is_restored(&terminal));
    }
}
