//! Answers → text or JSON, to any writer.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Context;
use npuzzle::{Effort, Pair, Solution, SolveError, Solver};
use serde::Serialize;

use super::args::OutputArgs;
use super::ask::Outcome;
use super::json::{BoardText, Origin, Record, Stats};

/// What a failed write was to.
pub const STANDARD_OUTPUT: &str = "standard output can't be written";

/// What `path`, `check` and `render` print where no moves lead to the goal.
pub const UNSOLVABLE: &str = "unsolvable";

/// A solution, and what it took if the user asked.
pub struct Timed {
    pub solution: Solution,
    pub stats: Option<Stats>,
}

/// Solves a pair.
pub fn solve(pair: Pair, solver: &Solver, args: &OutputArgs) -> anyhow::Result<Timed> {
    timed(args, || solver.solve(pair))
}

/// Solves a pair, and takes the time.
pub fn timed(
    args: &OutputArgs,
    solve: impl FnOnce() -> Result<Solution, SolveError>,
) -> anyhow::Result<Timed> {
    let begin = Instant::now();
    let solution = solve()?;
    let stats = stats(solution.effort(), begin, args);
    Ok(Timed { solution, stats })
}

/// What it took since `begin`, if the user asked.
pub fn stats(effort: Effort, begin: Instant, args: &OutputArgs) -> Option<Stats> {
    args.stats.then(|| Stats::new(effort, begin.elapsed()))
}

impl Timed {
    /// What a question about the solution comes to.
    pub fn outcome(&self) -> Outcome {
        Outcome {
            stats: self.stats,
            ..Outcome::answered(self.solution.path().is_some())
        }
    }
}

/// An answer about a pair, in both of its forms.
pub struct Answer<J, T> {
    pub outcome: Outcome,
    /// Makes what the subcommand adds to the JSON record.
    pub json: J,
    /// Appends what it prints as text, with its line break.
    pub text: T,
}

impl<A, J, T> Answer<J, T>
where
    A: Serialize,
    J: FnOnce() -> A,
    T: FnOnce(&mut Vec<u8>) -> io::Result<()>,
{
    /// Appends the answer in the form that was asked for. The statistics become a part of the
    /// record; beside text they are left for the caller to tell.
    pub fn write(
        self,
        pair: Pair,
        origin: Origin,
        args: &OutputArgs,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Outcome> {
        if !args.json {
            (self.text)(out)?;
            return Ok(self.outcome);
        }
        let text = BoardText::new(args.blank);
        let record = Record::of_pair(origin, pair, self.outcome.solvable, (self.json)(), text);
        write_record(&record.with_stats(self.outcome.stats), out)?;
        Ok(Outcome {
            stats: None,
            ..self.outcome
        })
    }
}

/// Writes a record, on a line of its own.
pub fn write_record(record: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, record)?;
    out.write_all(b"\n")
}

/// Prints statistics on standard error, after the answer.
pub fn print_stats(stats: Option<Stats>, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(stats) = stats else {
        return Ok(());
    };
    out.flush().context(STANDARD_OUTPUT)?;
    write_stats(stats, &mut io::stderr().lock()).context("standard error can't be written")
}

fn write_stats(stats: Stats, out: &mut impl Write) -> io::Result<()> {
    let Stats {
        expanded_forward,
        expanded_backward,
        depth_forward,
        depth_backward,
        seconds,
    } = stats;
    writeln!(
        out,
        "expanded: {expanded_forward} boards forward, {expanded_backward} backward"
    )?;
    writeln!(
        out,
        "depth:    {depth_forward} moves forward, {depth_backward} backward"
    )?;
    writeln!(out, "time:     {:.3} ms", seconds * 1e3)
}
