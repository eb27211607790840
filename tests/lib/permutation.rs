//! Permutations of 1 … n and their ranks, against plain enumeration and published values.

use crate::oracle::{Random, every_board};
use npuzzle::{Permutation, PermutationError, PermutationFault, text};

fn permutation(labels: &[u8]) -> Permutation {
    Permutation::new(labels).expect("a permutation")
}

/// Every permutation of 1 … n, in lexicographic order.
fn every_permutation(length: u8) -> impl Iterator<Item = Vec<u8>> {
    every_board(length).map(|board| board.iter().map(|label| label + 1).collect())
}

#[test]
fn ranks_are_those_of_published_cantor_expansions() {
    for (source, labels, rank) in [
        (
            "textbooks' 3124, counted from 0",
            [3, 1, 2, 4].as_slice(),
            12,
        ),
        ("the example of 康托展开", [3, 4, 1, 5, 2].as_slice(), 61),
        ("the 9th of LeetCode 60", [2, 3, 1, 4].as_slice(), 8),
    ] {
        assert_eq!(permutation(labels).rank(), rank, "{source}");
        let back = Permutation::from_rank(labels.len(), rank);
        assert_eq!(back, Some(permutation(labels)), "{source}");
    }
}

#[test]
fn a_rank_is_the_place_in_lexicographic_order_and_leads_back() {
    for length in 1..=8 {
        let mut count = 0;
        for labels in every_permutation(length) {
            assert_eq!(permutation(&labels).rank(), count, "{labels:?}");
            let back = Permutation::from_rank(length.into(), count);
            assert_eq!(back, Some(permutation(&labels)), "{count}");
            count += 1;
        }
        assert_eq!(Permutation::from_rank(length.into(), count), None);
    }
}

#[test]
fn digits_say_how_many_labels_behind_each_are_smaller() {
    for labels in every_permutation(6) {
        let smaller = (0..6).map(|at| {
            let behind = labels[at..].iter();
            behind.filter(|&&label| label < labels[at]).count() as u8
        });
        assert!(permutation(&labels).rank_digits().eq(smaller), "{labels:?}");
    }
}

#[test]
fn long_permutations_are_led_back() {
    for seed in 0..1000 {
        for length in 9..=20 {
            let labels = Random(seed)
                .board(length)
                .iter()
                .map(|label| label + 1)
                .collect::<Vec<_>>();
            let rank = permutation(&labels).rank();
            let back = Permutation::from_rank(length.into(), rank);
            assert_eq!(back, Some(permutation(&labels)), "seed {seed}");
        }
    }
}

#[test]
fn the_last_permutation_of_twenty_has_the_rank_below_twenty_factorial() {
    let last: Vec<u8> = (1..=20).rev().collect();
    let rank = 2_432_902_008_176_640_000 - 1;
    assert_eq!(permutation(&last).rank(), rank);
    assert_eq!(Permutation::from_rank(20, rank), Some(permutation(&last)));
    assert_eq!(Permutation::from_rank(20, rank + 1), None);
    assert_eq!(Permutation::from_rank(20, u64::MAX), None);
}

#[test]
fn no_permutation_is_empty_or_longer_than_twenty() {
    for length in [0, 21, 1000] {
        assert_eq!(Permutation::from_rank(length, 0), None, "{length}");
        let labels: Vec<u8> = (1..=255).cycle().take(length).collect();
        let Err(PermutationError { fault, .. }) = Permutation::new(&labels) else {
            panic!("{length}");
        };
        assert_eq!(fault, PermutationFault::Length(length));
    }
}

#[test]
fn what_is_missing_and_what_is_too_many_is_said() {
    for (labels, message) in [
        (
            [3, 1, 2, 5].as_slice(),
            "permutation \"[3, 1, 2, 5]\": each of 1 to 4 must be there once; 4 is missing and 5 is \
             too many",
        ),
        (
            &[2, 2, 2],
            "permutation \"[2, 2, 2]\": each of 1 to 3 must be there once; 1 and 3 are missing and 2 \
             and 2 are too many",
        ),
        (
            &[0],
            "permutation \"[0]\": each of 1 to 1 must be there once; 1 is missing and 0 is too many",
        ),
    ] {
        let error = Permutation::new(labels).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn text_is_read_as_that_of_boards_is() {
    let read = |text| {
        text::permutation(text)
            .expect(text)
            .map(|it| it.labels().to_vec())
    };
    for text in [
        "3124",
        "3 1 2 4",
        "[3,1,2,4]",
        " 3,\t1\n2; 4 # as textbooks have it",
        "31/24",
    ] {
        assert_eq!(read(text), Some(vec![3, 1, 2, 4]), "{text}");
    }
    let eleven = vec![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    assert_eq!(read("ba987654321"), Some(eleven.clone()));
    assert_eq!(read("11 10 9 8 7 6 5 4 3 2 1"), Some(eleven));
    assert_eq!(read("1"), Some(vec![1]));
    assert_eq!(read("12"), Some(vec![1, 2]));
}

#[test]
fn text_with_a_blank_is_no_permutation() {
    for text in ["12345678.", "283104765", "1 2 3 0", "x", "12/3_", "1 2 2 0"] {
        assert_eq!(text::permutation(text), Ok(None), "{text}");
    }
}

#[test]
fn a_permutation_prints_as_it_can_be_read_again() {
    for seed in 0..100 {
        for length in 1..=20 {
            let labels = Random(seed)
                .board(length)
                .iter()
                .map(|label| label + 1)
                .collect::<Vec<_>>();
            let text = permutation(&labels).to_string();
            assert_eq!(
                text::permutation(&text),
                Ok(Some(permutation(&labels))),
                "{text}"
            );
        }
    }
    assert_eq!(permutation(&[3, 1, 2, 4]).to_string(), "3124");
    let ten: Vec<u8> = (1..=10).collect();
    assert_eq!(permutation(&ten).to_string(), "1 2 3 4 5 6 7 8 9 10");
}
