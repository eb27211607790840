//! Answers → text or JSON, to any writer.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Context;
use npuzzle::{Effort, Pair, Solution, Solver};
use serde::Serialize;

use super::args::OutputArgs;
use super::record::{BoardText, Record, Stats};

/// What a failed write was to.
pub const STANDARD_OUTPUT: &str = "standard output can't be written";

/// What `path`, `check` and `render` print where no moves lead to the goal.
pub const UNSOLVABLE: &str = "unsolvable";

/// A solution, and what it took if the user asked.
pub struct Timed {
    pub solution: Solution,
    pub stats: Option<Stats>,
}

/// Solves a pair, and watches the clock.
pub fn solve(pair: Pair, args: &OutputArgs) -> anyhow::Result<Timed> {
    let begin = Instant::now();
    let solution = Solver::new().solve(pair)?;
    let stats = stats(solution.effort(), begin, args);
    Ok(Timed { solution, stats })
}

/// What it took since `begin`, if the user asked.
pub fn stats(effort: Effort, begin: Instant, args: &OutputArgs) -> Option<Stats> {
    args.stats.then(|| Stats::new(effort, begin.elapsed()))
}

/// One answer, in both of its forms.
pub struct Answer<A, T> {
    /// The pair that was asked about.
    pub pair: Pair,
    /// Whether it can be solved.
    pub solvable: bool,
    /// What the subcommand adds to the JSON record.
    pub json: A,
    /// What it prints as text, with the line break.
    pub text: T,
}

/// Prints an answer in the form that was asked for, its statistics where they belong.
pub fn print<A, T>(
    answer: Answer<A, T>,
    stats: Option<Stats>,
    args: &OutputArgs,
    out: &mut impl Write,
) -> anyhow::Result<()>
where
    A: Serialize,
    T: FnOnce(&mut dyn Write) -> io::Result<()>,
{
    if args.json {
        let text = BoardText::new(args.blank);
        let record = Record::of_pair(answer.pair, answer.solvable, answer.json, text);
        return print_record(&record.with_stats(stats), out);
    }
    (answer.text)(out).context(STANDARD_OUTPUT)?;
    print_stats(stats, out)
}

/// Prints statistics on standard error, after the answer.
pub fn print_stats(stats: Option<Stats>, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(stats) = stats else {
        return Ok(());
    };
    out.flush().context(STANDARD_OUTPUT)?;
    write_stats(stats, &mut io::stderr().lock()).context("standard error can't be written")
}

/// Prints a record on a line of its own.
pub fn print_record(record: &impl Serialize, out: &mut impl Write) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, record)
        .map_err(io::Error::from)
        .and_then(|()| writeln!(out))
        .context(STANDARD_OUTPUT)
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
