//! `render`: boards drawn, on the terminal or as SVG.

use std::fs;
use std::io::{self, Write};
use std::path::Path as FilePath;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, anyhow, bail};
use npuzzle::{Board, Effort, Goal, Moves, ParseError, Path, Solver, is_solvable};

use crate::cli::advice;
use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{Color, CommonArgs, RenderArgs};
use crate::cli::ask::{self, records};
use crate::cli::batch::{self, Answers, Noun};
use crate::cli::board_text::BoardText;
use crate::cli::boards::{Boards, Content, Reader};
use crate::cli::draw::boxes::BoxStyle;
use crate::cli::draw::play;
use crate::cli::draw::svg::{self, Description, SheetBoard, SvgStyle};
use crate::cli::draw::trace::Trace;
use crate::cli::exit::Exit;
use crate::cli::json::{PathFields, RenderFields};
use crate::cli::stats::{self, Stats};
use crate::cli::terminal::{self, STANDARD_OUTPUT};

/// `render`, with what it needs to know of the terminal.
struct Render {
    args: RenderArgs,
    box_style: BoxStyle,
}

/// What there is to draw.
struct Scene {
    boards: Boards,
    /// The boards along the solution, or along the moves that were given. None for a board alone,
    /// and for a pair that can't be solved.
    trace: Option<Trace>,
    outcome: Outcome,
}

/// The most boards of one SVG: more are no drawing to look at.
const MOST_BOARDS: usize = 10_000;

pub fn run(args: RenderArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    match (args.svg.clone(), args.common.batch.batch.clone()) {
        (Some(svg), Some(batch)) => draw_sheet(&args, &batch, &svg, out),
        (Some(svg), None) => Render::new(args).draw(&svg, out),
        (None, _) if args.animate => Render::new(args).play(out),
        (None, _) => ask::ask(Render::new(args), out),
    }
}

impl Question for Render {
    fn common(&self) -> &CommonArgs {
        &self.args.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let scene = self.scene(asked.boards, asked.solver)?;
        if !self.args.common.output.json {
            self.write_text(&scene, asked, out)?;
            return Ok(scene.outcome);
        }
        let (fields, args) = (self.fields(&scene), &self.args.common.output);
        asked.write_record(scene.boards, scene.outcome, fields, args, out)
    }

    /// A board alone is drawn alone.
    fn default_goal(&self) -> Option<Goal> {
        None
    }

    /// A drawing is about a hundred times as long as the line that asks for it.
    fn chunk_size(&self) -> usize {
        4 * 1024
    }
}

impl Render {
    fn new(args: RenderArgs) -> Self {
        let output = &args.common.output;
        let box_style = BoxStyle {
            style: args.style,
            color: terminal::has_colour(output.color),
            columns: terminal::columns(args.columns),
            blank: output.blank.clone(),
        };
        Self { args, box_style }
    }

    /// Draws one question as an SVG.
    fn draw(&self, svg: &FilePath, out: &mut impl Write) -> anyhow::Result<Exit> {
        let scene = self.ask()?;
        write_svg(&self.svg(&scene)?, svg, out)?;
        stats::print(scene.outcome.stats, out)?;
        Ok(scene.outcome.exit)
    }

    /// Plays the moves on the terminal.
    fn play(&self, out: &mut impl Write) -> anyhow::Result<Exit> {
        play::need_terminal()?;
        let scene = self.ask()?;
        let exit = if let Some(trace) = &scene.trace {
            play::play(trace, &self.box_style, self.args.pace(), out)?
        } else {
            writeln!(out, "{UNSOLVABLE}").context(STANDARD_OUTPUT)?;
            scene.outcome.exit
        };
        stats::print(scene.outcome.stats, out)?;
        Ok(exit)
    }

    /// What there is to draw without a batch. An animation needs a goal.
    fn ask(&self) -> anyhow::Result<Scene> {
        let args = &self.args;
        let mut boards = ask::boards(&args.common)?;
        if args.animate && args.moves()?.is_none() {
            boards = Boards::Pair(boards.pair()?);
        }
        self.scene(boards, &ask::solver(&args.common))
    }

    /// Finds the moves, if they were not given.
    fn scene(&self, boards: Boards, solver: &Solver) -> anyhow::Result<Scene> {
        let args = &self.args.common.output;
        let (path, solvable, stats) = match (self.args.moves()?, boards) {
            (None, Boards::Pair(pair)) => {
                let (solution, stats) = stats::timed(args, || solver.solve(pair))?;
                (solution.path().cloned(), solution.path().is_some(), stats)
            }
            (moves, boards) => {
                let path = moves.map(|moves| self.path(moves, boards.start()));
                let solvable = matches!(boards, Boards::Pair(pair) if is_solvable(pair));
                let stats = Stats::new(Effort::default(), Instant::now(), args);
                (path.transpose()?, solvable, stats)
            }
        };
        let trace = |path| Trace::new(boards.start(), path, boards.goal());
        Ok(Scene {
            boards,
            trace: path.map(trace).transpose()?,
            outcome: Outcome::answered(solvable, stats),
        })
    }

    /// The moves that were given, from that start.
    fn path(&self, moves: Moves, start: Board) -> anyhow::Result<Path> {
        let blank = &self.text().blank;
        let path = moves.path(start, blank);
        path.map_err(|stuck| anyhow!(stuck.written(blank)))
    }

    fn write_text(&self, scene: &Scene, asked: &Asked, out: &mut Vec<u8>) -> io::Result<()> {
        if let Some(line) = asked.origin.line {
            let start = self.text().of(scene.boards.start());
            write!(out, "# line {line}: {start}")?;
            if let Some(goal) = scene.boards.goal() {
                write!(out, " to {}", self.text().of(goal))?;
            }
            writeln!(out)?;
        }
        match (&scene.trace, scene.boards) {
            (Some(trace), _) => self.box_style.write_trace(trace, out),
            (None, Boards::One(board)) => self.box_style.write_board(board, out),
            (None, Boards::Pair(_)) => writeln!(out, "{UNSOLVABLE}"),
        }
    }

    fn fields(&self, scene: &Scene) -> RenderFields {
        let text = self.text();
        let boards = match (&scene.trace, scene.boards) {
            (Some(trace), _) => trace.points.iter().map(|it| text.of(it.board)).collect(),
            (None, Boards::One(board)) => vec![text.of(board)],
            (None, Boards::Pair(_)) => return RenderFields::default(),
        };
        RenderFields {
            path: PathFields::new(scene.trace.as_ref().map(|trace| &trace.path)),
            boards: Some(boards),
        }
    }

    fn svg(&self, scene: &Scene) -> anyhow::Result<String> {
        let (text, style) = (self.text(), svg_style(&self.args));
        let headed = |heading: &str, board| SheetBoard::new(Some(heading.to_owned()), board);
        let (description, boards) = match (&scene.trace, scene.boards) {
            (Some(trace), _) => {
                let description = Description::of_trace(trace, &text);
                if self.args.animate {
                    return Ok(svg::animation(&description, style, trace, self.args.pace()));
                }
                (description, SheetBoard::along(trace))
            }
            (None, Boards::One(board)) => (
                Description::of_board(board, &text),
                vec![SheetBoard::new(None, board)],
            ),
            (None, Boards::Pair(pair)) => (
                Description::of_unsolvable(pair, &text),
                vec![
                    headed("start", pair.start()),
                    headed("goal: unsolvable", pair.goal()),
                ],
            ),
        };
        sheet_svg(&description, style, &boards)
    }

    fn text(&self) -> BoardText {
        BoardText::new(self.args.common.output.blank.as_ref())
    }
}

/// Draws the puzzles of a batch on one sheet.
fn draw_sheet(
    args: &RenderArgs,
    batch: &FilePath,
    svg: &FilePath,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let (boards, exit) = starts(&args.common, batch, MOST_BOARDS + 1)?;
    if args.common.batch.fail_fast && exit == Exit::Wrong {
        return Ok(exit);
    }
    if boards.is_empty() {
        return Err(ParseError::NoBoard.into());
    }
    let numbered = (1..).zip(&boards);
    let sheet: Vec<SheetBoard> = numbered
        .map(|(number, &board)| SheetBoard::new(Some(format!("{number}")), board))
        .collect();
    let text = BoardText::new(args.common.output.blank.as_ref());
    let description = Description::of_sheet(&boards, &text);
    write_svg(&sheet_svg(&description, svg_style(args), &sheet)?, svg, out)?;
    Ok(exit)
}

/// The starts of a batch in order, at most so many; and how the batch ended.
fn starts(args: &CommonArgs, file: &FilePath, most: usize) -> anyhow::Result<(Vec<Board>, Exit)> {
    let batch = ask::open(file, false, args)?;
    let reader = Arc::new(Reader::new(args, false)?);
    let mut starts = Vec::new();
    let exit = batch.run(
        Noun::Pair,
        batch::CHUNK_SIZE,
        move |lines, answers: &mut Answers<Board>| {
            let Some(record) = lines.next() else {
                return;
            };
            let line = record.line;
            match records::boards(record, &reader).1 {
                Ok(Content { boards, .. }) => {
                    let solvable = matches!(boards, Boards::Pair(pair) if is_solvable(pair));
                    answers.items.push(boards.start());
                    answers.count(1, solvable.into(), Exit::Answered);
                }
                Err(error) => answers.complain(line, advice::message(&error)),
            }
        },
        |boards| {
            let room = most - starts.len();
            starts.extend(boards.iter().take(room));
            Ok(())
        },
    )?;
    Ok((starts, exit))
}

/// How an SVG is drawn. It is no terminal, so it is coloured unless `--color never` forbids it.
fn svg_style(args: &RenderArgs) -> SvgStyle {
    let args = &args.common.output;
    SvgStyle {
        blank: args.blank.clone(),
        color: args.color != Color::Never,
    }
}

fn sheet_svg(
    description: &Description,
    style: SvgStyle,
    boards: &[SheetBoard],
) -> anyhow::Result<String> {
    if boards.len() > MOST_BOARDS {
        bail!("one drawing holds at most {MOST_BOARDS} boards, and here are more");
    }
    Ok(svg::sheet(description, style, boards))
}

fn write_svg(svg: &str, file: &FilePath, out: &mut impl Write) -> anyhow::Result<()> {
    if file == FilePath::new("-") {
        return out.write_all(svg.as_bytes()).context(STANDARD_OUTPUT);
    }
    fs::write(file, svg).with_context(|| format!("{} can't be written", file.display()))
}
