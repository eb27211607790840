//! Random starts for a goal: of all boards those that are asked for.

mod distances;
mod error;
mod ring;
mod walk;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::puzzle::board::Board;
use crate::puzzle::pair::Pair;
use crate::puzzle::parity::is_solvable;
use crate::puzzle::shape::Shape;
use crate::random::Random;
use crate::solver::Solver;
pub use distances::Distances;
pub use error::SampleError;
use ring::Ring;

/// Which starts to draw, as seen from their goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starts {
    /// Those that can reach it.
    #[default]
    Solvable,
    /// Those that can't.
    Unsolvable,
    /// All of either kind.
    All,
    /// Those whose fewest moves are so many.
    Within(Distances),
}

/// Draws starts, and pairs.
///
/// All starts that are asked for are equally likely, but beyond nine cells those within distances:
///
/// * [`Starts::All`]: what [`Random::board`] draws.
/// * [`Starts::Solvable`] and [`Starts::Unsolvable`]: the same, and where it is of the other kind,
///   its tiles 1 and 2 change places. So each board stands for itself and for one of the other kind.
/// * [`Starts::Within`], up to nine cells: [`Random::below`] draws from all boards at these
///   distances, in the order of their ranks, the goal's tiles being read as 1 2 3 … in cell order.
/// * [`Starts::Within`], beyond: a random walk from the goal, never taking back its last move, the
///   moves drawn by [`Random::below`] from those in canonical order. Its length is drawn from the
///   distances. Where its end is too near, it goes on by three times as many moves as it lacks;
///   where that is too far, another is begun. After [`Sampler::TRIES`] ends it is given up. How
///   likely a board is depends on how many walks end there.
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
    /// For each shape of up to nine cells and cell of the goal's blank, as they are needed.
    rings: HashMap<(Shape, usize), Ring>,
}

impl Sampler {
    /// How many ends of walks are looked at for one start.
    pub const TRIES: usize = 1000;

    /// Draws such starts. The solver tells the distances of boards of ten cells or more.
    #[must_use]
    pub fn new(starts: Starts, solver: Solver) -> Self {
        Self {
            starts,
            solver,
            rings: HashMap::new(),
        }
    }

    /// A start for that goal.
    ///
    /// Costs less than a microsecond; within distances, some tens of milliseconds more for the first
    /// one, and beyond nine cells a search for each end of a walk.
    ///
    /// # Errors
    ///
    /// [`SampleError::TooFar`] where no board is that far from the goal, [`SampleError::NotFound`] where none
    /// was found, and those of [`Solver::solve`].
    pub fn start(&mut self, goal: Board, random: &mut Random) -> Result<Board, SampleError> {
        let solvable = match self.starts {
            Starts::All => return Ok(random.board(goal.shape())),
            Starts::Solvable => true,
            Starts::Unsolvable => false,
            Starts::Within(distances) => return self.within(distances, goal, random),
        };
        let board = random.board(goal.shape());
        Ok(
            if is_solvable(Pair::of_one_shape(board, goal)) == solvable {
                board
            } else {
                board.relabelled(|label| match label {
                    1 => 2,
                    2 => 1,
                    _ => label,
                })
            },
        )
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
                    self.check_any(distances, shape)?;
                }
                (start, _) => return Ok(Pair::of_one_shape(start?, goal)),
            }
        }
    }

    /// Whether any goal of that shape has starts at one of the distances.
    fn check_any(&mut self, distances: Distances, shape: Shape) -> Result<(), SampleError> {
        let mut farthest = 0;
        for blank in 0..shape.cells() {
            farthest = farthest.max(self.farthest(distances, shape, blank)?);
        }
        reached(distances, shape, farthest).map(|_| ())
    }

    fn within(
        &mut self,
        distances: Distances,
        goal: Board,
        random: &mut Random,
    ) -> Result<Board, SampleError> {
        let (shape, blank) = (goal.shape(), goal.blank());
        let farthest = self.farthest(distances, shape, blank)?;
        let distances = reached(distances, shape, farthest)?;
        match self.rings.get(&(shape, blank)) {
            Some(ring) => Ok(ring.draw(goal, random)),
            None => walk::draw(distances, goal, &self.solver, random),
        }
    }

    /// No board is further from a goal with the blank in that cell; up to nine cells, one is as
    /// far.
    fn farthest(
        &mut self,
        distances: Distances,
        shape: Shape,
        blank: usize,
    ) -> Result<usize, SampleError> {
        if shape.cells() > Ring::MAX_CELLS {
            return Ok(walk::farthest(shape, blank));
        }
        Ok(match self.rings.entry((shape, blank)) {
            Entry::Occupied(ring) => ring.get().farthest,
            Entry::Vacant(place) => place.insert(Ring::new(distances, shape, blank)?).farthest,
        })
    }
}

/// Those of the distances that are not greater than the farthest.
fn reached(distances: Distances, shape: Shape, farthest: usize) -> Result<Distances, SampleError> {
    distances.up_to(farthest).ok_or(SampleError::TooFar {
        shape,
        steps: distances.least(),
        farthest,
    })
}
