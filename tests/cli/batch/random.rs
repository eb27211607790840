//! Random pairs: a batch against the same pairs searched one by one.

use std::env;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::command::npuzzle;
use crate::oracle::Random;

/// Gives the seed that a failure named, to see it again.
const SEED: &str = "NPUZZLE_TEST_SEED";

const SHAPES: [(usize, usize); 6] = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)];

fn seed() -> u64 {
    match env::var(SEED) {
        Ok(seed) => seed.parse().expect("a number"),
        Err(_) => SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |time| time.as_nanos() as u64),
    }
}

/// A board in one of the ways in which it may be written; a 3×3 board need not show its rows.
fn board(random: &mut Random, (width, height): (usize, usize)) -> String {
    let labels = random.board((width * height) as u8);
    let words: Vec<String> = labels.iter().map(u8::to_string).collect();
    let way = if labels.len() == 9 {
        random.below(6)
    } else {
        5
    };
    match way {
        0 => words.concat(),
        1 => words.concat().replace('0', "."),
        2 => words.concat().replace('0', "x"),
        3 => words.join(" "),
        4 => words.join(","),
        _ => words
            .chunks(width)
            .map(<[String]>::concat)
            .collect::<Vec<_>>()
            .join("/"),
    }
}

/// Pairs of random boards: half of them can't be solved, and any cell may be blank.
#[track_caller]
fn assert_same_answers(count: usize, shapes: &[(usize, usize)]) {
    let seed = seed();
    let mut random = Random(seed);
    let mut record = || {
        let shape = shapes[random.below(shapes.len())];
        format!(
            "{} {}",
            board(&mut random, shape),
            board(&mut random, shape)
        )
    };
    let records: Vec<String> = (0..count).map(|_| record()).collect();
    let answers = |line: &str| {
        let call = npuzzle(&format!("{line} --batch -")).stdin(records.join("\n"));
        call.run().says("").exited(0)
    };
    let searched = answers("path --engine bidirectional").stdout;
    let paths: Vec<String> = searched.lines().map(str::to_owned).collect();
    let unsolvable = paths.iter().filter(|path| *path == "unsolvable").count();
    assert!(
        unsolvable.abs_diff(count / 2) < count / 20,
        "seed {seed}: {unsolvable}"
    );
    let length = |path: &String| match &**path {
        "unsolvable" => "-1".to_owned(),
        path => path.len().to_string(),
    };
    let steps: Vec<String> = paths.iter().map(length).collect();
    // A failure is to name the seed.
    let records: Vec<String> = records
        .iter()
        .map(|record| format!("{record}, seed {seed}"))
        .collect();
    answers("path").answered(&records, &paths);
    answers("steps").answered(&records, &steps);
}

#[test]
fn pairs_of_3x3_get_the_answers_that_each_gets_by_itself() {
    assert_same_answers(20_000, &[(3, 3)]);
}

#[test]
fn pairs_of_small_shapes_in_one_file_get_the_answers_that_each_gets_by_itself() {
    assert_same_answers(5_000, &SHAPES);
}
