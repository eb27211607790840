//! `npuzzle generate --steps`: starts at given distances from their goal, and answers beside them.

use crate::command::npuzzle;
use crate::drawn::{counts, labels, lines};
use crate::oracle::{Grid, Oracle, counting_board};

const EIGHT_PUZZLE: Grid = Grid {
    width: 3,
    height: 3,
};
const FIFTEEN_PUZZLE: Grid = Grid {
    width: 4,
    height: 4,
};

/// How many boards of 3x3 are 0, 1, 2 … moves from a goal with the blank in a corner (OEIS A089473).
const BOARDS: [usize; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

#[test]
fn every_start_is_as_far_from_the_goal_as_was_asked_for() {
    let oracle = Oracle::new(EIGHT_PUZZLE, &counting_board(9, 8));
    for steps in 0..=31 {
        for line in lines(&format!("--seed 1 -n 200 --steps {steps}")) {
            assert_eq!(oracle.distance(&labels(&line)), Some(steps), "{line}");
        }
    }
}

#[test]
fn the_same_holds_for_any_goal() {
    for goal in ["snail", "3142.8567", "blank-first"] {
        let goal = npuzzle(&format!("generate --seed 1 --steps 0 --goal {goal}")).run();
        let (start, goal) = goal.stdout.trim().split_once(' ').expect("a pair");
        assert_eq!(start, goal);
        let oracle = Oracle::new(EIGHT_PUZZLE, &labels(goal));
        for steps in [1, 2, 15, 28, 30] {
            let arguments = format!("--seed 1 -n 100 --steps {steps} --goal {goal}");
            for line in lines(&arguments) {
                let start = line.split(' ').next().expect("a start");
                assert_eq!(oracle.distance(&labels(start)), Some(steps), "{line}");
            }
        }
    }
}

#[test]
fn every_board_at_a_distance_comes_up() {
    for (steps, &boards) in BOARDS
        .iter()
        .enumerate()
        .filter(|(_, boards)| **boards < 300)
    {
        // So many that each is missed about once in nine thousand times.
        let count = boards * (10 + boards.ilog2() as usize);
        let lines = lines(&format!("--seed 1 -n {count} --steps {steps}"));
        assert_eq!(counts(&lines).len(), boards, "{steps}");
    }
}

#[test]
fn the_two_farthest_boards_are_equally_likely() {
    let lines = lines("--seed 1 -n 10000 --steps 31");
    let counts = counts(&lines);
    assert_eq!(
        counts.keys().copied().collect::<Vec<_>>(),
        ["64785.321", "8672543.1"]
    );
    for (board, count) in counts {
        // Four standard deviations of a coin.
        assert!(count.abs_diff(5000) < 200, "{board}: {count}");
    }
}

#[test]
fn a_range_has_both_its_ends_and_all_its_boards_are_equally_likely() {
    let oracle = Oracle::new(EIGHT_PUZZLE, &counting_board(9, 8));
    let lines = lines("--seed 1 -n 8000 --steps 29..30");
    let farther = |line: &&String| oracle.distance(&labels(line)) == Some(30);
    let count = lines.iter().filter(farther).count();
    for line in &lines {
        assert!(matches!(oracle.distance(&labels(line)), Some(29 | 30)));
    }
    // 221 of 981 boards; four standard deviations.
    assert!(count.abs_diff(8000 * 221 / 981) < 150, "{count}");
}

#[test]
fn a_range_may_be_written_as_rust_has_it_and_may_go_beyond_the_farthest() {
    let expected = lines("--seed 1 -n 20 --steps 30..31");
    assert_eq!(lines("--seed 1 -n 20 --steps 30..=31"), expected);
    assert_eq!(lines("--seed 1 -n 20 --steps 30..99"), expected);
    let one = lines("--seed 1 -n 20 --steps 17..17");
    assert_eq!(lines("--seed 1 -n 20 --steps 17"), one);
}

#[test]
fn what_is_no_distance_is_refused() {
    for text in [
        "5..2", "..5", "5..", "-1", "five", "1...3", "1..2..3", "1.5", "", "=5",
    ] {
        let run = npuzzle("generate --steps").arg(text).run();
        run.mentions("error: ").printed("").exited(2);
    }
    npuzzle("generate --steps 5..2").run().mentions(
        "a number of moves such as 20 is needed, or two such as 10..20, the smaller first",
    );
}

#[test]
fn more_moves_than_any_board_needs_are_an_error_that_names_the_most() {
    for (shape, farthest) in [
        ("2x2", 6),
        ("2x3", 21),
        ("3x2", 21),
        ("4x2", 36),
        ("3x3", 31),
    ] {
        let most = format!("--seed 1 --size {shape} --steps {farthest} --with-answer");
        assert!(lines(&most)[0].ends_with(&format!(" # {farthest}")));
        let more = farthest + 1;
        npuzzle(&format!("generate --size {shape} --steps {more}")).fails(&format!(
            "--steps: no {shape} board is {more} moves from its goal: none is further than \
             {farthest}"
        ));
    }
    npuzzle("generate --size 4x4 --steps 81..99")
        .fails("--steps: no 4x4 board is 81 moves from its goal: none is further than 80");
}

#[test]
fn goals_are_drawn_of_those_that_have_such_starts() {
    // With the blank in the middle, no board is more than 30 moves away.
    let pairs = lines("--seed 1 -n 300 --steps 31 --random-goal --with-answer");
    for pair in &pairs {
        assert!(pair.ends_with(" # 31"), "{pair}");
        assert_ne!(&pair[14..15], ".", "{pair}");
    }
    npuzzle("generate --steps 32 --random-goal")
        .fails("--steps: no 3x3 board is 32 moves from its goal: none is further than 31");
}

#[test]
fn large_boards_are_as_far_as_was_asked_for() {
    let oracle = Oracle::within(12, FIFTEEN_PUZZLE, &counting_board(16, 15));
    for steps in [0, 1, 2, 5, 8, 12] {
        for line in lines(&format!("--seed 2 -n 50 --size 4x4 --steps {steps}")) {
            assert_eq!(oracle.distance(&labels(&line)), Some(steps), "{line}");
        }
    }
    for line in lines("--seed 2 -n 100 --size 4x4 --steps 7..11") {
        let steps = oracle.distance(&labels(&line));
        assert!(
            steps.is_some_and(|steps| (7..=11).contains(&steps)),
            "{line}"
        );
    }
}

#[test]
fn all_near_large_boards_come_up() {
    // OEIS A089484: 1, 2, 4, 10, 24 boards of 4x4 at 0, 1, 2, 3 and 4 moves.
    for (steps, boards) in [1, 2, 4, 10, 24].into_iter().enumerate() {
        let lines = lines(&format!("--seed 2 -n 600 --size 4x4 --steps {steps}"));
        assert_eq!(counts(&lines).len(), boards);
    }
}

#[test]
fn far_large_boards_are_found_too() {
    for (shape, steps) in [("4x4", 45), ("2x5", 40), ("4x3", 40), ("2x8", 60)] {
        let arguments = format!("--seed 3 -n 3 --size {shape} --steps {steps} --with-answer");
        for line in lines(&arguments) {
            assert!(line.ends_with(&format!(" # {steps}")), "{line}");
        }
    }
}

#[test]
fn a_distance_that_no_walk_comes_to_is_an_error_that_names_the_nearest() {
    // There are few such boards among 1,814,400.
    npuzzle("generate --seed 1 --size 2x5 --steps 55").fails(
        "--steps: no board 55 moves from its goal was found in 1000 tries; the nearest that were \
         found are 51 moves from it",
    );
}
