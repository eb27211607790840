//! In which order moves are tried, where one path of several is to be the first.

use std::fmt;
use std::str::FromStr;

use super::moves::Move;
use crate::error::Error;

/// An order of the four moves. A path comes before another one of the same length if, where they
/// part, its move comes first.
///
/// ```
/// use npuzzle::{Move, MoveOrder};
///
/// assert_eq!(MoveOrder::default().to_string(), "udlr");
/// let order: MoveOrder = "dlru".parse()?;
/// assert_eq!(order.moves()[3], Move::Up);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrder([Move; Move::ALL.len()]);

impl MoveOrder {
    /// The moves, the first one first.
    #[must_use]
    pub const fn moves(self) -> [Move; Move::ALL.len()] {
        self.0
    }
}

/// The canonical order, `u < d < l < r`.
impl Default for MoveOrder {
    fn default() -> Self {
        Self(Move::ALL)
    }
}

impl fmt::Display for MoveOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|step| step.letter().fmt(f))
    }
}

impl FromStr for MoveOrder {
    type Err = Error;

    /// Reads each of the four letters once, in either case; `<` may stand between them.
    fn from_str(text: &str) -> Result<Self, Error> {
        let is_letter = |c: &char| !matches!(c, '<' | ',' | ' ');
        let letters: Vec<char> = text
            .to_ascii_lowercase()
            .chars()
            .filter(is_letter)
            .collect();
        let step = |letter: &char| Move::ALL.into_iter().find(|step| step.letter() == *letter);
        let moves: Option<Vec<Move>> = letters.iter().map(step).collect();
        let order = moves.and_then(|moves| <[Move; Move::ALL.len()]>::try_from(moves).ok());
        order
            .filter(|order| Move::ALL.iter().all(|step| order.contains(step)))
            .map(Self)
            .ok_or_else(|| Error::Order(text.to_owned()))
    }
}
