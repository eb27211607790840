//! `check`: whether any moves lead to the goal, and why.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use npuzzle::{Effort, Invariant, Pair, is_solvable};

use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{CheckArgs, CommonArgs};
use crate::cli::board_text::BoardText;
use crate::cli::json::{CheckFields, WithinFields};
use crate::cli::progress::noun;
use crate::cli::stats::Stats;

impl Question for CheckArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        if let Some(moves) = self.within {
            return self.answer_within(moves, pair, asked, out);
        }
        let begin = Instant::now();
        let (start, goal) = (Invariant::of(pair.start()), Invariant::of(pair.goal()));
        let solvable = start.parity() == goal.parity();
        let stats = Stats::new(Effort::default(), begin, args);
        let outcome = Outcome::yes_or_no(solvable, solvable, stats);
        if args.json {
            let fields = CheckFields {
                start_parity: start.parity().name(),
                start_inversions: start.inversions,
                start_blank_row: start.blank_row,
                goal_parity: goal.parity().name(),
                goal_inversions: goal.inversions,
                goal_blank_row: goal.blank_row,
                explanation: explanation(start, goal),
            };
            return asked.write_record(pair, outcome, fields, args, out);
        }
        writeln!(out, "{}", if solvable { "solvable" } else { UNSOLVABLE })?;
        if self.explain {
            let text = BoardText::new(args.blank.as_ref());
            writeln!(out, "start {}: {}", text.of(pair.start()), sum(start))?;
            writeln!(out, "goal  {}: {}", text.of(pair.goal()), sum(goal))?;
            writeln!(out, "{}", explanation(start, goal))?;
        }
        Ok(outcome)
    }
}

impl CheckArgs {
    /// Tells whether the goal is at most so many moves away.
    fn answer_within(
        &self,
        moves: usize,
        pair: Pair,
        asked: &Asked,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let begin = Instant::now();
        let within = asked.solver.is_within(pair, moves)?;
        let stats = Stats::new(Effort::default(), begin, args);
        let outcome = Outcome::yes_or_no(within, is_solvable(pair), stats);
        if args.json {
            return asked.write_record(pair, outcome, WithinFields { within }, args, out);
        }
        writeln!(out, "{}", if within { "yes" } else { "no" })?;
        Ok(outcome)
    }
}

/// The inversions and the blank's row of a board, and the parity of their sum.
fn sum(invariant: Invariant) -> String {
    let Invariant {
        inversions,
        blank_row,
    } = invariant;
    let noun = noun(inversions as u64, "inversion");
    let mut text = format!("{inversions} {noun}");
    if let Some(row) = blank_row {
        // Writing to a string can't fail.
        let _ = write!(text, " + {row} for the blank's row = {}", inversions + row);
    }
    text + ", " + invariant.parity().name()
}

/// What follows from the parities of both boards.
fn explanation(start: Invariant, goal: Invariant) -> String {
    let what = if start.blank_row.is_some() {
        "of the inversions plus the blank's row (from 0 at the top)"
    } else {
        "of the inversions (pairs of tiles of which the larger comes first)"
    };
    let (start, goal) = (start.parity(), goal.parity());
    if start == goal {
        format!(
            "No move changes the parity {what}: it is {start} in both boards, so each can be \
             reached from the other."
        )
    } else {
        format!(
            "No move changes the parity {what}: it is {start} in the start and {goal} in the \
             goal, so no moves lead from one to the other."
        )
    }
}
