//! `npuzzle check --within`: whether the goal is at most so many moves away.

use crate::command::npuzzle;
use crate::oracle::{Grid, Oracle, counting_board, every_board};
use npuzzle::{Board, Engine, Options, Pair, Shape, Solver, Workload};

#[test]
fn it_is_yes_from_the_minimum_on() {
    for (moves, answer, status) in [(2, "no\n", 1), (3, "yes\n", 0), (99, "yes\n", 0)] {
        let run = npuzzle(&format!("check 123.46758 --within {moves}")).run();
        run.printed(answer).says("").exited(status);
    }
    npuzzle("check 12345678. --within 0").prints("yes\n");
    let run = npuzzle("check 21345678. --within 1000").run();
    run.printed("no\n").exited(1);
}

#[test]
fn a_large_board_that_is_much_further_away_is_soon_told() {
    // It is 80 moves away.
    for moves in ["40", "56"] {
        let run = npuzzle(&format!("check .c9dfbae37254861 --within {moves}")).run();
        run.printed("no\n").exited(1);
    }
    npuzzle("check 123456789abcde.f --within 1").prints("yes\n");
}

#[test]
fn a_batch_is_answered_line_by_line_and_ends_with_1_if_any_is_no() {
    let run = npuzzle("check --within 3 --batch -")
        .stdin("123.46758\n867254301\n")
        .run();
    run.printed("yes\nno\n").exited(1);
    let run = npuzzle("check --within 31 --batch -")
        .stdin("123.46758\n867254301\n")
        .run();
    run.printed("yes\nyes\n").exited(0);
}

#[test]
fn json_says_true_or_false() {
    let run = npuzzle("check 123.46758 --within 2 --json").run();
    let record = concat!(
        r#"{"size":"3x3","start":"123.46758","goal":"12345678.","solvable":true,"within":false}"#,
        "\n"
    );
    run.printed(record).exited(1);
}

#[test]
fn every_start_of_2x3_agrees_with_the_oracle_for_every_number() {
    let shape = Shape::new(2, 3).expect("a shape");
    let goal = counting_board(6, 4);
    let oracle = Oracle::new(
        Grid {
            width: 2,
            height: 3,
        },
        &goal,
    );
    let board = |labels: &[u8]| Board::new(shape, labels).expect("a board");
    let solver = Solver::new();
    for start in every_board(6) {
        let pair = Pair::new(board(&start), board(&goal)).expect("one shape");
        for moves in 0..24 {
            let expected = oracle
                .distance(&start)
                .is_some_and(|distance| distance <= moves);
            assert_eq!(
                solver.is_within(pair, moves),
                Ok(expected),
                "{pair:?}, {moves}"
            );
        }
    }
}

#[test]
fn all_engines_agree_with_the_oracle_on_larger_boards() {
    let shape = Shape::new(5, 2).expect("a shape");
    let goal = counting_board(10, 3);
    let oracle = Oracle::within(
        16,
        Grid {
            width: 5,
            height: 2,
        },
        &goal,
    );
    let board = |labels: &[u8]| Board::new(shape, labels).expect("a board");
    for start in oracle.boards().step_by(97) {
        let distance = oracle.distance(start).expect("a board of the oracle's");
        let pair = Pair::new(board(start), board(&goal)).expect("one shape");
        for (engine, workload) in [
            (Engine::Auto, Workload::FewPairs),
            (Engine::Auto, Workload::ManyPairs),
            (Engine::Bidirectional, Workload::FewPairs),
            (Engine::Deepening, Workload::FewPairs),
        ] {
            let solver = Solver::with_options(Options {
                engine,
                workload,
                ..Options::default()
            });
            for moves in distance.saturating_sub(3)..distance + 3 {
                let within = solver.is_within(pair, moves);
                assert_eq!(
                    within,
                    Ok(distance <= moves),
                    "{pair:?}, {moves}, {engine:?}, {workload:?}"
                );
            }
        }
    }
}
