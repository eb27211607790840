//! `npuzzle render --animate`: what is sent to the terminal.

use crate::command::{has, npuzzle, terminal};
use crate::json::record;
use crate::table;

/// Escape sequences: hide and show the cursor, clear the rest of the line, reset colours.
const HIDE: &str = "\u{1b}[?25l";
const SHOW: &str = "\u{1b}[?25h";
const CLEAR: &str = "\u{1b}[K";
const PLAIN: &str = "\u{1b}[0m";

/// The output that shows the first boards of a path, each in the place of the one before, and then
/// restores the terminal.
#[track_caller]
fn play(path: &str, style: &str, shown: usize) -> String {
    let record = record(&format!("render {path}"));
    let (boards, path) = (record.boards.expect("boards"), record.path.expect("moves"));
    let look = format!("--size {} --style {style}", record.size.expect("a size"));
    let mut sent = HIDE.to_owned();
    for (step, board) in boards.iter().enumerate().take(shown) {
        let drawn = npuzzle(&format!("render {board} {look}")).run().stdout;
        if step > 0 {
            sent += &format!("\r\u{1b}[{}A", drawn.lines().count() + 1);
        }
        let way = |before: usize| format!(": {}", &path[before..step]);
        let way = step.checked_sub(1).map(way);
        sent += &format!(
            "step {step} of {}{}{CLEAR}\r\n",
            path.len(),
            way.unwrap_or_default()
        );
        for line in drawn.lines() {
            sent += &format!("{line}{CLEAR}\r\n");
        }
    }
    sent + "\r" + CLEAR + PLAIN + SHOW
}

#[test]
fn each_board_takes_the_place_of_the_one_before() {
    for (arguments, path) in [
        ("2831.4765 --goal snail", "2831.4765 --goal snail"),
        ("12/34/5. --moves ud", "12/34/5. --moves ud"),
        // A board without a goal is played to the standard goal.
        ("12.3", "12.3 --goal standard"),
        ("123.", "123. --goal standard"),
    ] {
        for style in ["unicode", "ascii", "plain"] {
            let line =
                format!("npuzzle render {arguments} --style {style} --color never --animate");
            let Some(call) = terminal(&format!("{line} --fps 60")) else {
                return;
            };
            call.prints(&play(path, style, usize::MAX));
        }
    }
}

#[test]
fn colours_end_with_the_play() {
    let Some(call) = terminal("npuzzle render 12.3 --animate --fps 60") else {
        return;
    };
    let run = call.run().exited(0);
    assert!(run.stdout.contains("\u{1b}[7m"), "{}", run.stdout);
    let end = ["\r", CLEAR, PLAIN, SHOW].concat();
    assert!(run.stdout.ends_with(&end), "{}", run.stdout);
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
    let (_, after) = run.stdout.split_once(SHOW).expect("an end");
    assert!(after.starts_with("expanded: "), "{after}");
}

#[test]
fn a_signal_stops_the_play_and_restores_the_terminal() {
    let pair = "867254301 123456780";
    for signal in ["INT", "TERM", "HUP"] {
        let line = format!(
            "timeout --foreground --preserve-status -s {signal} 1 \
             npuzzle render {pair} --style plain --color never --animate --fps 5"
        );
        let Some(call) = terminal(&line).filter(|_| has("timeout", "coreutils")) else {
            return;
        };
        let run = call.run().exited(2);
        let shown = run.stdout.matches("step ").count();
        assert!((1..32).contains(&shown), "{shown}");
        run.printed(&(play(pair, "plain", shown) + "interrupted\r\n"));
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
fn a_terminal_that_is_too_small_or_knows_no_sequences_shows_nothing() {
    let play = "npuzzle render 867254301 123456780 --animate --fps 60";
    let Some(call) = terminal(&format!("stty rows 9 cols 16; {play}")) else {
        return;
    };
    call.run().exited(0);
    for (terminal_is, message) in [
        (
            "stty rows 8",
            " 80 columns and 8 rows, and --animate needs 16 and 9;",
        ),
        (
            "stty cols 15",
            " 15 columns and 24 rows, and --animate needs 16 and 9;",
        ),
        ("export TERM=dumb", ": --animate plays on a terminal"),
    ] {
        let line = format!("{terminal_is}; {play}");
        let Some(call) = terminal(&line) else {
            return;
        };
        let run = call.run().exited(2);
        assert!(run.stdout.contains(message), "{}", run.stdout);
        assert!(!run.stdout.contains("step"), "{}", run.stdout);
    }
}

#[test]
fn what_makes_no_sense_with_a_play_is_refused() {
    table::refusals(
        "render --animate",
        "
        --json       => cannot be used with
        --batch -    => cannot be used with
        --columns 40 => cannot be used with
        ",
    );
}
