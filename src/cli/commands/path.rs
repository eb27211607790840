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
            json: || record::Path::of(&timed.solution),
            text: |out: &mut Vec<u8>| {
                write(timed.solution.path(), out);
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
        if self.common.output.json {
            return Ok(None);
        }
        let mut solvable = 0;
        solver.each_path(pairs, |path| {
            solvable += usize::from(path.is_some());
            write(path, out);
        })?;
        Ok(Some(solvable))
    }
}

#[inline]
fn write(path: Option<&Path>, out: &mut Vec<u8>) {
    match path {
        Some(path) => out.extend(path.iter().map(|step| step.letter() as u8)),
        None => out.extend_from_slice(UNSOLVABLE.as_bytes()),
    }
    out.push(b'\n');
}
