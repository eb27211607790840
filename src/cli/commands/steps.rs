//! `steps`: how few moves.

use npuzzle::{Pair, Solver};

use crate::cli::args::{CommonArgs, StepsArgs};
use crate::cli::output::{self, Answer};
use crate::cli::question::{Asked, Outcome, Question};
use crate::cli::record;

impl Question for StepsArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        let timed = output::solve(pair, asked.solver, self.common())?;
        let steps = timed.solution.steps().map(|steps| self.count(steps));
        let answer = Answer {
            outcome: timed.outcome(),
            json: || record::Steps { steps },
            text: |out: &mut Vec<u8>| {
                write(steps, out);
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
        solver.each_steps(pairs, |steps| {
            solvable += usize::from(steps.is_some());
            write(steps.map(|steps| self.count(steps)), out);
        })?;
        Ok(Some(solvable))
    }
}

impl StepsArgs {
    fn count(&self, steps: usize) -> usize {
        steps + usize::from(self.count_start)
    }
}

/// A number or what stands for none, with its line break, and the length of that.
type Spelt = ([u8; 4], u8);

/// The numbers below [`NONE`], so that a batch need not spell them, and what stands for none.
static SPELT: [Spelt; NONE + 1] = {
    let mut spelt = [(*b"-1\n ", 3); NONE + 1];
    let mut number = 0;
    while number < NONE {
        let (tens, ones) = (b'0' + (number / 10) as u8, b'0' + (number % 10) as u8);
        spelt[number] = if number < 10 {
            ([ones, b'\n', b' ', b' '], 2)
        } else {
            ([tens, ones, b'\n', b' '], 3)
        };
        number += 1;
    }
    spelt
};
const NONE: usize = 99;

#[inline]
fn write(steps: Option<usize>, out: &mut Vec<u8>) {
    let Some((text, length)) = SPELT.get(steps.unwrap_or(NONE)) else {
        return out.extend_from_slice(format!("{}\n", steps.unwrap_or(NONE)).as_bytes());
    };
    // Four bytes at once are faster than two or three.
    let end = out.len() + usize::from(*length);
    out.extend_from_slice(text);
    out.truncate(end);
}
