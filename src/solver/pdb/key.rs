//! Keys of pattern databases: for which goals, with which groups of tiles; and what follows from
//! that alone.

use crate::puzzle::cells::CellSet;
use crate::puzzle::rank::factorial;
use crate::puzzle::shape::{MAX_CELLS, Shape};

use super::partition::{GROUPS, Partition};
use super::set_ranks::count_sets;

/// The most tiles of a group whose placements are numbered by
/// [`Positions`](super::numbering::Positions). Seven would take 16^7 entries, 134 MB a group.
const MAX_POSITIONS: u32 = 6;

/// The goals that the same databases serve: those of one shape with the blank in one cell.
#[derive(Clone, Copy, Debug)]
pub struct GoalClass {
    pub shape: Shape,
    pub blank: usize,
}

impl GoalClass {
    pub fn key(self, partition: Partition) -> Key {
        Key {
            shape: self.shape,
            blank: self.blank,
            partition,
        }
    }
}

/// Identifies the databases of all groups of a partition, for one class of goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub shape: Shape,
    pub blank: usize,
    pub partition: Partition,
}

impl Key {
    /// The groups of tiles, the largest first. Groups beyond those of the partition are empty; an
    /// empty group has one placement, and its entry is 0.
    pub fn groups(self) -> [CellSet; GROUPS] {
        self.partition.groups(self.shape, self.blank)
    }

    /// Whether placements are numbered by [`Ranks`](super::numbering::Ranks), and not by
    /// [`Positions`](super::numbering::Positions).
    pub fn is_ranked(self) -> bool {
        self.groups()[0].count_ones() > MAX_POSITIONS
    }

    /// The number of placements of all groups.
    pub fn placements(self) -> usize {
        let groups = self.groups().into_iter();
        groups.map(|group| self.placements_of(group)).sum()
    }

    fn placements_of(self, group: CellSet) -> usize {
        let tiles = group.count_ones() as usize;
        count_sets(self.shape, tiles) * factorial(tiles) as usize
    }

    /// The size in bytes of the database of a group: two entries a byte.
    pub fn bytes_of(self, group: CellSet) -> usize {
        let entries = if self.is_ranked() {
            self.placements_of(group)
        } else {
            1 << (4 * group.count_ones())
        };
        entries.div_ceil(2)
    }

    /// The size in bytes of the databases of all groups.
    pub fn bytes(self) -> usize {
        let groups = self.groups().into_iter();
        groups.map(|group| self.bytes_of(group)).sum()
    }

    /// The name of the file that holds the databases, such as `4x4-15-small.patterns`.
    pub fn file_name(self) -> String {
        let (width, height) = (self.shape.width(), self.shape.height());
        let (blank, partition) = (self.blank, self.partition.name());
        format!("{width}x{height}-{blank}-{partition}.patterns")
    }

    /// The key whose databases are kept under that name.
    pub fn of_file_name(name: &str) -> Option<Self> {
        Self::all().find(|key| key.file_name() == name)
    }

    fn all() -> impl Iterator<Item = Self> {
        (0..=MAX_CELLS)
            .flat_map(Shape::of_cells)
            .flat_map(|shape| (0..shape.cells()).map(move |blank| GoalClass { shape, blank }))
            .flat_map(|goals| Partition::ALL.map(|partition| goals.key(partition)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_by_the_name_of_its_file() {
        for key in Key::all() {
            assert_eq!(Key::of_file_name(&key.file_name()), Some(key));
        }
        for name in [
            "",
            "4x4-16-small.patterns",
            "4x4-015-small.patterns",
            "1x9-8-small.patterns",
        ] {
            assert_eq!(Key::of_file_name(name), None, "{name}");
        }
    }

    #[test]
    fn databases_take_as_many_bytes_as_documented() {
        let goals = GoalClass {
            shape: Shape::FIFTEEN_PUZZLE,
            blank: 15,
        };
        let sizes = Partition::ALL.map(|partition| goals.key(partition).bytes());
        // Three groups of 16^5; two of 16^6 and one of 16^3; all placements of 8 and of 7 tiles, and
        // a byte for the third group, which is empty.
        assert_eq!(sizes, [1_572_864, 16_779_264, 288_288_001]);
        assert_eq!(goals.key(Partition::Small).placements(), 3 * 524_160);
        // Groups of seven tiles have no unused numbers.
        let shape = Shape::new(2, 5).expect("a shape");
        let key = GoalClass { shape, blank: 9 }.key(Partition::Medium);
        assert_eq!(key.bytes(), 604_800 / 2 + 90 / 2 + 1);
    }
}
