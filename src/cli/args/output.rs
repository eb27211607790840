//! The options about what is printed, and how moves are written.

use anyhow::bail;
use clap::{Args, ValueEnum, ValueHint};
use npuzzle::{Blank, Board, BoardStyle, Frame, Notation, Path};

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct OutputArgs {
    /// Print JSON: one object per pair, each on a line
    #[arg(long, short)]
    pub json: bool,
    /// The word for the blank, read and printed [default: .]
    #[arg(long, value_name = "WORD", value_hint = ValueHint::Other, allow_negative_numbers = true)]
    pub blank: Option<Blank>,
    /// When to use colour
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    #[arg(hide_short_help = true)]
    pub color: Color,
    /// Print nothing but errors on standard error
    #[arg(long, short)]
    pub quiet: bool,
    /// Report the cost of the search: on standard error, or in the JSON
    #[arg(long, conflicts_with = "quiet", hide_short_help = true)]
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

/// How boards are printed.
#[derive(Debug, Args)]
pub struct BoardStyleArgs {
    /// How to write boards
    #[arg(long, value_name = "STYLE", value_enum, default_value_t = BoardStyleChoice::Compact)]
    #[arg(conflicts_with = "json", help_heading = "Output")]
    style: BoardStyleChoice,
}

impl BoardStyleArgs {
    pub fn style(&self) -> BoardStyle {
        match self.style {
            BoardStyleChoice::Compact => BoardStyle::Compact,
            BoardStyleChoice::Spaced => BoardStyle::Spaced,
            BoardStyleChoice::Rows => BoardStyle::Rows,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum BoardStyleChoice {
    /// A character a cell; 10 to 15 are a to f
    Compact,
    /// Numbers with spaces between, as most judges read them
    Spaced,
    /// Numbers, each row on a line; a blank line parts records
    Rows,
}

/// How moves are printed.
#[derive(Debug, Args)]
pub struct WrittenArgs {
    /// Notation
    ///
    /// How to write moves: as letters by default. In JSON it holds for "path" too.
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
    /// Refuses a frame for moves that are no directions.
    pub fn check(&self) -> anyhow::Result<()> {
        if self.notation().is_none() && self.frame.frame() != Frame::default() {
            bail!(
                "--frame says whose direction a move names, and with --notation tiles a move is the \
                 number of the tile: leave --frame out"
            );
        }
        Ok(())
    }

    pub fn is_default(&self) -> bool {
        self.notation() == Some(Notation::default()) && self.frame.frame() == Frame::default()
    }

    /// The text of moves from a start, which none of them leaves.
    pub fn text(&self, path: &Path, start: Board, blank: Option<&Blank>) -> String {
        let Some(notation) = self.notation() else {
            let tiles = path.tiles(start).unwrap_or_default();
            let cells = start.shape().cells();
            return tiles.written(blank.unwrap_or(&Blank::default()), cells);
        };
        path.written(notation, self.frame.frame()).to_string()
    }

    /// How directions are written; none where the numbers of tiles are.
    fn notation(&self) -> Option<Notation> {
        Some(match self.notation {
            NotationChoice::Letters => Notation::Letters,
            NotationChoice::Capitals => Notation::Capitals,
            NotationChoice::Words => Notation::Words,
            NotationChoice::Arrows => Notation::Arrows,
            NotationChoice::Runs => Notation::Runs,
            NotationChoice::Tiles => return None,
        })
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
    /// The numbers of the tiles that move: 6 7 11 12
    Tiles,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FrameChoice {
    /// The direction in which the blank travels
    Blank,
    /// The direction in which the tile travels, which is the opposite
    Tile,
}
