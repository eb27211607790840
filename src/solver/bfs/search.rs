//! Breadth-first search from both ends (I. Pohl, 1971), whole levels at a time, that delivers the
//! canonical path.
//!
//! Why the path is canonical, the first of all shortest ones in the order `u < d < l < r`:
//!
//! * The forward side expands a level in the order in which it was discovered, tries the moves in
//!   canonical order, and a board keeps the first pointer that it got. So by induction a level's
//!   order is the lexicographic order of its boards' smallest paths, and the pointers spell these.
//! * The backward side keeps for a board the smallest move of all that lead one level nearer to
//!   the goal, so from any of its boards the pointers spell the smallest shortest path.
//! * Where the sides touch, the first forward board, in that order, with a neighbour that the
//!   backward side has seen, by its smallest such move, is on the smallest path.
//!
//! Levels alternate in colour like the squares of a chess board, by the parity of the blank's
//! cell. So a backward board beside the forward frontier is never one level deeper than another:
//! all of them are equally near to the goal, even when the backward side stops amid a level.

use crate::puzzle::pair::Pair;
use crate::puzzle::{Move, Path};

use super::node::{Node, Steps};
use super::visited::{Mark, Side, Visited};
use crate::solver::answer::{Effort, Solution, SolveError};
use crate::solver::limits::Limits;

/// Nodes that are expanded between two looks at the clock and the memory.
const STRIDE: usize = 4096;
/// A node has four neighbours at most, and came from one of them.
const CHILDREN: usize = 3;

/// From which ends to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solver) enum Direction {
    BothEnds,
    /// From the start alone, until the goal is found: what a search from both ends is to be
    /// compared with.
    FromStart,
}

/// The canonical path of a pair of different boards; none where no moves lead to the goal.
///
/// # Errors
///
/// [`SolveError::Memory`] where the search would need more than `visited` may take, and
/// [`SolveError::TimedOut`] after the deadline.
pub(in crate::solver) fn search(
    pair: Pair,
    visited: impl Visited,
    direction: Direction,
    limits: Limits,
) -> Result<Solution, SolveError> {
    let mut search = Search::new(pair, visited, direction, limits);
    let path = search.run()?;
    Ok(Solution::new(path, search.effort()))
}

/// One side: the boards at its deepest complete level.
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

    /// What its nodes take up, and will when the next level needs more room.
    fn bytes(&self) -> usize {
        (self.nodes.capacity() + 2 * self.next.capacity()) * size_of::<Node>()
    }

    fn complete_level(&mut self) {
        std::mem::swap(&mut self.nodes, &mut self.next);
        self.next.clear();
        self.depth += 1;
    }
}

/// Where the sides touch: a forward board, and the move to a backward one.
struct Meeting {
    last_forward: Node,
    first_backward: Node,
    step: Move,
}

struct Search<V> {
    pair: Pair,
    steps: Steps,
    visited: V,
    forward: Frontier,
    backward: Frontier,
    direction: Direction,
    limits: Limits,
}

impl<V: Visited> Search<V> {
    fn new(pair: Pair, visited: V, direction: Direction, limits: Limits) -> Self {
        Self {
            direction,
            limits,
            pair,
            steps: Steps::new(pair.shape()),
            visited,
            forward: Frontier::new(Node::root(pair.start())),
            backward: Frontier::new(Node::root(pair.goal())),
        }
    }

    fn effort(&self) -> Effort {
        Effort {
            expanded_forward: self.forward.expanded,
            expanded_backward: self.backward.expanded,
            depth_forward: self.forward.depth,
            depth_backward: self.backward.depth,
        }
    }

    /// Expands the smaller frontier until the sides touch, or until one has seen all that it can.
    fn run(&mut self) -> Result<Option<Path>, SolveError> {
        for (root, side) in [
            (self.pair.start(), Side::Forward),
            (self.pair.goal(), Side::Backward),
        ] {
            let slot = self.visited.slot(root.packed(), root.blank());
            // A root's pointer is never followed; any will do.
            let mark = Mark::new(side, 0, Move::Up);
            self.visited.set(slot, root.packed(), mark);
        }
        loop {
            let (forward, backward) = (self.forward.nodes.len(), self.backward.nodes.len());
            if forward.min(backward) == 0 {
                return Ok(None);
            }
            let meeting = if self.direction == Direction::FromStart || forward <= backward {
                self.expand_forward()?
            } else {
                self.expand_backward()?
            };
            if let Some(meeting) = meeting {
                return Ok(Some(self.path(&meeting)));
            }
        }
    }

    /// Looks at the clock, and makes room for what a stride of nodes can lead to.
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

    /// Expands a level of the forward side; ends at the first board that touches the other side.
    fn expand_forward(&mut self) -> Result<Option<Meeting>, SolveError> {
        let level = self.forward.depth + 1;
        for at in (0..self.forward.nodes.len()).step_by(STRIDE) {
            self.prepare_stride()?;
            if let Some(meeting) = self.expand_forward_stride(at, level) {
                return Ok(Some(meeting));
            }
        }
        self.forward.complete_level();
        Ok(None)
    }

    fn expand_forward_stride(&mut self, at: usize, level: usize) -> Option<Meeting> {
        for &node in self.forward.nodes[at..].iter().take(STRIDE) {
            self.forward.expanded += 1;
            for &step in self.steps.from(node) {
                let child = node.after(step);
                let slot = self.visited.slot(child.cells, child.blank());
                match self.visited.mark(slot).side() {
                    None => {
                        let mark = Mark::new(Side::Forward, level, step.letter);
                        self.visited.set(slot, child.cells, mark);
                        self.forward.next.push(child);
                    }
                    Some(Side::Forward) => {}
                    Some(Side::Backward) => {
                        return Some(Meeting {
                            last_forward: node,
                            first_backward: child,
                            step: step.letter,
                        });
                    }
                }
            }
        }
        None
    }

    /// Expands a level of the backward side; ends as soon as it touches the other side.
    fn expand_backward(&mut self) -> Result<Option<Meeting>, SolveError> {
        let level = self.backward.depth + 1;
        for at in (0..self.backward.nodes.len()).step_by(STRIDE) {
            self.prepare_stride()?;
            if let Some(meeting) = self.expand_backward_stride(at, level) {
                return Ok(Some(meeting));
            }
        }
        self.backward.complete_level();
        Ok(None)
    }

    fn expand_backward_stride(&mut self, at: usize, level: usize) -> Option<Meeting> {
        for &node in self.backward.nodes[at..].iter().take(STRIDE) {
            self.backward.expanded += 1;
            for &step in self.steps.from(node) {
                let child = node.after(step);
                let pointer = step.letter.inverse();
                let new = Mark::new(Side::Backward, level, pointer);
                let slot = self.visited.slot(child.cells, child.blank());
                let mark = self.visited.mark(slot);
                match mark.side() {
                    None => {
                        self.visited.set(slot, child.cells, new);
                        self.backward.next.push(child);
                    }
                    Some(Side::Backward) => {
                        if mark.is_beside(new) && pointer < mark.pointer() {
                            self.visited.set(slot, child.cells, new);
                        }
                    }
                    Some(Side::Forward) => return self.first_meeting(),
                }
            }
        }
        None
    }

    fn mark(&self, node: Node) -> Mark {
        self.visited
            .mark(self.visited.slot(node.cells, node.blank()))
    }

    /// The first board of the forward frontier that touches the backward side.
    fn first_meeting(&self) -> Option<Meeting> {
        self.forward.nodes.iter().find_map(|&node| {
            self.steps.from(node).iter().find_map(|&step| {
                let child = node.after(step);
                let mark = self.mark(child);
                (mark.side() == Some(Side::Backward)).then_some(Meeting {
                    last_forward: node,
                    first_backward: child,
                    step: step.letter,
                })
            })
        })
    }

    /// The forward pointers from the meeting back to the start, reversed; the step between; the
    /// backward pointers on to the goal.
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
