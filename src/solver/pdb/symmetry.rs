//! Symmetries of boards, by which a few databases serve all goals.

use crate::puzzle::shape::{MAX_CELLS, Shape};

use super::key::GoalClass;

/// The image of each cell under a symmetry.
pub type CellMap = [u8; MAX_CELLS];

/// The eight symmetries of a rectangle, the identity first; for each, whether it exchanges columns
/// and rows.
fn symmetries(shape: Shape) -> impl DoubleEndedIterator<Item = (bool, CellMap)> {
    let (width, height) = (shape.width(), shape.height());
    (0..8).map(move |bits| {
        let [mirror_columns, mirror_rows, transpose] = [1, 2, 4].map(|bit| bits & bit != 0);
        let mut map = [0; MAX_CELLS];
        for (cell, image) in map[..shape.cells()].iter_mut().enumerate() {
            let (mut column, mut row) = (cell % width, cell / width);
            if mirror_columns {
                column = width - 1 - column;
            }
            if mirror_rows {
                row = height - 1 - row;
            }
            *image = if transpose {
                column * height + row
            } else {
                row * width + column
            } as u8;
        }
        (transpose, map)
    })
}

/// The symmetry that takes boards to those that databases serve.
///
/// It is one of those whose images are no wider than high, so that a tile that moves up or down passes
/// few others; of these, the first that maps the goal's blank to the highest cell.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The class of the goal's image.
    pub goals: GoalClass,
    /// The image of each cell.
    pub cells: CellMap,
}

impl Layout {
    /// The layout for goals of that shape with the blank in that cell.
    pub fn new(shape: Shape, blank: usize) -> Self {
        let is_wide = shape.width() > shape.height();
        let is_square = shape.width() == shape.height();
        // In reverse, as the last of equal ones is taken: so the identity serves where it can.
        let cells = symmetries(shape)
            .rev()
            .filter(|&(transpose, _)| is_square || transpose == is_wide)
            .map(|(_, cells)| cells)
            .max_by_key(|cells| cells[blank])
            .unwrap_or_default();
        let goals = GoalClass {
            shape: if is_wide { shape.transposed() } else { shape },
            blank: cells[blank].into(),
        };
        Self { goals, cells }
    }
}

/// A symmetry, but for the identity, that takes boards of that shape to the same shape and leaves
/// one cell where it is.
pub fn reflection(shape: Shape, fixed: usize) -> Option<CellMap> {
    symmetries(shape)
        .skip(1)
        .filter(|&(transpose, _)| !transpose || shape.width() == shape.height())
        .map(|(_, cells)| cells)
        .find(|cells| usize::from(cells[fixed]) == fixed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::cells::{Neighbours, cells_of};
    use std::collections::HashSet;

    #[test]
    fn three_cells_serve_all_goals_of_the_fifteen_puzzle() {
        let shape = Shape::FIFTEEN_PUZZLE;
        let blanks = (0..16).map(|cell| Layout::new(shape, cell).goals.blank);
        assert_eq!(blanks.collect::<HashSet<_>>(), [15, 14, 10].into());
        assert!(reflection(shape, 15).is_some());
        assert!(reflection(shape, 14).is_none());
        assert!(reflection(shape, 10).is_some());
    }

    fn assert_keeps_neighbours(from: Shape, to: Shape, map: &CellMap) {
        let cells = || map[..from.cells()].iter().map(|&image| usize::from(image));
        for (cell, image) in cells().enumerate() {
            let beside = cells_of(Neighbours::new(from).of(1_u16 << cell));
            let images = beside.fold(0, |set, cell| set | 1_u16 << map[cell]);
            assert_eq!(images, Neighbours::new(to).of(1_u16 << image), "{from:?}");
        }
    }

    #[test]
    fn neighbours_stay_neighbours_and_no_image_is_wider_than_high() {
        for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
            for blank in 0..shape.cells() {
                let Layout { goals, cells } = Layout::new(shape, blank);
                assert!(goals.shape.width() <= goals.shape.height(), "{shape:?}");
                assert_eq!(usize::from(cells[blank]), goals.blank);
                // What lies as it should stays as it is.
                if shape.width() <= shape.height() && blank == shape.cells() - 1 {
                    assert!((0..shape.cells()).all(|cell| usize::from(cells[cell]) == cell));
                }
                assert_keeps_neighbours(shape, goals.shape, &cells);
            }
        }
    }

    #[test]
    fn a_reflection_keeps_neighbours_and_one_cell() {
        for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
            for fixed in 0..shape.cells() {
                if let Some(cells) = reflection(shape, fixed) {
                    assert_eq!(usize::from(cells[fixed]), fixed);
                    assert!((0..shape.cells()).any(|cell| usize::from(cells[cell]) != cell));
                    assert_keeps_neighbours(shape, shape, &cells);
                }
            }
        }
    }
}
