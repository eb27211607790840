//! Numbers of placements. A placement holds the cells of all tiles. From it the number of each group
//! is computed: the index of its entry in the array of all databases. After a move, the placement is
//! updated incrementally, in a few instructions. There are two kinds; all groups of a key use one:
//!
//! * [`Positions`], if the largest group has at most six tiles: the tiles' cells side by side, four
//!   bits each. A move is one XOR. Numbers in which two tiles share a cell are not used: two of three
//!   with six tiles.
//! * [`Ranks`], else: the Lehmer rank of the order in which the tiles stand, times the number of sets
//!   of cells, plus the rank of the set of cells that they occupy. All numbers are used. A move to the
//!   side leaves the order as it is, so the entry stays near.
//!
//! Ranks alone would serve, and take a third of the memory, but searches with databases of small
//! groups spend a third more time then: 1.33 times as much on Korf's hundred boards without a cache,
//! 1.36 times on 200 random boards with 6-6-3 from the cache (user time, medians of alternating
//! runs). To compare them again, set `MAX_POSITIONS` to 0 and time
//! `npuzzle steps --no-cache --jobs 1 --goal blank-first --batch FILE`.

use crate::puzzle::cells::{CellSet, cells_of};
use crate::puzzle::rank::factorial;
use crate::puzzle::shape::MAX_CELLS;

use super::key::Key;
use super::set_ranks::{SetRanks, count_sets};

/// A tile's move from one cell to a neighbour, the blank's cell; and the cells between them in cell
/// order, whose tiles it passes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slide {
    from: u8,
    to: u8,
    /// Whether the tile moves to a higher cell.
    onward: bool,
    /// The first cell between.
    between: u8,
    /// Four bits for each cell between.
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

    /// Swaps the nibbles at `from` and `to`; `difference` is their XOR.
    #[inline]
    pub fn exchange(self, cells: u64, difference: u64) -> u64 {
        cells ^ (difference << (4 * (self.from & 15)) | difference << (4 * (self.to & 15)))
    }

    /// The nibble at `from`.
    #[inline]
    pub fn tile(self, cells: u64) -> usize {
        (cells >> (4 * (self.from & 15)) & 0xf) as usize
    }
}

/// Where a group's entries and parts of words are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Group {
    /// The offset of the group's lane of 16 bits in a word.
    lane: u32,
    /// The number of its first entry.
    base: u32,
    /// The number of sets of cells that its tiles can occupy.
    sets: u32,
    /// Where its tiles' cells are in [`Positions`]: an offset, and a mask once they are shifted.
    shift: u32,
    mask: u32,
}

impl Group {
    #[inline]
    pub fn lane(&self) -> u32 {
        self.lane & 63
    }
}

/// How the placements for one key are numbered. Tiles are named by their goal cells.
#[derive(Debug)]
pub struct Numbering {
    /// The group of each tile.
    groups: [Group; MAX_CELLS],
    /// The offset of each tile's cell in [`Positions`].
    shifts: [u32; MAX_CELLS],
    set_ranks: SetRanks,
    /// `passes[onward][tile][other]`: rank delta in the group's lane when `tile` passes `other`; 0
    /// where they are not of one group.
    passes: [[[u64; MAX_CELLS]; MAX_CELLS]; 2],
    /// The name of a tile that is of no group, the goal's blank, in each nibble.
    no_tile: u16,
}

impl Numbering {
    pub fn new(key: Key) -> Self {
        let mut numbering = Self {
            groups: [Group::default(); MAX_CELLS],
            shifts: [0; MAX_CELLS],
            set_ranks: SetRanks::new(key.shape),
            passes: [[[0; MAX_CELLS]; MAX_CELLS]; 2],
            no_tile: 0x1111 * key.blank as u16,
        };
        let (mut base, mut shift) = (0, 0);
        for (set, lane) in key.groups().into_iter().zip((0..).step_by(16)) {
            let tiles = set.count_ones();
            let group = Group {
                lane,
                base: base as u32,
                sets: count_sets(key.shape, tiles as usize) as u32,
                shift,
                mask: (1_u64 << (4 * tiles).min(32)).wrapping_sub(1) as u32,
            };
            numbering.add(set, group);
            base += 2 * key.bytes_of(set);
            shift += 4 * tiles;
        }
        numbering
    }

    fn add(&mut self, set: CellSet, group: Group) {
        let tiles = set.count_ones() as usize;
        for (tile, place) in cells_of(set).zip(0..) {
            self.groups[tile] = group;
            self.shifts[tile] = group.shift + 4 * place as u32;
            for (other, other_place) in cells_of(set).zip(0..) {
                // An inversion counts in the digit of the tile that is listed first. If that one
                // moves onward past the other, an inversion arises; if the other one does, it
                // vanishes. Moves back have the opposite sign.
                let weight = factorial(tiles - 1 - place.min(other_place)) << group.lane;
                let onward = if place < other_place {
                    weight
                } else {
                    weight.wrapping_neg()
                };
                self.passes[1][tile][other] = onward;
                self.passes[0][tile][other] = onward.wrapping_neg();
            }
        }
    }

    #[inline]
    pub fn group(&self, tile: usize) -> &Group {
        &self.groups[tile % MAX_CELLS]
    }
}

/// The placement of the tiles of all groups, in one of the two numberings.
pub trait Placement: Copy + Default {
    /// The placement of tiles and their cells.
    fn new(numbering: &Numbering, tiles: &[(usize, usize)]) -> Self;

    /// The placement after `tile` has moved; `cells` holds the tile in each cell before the move.
    #[must_use]
    fn after(self, numbering: &Numbering, tile: usize, slide: Slide, cells: u64) -> Self;

    /// The number of a group's entry.
    fn number(self, numbering: &Numbering, group: &Group) -> u32;
}

/// The cells of all tiles side by side, group by group, four bits a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Positions(u64);

impl Positions {
    /// What the cell of the tile at `place` in its group adds to the group's number.
    pub fn part(place: usize, cell: usize) -> u32 {
        (cell << (4 * place)) as u32
    }
}

impl Placement for Positions {
    fn new(numbering: &Numbering, tiles: &[(usize, usize)]) -> Self {
        let part = |&(tile, cell): &(usize, usize)| (cell as u64) << numbering.shifts[tile];
        Self(tiles.iter().map(part).fold(0, |all, part| all | part))
    }

    #[inline]
    fn after(self, numbering: &Numbering, tile: usize, slide: Slide, _cells: u64) -> Self {
        let difference = u64::from(slide.from ^ slide.to);
        Self(self.0 ^ difference << (numbering.shifts[tile % MAX_CELLS] & 63))
    }

    #[inline]
    fn number(self, _numbering: &Numbering, group: &Group) -> u32 {
        group.base + ((self.0 >> (group.shift & 63)) as u32 & group.mask)
    }
}

/// For each group, in lanes of 16 bits: the set of cells that its tiles occupy, and the rank of
/// their order.
///
/// The rank is the Lehmer rank Σ dᵢ·(k−1−i)!, i = 0 … k−1: the group's k tiles are listed in
/// ascending order, and dᵢ counts the later tiles in the list whose cell comes before that of tile i
/// (its inversions). So a tile that passes another changes one digit by 1. A rank is below 8!, so it
/// fits its lane; deltas are added modulo 2⁶⁴, and borrows between lanes cancel out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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
        // A move up or down passes width − 1 cells, at most three, since a `Layout` is no wider than
        // high. Always three deltas are added, without a branch: unused nibbles hold `no_tile`, whose
        // delta is 0.
        let between = (cells >> (4 * (slide.between & 15))) as u16 & slide.mask
            | numbering.no_tile & !slide.mask;
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
        group.base + u32::from(order) * group.sets + numbering.set_ranks.of(set) as u32
    }
}
