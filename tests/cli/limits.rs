//! How long a pair may take and how much memory, and batches of pairs that take long.

use crate::command::npuzzle;
use crate::json::records;
use crate::table::{answers, errors, refusals};

/// 80 moves from the standard goal: some seconds of search, however it is done.
const HARDEST: &str = ".c9dfbae37254861";
/// Near and far boards of several sizes, and their published lengths, shuffled.
const BOARDS: [(&str, &str); 7] = [
    ("2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15", "9"),
    ("5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12", "38"),
    ("12345678.", "0"),
    (".869/b7a1/4325", "53"),
    ("123456789abcde.f", "1"),
    ("12 7 2 4 5 1 0 9 14 13 6 8 3 15 10 11", "47"),
    ("13 1 2 4 5 0 3 7 9 6 10 12 15 8 11 14", "-1"),
];

#[test]
fn a_pair_that_takes_too_long_is_given_up_with_what_is_known_of_it() {
    for engine in ["auto", "deepening", "bidirectional"] {
        let run = npuzzle(&format!("steps {HARDEST} --engine {engine} --timeout 50ms")).run();
        let run = run.mentions("error: no answer in time: it takes at least ");
        run.printed("").exited(2);
    }
}

#[test]
fn a_pair_of_a_batch_that_takes_too_long_is_an_error_record() {
    let batch = format!("123456789abcde.f\n{HARDEST}\n123456789abcdef.\n");
    let run = npuzzle("steps --batch - --timeout 1s")
        .stdin(batch.clone())
        .run();
    let run = run.mentions("-:2: no answer in time: it takes at least ");
    run.printed("1\nerror\n0\n").exited(2);
    let run = npuzzle("path --json --batch - --timeout 1s")
        .stdin(batch)
        .run();
    let errors: Vec<_> = records(&run.exited(2))
        .into_iter()
        .map(|record| record.error)
        .collect();
    let [None, Some(error), None] = &errors[..] else {
        panic!("{errors:?}");
    };
    assert!(
        error.starts_with("no answer in time: it takes at least "),
        "{error}"
    );
}

#[test]
fn pairs_that_come_after_databases_were_built_are_answered_in_time() {
    // To build them takes longer than a pair may take.
    let records = format!("{HARDEST}\n").repeat(12) + &"123456789abcde.f\n".repeat(30);
    let run = npuzzle("steps --no-cache --jobs 1 --timeout 15ms --batch -").stdin(records);
    let answers = run.run().exited(2).stdout;
    assert_eq!(answers.lines().next_back(), Some("1"), "{answers}");
}

#[test]
fn a_search_that_needs_more_memory_than_allowed_says_how_far_it_got() {
    let run = npuzzle(&format!(
        "steps {HARDEST} --engine bidirectional --memory 1M"
    ))
    .run();
    run.mentions("give --memory more").printed("").exited(2);
}

#[test]
fn a_limit_is_a_number_with_a_unit() {
    refusals(
        "steps 12345678.",
        "
        --timeout soon              => a duration such as 500ms, 10s or 2m is needed
        --timeout 5y                => a duration such as 500ms, 10s or 2m is needed
        --timeout=-1s               => a duration such as 500ms, 10s or 2m is needed
        --memory much               => a size such as 500M or 8G is needed
        --memory 1.5G               => a size such as 500M or 8G is needed
        --memory 99999999999999G    => a size such as 500M or 8G is needed
        ",
    );
    answers(
        "steps 123456789abcde.f",
        "
        --timeout 5         => 1
        --timeout 0.5s      => 1
        --timeout 1h        => 1
        --memory 1GiB       => 1
        --memory 64k        => 1
        ",
    );
}

#[test]
fn large_boards_are_answered_in_order_by_any_number_of_threads() {
    let records = BOARDS.map(|(board, _)| board).join("\n") + "\n";
    let steps = BOARDS.map(|(_, steps)| steps).join("\n") + "\n";
    for jobs in [1, 2, 7] {
        let run = npuzzle(&format!("steps --batch - --jobs {jobs}"));
        run.stdin(records.repeat(3)).prints(&steps.repeat(3));
    }
}

#[test]
fn a_table_serves_no_board_of_more_than_nine_cells() {
    errors(
        "steps 123456789abcde.f",
        "--engine table => a 4x4 board has 16 cells, and the engine asked for serves up to 9",
    );
}
