//! The starts at some distances from a goal, all of them, for shapes of up to nine cells.

use crate::puzzle::board::Board;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;
use crate::random::Random;
use crate::solver::{Engine, Solver};

use super::distances::Distances;
use super::error::SampleError;

/// How many boards are looked up together.
const TOGETHER: usize = 1024;

/// The starts at some distances from every goal with the blank in one cell: the paths stay when both
/// boards of a pair are relabelled alike, so the goal whose tiles ascend serves for all.
#[derive(Clone, Debug)]
pub struct Ring {
    /// Those of the goal whose tiles ascend, by rank.
    starts: Vec<Board>,
    /// How far the farthest of all boards is from it. All distances up to that have boards.
    pub farthest: usize,
}

impl Ring {
    /// What [`Engine::Table`] serves.
    pub const MAX_CELLS: usize = Solver::TABLE_CELLS;

    /// Looks up every board of that shape, some tens of milliseconds for nine cells.
    pub fn new(distances: Distances, shape: Shape, blank: usize) -> Result<Self, SampleError> {
        let tiles = (0..shape.cells()).filter(|&cell| cell != blank);
        let goal = Board::along(shape, tiles.chain([blank]));
        let solver = Solver::with_engine(Engine::Table);
        let mut ring = Self {
            starts: Vec::new(),
            farthest: 0,
        };
        let mut boards = (0..).map_while(|rank| Board::from_rank(shape, rank));
        loop {
            let pairs = boards
                .by_ref()
                .take(TOGETHER)
                .map(|start| Pair::of_one_shape(start, goal))
                .collect::<Vec<_>>();
            if pairs.is_empty() {
                return Ok(ring);
            }
            let mut starts = pairs.iter().map(|pair| pair.start());
            solver.each_steps(&pairs, |steps| {
                let start = starts.next();
                if let Some(steps) = steps {
                    ring.farthest = ring.farthest.max(steps);
                    ring.starts
                        .extend(start.filter(|_| distances.contains(steps)));
                }
            })?;
        }
    }

    /// One of the starts of that goal. There must be one.
    pub fn draw(&self, goal: Board, random: &mut Random) -> Board {
        let start = self.starts[random.below(self.starts.len() as u64) as usize];
        let tiles: Vec<u8> = goal.labels().filter(|&label| label != 0).collect();
        start.relabelled(|label| match label.checked_sub(1) {
            None => 0,
            Some(place) => tiles[usize::from(place)],
        })
    }
}
