//! Random pairs: a batch against the same pairs asked one by one.

use std::env;
use std::thread::{self, ScopedJoinHandle};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::command::files::Folder;
use crate::command::npuzzle;
use crate::oracle::Random;
use npuzzle::{Board, Engine, Pair, Path, Shape, Solver, is_solvable};

/// Gives the seed that a failure named, to see it again.
const SEED: &str = "NPUZZLE_TEST_SEED";

const LARGE: usize = 200_000;
const SMALL: usize = 5_000;
const SHAPES: [(usize, usize); 6] = [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)];

/// A record: how it is written, and what it means.
struct Record {
    text: String,
    pair: Pair,
}

fn seed() -> u64 {
    match env::var(SEED) {
        Ok(seed) => seed.parse().expect("a number"),
        Err(_) => SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |time| time.as_nanos() as u64),
    }
}

/// A pair of random boards: half of all such pairs can't be solved, and any cell may be blank.
fn record(
    random: &mut Random,
    (width, height): (usize, usize),
    write: fn(&[u8], usize, usize) -> String,
) -> Record {
    let shape = Shape::new(width, height).expect("a shape");
    let cells = (width * height) as u8;
    let mut board = || {
        let labels = random.board(cells);
        let board = Board::new(shape, &labels).expect("a board");
        (write(&labels, width, random.below(6)), board)
    };
    let ((start, a), (goal, b)) = (board(), board());
    Record {
        text: format!("{start} {goal}"),
        pair: Pair::new(a, b).expect("one shape"),
    }
}

/// The labels in one of the ways in which a 3×3 board may be written.
fn in_any_way(labels: &[u8], width: usize, way: usize) -> String {
    let words: Vec<String> = labels.iter().map(u8::to_string).collect();
    match way {
        0 => words.concat(),
        1 => words.concat().replace('0', "."),
        2 => words.concat().replace('0', "x"),
        3 => words.join(" "),
        4 => words.join(","),
        _ => in_rows(labels, width, way),
    }
}

/// The labels with their rows parted, so that they show their shape.
fn in_rows(labels: &[u8], width: usize, _way: usize) -> String {
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<String>();
    labels.chunks(width).map(row).collect::<Vec<_>>().join("/")
}

/// What the library answers to each pair by itself.
fn one_by_one(records: &[Record]) -> Vec<Option<Path>> {
    let solver = Solver::with_engine(Engine::Bidirectional);
    let answer = |record: &Record| {
        solver
            .solve(record.pair)
            .expect("few cells")
            .path()
            .cloned()
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts = records.chunks(records.len().div_ceil(threads));
        let workers: Vec<_> = parts
            .map(|part| scope.spawn(|| part.iter().map(answer).collect::<Vec<_>>()))
            .collect();
        let answers = workers.into_iter().map(ScopedJoinHandle::join);
        answers.flat_map(|part| part.expect("no panic")).collect()
    })
}

/// A batch of the records gets the answers that each gets by itself.
#[track_caller]
fn assert_same_answers(name: &str, seed: u64, records: &[Record]) {
    let paths = one_by_one(records);
    let lines: Vec<&str> = records.iter().map(|record| record.text.as_str()).collect();
    let folder = Folder::new(name).with("cases.txt", lines.join("\n"));
    let steps = |path: &Path| path.len().to_string();
    for (subcommand, expected) in [
        ("steps --jobs 2", texts(&paths, steps, "-1")),
        (
            "path --jobs 1",
            texts(&paths, Path::to_string, "unsolvable"),
        ),
    ] {
        let run = npuzzle(&format!("{subcommand} --batch cases.txt"));
        let run = run.inside(&folder).run().says("").exited(0);
        let answers: Vec<&str> = run.stdout.lines().collect();
        assert_eq!(answers.len(), records.len(), "seed {seed}: {}", run.line);
        for ((record, answer), expected) in lines.iter().zip(answers).zip(expected) {
            assert_eq!(answer, expected, "seed {seed}: {}: {record}", run.line);
        }
    }
}

fn texts(paths: &[Option<Path>], text: impl Fn(&Path) -> String, none: &str) -> Vec<String> {
    let texts = paths.iter().map(|path| path.as_ref().map(&text));
    texts.map(|text| text.unwrap_or(none.to_owned())).collect()
}

#[test]
fn pairs_of_3x3_get_the_answers_that_each_gets_by_itself() {
    let seed = seed();
    let mut random = Random(seed);
    let records: Vec<Record> = (0..LARGE)
        .map(|_| record(&mut random, (3, 3), in_any_way))
        .collect();
    // All kinds are there: what is random is so by far more than chance.
    let solvable = records
        .iter()
        .filter(|record| is_solvable(record.pair))
        .count();
    assert!(
        solvable.abs_diff(LARGE / 2) < LARGE / 50,
        "seed {seed}: {solvable}"
    );
    for blank in 0..9 {
        let count = records
            .iter()
            .filter(|record| record.pair.goal().blank() == blank)
            .count();
        assert!(
            count.abs_diff(LARGE / 9) < LARGE / 50,
            "seed {seed}: {blank}: {count}"
        );
    }
    assert_same_answers("random_3x3", seed, &records);
}

#[test]
fn pairs_of_small_shapes_in_one_file_get_the_answers_that_each_gets_by_itself() {
    let seed = seed();
    let mut random = Random(seed);
    let records: Vec<Record> = (0..SMALL)
        .map(|_| {
            let shape = SHAPES[random.below(SHAPES.len())];
            record(&mut random, shape, in_rows)
        })
        .collect();
    assert_same_answers("random_small", seed, &records);
}
