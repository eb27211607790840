//! Runs a subcommand, and reports what goes wrong.

use std::io::{self, BufWriter, Write};

use anyhow::Context;

use super::advice;
use super::args::Command;
use super::ask;
use super::commands;
use super::exit::Exit;
use super::terminal::STANDARD_OUTPUT;

/// Runs a subcommand; its answers go to standard output.
pub fn run(command: Command) -> anyhow::Result<Exit> {
    let mut out = BufWriter::new(io::stdout().lock());
    let exit = match command {
        Command::Steps(args) => ask::ask(args, &mut out),
        Command::Path(args) => commands::path::run(args, &mut out),
        Command::Check(args) => ask::ask(args, &mut out),
        Command::Verify(args) => ask::ask(args, &mut out),
        Command::Render(args) => commands::render::run(args, &mut out),
        Command::Compare(args) => ask::ask(args, &mut out),
        Command::Generate(args) => commands::generate::run(&args, &mut out),
        Command::Rank(args) => commands::rank::run(args, &mut out),
        Command::Survey(args) => commands::survey::run(&args, &mut out),
        Command::Cache(args) => commands::cache::run(args, &mut out),
        Command::Completions(args) => commands::completions::run(&args, &mut out),
        Command::Man(args) => commands::man::run(&args, &mut out),
    }?;
    out.flush().context(STANDARD_OUTPUT)?;
    Ok(exit)
}

/// Prints the help or the version that was asked for, or what is wrong with the command line.
pub fn print_usage(usage: &clap::Error) -> anyhow::Result<Exit> {
    let printed = usage.print();
    if usage.use_stderr() {
        // If standard error is closed, the exit status still tells.
        return Ok(Exit::Wrong);
    }
    printed
        .and_then(|()| io::stdout().flush())
        .context(STANDARD_OUTPUT)?;
    Ok(Exit::Answered)
}

/// Prints an error on standard error. A closed pipe is no error: its reader has seen enough.
pub fn report(error: &anyhow::Error) -> Exit {
    let is_closed_pipe = error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    });
    if is_closed_pipe {
        return Exit::Answered;
    }
    // If standard error is closed, the exit status still tells.
    let _ = writeln!(io::stderr(), "error: {}", advice::message(error));
    Exit::Wrong
}
