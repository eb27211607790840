//! `render`: what it looks like.

use std::fs;
use std::io::{self, Write};
use std::path::Path as FilePath;
use std::time::Instant;

use anyhow::{Context, bail};
use npuzzle::{Effort, Goal, ParseError, Path, Solver, is_solvable};

use crate::cli::answer::{self, STANDARD_OUTPUT, UNSOLVABLE};
use crate::cli::args::{Color, CommonArgs, RenderArgs};
use crate::cli::ask::{self, Asked, Outcome, Question};
use crate::cli::boards::Boards;
use crate::cli::draw::boxes::BoxStyle;
use crate::cli::draw::play;
use crate::cli::draw::svg::{Animation, Description, Sheet, SheetBoard, SvgStyle};
use crate::cli::draw::trace::Trace;
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardText, Origin, Record};
use crate::cli::sheet;
use crate::cli::terminal;

/// `render`, the terminal having been asked how wide it is.
pub struct Render {
    args: RenderArgs,
    box_style: BoxStyle,
}

/// What there is to draw.
struct Scene {
    boards: Boards,
    /// The boards along the solution, or along the moves that were given. None where a board is to
    /// be drawn alone, or a pair can't be solved.
    trace: Option<Trace>,
    outcome: Outcome,
}

/// More boards than this are no drawing to look at.
const MOST_BOARDS: usize = 10_000;

pub fn run(args: RenderArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    match (args.svg.clone(), args.common.batch.batch.clone()) {
        (Some(svg), Some(batch)) => draw_sheet(args, &batch, &svg, out),
        (Some(svg), None) => Render::new(args).draw(&svg, out),
        (None, _) if args.animate => Render::new(args).play(out),
        (None, _) => ask::ask(Render::new(args), out),
    }
}

/// Draws the puzzles of a batch on one sheet.
fn draw_sheet(
    args: RenderArgs,
    batch: &FilePath,
    svg: &FilePath,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let style = svg_style(&args);
    let fail_fast = args.common.batch.fail_fast;
    let (boards, exit) = sheet::starts(args, batch, MOST_BOARDS + 1)?;
    if fail_fast && exit == Exit::Wrong {
        return Ok(exit);
    }
    if boards.is_empty() {
        return Err(ParseError::NoBoard.into());
    }
    let numbered = (1..).zip(&boards);
    let sheet: Vec<SheetBoard> = numbered
        .map(|(number, &board)| SheetBoard::new(Some(format!("{number}")), board))
        .collect();
    let description = Description::of_sheet(&boards);
    write_svg(&sheet_svg(description, style, &sheet)?, svg, out)?;
    Ok(exit)
}

/// How an SVG is drawn. It is no terminal: it is coloured unless that is not wanted.
fn svg_style(args: &RenderArgs) -> SvgStyle {
    let args = &args.common.output;
    SvgStyle {
        blank: args.blank,
        color: args.color != Color::Never,
    }
}

fn sheet_svg(
    description: Description,
    style: SvgStyle,
    boards: &[SheetBoard],
) -> anyhow::Result<String> {
    if boards.len() > MOST_BOARDS {
        bail!("one drawing holds at most {MOST_BOARDS} boards, and here are more");
    }
    let sheet = Sheet {
        description,
        style,
        boards,
    };
    Ok(sheet.to_string())
}

fn write_svg(svg: &str, file: &FilePath, out: &mut impl Write) -> anyhow::Result<()> {
    if file == FilePath::new("-") {
        return out.write_all(svg.as_bytes()).context(STANDARD_OUTPUT);
    }
    fs::write(file, svg).with_context(|| format!("{} can't be written", file.display()))
}

/// Says what it took, if that was asked for.
fn finish(outcome: &Outcome, out: &mut impl Write) -> anyhow::Result<Exit> {
    answer::print_stats(outcome.stats, out)?;
    Ok(outcome.exit)
}

impl Render {
    fn new(args: RenderArgs) -> Self {
        let output = &args.common.output;
        let box_style = BoxStyle {
            style: args.style,
            color: terminal::has_colour(output.color),
            columns: terminal::columns(args.columns),
            blank: output.blank,
        };
        Self { args, box_style }
    }

    /// Draws one question as an SVG.
    fn draw(&self, svg: &FilePath, out: &mut impl Write) -> anyhow::Result<Exit> {
        let scene = self.ask()?;
        write_svg(&self.svg(&scene)?, svg, out)?;
        finish(&scene.outcome, out)
    }

    /// Plays the moves on the terminal.
    fn play(&self, out: &mut impl Write) -> anyhow::Result<Exit> {
        play::need_terminal()?;
        let scene = self.ask()?;
        let Some(trace) = &scene.trace else {
            writeln!(out, "{UNSOLVABLE}").context(STANDARD_OUTPUT)?;
            return finish(&scene.outcome, out);
        };
        let exit = play::play(trace, &self.box_style, self.args.pace(), out)?;
        finish(
            &Outcome {
                exit,
                ..scene.outcome
            },
            out,
        )
    }

    /// What there is to draw where there is no batch. What moves needs a goal.
    fn ask(&self) -> anyhow::Result<Scene> {
        let args = &self.args;
        let mut boards = ask::content(&args.common, false)?.boards;
        if args.animate && args.moves()?.is_none() {
            boards = Boards::Pair(boards.pair()?);
        }
        self.scene(boards, &ask::solver(&args.common))
    }

    fn svg(&self, scene: &Scene) -> anyhow::Result<String> {
        let (text, style) = (self.text(), svg_style(&self.args));
        match (&scene.trace, scene.boards) {
            (Some(trace), _) if self.args.animate => {
                let description = Description::of_trace(trace, text);
                let pace = self.args.pace();
                Ok(Animation {
                    description,
                    style,
                    trace,
                    pace,
                }
                .to_string())
            }
            (Some(trace), _) => sheet_svg(
                Description::of_trace(trace, text),
                style,
                &SheetBoard::along(trace),
            ),
            (None, Boards::One(board)) => sheet_svg(
                Description::of_board(board, text),
                style,
                &[SheetBoard::new(None, board)],
            ),
            (None, Boards::Pair(pair)) => {
                let sheet_board =
                    |heading: &str, board| SheetBoard::new(Some(heading.to_owned()), board);
                let boards = [
                    sheet_board("start", pair.start()),
                    sheet_board("goal: unsolvable", pair.goal()),
                ];
                sheet_svg(Description::of_unsolvable(pair, text), style, &boards)
            }
        }
    }

    /// Finds the moves, if they were not given.
    fn scene(&self, boards: Boards, solver: &Solver) -> anyhow::Result<Scene> {
        let trace = |path: &Path| Trace::new(boards.start(), path, boards.goal());
        let given = self.args.moves()?;
        if let (None, Boards::Pair(pair)) = (&given, boards) {
            let timed = answer::solve(pair, solver, &self.common().output)?;
            return Ok(Scene {
                boards,
                trace: timed.solution.path().map(trace).transpose()?,
                outcome: timed.outcome(),
            });
        }
        let solvable = matches!(boards, Boards::Pair(pair) if is_solvable(pair));
        let args = &self.args.common.output;
        Ok(Scene {
            boards,
            trace: given.as_ref().map(trace).transpose()?,
            outcome: Outcome {
                stats: answer::stats(Effort::default(), Instant::now(), args),
                ..Outcome::answered(solvable)
            },
        })
    }

    fn write_text(&self, scene: &Scene, origin: Origin, out: &mut Vec<u8>) -> io::Result<()> {
        if let Some(line) = origin.line {
            write_heading(line, scene.boards, self.text(), out)?;
        }
        match (&scene.trace, scene.boards) {
            (Some(trace), _) => self.box_style.write_trace(trace, out),
            (None, Boards::One(board)) => self.box_style.write_board(board, out),
            (None, Boards::Pair(_)) => writeln!(out, "{UNSOLVABLE}"),
        }
    }

    fn record<'a>(&self, scene: &Scene, origin: Origin<'a>) -> Record<'a, json::Render> {
        let text = self.text();
        let trace = scene.trace.as_ref();
        let boards = trace.map(|trace| trace.points().map(|point| text.of(point.board)));
        let mut answer = json::Render {
            path: json::Path {
                steps: trace.map(Trace::steps),
                path: trace.map(|trace| trace.path().to_string()),
            },
            boards: boards.map(Iterator::collect),
        };
        let record = match scene.boards {
            Boards::Pair(pair) => {
                Record::of_pair(origin, pair, scene.outcome.solvable, answer, text)
            }
            Boards::One(board) => {
                answer.boards.get_or_insert_with(|| vec![text.of(board)]);
                Record::of_board(origin, board, answer, text)
            }
        };
        record.with_stats(scene.outcome.stats)
    }

    /// How boards are written.
    fn text(&self) -> BoardText {
        BoardText::new(self.args.common.output.blank)
    }
}

/// In a batch, says above a drawing what it shows.
fn write_heading(line: u64, boards: Boards, text: BoardText, out: &mut Vec<u8>) -> io::Result<()> {
    let start = text.of(boards.start());
    match boards.goal() {
        None => writeln!(out, "# line {line}: {start}"),
        Some(goal) => writeln!(out, "# line {line}: {start} to {}", text.of(goal)),
    }
}

impl Question for Render {
    fn common(&self) -> &CommonArgs {
        &self.args.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let scene = self.scene(asked.boards, asked.solver)?;
        if !self.args.common.output.json {
            self.write_text(&scene, asked.origin, out)?;
            return Ok(scene.outcome);
        }
        answer::write_record(&self.record(&scene, asked.origin), out)?;
        Ok(Outcome {
            stats: None,
            ..scene.outcome
        })
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
