//! `steps`: the fewest moves.

use npuzzle::{Pair, Solver};

use crate::cli::answer::{Asked, Outcome, Question};
use crate::cli::args::{CommonArgs, StepsArgs};
use crate::cli::json::AnswerFields;
use crate::cli::stats;

impl Question for StepsArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        let (solution, stats) = stats::timed(args, || asked.solver.solve(pair))?;
        let outcome = Outcome::answered(solution.path().is_some(), stats);
        let steps = solution.steps().map(|steps| self.count(steps));
        if args.json {
            return asked.write_record(pair, outcome, AnswerFields::Steps { steps }, args, out);
        }
        write(steps, out);
        Ok(outcome)
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

/// A text of up to four bytes, and its length.
type ShortText = ([u8; 4], u8);

/// Numbers below this have at most three digits, which with a line break fill four bytes.
const LISTED: usize = 1000;

/// Every line that a batch is likely to print: first that for "none", then those for the numbers
/// from 0, so that "none" and a number never share a place.
static LINES: [ShortText; 1 + LISTED] = {
    let mut lines = [(*b"-1\n ", 3); 1 + LISTED];
    let mut number = 0;
    while number < LISTED {
        lines[1 + number] = line(number);
        number += 1;
    }
    lines
};

/// The digits of a number below [`LISTED`] and a line break.
const fn line(number: usize) -> ShortText {
    let digits = 1 + (number > 9) as usize + (number > 99) as usize;
    let mut text = [b'\n'; 4];
    let (mut place, mut rest) = (digits, number);
    while place > 0 {
        place -= 1;
        text[place] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    (text, digits as u8 + 1)
}

#[inline]
fn write(steps: Option<usize>, out: &mut Vec<u8>) {
    let line = match steps {
        None => 0,
        Some(steps) if steps < LISTED => 1 + steps,
        Some(steps) => return out.extend_from_slice(format!("{steps}\n").as_bytes()),
    };
    let (text, length) = &LINES[line];
    // Four bytes at once are faster than two or three: see `cargo bench --bench batch`.
    let end = out.len() + usize::from(*length);
    out.extend_from_slice(text);
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(steps: Option<usize>) -> String {
        let mut out = Vec::new();
        write(steps, &mut out);
        String::from_utf8(out).expect("digits")
    }

    #[test]
    fn every_number_is_written_as_itself() {
        for steps in (0..=2 * LISTED).chain([usize::MAX]) {
            assert_eq!(written(Some(steps)), format!("{steps}\n"));
        }
    }

    #[test]
    fn only_no_number_is_written_as_minus_one() {
        assert_eq!(written(None), "-1\n");
    }
}
