//! The parity rule: against plain reachability where all boards can be listed, and against walks
//! and exchanged tiles where they can't.

use crate::oracle::{Grid, Oracle, Random, every_board, grid};
use npuzzle::{Board, Invariant, Pair, Parity, Shape, is_solvable};

/// Every shape of up to sixteen cells.
fn every_grid() -> impl Iterator<Item = Grid> {
    (2..=8)
        .flat_map(|width| (2..=8).map(move |height| grid(width, height)))
        .filter(|grid| grid.cells() <= 16)
}

fn board(grid: Grid, labels: &[u8]) -> Board {
    let shape = Shape::new(grid.width, grid.height).expect("a shape");
    Board::new(shape, labels).expect("a board")
}

fn solvable(grid: Grid, start: &[u8], goal: &[u8]) -> bool {
    is_solvable(Pair::new(board(grid, start), board(grid, goal)).expect("one shape"))
}

/// All pairs of tiles compared.
fn inversions(labels: &[u8]) -> usize {
    let tiles: Vec<u8> = labels.iter().copied().filter(|&label| label > 0).collect();
    (0..tiles.len())
        .map(|at| {
            tiles[at..]
                .iter()
                .filter(|&&later| later < tiles[at])
                .count()
        })
        .sum()
}

/// Every start, to a goal with the blank in that cell.
fn assert_every_verdict(grid: Grid, blank: usize) {
    let cells = grid.cells() as u8;
    let goal = Random(blank as u64).board_with_blank(cells, blank);
    let oracle = Oracle::new(grid, &goal);
    for start in every_board(cells) {
        let verdict = solvable(grid, &start, &goal);
        let reached = oracle.distance(&start).is_some();
        assert_eq!(verdict, reached, "{grid:?}: {start:?} to {goal:?}");
    }
}

#[test]
fn a_pair_of_up_to_nine_cells_is_solvable_exactly_when_moves_lead_from_start_to_goal() {
    for grid in every_grid().filter(|grid| grid.cells() <= 9) {
        for blank in 0..grid.cells() {
            assert_every_verdict(grid, blank);
        }
    }
}

#[test]
fn a_walk_from_any_board_of_any_shape_ends_on_a_board_that_can_be_solved() {
    for grid in every_grid() {
        for seed in 0..2_000 {
            let mut random = Random(seed);
            let goal = random.board(grid.cells() as u8);
            let start = walk(grid, &mut random, goal.clone());
            assert!(solvable(grid, &start, &goal), "{grid:?}, seed {seed}");
        }
    }
}

#[test]
fn after_a_walk_on_any_shape_and_an_exchange_of_two_tiles_there_is_no_way_back() {
    for grid in every_grid() {
        for seed in 0..2_000 {
            let mut random = Random(seed);
            let goal = random.board(grid.cells() as u8);
            let mut start = walk(grid, &mut random, goal.clone());
            let mut tiles: Vec<usize> = (0..start.len()).filter(|&cell| start[cell] != 0).collect();
            let first = tiles.swap_remove(random.below(tiles.len()));
            let second = tiles.swap_remove(random.below(tiles.len()));
            start.swap(first, second);
            assert!(!solvable(grid, &start, &goal), "{grid:?}, seed {seed}");
        }
    }
}

fn walk(grid: Grid, random: &mut Random, from: Vec<u8>) -> Vec<u8> {
    let length = random.below(200);
    (0..length).fold(from, |board, _| {
        let letter = ['u', 'd', 'l', 'r'][random.below(4)];
        grid.slide(&board, letter).unwrap_or(board)
    })
}

#[test]
fn the_inversions_are_the_pairs_of_tiles_of_which_the_larger_comes_first() {
    for labels in every_board(8) {
        let invariant = Invariant::of(board(grid(4, 2), &labels));
        assert_eq!(invariant.inversions, inversions(&labels), "{labels:?}");
    }
    for seed in 0..2_000 {
        let labels = Random(seed).board(16);
        let invariant = Invariant::of(board(grid(4, 4), &labels));
        assert_eq!(invariant.inversions, inversions(&labels), "seed {seed}");
    }
}

#[test]
fn the_row_of_the_blank_counts_where_the_width_is_even() {
    let table = [
        ("123/456/78.", None),
        ("12./345", None),
        ("12/34/56/7.", Some(3)),
        ("12/34/5.", Some(2)),
        ("1234/567.", Some(1)),
        (".123/4567", Some(0)),
        ("1234/56.7/89ab/cdef", Some(1)),
    ];
    for (text, row) in table {
        let board: Board = text.parse().expect("a board");
        assert_eq!(Invariant::of(board).blank_row, row, "{text}");
    }
}

#[test]
fn the_parity_is_that_of_the_inversions_and_the_row_that_counts() {
    let table = [
        ("123/456/78.", Parity::Even),
        ("213/456/78.", Parity::Odd),
        // One row up or down makes no difference on an odd width …
        ("213/45./786", Parity::Odd),
        // … and on an even one it does.
        ("1234/5678/9abc/def.", Parity::Odd),
        ("1234/5678/9ab./cdef", Parity::Even),
        ("1234/5678/9ab./defc", Parity::Odd),
        ("12/3.", Parity::Odd),
        (".1/23", Parity::Even),
    ];
    for (text, parity) in table {
        let board: Board = text.parse().expect("a board");
        assert_eq!(Invariant::of(board).parity(), parity, "{text}");
    }
}
