//! Pruning by the last moves: a finite automaton that refuses sequences of moves which are no part
//! of a canonical path (L. A. Taylor, R. E. Korf: Pruning duplicate nodes in depth-first search,
//! 1993).
//!
//! Two sequences of moves from the same cell of the blank may lead from every board to the same
//! board, as half way round a 2×2 square in both directions. The shortest of them, of equally long
//! ones the first in canonical order, is enough; all others are *duplicates*. A path that contains a
//! duplicate can be replaced by one that is shorter, or as long and smaller: it is not canonical.

use std::collections::{HashMap, HashSet};

use crate::puzzle::board::slide;
use crate::puzzle::cells::target;
use crate::puzzle::moves::Move;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// A state: what of the moves so far can still become part of a duplicate.
pub type StateId = u16;

/// The moves on from a state in canonical order, then [`NO_MOVE`]: the next state, shifted by two
/// bits, and the move.
pub type Transitions = [u16; Move::ALL.len()];

/// The end of a state's transitions.
pub const NO_MOVE: u16 = u16::MAX;

/// With fewer states than this, no transition is equal to [`NO_MOVE`].
const STATE_LIMIT: usize = NO_MOVE as usize >> 2;

/// The automaton of a shape.
///
/// Invariant: the first states, one for each cell of the blank, are those before the first move.
#[derive(Debug)]
pub struct Automaton(Vec<Transitions>);

impl Automaton {
    /// The automaton that refuses all duplicates of up to `longest` moves.
    ///
    /// Works as Aho and Corasick's (1975): a state is the longest end of the moves so far that a
    /// duplicate begins with. Without the states beyond the limit it refuses fewer duplicates.
    pub fn new(shape: Shape, longest: u32) -> Self {
        let duplicates = find_duplicates(shape, longest);
        let mut prefixes: Vec<MoveSequence> = duplicates
            .iter()
            .flat_map(|duplicate| (1..duplicate.length()).map(|length| duplicate.prefix(length)))
            .collect();
        prefixes.sort_unstable();
        prefixes.dedup();
        let mut states: Vec<MoveSequence> = (0..shape.cells()).map(MoveSequence::from).collect();
        states.extend(prefixes);
        states.truncate(STATE_LIMIT);
        let ids: HashMap<MoveSequence, StateId> = states.iter().copied().zip(0..).collect();
        let transitions = |state: &MoveSequence| {
            let mut transitions = [NO_MOVE; Move::ALL.len()];
            let blank = state.end(shape);
            let moves = Move::ALL.into_iter().filter_map(|letter| {
                target(shape, blank, letter)?;
                let mut after = state.append(letter);
                while !ids.contains_key(&after) {
                    if duplicates.contains(&after) {
                        return None;
                    }
                    after = after.without_first(shape);
                }
                Some(ids[&after] << 2 | letter as u16)
            });
            for (transition, step) in transitions.iter_mut().zip(moves) {
                *transition = step;
            }
            transitions
        };
        Self(states.iter().map(transitions).collect())
    }

    #[inline]
    pub fn transitions(&self, state: StateId) -> &Transitions {
        &self.0[usize::from(state)]
    }
}

/// Moves, and the cell where the blank begins.
///
/// Invariant: `word` has two bits a letter, the first letter highest, below a bit that is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct MoveSequence {
    word: u32,
    cell: u8,
}

impl MoveSequence {
    fn length(self) -> u32 {
        self.word.ilog2() / 2
    }

    fn append(self, letter: Move) -> Self {
        Self {
            word: self.word << 2 | letter as u32,
            ..self
        }
    }

    fn prefix(self, length: u32) -> Self {
        Self {
            word: self.word >> (2 * (self.length() - length)),
            ..self
        }
    }

    fn letter(self, at: u32) -> Move {
        Move::ALL[(self.word >> (2 * (self.length() - 1 - at)) & 3) as usize]
    }

    fn last(self) -> Option<Move> {
        (self.word > 1).then(|| self.letter(self.length() - 1))
    }

    fn without_first(self, shape: Shape) -> Self {
        let top = 1 << (2 * (self.length() - 1));
        Self {
            word: self.word & (top - 1) | top,
            cell: follow(shape, self.cell.into(), self.letter(0)) as u8,
        }
    }

    /// The cell where the blank ends.
    fn end(self, shape: Shape) -> usize {
        (0..self.length()).fold(self.cell.into(), |cell, at| {
            follow(shape, cell, self.letter(at))
        })
    }
}

/// No moves.
impl From<usize> for MoveSequence {
    fn from(cell: usize) -> Self {
        Self {
            word: 1,
            cell: cell as u8,
        }
    }
}

/// The cell after a move that keeps the blank on the board.
fn follow(shape: Shape, cell: usize, letter: Move) -> usize {
    target(shape, cell, letter).unwrap_or(cell)
}

/// All duplicates of up to `longest` moves that contain no shorter one.
fn find_duplicates(shape: Shape, longest: u32) -> HashSet<MoveSequence> {
    let mut search = DuplicateSearch::default();
    for blank in 0..shape.cells() {
        search.run(shape, longest, blank);
    }
    // In ascending order, so shorter ones first.
    search.found.sort_unstable();
    let mut duplicates = HashSet::new();
    for sequence in search.found {
        if !ends_with_any(&duplicates, sequence, shape) {
            duplicates.insert(sequence);
        }
    }
    duplicates
}

/// Breadth-first search for duplicates that begin with no shorter one.
#[derive(Default)]
struct DuplicateSearch {
    found: Vec<MoveSequence>,
    /// Kept between runs for its memory.
    seen: HashSet<u64>,
}

impl DuplicateSearch {
    /// Searches from a board with the blank in this cell.
    fn run(&mut self, shape: Shape, longest: u32, blank: usize) {
        // Each tile has the number of its cell, and that in the first cell the blank's.
        let board = (0..MAX_CELLS as u64).fold(0, |cells, cell| cells | cell << (4 * cell));
        let board = board & !(0xf << (4 * blank)) | blank as u64;
        self.seen.clear();
        self.seen.insert(board);
        // Boards with the blank's cell and their smallest paths, in canonical order of these.
        let mut level = vec![(board, blank, MoveSequence::from(blank))];
        for _ in 0..longest {
            let mut next = Vec::new();
            for (cells, blank, sequence) in level {
                for letter in Move::ALL {
                    let Some(to) = target(shape, blank, letter) else {
                        continue;
                    };
                    let goes_back = sequence.last() == Some(letter.inverse());
                    let sequence = sequence.append(letter);
                    // Longer ones end with a duplicate of two moves.
                    if goes_back && sequence.length() > 2 {
                        continue;
                    }
                    let after = slide(cells, blank, to);
                    if self.seen.insert(after) {
                        next.push((after, to, sequence));
                    } else {
                        self.found.push(sequence);
                    }
                }
            }
            level = next;
        }
    }
}

/// Whether a duplicate ends with a shorter one. (None begins with a shorter one: its beginning is a
/// smallest path.)
fn ends_with_any(
    duplicates: &HashSet<MoveSequence>,
    mut sequence: MoveSequence,
    shape: Shape,
) -> bool {
    while sequence.length() > 1 {
        sequence = sequence.without_first(shape);
        if duplicates.contains(&sequence) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(letters: &str) -> Vec<Move> {
        let letter = |text| Move::ALL.into_iter().find(|step| step.letter() == text);
        letters.chars().filter_map(letter).collect()
    }

    /// Whether the automaton lets all these moves pass.
    fn accepts(automaton: &Automaton, blank: StateId, letters: &str) -> bool {
        let mut state = blank;
        moves(letters).into_iter().all(|step| {
            let transitions = automaton.transitions(state).iter();
            let mut valid = transitions.take_while(|&&transition| transition != NO_MOVE);
            let found = valid.find(|&&transition| transition & 3 == step as u16);
            state = found.map_or(state, |transition| transition >> 2);
            found.is_some()
        })
    }

    #[test]
    fn of_equal_ways_the_first_in_canonical_order_passes() {
        let automaton = Automaton::new(Shape::EIGHT_PUZZLE, 6);
        // Half way round the 12 boards of a 2x2 square takes six moves in both directions.
        for (letters, passes) in [
            ("urdlur", true),
            ("ruldru", false),
            ("ud", false),
            ("urd", true),
        ] {
            assert_eq!(accepts(&automaton, 6, letters), passes, "{letters}");
        }
        assert!(!accepts(&automaton, 6, "rruldru"), "anywhere in a path");
    }

    #[test]
    fn no_shape_has_more_states_than_transitions_can_name() {
        let states = (4..=MAX_CELLS).flat_map(Shape::of_cells);
        let most = states.map(|shape| Automaton::new(shape, 10).0.len()).max();
        assert!(most.is_some_and(|most| most < STATE_LIMIT), "{most:?}");
    }
}
