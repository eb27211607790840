//! `steps`: how few moves.

use std::io::Write;

use crate::cli::args::StepsArgs;
use crate::cli::exit::Exit;
use crate::cli::output::{self, Answer};
use crate::cli::{input, record};

pub fn run(args: &StepsArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let pair = input::pair(&args.pair)?;
    let timed = output::solve(pair, &args.output)?;
    let steps = timed
        .solution
        .steps()
        .map(|steps| steps + usize::from(args.count_start));
    let answer = Answer {
        pair,
        solvable: steps.is_some(),
        json: record::Steps { steps },
        text: |out: &mut dyn Write| match steps {
            Some(steps) => writeln!(out, "{steps}"),
            None => writeln!(out, "-1"),
        },
    };
    output::print(answer, timed.stats, &args.output, out)?;
    Ok(Exit::Answered)
}
