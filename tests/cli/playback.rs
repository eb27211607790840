//! `npuzzle render --animate`: what a terminal shows while it plays, and afterwards.

use crate::command::{npuzzle, shell, terminal};

const ESCAPE: char = '\u{1b}';

/// A screen that knows the sequences that the program uses, and fails at any other.
#[derive(Default)]
struct Screen {
    rows: Vec<String>,
    row: usize,
    column: usize,
    is_cursor_hidden: bool,
    is_coloured: bool,
    /// What was seen whenever the cursor was about to go up.
    frames: Vec<Vec<String>>,
}

impl Screen {
    #[track_caller]
    fn showing(text: &str) -> Self {
        let mut screen = Self::default();
        let mut rest = text;
        while let Some(character) = rest.chars().next() {
            rest = &rest[character.len_utf8()..];
            match character {
                ESCAPE => rest = screen.obey(rest),
                '\r' => screen.column = 0,
                '\n' => screen.row += 1,
                other => screen.put(other),
            }
        }
        screen
    }

    fn line(&mut self) -> &mut String {
        while self.rows.len() <= self.row {
            self.rows.push(String::new());
        }
        &mut self.rows[self.row]
    }

    fn put(&mut self, character: char) {
        let column = self.column;
        let line = self.line();
        let mut characters: Vec<char> = line.chars().collect();
        assert!(column <= characters.len(), "a gap in {line:?}");
        match characters.get_mut(column) {
            Some(old) => *old = character,
            None => characters.push(character),
        }
        *line = characters.into_iter().collect();
        self.column += 1;
    }

    /// Does what the sequence says that a text begins with; the text behind it.
    #[track_caller]
    fn obey<'t>(&mut self, text: &'t str) -> &'t str {
        let end = text.find(|c: char| c.is_ascii_alphabetic());
        let (sequence, rest) = text.split_at(end.map_or(text.len(), |end| end + 1));
        match sequence {
            "[?25l" => self.is_cursor_hidden = true,
            "[?25h" => self.is_cursor_hidden = false,
            "[K" => {
                let column = self.column;
                let line = self.line();
                *line = line.chars().take(column).collect();
            }
            "[0m" => self.is_coloured = false,
            colour if colour.ends_with('m') => self.is_coloured = true,
            up if up.ends_with('A') => {
                self.frames.push(self.rows.clone());
                let rows = up.trim_start_matches('[').trim_end_matches('A').parse();
                let up = rows.ok().and_then(|rows: usize| self.row.checked_sub(rows));
                self.row = up.unwrap_or_else(|| panic!("{sequence:?} leaves the screen"));
            }
            _ => panic!("{sequence:?} is unknown"),
        }
        rest
    }

    /// Whether the terminal is as it was, the cursor at the beginning of a line.
    fn is_restored(&self) -> bool {
        !self.is_cursor_hidden && !self.is_coloured && self.column == 0
    }
}

/// What a frame is to look like: the heading, and the board as it is drawn alone.
fn frame(heading: &str, board: &str, style: &str) -> Vec<String> {
    let drawn = npuzzle(&format!("render {board} --style {style}"))
        .run()
        .stdout;
    let lines = drawn.lines().map(ToOwned::to_owned);
    [heading.to_owned()].into_iter().chain(lines).collect()
}

#[test]
fn each_board_takes_the_place_of_the_one_before() {
    for style in ["unicode", "ascii", "plain"] {
        let line =
            format!("npuzzle render 2831.4765 --goal snail --style {style} --animate --fps 60");
        let Some(call) = terminal(&line) else {
            return;
        };
        let run = call.run().exited(0);
        let mut screen = Screen::showing(&run.stdout);
        screen.frames.push(screen.rows.clone());
        let expected = [
            ("step 0 of 4", "2831.4765"),
            ("step 1 of 4: u", "2.3184765"),
            ("step 2 of 4: l", ".23184765"),
            ("step 3 of 4: d", "123.84765"),
            ("step 4 of 4: r", "1238.4765"),
        ];
        assert_eq!(screen.frames.len(), expected.len(), "{style}");
        for (shown, (heading, board)) in screen.frames.iter().zip(expected) {
            let shown: Vec<&str> = shown.iter().map(|line| line.trim_end()).collect();
            let shown: Vec<&str> = shown.into_iter().filter(|line| !line.is_empty()).collect();
            assert_eq!(shown, frame(heading, board, style));
        }
        assert!(screen.is_restored());
        assert_eq!(screen.row, frame("", "2831.4765", style).len());
    }
}

#[test]
fn the_cursor_is_hidden_while_it_plays() {
    let Some(call) = terminal("npuzzle render 12.3 --animate --fps 60") else {
        return;
    };
    let run = call.run();
    let (_, playing) = run.stdout.split_once("step 0").expect("a frame");
    let before = run.stdout.len() - playing.len();
    assert!(Screen::showing(&run.stdout[..before]).is_cursor_hidden);
}

#[test]
fn given_moves_are_played() {
    let Some(call) = terminal("npuzzle render 12.3 --moves rl --style plain --animate --fps 60")
    else {
        return;
    };
    let run = call.run().exited(0);
    let screen = Screen::showing(&run.stdout);
    assert_eq!(screen.frames.len(), 2);
    assert_eq!(screen.rows[..3], ["step 2 of 2: l", "1 2", ". 3"]);
}

#[test]
fn a_board_without_a_goal_is_played_to_the_standard_goal() {
    let Some(call) = terminal("npuzzle render 12.3 --style plain --animate --fps 60") else {
        return;
    };
    let screen = Screen::showing(&call.run().exited(0).stdout);
    assert_eq!(screen.rows[..3], ["step 1 of 1: r", "1 2", "3 ."]);
}

#[test]
fn no_moves_are_one_frame() {
    let Some(call) = terminal("npuzzle render 123. --style plain --animate") else {
        return;
    };
    let screen = Screen::showing(&call.run().exited(0).stdout);
    assert_eq!(screen.rows[..3], ["step 0 of 0", "1 2", "3 ."]);
    assert!(screen.frames.is_empty() && screen.is_restored());
}

#[test]
fn an_unsolvable_pair_has_nothing_to_play() {
    let Some(call) = terminal("npuzzle render 123. 213. --animate") else {
        return;
    };
    call.prints("unsolvable\r\n");
}

#[test]
fn statistics_are_said_below_the_last_board() {
    let Some(call) = terminal("npuzzle render 12.3 --animate --stats --fps 60") else {
        return;
    };
    let run = call.run().exited(0);
    let (_, after) = run.stdout.split_once("\u{1b}[?25h").expect("an end");
    assert!(after.starts_with("expanded: "), "{after}");
}

#[test]
fn a_signal_stops_the_play_and_restores_the_terminal() {
    let has_timeout = shell("timeout --foreground --preserve-status 1 true").run();
    for signal in ["INT", "TERM", "HUP"] {
        let line = format!(
            "timeout --foreground --preserve-status -s {signal} 1 \
             npuzzle render 867254301 123456780 --style plain --animate --fps 5"
        );
        let Some(call) = terminal(&line) else {
            return;
        };
        if has_timeout.status != "0" {
            return;
        }
        let run = call.run().exited(2);
        let screen = Screen::showing(&run.stdout);
        assert!(screen.is_restored(), "{:?}", run.stdout);
        assert!((1..31).contains(&screen.frames.len()));
        assert_eq!(screen.rows[4], "interrupted");
    }
}

#[test]
fn without_a_terminal_it_is_said_what_to_do() {
    npuzzle("render 12.3 --animate").fails(
        "--animate plays on a terminal that can move its cursor, and standard output is none; \
         leave --animate out to see board after board, or give --svg FILE for a file that any \
         browser plays",
    );
}

#[test]
fn a_terminal_that_is_too_small_shows_nothing() {
    for (size, message) in [
        (
            "rows 8",
            "80 columns and 8 rows, and --animate needs 16 and 9;",
        ),
        (
            "cols 15",
            "15 columns and 24 rows, and --animate needs 16 and 9;",
        ),
    ] {
        let line = format!("stty {size}; npuzzle render 867254301 123456780 --animate --fps 60");
        let Some(call) = terminal(&line) else {
            return;
        };
        let run = call.run().exited(2);
        assert!(run.stdout.contains(message), "{}", run.stdout);
        assert!(!run.stdout.contains("step"), "{}", run.stdout);
    }
}

#[test]
fn a_dumb_terminal_is_none() {
    let Some(call) = terminal("TERM=dumb npuzzle render 12.3 --animate") else {
        return;
    };
    let run = call.run().exited(2);
    assert!(
        run.stdout
            .starts_with("error: --animate plays on a terminal")
    );
}

#[test]
fn what_makes_no_sense_with_a_play_is_refused() {
    for option in ["--json", "--batch -", "--columns 40"] {
        let run = npuzzle(&format!("render --animate {option}")).run();
        run.mentions("cannot be used with").printed("").exited(2);
    }
}
