//! The orders in which the tiles of a group can stand.

use crate::puzzle::cells::{CellSet, cells_of};
use crate::puzzle::rank::{lehmer_code, rank_of};
use crate::puzzle::shape::MAX_CELLS;

/// All orders of so many tiles, by their ranks. An order gives each tile in turn the rank of its cell
/// among the occupied cells; orders are ranked lexicographically.
pub struct Orders {
    pub tiles: usize,
    pub count: usize,
    /// For each length of a prefix and each prefix of that length, in lexicographic order: its last
    /// element.
    last: Vec<Vec<u8>>,
    /// See [`Orders::moved`].
    moved: Vec<Vec<u16>>,
}

impl Orders {
    pub fn new(tiles: usize) -> Self {
        let mut orders: Vec<Vec<u8>> = vec![Vec::new()];
        let mut last = Vec::new();
        for _ in 0..tiles {
            orders = orders
                .iter()
                .flat_map(|prefix| {
                    (0..tiles as u8)
                        .filter(|rank| !prefix.contains(rank))
                        .map(|rank| [prefix.as_slice(), &[rank]].concat())
                })
                .collect();
            last.push(orders.iter().filter_map(|o| o.last().copied()).collect());
        }
        let moved = (0..tiles * tiles)
            .map(|both| {
                let (from, to) = ((both / tiles) as u8, (both % tiles) as u8);
                orders.iter().map(|o| rank_after(o, from, to)).collect()
            })
            .collect();
        Self {
            tiles,
            count: orders.len(),
            last,
            moved,
        }
    }

    /// For each order of the tiles in these cells, the sum of `part(tile's place, its cell)` over
    /// the tiles. Adds to the sums of all prefixes, which the orders share.
    pub fn sums(&self, set: CellSet, sums: &mut Vec<u32>, part: impl Fn(usize, usize) -> u32) {
        sums.clear();
        sums.push(0);
        for (place, last) in self.last.iter().enumerate() {
            let mut parts = [0; MAX_CELLS];
            for (slot, cell) in parts.iter_mut().zip(cells_of(set)) {
                *slot = part(place, cell);
            }
            let (prefixes, branches) = (sums.len(), last.len() / sums.len());
            // From the last prefix on, since the longer ones overwrite those behind it.
            sums.resize(last.len(), 0);
            for prefix in (0..prefixes).rev() {
                let sum = sums[prefix];
                let longer = branches * prefix..branches * (prefix + 1);
                for (longer, &rank) in sums[longer.clone()].iter_mut().zip(&last[longer]) {
                    *longer = sum + parts[usize::from(rank) % MAX_CELLS];
                }
            }
        }
    }

    /// The rank of each order once the tile in the cell of rank `from` has moved to a cell that has
    /// rank `to` then.
    pub fn moved(&self, from: usize, to: usize) -> &[u16] {
        &self.moved[from * self.tiles + to]
    }

    /// The number of words that hold a bit for each order.
    pub fn words(&self) -> usize {
        self.count.div_ceil(64)
    }

    /// The number of bytes that hold four bits for each order.
    pub fn row_bytes(&self) -> usize {
        self.count.div_ceil(2)
    }
}

fn rank_after(order: &[u8], from: u8, to: u8) -> u16 {
    let moved = order.iter().map(|&rank| match rank {
        rank if rank == from => to,
        rank if from < rank && rank <= to => rank - 1,
        rank if to <= rank && rank < from => rank + 1,
        rank => rank,
    });
    rank_of(lehmer_code(moved)) as u16
}
