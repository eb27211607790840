//! `npuzzle`: the fewest moves between two boards of a sliding-tile puzzle.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match cli::args::Command::asked_for() {
        Ok(command) => cli::run(command),
        Err(usage) => cli::tell_usage(&usage),
    };
    match result {
        Ok(exit) => exit.into(),
        Err(error) => cli::report(&error).into(),
    }
}
