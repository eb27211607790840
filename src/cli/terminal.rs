//! What may be drawn on standard output.

use std::env;
use std::io::{self, IsTerminal};

use super::args::Color;

/// Columns where there is no terminal to ask.
const DEFAULT_COLUMNS: usize = 80;

/// Whether to use colour.
pub fn has_colour(color: Color) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            knows_escapes() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        }
    }
}

/// Whether standard output is a terminal that knows escape sequences. One that knows none goes by
/// the name of dumb.
pub fn knows_escapes() -> bool {
    io::stdout().is_terminal() && env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// How many columns to draw in: those that were asked for, or else the terminal's.
pub fn columns(asked: Option<u16>) -> usize {
    let terminal = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0);
    asked.or_else(terminal).map_or(DEFAULT_COLUMNS, usize::from)
}
