//! The options about what is printed, and how moves are written.

use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Frame, Notation, Path};

use super::values::blank;

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct OutputArgs {
    /// Print JSON: one object per pair, each on a line
    #[arg(long, short)]
    pub json: bool,
    /// Print CHAR for the blank [default: .]
    #[arg(long, value_name = "CHAR", value_parser = blank, value_hint = ValueHint::Other)]
    pub blank: Option<char>,
    /// When to use colour
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    pub color: Color,
    /// Print nothing but errors on standard error
    #[arg(long, short)]
    pub quiet: bool,
    /// Report the cost of the search: on standard error, or in the JSON
    #[arg(long, conflicts_with = "quiet")]
    pub stats: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// How moves are printed.
#[derive(Debug, Args)]
pub struct WrittenArgs {
    /// How to write moves
    ///
    /// Letters by default. In JSON it holds for "path" too.
    #[arg(
        long,
        value_name = "HOW",
        value_enum,
        default_value_t = NotationChoice::Letters,
        hide_default_value = true,
    )]
    notation: NotationChoice,
    #[command(flatten)]
    frame: FrameArgs,
}

impl WrittenArgs {
    pub fn is_default(&self) -> bool {
        self.notation() == Notation::default() && self.frame.frame() == Frame::default()
    }

    pub fn text(&self, path: &Path) -> String {
        path.written(self.notation(), self.frame.frame())
            .to_string()
    }

    fn notation(&self) -> Notation {
        match self.notation {
            NotationChoice::Letters => Notation::Letters,
            NotationChoice::Capitals => Notation::Capitals,
            NotationChoice::Words => Notation::Words,
            NotationChoice::Arrows => Notation::Arrows,
            NotationChoice::Runs => Notation::Runs,
        }
    }
}

/// What the directions of moves refer to.
#[derive(Debug, Args)]
pub struct FrameArgs {
    /// Whose direction a move names
    #[arg(long, value_name = "WHOSE", value_enum, default_value_t = FrameChoice::Blank)]
    frame: FrameChoice,
}

impl FrameArgs {
    pub fn frame(&self) -> Frame {
        match self.frame {
            FrameChoice::Blank => Frame::Blank,
            FrameChoice::Tile => Frame::Tile,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum NotationChoice {
    /// rrul
    Letters,
    /// RRUL
    Capitals,
    /// right right up left
    Words,
    /// →→↑←
    Arrows,
    /// R2UL
    Runs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FrameChoice {
    /// The direction in which the blank travels
    Blank,
    /// The direction in which the tile travels, which is the opposite
    Tile,
}
