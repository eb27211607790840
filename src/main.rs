//! `npuzzle`: the fewest moves between two boards of a sliding-tile puzzle.

mod cli;

use std::process::ExitCode;

use cli::{args, run};

fn main() -> ExitCode {
    let result = match args::Command::asked_for() {
        Ok(command) => run::run(command),
        Err(usage) => run::print_usage(&usage),
    };
    result.unwrap_or_else(|error| run::report(&error)).into()
}
