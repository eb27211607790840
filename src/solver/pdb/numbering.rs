//! The tiles of all groups on a board, so that the entry of each is found and a move is soon made.
//!
//! There are two ways to number a group's placements. Up to [`Positions::MOST_TILES`] tiles, their
//! cells side by side, four bits each: a move is one exclusive or, and that there are numbers which
//! no placement has costs little. Beyond, a number is the rank of the set of cells, then the rank
//! of the order in them, with none left out.

use crate::puzzle::shape::{MAX_CELLS, Shape};

use super::cells::{SetRanks, cells_of, orders, sets};
use super::partition::{CellSet, GROUPS};

/// A tile's way from a cell to the blank's, and whom it passes in the order of the cells.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slide {
    from: u8,
    to: u8,
    /// Whether the tile comes to stand after those that it passes.
    onward: bool,
    /// The first cell between, and four bits for each cell between.
    between: u8,
    mask: u16,
}

impl Slide {
    pub fn new(from: usize, to: usize) -> Self {
        let (low, high) = (from.min(to), from.max(to));
        Self {
            from: from as u8,
            to: to as u8,
            onward: to > from,
            between: low as u8 + 1,
            mask: (1 << (4 * (high - low - 1))) - 1,
        }
    }

    /// The cells with what slides exchanged with what is where it slides to; the exclusive or of
    /// both is given.
    #[inline]
    pub fn exchange(self, cells: u64, difference: u64) -> u64 {
        cells ^ (difference << (4 * (self.from & 15)) | difference << (4 * (self.to & 15)))
    }

    /// What is in the cell that the tile leaves.
    #[inline]
    pub fn tile(self, cells: u64) -> usize {
        (cells >> (4 * (self.from & 15)) & 0xf) as usize
    }
}

/// Where a group's entries are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Group {
    /// Its lane of 16 bits in a word.
    lane: u32,
    base: u32,
    /// How many sets of cells its tiles can occupy.
    sets: u32,
    /// Where its tiles' cells begin when they are side by side, and their bits once they are first.
    first: u32,
    mask: u32,
}

impl Group {
    /// Its lane of 16 bits in a word.
    #[inline]
    pub fn lane(&self) -> u32 {
        self.lane & 63
    }
}

/// How the placements of all groups are numbered.
#[derive(Debug)]
pub struct Numbering {
    /// By tile.
    groups: [Group; MAX_CELLS],
    /// By tile: where its cell is, when they are side by side.
    places: [u32; MAX_CELLS],
    ranks: SetRanks,
    /// What it does to the ranks of orders that a tile passes another one, by whether it goes
    /// onward, the tile, and the other one: nothing where they are not of one group.
    passes: [[[u64; MAX_CELLS]; MAX_CELLS]; 2],
    /// The goal's blank, which is of no group, in each of four cells.
    nobody: u16,
}

impl Numbering {
    /// The numbering of groups of which each begins at the base beside it.
    pub fn new(shape: Shape, blank: usize, groups: [(CellSet, usize); GROUPS]) -> Self {
        let mut numbering = Self {
            groups: [Group::default(); MAX_CELLS],
            places: [0; MAX_CELLS],
            ranks: SetRanks::new(shape),
            passes: [[[0; MAX_CELLS]; MAX_CELLS]; 2],
            nobody: 0x1111 * blank as u16,
        };
        let mut first = 0;
        for ((set, base), number) in groups.into_iter().zip(0..) {
            let tiles = set.count_ones();
            let group = Group {
                lane: 16 * number,
                base: base as u32,
                sets: sets(shape, tiles as usize) as u32,
                first,
                mask: (1_u64 << (4 * tiles).min(32)).wrapping_sub(1) as u32,
            };
            for (tile, place) in cells_of(set).zip(0..) {
                numbering.groups[tile] = group;
                numbering.places[tile] = first + 4 * place;
                for (other, other_place) in cells_of(set).zip(0..) {
                    // The one of them that comes first in the group counts the other, if that
                    // comes before it in the cells.
                    let weight = orders((tiles - 1 - place.min(other_place)) as usize) as u64;
                    let onward = if place < other_place {
                        weight << group.lane
                    } else {
                        (weight << group.lane).wrapping_neg()
                    };
                    numbering.passes[1][tile][other] = onward;
                    numbering.passes[0][tile][other] = onward.wrapping_neg();
                }
            }
            first += 4 * tiles;
        }
        numbering
    }

    /// The group of a tile.
    #[inline]
    pub fn group(&self, tile: usize) -> &Group {
        &self.groups[tile % MAX_CELLS]
    }
}

/// The placements of all groups. Where groups begin is of no matter to a move.
pub trait Placement: Copy + Default {
    /// The placements of the tiles that stand in these cells, the blank being left out.
    fn new(numbering: &Numbering, tiles: &[(usize, usize)]) -> Self;

    /// The placements after a move of a tile; `cells` have them as they were.
    #[must_use]
    fn after(self, numbering: &Numbering, tile: usize, slide: Slide, cells: u64) -> Self;

    /// The number of a group's entry.
    fn number(self, numbering: &Numbering, group: &Group) -> u32;
}

/// The cells of all tiles side by side, group by group.
#[derive(Clone, Copy, Debug, Default)]
pub struct Positions(u64);

impl Positions {
    /// The most tiles of a group.
    pub const MOST_TILES: usize = 6;

    /// What the cell of a tile adds to its group's numbers.
    pub fn part(place: usize, cell: usize) -> u32 {
        (cell << (4 * place)) as u32
    }

    /// How many numbers there are for placements of so many tiles.
    pub fn numbers(tiles: usize) -> usize {
        1 << (4 * tiles)
    }
}

impl Placement for Positions {
    fn new(numbering: &Numbering, tiles: &[(usize, usize)]) -> Self {
        let part = |&(tile, cell): &(usize, usize)| (cell as u64) << numbering.places[tile];
        Self(tiles.iter().map(part).fold(0, |all, part| all | part))
    }

    #[inline]
    fn after(self, numbering: &Numbering, tile: usize, slide: Slide, _cells: u64) -> Self {
        let difference = u64::from(slide.from ^ slide.to);
        Self(self.0 ^ difference << (numbering.places[tile % MAX_CELLS] & 63))
    }

    #[inline]
    fn number(self, _numbering: &Numbering, group: &Group) -> u32 {
        group.base + ((self.0 >> (group.first & 63)) as u32 & group.mask)
    }
}

/// For each group the set of cells and the rank of the order in it, in lanes of 16 bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ranks {
    sets: u64,
    orders: u64,
}

impl Placement for Ranks {
    fn new(numbering: &Numbering, tiles: &[(usize, usize)]) -> Self {
        let mut ranks = Self::default();
        for &(tile, cell) in tiles {
            ranks.sets |= 1 << cell << numbering.group(tile).lane();
            for &(other, other_cell) in tiles {
                if other > tile && other_cell < cell {
                    ranks.orders = ranks.orders.wrapping_add(numbering.passes[1][tile][other]);
                }
            }
        }
        ranks
    }

    #[inline]
    fn after(self, numbering: &Numbering, tile: usize, slide: Slide, cells: u64) -> Self {
        let passes = &numbering.passes[usize::from(slide.onward)][tile % MAX_CELLS];
        let between = (cells >> (4 * (slide.between & 15))) as u16 & slide.mask
            | numbering.nobody & !slide.mask;
        let pass = |at: u32| passes[usize::from(between >> at & 0xf)];
        let change = 1_u64 << (slide.from & 15) | 1 << (slide.to & 15);
        Self {
            sets: self.sets ^ change << numbering.group(tile).lane(),
            orders: [0, 4, 8]
                .into_iter()
                .fold(self.orders, |orders, at| orders.wrapping_add(pass(at))),
        }
    }

    #[inline]
    fn number(self, numbering: &Numbering, group: &Group) -> u32 {
        let set = (self.sets >> group.lane()) as CellSet;
        let order = (self.orders >> group.lane()) as u16;
        group.base + u32::from(order) * group.sets + numbering.ranks.of(set) as u32
    }
}
