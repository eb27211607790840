//! What a search took, as `--stats` tells it.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Context;
use npuzzle::{Effort, Solution};
use serde::Serialize;

use super::args::OutputArgs;
use super::terminal::STANDARD_OUTPUT;

/// Searched boards and time; the fields of `"stats"` in JSON.
#[derive(Clone, Copy, Serialize)]
pub struct Stats {
    expanded_forward: usize,
    expanded_backward: usize,
    depth_forward: usize,
    depth_backward: usize,
    seconds: f64,
}

impl Stats {
    /// The effort, and the time since `begin`; none unless `--stats` was given.
    pub fn new(effort: Effort, begin: Instant, args: &OutputArgs) -> Option<Self> {
        args.stats.then(|| Self {
            expanded_forward: effort.expanded_forward,
            expanded_backward: effort.expanded_backward,
            depth_forward: effort.depth_forward,
            depth_backward: effort.depth_backward,
            seconds: begin.elapsed().as_secs_f64(),
        })
    }
}

/// Runs a search and measures it.
pub fn timed<E>(
    args: &OutputArgs,
    search: impl FnOnce() -> Result<Solution, E>,
) -> Result<(Solution, Option<Stats>), E> {
    let begin = Instant::now();
    let solution = search()?;
    let stats = Stats::new(solution.effort(), begin, args);
    Ok((solution, stats))
}

/// Prints statistics, if there are any, on standard error, after the answer on standard output.
pub fn print(stats: Option<Stats>, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(stats) = stats else {
        return Ok(());
    };
    out.flush().context(STANDARD_OUTPUT)?;
    let Stats {
        expanded_forward,
        expanded_backward,
        depth_forward,
        depth_backward,
        seconds,
    } = stats;
    let milliseconds = seconds * 1e3;
    let text = format!(
        "expanded: {expanded_forward} boards forward, {expanded_backward} backward\n\
         depth:    {depth_forward} moves forward, {depth_backward} backward\n\
         time:     {milliseconds:.3} ms\n"
    );
    io::stderr()
        .write_all(text.as_bytes())
        .context("standard error can't be written")
}
