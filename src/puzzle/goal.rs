//! The goals that have a name.

use super::board::Board;
use super::cells::target;
use super::moves::Move;
use super::shape::{MAX_CELLS, Shape};

/// A goal that every shape has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// 1 2 3 … with the blank last.
    #[default]
    Standard,
    /// The blank, then 1 2 3 …, as in Korf's 15-puzzle instances.
    BlankFirst,
    /// 1 2 3 … spiralling inwards, the blank at the end of the spiral: `123/8.4/765`.
    Snail,
}

impl Goal {
    /// All named goals.
    pub const ALL: [Goal; 3] = [Goal::Standard, Goal::BlankFirst, Goal::Snail];

    /// Its name: `standard`, `blank-first` or `snail`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Standard => "standard",
            Goal::BlankFirst => "blank-first",
            Goal::Snail => "snail",
        }
    }

    /// The goal as a board of that shape.
    #[must_use]
    pub fn board(self, shape: Shape) -> Board {
        let cells = shape.cells();
        match self {
            Goal::Standard => Board::along(shape, 0..cells),
            Goal::BlankFirst => Board::along(shape, (1..cells).chain([0])),
            Goal::Snail => Board::along(shape, spiral(shape)),
        }
    }
}

/// The cells from the top left corner clockwise along the edge, and so on inwards.
fn spiral(shape: Shape) -> impl Iterator<Item = usize> {
    let clockwise = [Move::Right, Move::Down, Move::Left, Move::Up];
    let mut visited = [false; MAX_CELLS];
    let (mut cell, mut turns) = (0, 0);
    (0..shape.cells()).map(move |_| {
        let here = cell;
        visited[here] = true;
        let ahead = |turns: usize| target(shape, here, clockwise[turns % 4]);
        if ahead(turns).is_none_or(|to| visited[to]) {
            turns += 1;
        }
        cell = ahead(turns).unwrap_or(here);
        here
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_snail_spirals_inwards_on_every_kind_of_shape() {
        for (width, height, snail) in [
            (2, 2, "12.3"),
            (3, 3, "1238.4765"),
            (4, 4, "1234cde5b.f6a987"),
            (4, 2, "1234/.765"),
            (2, 4, "12/.3/74/65"),
        ] {
            let shape = Shape::new(width, height).expect("a shape");
            assert_eq!(Goal::Snail.board(shape).to_string(), snail);
        }
    }
}
