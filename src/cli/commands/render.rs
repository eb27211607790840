//! `render`: what it looks like.

use std::fmt;
use std::io::{self, Write};
use std::time::Instant;

use npuzzle::{Board, Effort, Goal, Move, Pair, Path};

use crate::cli::args::{CommonArgs, RenderArgs};
use crate::cli::input::Boards;
use crate::cli::output::{self, Answer, UNSOLVABLE};
use crate::cli::picture::{Frame, Picture};
use crate::cli::question::{Asked, Outcome, Question};
use crate::cli::record::{self, BoardText, Record};

/// `render`, the terminal having been asked how wide it is.
pub struct Render {
    args: RenderArgs,
    picture: Picture,
}

impl Render {
    pub fn new(args: RenderArgs) -> Self {
        let picture = Picture::new(&args);
        Self { args, picture }
    }

    fn board(&self, board: Board, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.args.common.output;
        let outcome = Outcome {
            stats: output::stats(Effort::default(), Instant::now(), args),
            ..Outcome::answered(false)
        };
        if !args.json {
            let text = BoardText::new(args.blank);
            heading(asked, format_args!("{}", text.of(board)), out)?;
            self.picture.board(board, out)?;
            return Ok(outcome);
        }
        let text = BoardText::new(args.blank);
        let json = record::Render::board(text.of(board));
        let record = Record::of_board(asked.origin, board, json, text);
        output::write_record(&record.with_stats(outcome.stats), out)?;
        Ok(Outcome {
            stats: None,
            ..outcome
        })
    }

    fn pair(&self, pair: Pair, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.args.common.output;
        let text = BoardText::new(args.blank);
        let timed = output::solve(pair, asked.solver, self.common())?;
        let path = timed.solution.path();
        let frames = path.map(|path| frames(pair.start(), path));
        let answer = Answer {
            outcome: timed.outcome(),
            json: || record::Render {
                path: record::Path::of(&timed.solution),
                boards: frames
                    .as_ref()
                    .map(|frames| frames.iter().map(|frame| text.of(frame.board)).collect()),
            },
            text: |out: &mut Vec<u8>| {
                let (start, goal) = (text.of(pair.start()), text.of(pair.goal()));
                heading(asked, format_args!("{start} to {goal}"), out)?;
                match &frames {
                    Some(frames) => self.picture.solution(frames, pair.goal(), out),
                    None => writeln!(out, "{UNSOLVABLE}"),
                }
            },
        };
        answer.write(pair, asked.origin, args, out)
    }
}

/// In a batch, says above a drawing what it shows.
fn heading(asked: &Asked, boards: fmt::Arguments, out: &mut Vec<u8>) -> io::Result<()> {
    match asked.origin.line {
        Some(line) => writeln!(out, "# line {line}: {boards}"),
        None => Ok(()),
    }
}

impl Question for Render {
    fn common(&self) -> &CommonArgs {
        &self.args.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        match asked.boards {
            Boards::One(board) => self.board(board, asked, out),
            Boards::Pair(pair) => self.pair(pair, asked, out),
        }
    }

    /// A board alone is drawn alone.
    fn default_goal(&self) -> Option<Goal> {
        None
    }

    /// A drawing is some hundred times as long as the line that asks for it.
    fn block_size(&self) -> usize {
        4 * 1024
    }
}

/// Every board along the path, with the move that led to it.
fn frames(start: Board, path: &Path) -> Vec<Frame> {
    let first = Frame {
        board: start,
        step: None,
    };
    let rest = path.iter().scan(start, |board, &step: &Move| {
        *board = board.apply(step)?;
        Some(Frame {
            board: *board,
            step: Some(step),
        })
    });
    std::iter::once(first).chain(rest).collect()
}
