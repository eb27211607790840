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

use crate::board::{Board, slide, target};
use crate::moves::{Move, Path};
use crate::pair::Pair;
use crate::shape::{MAX_CELLS, Shape};

use super::Effort;
use super::visited::{Mark, Side, Visited};

/// The canonical path of a solvable pair.
pub(super) fn search(pair: Pair, visited: impl Visited) -> (Path, Effort) {
    let mut search = Search::new(pair, visited);
    let path = if pair.start() == pair.goal() {
        Path::default()
    } else {
        search.run()
    };
    let effort = Effort {
        expanded_forward: search.forward.expanded,
        expanded_backward: search.backward.expanded,
        depth_forward: search.forward.depth,
        depth_backward: search.backward.depth,
    };
    (path, effort)
}

/// A board in a frontier: its packed cells and the cell of its blank.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Node {
    cells: u64,
    blank: usize,
}

impl Node {
    fn of(board: Board) -> Self {
        Self {
            cells: board.packed(),
            blank: board.blank(),
        }
    }

    #[inline]
    fn slide(self, to: usize) -> Self {
        Self {
            cells: slide(self.cells, self.blank, to),
            blank: to,
        }
    }
}

/// The moves that keep the blank of each cell on the board, in canonical order, and where they
/// take it.
struct Steps {
    of_blank: [([(Move, u8); 4], usize); MAX_CELLS],
}

impl Steps {
    fn new(shape: Shape) -> Self {
        let of_blank = std::array::from_fn(|blank| {
            let mut steps = [(Move::Up, 0); 4];
            let mut count = 0;
            for step in Move::ALL {
                if let Some(to) = target(shape, blank, step).filter(|_| blank < shape.cells()) {
                    steps[count] = (step, to as u8);
                    count += 1;
                }
            }
            (steps, count)
        });
        Self { of_blank }
    }

    #[inline]
    fn from(&self, blank: usize) -> impl Iterator<Item = (Move, usize)> + use<'_> {
        let (steps, count) = &self.of_blank[blank % MAX_CELLS];
        steps[..*count]
            .iter()
            .map(|&(step, to)| (step, usize::from(to)))
    }
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
    step: Move,
    first_backward: Node,
}

struct Search<V> {
    start: Node,
    goal: Node,
    shape: Shape,
    steps: Steps,
    visited: V,
    forward: Frontier,
    backward: Frontier,
}

impl<V: Visited> Search<V> {
    fn new(pair: Pair, visited: V) -> Self {
        let (start, goal) = (Node::of(pair.start()), Node::of(pair.goal()));
        Self {
            start,
            goal,
            shape: pair.shape(),
            steps: Steps::new(pair.shape()),
            visited,
            forward: Frontier::new(start),
            backward: Frontier::new(goal),
        }
    }

    /// Expands the smaller frontier until the sides touch. As one side's boards can all reach the
    /// other's root, neither frontier runs empty before.
    fn run(&mut self) -> Path {
        // A root's pointer is never followed; any will do.
        *self.visited.mark_mut(self.start.cells, self.start.blank) =
            Mark::new(Side::Forward, 0, Move::Up);
        *self.visited.mark_mut(self.goal.cells, self.goal.blank) =
            Mark::new(Side::Backward, 0, Move::Up);
        let meeting = loop {
            let met = if self.forward.nodes.len() <= self.backward.nodes.len() {
                self.expand_forward()
            } else {
                self.expand_backward()
            };
            if let Some(meeting) = met {
                break meeting;
            }
        };
        self.path(&meeting)
    }

    /// Expands a level of the forward side; ends at the first board that touches the other side.
    fn expand_forward(&mut self) -> Option<Meeting> {
        let level = self.forward.depth + 1;
        for &node in &self.forward.nodes {
            self.forward.expanded += 1;
            for (step, to) in self.steps.from(node.blank) {
                let child = node.slide(to);
                let mark = self.visited.mark_mut(child.cells, child.blank);
                match mark.side() {
                    None => {
                        *mark = Mark::new(Side::Forward, level, step);
                        self.forward.next.push(child);
                    }
                    Some(Side::Forward) => {}
                    Some(Side::Backward) => {
                        return Some(Meeting {
                            last_forward: node,
                            step,
                            first_backward: child,
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
            for (step, to) in self.steps.from(node.blank) {
                let child = node.slide(to);
                let pointer = step.inverse();
                let new = Mark::new(Side::Backward, level, pointer);
                let mark = self.visited.mark_mut(child.cells, child.blank);
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
            self.steps.from(node.blank).find_map(|(step, to)| {
                let child = node.slide(to);
                let mark = self.visited.mark(child.cells, child.blank);
                (mark.side() == Some(Side::Backward)).then_some(Meeting {
                    last_forward: node,
                    step,
                    first_backward: child,
                })
            })
        })
    }

    /// The forward pointers from the meeting back to the start, reversed; the step between; the
    /// backward pointers on to the goal.
    fn path(&self, meeting: &Meeting) -> Path {
        let mut moves = Vec::with_capacity(self.forward.depth + 1 + self.backward.depth);
        let mut node = meeting.last_forward;
        while node != self.start {
            let step = self.visited.mark(node.cells, node.blank).pointer();
            moves.push(step);
            node = self.follow(node, step.inverse());
        }
        moves.reverse();
        moves.push(meeting.step);
        node = meeting.first_backward;
        while node != self.goal {
            let step = self.visited.mark(node.cells, node.blank).pointer();
            moves.push(step);
            node = self.follow(node, step);
        }
        moves.into()
    }

    fn follow(&self, node: Node, step: Move) -> Node {
        // A pointer never leads off the board.
        target(self.shape, node.blank, step).map_or(node, |to| node.slide(to))
    }
}
