//! All shortest paths of a pair, as a graph of the boards on them.
//!
//! A board lies on a shortest path exactly if it is as far from the goal as its level demands and a
//! move leads to it from such a board of the level before. So the levels are found one after the
//! other, by asking for each neighbour whether it is one move nearer to the goal.

use std::collections::HashMap;

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

/// The beginning of a path: for each level a board's number, and the move from it.
type Trail = Vec<(usize, Move)>;

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
            let mut next = Level::default();
            let mut level = Vec::with_capacity(boards.len());
            for board in boards {
                let mut branches = Branches::default();
                for step in Move::ALL {
                    if let Some(after) = board.apply(step) {
                        branches[step as usize] =
                            next.number(after, |board| is_within(board, left))?;
                    }
                }
                level.push(branches);
            }
            levels.push(level);
            boards = next.boards;
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
        let mut next = Some(self.extend(Vec::new(), order));
        std::iter::from_fn(move || {
            let trail = next.take()?;
            let path = trail.iter().map(|&(_, step)| step).collect();
            next = self.successor(trail, order);
            Some(path)
        })
    }

    /// The first path that begins with a trail.
    fn extend(&self, mut trail: Trail, order: MoveOrder) -> Trail {
        while trail.len() < self.levels.len() {
            let at = self.end(&trail);
            let Some(step) = self.first_branch(trail.len(), at, order.moves()) else {
                break;
            };
            trail.push((at, step));
        }
        trail
    }

    /// The path after this one.
    fn successor(&self, mut path: Trail, order: MoveOrder) -> Option<Trail> {
        loop {
            let (at, last) = path.pop()?;
            let moves = order.moves().into_iter();
            let later = moves.skip_while(|&step| step != last).skip(1);
            if let Some(step) = self.first_branch(path.len(), at, later) {
                path.push((at, step));
                return Some(self.extend(path, order));
            }
        }
    }

    /// The first of some moves that stays on a shortest path.
    fn first_branch(
        &self,
        level: usize,
        at: usize,
        moves: impl IntoIterator<Item = Move>,
    ) -> Option<Move> {
        let branches = &self.levels[level][at];
        let mut moves = moves.into_iter();
        moves.find(|&step| branches[step as usize].is_some())
    }

    /// The number of the board that a trail leads to.
    fn end(&self, trail: &Trail) -> usize {
        let Some(&(at, step)) = trail.last() else {
            return 0;
        };
        let next = self.levels[trail.len() - 1][at][step as usize];
        next.map_or(0, |next| next as usize)
    }
}

/// The boards of a level as they are found.
#[derive(Default)]
struct Level {
    boards: Vec<Board>,
    /// The number of each board that was asked for; `None` if it is not of the level.
    numbers: HashMap<Board, Option<u32>>,
}

impl Level {
    fn number(
        &mut self,
        board: Board,
        is_of_level: impl FnOnce(Board) -> Result<bool, SolveError>,
    ) -> Result<Option<u32>, SolveError> {
        if let Some(&known) = self.numbers.get(&board) {
            return Ok(known);
        }
        let number = is_of_level(board)?.then_some(self.boards.len() as u32);
        if number.is_some() {
            self.boards.push(board);
        }
        self.numbers.insert(board, number);
        Ok(number)
    }
}
