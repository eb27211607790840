//! Random pairs, the same in every run.

use npuzzle::{Board, Pair, Shape};

/// Endless random pairs of 3×3; half of them can't be solved.
pub fn random() -> impl Iterator<Item = Pair> {
    let mut state = 1_u64;
    let mut board = move || {
        // A linear congruential generator with a multiplier of Steele and Vigna (2021).
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        Board::from_rank(Shape::EIGHT_PUZZLE, (state >> 32) % 362_880).expect("a rank below 9!")
    };
    std::iter::repeat_with(move || Pair::new(board(), board()).expect("one shape"))
}
