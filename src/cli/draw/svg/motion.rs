//! A path as an animation, by CSS alone: it runs where no script may.
//!
//! The start is held for a while. Then each move has its share of time, in the first part of which
//! the tile slides. At last the end is held, and all begins again. Whoever asked the system for less
//! motion sees tiles jump instead, and once only. What knows no CSS shows the start.

use std::fmt;
use std::time::Duration;

use npuzzle::Board;

use super::Words;
use super::canvas::{AWAY, CELL, Canvas, GAP, HEADING, Pen, THICK, THIN};
use super::canvas::{class, corner, write_heading, write_tray};
use crate::cli::draw::trace::{Film, Look};

/// The least width of a drawing, so that its headings have room.
const NARROWEST: usize = 160;

/// A drawing of one board whose tiles move.
pub struct Animation<'a> {
    pub words: Words,
    pub pen: Pen,
    pub film: &'a Film,
    /// How long a move takes.
    pub pace: Duration,
}

impl fmt::Display for Animation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, clock) = (self.film.start(), self.clock());
        let shape = start.shape();
        let width = (shape.width() * CELL).max(NARROWEST);
        let size = (width + 2 * GAP, HEADING + shape.height() * CELL + 2 * GAP);
        let kind = format!("{:?} {}", self.pace, self.film.home());
        let canvas = Canvas::new(&self.words, self.pen, &kind);
        canvas.begin(size, shape.cells(), f)?;
        let moving: Vec<Track> = (0..shape.cells() as u8)
            .filter(|&label| canvas.draws(label))
            .map(|label| Track::of(label, self.film))
            .filter(Track::moves)
            .collect();
        self.write_style(&canvas, clock, &moving, f)?;
        writeln!(f, "<g transform=\"translate({GAP} {GAP})\">")?;
        self.write_headings(&canvas, width, f)?;
        write_tray(shape, HEADING, f)?;
        let first = self.film.first();
        for cell in 0..shape.cells() {
            let look = self.film.look(first, cell);
            let label = start.label(cell);
            if moving.iter().any(|track| track.label == label) {
                write_moving(&canvas, start, cell, look, f)?;
            } else {
                canvas.write_tile(start, cell, look, HEADING, f)?;
            }
        }
        f.write_str("\n</g>\n</svg>\n")
    }
}

impl Animation<'_> {
    fn clock(&self) -> Clock {
        Clock {
            steps: u32::try_from(self.film.steps()).unwrap_or(u32::MAX),
            pace: self.pace.as_secs_f64(),
        }
    }

    /// Where each tile is at what time.
    fn write_style(
        &self,
        canvas: &Canvas,
        clock: Clock,
        moving: &[Track],
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let (id, period) = (&canvas.id, clock.period());
        write!(
            f,
            "<style>\n\
             #{id} .moving{{animation:{period:.3}s ease-in-out infinite}}\n\
             @media(prefers-reduced-motion:reduce){{#{id} .moving{{animation-iteration-count:1;\
             animation-timing-function:step-end;animation-fill-mode:forwards}}}}\n"
        )?;
        for track in moving {
            write!(f, "@keyframes {id}-{}{{", track.label)?;
            track.write(self.film.home(), canvas.home(), clock, f)?;
            f.write_str("}\n")?;
        }
        if clock.steps > 0 {
            // The headings are a strip of text, drawn up behind a window by one line a move.
            let (first, last) = (clock.leaves(1), clock.leaves(clock.steps + 1));
            let (steps, height) = (clock.steps, self.film.steps() * HEADING);
            writeln!(
                f,
                "@keyframes {id}-heading{{0%,{first}{{transform:none;\
                 animation-timing-function:steps({steps},start)}}\
                 {last},100%{{transform:translate(0,-{height}px)}}}}"
            )?;
        }
        f.write_str("</style>\n")
    }

    /// All headings, of which one is seen at a time.
    fn write_headings(&self, canvas: &Canvas, width: usize, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "<svg width=\"{width}\" height=\"{HEADING}\"><g class=\"moving\" \
             style=\"animation-name:{}-heading\">",
            canvas.id
        )?;
        for (number, frame) in self.film.frames().iter().enumerate() {
            write_heading(&frame.heading(number), number * HEADING, f)?;
        }
        f.write_str("</g></svg>\n")
    }
}

/// A tile that its keyframes move, at first where the start has it.
fn write_moving(
    canvas: &Canvas,
    start: Board,
    cell: usize,
    look: Look,
    f: &mut fmt::Formatter,
) -> fmt::Result {
    let (x, y) = corner(start.shape(), cell);
    let (id, label, y) = (&canvas.id, start.label(cell), y + HEADING);
    let class = ["moving", class(look)].join(" ");
    let class = class.trim_end();
    write!(
        f,
        "<use href=\"#{id}-{label}\" class=\"{class}\" \
         style=\"animation-name:{id}-{label}\" transform=\"translate({x} {y})\"/>"
    )
}

/// The way of a tile, or of the blank.
struct Track {
    label: u8,
    /// The cells it visits, each with the move that brings it there: 0 at the start.
    stays: Vec<(u32, usize)>,
}

impl Track {
    fn of(label: u8, film: &Film) -> Self {
        let cell = |board: Board| board.labels().position(|other| other == label);
        let frames = (0..).zip(film.frames());
        let mut stays: Vec<(u32, usize)> = frames
            .filter_map(|(number, frame)| Some((number, cell(frame.board)?)))
            .collect();
        stays.dedup_by_key(|&mut (_, cell)| cell);
        Self { label, stays }
    }

    fn moves(&self) -> bool {
        self.stays.len() > 1
    }

    /// Its keyframes: a rule a stay.
    fn write(&self, home: Board, fill: &str, clock: Clock, f: &mut fmt::Formatter) -> fmt::Result {
        let ends = self.stays.iter().skip(1).map(|&(number, _)| Some(number));
        for (&(number, cell), end) in self.stays.iter().zip(ends.chain([None])) {
            let (arrives, leaves) = (
                clock.arrives(number),
                end.map_or(Percent(100.0), |number| clock.leaves(number)),
            );
            let (x, y) = corner(home.shape(), cell);
            let y = y + HEADING;
            let (fill, border) = if home.label(cell) == self.label {
                (fill, THICK)
            } else {
                (AWAY, THIN)
            };
            write!(
                f,
                "{arrives},{leaves}{{transform:translate({x}px,{y}px);fill:{fill};\
                 stroke-width:{border}}}"
            )?;
        }
        Ok(())
    }
}

/// When what happens, as a part of the whole time.
#[derive(Clone, Copy)]
struct Clock {
    steps: u32,
    /// Seconds a move.
    pace: f64,
}

impl Clock {
    /// How long the start is held, in seconds.
    const START: f64 = 1.0;
    /// How long the end is held.
    const END: f64 = 3.0;
    /// The part of a move's time in which the tile slides.
    const SLIDE: f64 = 0.6;

    /// How long all takes, in seconds.
    fn period(self) -> f64 {
        Self::START + f64::from(self.steps) * self.pace + Self::END
    }

    /// When the tile of a move begins to slide; moves are counted from 1.
    fn leaves(self, number: u32) -> Percent {
        self.percent(Self::START + (f64::from(number) - 1.0) * self.pace)
    }

    /// When it has arrived; the beginning for the move 0 that there is none of.
    fn arrives(self, number: u32) -> Percent {
        if number == 0 {
            return Percent(0.0);
        }
        self.percent(Self::START + (f64::from(number) - 1.0 + Self::SLIDE) * self.pace)
    }

    fn percent(self, seconds: f64) -> Percent {
        Percent(100.0 * seconds / self.period())
    }
}

/// A part of the whole time.
struct Percent(f64);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.4}", self.0);
        write!(f, "{}%", text.trim_end_matches('0').trim_end_matches('.'))
    }
}
