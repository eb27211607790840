//! All shortest paths of a pair, as the boards that lie on them.
//!
//! A board at the right distance from the goal is on a shortest path exactly if a move led to it
//! from a board that is. So level after level is found by asking of each neighbour whether it is
//! one move nearer to the goal.

use std::collections::HashMap;

use crate::puzzle::board::Board;
use crate::puzzle::{Move, MoveOrder, Path};
use crate::solver::answer::SolveError;

/// All shortest paths of a pair.
///
/// Takes as much memory as there are boards on them: some dozens or thousands on 3×3.
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
    /// The boards at each distance from the start, but for the goal; each with the moves that lead
    /// nearer to it, and to which board of the next level.
    ///
    /// Invariant: each board has such a move. The next level after the last is the goal alone.
    levels: Vec<Vec<Branches>>,
}

/// By move: which board of the next level it leads to.
type Branches = [Option<u32>; Move::ALL.len()];

impl OptimalPaths {
    /// Finds all paths of `steps` moves, the fewest that lead from `start` to the goal.
    /// `is_within` says whether a board is at most that many moves away from the goal.
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

    /// How many moves each of them has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.levels.len()
    }

    /// How many there are; at least one.
    #[must_use]
    pub fn count(&self) -> u128 {
        let mut counts = vec![1_u128];
        for level in self.levels.iter().rev() {
            let ways = |branches: &Branches| {
                let next = branches.iter().flatten();
                next.map(|&next| counts[next as usize]).sum()
            };
            counts = level.iter().map(ways).collect();
        }
        counts[0]
    }

    /// Each of them, in that order of the moves.
    pub fn iter(&self, order: MoveOrder) -> impl Iterator<Item = Path> {
        let mut next = Some(self.descend(Vec::new(), order));
        std::iter::from_fn(move || {
            let trail = next.take()?;
            let path = trail.iter().map(|&(_, step)| step).collect();
            next = self.turn(trail, order);
            Some(path)
        })
    }

    /// The first path that begins like that.
    fn descend(&self, mut trail: Trail, order: MoveOrder) -> Trail {
        while let Some(level) = self.levels.get(trail.len()) {
            let at = self.end(&trail);
            let branches = &level[at];
            let first = order
                .moves()
                .into_iter()
                .find(|&step| branches[step as usize].is_some());
            let Some(step) = first else { break };
            trail.push((at, step));
        }
        trail
    }

    /// The first path after that one.
    fn turn(&self, mut trail: Trail, order: MoveOrder) -> Option<Trail> {
        loop {
            let (at, last) = trail.pop()?;
            let branches = &self.levels[trail.len()][at];
            let later = order
                .moves()
                .into_iter()
                .skip_while(|&step| step != last)
                .skip(1);
            if let Some(step) = later
                .into_iter()
                .find(|&step| branches[step as usize].is_some())
            {
                trail.push((at, step));
                return Some(self.descend(trail, order));
            }
        }
    }

    /// The board of the next level to which a trail leads.
    fn end(&self, trail: &Trail) -> usize {
        let Some(&(at, step)) = trail.last() else {
            return 0;
        };
        let next = self.levels[trail.len() - 1][at][step as usize];
        next.map_or(0, |next| next as usize)
    }
}

/// For each level so far, a board and the move from it.
type Trail = Vec<(usize, Move)>;

/// The boards of a level, as they are found.
#[derive(Default)]
struct Level {
    boards: Vec<Board>,
    /// The number of each board that was asked about; none if it is not of the level.
    numbers: HashMap<Board, Option<u32>>,
}

impl Level {
    fn number(
        &mut self,
        board: Board,
        is_nearer: impl FnOnce(Board) -> Result<bool, SolveError>,
    ) -> Result<Option<u32>, SolveError> {
        if let Some(&known) = self.numbers.get(&board) {
            return Ok(known);
        }
        let number = is_nearer(board)?.then_some(self.boards.len() as u32);
        if number.is_some() {
            self.boards.push(board);
        }
        self.numbers.insert(board, number);
        Ok(number)
    }
}
