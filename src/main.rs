//! `npuzzle`: the fewest moves between two boards of a sliding-tile puzzle.

mod cli;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = cli::args::Cli::parse();
    match cli::run(cli.command) {
        Ok(exit) => exit.into(),
        Err(error) => cli::report(&error).into(),
    }
}
