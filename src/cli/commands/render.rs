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
use crate::cli::draw::boxes::Picture;
use crate::cli::draw::play;
use crate::cli::draw::svg::{Animation, Drawing, Pen, Still, Words};
use crate::cli::draw::trace::Film;
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardText, Origin, Record};
use crate::cli::sheet;

/// `render`, the terminal having been asked how wide it is.
pub struct Render {
    args: RenderArgs,
    picture: Picture,
}

/// What there is to draw.
struct Scene {
    boards: Boards,
    /// The boards along the solution, or along the moves that were given. None where a board is to
    /// be drawn alone, or a pair can't be solved.
    film: Option<Film>,
    outcome: Outcome,
}

/// More boards than this are no drawing to look at.
const MOST_STILLS: usize = 10_000;

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
    let pen = pen(&args);
    let fail_fast = args.common.batch.fail_fast;
    let (boards, exit) = sheet::starts(args, batch, MOST_STILLS + 1)?;
    if fail_fast && exit == Exit::Wrong {
        return Ok(exit);
    }
    if boards.is_empty() {
        return Err(ParseError::NoBoard.into());
    }
    let numbered = (1..).zip(&boards);
    let stills: Vec<Still> = numbered
        .map(|(number, &board)| Still::new(Some(format!("{number}")), board))
        .collect();
    let words = Words::of_sheet(&boards);
    write_svg(&stills_svg(words, pen, &stills)?, svg, out)?;
    Ok(exit)
}

/// How an SVG is drawn. It is no terminal: it is coloured unless that is not wanted.
fn pen(args: &RenderArgs) -> Pen {
    let args = &args.common.output;
    Pen {
        blank: args.blank,
        color: args.color != Color::Never,
    }
}

fn stills_svg(words: Words, pen: Pen, stills: &[Still]) -> anyhow::Result<String> {
    if stills.len() > MOST_STILLS {
        bail!("one drawing holds at most {MOST_STILLS} boards, and here are more");
    }
    let drawing = Drawing { words, pen, stills };
    Ok(drawing.to_string())
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
        let picture = Picture::new(&args);
        Self { args, picture }
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
        let Some(film) = &scene.film else {
            writeln!(out, "{UNSOLVABLE}").context(STANDARD_OUTPUT)?;
            return finish(&scene.outcome, out);
        };
        let exit = play::play(film, &self.picture, self.args.pace(), out)?;
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
        let (text, pen) = (self.text(), pen(&self.args));
        match (&scene.film, scene.boards) {
            (Some(film), _) if self.args.animate => {
                let words = Words::of_film(film, text);
                let pace = self.args.pace();
                Ok(Animation {
                    words,
                    pen,
                    film,
                    pace,
                }
                .to_string())
            }
            (Some(film), _) => stills_svg(Words::of_film(film, text), pen, &Still::along(film)),
            (None, Boards::One(board)) => stills_svg(
                Words::of_board(board, text),
                pen,
                &[Still::new(None, board)],
            ),
            (None, Boards::Pair(pair)) => {
                let still = |heading: &str, board| Still::new(Some(heading.to_owned()), board);
                let stills = [
                    still("start", pair.start()),
                    still("goal: unsolvable", pair.goal()),
                ];
                stills_svg(Words::of_unsolvable(pair, text), pen, &stills)
            }
        }
    }

    /// Finds the moves, if they were not given.
    fn scene(&self, boards: Boards, solver: &Solver) -> anyhow::Result<Scene> {
        let film = |path: &Path| Film::new(boards.start(), path, boards.goal());
        let given = self.args.moves()?;
        if let (None, Boards::Pair(pair)) = (&given, boards) {
            let timed = answer::solve(pair, solver, self.common())?;
            return Ok(Scene {
                boards,
                film: timed.solution.path().map(film).transpose()?,
                outcome: timed.outcome(),
            });
        }
        let solvable = matches!(boards, Boards::Pair(pair) if is_solvable(pair));
        let args = &self.args.common.output;
        Ok(Scene {
            boards,
            film: given.as_ref().map(film).transpose()?,
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
        match (&scene.film, scene.boards) {
            (Some(film), _) => self.picture.film(film, out),
            (None, Boards::One(board)) => self.picture.board(board, out),
            (None, Boards::Pair(_)) => writeln!(out, "{UNSOLVABLE}"),
        }
    }

    fn record<'a>(&self, scene: &Scene, origin: Origin<'a>) -> Record<'a, json::Render> {
        let text = self.text();
        let film = scene.film.as_ref();
        let frames = film.map(|film| film.frames().iter().map(|frame| text.of(frame.board)));
        let mut answer = json::Render {
            path: json::Path {
                steps: film.map(Film::steps),
                path: film.map(|film| film.path().to_string()),
            },
            boards: frames.map(Iterator::collect),
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
