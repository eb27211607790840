//! `npuzzle`: the fewest moves between two boards of a sliding-tile puzzle.

mod cli;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let result = match cli::args::Cli::try_parse() {
        Ok(cli) => cli::run(cli.command),
        Err(usage) => cli::tell_usage(&usage),
    };
    match result {
        Ok(exit) => exit.into(),
        Err(error) => cli::report(&error).into(),
    }
}
