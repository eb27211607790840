//! Benchmarks of reading and ranking boards: `cargo bench --bench boards`.

#![expect(clippy::expect_used, reason = "a benchmark has no user to answer to")]

mod pairs;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use npuzzle::{Board, Pair, Shape, program};

const COUNT: usize = 10_000;

fn main() {
    divan::main();
}

/// Calls `each` for the texts of random boards.
fn for_texts<T>(bencher: Bencher, text: impl Fn(Board) -> String, each: impl Fn(&str) -> T) {
    let starts = pairs::random().map(Pair::start);
    let texts: Vec<String> = starts.take(COUNT).map(text).collect();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        for text in &texts {
            black_box(each(black_box(text)));
        }
    });
}

fn separated(board: Board) -> String {
    let labels: Vec<String> = board.labels().map(|label| label.to_string()).collect();
    labels.join(" ")
}

#[divan::bench]
fn parse_compact(bencher: Bencher) {
    for_texts(bencher, |board| board.to_string(), str::parse::<Board>);
}

#[divan::bench]
fn parse_separated(bencher: Bencher) {
    for_texts(bencher, separated, str::parse::<Board>);
}

#[divan::bench]
fn parse_compact_quickly(bencher: Bencher) {
    let quickly = |text: &str| text.as_bytes().first_chunk().and_then(program::nine);
    for_texts(bencher, |board| board.to_string(), quickly);
}

#[divan::bench]
fn parse_separated_quickly(bencher: Bencher) {
    let quickly = |text: &str| program::nine_apart(text.as_bytes()).map(|(board, _)| board);
    for_texts(bencher, separated, quickly);
}

#[divan::bench]
fn rank(bencher: Bencher) {
    let boards: Vec<Board> = pairs::random().map(Pair::start).take(COUNT).collect();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        for &board in &boards {
            black_box(black_box(board).rank());
        }
    });
}

#[divan::bench]
fn unrank(bencher: Bencher) {
    let ranks: Vec<u64> = pairs::random()
        .map(|pair| pair.start().rank())
        .take(COUNT)
        .collect();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        for &rank in &ranks {
            black_box(Board::from_rank(Shape::EIGHT_PUZZLE, black_box(rank)));
        }
    });
}
