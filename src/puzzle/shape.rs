//! A board's shape: its columns and rows.

/// The most cells a board may have: sixteen labels of four bits fill a `u64`.
pub const MAX_CELLS: usize = 16;

/// A board's columns and rows.
///
/// Invariant: both are at least 2, and their product, the number of cells, is at most
/// [`MAX_CELLS`]. The width comes first, as in `--size WxH`; much of the literature on the
/// 15-puzzle writes rows first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    width: u8,
    height: u8,
}

impl Shape {
    /// Two columns and two rows, the smallest board.
    pub(crate) const MIN: Shape = Shape {
        width: 2,
        height: 2,
    };

    /// Three columns and three rows, the 8-puzzle.
    pub const EIGHT_PUZZLE: Shape = Shape {
        width: 3,
        height: 3,
    };

    /// Four columns and four rows, the 15-puzzle.
    pub const FIFTEEN_PUZZLE: Shape = Shape {
        width: 4,
        height: 4,
    };

    /// The shape with `width` columns and `height` rows.
    ///
    /// # Errors
    ///
    /// [`ShapeError`] where a side is shorter than 2 or there are more than 16 cells.
    pub fn new(width: usize, height: usize) -> Result<Self, ShapeError> {
        let sides = 2..=MAX_CELLS / 2;
        let fits = sides.contains(&width) && sides.contains(&height);
        if !fits || width * height > MAX_CELLS {
            return Err(ShapeError { width, height });
        }
        Ok(Self {
            width: width as u8,
            height: height as u8,
        })
    }

    /// The square shape of that many cells: 4, 9 or 16.
    pub(crate) fn square(cells: usize) -> Option<Self> {
        let side = cells.isqrt();
        let shape = Self::new(side, side).ok()?;
        (shape.cells() == cells).then_some(shape)
    }

    /// Every shape of that many cells, the longest and thinnest first.
    pub fn of_cells(cells: usize) -> impl Iterator<Item = Self> {
        let mut shapes: Vec<Self> = (2..=8)
            .filter(|&width| cells.is_multiple_of(width))
            .filter_map(|width| Self::new(width, cells / width).ok())
            .collect();
        shapes.sort_by_key(|shape| shape.width.min(shape.height));
        shapes.into_iter()
    }

    /// Columns, 2 to 8.
    #[must_use]
    pub fn width(self) -> usize {
        usize::from(self.width)
    }

    /// Rows, 2 to 8.
    #[must_use]
    pub fn height(self) -> usize {
        usize::from(self.height)
    }

    /// The Manhattan distance of two cells: the columns and the rows between them, added up.
    pub(crate) fn manhattan(self, a: usize, b: usize) -> usize {
        let width = self.width();
        (a % width).abs_diff(b % width) + (a / width).abs_diff(b / width)
    }

    /// The shape with columns and rows exchanged.
    pub(crate) fn transposed(self) -> Self {
        Self {
            width: self.height,
            height: self.width,
        }
    }

    /// Cells, 4 to 16: the tiles and the blank.
    #[must_use]
    pub fn cells(self) -> usize {
        self.width() * self.height()
    }
}

/// Sides that no board has: one is shorter than 2, or there are more than [`MAX_CELLS`] cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// The columns asked for.
    pub width: usize,
    /// The rows asked for.
    pub height: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_at_least_two_and_cells_at_most_sixteen() {
        for (width, height) in [(1, 9), (0, 0), (5, 4), (usize::MAX, 2), (256, 2)] {
            assert!(Shape::new(width, height).is_err(), "{width}x{height}");
        }
        assert!("8x2".parse::<Shape>().is_ok());
    }
}
