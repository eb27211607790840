//! Turning and mirroring boards, so that few databases serve every goal.

use crate::puzzle::shape::{MAX_CELLS, Shape};

use super::registry::Goals;

/// One of the eight ways to lay a rectangle on itself or on its transpose: the columns and the
/// rows are mirrored if so said, then columns and rows change places if so said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Symmetry {
    mirror_columns: bool,
    mirror_rows: bool,
    transpose: bool,
}

/// To which cell each cell goes.
pub type CellMap = [u8; MAX_CELLS];

impl Symmetry {
    /// All eight, the one that changes nothing first.
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            mirror_columns: bits & 1 != 0,
            mirror_rows: bits & 2 != 0,
            transpose: bits & 4 != 0,
        })
    }

    /// Whether boards of that shape become boards that are no wider than high.
    fn stands(self, shape: Shape) -> bool {
        shape.width() == shape.height() || self.transpose == (shape.width() > shape.height())
    }

    fn cells(self, shape: Shape) -> CellMap {
        let (width, height) = (shape.width(), shape.height());
        let mut map = [0; MAX_CELLS];
        for (cell, image) in map[..shape.cells()].iter_mut().enumerate() {
            let (mut column, mut row) = (cell % width, cell / width);
            if self.mirror_columns {
                column = width - 1 - column;
            }
            if self.mirror_rows {
                row = height - 1 - row;
            }
            *image = if self.transpose {
                column * height + row
            } else {
                row * width + column
            } as u8;
        }
        map
    }
}

/// How boards are laid so that their goal's blank comes to a place that databases serve: no
/// wider than high, so that a tile that goes up or down passes few others, and the blank in the last cell to which it can be brought.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Where the goal's blank comes to lie.
    pub blank: usize,
    /// Where each cell comes to lie.
    pub cells: CellMap,
}

impl Layout {
    /// The layout for goals of that shape with the blank in that cell.
    pub fn new(shape: Shape, blank: usize) -> Self {
        let identity = Self {
            blank,
            cells: std::array::from_fn(|cell| cell as u8),
        };
        Symmetry::all()
            .filter(|symmetry| symmetry.stands(shape))
            .map(|symmetry| {
                let cells = symmetry.cells(shape);
                let blank = cells[blank].into();
                Self { blank, cells }
            })
            // Of equals, the first.
            .reduce(|best, other| {
                if other.blank > best.blank {
                    other
                } else {
                    best
                }
            })
            .unwrap_or(identity)
    }

    /// The goals that the same databases serve, this layout's goal being of that shape.
    pub fn goals(&self, shape: Shape) -> Goals {
        Goals {
            shape: Self::shape(shape),
            blank: self.blank,
        }
    }

    /// The shape of the boards once they are laid.
    fn shape(shape: Shape) -> Shape {
        if shape.width() > shape.height() {
            shape.transposed()
        } else {
            shape
        }
    }
}

/// Another way to lay boards of that shape on themselves that leaves one cell where it is.
pub fn reflection(shape: Shape, blank: usize) -> Option<CellMap> {
    Symmetry::all()
        .skip(1)
        .filter(|symmetry| !symmetry.transpose || shape.width() == shape.height())
        .map(|symmetry| symmetry.cells(shape))
        .find(|cells| usize::from(cells[blank]) == blank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn three_cells_serve_all_goals_of_the_fifteen_puzzle() -> Result<(), crate::Error> {
        let shape = Shape::new(4, 4)?;
        let places: HashSet<usize> = (0..16).map(|cell| Layout::new(shape, cell).blank).collect();
        assert_eq!(places, HashSet::from([15, 14, 10]));
        assert!(reflection(shape, 15).is_some());
        assert!(reflection(shape, 14).is_none());
        assert!(reflection(shape, 10).is_some());
        Ok(())
    }

    #[test]
    fn neighbours_stay_neighbours() -> Result<(), crate::Error> {
        for (width, height) in [(4, 4), (3, 4), (4, 3), (2, 8), (5, 3)] {
            let shape = Shape::new(width, height)?;
            for blank in 0..shape.cells() {
                let layout = Layout::new(shape, blank);
                let laid = Layout::shape(shape);
                let image = |cell: usize| usize::from(layout.cells[cell]);
                assert_eq!(image(blank), layout.blank);
                for cell in 0..shape.cells() {
                    let images: HashSet<usize> = neighbours(shape, cell).map(image).collect();
                    assert_eq!(images, neighbours(laid, image(cell)).collect());
                }
            }
        }
        Ok(())
    }

    fn neighbours(shape: Shape, cell: usize) -> impl Iterator<Item = usize> {
        crate::Move::ALL
            .into_iter()
            .filter_map(move |step| crate::puzzle::cells::target(shape, cell, step))
    }
}
