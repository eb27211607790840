//! `render`: what it looks like.

use std::io::Write;
use std::time::Instant;

use anyhow::Context;
use npuzzle::{Board, Effort, Move, Path};

use crate::cli::args::RenderArgs;
use crate::cli::exit::Exit;
use crate::cli::input::{self, Question};
use crate::cli::output::{self, Answer, STANDARD_OUTPUT, UNSOLVABLE};
use crate::cli::picture::{Frame, Picture};
use crate::cli::record::{self, BoardText, Record};

pub fn run(args: &RenderArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let picture = Picture::new(args);
    let text = BoardText::new(args.output.blank);
    let pair = match input::question(&args.pair)? {
        Question::Pair(pair) => pair,
        Question::Board(board) => {
            let stats = output::stats(Effort::default(), Instant::now(), &args.output);
            if args.output.json {
                let boards = record::Render::board(text.of(board));
                let record = Record::of_board(board, boards, text).with_stats(stats);
                output::print_record(&record, out)?;
            } else {
                picture.board(board, out).context(STANDARD_OUTPUT)?;
                output::print_stats(stats, out)?;
            }
            return Ok(Exit::Answered);
        }
    };
    let timed = output::solve(pair, &args.output)?;
    let frames = timed.solution.path().map(|path| frames(pair.start(), path));
    let boards = frames
        .as_ref()
        .map(|frames| frames.iter().map(|frame| text.of(frame.board)).collect());
    let answer = Answer {
        pair,
        solvable: frames.is_some(),
        json: record::Render {
            path: record::Path::of(&timed.solution),
            boards,
        },
        text: |out: &mut dyn Write| match &frames {
            Some(frames) => picture.solution(frames, pair.goal(), out),
            None => writeln!(out, "{UNSOLVABLE}"),
        },
    };
    output::print(answer, timed.stats, &args.output, out)?;
    Ok(Exit::Answered)
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
