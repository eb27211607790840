//! In which order moves are tried, where one path of several is to be the first.

use super::moves::Move;

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
pub struct MoveOrder(pub(crate) [Move; Move::ALL.len()]);

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
