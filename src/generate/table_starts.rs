//! The starts at some distances from a goal, all of them, for shapes of up to nine cells.

use std::iter;

use crate::puzzle::{Board, Pair, Shape};
use crate::random::Random;
use crate::solver::{Engine, SolveError, Solver};

use super::distances::Distances;

/// How many pairs are handed to the solver at once. More take more memory for no gain: the solver
/// looks up a few dozen together.
const CHUNK: usize = 1024;

/// The starts at some distances from the goals of one shape with the blank in one cell.
///
/// Relabelling both boards of a pair alike changes no distance. So one list serves all these goals:
/// that of the goal whose tiles ascend.
#[derive(Clone, Debug)]
pub(super) struct StartsAtDistances {
    /// The starts for the goal whose tiles ascend, by rank.
    starts: Vec<Board>,
    /// The distance of the farthest boards. Each smaller distance has boards too.
    pub farthest: usize,
}

impl StartsAtDistances {
    /// Looks up every board of that shape, which takes some tens of milliseconds for nine cells.
    pub fn new(distances: Distances, shape: Shape, blank: usize) -> Result<Self, SolveError> {
        let tiles = (0..shape.cells()).filter(|&cell| cell != blank);
        let goal = Board::along(shape, tiles.chain([blank]));
        let solver = Solver::with_engine(Engine::Table);
        let wanted = distances.least()..=distances.most();
        let mut found = Self {
            starts: Vec::new(),
            farthest: 0,
        };
        let mut pairs = (0..)
            .map_while(|rank| Board::from_rank(shape, rank))
            .map(|start| Pair::of_one_shape(start, goal));
        loop {
            let chunk: Vec<Pair> = pairs.by_ref().take(CHUNK).collect();
            if chunk.is_empty() {
                return Ok(found);
            }
            let mut starts = chunk.iter().map(|pair| pair.start());
            solver.each_steps(&chunk, |steps| {
                let start = starts.next();
                if let Some(steps) = steps {
                    found.farthest = found.farthest.max(steps);
                    let start = start.filter(|_| wanted.contains(&steps));
                    found.starts.extend(start);
                }
            })?;
        }
    }

    /// How many starts there are.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// One of the starts for that goal, all equally likely. There must be one.
    pub fn draw(&self, goal: Board, random: &mut Random) -> Board {
        let start = self.starts[random.below(self.starts.len() as u64) as usize];
        let tiles = goal.labels().filter(|&label| label != 0);
        let labels: Vec<u8> = iter::once(0).chain(tiles).collect();
        start.relabelled(|label| labels[usize::from(label)])
    }
}
