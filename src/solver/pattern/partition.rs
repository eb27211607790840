//! Which tiles share a database.

use crate::shape::Shape;

/// The most groups that any shape's tiles are parted into.
pub const GROUPS: usize = 3;

/// How the tiles are parted into groups, each with a database of its own.
///
/// Larger groups take longer to build and more memory, and searches look at fewer boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Partition {
    /// Groups of at most five, or six where two such are enough: 5-5-5 on the 15-puzzle. Built in
    /// no time, some megabytes.
    #[default]
    Small,
    /// Groups of up to six: 6-6-3 on the 15-puzzle. Built in some tenths of a second, 33 MB.
    Large,
}

/// A set of cells, one bit each. Tiles go by the cell in which they stand on the goal.
pub type CellSet = u16;

impl Partition {
    /// All partitions, the smallest first.
    pub const ALL: [Self; 2] = [Self::Small, Self::Large];

    /// The name by which it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }

    /// The groups for a goal with the blank in that cell, the largest first.
    ///
    /// Good groups hold neighbours, whose moves get in each other's way (R. E. Korf, A. Felner:
    /// Disjoint pattern database heuristics, 2002). Those of five for a blank on a side or in the
    /// middle came out best of a dozen that were tried, with a third fewer boards than groups along
    /// the columns.
    pub(super) fn groups(self, shape: Shape, blank: usize) -> Vec<CellSet> {
        let square = shape.width() == 4 && shape.height() == 4;
        let groups: &[&[usize]] = match (self, square, blank) {
            (Self::Small, true, 15) => &[&[0, 1, 2, 3, 6], &[4, 5, 8, 9, 12], &[7, 10, 11, 13, 14]],
            (Self::Small, true, 14) => &[&[0, 4, 5, 8, 12], &[1, 2, 3, 6, 7], &[9, 10, 11, 13, 15]],
            (Self::Small, true, 10) => &[&[0, 1, 2, 3, 5], &[4, 8, 9, 12, 13], &[6, 7, 11, 14, 15]],
            (Self::Large, true, 15) => &[&[0, 4, 5, 8, 9, 12], &[6, 7, 10, 11, 13, 14], &[1, 2, 3]],
            _ => return self.along_columns(shape, blank),
        };
        let set = |cells: &&[usize]| cells.iter().fold(0, |set, cell| set | 1 << cell);
        groups.iter().map(set).collect()
    }

    /// The tiles in the order of a walk down one column and up the next, cut into groups.
    fn along_columns(self, shape: Shape, blank: usize) -> Vec<CellSet> {
        let (width, height) = (shape.width(), shape.height());
        let walk: Vec<usize> = (0..width)
            .flat_map(|column| {
                (0..height).map(move |step| {
                    let row = if column % 2 == 0 {
                        step
                    } else {
                        height - 1 - step
                    };
                    row * width + column
                })
            })
            .filter(|&cell| cell != blank)
            .collect();
        let tiles = walk.len();
        let size = match self {
            // Three of six take too long to build, for what few searches gain.
            Self::Small if tiles > 13 => 5,
            // As equal as can be, but for a last single tile.
            Self::Small if tiles < 12 => tiles.div_ceil(tiles.div_ceil(6)),
            Self::Small | Self::Large => 6,
        };
        walk.chunks(size)
            .map(|cells| cells.iter().fold(0, |set, cell| set | 1 << cell))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_in_one_group() {
        for cells in 4..=16 {
            for shape in Shape::of_cells(cells) {
                for blank in 0..cells {
                    for partition in [Partition::Small, Partition::Large] {
                        let groups = partition.groups(shape, blank);
                        assert!(groups.len() <= GROUPS);
                        assert!(groups.is_sorted_by_key(|group| 16 - group.count_ones()));
                        let sum: u32 = groups.iter().map(|&group| u32::from(group)).sum();
                        let all = groups.iter().fold(0, |all, group| all | group);
                        assert_eq!(sum, all.into(), "{shape}");
                        assert_eq!(sum, (1 << cells) - 1 - (1 << blank), "{shape}");
                    }
                }
            }
        }
    }
}
