//! What most subcommands are: a question about boards, and its two forms of answer. Those that ask no
//! question about boards (`generate`, `survey`, `cache` …) have a function `run` instead.

use npuzzle::{Goal, Pair, Solver};
use serde::Serialize;

use super::args::{CommonArgs, OutputArgs};
use super::batch;
use super::board_text::BoardText;
use super::boards::Boards;
use super::exit::Exit;
use super::json::{self, Origin, PairRecord};
use super::stats::Stats;

/// What `path`, `check` and `render` print where no moves lead to the goal.
pub const UNSOLVABLE: &str = "unsolvable";

/// A subcommand that answers about boards: about those of the command line, or of each record of a
/// batch.
pub trait Question: Send + Sync + 'static {
    fn common(&self) -> &CommonArgs;

    /// Appends the answer, as text or as JSON, with its line break.
    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome>;

    /// Appends the answers for these pairs and returns how many of them are solvable, if that is
    /// faster than one call of [`Question::answer`] for each. None where it is not: then `out` is
    /// as it was.
    fn answer_together(
        &self,
        _pairs: &[Pair],
        _solver: &Solver,
        _out: &mut Vec<u8>,
    ) -> anyhow::Result<Option<usize>> {
        Ok(None)
    }

    /// The goal of a start that was given without one. None if the subcommand takes a single board as
    /// it is, as `render` does.
    fn default_goal(&self) -> Option<Goal> {
        Some(Goal::default())
    }

    /// Whether moves follow the boards.
    fn reads_moves(&self) -> bool {
        false
    }

    /// The most bytes of a batch to answer at once: fewer where answers are much longer than
    /// questions.
    fn chunk_size(&self) -> usize {
        batch::CHUNK_SIZE
    }
}

/// What a question is asked about.
pub struct Asked<'a> {
    pub boards: Boards,
    /// The text of the moves that follow the boards, if the question reads any.
    pub moves: Option<&'a str>,
    pub solver: &'a Solver,
    pub origin: Origin<'a>,
}

impl Asked<'_> {
    /// Writes an answer as JSON. Its statistics become a field of the record.
    pub fn write_record(
        &self,
        boards: impl Into<Boards>,
        outcome: Outcome,
        fields: impl Serialize,
        args: &OutputArgs,
        out: &mut Vec<u8>,
    ) -> anyhow::Result<Outcome> {
        let Outcome {
            exit,
            solvable,
            stats,
        } = outcome;
        let (boards, text) = (boards.into(), BoardText::new(args.blank.as_ref()));
        let record = PairRecord::new(self.origin, boards, solvable, fields, stats, &text);
        json::write(&record, out)?;
        Ok(Outcome {
            exit,
            solvable,
            stats: None,
        })
    }

    /// Whether the question is one of many.
    pub fn is_in_batch(&self) -> bool {
        self.origin.line.is_some()
    }
}

/// What an answer came to.
#[derive(Clone, Copy)]
pub struct Outcome {
    pub exit: Exit,
    /// Whether a goal was given and can be reached.
    pub solvable: bool,
    /// What the search took, unless that was not asked for or is part of the answer.
    pub stats: Option<Stats>,
}

impl Outcome {
    /// A yes-or-no question is answered.
    pub fn yes_or_no(yes: bool, solvable: bool, stats: Option<Stats>) -> Self {
        Self {
            exit: if yes { Exit::Answered } else { Exit::No },
            solvable,
            stats,
        }
    }

    pub fn answered(solvable: bool, stats: Option<Stats>) -> Self {
        Self {
            exit: Exit::Answered,
            solvable,
            stats,
        }
    }
}
