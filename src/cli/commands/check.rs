//! `check`: whether any moves lead to the goal, and why.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use npuzzle::{Effort, Invariant};

use crate::cli::args::CheckArgs;
use crate::cli::exit::Exit;
use crate::cli::input;
use crate::cli::output::{self, Answer, UNSOLVABLE};
use crate::cli::record::{self, BoardText};

pub fn run(args: &CheckArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let pair = input::pair(&args.pair)?;
    let begin = Instant::now();
    let (start, goal) = (Invariant::of(pair.start()), Invariant::of(pair.goal()));
    let solvable = start.parity() == goal.parity();
    let stats = output::stats(Effort::default(), begin, &args.output);
    let answer = Answer {
        pair,
        solvable,
        json: record::Check::new(start, goal, explanation(start, goal)),
        text: |out: &mut dyn Write| {
            writeln!(out, "{}", if solvable { "solvable" } else { UNSOLVABLE })?;
            if args.explain {
                let text = BoardText::new(args.output.blank);
                writeln!(out, "start {}: {}", text.of(pair.start()), count(start))?;
                writeln!(out, "goal  {}: {}", text.of(pair.goal()), count(goal))?;
                writeln!(out, "{}", explanation(start, goal))?;
            }
            Ok(())
        },
    };
    output::print(answer, stats, &args.output, out)?;
    Ok(if solvable { Exit::Answered } else { Exit::No })
}

/// The numbers of one board, and the parity that they make.
fn count(invariant: Invariant) -> String {
    let Invariant {
        inversions,
        blank_row,
    } = invariant;
    let noun = if inversions == 1 {
        "inversion"
    } else {
        "inversions"
    };
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
