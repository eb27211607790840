//! Boards drawn on a terminal: in boxes of lines, or as plain text.

use std::io::{self, Write};

use npuzzle::{Board, Shape, text::BLANK};
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
    /// Stands for the blank, where the user chose a character.
    pub blank: Option<char>,
}

/// The characters of a box. A border is its left end, a crossing between cells, its right end.
struct Borders {
    top: [&'static str; 3],
    middle: [&'static str; 3],
    bottom: [&'static str; 3],
    line: &'static str,
    side: &'static str,
}

const UNICODE: Borders = Borders {
    top: ["┌", "┬", "┐"],
    middle: ["├", "┼", "┤"],
    bottom: ["└", "┴", "┘"],
    line: "─",
    side: "│",
};

const ASCII: Borders = Borders {
    top: ["+"; 3],
    middle: ["+"; 3],
    bottom: ["+"; 3],
    line: "-",
    side: "|",
};

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
        let panels: Vec<Panel> = trace
            .points()
            .map(|point| Panel {
                heading: format!("{comment}{}", point.heading(point.number)),
                lines: self.point_lines(trace, point),
            })
            .collect();
        let heading_width = panels.iter().map(|panel| panel.heading.len()).max();
        let board_width = self.width(trace.start().shape());
        let width = board_width.max(heading_width.unwrap_or(0));
        let panels_abreast = if plain {
            1
        } else {
            ((self.columns + GAP) / (width + GAP)).max(1)
        };
        for (index, row) in panels.chunks(panels_abreast).enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            write_abreast(row, width, board_width, out)?;
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
        let digits = digits(shape);
        let cells: Vec<String> = (0..shape.cells())
            .map(|cell| self.cell(board.label(cell), state(cell), digits))
            .collect();
        let rows = cells.chunks(shape.width());
        let borders = match self.style {
            Style::Unicode => &UNICODE,
            Style::Ascii => &ASCII,
            Style::Plain => return rows.map(|row| row.join(" ")).collect(),
        };
        let border = |[left, cross, right]: [&str; 3]| {
            let line = borders.line.repeat(digits + 2);
            format!("{left}{}{right}", vec![line; shape.width()].join(cross))
        };
        let mut lines = vec![border(borders.top)];
        for (index, row) in rows.enumerate() {
            if index > 0 {
                lines.push(border(borders.middle));
            }
            let side = borders.side;
            lines.push(format!("{side}{}{side}", row.join(side)));
        }
        lines.push(border(borders.bottom));
        lines
    }

    /// The width of a board, in columns.
    pub fn width(&self, shape: Shape) -> usize {
        match self.style {
            Style::Plain => shape.width() * (digits(shape) + 1) - 1,
            Style::Unicode | Style::Ascii => shape.width() * (digits(shape) + 3) + 1,
        }
    }

    /// A cell, its label aligned to the right.
    fn cell(&self, label: u8, state: TileState, digits: usize) -> String {
        let plain = self.style == Style::Plain;
        let text = match label {
            0 => {
                let blank = if plain { BLANK } else { ' ' };
                self.blank.unwrap_or(blank).to_string()
            }
            tile => tile.to_string(),
        };
        let padded = if plain {
            format!("{text:>digits$}")
        } else {
            format!(" {text:>digits$} ")
        };
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

/// The number of digits of the largest tile.
fn digits(shape: Shape) -> usize {
    if shape.cells() > 10 { 2 } else { 1 }
}

/// A heading and the board below it.
struct Panel {
    heading: String,
    lines: Vec<String>,
}

/// Writes panels of equal height side by side, each `width` columns wide. The width of a board is
/// passed too: the length of a line with colours does not tell it.
fn write_abreast(
    panels: &[Panel],
    width: usize,
    board_width: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let headings: Vec<String> = panels
        .iter()
        .map(|panel| format!("{:<width$}", panel.heading))
        .collect();
    writeln!(out, "{}", headings.join(&" ".repeat(GAP)).trim_end())?;
    let gap = " ".repeat(width - board_width + GAP);
    let height = panels.first().map_or(0, |panel| panel.lines.len());
    for line in 0..height {
        let lines: Vec<&str> = panels
            .iter()
            .map(|panel| panel.lines[line].as_str())
            .collect();
        writeln!(out, "{}", lines.join(&gap))?;
    }
    Ok(())
}
