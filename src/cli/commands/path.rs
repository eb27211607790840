//! `path`: which moves.

use npuzzle::{Pair, Path, Solver};

use crate::cli::args::{CommonArgs, PathArgs};
use crate::cli::output::{self, Answer, UNSOLVABLE};
use crate::cli::question::{Asked, Outcome, Question};
use crate::cli::record;

impl Question for PathArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        let timed = output::solve(pair, asked.solver, self.common())?;
        let answer = Answer {
            outcome: timed.outcome(),
            json: || record::Path {
                steps: timed.solution.steps(),
                path: timed.solution.path().map(|path| self.written.text(path)),
            },
            text: |out: &mut Vec<u8>| {
                self.write(timed.solution.path(), out);
                Ok(())
            },
        };
        answer.write(pair, asked.origin, args, out)
    }

    fn answer_together(
        &self,
        pairs: &[Pair],
        solver: &Solver,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Option<usize>> {
        if self.common.output.json || !self.written.is_default() {
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
