//! The options of `render`.

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Error, Path};

use super::{CommonArgs, EXIT_STATUS};

/// Draw a board, or every board from start to goal
///
/// One board alone is drawn as it is. Two boards, or one with --goal, are drawn as the solution,
/// each board with its step and the move that leads to it; tiles where the goal wants them, and
/// the tile just moved, stand out in colour. --moves draws other moves than those of the solution.
#[derive(Debug, Args)]
#[command(after_long_help = format!("\
Examples:
  npuzzle render 2831.4765
  npuzzle render 2831.4765 --goal snail
  npuzzle render 123456780 --moves luld --style plain

{EXIT_STATUS}"))]
// Room in the short help for what is its own.
#[command(mut_arg("jobs", |arg| arg.hide_short_help(true)))]
#[command(mut_arg("fail_fast", |arg| arg.hide_short_help(true)))]
pub struct RenderArgs {
    #[command(flatten)]
    pub common: CommonArgs,
    /// Draw these moves, letters u d l r, and not the solution
    #[arg(long, value_name = "MOVES", value_parser = moves, value_hint = ValueHint::Other)]
    #[arg(conflicts_with = "batch")]
    pub moves: Option<Path>,
    /// How to draw
    #[arg(long, value_enum, default_value_t = Style::Unicode)]
    pub style: Style,
    /// Columns to draw in [default: the terminal's, else 80]
    #[arg(long, value_name = "N", value_parser = columns)]
    pub columns: Option<u16>,
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

/// Moves, in letters of either case.
fn moves(text: &str) -> Result<Path, Error> {
    text.trim().to_ascii_lowercase().parse()
}

/// A number of columns.
fn columns(text: &str) -> Result<u16, &'static str> {
    let number = text.parse().ok().filter(|&columns| columns > 0);
    number.ok_or("a number of columns from 1 to 65535 is needed")
}
