//! `verify`: whether moves lead to the goal, and how many more they are than needed.

use std::io::Write;
use std::time::Instant;

use anyhow::bail;
use npuzzle::{Effort, Frame, Misstep, Moves, Pair, Path, Solver, Stuck, is_solvable};

use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{CommonArgs, VerifyArgs};
use crate::cli::board_text::BoardText;
use crate::cli::json::{VerifyFields, WrongMoves};
use crate::cli::progress::noun;
use crate::cli::stats::{self, Stats};

impl Question for VerifyArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn reads_moves(&self) -> bool {
        true
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common.output;
        let begin = Instant::now();
        let pair = asked.boards.pair()?;
        let unsearched = |verdict| (verdict, Stats::new(Effort::default(), begin, args));
        let (verdict, stats) = match self.claim(asked.moves)? {
            Claim::NoneLead => unsearched(none_lead(pair)),
            Claim::Lead(moves) => {
                let count = count(&moves);
                match self.fault(moves, pair) {
                    None => self.measure(count, pair, asked.solver)?,
                    Some(fault) => unsearched(VerifyFields {
                        moves: Some(count),
                        ..fault
                    }),
                }
            }
        };
        let outcome = Outcome::yes_or_no(verdict.valid, is_solvable(pair), stats);
        if args.json {
            return asked.write_record(pair, outcome, &verdict, args, out);
        }
        writeln!(out, "{}", self.sentence(&verdict, pair))?;
        Ok(outcome)
    }
}

/// What is to be judged.
enum Claim {
    /// No moves lead to the goal.
    NoneLead,
    /// These do.
    Lead(Moves),
}

impl VerifyArgs {
    fn claim(&self, behind_boards: Option<&str>) -> anyhow::Result<Claim> {
        let text = match (behind_boards, self.moves.as_deref()) {
            (Some(text), None) | (None | Some(""), Some(text)) => text,
            (Some(text), Some(_)) => bail!("moves were given twice, as {text:?} and by --moves"),
            (None, None) => bail!(
                "no moves were given: they come last, such as uldr, or '' for none; or give --moves"
            ),
        };
        if text.trim() == UNSOLVABLE {
            return Ok(Claim::NoneLead);
        }
        Ok(Claim::Lead(Moves::read(text, self.frame.frame())?))
    }

    /// Compares valid moves with the minimum, or with a lower bound of it.
    fn measure(
        &self,
        moves: usize,
        pair: Pair,
        solver: &Solver,
    ) -> anyhow::Result<(VerifyFields, Option<Stats>)> {
        let args = &self.common.output;
        let begin = Instant::now();
        let (minimum, at_least, stats) = match stats::timed(args, || solver.solve(pair)) {
            Ok((solution, stats)) => (solution.steps(), None, stats),
            Err(error) => {
                let stats = Stats::new(Effort::default(), begin, args);
                match error.at_least() {
                    // No fewer moves can do, and these do.
                    Some(bound) if bound >= moves => (Some(moves), None, stats),
                    Some(bound) if !self.optimal => (None, Some(bound), stats),
                    Some(_) => bail!(anyhow::Error::new(error).context(format!(
                        "valid, {}; whether they are the minimum is not known",
                        counted(moves)
                    ))),
                    None => return Err(error.into()),
                }
            }
        };
        let excess = minimum.map(|minimum| moves.saturating_sub(minimum));
        let longer = self.optimal && excess != Some(0);
        let verdict = VerifyFields {
            valid: !longer,
            moves: Some(moves),
            minimum,
            at_least,
            excess,
            wrong: longer.then_some(WrongMoves::Longer),
            hint_frame: None,
        };
        Ok((verdict, stats))
    }

    /// What is wrong with moves that can't all be made, or lead elsewhere; none if they lead to the goal.
    fn fault(&self, moves: Moves, pair: Pair) -> Option<VerifyFields> {
        let have_frame = matches!(moves, Moves::Directions(_));
        let path = match moves.path(pair.start(), &self.board_text().blank) {
            Ok(path) => path,
            Err(stuck) => return Some(wrong(self.stuck(stuck))),
        };
        let fault = match path.verify(pair).err()? {
            Misstep::Leaves { index, step } => WrongMoves::Leaves {
                index: index + 1,
                letter: self.frame.frame().turn(step).letter(),
            },
            Misstep::Elsewhere(board) => WrongMoves::Elsewhere {
                board: self.board_text().of(board),
            },
        };
        let other = self.frame.frame().other();
        let turned: Path = path.iter().map(|step| step.inverse()).collect();
        let is_right = have_frame && turned.verify(pair).is_ok();
        Some(VerifyFields {
            hint_frame: is_right.then_some(other.name()),
            ..wrong(fault)
        })
    }

    /// That a tile can't move.
    fn stuck(&self, stuck: Stuck) -> WrongMoves {
        let text = self.board_text();
        let cells = stuck.board.shape().cells();
        let number = |tile| text.blank.number(tile, cells);
        WrongMoves::Stuck {
            index: stuck.index + 1,
            tile: number(stuck.tile),
            board: text.of(stuck.board),
            movable: stuck.movable().into_iter().map(number).collect(),
            sentence: stuck.written(&text.blank),
        }
    }

    /// The verdict as one line of text.
    fn sentence(&self, verdict: &VerifyFields, pair: Pair) -> String {
        let moves = counted(verdict.moves.unwrap_or_default());
        let sentence = match &verdict.wrong {
            None if verdict.moves.is_none() => format!("valid, {UNSOLVABLE}"),
            None => format!("valid, {moves}, {}", comparison(verdict)),
            Some(WrongMoves::Longer) => format!("not optimal, {moves}, {}", comparison(verdict)),
            Some(WrongMoves::Solvable) => format!("not {UNSOLVABLE}, moves lead to the goal"),
            Some(WrongMoves::Leaves { index, letter }) => {
                format!("move {index}, \"{letter}\", leaves the board")
            }
            Some(WrongMoves::Stuck { sentence, .. }) => sentence.clone(),
            Some(WrongMoves::Elsewhere { board }) => {
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
        BoardText::new(self.common.output.blank.as_ref())
    }
}

fn count(moves: &Moves) -> usize {
    match moves {
        Moves::Directions(path) => path.len(),
        Moves::Tiles(tiles) => tiles.len(),
    }
}

fn wrong(wrong: WrongMoves) -> VerifyFields {
    VerifyFields {
        wrong: Some(wrong),
        ..VerifyFields::default()
    }
}

/// Judges the claim that no moves lead to the goal.
fn none_lead(pair: Pair) -> VerifyFields {
    let wrong = is_solvable(pair).then_some(WrongMoves::Solvable);
    VerifyFields {
        valid: wrong.is_none(),
        wrong,
        ..VerifyFields::default()
    }
}

/// How valid moves compare with the minimum.
fn comparison(verdict: &VerifyFields) -> String {
    match (verdict.excess, verdict.at_least) {
        (Some(0), _) => "the minimum".to_owned(),
        (Some(excess), _) => format!("{excess} more than the minimum"),
        (None, Some(1)) => "at least 1 is needed".to_owned(),
        (None, bound) => format!("at least {} are needed", bound.unwrap_or_default()),
    }
}

fn counted(moves: usize) -> String {
    format!("{moves} {}", noun(moves as u64, "move"))
}
