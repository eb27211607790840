//! `path`: which moves.

use std::io::Write;

use crate::cli::args::PathArgs;
use crate::cli::exit::Exit;
use crate::cli::output::{self, Answer, UNSOLVABLE};
use crate::cli::{input, record};

pub fn run(args: &PathArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let pair = input::pair(&args.pair)?;
    let timed = output::solve(pair, &args.output)?;
    let path = timed.solution.path();
    let answer = Answer {
        pair,
        solvable: path.is_some(),
        json: record::Path::of(&timed.solution),
        text: |out: &mut dyn Write| match path {
            Some(path) => writeln!(out, "{path}"),
            None => writeln!(out, "{UNSOLVABLE}"),
        },
    };
    output::print(answer, timed.stats, &args.output, out)?;
    Ok(Exit::Answered)
}
