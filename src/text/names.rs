//! Text ⇄ sizes, names of goals and names of parities.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Goal, Parity, Shape};

use super::error::ParseError;

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width(), self.height())
    }
}

impl FromStr for Shape {
    type Err = ParseError;

    /// Reads `WxH`, the `x` in either case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let sides = text
            .trim()
            .split_once(['x', 'X'])
            .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
        let (width, height) = sides.ok_or_else(|| ParseError::Size(text.to_owned()))?;
        Self::new(width, height).map_err(|_| ParseError::Size(format!("{width}x{height}")))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Goal {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<Self, ParseError> {
        let goal = Goal::ALL.into_iter().find(|goal| goal.name() == name);
        goal.ok_or_else(|| ParseError::GoalName(name.to_owned()))
    }
}

impl fmt::Display for Parity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
