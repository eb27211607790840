//! All shortest paths of a pair, as a graph of the boards on them.
//!
//! A board lies on a shortest path exactly if it is as far from the goal as its level demands and a
//! move leads to it from such a board of the level before. So the levels are found one after the
//! other, by asking for each neighbour whether it is one move nearer to the goal.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::puzzle::board::Board;
use crate::puzzle::{Move, MoveOrder, Path};
use crate::solver::answer::SolveError;

/// All shortest paths of a pair.
///
/// Takes memory in proportion to the boards on them: some dozens or thousands on 3×3.
///
/// ```
/// use npuzzle::{MoveOrder, Pair, Solver};
///
/// let pair = Pair::new("2 3 4 1 5 x 7 6 8".parse()?, "12345678.".parse()?)?;
/// let paths = Solver::new().optimal_paths(pair)?.expect("it can be solved");
/// assert_eq!(paths.count(), 4);
/// let all: Vec<String> = paths.iter(MoveOrder::default()).map(|path| path.to_string()).collect();
/// assert_eq!(all[0], "ullddrurdllurdruldr");
/// assert_eq!(all[3], "ldruullddrurdllurrd");
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptimalPaths {
    /// The boards at each distance from the start, except for the goal.
    ///
    /// Invariant: each board has a branch. The level after the last is the goal alone.
    levels: Vec<Vec<Branches>>,
}

/// By move: the number of the board in the next level that it leads to; `None` if it leads off the
/// shortest paths.
type Branches = [Option<u32>; Move::ALL.len()];

impl OptimalPaths {
    /// Finds all paths of `steps` moves, the fewest from `start` to the goal. `is_within` tells
    /// whether a board is at most so many moves away from the goal.
    pub(super) fn find(
        start: Board,
        steps: usize,
        is_within: impl Fn(Board, usize) -> Result<bool, SolveError>,
    ) -> Result<Self, SolveError> {
        let mut boards = vec![start];
        let mut levels = Vec::with_capacity(steps);
        for left in (0..steps).rev() {
            let mut next = Vec::new();
            // By neighbour: its number in the next level, if it is part of it.
            let mut numbers = HashMap::new();
            let mut level = vec![Branches::default(); boards.len()];
            for (board, branches) in boards.into_iter().zip(&mut level) {
                for step in Move::ALL {
                    let Some(after) = board.apply(step) else {
                        continue;
                    };
                    branches[step as usize] = match numbers.entry(after) {
                        Entry::Occupied(known) => *known.get(),
                        Entry::Vacant(unknown) => {
                            let number = is_within(after, left)?.then_some(next.len() as u32);
                            next.extend(number.map(|_| after));
                            *unknown.insert(number)
                        }
                    };
                }
            }
            levels.push(level);
            boards = next;
        }
        Ok(Self { levels })
    }

    /// The length of each path in moves.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.levels.len()
    }

    /// How many paths there are; at least one.
    #[must_use]
    pub fn count(&self) -> u128 {
        // Of each board of a level, from the goal back, the paths from it on.
        let mut counts = vec![1_u128];
        for level in self.levels.iter().rev() {
            let sum = |branches: &Branches| {
                let next = branches.iter().flatten();
                next.map(|&next| counts[next as usize]).sum()
            };
            counts = level.iter().map(sum).collect();
        }
        counts[0]
    }

    /// All paths in lexicographic order, by this order of the moves.
    pub fn iter(&self, order: MoveOrder) -> impl Iterator<Item = Path> {
        let moves = order.moves();
        // Depth-first: of each level a board, and how many moves were tried from it.
        let mut trail = vec![(0, 0)];
        std::iter::from_fn(move || {
            loop {
                let depth = trail.len().checked_sub(1)?;
                let (board, tried) = &mut trail[depth];
                let Some(level) = self.levels.get(depth) else {
                    trail.pop();
                    return Some(trail.iter().map(|&(_, tried)| moves[tried - 1]).collect());
                };
                let next = moves.get(*tried).map(|&step| level[*board][step as usize]);
                *tried += 1;
                match next {
                    Some(Some(next)) => trail.push((next as usize, 0)),
                    Some(None) => {}
                    None => {
                        trail.pop();
                    }
                }
            }
        })
    }
}
