//! The options of `render`.

use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Moves, ParseError};

use super::help::{ANSWERED, help_end};
use super::output::FrameArgs;
use super::question::CommonArgs;
use super::values::columns;

/// Draw a board, or every board from start to goal
///
/// A board alone is drawn as it is. For two boards, or one with --goal, every board of the solution
/// is drawn, with the number of its step and the move that leads to it. Colours mark the tiles in
/// their goal cells, and the tile that just moved. --moves draws the given moves instead.
#[derive(Debug, Args)]
#[command(after_long_help = help_end("
  npuzzle render 2831.4765 --goal snail
  npuzzle render 123456780 --moves luld --style plain
  npuzzle render 867254301 --animate --svg - > solution.svg", ANSWERED))]
#[command(mut_arg("frame", |arg| arg.requires("moves")))]
pub struct RenderArgs {
    /// Draw these moves, in any notation, instead of the solution
    #[arg(long, value_name = "MOVES", value_hint = ValueHint::Other, conflicts_with = "batch")]
    moves: Option<String>,
    #[command(flatten)]
    frame: FrameArgs,
    /// How to draw
    #[arg(long, value_enum, default_value_t = Style::Unicode)]
    pub style: Style,
    /// Play the moves on the terminal, or with --svg in a browser
    ///
    /// A board without a goal is played to the standard goal.
    #[arg(long, conflicts_with_all = ["batch", "json", "columns"])]
    pub animate: bool,
    /// Moves per second, from 0.1 to 60
    #[arg(long, value_name = "N", value_parser = fps, default_value = "3", hide_short_help = true)]
    #[arg(requires = "animate")]
    pub fps: f64,
    /// Write an SVG drawing to FILE ("-" for standard output)
    ///
    /// With --batch, the drawing is a sheet of all starts, numbered.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["json", "style", "columns"])]
    pub svg: Option<PathBuf>,
    /// Width in columns [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = columns, hide_short_help = true)]
    pub columns: Option<NonZeroU16>,
    #[command(flatten)]
    pub common: CommonArgs,
}

impl RenderArgs {
    /// The moves to draw instead of the solution.
    pub fn moves(&self) -> Result<Option<Moves>, ParseError> {
        let read = |text: &String| Moves::read(text, self.frame.frame());
        self.moves.as_ref().map(read).transpose()
    }

    /// The time that a move takes.
    pub fn pace(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.fps)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// Boxes of lines
    Unicode,
    /// Boxes of + - |
    Ascii,
    /// No boxes, but text that npuzzle can read
    Plain,
}

/// Parses a number of moves per second.
fn fps(text: &str) -> Result<f64, &'static str> {
    let number = text.trim().parse().ok();
    number
        .filter(|fps| (0.1..=60.0).contains(fps))
        .ok_or("a number of moves a second from 0.1 to 60 is needed")
}
