//! The elements of a drawing: its header, and the pieces of a board.

use npuzzle::{Blank, Board, Shape};

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
#[derive(Clone)]
pub struct SvgStyle {
    /// Drawn in the blank's cell, which is empty otherwise.
    pub blank: Option<Blank>,
    pub color: bool,
}

/// The elements that refer to others in the same drawing.
pub struct Elements {
    /// Prefix of all names in the drawing, so that a page can hold several.
    pub id: String,
    style: SvgStyle,
}

impl Elements {
    /// `kind` tells apart drawings of the same description and style.
    pub fn new(Description { title, text }: &Description, style: SvgStyle, kind: &str) -> Self {
        let blank = style.blank.as_ref().map_or(" ", Blank::word);
        let unique = format!("{title}{text}{blank}{}{kind}", style.color);
        Self {
            id: format!("np-{:08x}", hash(&unique)),
            style,
        }
    }

    /// The fill of a tile in its goal cell.
    pub fn goal_fill(&self) -> &'static str {
        if self.style.color { "#56b4e9" } else { WHITE }
    }

    /// The drawing: `body`, behind the description, the styles, and the tiles of a board of `cells`
    /// cells.
    pub fn drawing(
        &self,
        description: &Description,
        (width, height): (usize, usize),
        cells: usize,
        body: &str,
    ) -> String {
        let id = &self.id;
        let title = escaped(&description.title);
        let description = escaped(&description.text);
        let goal_fill = self.goal_fill();
        let moved_fill = if self.style.color { "#e69f00" } else { WHITE };
        let (middle, base, side) = (CELL / 2, CELL / 2 + 8, CELL - 4);
        let blank = self.style.blank.as_ref().map(|blank| {
            let blank = escaped(blank.word());
            format!("<text id=\"{id}-0\" x=\"{middle}\" y=\"{base}\" {LABEL}>{blank}</text>\n")
        });
        let name = |tile| match &self.style.blank {
            Some(blank) => blank.name(tile, cells),
            None => tile.to_string(),
        };
        let defined = |tile| {
            let name = name(tile);
            format!(
                "<g id=\"{id}-{tile}\"><rect x=\"2\" y=\"2\" width=\"{side}\" height=\"{side}\" \
                 rx=\"6\"/><text x=\"{middle}\" y=\"{base}\" {LABEL}>{name}</text></g>\n"
            )
        };
        let labels: String = blank
            .into_iter()
            .chain((1..).take(cells - 1).map(defined))
            .collect();
        format!(
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
             <defs>\n\
             {labels}\
             </defs>\n\
             <rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n\
             {body}\
             </svg>\n"
        )
    }

    /// The tile in a cell of a board whose upper edge is at `top`. Keyframes move it if `moving`.
    pub fn tile(
        &self,
        board: Board,
        cell: usize,
        state: TileState,
        top: usize,
        moving: bool,
    ) -> String {
        let (id, label) = (&self.id, board.label(cell));
        if !self.is_drawn(label) {
            return String::new();
        }
        let (x, y) = corner(board.shape(), cell, top);
        let place = if moving {
            format!("style=\"animation-name:{id}-{label}\" transform=\"translate({x} {y})\"")
        } else {
            format!("x=\"{x}\" y=\"{y}\"")
        };
        let state = match state {
            TileState::JustMoved => "moved",
            TileState::AtGoal => "home",
            TileState::Misplaced => "",
        };
        let class = match (moving, state) {
            (false, "") => String::new(),
            (true, "") => " class=\"moving\"".to_owned(),
            (false, state) => format!(" class=\"{state}\""),
            (true, state) => format!(" class=\"moving {state}\""),
        };
        format!("<use href=\"#{id}-{label}\"{class} {place}/>")
    }

    /// Whether a label is drawn: all tiles, and the blank where it has a character.
    pub fn is_drawn(&self, label: u8) -> bool {
        label != 0 || self.style.blank.is_some()
    }
}

/// The upper left corner of a cell of a board whose upper edge is at `top`.
pub fn corner(shape: Shape, cell: usize, top: usize) -> (usize, usize) {
    let (column, row) = (cell % shape.width(), cell / shape.width());
    (column * CELL, row * CELL + top)
}

/// The ground of a board whose upper edge is at `top`.
pub fn tray(shape: Shape, top: usize) -> String {
    let (width, height) = (shape.width() * CELL, shape.height() * CELL);
    format!("<rect class=\"tray\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>")
}

/// A line of text whose upper edge is at `top`.
pub fn heading(text: &str, top: usize) -> String {
    let (base, text) = (top + HEADING - 8, escaped(text));
    format!("<text class=\"heading\" x=\"2\" y=\"{base}\">{text}</text>")
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
