//! Board ⇄ rank: the Cantor expansion against plain enumeration, and against published values.

use crate::oracle::{Random, every_board};
use npuzzle::{Board, Shape};

const SIXTEEN_FACTORIAL: u64 = 20_922_789_888_000;

fn shape(width: usize, height: usize) -> Shape {
    Shape::new(width, height).expect("a shape")
}

fn board(shape: Shape, labels: &[u8]) -> Board {
    Board::new(shape, labels).expect("a board")
}

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

#[test]
fn the_rank_of_a_board_is_its_place_in_lexicographic_order() {
    for (width, height, cells) in [(2, 2, 4), (2, 3, 6), (3, 2, 6), (4, 2, 8), (3, 3, 9)] {
        let shape = shape(width, height);
        let mut count = 0;
        for labels in every_board(cells) {
            assert_eq!(board(shape, &labels).rank(), count, "{labels:?}");
            count += 1;
        }
        assert_eq!(count, factorial(cells.into()), "{shape}");
    }
}

#[test]
fn from_rank_gives_the_board_of_that_place() {
    let shape = shape(3, 3);
    for (labels, rank) in every_board(9).zip(0..) {
        let expected = board(shape, &labels);
        assert_eq!(Board::from_rank(shape, rank), Some(expected), "{rank}");
    }
}

#[test]
fn from_rank_takes_the_rank_of_a_large_board_back() {
    let shape = shape(4, 4);
    for seed in 0..10_000 {
        let board = board(shape, &Random(seed).board(16));
        let back = Board::from_rank(shape, board.rank());
        assert_eq!(back, Some(board), "seed {seed}");
    }
}

#[test]
fn no_board_has_a_rank_beyond_the_last() {
    for (width, height) in [
        (2, 2),
        (2, 3),
        (3, 2),
        (2, 4),
        (3, 3),
        (2, 5),
        (3, 5),
        (4, 4),
    ] {
        let shape = shape(width, height);
        let boards = factorial(shape.cells() as u64);
        assert!(Board::from_rank(shape, boards - 1).is_some(), "{shape}");
        for rank in [boards, boards + 1, u64::MAX] {
            assert_eq!(Board::from_rank(shape, rank), None, "{shape}: {rank}");
        }
    }
}

/// Labels in front that are smaller than all others leave the rank as it is, so a published
/// permutation of few labels is ranked as the end of a board.
#[test]
fn ranks_are_those_of_published_cantor_expansions() {
    let published: [(&str, Shape, &[u8], u64); 5] = [
        (
            "the example of 康托展开, 34152",
            shape(3, 2),
            &[0, 3, 4, 1, 5, 2],
            61,
        ),
        (
            "the 9th permutation of LeetCode 60, 2314",
            shape(2, 2),
            &[1, 2, 0, 3],
            8,
        ),
        (
            "the example of the factorial number system, 4062135",
            shape(4, 2),
            &[0, 5, 1, 7, 3, 2, 4, 6],
            2982,
        ),
        (
            "Project Euler 24, the millionth permutation",
            shape(5, 2),
            &[2, 7, 8, 3, 9, 1, 5, 4, 6, 0],
            999_999,
        ),
        (
            "the goal 123456780 of the 8-puzzle",
            shape(3, 3),
            &[1, 2, 3, 4, 5, 6, 7, 8, 0],
            46_233,
        ),
    ];
    for (source, shape, labels, rank) in published {
        assert_eq!(board(shape, labels).rank(), rank, "{source}");
        assert_eq!(
            Board::from_rank(shape, rank),
            Some(board(shape, labels)),
            "{source}"
        );
    }
}

#[test]
fn the_first_and_the_last_board_of_sixteen_cells_have_the_extreme_ranks() {
    let ends = [
        (".123456789abcdef", 0),
        ("fedcba987654321.", SIXTEEN_FACTORIAL - 1),
    ];
    for (text, rank) in ends {
        let board: Board = text.parse().expect("a board");
        assert_eq!(board.rank(), rank, "{text}");
        assert_eq!(Board::from_rank(board.shape(), rank), Some(board), "{text}");
    }
}
