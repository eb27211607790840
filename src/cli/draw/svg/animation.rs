//! A path as an animation, by CSS alone: it runs where scripts are not allowed.
//!
//! The start is held for a while. Then each move takes the same time, in the first part of which its
//! tile slides. At last the end is held, and all begins again. For users who asked their system for
//! less motion, tiles jump instead of sliding, and the animation runs once. A viewer without CSS
//! shows the start.

use std::fmt;
use std::time::Duration;

use npuzzle::Board;

use super::description::Description;
use super::elements::{CELL, Elements, GAP, HEADING, SvgStyle, THICK, THIN, WHITE};
use super::elements::{class, corner, write_heading, write_tray};
use crate::cli::draw::trace::{TileState, Trace};

/// The least width of a drawing, so that its headings fit.
const LEAST_WIDTH: usize = 160;

/// A drawing of one board whose tiles move.
pub struct Animation<'a> {
    pub description: Description,
    pub style: SvgStyle,
    pub trace: &'a Trace,
    /// The time of a move.
    pub pace: Duration,
}

impl fmt::Display for Animation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.trace.start();
        let shape = start.shape();
        let width = (shape.width() * CELL).max(LEAST_WIDTH);
        let size = (width + 2 * GAP, HEADING + shape.height() * CELL + 2 * GAP);
        let kind = format!("{:?} {}", self.pace, self.trace.goal());
        let elements = Elements::new(&self.description, self.style, &kind);
        elements.begin(size, shape.cells(), f)?;
        let tracks: Vec<Track> = (0..shape.cells() as u8)
            .filter(|&label| elements.is_drawn(label))
            .map(|label| Track::of(label, self.trace))
            .filter(Track::moves)
            .collect();
        self.write_keyframes(&elements, &tracks, f)?;
        writeln!(f, "<g transform=\"translate({GAP} {GAP})\">")?;
        self.write_headings(&elements.id, width, f)?;
        write_tray(shape, HEADING, f)?;
        for cell in 0..shape.cells() {
            let state = self.trace.tile_state(self.trace.first(), cell);
            let label = start.label(cell);
            if tracks.iter().any(|track| track.label == label) {
                write_moving_tile(&elements.id, start, cell, state, f)?;
            } else {
                elements.write_tile(start, cell, state, HEADING, f)?;
            }
        }
        f.write_str("\n</g>\n</svg>\n")
    }
}

impl Animation<'_> {
    /// Writes the style sheet that says where each tile is at what time.
    fn write_keyframes(
        &self,
        elements: &Elements,
        tracks: &[Track],
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let timeline = Timeline {
            moves: self.trace.steps() as u32,
            pace: self.pace.as_secs_f64(),
        };
        let (id, period) = (&elements.id, timeline.period());
        write!(
            f,
            "<style>\n\
             #{id} .moving{{animation:{period:.3}s ease-in-out infinite}}\n\
             @media(prefers-reduced-motion:reduce){{#{id} .moving{{animation-iteration-count:1;\
             animation-timing-function:step-end;animation-fill-mode:forwards}}}}\n"
        )?;
        for track in tracks {
            write!(f, "@keyframes {id}-{}{{", track.label)?;
            track.write(self.trace.goal(), elements.goal_fill(), timeline, f)?;
            f.write_str("}\n")?;
        }
        if timeline.moves > 0 {
            // The headings are lines of text behind a window of one line, which each move pulls up
            // by a line.
            let moves = timeline.moves;
            let (first, last) = (timeline.leaves(1), timeline.leaves(moves + 1));
            let height = self.trace.steps() * HEADING;
            writeln!(
                f,
                "@keyframes {id}-heading{{0%,{first}{{transform:none;\
                 animation-timing-function:steps({moves},start)}}\
                 {last},100%{{transform:translate(0,-{height}px)}}}}"
            )?;
        }
        f.write_str("</style>\n")
    }

    /// Writes all headings, of which the window shows one at a time.
    fn write_headings(&self, id: &str, width: usize, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "<svg width=\"{width}\" height=\"{HEADING}\"><g class=\"moving\" \
             style=\"animation-name:{id}-heading\">"
        )?;
        for point in self.trace.points() {
            write_heading(&point.heading(point.number), point.number * HEADING, f)?;
        }
        f.write_str("</g></svg>\n")
    }
}

/// Writes a tile that keyframes move, in its cell at the start.
fn write_moving_tile(
    id: &str,
    start: Board,
    cell: usize,
    state: TileState,
    f: &mut fmt::Formatter,
) -> fmt::Result {
    let (x, y) = corner(start.shape(), cell);
    let (label, y) = (start.label(cell), y + HEADING);
    let class = format!("moving {}", class(state));
    let class = class.trim_end();
    write!(
        f,
        "<use href=\"#{id}-{label}\" class=\"{class}\" \
         style=\"animation-name:{id}-{label}\" transform=\"translate({x} {y})\"/>"
    )
}

/// The cells that a tile, or the blank, visits.
struct Track {
    label: u8,
    /// Each cell, behind the number of the move that leads to it: 0 at the start.
    stays: Vec<(u32, usize)>,
}

impl Track {
    fn of(label: u8, trace: &Trace) -> Self {
        let cell = |board: Board| board.labels().position(|other| other == label);
        let mut stays: Vec<(u32, usize)> = (0..)
            .zip(trace.points())
            .filter_map(|(number, point)| Some((number, cell(point.board)?)))
            .collect();
        stays.dedup_by_key(|&mut (_, cell)| cell);
        Self { label, stays }
    }

    fn moves(&self) -> bool {
        self.stays.len() > 1
    }

    /// Writes a keyframe for each stay.
    fn write(
        &self,
        goal: Board,
        goal_fill: &str,
        timeline: Timeline,
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        for (index, &(number, cell)) in self.stays.iter().enumerate() {
            let arrives = timeline.arrives(number);
            let leaves = match self.stays.get(index + 1) {
                Some(&(next, _)) => timeline.leaves(next),
                None => "100%".to_owned(),
            };
            let (x, y) = corner(goal.shape(), cell);
            let y = y + HEADING;
            let (fill, border) = if goal.label(cell) == self.label {
                (goal_fill, THICK)
            } else {
                (WHITE, THIN)
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

/// The times of moves, which are counted from 1, as percentages of the whole animation.
#[derive(Clone, Copy)]
struct Timeline {
    moves: u32,
    /// Seconds a move.
    pace: f64,
}

impl Timeline {
    /// How long the start is held, in seconds.
    const START: f64 = 1.0;
    /// How long the end is held, in seconds.
    const END: f64 = 3.0;
    /// The part of a move's time in which its tile slides.
    const SLIDE: f64 = 0.6;

    /// The length of the whole animation, in seconds.
    fn period(self) -> f64 {
        Self::START + f64::from(self.moves) * self.pace + Self::END
    }

    /// When the tile of a move begins to slide.
    fn leaves(self, number: u32) -> String {
        self.percent(Self::START + (f64::from(number) - 1.0) * self.pace)
    }

    /// When the tile of a move has arrived. Move 0 stands for the start, which is there at once.
    fn arrives(self, number: u32) -> String {
        match number {
            0 => "0%".to_owned(),
            _ => self.percent(Self::START + (f64::from(number) - 1.0 + Self::SLIDE) * self.pace),
        }
    }

    fn percent(self, seconds: f64) -> String {
        let text = format!("{:.4}", 100.0 * seconds / self.period());
        format!("{}%", text.trim_end_matches('0').trim_end_matches('.'))
    }
}
