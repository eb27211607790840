//! Standard output: whether it is a terminal or a file, and what may be drawn there.

use std::env;
use std::io::{self, IsTerminal};
use std::num::NonZeroU16;

use super::args::Color;

/// Says in an error what could not be written to.
pub const STANDARD_OUTPUT: &str = "standard output can't be written";

/// Columns and rows.
pub type Size = (usize, usize);

/// Columns where standard output is no terminal.
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

/// Whether standard output is a terminal that knows escape sequences. `TERM=dumb` says that it
/// knows none.
pub fn knows_escapes() -> bool {
    io::stdout().is_terminal() && env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// The size of the terminal, if standard output is one and reports its size.
pub fn size() -> Option<Size> {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map(|(width, height)| (width.0.into(), height.0.into()))
}

/// The number of columns to draw in: as asked for, else the terminal's.
pub fn columns(asked: Option<NonZeroU16>) -> usize {
    let terminal = || size().map(|(columns, _)| columns);
    let asked = asked.map(|columns| columns.get().into());
    asked.or_else(terminal).unwrap_or(DEFAULT_COLUMNS)
}

/// Whether standard output is a file on disk.
#[cfg(unix)]
pub fn is_file() -> bool {
    use std::fs::File;
    use std::os::fd::AsFd;

    let output = io::stdout().as_fd().try_clone_to_owned();
    let metadata = output.and_then(|output| File::from(output).metadata());
    metadata.is_ok_and(|metadata| metadata.is_file())
}

#[cfg(not(unix))]
pub fn is_file() -> bool {
    false
}
