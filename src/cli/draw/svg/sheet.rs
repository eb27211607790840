//! Boards on a sheet, in rows that fill about a square.

use npuzzle::{Board, Shape};

use super::description::Description;
use super::elements::{CELL, Elements, GAP, HEADING, SvgStyle, heading, tray};
use crate::cli::draw::trace::{TileState, Trace};

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
        let points = trace.points.iter();
        points
            .map(|&point| Self {
                heading: Some(point.heading(point.number)),
                board: point.board,
                states: (0..point.board.shape().cells())
                    .map(|cell| trace.tile_state(point, cell))
                    .collect(),
            })
            .collect()
    }

    /// Its heading, if it has one, is `top` high.
    fn draw(&self, elements: &Elements, (x, y): (usize, usize), top: usize) -> String {
        let heading = self.heading.as_ref().map(|text| heading(text, 0));
        let heading = heading.unwrap_or_default();
        let tray = tray(self.board.shape(), top);
        let states = self.states.iter().enumerate();
        let tiles: String = states
            .map(|(cell, &state)| elements.tile(self.board, cell, state, top, false))
            .collect();
        format!("<g transform=\"translate({x} {y})\">{heading}{tray}{tiles}</g>\n")
    }
}

/// Draws boards side by side, each in a place of the same size.
pub fn sheet(description: &Description, style: SvgStyle, boards: &[SheetBoard]) -> String {
    let largest = |side: fn(Shape) -> usize| {
        let sides = boards.iter().map(|each| side(each.board.shape()));
        sides.max().unwrap_or(0)
    };
    let has_headings = boards.iter().any(|each| each.heading.is_some());
    let heading = if has_headings { HEADING } else { 0 };
    // With the gap behind it.
    let width = largest(Shape::width) * CELL + GAP;
    let height = heading + largest(Shape::height) * CELL + GAP;
    let size = |columns: usize| (columns * width, boards.len().div_ceil(columns) * height);
    let longer_side = |&columns: &usize| {
        let (width, height) = size(columns);
        width.max(height)
    };
    let columns = (1..=boards.len()).min_by_key(longer_side).unwrap_or(1);
    let elements = Elements::new(description, style, "");
    let places = boards.iter().enumerate();
    let drawn: String = places
        .map(|(index, each)| {
            let (column, row) = (index % columns, index / columns);
            let corner = (column * width + GAP, row * height + GAP);
            each.draw(&elements, corner, heading)
        })
        .collect();
    let size = (size(columns).0 + GAP, size(columns).1 + GAP);
    elements.drawing(description, size, largest(Shape::cells), &drawn)
}
