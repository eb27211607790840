//! What all drawings have in common: how they begin, and the pieces of a board.

use std::fmt;

use npuzzle::{Board, Shape};

use super::Words;
use crate::cli::draw::trace::Look;

/// The side of a cell, in the units of the drawing: pixels, unless it is scaled.
pub const CELL: usize = 48;
/// What surrounds boards and parts them.
pub const GAP: usize = 24;
/// The height of a line of text above a board.
pub const HEADING: usize = 24;

/// How boards are to be drawn.
#[derive(Clone, Copy)]
pub struct Pen {
    /// What stands in the blank's cell, if anything.
    pub blank: Option<char>,
    pub color: bool,
}

/// What all drawings have in common.
pub struct Canvas<'a> {
    /// What all names in the drawing begin with, so that it can stand in one page with others.
    pub id: String,
    words: &'a Words,
    pen: Pen,
}

/// How a label is drawn, whatever is inherited from its tile. No rule of a style sheet that names
/// what is around it would reach into a `use`.
const INK: &str = "fill=\"#000\" stroke=\"none\"";
/// The fill of a tile where it does not belong.
pub const AWAY: &str = "#fff";
/// The border of such a tile.
pub const THIN: &str = "1.5";
/// The border of a tile that is where it belongs.
pub const THICK: &str = "3.5";

impl<'a> Canvas<'a> {
    /// `kind` tells apart drawings that say the same in words.
    pub fn new(words: &'a Words, pen: Pen, kind: &str) -> Self {
        let blank = pen.blank.unwrap_or(' ');
        let Words { title, description } = words;
        let own = format!("{title}{description}{blank}{}{kind}", pen.color);
        Self {
            id: format!("np-{:08x}", fingerprint(&own)),
            words,
            pen,
        }
    }

    /// The fill of a tile that is where it belongs.
    pub fn home(&self) -> &'static str {
        if self.pen.color { "#56b4e9" } else { AWAY }
    }

    /// Opens the drawing, says what it shows, and defines the tiles of boards of so many cells.
    pub fn begin(
        &self,
        (width, height): (usize, usize),
        cells: usize,
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let Self { id, words, .. } = self;
        let (title, description) = (Escaped(&words.title), Escaped(&words.description));
        let (home, moved) = (self.home(), if self.pen.color { "#e69f00" } else { AWAY });
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"{id}\" role=\"img\" \
             aria-labelledby=\"{id}-title\" aria-describedby=\"{id}-desc\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
             <title id=\"{id}-title\">{title}</title>\n\
             <desc id=\"{id}-desc\">{description}</desc>\n\
             <style>\n\
             #{id}{{font:22px sans-serif;text-anchor:middle}}\n\
             #{id} .heading{{font-size:16px;text-anchor:start}}\n\
             #{id} .ground{{fill:#fff}}\n\
             #{id} .tray{{fill:#ddd}}\n\
             #{id} use{{fill:{AWAY};stroke:#000;stroke-width:{THIN}}}\n\
             #{id} .home{{fill:{home};stroke-width:{THICK}}}\n\
             #{id} .moved{{fill:{moved};stroke-width:3;stroke-dasharray:7 4}}\n\
             </style>\n\
             <defs>\n"
        )?;
        let (middle, base, side) = (CELL / 2, CELL / 2 + 8, CELL - 4);
        if let Some(blank) = self.pen.blank {
            let blank = blank.to_string();
            let blank = Escaped(&blank);
            writeln!(
                f,
                "<text id=\"{id}-0\" x=\"{middle}\" y=\"{base}\" {INK}>{blank}</text>"
            )?;
        }
        for tile in 1..cells {
            writeln!(
                f,
                "<g id=\"{id}-{tile}\"><rect x=\"2\" y=\"2\" width=\"{side}\" height=\"{side}\" \
                 rx=\"6\"/><text x=\"{middle}\" y=\"{base}\" {INK}>{tile}</text></g>"
            )?;
        }
        f.write_str("</defs>\n<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n")
    }

    /// The tile in a cell of a board that lies so far down.
    pub fn write_tile(
        &self,
        board: Board,
        cell: usize,
        look: Look,
        down: usize,
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let label = board.label(cell);
        if !self.draws(label) {
            return Ok(());
        }
        let (x, y) = corner(board.shape(), cell);
        let (id, class, y) = (&self.id, class(look), y + down);
        write!(f, "<use href=\"#{id}-{label}\"")?;
        if !class.is_empty() {
            write!(f, " class=\"{class}\"")?;
        }
        write!(f, " x=\"{x}\" y=\"{y}\"/>")
    }

    /// Whether anything is seen of it.
    pub fn draws(&self, label: u8) -> bool {
        label != 0 || self.pen.blank.is_some()
    }
}

/// The upper left corner of a cell.
pub fn corner(shape: Shape, cell: usize) -> (usize, usize) {
    let (column, row) = (cell % shape.width(), cell / shape.width());
    (column * CELL, row * CELL)
}

/// What the style sheet calls such a tile.
pub fn class(look: Look) -> &'static str {
    match look {
        Look::Moved => "moved",
        Look::Home => "home",
        Look::Away => "",
    }
}

/// What a board lies in, so far down.
pub fn write_tray(shape: Shape, down: usize, f: &mut fmt::Formatter) -> fmt::Result {
    let (width, height) = (shape.width() * CELL, shape.height() * CELL);
    write!(
        f,
        "<rect class=\"tray\" y=\"{down}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>"
    )
}

/// A line of text, so far down.
pub fn write_heading(heading: &str, down: usize, f: &mut fmt::Formatter) -> fmt::Result {
    let base = down + HEADING - 8;
    write!(
        f,
        "<text class=\"heading\" x=\"2\" y=\"{base}\">{}</text>",
        Escaped(heading)
    )
}

/// Text as it must be written in XML.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            other => write!(f, "{other}"),
        })
    }
}

/// A number that two texts hardly share: FNV-1a, of 32 bits.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
