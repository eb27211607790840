//! The options about how moves are written.

use clap::{Args, ValueEnum};
use npuzzle::{Frame, Notation, Path};

/// How moves are printed.
#[derive(Debug, Args)]
pub struct WrittenArgs {
    /// Write moves as
    ///
    /// In JSON too, where "path" holds them. Letters unless asked otherwise.
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
    /// Whether moves are written as they are unless anything else is asked for.
    pub fn is_default(&self) -> bool {
        self.notation() == Notation::default() && self.frame.frame() == Frame::default()
    }

    /// Moves as they are to be written.
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

/// Whose ways moves name.
#[derive(Debug, Args)]
pub struct FrameArgs {
    /// Whose way a move names
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

/// How moves are written.
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

/// Whose way a move names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FrameChoice {
    /// The way the blank travels
    Blank,
    /// The way the tile travels, which is the opposite one
    Tile,
}
