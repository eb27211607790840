//! `render`: what it looks like.

use std::io::{self, Write};
use std::time::Instant;

use npuzzle::{Effort, Goal, Path, Solver, is_solvable};

use crate::cli::args::{CommonArgs, RenderArgs};
use crate::cli::film::Film;
use crate::cli::input::Boards;
use crate::cli::output::{self, UNSOLVABLE};
use crate::cli::picture::Picture;
use crate::cli::question::{Asked, Outcome, Question};
use crate::cli::record::{self, BoardText, Origin, Record};

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

impl Render {
    pub fn new(args: RenderArgs) -> Self {
        let picture = Picture::new(&args);
        Self { args, picture }
    }

    /// Finds the moves, if they were not given.
    fn scene(&self, boards: Boards, solver: &Solver) -> anyhow::Result<Scene> {
        let film = |path: &Path| Film::new(boards.start(), path, boards.goal());
        if let (None, Boards::Pair(pair)) = (&self.args.moves, boards) {
            let timed = output::solve(pair, solver, self.common())?;
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
            film: self.args.moves.as_ref().map(film).transpose()?,
            outcome: Outcome {
                stats: output::stats(Effort::default(), Instant::now(), args),
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

    fn record<'a>(&self, scene: &Scene, origin: Origin<'a>) -> Record<'a, record::Render> {
        let text = self.text();
        let film = scene.film.as_ref();
        let frames = film.map(|film| film.frames().iter().map(|frame| text.of(frame.board)));
        let mut answer = record::Render {
            path: record::Path {
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
        output::write_record(&self.record(&scene, asked.origin), out)?;
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
