//! The elements of a drawing: its header, and the pieces of a board.

use std::fmt;

use npuzzle::{Board, Shape};

use super::description::Description;
use crate::cli::draw::trace::TileState;

/// The side of a cell, in the units of the drawing: pixels, unless it is scaled.
pub const CELL: usize = 48;
/// The gap around and between boards.
pub const GAP: usize = 24;
/// The height of a line of text above a board.
pub const HEADING: usize = 24;

/// The presentation attributes of a label. They stand on the text itself, since the styles of its
/// tile would be inherited, and no selector can match inside a `use`.
const LABEL: &str = "fill=\"#000\" stroke=\"none\"";
/// The fill of a misplaced tile.
pub const WHITE: &str = "#fff";
/// The border of a misplaced tile.
pub const THIN: &str = "1.5";
/// The border of a tile in its goal cell.
pub const THICK: &str = "3.5";

/// How boards are drawn.
#[derive(Clone, Copy)]
pub struct SvgStyle {
    /// Drawn in the blank's cell, which is empty otherwise.
    pub blank: Option<char>,
    pub color: bool,
}

/// The elements that refer to others in the same drawing.
pub struct Elements<'a> {
    /// Prefix of all names in the drawing, so that a page can hold several.
    pub id: String,
    description: &'a Description,
    style: SvgStyle,
}

impl<'a> Elements<'a> {
    /// `kind` tells apart drawings of the same description and style.
    pub fn new(description: &'a Description, style: SvgStyle, kind: &str) -> Self {
        let blank = style.blank.unwrap_or(' ');
        let Description { title, text } = description;
        let unique = format!("{title}{text}{blank}{}{kind}", style.color);
        Self {
            id: format!("np-{:08x}", hash(&unique)),
            description,
            style,
        }
    }

    /// The fill of a tile in its goal cell.
    pub fn goal_fill(&self) -> &'static str {
        if self.style.color { "#56b4e9" } else { WHITE }
    }

    /// Opens the drawing with its description, its styles, and the tiles of a board of `cells` cells.
    pub fn begin(
        &self,
        (width, height): (usize, usize),
        cells: usize,
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let id = &self.id;
        let title = escaped(&self.description.title);
        let description = escaped(&self.description.text);
        let goal_fill = self.goal_fill();
        let moved_fill = if self.style.color { "#e69f00" } else { WHITE };
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
             #{id} use{{fill:{WHITE};stroke:#000;stroke-width:{THIN}}}\n\
             #{id} .home{{fill:{goal_fill};stroke-width:{THICK}}}\n\
             #{id} .moved{{fill:{moved_fill};stroke-width:3;stroke-dasharray:7 4}}\n\
             </style>\n\
             <defs>\n"
        )?;
        let (middle, base, side) = (CELL / 2, CELL / 2 + 8, CELL - 4);
        if let Some(blank) = self.style.blank {
            let blank = escaped(&blank.to_string());
            writeln!(
                f,
                "<text id=\"{id}-0\" x=\"{middle}\" y=\"{base}\" {LABEL}>{blank}</text>"
            )?;
        }
        for tile in 1..cells {
            writeln!(
                f,
                "<g id=\"{id}-{tile}\"><rect x=\"2\" y=\"2\" width=\"{side}\" height=\"{side}\" \
                 rx=\"6\"/><text x=\"{middle}\" y=\"{base}\" {LABEL}>{tile}</text></g>"
            )?;
        }
        f.write_str("</defs>\n<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n")
    }

    /// The tile in a cell of a board whose upper edge is at `top`.
    pub fn write_tile(
        &self,
        board: Board,
        cell: usize,
        state: TileState,
        top: usize,
        f: &mut fmt::Formatter,
    ) -> fmt::Result {
        let label = board.label(cell);
        if !self.is_drawn(label) {
            return Ok(());
        }
        let (x, y) = corner(board.shape(), cell);
        let (id, class, y) = (&self.id, class(state), y + top);
        write!(f, "<use href=\"#{id}-{label}\"")?;
        if !class.is_empty() {
            write!(f, " class=\"{class}\"")?;
        }
        write!(f, " x=\"{x}\" y=\"{y}\"/>")
    }

    /// Whether a label is drawn: all tiles, and the blank where it has a character.
    pub fn is_drawn(&self, label: u8) -> bool {
        label != 0 || self.style.blank.is_some()
    }
}

/// The upper left corner of a cell.
pub fn corner(shape: Shape, cell: usize) -> (usize, usize) {
    let (column, row) = (cell % shape.width(), cell / shape.width());
    (column * CELL, row * CELL)
}

/// The CSS class of a tile; empty where it has none.
pub fn class(state: TileState) -> &'static str {
    match state {
        TileState::JustMoved => "moved",
        TileState::AtGoal => "home",
        TileState::Misplaced => "",
    }
}

/// The ground of a board whose upper edge is at `top`.
pub fn write_tray(shape: Shape, top: usize, f: &mut fmt::Formatter) -> fmt::Result {
    let (width, height) = (shape.width() * CELL, shape.height() * CELL);
    write!(
        f,
        "<rect class=\"tray\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>"
    )
}

/// A line of text whose upper edge is at `top`.
pub fn write_heading(heading: &str, top: usize, f: &mut fmt::Formatter) -> fmt::Result {
    let base = top + HEADING - 8;
    write!(
        f,
        "<text class=\"heading\" x=\"2\" y=\"{base}\">{}</text>",
        escaped(heading)
    )
}

/// Escapes a text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

/// The FNV-1a hash of a text, of 32 bits.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
