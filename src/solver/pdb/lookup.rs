//! Looks boards up in pattern databases.

use crate::puzzle::cells::cells_where;

use super::key::Key;
use super::numbering::{Numbering, Placement, Slide};
use super::page_buffer::PageBuffer;
use super::partition::GROUPS;
use super::symmetry::{CellMap, reflection};

/// The databases of one key, ready for look-ups.
#[derive(Debug)]
pub struct Patterns {
    pub key: Key,
    /// The databases of all groups, one after the other; two entries a byte, the lower nibble first.
    entries: PageBuffer,
    numbering: Numbering,
    /// A symmetry that leaves the goal's blank where it is, if there is one. A board's image is as
    /// far from the goal as the board is, so a bound for it is another one for the board.
    pub mirror: Option<CellMap>,
}

impl Patterns {
    /// `entries` are those built for that key, or read from its file.
    pub fn new(key: Key, entries: PageBuffer) -> Self {
        Self {
            key,
            entries,
            numbering: Numbering::new(key),
            mirror: reflection(key.shape, key.blank),
        }
    }

    /// The mirror image of a cell; the cell itself if there is no mirror.
    pub fn mirrored(&self, cell: usize) -> usize {
        self.mirror.map_or(cell, |mirror| mirror[cell].into())
    }

    /// The tiles that a move from one cell to another brings nearer to their goal cells.
    pub fn nearer(&self, from: usize, to: usize) -> u16 {
        let shape = self.key.shape;
        cells_where(shape, |tile| {
            shape.manhattan(tile, to) < shape.manhattan(tile, from)
        })
    }

    pub fn reader(&self) -> Reader<'_> {
        Reader {
            entries: &self.entries,
            numbering: &self.numbering,
            blank: self.key.blank,
        }
    }
}

/// A board as the databases see it: tiles are named by their goal cells, and so is the blank.
///
/// Invariant: `entries` are those of `placement`, and `extra` is their sum.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View<P> {
    /// The tile in each cell, four bits a cell.
    cells: u64,
    placement: P,
    /// The entry of each group, in its lane.
    entries: u64,
    /// Half of how much the databases' bound exceeds the Manhattan distance.
    pub extra: u8,
}

impl<P> View<P> {
    /// The tile that slides.
    #[inline]
    pub fn tile(&self, slide: Slide) -> usize {
        slide.tile(self.cells)
    }
}

/// What is looked up for a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lookup {
    /// The new entry of the moved tile's group.
    entry: u8,
    /// [`View::extra`] after the move.
    pub extra: u8,
}

/// Looks boards up in databases.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    entries: &'a [u8],
    numbering: &'a Numbering,
    blank: usize,
}

impl Reader<'_> {
    /// The view of the board with these tiles in the cells beside them, and the blank in the cell
    /// that is left.
    pub fn view<P: Placement>(&self, tiles: &[(usize, usize)], blank: usize) -> View<P> {
        let in_cell = |tile: usize, cell: usize| (tile as u64) << (4 * cell);
        let placement = P::new(self.numbering, tiles);
        let (mut cells, mut entries) = (in_cell(self.blank, blank), 0);
        for &(tile, cell) in tiles {
            cells |= in_cell(tile, cell);
            let group = self.numbering.group(tile);
            let entry = self.entry(placement.number(self.numbering, group));
            entries |= u64::from(entry) << group.lane();
        }
        let lanes = (0..GROUPS).map(|group| (entries >> (16 * group)) as u8);
        View {
            cells,
            placement,
            entries,
            extra: lanes.sum(),
        }
    }

    /// Looks up what a move changes.
    #[inline]
    pub fn read<P: Placement>(&self, view: &View<P>, slide: Slide) -> Lookup {
        let tile = view.tile(slide);
        let group = self.numbering.group(tile);
        let placement = view
            .placement
            .after(self.numbering, tile, slide, view.cells);
        let entry = self.entry(placement.number(self.numbering, group));
        let before = (view.entries >> group.lane()) as u8;
        Lookup {
            entry,
            extra: view.extra.wrapping_sub(before).wrapping_add(entry),
        }
    }

    /// The view after a move; `read` is what was looked up for it.
    #[inline]
    pub fn after<P: Placement>(&self, view: &View<P>, slide: Slide, read: Lookup) -> View<P> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::cells::{Neighbours, cells_of};
    use crate::puzzle::shape::Shape;
    use crate::solver::pdb::build::build;
    use crate::solver::pdb::key::GoalClass;
    use crate::solver::pdb::numbering::{Positions, Ranks};
    use crate::solver::pdb::partition::Partition;
    use std::fmt::Debug;

    /// Makes random moves, and compares the view after each move with that of the board.
    fn assert_views_follow_moves<P: Placement + Debug + PartialEq>(key: Key) {
        let patterns = Patterns::new(key, build(key, None));
        let (reader, neighbours) = (patterns.reader(), Neighbours::new(key.shape));
        let tiles = (0..key.shape.cells()).filter(|&tile| tile != key.blank);
        let mut tiles: Vec<(usize, usize)> = tiles.map(|tile| (tile, tile)).collect();
        let mut blank = key.blank;
        let mut view = reader.view::<P>(&tiles, blank);
        assert_eq!(view.extra, 0);
        let (mut random, mut most) = (1_u32, 0);
        for step in 0..5_000 {
            // A Lehmer generator (S. K. Park, K. W. Miller, 1993).
            random = (u64::from(random) * 48_271 % 0x7fff_ffff) as u32;
            let beside: Vec<usize> = cells_of(neighbours.of(1 << blank)).collect();
            let from = beside[random as usize % beside.len()];
            let slide = Slide::new(from, blank);
            let lookup = reader.read(&view, slide);
            view = reader.after(&view, slide, lookup);
            for (_, cell) in tiles.iter_mut().filter(|(_, cell)| *cell == from) {
                *cell = blank;
            }
            blank = from;
            assert_eq!(view, reader.view::<P>(&tiles, blank), "after {step} moves");
            most = most.max(view.extra);
        }
        assert!(most > 5, "{most}: the walk stays near its goal");
    }

    #[test]
    fn a_view_after_moves_is_that_of_the_board() {
        for (width, height, blank) in [(2, 5, 9), (2, 5, 5), (3, 4, 11)] {
            let shape = Shape::new(width, height).expect("a shape");
            let goals = GoalClass { shape, blank };
            assert_views_follow_moves::<Positions>(goals.key(Partition::Small));
            assert_views_follow_moves::<Ranks>(goals.key(Partition::Large));
        }
    }
}
