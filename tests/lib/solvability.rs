//! The parity rule: against reachability on small shapes, and on all shapes against random moves and
//! exchanged tiles.

use npuzzle::{Invariant, Parity, is_solvable};

use crate::oracle::{Grid, Oracle, Random, every_board, grid};
use crate::{board, board_of, pair};

/// Every shape of up to sixteen cells.
fn every_grid() -> impl Iterator<Item = Grid> {
    (2..=8)
        .flat_map(|width| (2..=8).map(move |height| grid(width, height)))
        .filter(|grid| grid.cells() <= 16)
}

fn solvable(grid: Grid, start: &[u8], goal: &[u8]) -> bool {
    is_solvable(pair(board_of(grid, start), board_of(grid, goal)))
}

#[test]
fn a_pair_of_up_to_nine_cells_is_solvable_exactly_when_moves_lead_from_start_to_goal() {
    for grid in every_grid().filter(|grid| grid.cells() <= 9) {
        let cells = grid.cells() as u8;
        // On 3x3 a corner, an edge and the centre: the other cells are mirror images of these.
        let blanks = (0..grid.cells()).filter(|blank| cells < 9 || [0, 1, 4].contains(blank));
        for blank in blanks {
            let goal = Random(blank as u64).board_with_blank(cells, blank);
            let oracle = Oracle::new(grid, &goal);
            for start in every_board(cells) {
                let verdict = solvable(grid, &start, &goal);
                let reached = oracle.distance(&start).is_some();
                assert_eq!(verdict, reached, "{start:?} to {goal:?}");
            }
        }
    }
}

#[test]
fn on_every_shape_a_walk_can_be_undone_until_two_tiles_are_exchanged() {
    for grid in every_grid() {
        for seed in 0..2_000 {
            let mut random = Random(seed);
            let goal = random.board(grid.cells() as u8);
            let length = random.below(200);
            let mut start = (0..length).fold(goal.clone(), |board, _| {
                let letter = ['u', 'd', 'l', 'r'][random.below(4)];
                grid.slide(&board, letter).unwrap_or(board)
            });
            assert!(solvable(grid, &start, &goal), "{grid:?}, seed {seed}");
            let mut tiles: Vec<usize> = (0..start.len()).filter(|&cell| start[cell] != 0).collect();
            let first = tiles.swap_remove(random.below(tiles.len()));
            let second = tiles.swap_remove(random.below(tiles.len()));
            start.swap(first, second);
            assert!(!solvable(grid, &start, &goal), "{grid:?}, seed {seed}");
        }
    }
}

#[test]
fn the_inversions_are_the_pairs_of_tiles_of_which_the_larger_comes_first() {
    let assert_inversions = |grid, labels: &[u8]| {
        let smaller_after = |cell: usize| {
            let later = labels[cell..].iter();
            later
                .filter(|&&label| 0 < label && label < labels[cell])
                .count()
        };
        let expected: usize = (0..labels.len()).map(smaller_after).sum();
        assert_eq!(
            Invariant::of(board_of(grid, labels)).inversions,
            expected,
            "{labels:?}"
        );
    };
    every_board(8).for_each(|labels| assert_inversions(grid(4, 2), &labels));
    (0..2_000).for_each(|seed| assert_inversions(grid(4, 4), &Random(seed).board(16)));
}

#[test]
fn the_parity_is_that_of_the_inversions_and_of_the_blanks_row_where_the_width_is_even() {
    for (text, row, parity) in [
        ("123/456/78.", None, Parity::Even),
        ("213/456/78.", None, Parity::Odd),
        // The row of the blank does not count if the width is odd …
        ("213/45./786", None, Parity::Odd),
        ("12./345", None, Parity::Even),
        // … and counts if it is even.
        ("1234/5678/9abc/def.", Some(3), Parity::Odd),
        ("1234/5678/9ab./cdef", Some(2), Parity::Even),
        ("1234/5678/9ab./defc", Some(2), Parity::Odd),
        ("1234/56.7/89ab/cdef", Some(1), Parity::Odd),
        ("12/34/56/7.", Some(3), Parity::Odd),
        ("12/34/5.", Some(2), Parity::Even),
        ("1234/567.", Some(1), Parity::Odd),
        (".123/4567", Some(0), Parity::Even),
        ("12/3.", Some(1), Parity::Odd),
        (".1/23", Some(0), Parity::Even),
    ] {
        let invariant = Invariant::of(board(text));
        assert_eq!(
            (invariant.blank_row, invariant.parity()),
            (row, parity),
            "{text}"
        );
    }
}
