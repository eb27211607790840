//! Boards drawn on a terminal: in boxes of lines, or as plain text.

use std::io::{self, Write};

use npuzzle::{Blank, Board, Shape};
use owo_colors::OwoColorize;

use super::trace::{TileState, Trace, TracePoint};
use crate::cli::args::Style;

/// Columns between boards that stand side by side.
const GAP: usize = 2;

/// How boards are drawn on a terminal.
pub struct BoxStyle {
    pub style: Style,
    pub color: bool,
    /// Columns to draw in.
    pub columns: usize,
    /// Stands for the blank, where the user chose a word.
    pub blank: Option<Blank>,
}

impl BoxStyle {
    /// Draws a single board.
    pub fn write_board(&self, board: Board, out: &mut dyn Write) -> io::Result<()> {
        self.lines(board, |_| TileState::Misplaced)
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Draws every board of a trace below its heading: boxes side by side; plain boards one below
    /// the other, with their headings as comments.
    pub fn write_trace(&self, trace: &Trace, out: &mut dyn Write) -> io::Result<()> {
        let plain = self.style == Style::Plain;
        let comment = if plain { "# " } else { "" };
        let heading = |point: &TracePoint| format!("{comment}{}", point.heading(point.number));
        let board_width = self.width(trace.start.shape());
        // No heading is longer than the last.
        let heading_width = trace.points.last().map_or(0, |point| heading(point).len());
        let width = board_width.max(heading_width);
        let abreast = if plain {
            1
        } else {
            ((self.columns + GAP) / (width + GAP)).max(1)
        };
        let gap = " ".repeat(width - board_width + GAP);
        for (index, points) in trace.points.chunks(abreast).enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            let headings: Vec<String> = points
                .iter()
                .map(|point| format!("{:<width$}", heading(point)))
                .collect();
            writeln!(out, "{}", headings.join(&" ".repeat(GAP)).trim_end())?;
            let boards: Vec<Vec<String>> = points
                .iter()
                .map(|&point| self.point_lines(trace, point))
                .collect();
            for line in 0..boards[0].len() {
                let lines: Vec<&str> = boards.iter().map(|board| board[line].as_str()).collect();
                writeln!(out, "{}", lines.join(&gap))?;
            }
        }
        Ok(())
    }

    /// The lines of one board of a trace.
    pub fn point_lines(&self, trace: &Trace, point: TracePoint) -> Vec<String> {
        self.lines(point.board, |cell| trace.tile_state(point, cell))
    }

    /// The lines of a board, each as wide as [`BoxStyle::width`] says.
    fn lines(&self, board: Board, state: impl Fn(usize) -> TileState) -> Vec<String> {
        let shape = board.shape();
        let digits = self.digits(shape);
        let text = |cell| self.text(board.label(cell), shape);
        let cells: Vec<String> = (0..shape.cells())
            .map(|cell| self.cell(&text(cell), board.label(cell), state(cell), digits))
            .collect();
        let rows = cells.chunks(shape.width());
        // A border is its left end, a crossing between cells, its right end.
        let ([top, middle, bottom], line, side) = match self.style {
            Style::Unicode => (
                [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]],
                "─",
                "│",
            ),
            Style::Ascii => ([["+"; 3]; 3], "-", "|"),
            Style::Plain => return rows.map(|row| row.join(" ")).collect(),
        };
        let border = |[left, cross, right]: [&str; 3]| {
            let line = line.repeat(digits + 2);
            format!("{left}{}{right}", vec![line; shape.width()].join(cross))
        };
        let mut lines = Vec::new();
        for (index, row) in rows.enumerate() {
            lines.push(border(if index == 0 { top } else { middle }));
            lines.push(format!("{side}{}{side}", row.join(side)));
        }
        lines.push(border(bottom));
        lines
    }

    /// The width of a board, in columns.
    pub fn width(&self, shape: Shape) -> usize {
        match self.style {
            Style::Plain => shape.width() * (self.digits(shape) + 1) - 1,
            Style::Unicode | Style::Ascii => shape.width() * (self.digits(shape) + 3) + 1,
        }
    }

    /// A label as it is drawn.
    fn text(&self, label: u8, shape: Shape) -> String {
        match (&self.blank, label) {
            (Some(blank), label) => blank.name(label, shape.cells()),
            (None, 0) if self.style == Style::Plain => Blank::default().to_string(),
            (None, 0) => " ".to_owned(),
            (None, tile) => tile.to_string(),
        }
    }

    /// The number of characters of the longest label.
    fn digits(&self, shape: Shape) -> usize {
        let largest = if shape.cells() > 10 { 2 } else { 1 };
        largest.max(self.text(0, shape).chars().count())
    }

    /// A cell, its text aligned to the right.
    fn cell(&self, text: &str, label: u8, state: TileState, digits: usize) -> String {
        let margin = match self.style {
            Style::Plain => "",
            Style::Unicode | Style::Ascii => " ",
        };
        let padded = format!("{margin}{text:>digits$}{margin}");
        if !self.color || label == 0 {
            return padded;
        }
        match state {
            TileState::JustMoved => padded.bold().reversed().to_string(),
            TileState::AtGoal => padded.cyan().to_string(),
            TileState::Misplaced => padded.yellow().to_string(),
        }
    }
}
