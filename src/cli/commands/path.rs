//! `path`: the moves.

use std::io::{self, Write};
use std::time::Instant;

use npuzzle::{Effort, MoveOrder, OptimalPaths, Pair, Path, Solver};

use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{CommonArgs, PathArgs};
use crate::cli::ask;
use crate::cli::exit::Exit;
use crate::cli::json::{AllPathsFields, PathFields};
use crate::cli::stats::{self, Stats};

pub fn run(args: PathArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    args.written.check()?;
    ask::ask(args, out)
}

impl Question for PathArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        if self.all || self.count {
            return self.answer_all(pair, asked, out);
        }
        let search = || asked.solver.solve_in_order(pair, self.order);
        let (solution, stats) = stats::timed(args, search)?;
        let outcome = Outcome::answered(solution.path().is_some(), stats);
        if args.json {
            let fields = PathFields {
                steps: solution.steps(),
                path: solution.path().map(|path| self.text(path, pair)),
            };
            return asked.write_record(pair, outcome, fields, args, out);
        }
        match solution.path() {
            Some(path) if !self.written.is_default() => {
                writeln!(out, "{}", self.text(path, pair))?;
            }
            path => write_letters(path, out),
        }
        Ok(outcome)
    }

    fn answer_together(
        &self,
        pairs: &[Pair],
        solver: &Solver,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Option<usize>> {
        if self.common.output.json || !self.is_default() {
            return Ok(None);
        }
        let mut solvable = 0;
        solver.each_path(pairs, |path| {
            solvable += usize::from(path.is_some());
            write_letters(path, out);
        })?;
        Ok(Some(solvable))
    }
}

impl PathArgs {
    /// Whether the canonical path is wanted, and in letters.
    fn is_default(&self) -> bool {
        let is_canonical = self.order == MoveOrder::default() && !self.all && !self.count;
        is_canonical && self.written.is_default()
    }

    fn text(&self, path: &Path, pair: Pair) -> String {
        let blank = self.common.output.blank.as_ref();
        self.written.text(path, pair.start(), blank)
    }

    /// Answers with all shortest paths, or how many there are.
    fn answer_all(&self, pair: Pair, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let begin = Instant::now();
        let paths = asked.solver.optimal_paths(pair)?;
        let stats = Stats::new(Effort::default(), begin, args);
        let outcome = Outcome::answered(paths.is_some(), stats);
        let count = paths.as_ref().map_or(0, OptimalPaths::count);
        let limit = self.limit.map_or(usize::MAX, Into::into);
        let in_order = || paths.iter().flat_map(|paths| paths.iter(self.order));
        let texts = || in_order().take(limit).map(|path| self.text(&path, pair));
        if args.json {
            let fields = AllPathsFields {
                first: PathFields {
                    steps: paths.as_ref().map(OptimalPaths::steps),
                    path: texts().next(),
                },
                count,
                paths: self.all.then(|| texts().collect()),
            };
            return asked.write_record(pair, outcome, fields, args, out);
        }
        if self.count {
            writeln!(out, "{count}")?;
        } else if paths.is_none() {
            writeln!(out, "{UNSOLVABLE}")?;
        } else {
            let separator = if asked.is_in_batch() { "," } else { "\n" };
            write_all(texts(), separator, out)?;
        }
        Ok(outcome)
    }
}

/// Writes paths with a separator between them. There may be too many to collect them first.
fn write_all(
    paths: impl Iterator<Item = String>,
    separator: &str,
    out: &mut Vec<u8>,
) -> io::Result<()> {
    for (number, path) in paths.enumerate() {
        let before = if number == 0 { "" } else { separator };
        write!(out, "{before}{path}")?;
    }
    writeln!(out)
}

/// Writes what is asked for most often, as fast as it is found.
#[inline]
fn write_letters(path: Option<&Path>, out: &mut Vec<u8>) {
    match path {
        Some(path) => out.extend(path.iter().map(|step| step.letter() as u8)),
        None => out.extend_from_slice(UNSOLVABLE.as_bytes()),
    }
    out.push(b'\n');
}
