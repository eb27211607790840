//! Ranks of boards and permutations, against plain enumeration and published values.

use npuzzle::text;
use npuzzle::{Board, Permutation, Shape};

use crate::oracle::{Random, every_board};
use crate::table::texts;

/// The permutation of 1 … n that corresponds to these labels 0 … n−1.
fn permutation(labels: &[u8]) -> Permutation {
    let labels: Vec<u8> = labels.iter().map(|label| label + 1).collect();
    Permutation::new(&labels).expect("a permutation")
}

/// Checks the rank of labels 0 … n−1 in both directions, as a permutation and as a board of every
/// shape of n cells.
#[track_caller]
fn assert_rank(labels: &[u8], rank: u64) {
    let permutation = permutation(labels);
    assert_eq!(permutation.rank(), rank, "{labels:?}");
    let back = Permutation::from_rank(labels.len(), rank);
    assert_eq!(back, Some(permutation), "{rank}");
    for shape in Shape::of_cells(labels.len()) {
        let board = Board::new(shape, labels).expect("a board");
        assert_eq!(board.rank(), rank, "{board}");
        assert_eq!(
            Board::from_rank(shape, rank),
            Some(board),
            "{shape}: {rank}"
        );
    }
}

#[test]
fn a_rank_is_the_place_in_lexicographic_order_and_leads_back() {
    for length in 1..=9 {
        for (rank, labels) in (0..).zip(every_board(length)) {
            assert_rank(&labels, rank);
        }
    }
}

#[test]
fn nothing_has_a_rank_beyond_the_last_and_the_last_descends() {
    for length in 1..=20 {
        let count = (1..=length as u64).product();
        let last: Vec<u8> = (0..length as u8).rev().collect();
        assert_rank(&last, count - 1);
        for rank in [count, count + 1, u64::MAX] {
            assert_eq!(
                Permutation::from_rank(length, rank),
                None,
                "{length}: {rank}"
            );
            for shape in Shape::of_cells(length) {
                assert_eq!(Board::from_rank(shape, rank), None, "{shape}: {rank}");
            }
        }
    }
    for length in [0, 21, 1000] {
        assert_eq!(Permutation::from_rank(length, 0), None, "{length}");
    }
}

#[test]
fn the_rank_of_many_labels_leads_back_to_them() {
    for seed in 0..1000 {
        for length in 10..=20 {
            let labels = Random(seed).board(length);
            assert_rank(&labels, permutation(&labels).rank());
        }
    }
}

/// The labels count from 0 here; the sources count from 1.
#[test]
fn ranks_are_those_of_published_cantor_expansions() {
    for (source, labels, rank) in [
        ("textbooks' 3124", "2013", 12),
        ("the example of 康托展开, 34152", "23041", 61),
        ("the 9th permutation of LeetCode 60, 2314", "1203", 8),
        (
            "the example of the factorial number system",
            "4062135",
            2982,
        ),
        ("Project Euler 24, the millionth", "2783915460", 999_999),
        ("the goal of the 8-puzzle", "123456780", 46_233),
    ] {
        let labels: Vec<u8> = labels.bytes().map(|label| label - b'0').collect();
        assert_eq!(permutation(&labels).rank(), rank, "{source}");
        assert_rank(&labels, rank);
    }
}

#[test]
fn digits_say_how_many_labels_behind_each_are_smaller() {
    let shape = Shape::new(3, 2).expect("a shape");
    for labels in every_board(6) {
        let smaller = (0..6).map(|at| {
            let behind = labels[at..].iter();
            behind.filter(|&&label| label < labels[at]).count() as u8
        });
        let board = Board::new(shape, &labels).expect("a board");
        assert!(board.rank_digits().eq(smaller.clone()), "{labels:?}");
        assert!(permutation(&labels).rank_digits().eq(smaller), "{labels:?}");
    }
}

#[test]
fn what_is_no_permutation_is_explained() {
    let many: Vec<u8> = (1..=21).collect();
    for (labels, message) in [
        (
            [3, 1, 2, 5].as_slice(),
            "each of 1 to 4 must be there once; 4 is missing and 5 is too many",
        ),
        (
            &[2, 2, 2],
            "each of 1 to 3 must be there once; 1 and 3 are missing and 2 and 2 are too many",
        ),
        (
            &[0],
            "each of 1 to 1 must be there once; 1 is missing and 0 is too many",
        ),
        (
            &[],
            "0 labels were read, and permutations are ranked that have 1 to 20",
        ),
        (
            &many,
            "21 labels were read, and permutations are ranked that have 1 to 20",
        ),
    ] {
        let error = Permutation::new(labels).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_permutation_is_read_as_boards_are_and_prints_as_it_can_be_read_again() {
    let read = |text: &str| {
        let read = text::permutation(text).expect(text);
        read.map(|permutation| permutation.to_string())
    };
    let three_one_two_four = "3124
        3 1 2 4
        [3,1,2,4]
        \\u{20}3,\\t1\\n2; 4 # as textbooks have it
        31/24";
    for text in texts(three_one_two_four) {
        assert_eq!(read(&text).as_deref(), Some("3124"), "{text}");
    }
    assert_eq!(
        read("ba987654321").as_deref(),
        Some("11 10 9 8 7 6 5 4 3 2 1")
    );
    for length in 1..=20 {
        for seed in 0..100 {
            let text = permutation(&Random(seed).board(length)).to_string();
            assert_eq!(read(&text), Some(text));
        }
    }
    for text in ["12345678.", "283104765", "1 2 3 0", "x", "12/3_", "1 2 2 0"] {
        assert_eq!(read(text), None, "{text} has a blank");
    }
}
