//! The four moves, and orders of them.

/// One step: the way the **blank** travels, as in POJ 1077.
///
/// Many programs name the way the *tile* travels instead; that is the [inverse](Move::inverse), and
/// [`Frame::Tile`](crate::Frame::Tile) reads and writes it.
///
/// The order of the variants, `u < d < l < r`, is the order that makes a path canonical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Move {
    /// `u`: the blank changes places with the tile above it.
    Up,
    /// `d`: the blank changes places with the tile below it.
    Down,
    /// `l`: the blank changes places with the tile to its left.
    Left,
    /// `r`: the blank changes places with the tile to its right.
    Right,
}

impl Move {
    /// All moves in canonical order.
    pub const ALL: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];

    /// The letter of this move: `u`, `d`, `l` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['u', 'd', 'l', 'r'][self as usize]
    }

    /// The move that takes this one back.
    #[must_use]
    pub const fn inverse(self) -> Move {
        match self {
            Move::Up => Move::Down,
            Move::Down => Move::Up,
            Move::Left => Move::Right,
            Move::Right => Move::Left,
        }
    }
}

/// An order of the four moves, and so of paths: of two paths of the same length, the one comes first
/// whose move comes first where they differ for the first time.
///
/// The default is the canonical order, `u < d < l < r`.
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
    /// The order in which these moves stand; none unless each of the four is there once.
    pub(crate) fn new(moves: &[Move]) -> Option<Self> {
        let moves: [Move; Move::ALL.len()] = moves.try_into().ok()?;
        let has_all = Move::ALL.iter().all(|step| moves.contains(step));
        has_all.then_some(Self(moves))
    }

    /// The moves, the first one first.
    #[must_use]
    pub const fn moves(self) -> [Move; Move::ALL.len()] {
        self.0
    }
}

impl Default for MoveOrder {
    fn default() -> Self {
        Self(Move::ALL)
    }
}
