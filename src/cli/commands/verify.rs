//! `verify`: whether moves lead to the goal, and how many more they are than needed.

use std::io::Write;
use std::time::Instant;

use anyhow::bail;
use npuzzle::{Effort, Frame, Misstep, Pair, Path, SolveError, Solver, is_solvable};

use crate::cli::answer::{self, Answer, UNSOLVABLE};
use crate::cli::args::{CommonArgs, VerifyArgs};
use crate::cli::ask::{Asked, Outcome, Question};
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardText, Stats, Wrong};

impl Question for VerifyArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn reads_moves(&self) -> bool {
        true
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let pair = asked.boards.pair()?;
        let (verdict, stats) = match self.claim(asked.moves)? {
            None => (none_lead(pair), self.no_search()),
            Some(path) => match path.verify(pair) {
                Ok(()) => self.measure(path.len(), pair, asked.solver)?,
                Err(misstep) => (self.fault(&path, misstep, pair), self.no_search()),
            },
        };
        let valid = verdict.wrong.is_none();
        let answer = Answer {
            outcome: Outcome {
                exit: if valid { Exit::Answered } else { Exit::No },
                solvable: is_solvable(pair),
                stats,
            },
            text: |out: &mut Vec<u8>| writeln!(out, "{}", self.sentence(&verdict, pair)),
            json: || &verdict,
        };
        answer.write(pair, asked.origin, args, out)
    }
}

impl VerifyArgs {
    /// The moves that are to lead to the goal; none where it is claimed that none do.
    fn claim(&self, behind_boards: Option<&str>) -> anyhow::Result<Option<Path>> {
        let text = match (behind_boards, self.moves.as_deref()) {
            (Some(text), None) | (None | Some(""), Some(text)) => text,
            (Some(text), Some(_)) => bail!("moves were given twice, as {text:?} and by --moves"),
            (None, None) => bail!(
                "no moves were given: they come last, such as uldr, or '' for none; or give --moves"
            ),
        };
        if text.trim() == UNSOLVABLE {
            return Ok(None);
        }
        Ok(Some(Path::read(text, self.frame.frame())?))
    }

    /// Compares valid moves with the minimum, or with what is known of it.
    fn measure(
        &self,
        moves: usize,
        pair: Pair,
        solver: &Solver,
    ) -> anyhow::Result<(json::Verify, Option<Stats>)> {
        let begin = Instant::now();
        let (minimum, at_least, stats) = match answer::solve(pair, solver, &self.common.output) {
            Ok(timed) => (timed.solution.steps(), None, timed.stats),
            Err(error) => {
                let stats = answer::stats(Effort::default(), begin, &self.common.output);
                match lower_bound(&error) {
                    // Fewer can't do, and these do.
                    Some(bound) if bound >= moves => (Some(moves), None, stats),
                    Some(bound) if !self.optimal => (None, Some(bound), stats),
                    Some(_) => bail!(error.context(format!(
                        "valid, {}; whether they are the minimum is not known",
                        counted(moves)
                    ))),
                    None => return Err(error),
                }
            }
        };
        let excess = minimum.map(|minimum| moves.saturating_sub(minimum));
        let longer = self.optimal && excess != Some(0);
        let verdict = json::Verify {
            valid: !longer,
            moves: Some(moves),
            minimum,
            at_least,
            excess,
            wrong: longer.then_some(Wrong::Longer),
            hint_frame: None,
        };
        Ok((verdict, stats))
    }

    /// What is wrong with moves, and whether they are only the other frame's.
    fn fault(&self, path: &Path, misstep: Misstep, pair: Pair) -> json::Verify {
        let frame = self.frame.frame();
        let turned: Path = path.iter().map(|step| step.inverse()).collect();
        json::Verify {
            moves: Some(path.len()),
            wrong: Some(match misstep {
                Misstep::Leaves { index, step } => Wrong::Leaves {
                    index: index + 1,
                    letter: frame.turn(step).letter(),
                },
                Misstep::Elsewhere(board) => Wrong::Elsewhere {
                    board: self.board_text().of(board),
                },
            }),
            hint_frame: turned.verify(pair).is_ok().then_some(frame.other().name()),
            ..json::Verify::default()
        }
    }

    /// The verdict as one line of text.
    fn sentence(&self, verdict: &json::Verify, pair: Pair) -> String {
        let moves = counted(verdict.moves.unwrap_or_default());
        let sentence = match &verdict.wrong {
            None if verdict.moves.is_none() => format!("valid, {UNSOLVABLE}"),
            None => format!("valid, {moves}, {}", comparison(verdict)),
            Some(Wrong::Longer) => format!("not optimal, {moves}, {}", comparison(verdict)),
            Some(Wrong::Solvable) => format!("not {UNSOLVABLE}, moves lead to the goal"),
            Some(Wrong::Leaves { index, letter }) => {
                format!("move {index}, \"{letter}\", leaves the board")
            }
            Some(Wrong::Elsewhere { board }) => {
                let goal = self.board_text().of(pair.goal());
                format!("after {moves} the board is {board}, not the goal {goal}")
            }
        };
        let Some(frame) = verdict.hint_frame else {
            return sentence;
        };
        let whose = match self.frame.frame().other() {
            Frame::Blank => "the blank's",
            Frame::Tile => "the tiles'",
        };
        format!("{sentence}; read as {whose} moves (--frame {frame}) they are right")
    }

    fn board_text(&self) -> BoardText {
        BoardText::new(self.common.output.blank)
    }

    /// What it took where nothing was searched.
    fn no_search(&self) -> Option<Stats> {
        answer::stats(Effort::default(), Instant::now(), &self.common.output)
    }
}

/// Judges the claim that no moves lead to the goal.
fn none_lead(pair: Pair) -> json::Verify {
    let wrong = is_solvable(pair).then_some(Wrong::Solvable);
    json::Verify {
        valid: wrong.is_none(),
        wrong,
        ..json::Verify::default()
    }
}

/// How valid moves compare with the minimum.
fn comparison(verdict: &json::Verify) -> String {
    match (verdict.excess, verdict.at_least) {
        (Some(0), _) => "the minimum".to_owned(),
        (Some(excess), _) => format!("{excess} more than the minimum"),
        (None, Some(1)) => "at least 1 is needed".to_owned(),
        (None, bound) => format!("at least {} are needed", bound.unwrap_or_default()),
    }
}

/// How many moves it takes at least, by a search that gave up.
fn lower_bound(error: &anyhow::Error) -> Option<usize> {
    error.downcast_ref::<SolveError>()?.at_least()
}

fn counted(moves: usize) -> String {
    match moves {
        1 => "1 move".to_owned(),
        _ => format!("{moves} moves"),
    }
}
