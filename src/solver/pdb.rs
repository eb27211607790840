//! Additive pattern databases (R. E. Korf, A. Felner: Disjoint pattern database heuristics, 2002;
//! A. Felner, R. E. Korf, S. Hanan: Additive pattern database heuristics, 2004).
//!
//! The tiles are parted into groups. For each placement of a group's tiles, a database has the
//! fewest moves *of these tiles* that take them home, whatever the others do. Each move of a
//! board moves one tile of one group, so the sum over the groups is never more than the moves
//! that are needed.
//!
//! What is kept is by how much these moves are more than the Manhattan distance. That is an even
//! number, since each move changes both by one.

#[cfg(test)]
mod audit;
mod build;
mod cells;
mod cores;
mod listener;
mod numbering;
mod pages;
mod partition;
mod registry;
mod store;
mod symmetry;

use crate::puzzle::shape::Shape;

use build::{Builder, Watcher};
use cells::{orders, sets};
pub use listener::Listener;
use numbering::Numbering;
pub use numbering::{Placement, Positions, Ranks, Slide};
use pages::Room;
pub use partition::Partition;
use partition::{CellSet, GROUPS};
pub use registry::{Building, Library};
pub use store::{Cache, CacheEvent, CacheFault, CachedFile};
pub use symmetry::{CellMap, Layout};

/// The databases of all groups, for goals of one shape with the blank in one cell.
///
/// Tiles go by the cell in which they stand on the goal, so all such goals are one.
#[derive(Debug)]
pub struct Patterns {
    key: Key,
    /// The databases one after the other, the largest first; two entries a byte. Those that are
    /// not needed stand for no tiles at all.
    entries: Room,
    numbering: Numbering,
    /// The cells of the board, and of its tiles, as a mirror shows them that leaves the goal as
    /// it is. What the databases say of the mirrored board holds for the board too.
    mirror: Option<CellMap>,
}

impl Patterns {
    #[cfg(test)]
    fn build(key: Key) -> Self {
        Self::new(key, key.build(&key.builders(), &|_| {}))
    }

    /// What makes a key's entries readable.
    fn new(key: Key, entries: Room) -> Self {
        let mut base = 0;
        let groups = key.groups().map(|group| {
            let begin = base;
            base += 2 * key.bytes_of(group);
            (group, begin)
        });
        Self {
            key,
            entries,
            numbering: Numbering::new(key.shape, key.blank, groups),
            mirror: symmetry::reflection(key.shape, key.blank),
        }
    }

    /// The mirror that leaves the goal as it is, if there is one.
    pub fn mirror(&self) -> Option<&CellMap> {
        self.mirror.as_ref()
    }

    /// Whether placements are numbered by [`Ranks`], or else by [`Positions`].
    pub fn is_ranked(&self) -> bool {
        self.key.is_ranked()
    }

    /// The tiles that come nearer to their goal cells by going from one cell to another, a bit
    /// each.
    pub fn nearer(&self, from: usize, to: usize) -> u16 {
        let shape = self.key.shape;
        (0..shape.cells())
            .filter(|&tile| shape.manhattan(tile, to) < shape.manhattan(tile, from))
            .fold(0, |set, tile| set | 1 << tile)
    }

    /// What looks boards up.
    pub fn reader(&self) -> Reader<'_> {
        Reader {
            entries: &self.entries,
            numbering: &self.numbering,
            blank: self.key.blank,
        }
    }
}

/// A board as the databases see it, and what they say of it.
///
/// Invariant: `entries` are those of the placements, each in its group's lane of 16 bits, and
/// `extra` is their sum.
#[derive(Clone, Copy, Debug, Default)]
pub struct View<P> {
    /// The goal cell of the tile in each cell, four bits a cell; that of the blank likewise.
    cells: u64,
    placement: P,
    entries: u64,
    /// By how many moves more than the Manhattan distance the goal is away at least, halved.
    pub extra: u8,
}

impl<P> View<P> {
    /// The goal cell of the tile that slides.
    #[inline]
    pub fn tile(&self, slide: Slide) -> usize {
        slide.tile(self.cells)
    }
}

/// What a move changes about a view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading {
    entry: u8,
    pub extra: u8,
}

/// Looks boards up in the databases.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    entries: &'a [u8],
    numbering: &'a Numbering,
    blank: usize,
}

impl Reader<'_> {
    /// The board whose tiles, by their goal cells, stand in those cells, and the blank in the one
    /// that is left.
    pub fn view<P: Placement>(&self, tiles: &[(usize, usize)], blank: usize) -> View<P> {
        let in_cell = |tile: usize, cell: usize| (tile as u64) << (4 * cell);
        let placement = P::new(self.numbering, tiles);
        let mut view = View {
            cells: in_cell(self.blank, blank),
            placement,
            entries: 0,
            extra: 0,
        };
        for &(tile, cell) in tiles {
            view.cells |= in_cell(tile, cell);
            let group = self.numbering.group(tile);
            let entry = self.entry(placement.number(self.numbering, group));
            view.entries |= u64::from(entry) << group.lane();
        }
        let lanes = (0..GROUPS).map(|group| (view.entries >> (16 * group)) as u8);
        view.extra = lanes.sum();
        view
    }

    /// What will be said after a move.
    #[inline]
    pub fn read<P: Placement>(&self, view: &View<P>, slide: Slide) -> Reading {
        let tile = view.tile(slide);
        let group = self.numbering.group(tile);
        let placement = view
            .placement
            .after(self.numbering, tile, slide, view.cells);
        let entry = self.entry(placement.number(self.numbering, group));
        let before = (view.entries >> group.lane()) as u8;
        Reading {
            entry,
            extra: view.extra.wrapping_sub(before).wrapping_add(entry),
        }
    }

    /// The view after the move for which that was read.
    #[inline]
    pub fn after<P: Placement>(&self, view: &View<P>, slide: Slide, read: Reading) -> View<P> {
        let tile = view.tile(slide);
        let lane = self.numbering.group(tile).lane();
        View {
            cells: slide.exchange(view.cells, (tile ^ self.blank) as u64),
            placement: view
                .placement
                .after(self.numbering, tile, slide, view.cells),
            entries: view.entries & !(0xff << lane) | u64::from(read.entry) << lane,
            extra: read.extra,
        }
    }

    #[inline]
    fn entry(&self, number: u32) -> u8 {
        self.entries[(number / 2) as usize] >> (4 * (number % 2)) & 0xf
    }
}

/// Which databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    shape: Shape,
    blank: usize,
    partition: Partition,
}

impl Key {
    /// The groups, the largest first; those that are not needed are empty.
    fn groups(self) -> [CellSet; GROUPS] {
        let mut groups = self
            .partition
            .groups(self.shape, self.blank)
            .into_iter()
            .chain(std::iter::repeat(0));
        std::array::from_fn(|_| groups.next().unwrap_or_default())
    }

    /// Whether placements are numbered by [`Ranks`], or else by [`Positions`].
    fn is_ranked(self) -> bool {
        self.groups()[0].count_ones() as usize > Positions::MOST_TILES
    }

    /// In how many placements the tiles of all groups can be.
    fn entries(self) -> usize {
        let of_group = |group: CellSet| {
            let tiles = group.count_ones() as usize;
            sets(self.shape, tiles) * orders(tiles)
        };
        self.groups().map(of_group).iter().sum()
    }

    /// How long the database of a group is.
    fn bytes_of(self, group: CellSet) -> usize {
        let tiles = group.count_ones() as usize;
        let numbers = if self.is_ranked() {
            sets(self.shape, tiles) * orders(tiles)
        } else {
            Positions::numbers(tiles)
        };
        numbers.div_ceil(2)
    }

    /// How long all databases are.
    fn length(self) -> usize {
        self.groups().map(|group| self.bytes_of(group)).iter().sum()
    }

    /// What fills the databases: a builder for each size of group, the largest first.
    fn builders(self) -> Vec<Builder> {
        let mut sizes = self
            .groups()
            .map(|group| group.count_ones() as usize)
            .to_vec();
        sizes.dedup();
        let builder = |&tiles: &usize| Builder::new(self.shape, tiles);
        sizes.iter().map(builder).collect()
    }

    /// How many placements a watcher is told of until all databases are built; about.
    fn placements(self, builders: &[Builder]) -> u64 {
        let groups = self.groups().into_iter();
        let fitting = groups.filter_map(|group| builders.iter().find(|b| b.fits(group)));
        fitting.map(|builder| builder.placements() as u64).sum()
    }

    /// The entries of all databases, one database after the other.
    fn build(self, builders: &[Builder], watcher: &Watcher) -> Room {
        let mut entries = Room::new(self.length());
        let mut rest = &mut *entries;
        let databases = self.groups().into_iter().filter_map(|group| {
            let (database, others) = std::mem::take(&mut rest).split_at_mut(self.bytes_of(group));
            rest = others;
            let builder = builders.iter().find(|builder| builder.fits(group))?;
            Some((builder, group, database))
        });
        cores::share(GROUPS, databases, || {
            |(builder, group, database): (&Builder, CellSet, &mut [u8])| {
                builder.fill(self, group, watcher, database);
            }
        });
        entries
    }
}
