//! The options of `render`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{ParseError, Path};

use super::{CommonArgs, EXIT_STATUS, FrameArgs, columns};

/// Draw a board, or every board from start to goal
///
/// One board alone is drawn as it is. Two boards, or one with --goal, are drawn as the solution,
/// each board with its step and the move that leads to it; tiles where the goal wants them, and
/// the tile just moved, stand out in colour. --moves draws other moves than those of the solution.
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle render 2831.4765 --goal snail
  npuzzle render 123456780 --moves luld --style plain
  npuzzle render 867254301 --animate --svg - > solution.svg

{EXIT_STATUS}"))]
// Room in the short help for what is its own.
#[command(mut_arg("jobs", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("fail_fast", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("frame", |arg| arg.hide_short_help(true).requires("moves")))]
pub struct RenderArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    /// Draw these moves, in any notation, and not the solution
    #[arg(long, value_name = "MOVES", value_hint = ValueHint::Other, conflicts_with = "batch")]
    moves: Option<String>,
    #[command(flatten)]
    frame: FrameArgs,
    /// How to draw
    #[arg(long, value_enum, default_value_t = Style::Unicode)]
    pub style: Style,
    /// Play the moves on the terminal, or with --svg in a browser
    ///
    /// A board without a goal is to become the standard goal.
    #[arg(long, conflicts_with_all = ["batch", "json", "columns"])]
    pub animate: bool,
    /// Moves a second, from 0.1 to 60
    #[arg(long, value_name = "N", value_parser = fps, default_value = "3", hide_short_help = true)]
    #[arg(requires = "animate")]
    pub fps: f64,
    /// Write an SVG drawing to FILE, "-" for standard output
    ///
    /// The boards of a batch, without their goals, become one numbered sheet of puzzles.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["json", "style", "columns"])]
    pub svg: Option<PathBuf>,
    /// Columns to draw in [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = columns, hide_short_help = true)]
    pub columns: Option<u16>,
}

impl RenderArgs {
    /// The moves that are to be drawn instead of the solution.
    pub fn moves(&self) -> Result<Option<Path>, ParseError> {
        let read = |text: &String| Path::read(text, self.frame.frame());
        self.moves.as_ref().map(read).transpose()
    }

    /// How long a move takes to play.
    pub fn pace(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.fps)
    }
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// Boxes of lines
    Unicode,
    /// Boxes of + - |
    Ascii,
    /// No boxes; npuzzle can read it again
    Plain,
}

/// A number of moves a second.
fn fps(text: &str) -> Result<f64, &'static str> {
    let number = text.trim().parse().ok();
    number
        .filter(|fps| (0.1..=60.0).contains(fps))
        .ok_or("a number of moves a second from 0.1 to 60 is needed")
}
