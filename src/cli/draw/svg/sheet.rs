//! Boards on a sheet, in rows that fill about a square.

use std::fmt;

use npuzzle::{Board, Shape};

use super::description::Description;
use super::elements::{CELL, Elements, GAP, HEADING, SvgStyle, write_heading, write_tray};
use crate::cli::draw::trace::{TileState, Trace};

/// A drawing of boards side by side.
pub struct Sheet<'a> {
    pub description: Description,
    pub style: SvgStyle,
    pub boards: &'a [SheetBoard],
}

/// A board on a sheet.
pub struct SheetBoard {
    heading: Option<String>,
    board: Board,
    /// The state of the tile in each cell.
    states: Vec<TileState>,
}

impl SheetBoard {
    /// A board without a goal.
    pub fn new(heading: Option<String>, board: Board) -> Self {
        Self {
            heading,
            board,
            states: vec![TileState::Misplaced; board.shape().cells()],
        }
    }

    /// Every board of a trace.
    pub fn along(trace: &Trace) -> Vec<Self> {
        trace
            .points()
            .map(|point| Self {
                heading: Some(point.heading(point.number)),
                board: point.board,
                states: (0..point.board.shape().cells())
                    .map(|cell| trace.tile_state(point, cell))
                    .collect(),
            })
            .collect()
    }
}

impl fmt::Display for Sheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = SheetLayout::of(self.boards);
        let elements = Elements::new(&self.description, self.style, "");
        let cells = self.boards.iter().map(|each| each.board.shape().cells());
        elements.begin(layout.size(), cells.max().unwrap_or(0), f)?;
        for (index, each) in self.boards.iter().enumerate() {
            let (x, y) = layout.corner(index);
            write!(f, "<g transform=\"translate({x} {y})\">")?;
            if let Some(heading) = &each.heading {
                write_heading(heading, 0, f)?;
            }
            write_tray(each.board.shape(), layout.heading, f)?;
            for (cell, &state) in each.states.iter().enumerate() {
                elements.write_tile(each.board, cell, state, layout.heading, f)?;
            }
            f.write_str("</g>\n")?;
        }
        f.write_str("</svg>\n")
    }
}

/// The places of boards, all of one size.
struct SheetLayout {
    columns: usize,
    rows: usize,
    /// Width and height of a place, with the gap behind it.
    place: (usize, usize),
    /// Height of the headings.
    heading: usize,
}

impl SheetLayout {
    fn of(boards: &[SheetBoard]) -> Self {
        let shapes = || boards.iter().map(|each| each.board.shape());
        let width = shapes().map(Shape::width).max().unwrap_or(0) * CELL;
        let height = shapes().map(Shape::height).max().unwrap_or(0) * CELL;
        let has_headings = boards.iter().any(|each| each.heading.is_some());
        let heading = if has_headings { HEADING } else { 0 };
        let place = (width + GAP, heading + height + GAP);
        let longer_side = |columns: &usize| {
            let rows = boards.len().div_ceil(*columns);
            (columns * place.0).max(rows * place.1)
        };
        let columns = (1..=boards.len()).min_by_key(longer_side).unwrap_or(1);
        Self {
            columns,
            rows: boards.len().div_ceil(columns),
            place,
            heading,
        }
    }

    /// Width and height of the drawing.
    fn size(&self) -> (usize, usize) {
        (
            self.columns * self.place.0 + GAP,
            self.rows * self.place.1 + GAP,
        )
    }

    /// The upper left corner of a place.
    fn corner(&self, index: usize) -> (usize, usize) {
        let (column, row) = (index % self.columns, index / self.columns);
        (column * self.place.0 + GAP, row * self.place.1 + GAP)
    }
}
