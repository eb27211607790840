//! The options about what is printed.

use std::num::NonZeroU16;

use clap::{Args, ValueEnum, ValueHint};

use super::number::number;

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

/// Parses a character for the blank: one column wide, and not to be mistaken for a tile.
pub fn blank(text: &str) -> Result<char, &'static str> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (Some('1'..='9' | 'a'..='f' | 'A'..='F'), None) => {
            Err("it would read as a tile; try . 0 x _ or *")
        }
        (Some(c @ ' '..='~'), None) => Ok(c),
        (Some(_), None) => Err("a printable ASCII character is needed; try . 0 x _ or *"),
        _ => Err("one character is needed"),
    }
}

/// Parses the width of a drawing.
pub fn columns(text: &str) -> Result<NonZeroU16, &'static str> {
    number("a number of columns from 1 to 65535 is needed")(text)
}
