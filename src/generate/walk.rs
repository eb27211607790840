//! A start at some distances from a goal, by a random walk, for shapes of which no table is kept.

use crate::puzzle::board::Board;
use crate::puzzle::moves::Move;
use crate::puzzle::pair::Pair;
use crate::puzzle::shape::Shape;
use crate::random::Random;
use crate::solver::Solver;

use super::Sampler;
use super::distances::Distances;
use super::error::SampleError;

/// By how many times the moves that it lacks a walk goes on.
const STRETCH: usize = 3;

/// Columns or rows, the other of them, and how far the farthest boards are from a goal with the
/// blank in a corner (OEIS A151944; R. E. Korf: Linear-time disk-based implicit graph search, 2008;
/// for 4x4 A. Brüngger et al., 1999).
const FARTHEST: [(usize, usize, usize); 11] = [
    (2, 2, 6),
    (2, 3, 21),
    (2, 4, 36),
    (2, 5, 55),
    (2, 6, 80),
    (2, 7, 108),
    (2, 8, 140),
    (3, 3, 31),
    (3, 4, 53),
    (3, 5, 84),
    (4, 4, 80),
];

/// No board is further from a goal with the blank in that cell: for the moves that take the goal's
/// blank to the next corner lead to a goal of which it is known.
pub fn farthest(shape: Shape, blank: usize) -> usize {
    let (width, height) = (shape.width(), shape.height());
    let (column, row) = (blank % width, blank / width);
    let to_corner = column.min(width - 1 - column) + row.min(height - 1 - row);
    let sides = (width.min(height), width.max(height));
    FARTHEST
        .iter()
        .find(|&&(short, long, _)| (short, long) == sides)
        .map_or(usize::MAX, |&(_, _, farthest)| farthest + to_corner)
}

/// A start that is so far from the goal.
pub fn draw(
    distances: Distances,
    goal: Board,
    solver: &Solver,
    random: &mut Random,
) -> Result<Board, SampleError> {
    let (least, most) = (distances.least(), distances.most());
    let draw_length = |random: &mut Random| {
        let lengths = (most - least) as u64 + 1;
        least + random.below(lengths) as usize
    };
    let (mut below, mut above) = (None, None);
    let mut walk = Walk::new(goal);
    let mut moves = draw_length(random);
    for _ in 0..Sampler::TRIES {
        walk.go_on(moves, random);
        let steps = solver.solve(Pair::of_one_shape(walk.board, goal))?.steps();
        match steps {
            Some(steps) if steps < least => {
                below = below.max(Some(steps));
                moves = STRETCH * (least - steps);
            }
            Some(steps) if steps > most => {
                above = Some(above.map_or(steps, |above: usize| above.min(steps)));
                walk = Walk::new(goal);
                moves = draw_length(random);
            }
            _ => return Ok(walk.board),
        }
    }
    Err(SampleError::NotFound {
        distances,
        tries: Sampler::TRIES,
        below,
        above,
    })
}

/// A random walk that never takes its last move back.
struct Walk {
    board: Board,
    last: Option<Move>,
}

impl Walk {
    fn new(board: Board) -> Self {
        Self { board, last: None }
    }

    fn go_on(&mut self, moves: usize, random: &mut Random) {
        for _ in 0..moves {
            let back = self.last.map(Move::inverse);
            let mut nexts = [None; Move::ALL.len()];
            let mut count = 0;
            let ways = Move::ALL.into_iter().filter(|&step| Some(step) != back);
            for (step, board) in ways.filter_map(|step| Some((step, self.board.apply(step)?))) {
                nexts[count] = Some((step, board));
                count += 1;
            }
            // A blank has at least two ways to go, so one at least that doesn't lead back.
            if let Some((step, board)) = nexts[random.below(count as u64) as usize] {
                *self = Self {
                    board,
                    last: Some(step),
                };
            }
        }
    }
}
