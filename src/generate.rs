//! Random starts for a goal, of the kind that is asked for.

mod distances;
mod error;
mod table_starts;
mod walk;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::puzzle::{Board, Pair, Shape, is_solvable};
use crate::random::Random;
use crate::solver::Solver;
pub use distances::Distances;
pub use error::SampleError;
use table_starts::StartsAtDistances;

/// Which starts to draw for a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// Those that can reach it.
    #[default]
    Solvable,
    /// Those that can't.
    Unsolvable,
    /// Both.
    All,
    /// Those at these distances from it.
    Within(Distances),
}

/// Draws random starts, and pairs.
///
/// All starts of the kind that is asked for are equally likely, except starts within distances on
/// boards of more than nine cells. In detail:
///
/// * [`Starts::All`]: what [`Random::board`] draws.
/// * [`Starts::Solvable`] and [`Starts::Unsolvable`]: the same; where it is of the other kind, its
///   tiles 1 and 2 change places. So each board is the result of two draws.
/// * [`Starts::Within`], up to nine cells: [`Random::below`] draws from all boards at these
///   distances, in the order of their ranks, the goal's tiles being read as 1 2 3 … in cell order.
/// * [`Starts::Within`], beyond: a random walk from the goal that never takes its last move back,
///   each move drawn by [`Random::below`] from the possible ones in canonical order. Its length is
///   drawn from the distances. Where it ends too near, it goes on by three times as many moves as it
///   lacks; where it ends too far away, a new walk begins. After [`Sampler::TRIES`] ends it is given
///   up. How likely a board is depends on how many walks end there.
///
/// ```
/// use npuzzle::{Goal, Pair, Random, Sampler, Shape, Solver, Starts};
///
/// let mut sampler = Sampler::new(Starts::Within(31.into()), Solver::new());
/// let goal = Goal::Standard.board(Shape::EIGHT_PUZZLE);
/// let start = sampler.start(goal, &mut Random::new(1))?;
/// assert_eq!(Solver::new().solve(Pair::new(start, goal)?)?.steps(), Some(31));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sampler {
    starts: Starts,
    solver: Solver,
    /// By shape, of up to nine cells, and cell of the goal's blank; made when first needed.
    table_starts: HashMap<(Shape, usize), StartsAtDistances>,
}

impl Sampler {
    /// How many ends of walks are looked at for one start.
    pub const TRIES: usize = walk::TRIES;

    /// A sampler of such starts. The solver finds the distances of boards of ten cells or more.
    #[must_use]
    pub fn new(starts: Starts, solver: Solver) -> Self {
        Self {
            starts,
            solver,
            table_starts: HashMap::new(),
        }
    }

    /// A start for that goal.
    ///
    /// Costs less than a microsecond. Within distances, the first one for a shape and cell of the
    /// blank costs some tens of milliseconds more, and beyond nine cells each end of a walk costs a
    /// search.
    ///
    /// # Errors
    ///
    /// [`SampleError::TooFar`] where no board is that far from the goal, [`SampleError::NotFound`]
    /// where none was found, and [`SampleError::Solve`] where a search was given up.
    pub fn start(&mut self, goal: Board, random: &mut Random) -> Result<Board, SampleError> {
        let solvable = match self.starts {
            Starts::All => return Ok(random.board(goal.shape())),
            Starts::Solvable => true,
            Starts::Unsolvable => false,
            Starts::Within(distances) => return self.within(distances, goal, random),
        };
        let board = random.board(goal.shape());
        if is_solvable(Pair::of_one_shape(board, goal)) == solvable {
            return Ok(board);
        }
        Ok(board.relabelled(|label| match label {
            1 => 2,
            2 => 1,
            _ => label,
        }))
    }

    /// A goal of that shape, and a start for it. All goals that have such starts are equally likely.
    ///
    /// # Errors
    ///
    /// Those of [`Sampler::start`]; [`SampleError::TooFar`] only where that holds for every goal.
    pub fn pair(&mut self, shape: Shape, random: &mut Random) -> Result<Pair, SampleError> {
        loop {
            let goal = random.board(shape);
            match (self.start(goal, random), self.starts) {
                (Err(SampleError::TooFar { .. }), Starts::Within(distances)) => {
                    self.check_any_goal(distances, shape)?;
                }
                (start, _) => return Ok(Pair::of_one_shape(start?, goal)),
            }
        }
    }

    /// How many starts of the kind that is asked for that goal has; none where it is not known.
    ///
    /// # Errors
    ///
    /// Those of [`Sampler::start`] about distances.
    pub fn count(&mut self, goal: Board) -> Result<Option<u64>, SampleError> {
        let (shape, blank) = (goal.shape(), goal.blank());
        let all = (1..=shape.cells() as u64).product::<u64>();
        Ok(match self.starts {
            Starts::All => Some(all),
            Starts::Solvable | Starts::Unsolvable => Some(all / 2),
            Starts::Within(distances) => {
                self.farthest(distances, shape, blank)?;
                let starts = self.table_starts.get(&(shape, blank));
                starts.map(|starts| starts.count() as u64)
            }
        })
    }

    /// Checks that some goal of that shape has starts at one of the distances.
    fn check_any_goal(&mut self, distances: Distances, shape: Shape) -> Result<(), SampleError> {
        let mut farthest = 0;
        for blank in 0..shape.cells() {
            farthest = farthest.max(self.farthest(distances, shape, blank)?);
        }
        reachable(distances, shape, farthest).map(|_| ())
    }

    fn within(
        &mut self,
        distances: Distances,
        goal: Board,
        random: &mut Random,
    ) -> Result<Board, SampleError> {
        let (shape, blank) = (goal.shape(), goal.blank());
        let farthest = self.farthest(distances, shape, blank)?;
        let distances = reachable(distances, shape, farthest)?;
        match self.table_starts.get(&(shape, blank)) {
            Some(starts) => Ok(starts.draw(goal, random)),
            None => walk::draw(distances, goal, &self.solver, random),
        }
    }

    /// An upper bound on the distance of any board from a goal with the blank in that cell. Up to
    /// nine cells it is the distance of the farthest board.
    fn farthest(
        &mut self,
        distances: Distances,
        shape: Shape,
        blank: usize,
    ) -> Result<usize, SampleError> {
        if shape.cells() > Solver::TABLE_CELLS {
            return Ok(walk::farthest(shape, blank));
        }
        let starts = match self.table_starts.entry((shape, blank)) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(StartsAtDistances::new(distances, shape, blank)?),
        };
        Ok(starts.farthest)
    }
}

/// Those of the distances that are at most `farthest`.
fn reachable(
    distances: Distances,
    shape: Shape,
    farthest: usize,
) -> Result<Distances, SampleError> {
    let most = distances.most().min(farthest);
    Distances::between(distances.least(), most).ok_or(SampleError::TooFar {
        shape,
        steps: distances.least(),
        farthest,
    })
}
