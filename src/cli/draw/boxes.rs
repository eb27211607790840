//! A board drawn for a terminal.

use std::io::{self, Write};

use npuzzle::{Board, Shape, text};
use owo_colors::OwoColorize;

use super::trace::{Film, Frame, Look};
use crate::cli::args::{RenderArgs, Style};
use crate::cli::terminal;

/// What parts boards side by side.
const GAP: usize = 2;

/// How boards are to be drawn, the terminal having been asked.
pub struct Picture {
    style: Style,
    color: bool,
    columns: usize,
    blank: Option<char>,
}

/// The lines of a box: left, between cells, right; and the line itself.
struct Rule {
    left: &'static str,
    cross: &'static str,
    right: &'static str,
    line: &'static str,
}

/// The pieces of which a box is made.
struct Frames {
    top: Rule,
    middle: Rule,
    bottom: Rule,
    side: &'static str,
}

const UNICODE: Frames = Frames {
    top: Rule {
        left: "┌",
        cross: "┬",
        right: "┐",
        line: "─",
    },
    middle: Rule {
        left: "├",
        cross: "┼",
        right: "┤",
        line: "─",
    },
    bottom: Rule {
        left: "└",
        cross: "┴",
        right: "┘",
        line: "─",
    },
    side: "│",
};

const ASCII: Frames = Frames {
    top: Rule {
        left: "+",
        cross: "+",
        right: "+",
        line: "-",
    },
    middle: Rule {
        left: "+",
        cross: "+",
        right: "+",
        line: "-",
    },
    bottom: Rule {
        left: "+",
        cross: "+",
        right: "+",
        line: "-",
    },
    side: "|",
};

impl Picture {
    pub fn new(args: &RenderArgs) -> Self {
        Self {
            style: args.style,
            color: terminal::has_colour(args.common.output.color),
            columns: terminal::columns(args.columns),
            blank: args.common.output.blank,
        }
    }

    /// Draws one board, on its own.
    pub fn board(&self, board: Board, out: &mut dyn Write) -> io::Result<()> {
        self.lines(board, |_| Look::Away)
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Draws every board along a path under its step and its move: boxes side by side, plain
    /// boards one below the other, their headings as comments.
    pub fn film(&self, film: &Film, out: &mut dyn Write) -> io::Result<()> {
        let comment = if self.style == Style::Plain { "# " } else { "" };
        let blocks: Vec<Block> = (0..)
            .zip(film.frames())
            .map(|(number, &frame)| Block {
                heading: format!("{comment}{}", frame.heading(number)),
                lines: self.frame(film, frame),
            })
            .collect();
        let heading = blocks.iter().map(|block| block.heading.len()).max();
        let board = self.width(film.home().shape());
        let width = board.max(heading.unwrap_or(0));
        let abreast = match self.style {
            Style::Plain => 1,
            Style::Unicode | Style::Ascii => ((self.columns + GAP) / (width + GAP)).max(1),
        };
        for (index, row) in blocks.chunks(abreast).enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            print_abreast(row, width, board, out)?;
        }
        Ok(())
    }

    /// The lines of one board of a path.
    pub fn frame(&self, film: &Film, frame: Frame) -> Vec<String> {
        self.lines(frame.board, |cell| film.look(frame, cell))
    }

    /// The lines of one board, each as wide as [`Picture::width`] says.
    fn lines(&self, board: Board, look: impl Fn(usize) -> Look) -> Vec<String> {
        let shape = board.shape();
        let digits = digits(shape);
        let rows = (0..shape.height()).map(|row| {
            let cells = (0..shape.width()).map(|column| row * shape.width() + column);
            cells
                .map(|cell| self.cell(board.label(cell), look(cell), digits))
                .collect::<Vec<_>>()
        });
        let Some(frames) = self.frames() else {
            return rows.map(|cells| cells.join(" ")).collect();
        };
        let mut lines = vec![frames.top.across(shape.width(), digits + 2)];
        for (index, cells) in rows.enumerate() {
            if index > 0 {
                lines.push(frames.middle.across(shape.width(), digits + 2));
            }
            let side = frames.side;
            lines.push(format!("{side}{}{side}", cells.join(side)));
        }
        lines.push(frames.bottom.across(shape.width(), digits + 2));
        lines
    }

    fn frames(&self) -> Option<&'static Frames> {
        match self.style {
            Style::Unicode => Some(&UNICODE),
            Style::Ascii => Some(&ASCII),
            Style::Plain => None,
        }
    }

    /// How many columns a board takes.
    pub fn width(&self, shape: Shape) -> usize {
        match self.style {
            Style::Plain => shape.width() * (digits(shape) + 1) - 1,
            Style::Unicode | Style::Ascii => shape.width() * (digits(shape) + 3) + 1,
        }
    }

    /// One cell, its label to the right.
    fn cell(&self, label: u8, look: Look, digits: usize) -> String {
        let boxed = self.style != Style::Plain;
        let empty = if boxed { ' ' } else { text::BLANK };
        let text = match label {
            0 => self.blank.unwrap_or(empty).to_string(),
            tile => tile.to_string(),
        };
        let padded = if boxed {
            format!(" {text:>digits$} ")
        } else {
            format!("{text:>digits$}")
        };
        if !self.color || label == 0 {
            return padded;
        }
        match look {
            Look::Moved => padded.bold().reversed().to_string(),
            Look::Home => padded.cyan().to_string(),
            Look::Away => padded.yellow().to_string(),
        }
    }
}

impl Rule {
    fn across(&self, cells: usize, width: usize) -> String {
        let line = self.line.repeat(width);
        let lines = vec![line; cells].join(self.cross);
        format!("{}{lines}{}", self.left, self.right)
    }
}

/// The digits of the largest tile.
fn digits(shape: Shape) -> usize {
    if shape.cells() > 10 { 2 } else { 1 }
}

/// A heading and the board below it.
struct Block {
    heading: String,
    lines: Vec<String>,
}

/// Prints blocks of equal height side by side. A heading may be wider than a board, and the
/// length of a coloured line says nothing of its width: so both are told.
fn print_abreast(
    blocks: &[Block],
    width: usize,
    board: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let headings = blocks.iter().map(|block| block.heading.as_str());
    let padded: Vec<String> = headings
        .map(|heading| format!("{heading:<width$}"))
        .collect();
    let gap = " ".repeat(GAP);
    writeln!(out, "{}", padded.join(&gap).trim_end())?;
    let gap = " ".repeat(width - board + GAP);
    let height = blocks.first().map_or(0, |block| block.lines.len());
    for line in 0..height {
        let lines: Vec<&str> = blocks
            .iter()
            .map(|block| block.lines[line].as_str())
            .collect();
        writeln!(out, "{}", lines.join(&gap))?;
    }
    Ok(())
}
