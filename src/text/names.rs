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

/// The goal of that name, in either case.
pub(super) fn goal_named(name: &str) -> Option<Goal> {
    let mut goals = Goal::ALL.into_iter();
    goals.find(|goal| goal.name().eq_ignore_ascii_case(name))
}

impl FromStr for Goal {
    type Err = ParseError;

    /// Reads a name in either case.
    fn from_str(name: &str) -> Result<Self, ParseError> {
        goal_named(name).ok_or_else(|| ParseError::GoalName(name.to_owned()))
    }
}

impl fmt::Display for Parity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
