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

use crate::moves::{Move, Path};
use crate::pair::Pair;

use super::Effort;
use super::node::{Node, Steps};
use super::visited::{Mark, Side, Visited};

/// The canonical path of a pair of different boards; none where no moves lead to the goal.
pub(super) fn search(pair: Pair, visited: impl Visited) -> (Option<Path>, Effort) {
    let mut search = Search::new(pair, visited);
    let path = search.run();
    let effort = Effort {
        expanded_forward: search.forward.expanded,
        expanded_backward: search.backward.expanded,
        depth_forward: search.forward.depth,
        depth_backward: search.backward.depth,
    };
    (path, effort)
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
}

impl<V: Visited> Search<V> {
    fn new(pair: Pair, visited: V) -> Self {
        Self {
            pair,
            steps: Steps::new(pair.shape()),
            visited,
            forward: Frontier::new(Node::root(pair.start())),
            backward: Frontier::new(Node::root(pair.goal())),
        }
    }

    /// Expands the smaller frontier until the sides touch, or until one has seen all that it can.
    fn run(&mut self) -> Option<Path> {
        // A root's pointer is never followed; any will do.
        for (root, side) in [
            (self.pair.start(), Side::Forward),
            (self.pair.goal(), Side::Backward),
        ] {
            *self.visited.mark_mut(root.packed(), root.blank()) = Mark::new(side, 0, Move::Up);
        }
        loop {
            let (forward, backward) = (self.forward.nodes.len(), self.backward.nodes.len());
            if forward.min(backward) == 0 {
                return None;
            }
            let meeting = if forward <= backward {
                self.expand_forward()
            } else {
                self.expand_backward()
            };
            if let Some(meeting) = meeting {
                return Some(self.path(&meeting));
            }
        }
    }

    /// Expands a level of the forward side; ends at the first board that touches the other side.
    fn expand_forward(&mut self) -> Option<Meeting> {
        let level = self.forward.depth + 1;
        for &node in &self.forward.nodes {
            self.forward.expanded += 1;
            for &step in self.steps.from(node) {
                let child = node.after(step);
                let mark = self.visited.mark_mut(child.cells, child.blank());
                match mark.side() {
                    None => {
                        *mark = Mark::new(Side::Forward, level, step.letter);
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
        self.forward.complete_level();
        None
    }

    /// Expands a level of the backward side; ends as soon as it touches the other side.
    fn expand_backward(&mut self) -> Option<Meeting> {
        let level = self.backward.depth + 1;
        for &node in &self.backward.nodes {
            self.backward.expanded += 1;
            for &step in self.steps.from(node) {
                let child = node.after(step);
                let pointer = step.letter.inverse();
                let new = Mark::new(Side::Backward, level, pointer);
                let mark = self.visited.mark_mut(child.cells, child.blank());
                match mark.side() {
                    None => {
                        *mark = new;
                        self.backward.next.push(child);
                    }
                    Some(Side::Backward) => {
                        if mark.is_beside(new) && pointer < mark.pointer() {
                            *mark = new;
                        }
                    }
                    Some(Side::Forward) => return self.first_meeting(),
                }
            }
        }
        self.backward.complete_level();
        None
    }

    /// The first board of the forward frontier that touches the backward side.
    fn first_meeting(&self) -> Option<Meeting> {
        self.forward.nodes.iter().find_map(|&node| {
            self.steps.from(node).iter().find_map(|&step| {
                let child = node.after(step);
                let mark = self.visited.mark(child.cells, child.blank());
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
            let letter = self.visited.mark(node.cells, node.blank()).pointer();
            moves.push(letter);
            node = node.follow(letter.inverse(), self.pair.shape());
        }
        moves.reverse();
        moves.push(meeting.step);
        node = meeting.first_backward;
        while node.cells != self.pair.goal().packed() {
            let letter = self.visited.mark(node.cells, node.blank()).pointer();
            moves.push(letter);
            node = node.follow(letter, self.pair.shape());
        }
        moves.into()
    }
}
