//! `completions`: a completion script for a shell.

use std::io::Write;

use anyhow::Context;
use clap::CommandFactory;

use crate::cli::args::{Cli, CompletionsArgs};
use crate::cli::exit::Exit;
use crate::cli::terminal::STANDARD_OUTPUT;

pub fn run(args: &CompletionsArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    // The generator panics if it can't write. To memory it always can.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "npuzzle", &mut script);
    out.write_all(&script).context(STANDARD_OUTPUT)?;
    Ok(Exit::Answered)
}
