//! Which tiles share a database.

use crate::puzzle::shape::Shape;

/// The most groups that any shape's tiles are parted into.
pub const GROUPS: usize = 3;

/// How the tiles are parted into groups, each with a database of its own.
///
/// Larger groups take longer to build and more memory, and searches look at fewer boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Partition {
    /// Groups of at most five, or six where two such are enough: 5-5-5 on the 15-puzzle. Built in
    /// no time, less than a megabyte.
    #[default]
    Small,
    /// Groups of up to six, or seven where two such are enough: 6-6-3 on the 15-puzzle. Built in
    /// some tenths of a second, 6 MB.
    Medium,
    /// Groups of up to eight: 8-7 on the 15-puzzle. Built in some seconds, 289 MB.
    Large,
}

/// A set of cells, one bit each. Tiles go by the cell in which they stand on the goal.
pub type CellSet = u16;

impl Partition {
    /// All partitions, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The name by which it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
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
            (Self::Medium, true, 15) => {
                &[&[0, 4, 5, 8, 9, 12], &[6, 7, 10, 11, 13, 14], &[1, 2, 3]]
            }
            _ => return self.along_lines(shape, blank),
        };
        let set = |cells: &&[usize]| cells.iter().fold(0, |set, cell| set | 1 << cell);
        groups.iter().map(set).collect()
    }

    /// The tiles in the order of a walk along one line and back along the next, cut into groups.
    fn along_lines(self, shape: Shape, blank: usize) -> Vec<CellSet> {
        let (width, height) = (shape.width(), shape.height());
        let along_columns = width == height && self != Self::Large;
        let walk: Vec<usize> = (0..shape.cells())
            .map(|step| {
                let (line, step) = (step / width, step % width);
                let step = if line % 2 == 0 {
                    step
                } else {
                    width - 1 - step
                };
                if along_columns {
                    step * width + line
                } else {
                    line * width + step
                }
            })
            .filter(|&cell| cell != blank)
            .collect();
        let tiles = walk.len();
        let size = match self {
            Self::Small if tiles > 13 => 5,
            // As equal as can be, but for a last single tile.
            Self::Small if tiles < 12 => tiles.div_ceil(tiles.div_ceil(6)),
            Self::Small => 6,
            Self::Medium if tiles > 14 => 6,
            Self::Medium => 7,
            Self::Large => 8,
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
                    for partition in Partition::ALL {
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
