//! A path played on a terminal, each board in the place of the one before.
//!
//! A frame is one write, over the one before and never beyond it, so nothing flickers. However the
//! play ends, the terminal is left as it was, its cursor below the last board.

use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Context, bail};

use super::boxes::Picture;
use super::trace::{Film, Frame};
use crate::cli::answer::STANDARD_OUTPUT;
use crate::cli::exit::Exit;
use crate::cli::interrupt::{self, Signals};
use crate::cli::terminal::knows_escapes;

const HIDE_CURSOR: &str = "\x1b[?25l";
const SHOW_CURSOR: &str = "\x1b[?25h";
const NO_COLOR: &str = "\x1b[0m";
const CLEAR_LINE: &str = "\x1b[K";

/// What else there is to do.
const INSTEAD: &str = "leave --animate out to see board after board, or give --svg FILE for a file \
                       that any browser plays";

/// Columns and rows.
type Size = (usize, usize);

/// Fails where nothing can be played.
pub fn need_terminal() -> anyhow::Result<()> {
    if !knows_escapes() {
        bail!(
            "--animate plays on a terminal that can move its cursor, and standard output is none; \
             {INSTEAD}"
        );
    }
    Ok(())
}

/// Plays all frames, at that pace.
pub fn play(
    film: &Film,
    picture: &Picture,
    pace: Duration,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let signals = Signals::catch();
    let end = Player {
        film,
        picture,
        room,
        wait: || signals.come_within(pace),
    }
    .play(out)?;
    if end == End::Interrupted {
        interrupt::say_interrupted();
        return Ok(Exit::Wrong);
    }
    Ok(Exit::Answered)
}

/// How large the terminal is, where it tells.
fn room() -> Option<Size> {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map(|(width, height)| (width.0.into(), height.0.into()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Played,
    Interrupted,
}

struct Player<'a, R, W> {
    film: &'a Film,
    picture: &'a Picture,
    /// Tells how much room there is.
    room: R,
    /// Waits until the next frame is due; whether it was interrupted.
    wait: W,
}

impl<R: Fn() -> Option<Size>, W: Fn() -> bool> Player<'_, R, W> {
    fn play(&self, out: &mut impl Write) -> anyhow::Result<End> {
        let end = self.play_frames(out);
        // An interrupt leaves its mark on the line.
        let restored = write_at_once(&format!("\r{CLEAR_LINE}{NO_COLOR}{SHOW_CURSOR}"), out);
        let end = end?;
        restored?;
        Ok(end)
    }

    fn play_frames(&self, out: &mut impl Write) -> anyhow::Result<End> {
        for (number, &frame) in self.film.frames().iter().enumerate() {
            if number > 0 && (self.wait)() {
                return Ok(End::Interrupted);
            }
            self.check_room()?;
            let lines = self.lines(number, frame);
            let begin = match number {
                0 => HIDE_CURSOR.to_owned(),
                _ => format!("\r\x1b[{}A", lines.len()),
            };
            let lines = lines.iter().map(|line| format!("{line}{CLEAR_LINE}\n"));
            write_at_once(&lines.fold(begin, |text, line| text + &line), out)?;
        }
        Ok(End::Played)
    }

    /// A heading and the board below it.
    fn lines(&self, number: usize, frame: Frame) -> Vec<String> {
        let heading = frame.heading(format_args!("{number} of {}", self.film.steps()));
        let board = self.picture.frame(self.film, frame);
        [heading].into_iter().chain(board).collect()
    }

    /// Fails where not every frame would fit, with a line below it for the cursor.
    fn check_room(&self) -> anyhow::Result<()> {
        let steps = self.film.steps();
        // No heading is longer than the last.
        let last = self.film.frames().last();
        let lines = last.map_or_else(Vec::new, |&frame| self.lines(steps, frame));
        let heading = lines.first().map_or(0, String::len);
        let width = self.picture.width(self.film.start().shape()).max(heading);
        let height = lines.len() + 1;
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

    use clap::Parser;

    use super::*;
    use crate::cli::args::{Cli, Command};

    /// A terminal that takes some writes and then no more.
    #[derive(Default)]
    struct Terminal {
        pending: Vec<u8>,
        /// What came between two flushes.
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

    /// Plays three moves until interrupted at a frame, in so much room.
    fn play(
        terminal: &mut Terminal,
        interrupted_at: usize,
        room: impl Fn(usize) -> Option<Size>,
    ) -> anyhow::Result<End> {
        let cli = Cli::try_parse_from(["npuzzle", "render", "--style=ascii", "--color=always"]);
        let Ok(Command::Render(args)) = cli.map(|cli| cli.command) else {
            panic!("arguments of render");
        };
        let start = "12.3".parse().expect("a board");
        let film = Film::new(start, &"rul".parse().expect("moves"), None).expect("a film");
        let frame = Cell::new(0);
        Player {
            film: &film,
            picture: &Picture::new(&args),
            room: || room(frame.get()),
            wait: || {
                frame.set(frame.get() + 1);
                frame.get() == interrupted_at
            },
        }
        .play(terminal)
    }

    /// Whether the last that was written leaves the terminal as it was.
    fn is_restored(terminal: &Terminal) -> bool {
        let last = terminal.written.last();
        last.is_some_and(|last| last.ends_with(&format!("{NO_COLOR}{SHOW_CURSOR}")))
    }

    #[test]
    fn a_frame_is_one_write() {
        let mut terminal = Terminal::default();
        assert_eq!(
            play(&mut terminal, 0, |_| None).expect("an end"),
            End::Played
        );
        assert_eq!(terminal.written.len(), 4 + 1);
        for (number, frame) in terminal.written[..4].iter().enumerate() {
            assert_eq!(frame.lines().count(), 6);
            assert!(frame.contains(&format!("step {number} of 3")), "{frame:?}");
        }
        assert!(terminal.written[0].starts_with(HIDE_CURSOR));
        assert!(is_restored(&terminal));
    }

    #[test]
    fn an_interrupt_restores_the_terminal() {
        for at in 1..=3 {
            let mut terminal = Terminal::default();
            let end = play(&mut terminal, at, |_| None).expect("an end");
            assert_eq!(end, End::Interrupted);
            assert_eq!(terminal.written.len(), at + 1);
            assert!(is_restored(&terminal));
        }
    }

    #[test]
    fn a_failed_write_restores_what_can_be_restored() {
        let mut terminal = Terminal {
            breaks_after: Some(2),
            ..Terminal::default()
        };
        let error = play(&mut terminal, 0, |_| None).expect_err("an error");
        assert_eq!(
            format!("{error:#}"),
            "standard output can't be written: it broke"
        );
        assert_eq!(terminal.written.len(), 3 + 1);
        assert!(is_restored(&terminal));
    }

    #[test]
    fn what_does_not_fit_is_not_drawn() {
        // A heading of 14 columns, 5 rows of boxes, and one for the cursor.
        for (size, fits) in [((14, 7), true), ((13, 7), false), ((14, 6), false)] {
            let mut terminal = Terminal::default();
            let end = play(&mut terminal, 0, |_| Some(size));
            assert_eq!(end.is_ok(), fits, "{size:?}");
            assert!(is_restored(&terminal));
            assert_eq!(terminal.written.len() > 1, fits, "{size:?}");
        }
    }

    #[test]
    fn a_terminal_that_shrinks_ends_the_play() {
        let mut terminal = Terminal::default();
        let room = |frame: usize| Some((80, if frame < 2 { 24 } else { 3 }));
        let error = play(&mut terminal, 0, room).expect_err("an error");
        assert!(
            error
                .to_string()
                .starts_with("the terminal has 80 columns and 3 rows")
        );
        assert_eq!(terminal.written.len(), 2 + 1);
        assert!(is_restored(&terminal));
    }
}
