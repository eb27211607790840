//! The puzzles of a batch on one sheet.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use npuzzle::{Board, Goal, is_solvable};

use super::args::{CommonArgs, RenderArgs};
use super::ask::{self, Asked, Outcome, Question};
use super::batch;
use super::boards::Boards;
use super::exit::Exit;

/// Asks of each record only what its start is.
struct Starts {
    args: RenderArgs,
    found: Arc<Mutex<Vec<(u64, Board)>>>,
    /// No more than that are kept.
    most: usize,
}

impl Question for Starts {
    fn common(&self) -> &CommonArgs {
        &self.args.common
    }

    fn answer(&self, asked: &Asked, _: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.len() < self.most {
            found.push((asked.origin.line.unwrap_or(0), asked.boards.start()));
        }
        let solvable = matches!(asked.boards, Boards::Pair(pair) if is_solvable(pair));
        Ok(Outcome::answered(solvable))
    }

    fn default_goal(&self) -> Option<Goal> {
        None
    }
}

/// The starts of a batch in the order of its lines, at most so many; and what came of the batch.
pub fn starts(args: RenderArgs, file: &Path, most: usize) -> anyhow::Result<(Vec<Board>, Exit)> {
    let solver = ask::solver(&args.common);
    let found = Arc::default();
    let question = Starts {
        args,
        found: Arc::clone(&found),
        most,
    };
    let exit = batch::run(question, solver, file, &mut io::sink())?;
    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
    found.sort_unstable_by_key(|&(line, _)| line);
    Ok((found.iter().map(|&(_, board)| board).collect(), exit))
}
