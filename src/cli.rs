//! The program: dispatches the subcommands, and says what went wrong.

mod answer;
pub mod args;
mod ask;
mod batch;
mod boards;
mod cache;
mod commands;
mod draw;
mod exit;
mod interrupt;
mod json;
mod progress;
mod sheet;
mod terminal;

use std::io::{self, BufWriter, Write};

use anyhow::Context;

use args::Command;
use exit::Exit;
use npuzzle::{ParseError, PermutationFault, SampleError, SolveError, SurveyError};

/// Runs a subcommand, its answers going to standard output.
pub fn run(command: Command) -> anyhow::Result<Exit> {
    let mut out = BufWriter::new(io::stdout().lock());
    let exit = match command {
        Command::Steps(args) => ask::ask(args, &mut out),
        Command::Path(args) => ask::ask(args, &mut out),
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
    out.flush().context(answer::STANDARD_OUTPUT)?;
    Ok(exit)
}

/// Prints help or the version that was asked for, or what is wrong with the command line.
pub fn tell_usage(usage: &clap::Error) -> anyhow::Result<Exit> {
    let printed = usage.print();
    if usage.use_stderr() {
        // Where even standard error is closed, the exit status still tells.
        return Ok(Exit::Wrong);
    }
    printed
        .and_then(|()| io::stdout().flush())
        .context(answer::STANDARD_OUTPUT)?;
    Ok(Exit::Answered)
}

/// Says on standard error what went wrong. A reader that closed the pipe has seen enough: that
/// is no failure, and nothing is said.
pub fn report(error: &anyhow::Error) -> Exit {
    let closed_pipe = error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    });
    if closed_pipe {
        return Exit::Answered;
    }
    // Where even standard error is closed, the exit status still tells.
    let _ = writeln!(io::stderr(), "error: {}", message(error));
    Exit::Wrong
}

/// An error as the user is told of it, with what can be done about it.
fn message(error: &anyhow::Error) -> String {
    let advice = None
        .or_else(|| error.downcast_ref().map(advice_on_text))
        .or_else(|| error.downcast_ref().map(advice_on_search))
        .or_else(|| error.downcast_ref().map(advice_on_sample))
        .or_else(|| error.downcast_ref().map(advice_on_survey));
    format!("{error:#}{}", advice.unwrap_or_default())
}

fn advice_on_text(error: &ParseError) -> &'static str {
    match error {
        ParseError::AmbiguousShape { .. } => " Give --size, or end each row with /",
        ParseError::Permutation {
            fault: PermutationFault::Labels { .. },
            ..
        } => "; and a board has a blank, one of . 0 x X _ *",
        ParseError::GoalName(_) => "; or give a board",
        _ => "",
    }
}

fn advice_on_search(error: &SolveError) -> &'static str {
    match error {
        SolveError::Memory { .. } => "; give --memory more, or choose another --engine",
        SolveError::TimedOut { .. } | SolveError::TooLarge { .. } => "",
    }
}

fn advice_on_sample(error: &SampleError) -> &'static str {
    match error {
        SampleError::Solve(error) => advice_on_search(error),
        SampleError::TooFar { .. } | SampleError::NotFound { .. } => "",
    }
}

fn advice_on_survey(error: &SurveyError) -> &'static str {
    if error.is_over_limit() {
        "; give --memory more"
    } else {
        ""
    }
}
