//! Builds databases: breadth-first from the goal, the moves of other tiles free of charge.
//!
//! Placements that occupy the same cells and leave the blank in the same region have the same moves.
//! They form a block, with one bit for each order of the tiles, and a move takes all orders of a
//! block to another block at once: to the side each order stays as it is, up or down each changes
//! in the same way.
//!
//! Each move changes the colour of one tile's cell, as on a chessboard. So levels alternate between
//! the blocks with an even number of tiles on dark cells and those with an odd number. That leaves
//! one bit an order: while the blocks of one colour hold the last level, those of the other hold the
//! level before it, which the next one replaces. No two threads write to the same block.

mod blocks;
mod levels;
mod orders;

use std::mem;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::puzzle::cells::{CellSet, cells_of};

use super::key::Key;
use super::listener::Listener;
use super::numbering::Positions;
use super::page_buffer::PageBuffer;
use super::parallel;
use super::partition::GROUPS;
use levels::Space;

/// How many rows of levels are packed together, where rows become columns of the database: two
/// entries are written to each byte in turn, so it should stay in the processor's cache; but so must
/// the rows that are read. To tune: time `npuzzle cache build --large --cache DIR`.
const STRIP: usize = 32;

/// How far the building of databases has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// How many placements of tiles were reached so far.
    pub reached: u64,
    /// How many placements there are; in the end, all are reached.
    pub total: u64,
}

impl Building {
    /// Whether the databases are complete.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.reached == self.total
    }
}

/// The entries of all databases of a key, one database after the other.
///
/// An entry says how many moves of the group's tiles take them to their goal cells, other moves
/// being free (Korf and Felner 2002): by how much that exceeds their Manhattan distance, halved. It
/// is the least of all cells of the blank, since it must not depend on anything but these tiles.
pub fn build(key: Key, listener: Option<&Listener<Building>>) -> PageBuffer {
    let groups = key.groups();
    let mut sizes = groups.map(CellSet::count_ones).to_vec();
    sizes.dedup();
    let spaces = sizes
        .iter()
        .map(|&size| Space::new(key.shape, size as usize));
    let spaces: Vec<Space> = spaces.collect();
    let space = |group: CellSet| {
        let tiles = group.count_ones() as usize;
        spaces.iter().find(|space| space.orders.tiles == tiles)
    };
    let totals = groups.iter().filter_map(|&group| space(group));
    let total = totals.map(|space| space.placements() as u64).sum();
    let tell = |reached| {
        if let Some(listener) = listener {
            listener.tell(&Building { reached, total });
        }
    };
    let reached = AtomicU64::new(0);
    let on_reached = |more: usize| {
        let before = reached.fetch_add(more as u64, Ordering::Relaxed);
        // Less than the total, since goals are not counted here.
        tell(before + more as u64);
    };
    let mut entries = PageBuffer::new(key.bytes());
    let mut rest = &mut *entries;
    let databases = groups.into_iter().filter_map(|group| {
        let (database, others) = mem::take(&mut rest).split_at_mut(key.bytes_of(group));
        rest = others;
        Some((space(group)?, group, database))
    });
    parallel::for_each(GROUPS, databases, || {
        |(space, group, database): (&Space, CellSet, &mut [u8])| {
            let levels = space.halved_levels(key.blank, group, &on_reached);
            pack(key, group, space, &levels, database);
        }
    });
    tell(total);
    entries
}

/// Makes entries of levels: subtracts the Manhattan distance and puts each at its number.
fn pack(key: Key, group: CellSet, space: &Space, levels: &[u8], database: &mut [u8]) {
    let orders = &space.orders;
    let goal_cells: Vec<usize> = cells_of(group).collect();
    let distance = |place: usize, cell| key.shape.manhattan(goal_cells[place], cell) as u32;
    let sets = space.sets();
    let mut rows = sets.iter().zip(levels.chunks_exact(orders.row_bytes()));
    let mut sums = Vec::new();
    if !key.is_ranked() {
        // Sums two numbers at once: the distance in the upper bits, and the number, of 24 bits.
        let part = |place, cell| distance(place, cell) << 24 | Positions::part(place, cell);
        for (&set, levels) in rows {
            orders.sums(set, &mut sums, part);
            for (order, sum) in sums.iter().enumerate() {
                let number = (sum & 0xff_ffff) as usize;
                put(database, number, extra(levels, order, sum >> 24));
            }
        }
        return;
    }
    let mut entries = Vec::new();
    for first in (0..sets.len()).step_by(STRIP) {
        entries.clear();
        for (&set, levels) in rows.by_ref().take(STRIP) {
            orders.sums(set, &mut sums, distance);
            let sums = sums.iter().enumerate();
            entries.extend(sums.map(|(order, &sum)| extra(levels, order, sum)));
        }
        for order in 0..orders.count {
            let column = entries[order..].iter().step_by(orders.count);
            for (rank, &entry) in (first..).zip(column) {
                put(database, order * sets.len() + rank, entry);
            }
        }
    }
}

/// Half of how much the level of an order exceeds the Manhattan distance. Both are even or both odd,
/// so their halves, rounded down, differ by that; the level's is known modulo 16, and so is this.
fn extra(halved_levels: &[u8], order: usize, distance: u32) -> u8 {
    let halved = halved_levels[order / 2] >> (4 * (order % 2));
    halved.wrapping_sub(distance as u8 / 2) & 0xf
}

/// Writes an entry that is 0 so far.
fn put(database: &mut [u8], number: usize, entry: u8) {
    database[number / 2] |= entry << (4 * (number % 2));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::shape::Shape;
    use crate::solver::pdb::key::GoalClass;
    use crate::solver::pdb::partition::Partition;
    use std::sync::mpsc::channel;

    #[test]
    fn a_listener_is_told_of_the_end_once_when_all_is_built() {
        let (sender, events) = channel();
        let listener = Listener::new(move |building: &Building| {
            sender.send(*building).expect("a receiver");
        });
        let shape = Shape::new(2, 5).expect("a shape");
        let key = GoalClass { shape, blank: 9 }.key(Partition::Small);
        build(key, Some(&listener));
        let events: Vec<Building> = events.try_iter().collect();
        let (last, others) = events.split_last().expect("events");
        assert!(last.is_done());
        assert!(others.len() > 10 && !others.iter().any(|building| building.is_done()));
        // All but the groups' goals were told before.
        let most = others.iter().map(|building| building.reached).max();
        assert_eq!(most, Some(last.total - GROUPS as u64));
        // There are more than are numbered, since the blank can be in several regions.
        assert!(last.total > key.placements() as u64);
    }
}
