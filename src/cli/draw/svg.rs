//! Boards as SVG: drawn by any browser, and read out by it.
//!
//! A tile is defined once and used on every board. The drawing brings its own white ground, so it
//! looks the same on a dark page. The colours are from the palette of Okabe and Ito, which all eyes
//! can tell apart, and borders say the same: thick at home, dashed where a tile just moved.

mod canvas;
mod motion;
mod words;

use std::fmt;

use npuzzle::{Board, Shape};

use super::trace::{Film, Look};
use canvas::{CELL, Canvas, GAP, HEADING, write_heading, write_tray};

pub use canvas::Pen;
pub use motion::Animation;
pub use words::Words;

/// A board that stands still.
pub struct Still {
    heading: Option<String>,
    board: Board,
    looks: Vec<Look>,
}

impl Still {
    /// A board whose tiles belong nowhere in particular.
    pub fn new(heading: Option<String>, board: Board) -> Self {
        Self {
            heading,
            board,
            looks: vec![Look::Away; board.shape().cells()],
        }
    }

    /// Every board along a path.
    pub fn along(film: &Film) -> Vec<Self> {
        let frames = (0..).zip(film.frames());
        frames
            .map(|(number, &frame)| Self {
                heading: Some(frame.heading(number)),
                board: frame.board,
                looks: (0..frame.board.shape().cells())
                    .map(|cell| film.look(frame, cell))
                    .collect(),
            })
            .collect()
    }
}

/// A drawing of boards on a grid.
pub struct Drawing<'a> {
    pub words: Words,
    pub pen: Pen,
    pub stills: &'a [Still],
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = Grid::of(self.stills);
        let canvas = Canvas::new(&self.words, self.pen, "");
        let cells = self.stills.iter().map(|still| still.board.shape().cells());
        canvas.begin(grid.size(), cells.max().unwrap_or(0), f)?;
        for (index, still) in self.stills.iter().enumerate() {
            let (x, y) = grid.place(index);
            write!(f, "<g transform=\"translate({x} {y})\">")?;
            if let Some(heading) = &still.heading {
                write_heading(heading, 0, f)?;
            }
            write_tray(still.board.shape(), grid.heading, f)?;
            for (cell, &look) in still.looks.iter().enumerate() {
                canvas.write_tile(still.board, cell, look, grid.heading, f)?;
            }
            f.write_str("</g>\n")?;
        }
        f.write_str("</svg>\n")
    }
}

/// Equal places for boards, in rows that fill about a square.
struct Grid {
    columns: usize,
    rows: usize,
    /// Width and height of a place, the gap behind it included.
    place: (usize, usize),
    /// The height of the headings.
    heading: usize,
}

impl Grid {
    fn of(stills: &[Still]) -> Self {
        let shapes = || stills.iter().map(|still| still.board.shape());
        let width = shapes().map(Shape::width).max().unwrap_or(0) * CELL;
        let height = shapes().map(Shape::height).max().unwrap_or(0) * CELL;
        let headed = stills.iter().any(|still| still.heading.is_some());
        let heading = if headed { HEADING } else { 0 };
        let place = (width + GAP, heading + height + GAP);
        let longer_side = |columns: &usize| {
            let rows = stills.len().div_ceil(*columns);
            (columns * place.0).max(rows * place.1)
        };
        let columns = (1..=stills.len()).min_by_key(longer_side).unwrap_or(1);
        Self {
            columns,
            rows: stills.len().div_ceil(columns),
            place,
            heading,
        }
    }

    fn size(&self) -> (usize, usize) {
        (
            self.columns * self.place.0 + GAP,
            self.rows * self.place.1 + GAP,
        )
    }

    /// The upper left corner of a place.
    fn place(&self, index: usize) -> (usize, usize) {
        let (column, row) = (index % self.columns, index / self.columns);
        (column * self.place.0 + GAP, row * self.place.1 + GAP)
    }
}
