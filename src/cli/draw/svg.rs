//! Boards as SVG: drawn by any browser, and readable by a screen reader.
//!
//! A tile is defined once and used on every board. The drawing brings its own white ground, so it
//! looks the same on a dark page. The colours are from the palette of Okabe and Ito, which people
//! with colour blindness can tell apart, and borders say the same as colours: thick for a tile in
//! its goal cell, dashed for the tile that just moved.

mod animation;
mod description;
mod elements;
mod sheet;

pub use animation::animation;
pub use description::Description;
pub use elements::SvgStyle;
pub use sheet::{SheetBoard, sheet};
