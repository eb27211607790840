//! A path as an animation, by CSS alone: it runs where scripts are not allowed.
//!
//! The start is held for a while. Then each move takes the same time, in the first part of which its
//! tile slides. At last the end is held, and all begins again. For users who asked their system for
//! less motion, tiles jump instead of sliding, and the animation runs once. A viewer without CSS
//! shows the start.

use std::time::Duration;

use npuzzle::Board;

use super::description::Description;
use super::elements::{CELL, Elements, GAP, HEADING, SvgStyle, THICK, THIN, WHITE};
use super::elements::{corner, heading, tray};
use crate::cli::draw::trace::Trace;

/// The least width of a drawing, so that its headings fit.
const LEAST_WIDTH: usize = 160;

/// Draws one board whose tiles move, a move every `pace`.
pub fn animation(
    description: &Description,
    style: SvgStyle,
    trace: &Trace,
    pace: Duration,
) -> String {
    let shape = trace.start.shape();
    let width = (shape.width() * CELL).max(LEAST_WIDTH);
    let size = (width + 2 * GAP, HEADING + shape.height() * CELL + 2 * GAP);
    let kind = format!("{pace:?} {}", trace.goal);
    let elements = Elements::new(description, style, &kind);
    let tracks: Vec<Track> = (0..shape.cells() as u8)
        .filter(|&label| elements.is_drawn(label))
        .map(|label| Track::of(label, trace))
        .filter(|track| track.stays.len() > 1)
        .collect();
    let styles = styles(trace, pace, &elements, &tracks);
    // All headings, of which a window shows one at a time.
    let headings = trace.points.iter();
    let headings: String = headings
        .map(|point| heading(&point.heading(point.number), point.number * HEADING))
        .collect();
    let start = trace.points[0];
    let tiles: String = (0..shape.cells())
        .map(|cell| {
            let label = start.board.label(cell);
            let moving = tracks.iter().any(|track| track.label == label);
            let state = trace.tile_state(start, cell);
            elements.tile(start.board, cell, state, HEADING, moving)
        })
        .collect();
    let (id, tray) = (&elements.id, tray(shape, HEADING));
    let body = format!(
        "{styles}\
         <g transform=\"translate({GAP} {GAP})\">\n\
         <svg width=\"{width}\" height=\"{HEADING}\"><g class=\"moving\" \
         style=\"animation-name:{id}-heading\">\n\
         {headings}</g></svg>\n\
         {tray}{tiles}\n\
         </g>\n"
    );
    elements.drawing(description, size, shape.cells(), &body)
}

/// The style sheet that says where each tile is at what time.
fn styles(trace: &Trace, pace: Duration, elements: &Elements, tracks: &[Track]) -> String {
    let moves = trace.path.len();
    let timeline = Timeline {
        moves: moves as u32,
        pace: pace.as_secs_f64(),
    };
    let (id, period) = (&elements.id, timeline.period());
    let keyframes = tracks.iter().map(|track| {
        let stays = track.keyframes(trace.goal, elements.goal_fill(), timeline);
        format!("@keyframes {id}-{}{{{stays}}}\n", track.label)
    });
    let keyframes: String = keyframes.collect();
    let mut headings = String::new();
    if moves > 0 {
        // The headings are lines of text behind a window of one line, which each move pulls up by
        // a line.
        let first = timeline.leaves(1);
        let last = timeline.leaves(timeline.moves + 1);
        let height = moves * HEADING;
        headings = format!(
            "@keyframes {id}-heading{{0%,{first}{{transform:none;\
             animation-timing-function:steps({moves},start)}}\
             {last},100%{{transform:translate(0,-{height}px)}}}}\n"
        );
    }
    format!(
        "<style>\n\
         #{id} .moving{{animation:{period:.3}s ease-in-out infinite}}\n\
         @media(prefers-reduced-motion:reduce){{#{id} .moving{{animation-iteration-count:1;\
         animation-timing-function:step-end;animation-fill-mode:forwards}}}}\n\
         {keyframes}{headings}</style>\n"
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
            .zip(&trace.points)
            .filter_map(|(number, point)| Some((number, cell(point.board)?)))
            .collect();
        stays.dedup_by_key(|&mut (_, cell)| cell);
        Self { label, stays }
    }

    /// A keyframe for each stay.
    fn keyframes(&self, goal: Board, goal_fill: &str, timeline: Timeline) -> String {
        let leaving = self.stays[1..].iter();
        let leaving = leaving.map(|&(next, _)| timeline.leaves(next));
        let ends = leaving.chain(["100%".to_owned()]);
        let keyframes = self
            .stays
            .iter()
            .zip(ends)
            .map(|(&(number, cell), leaves)| {
                let arrives = timeline.arrives(number);
                let (x, y) = corner(goal.shape(), cell, HEADING);
                let (fill, border) = if goal.label(cell) == self.label {
                    (goal_fill, THICK)
                } else {
                    (WHITE, THIN)
                };
                format!(
                    "{arrives},{leaves}{{transform:translate({x}px,{y}px);fill:{fill};\
                 stroke-width:{border}}}"
                )
            });
        keyframes.collect()
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
