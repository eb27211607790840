//! `path`: which moves.

use std::io::Write;
use std::time::Instant;

use npuzzle::{Effort, MoveOrder, OptimalPaths, Pair, Path, Solver};

use crate::cli::answer::{self, Answer, UNSOLVABLE};
use crate::cli::args::{CommonArgs, PathArgs};
use crate::cli::ask::{Asked, Outcome, Question};
use crate::cli::json;

impl Question for PathArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let pair = asked.boards.pair()?;
        if self.all || self.count {
            return self.answer_all(pair, asked, out);
        }
        let output = &self.common.output;
        let timed = answer::timed(output, || asked.solver.solve_in_order(pair, self.order))?;
        let path = timed.solution.path();
        let answer = Answer {
            outcome: timed.outcome(),
            json: || json::Path {
                steps: timed.solution.steps(),
                path: path.map(|path| self.written.text(path)),
            },
            text: |out: &mut Vec<u8>| {
                self.write(path, out);
                Ok(())
            },
        };
        answer.write(pair, asked.origin, output, out)
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

    /// Answers for all shortest paths, or how many there are.
    fn answer_all(&self, pair: Pair, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let begin = Instant::now();
        let found = asked.solver.optimal_paths(pair)?;
        let count = found.as_ref().map_or(0, OptimalPaths::count);
        let limit = self.limit.map_or(usize::MAX, Into::into);
        let paths = || found.iter().flat_map(|found| found.iter(self.order));
        let texts = || paths().take(limit).map(|path| self.written.text(&path));
        let answer = Answer {
            outcome: Outcome {
                stats: answer::stats(Effort::default(), begin, args),
                ..Outcome::answered(found.is_some())
            },
            json: || json::Optimal {
                first: json::Path {
                    steps: found.as_ref().map(OptimalPaths::steps),
                    path: texts().next(),
                },
                count,
                paths: self.all.then(|| texts().collect()),
            },
            text: |out: &mut Vec<u8>| {
                if self.count {
                    return writeln!(out, "{count}");
                }
                let between = if asked.origin.line.is_some() {
                    ","
                } else {
                    "\n"
                };
                for (number, text) in texts().enumerate() {
                    let before = if number == 0 { "" } else { between };
                    write!(out, "{before}{text}")?;
                }
                if found.is_none() {
                    out.extend_from_slice(UNSOLVABLE.as_bytes());
                }
                writeln!(out)
            },
        };
        answer.write(pair, asked.origin, args, out)
    }

    fn write(&self, path: Option<&Path>, out: &mut Vec<u8>) {
        match path {
            Some(path) if !self.written.is_default() => {
                out.extend_from_slice(self.written.text(path).as_bytes());
                out.push(b'\n');
            }
            _ => write_letters(path, out),
        }
    }
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
