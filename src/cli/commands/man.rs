//! `man`: the manual page of the program, or of a subcommand.

use std::io::Write;

use anyhow::{Context, bail};
use clap::CommandFactory;
use clap_mangen::Man;

use crate::cli::args::{Cli, ManArgs};
use crate::cli::exit::Exit;
use crate::cli::terminal::STANDARD_OUTPUT;

pub fn run(args: &ManArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    // Gives the subcommands their full names: npuzzle-steps.
    let mut program = Cli::command();
    program.build();
    let page = match &args.subcommand {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(subcommand) => subcommand.clone(),
            None => bail!("subcommand {name:?}: there is none of that name; --help lists them"),
        },
    };
    let name = page.get_display_name().unwrap_or("npuzzle").to_owned();
    let source = concat!("npuzzle ", env!("CARGO_PKG_VERSION"));
    Man::new(page)
        .title(name)
        .source(source)
        .render(out)
        .context(STANDARD_OUTPUT)?;
    Ok(Exit::Answered)
}
