//! Which tiles share a database.

use std::array;

use crate::puzzle::cells::CellSet;
use crate::puzzle::shape::Shape;

/// The most groups of any partition.
pub const GROUPS: usize = 3;

/// How the tiles are parted into groups, each with a database of its own.
///
/// Larger groups take more memory and longer to build, and searches expand fewer boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Partition {
    /// Groups of at most five tiles, or of six where two groups are enough: 5-5-5 on the 15-puzzle.
    /// Built in some milliseconds; at most 17 MB, and 1.6 MB on the 15-puzzle.
    #[default]
    Small,
    /// Groups of at most six tiles, or of seven where two groups are enough: 6-6-3 on the
    /// 15-puzzle. Built in some tenths of a second, 17 MB.
    Medium,
    /// Groups of at most eight tiles: 8-7 on the 15-puzzle. Built in some seconds, 288 MB.
    Large,
}

impl Partition {
    /// All partitions, the smallest groups first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// The partition's name: `small`, `medium` or `large`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        }
    }

    /// The groups of tiles, the largest first and then empty ones, for a goal with the blank in that
    /// cell. A tile is named by its goal cell.
    ///
    /// Neighbouring tiles get in each other's way most, so groups of neighbours give the highest
    /// bounds (R. E. Korf, A. Felner: Disjoint pattern database heuristics, 2002). The groups listed
    /// here expand the fewest boards of those that were tried: the groups of five for a blank in
    /// cell 14 or 10 a third fewer than groups along the columns. To compare others, add up
    /// `expanded_forward` over random boards: `npuzzle steps --no-cache --memory 2M --json --stats
    /// --batch FILE` for small groups (no others fit that memory), 20M for medium ones.
    pub(super) fn groups(self, shape: Shape, blank: usize) -> [CellSet; GROUPS] {
        let is_square = shape == Shape::FIFTEEN_PUZZLE;
        let groups: &[&[usize]] = match (self, is_square, blank) {
            (Self::Small, true, 15) => &[&[0, 1, 2, 3, 6], &[4, 5, 8, 9, 12], &[7, 10, 11, 13, 14]],
            (Self::Small, true, 14) => &[&[0, 4, 5, 8, 12], &[1, 2, 3, 6, 7], &[9, 10, 11, 13, 15]],
            (Self::Small, true, 10) => &[&[0, 1, 2, 3, 5], &[4, 8, 9, 12, 13], &[6, 7, 11, 14, 15]],
            (Self::Medium, true, 15) => {
                &[&[0, 4, 5, 8, 9, 12], &[6, 7, 10, 11, 13, 14], &[1, 2, 3]]
            }
            _ => return self.along_lines(shape, blank),
        };
        sets_of(groups.iter().copied())
    }

    /// Cuts a walk along one line and back along the next into groups.
    fn along_lines(self, shape: Shape, blank: usize) -> [CellSet; GROUPS] {
        let (width, height) = (shape.width(), shape.height());
        let along_columns = width == height && self != Self::Large;
        let line = |line: usize| {
            (0..width).map(move |step| {
                let step = if line.is_multiple_of(2) {
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
        };
        let walk = (0..height).flat_map(line).filter(|&cell| cell != blank);
        let walk: Vec<usize> = walk.collect();
        let tiles = walk.len();
        let size = match self {
            Self::Small if tiles > 13 => 5,
            // The fewest groups of at most six, of equal size but for the last.
            Self::Small if tiles < 12 => tiles.div_ceil(tiles.div_ceil(6)),
            Self::Small => 6,
            Self::Medium if tiles > 14 => 6,
            Self::Medium => 7,
            Self::Large => 8,
        };
        sets_of(walk.chunks(size))
    }
}

fn sets_of<'a>(mut groups: impl Iterator<Item = &'a [usize]>) -> [CellSet; GROUPS] {
    array::from_fn(|_| {
        let cells = groups.next().unwrap_or_default();
        cells.iter().fold(0, |set, cell| set | 1 << cell)
    })
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
                        assert!(groups.is_sorted_by_key(|group| 16 - group.count_ones()));
                        let sum: u32 = groups.iter().map(|&group| u32::from(group)).sum();
                        let all = groups.iter().fold(0, |all, group| all | group);
                        assert_eq!(sum, u32::from(all), "{shape}");
                        assert_eq!(sum, (1 << cells) - 1 - (1 << blank), "{shape}");
                    }
                }
            }
        }
    }

    #[test]
    fn groups_are_as_large_as_documented() {
        let sizes = |cells: usize, partition: Partition| {
            let shape = Shape::of_cells(cells).last().expect("a shape");
            partition.groups(shape, cells - 1).map(CellSet::count_ones)
        };
        let all = |cells| Partition::ALL.map(|partition| sizes(cells, partition));
        assert_eq!(all(16), [[5, 5, 5], [6, 6, 3], [8, 7, 0]]);
        assert_eq!(all(15), [[5, 5, 4], [7, 7, 0], [8, 6, 0]]);
        assert_eq!(all(14), [[6, 6, 1], [7, 6, 0], [8, 5, 0]]);
        assert_eq!(all(12), [[6, 5, 0], [7, 4, 0], [8, 3, 0]]);
        assert_eq!(all(10), [[5, 4, 0], [7, 2, 0], [8, 1, 0]]);
        assert_eq!(all(6), [[5, 0, 0]; 3]);
    }
}
