//! A start at some distances from a goal, by a random walk, for shapes of which no table is kept.

use crate::puzzle::{Board, Move, Pair, Shape};
use crate::random::Random;
use crate::solver::Solver;

use super::distances::Distances;
use super::error::SampleError;

/// How many ends of walks are looked at for one start.
pub(super) const TRIES: usize = 1000;

/// A walk that ends too near goes on by this many times the moves that it lacks. Which boards a seed
/// draws depends on it, and must never change.
const STRETCH: usize = 3;

/// The lengths of both sides, the shorter first, and the distance of the farthest boards from a goal
/// with the blank in a corner (OEIS A151944; R. E. Korf: Linear-time disk-based implicit graph
/// search, 2008; for 4x4 A. Brüngger et al., 1999).
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

/// An upper bound on the distance of any board from a goal with the blank in that cell: the moves
/// that take the blank to the nearest corner lead to a goal for which the distance is known.
pub(super) fn farthest(shape: Shape, blank: usize) -> usize {
    let (width, height) = (shape.width(), shape.height());
    let (column, row) = (blank % width, blank / width);
    let to_corner = column.min(width - 1 - column) + row.min(height - 1 - row);
    let sides = (width.min(height), width.max(height));
    FARTHEST
        .iter()
        .find(|&&(short, long, _)| (short, long) == sides)
        .map_or(usize::MAX, |&(_, _, farthest)| farthest + to_corner)
}

/// A start at one of these distances from the goal.
pub(super) fn draw(
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
    let mut walk = RandomWalk::new(goal);
    let mut moves = draw_length(random);
    for _ in 0..TRIES {
        walk.go_on(moves, random);
        let pair = Pair::of_one_shape(walk.board, goal);
        match solver.solve(pair)?.steps() {
            Some(steps) if steps < least => {
                below = below.max(Some(steps));
                moves = STRETCH * (least - steps);
            }
            Some(steps) if steps > most => {
                above = Some(above.map_or(steps, |above: usize| above.min(steps)));
                walk = RandomWalk::new(goal);
                moves = draw_length(random);
            }
            _ => return Ok(walk.board),
        }
    }
    Err(SampleError::NotFound {
        distances,
        tries: TRIES,
        below,
        above,
    })
}

/// A random walk that never takes its last move back.
struct RandomWalk {
    board: Board,
    last: Option<Move>,
}

impl RandomWalk {
    fn new(board: Board) -> Self {
        Self { board, last: None }
    }

    fn go_on(&mut self, moves: usize, random: &mut Random) {
        for _ in 0..moves {
            let back = self.last.map(Move::inverse);
            let onward = Move::ALL.into_iter().filter(|&step| Some(step) != back);
            let mut choices = onward.filter_map(|step| Some((step, self.board.apply(step)?)));
            // A blank has at least two ways to go, so at least one that doesn't lead back.
            let count = choices.clone().count() as u64;
            if let Some((step, board)) = choices.nth(random.below(count) as usize) {
                self.board = board;
                self.last = Some(step);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OEIS A151944 by antidiagonals, as published: from 1x1 on, the sides adding up to 2, 3, 4 …
    const PUBLISHED: [&[usize]; 7] = [
        &[0],
        &[1, 1],
        &[2, 6, 2],
        &[3, 21, 21, 3],
        &[4, 36, 31, 36, 4],
        &[5, 55, 53, 53, 55, 5],
        &[6, 80, 84, 80, 84, 80, 6],
    ];

    #[test]
    fn the_farthest_boards_are_as_far_as_is_published() {
        let antidiagonals = (2..).zip(PUBLISHED).flat_map(|(sum, distances)| {
            (1..)
                .zip(distances)
                .map(move |(side, &distance)| (side, sum - side, distance))
        });
        let longest = [(2, 7, 108), (7, 2, 108), (2, 8, 140), (8, 2, 140)];
        let mut shapes = 0;
        for (width, height, distance) in antidiagonals.chain(longest) {
            if let Ok(shape) = Shape::new(width, height) {
                assert_eq!(farthest(shape, 0), distance, "{shape}");
                assert_eq!(farthest(shape, shape.cells() - 1), distance, "{shape}");
                shapes += 1;
            }
        }
        let all = (4..=16).flat_map(Shape::of_cells).count();
        assert_eq!(shapes, all);
    }

    #[test]
    fn a_blank_off_the_corner_may_add_the_moves_to_the_corner() {
        let shape = Shape::new(2, 8).expect("a shape");
        assert_eq!(farthest(shape, 7), 143);
        assert_eq!(farthest(Shape::FIFTEEN_PUZZLE, 5), 82);
    }
}
