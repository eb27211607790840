//! Animations as SVG, and what they are to show.

#![allow(dead_code, reason = "no test file uses all of it")]

use serde_json::Value;

use super::command::npuzzle;

/// Paths of all kinds: the longest of 3x3, other shapes, moves that no solution has, one, none.
pub const PATHS: [&str; 8] = [
    "867254301 123456780",
    "2831.4765 --goal snail",
    "123/4.5 .12/345",
    "12/34/5. --moves ulurddlr",
    "12.3 --moves rlrlrl",
    "fedcba987654321. --moves ulurdldrulurdldruuulddd",
    "12.3 123.",
    "123. 123.",
];

/// The side of a cell.
pub const CELL: f64 = 48.0;
/// The height of the line above the board.
pub const HEADING: f64 = 24.0;

/// An animation, and what JSON says of the same path.
pub struct Animated {
    pub svg: String,
    /// Along the path, in compact form.
    pub boards: Vec<String>,
    /// The columns of a board.
    pub width: usize,
}

impl Animated {
    /// The animation of a path of three moves a second.
    #[track_caller]
    pub fn new(path: &str) -> Self {
        let run = npuzzle(&format!("render {path} --json")).run();
        let json: Value = serde_json::from_str(&run.stdout).expect("JSON");
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let size = text(&json["size"]);
        let (width, _) = size.split_once('x').expect("WxH");
        let boards = json["boards"].as_array().expect("boards");
        Self {
            svg: drawing(path),
            boards: boards.iter().map(text).collect(),
            width: width.parse().expect("a number"),
        }
    }

    /// The cell of a tile at that place.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small and whole"
    )]
    pub fn cell(&self, x: f64, y: f64) -> usize {
        let (column, row) = (x / CELL, (y - HEADING) / CELL);
        let whole = column.fract() == 0.0 && row.fract() == 0.0;
        assert!(whole && column >= 0.0 && row >= 0.0, "{x} {y}");
        row as usize * self.width + column as usize
    }
}

#[track_caller]
pub fn drawing(arguments: &str) -> String {
    let run = npuzzle(&format!("render {arguments} --animate --svg -")).run();
    run.says("").exited(0).stdout
}

/// How long an animation takes, in seconds.
#[track_caller]
pub fn period(svg: &str) -> f64 {
    let (_, rest) = svg.split_once(".moving{animation:").expect("a period");
    let (seconds, _) = rest.split_once("s ").expect("seconds");
    seconds.parse().expect("a number")
}
