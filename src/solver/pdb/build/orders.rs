//! In which orders the tiles of a group may stand, and what a move makes of an order.

use crate::puzzle::shape::MAX_CELLS;
use crate::solver::pdb::cells::cells_of;
use crate::solver::pdb::partition::CellSet;

/// The orders in which a group's tiles may occupy cells.
pub struct Orders {
    pub tiles: usize,
    pub count: usize,
    /// For each tile, and each way in which those before it may stand: the ranks among the cells
    /// that it may have, ascending.
    ranks: Vec<Vec<u8>>,
    /// By rank left and rank taken: to which order each order is carried by such a move.
    carried: Vec<Vec<u16>>,
}

impl Orders {
    pub fn new(tiles: usize) -> Self {
        let mut list: Vec<Vec<u8>> = vec![Vec::new()];
        let mut ranks = Vec::new();
        for _ in 0..tiles {
            list = list
                .iter()
                .flat_map(|order| {
                    (0..tiles as u8)
                        .filter(|rank| !order.contains(rank))
                        .map(|rank| [order.as_slice(), &[rank]].concat())
                })
                .collect();
            ranks.push(
                list.iter()
                    .filter_map(|order| order.last().copied())
                    .collect(),
            );
        }
        let carried = (0..tiles * tiles)
            .map(|both| {
                let (from, to) = ((both / tiles) as u8, (both % tiles) as u8);
                list.iter().map(|order| carry(order, from, to)).collect()
            })
            .collect();
        Self {
            tiles,
            count: list.len(),
            ranks,
            carried,
        }
    }

    /// For each order of the tiles in these cells, the sum of what `part` says of the tiles and
    /// their cells.
    pub fn sums(&self, set: CellSet, sums: &mut Vec<u32>, part: impl Fn(usize, usize) -> u32) {
        sums.clear();
        sums.push(0);
        for (place, ranks) in self.ranks.iter().enumerate() {
            let mut parts = [0; MAX_CELLS];
            for (slot, cell) in parts.iter_mut().zip(cells_of(set)) {
                *slot = part(place, cell);
            }
            let branches = ranks.len() / sums.len();
            // Each sum gives way to those of its branches, from the last one on.
            let shorter = sums.len();
            sums.resize(ranks.len(), 0);
            for at in (0..shorter).rev() {
                let sum = sums[at];
                let branch = branches * at..branches * (at + 1);
                for (longer, &rank) in sums[branch.clone()].iter_mut().zip(&ranks[branch]) {
                    *longer = sum + parts[usize::from(rank) % MAX_CELLS];
                }
            }
        }
    }

    pub fn carried(&self, from: usize, to: usize) -> &[u16] {
        &self.carried[from * self.tiles + to]
    }

    /// How many words hold a bit for each order.
    pub fn words(&self) -> usize {
        self.count.div_ceil(64)
    }

    /// How many bytes hold four bits for each order.
    pub fn row_bytes(&self) -> usize {
        self.count.div_ceil(2)
    }
}

/// The rank of an order after the tile at one rank among the cells has come to another.
fn carry(order: &[u8], from: u8, to: u8) -> u16 {
    let moved = |rank: u8| match rank {
        rank if rank == from => to,
        rank if from < rank && rank <= to => rank - 1,
        rank if to <= rank && rank < from => rank + 1,
        rank => rank,
    };
    (0..order.len()).fold(0, |sum, at| {
        let (tile, rest) = (moved(order[at]), &order[at + 1..]);
        let smaller = rest.iter().filter(|&&other| moved(other) < tile).count();
        sum * (order.len() - at) as u16 + smaller as u16
    })
}
