//! Bidirectional breadth-first search (I. Pohl: Bi-directional search, 1971), by whole levels,
//! which finds the canonical path.
//!
//! Why the path is canonical, the first of all shortest paths in the order `u < d < l < r`:
//!
//! * The forward side expands a level in the order in which it was discovered and tries moves in
//!   canonical order, and a board keeps its first pointer. By induction, boards of a level are
//!   ordered as their smallest paths are, and the pointers spell these paths.
//! * The backward side keeps for a board the smallest of all moves that lead one level nearer to
//!   the goal. So the pointers from any of its boards spell the smallest shortest path.
//! * Where the sides touch, the smallest path leads through the first forward board, in that order,
//!   with a neighbour on the backward side, by the smallest move to such a neighbour.
//!
//! Each move changes the colour of the blank's cell on a chessboard, so all boards of a level have
//! the same colour, and levels alternate. A backward board beside the forward frontier is therefore
//! never one level deeper than another: all are equally near to the goal, even if the backward side
//! stops amid a level.

use crate::puzzle::pair::Pair;
use crate::puzzle::{Move, Path};
use crate::solver::answer::{Effort, Solution, SolveError};
use crate::solver::limits::Limits;

use super::node::{Node, Successors};
use super::visited::{Mark, Side, Visited};

/// Nodes expanded between two looks at the clock and the memory: some tenths of a millisecond. No
/// answer depends on it.
const STRIDE: usize = 4096;
/// The most new boards that a node leads to: of its four neighbours it came from one. (The root may
/// have four, but it is alone in its stride.)
const CHILDREN: usize = 3;

/// From which ends to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    BothEnds,
    /// From the start alone, until the goal is found.
    FromStart,
}

/// The canonical path of a pair of different boards; none if the pair is unsolvable.
///
/// # Errors
///
/// [`SolveError::Memory`] if `visited` can't grow, [`SolveError::TimedOut`] after the deadline. All
/// boards of complete levels are known then, so the path has at least one move more than both sides
/// are deep.
pub fn search(
    pair: Pair,
    visited: impl Visited,
    direction: Direction,
    limits: Limits,
) -> Result<Solution, SolveError> {
    let mut search = BreadthFirst {
        pair,
        successors: Successors::new(pair.shape()),
        visited,
        forward: Frontier::new(Node::root(pair.start())),
        backward: Frontier::new(Node::root(pair.goal())),
        direction,
        limits,
    };
    let path = search.run()?;
    Ok(Solution::new(path, search.effort()))
}

/// One side of the search: the boards of its deepest complete level, and of the next one so far.
struct Frontier {
    nodes: Vec<Node>,
    next: Vec<Node>,
    depth: usize,
    expanded: usize,
}

impl Frontier {
    fn new(root: Node) -> Self {
        let mut nodes = Vec::with_capacity(1024);
        nodes.push(root);
        Self {
            nodes,
            next: Vec::with_capacity(1024),
            depth: 0,
            expanded: 0,
        }
    }

    /// Memory in use, with room for the next level to double once.
    fn bytes(&self) -> usize {
        (self.nodes.capacity() + 2 * self.next.capacity()) * size_of::<Node>()
    }

    fn complete_level(&mut self) {
        std::mem::swap(&mut self.nodes, &mut self.next);
        self.next.clear();
        self.depth += 1;
    }
}

/// Where the sides touch: a forward board, and a move from it to a backward one.
struct Meeting {
    last_forward: Node,
    step: Move,
    first_backward: Node,
}

struct BreadthFirst<V> {
    pair: Pair,
    successors: Successors,
    visited: V,
    forward: Frontier,
    backward: Frontier,
    direction: Direction,
    limits: Limits,
}

impl<V: Visited> BreadthFirst<V> {
    fn effort(&self) -> Effort {
        Effort {
            expanded_forward: self.forward.expanded,
            expanded_backward: self.backward.expanded,
            depth_forward: self.forward.depth,
            depth_backward: self.backward.depth,
        }
    }

    /// Expands the smaller frontier until the sides touch or one of them is exhausted.
    fn run(&mut self) -> Result<Option<Path>, SolveError> {
        for (root, side) in [
            (self.pair.start(), Side::Forward),
            (self.pair.goal(), Side::Backward),
        ] {
            let slot = self.visited.slot(root.packed(), root.blank());
            // No path follows a root's pointer; any move will do.
            let mark = Mark::new(side, 0, Move::Up);
            self.visited.set(slot, root.packed(), mark);
        }
        loop {
            let (forward, backward) = (self.forward.nodes.len(), self.backward.nodes.len());
            if forward == 0 || backward == 0 {
                return Ok(None);
            }
            let meeting = if self.direction == Direction::FromStart || forward <= backward {
                self.expand::<true>()?
            } else {
                self.expand::<false>()?
            };
            if let Some(meeting) = meeting {
                return Ok(Some(self.path(&meeting)));
            }
        }
    }

    /// Expands a level, or as much of it as it takes to touch the other side.
    fn expand<const FORWARD: bool>(&mut self) -> Result<Option<Meeting>, SolveError> {
        for at in (0..self.frontier::<FORWARD>().nodes.len()).step_by(STRIDE) {
            self.prepare_stride()?;
            let meeting = self.expand_stride::<FORWARD>(at);
            if meeting.is_some() {
                return Ok(meeting);
            }
        }
        self.frontier::<FORWARD>().complete_level();
        Ok(None)
    }

    fn frontier<const FORWARD: bool>(&mut self) -> &mut Frontier {
        if FORWARD {
            &mut self.forward
        } else {
            &mut self.backward
        }
    }

    /// Checks the limits, and makes room for all boards that a stride can find.
    fn prepare_stride(&mut self) -> Result<(), SolveError> {
        let (forward, backward) = (self.forward.depth, self.backward.depth);
        if self.limits.is_timed_out() {
            return Err(SolveError::TimedOut {
                at_least: forward + backward + 1,
            });
        }
        let others = self.forward.bytes() + self.backward.bytes();
        if !self.visited.reserve(CHILDREN * STRIDE, others) {
            return Err(SolveError::Memory { forward, backward });
        }
        Ok(())
    }

    /// Expands a stride, or as much of it as it takes to touch the other side.
    fn expand_stride<const FORWARD: bool>(&mut self, at: usize) -> Option<Meeting> {
        let (side, frontier) = if FORWARD {
            (Side::Forward, &mut self.forward)
        } else {
            (Side::Backward, &mut self.backward)
        };
        for &node in frontier.nodes[at..].iter().take(STRIDE) {
            frontier.expanded += 1;
            for &step in self.successors.of(node) {
                let child = node.after(step);
                let letter = step.letter;
                let pointer = if FORWARD { letter } else { letter.inverse() };
                let new = Mark::new(side, frontier.depth + 1, pointer);
                let slot = self.visited.slot(child.cells, child.blank());
                let mark = self.visited.mark(slot);
                match mark.side() {
                    None => {
                        self.visited.set(slot, child.cells, new);
                        frontier.next.push(child);
                    }
                    Some(seen) if seen == side => {
                        if !FORWARD && mark.is_of_level(new) && pointer < mark.pointer() {
                            self.visited.set(slot, child.cells, new);
                        }
                    }
                    Some(_) if FORWARD => {
                        return Some(Meeting {
                            last_forward: node,
                            step: letter,
                            first_backward: child,
                        });
                    }
                    Some(_) => return self.first_meeting(),
                }
            }
        }
        None
    }

    fn mark(&self, node: Node) -> Mark {
        self.visited
            .mark(self.visited.slot(node.cells, node.blank()))
    }

    /// The first board of the forward frontier that touches the backward side, by its first such
    /// move.
    fn first_meeting(&self) -> Option<Meeting> {
        self.forward.nodes.iter().find_map(|&node| {
            self.successors.of(node).iter().find_map(|&step| {
                let child = node.after(step);
                let is_backward = self.mark(child).side() == Some(Side::Backward);
                is_backward.then_some(Meeting {
                    last_forward: node,
                    step: step.letter,
                    first_backward: child,
                })
            })
        })
    }

    /// Follows the forward pointers back to the start and the backward pointers on to the goal.
    fn path(&self, meeting: &Meeting) -> Path {
        let mut moves = Vec::with_capacity(self.forward.depth + 1 + self.backward.depth);
        let mut node = meeting.last_forward;
        while node.cells != self.pair.start().packed() {
            let letter = self.mark(node).pointer();
            moves.push(letter);
            node = node.follow(letter.inverse(), self.pair.shape());
        }
        moves.reverse();
        moves.push(meeting.step);
        node = meeting.first_backward;
        while node.cells != self.pair.goal().packed() {
            let letter = self.mark(node).pointer();
            moves.push(letter);
            node = node.follow(letter, self.pair.shape());
        }
        moves.into()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::puzzle::board::Board;
    use crate::puzzle::goal::Goal;
    use crate::puzzle::shape::Shape;
    use crate::solver::bfs::visited::Hashed;

    /// 80 moves from the standard goal.
    const DEEPEST: [u8; 16] = [0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1];

    fn search_deepest(limits: Limits) -> SolveError {
        let shape = Shape::new(4, 4).expect("a shape");
        let start = Board::new(shape, &DEEPEST).expect("a board");
        let pair = Pair::of_one_shape(start, Goal::Standard.board(shape));
        let visited = Hashed::new(limits.memory);
        search(pair, visited, Direction::BothEnds, limits).expect_err("it takes too much")
    }

    #[test]
    fn a_search_without_time_knows_that_one_move_is_needed() {
        let limits = Limits::from_now(Some(Duration::ZERO), usize::MAX);
        assert_eq!(search_deepest(limits), SolveError::TimedOut { at_least: 1 });
    }

    /// The limit counts the hash table while it doubles, the frontiers, and room for a stride.
    #[test]
    fn a_search_uses_all_memory_that_it_may_and_no_more() {
        let depth = |memory| match search_deepest(Limits::from_now(None, memory)) {
            SolveError::Memory { forward, backward } => forward + backward,
            other => panic!("{other}"),
        };
        // A table of 1 MiB beside the one of 2 MiB that replaces it, and 1.75 MiB for the frontiers.
        let needed = 19 << 18;
        assert_eq!([needed - 1, needed].map(depth), [26, 29]);
    }
}
