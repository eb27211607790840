//! `npuzzle generate`: random boards, the same for the same seed, all equally likely.
//!
//! The lines expected for a seed were printed by another program, in another language, written after
//! the documentation of `Random` and `Sampler`.

use std::collections::{BTreeMap, BTreeSet};

use crate::command::{npuzzle, shell};
use crate::drawn::{counts, labels, lines};
use crate::oracle::{Grid, Oracle, counting_board, every_board};

/// All of so many lines come up, and about equally often: Pearson's χ² is less than five standard
/// deviations above what it is on average.
#[track_caller]
#[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
fn assert_uniform(lines: &[String], kinds: usize) {
    let counts = counts(lines);
    assert_eq!(counts.len(), kinds);
    let expected = lines.len() as f64 / kinds as f64;
    let squares = counts.values().map(|&n| (n as f64 - expected).powi(2));
    let chi_squared = squares.sum::<f64>() / expected;
    let freedom = (kinds - 1) as f64;
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(chi_squared < bound, "{chi_squared} is not below {bound}");
}

#[test]
fn a_seed_makes_the_same_boards_for_ever() {
    for (arguments, expected) in [
        ("", [".14372685", "5.2473861", "1327.8465"]),
        (
            "--size 4x4",
            ["6.f137e24a8c5db9", "325c67fe4d.a8b91", "712.bf4e6ac3d589"],
        ),
        ("--size 2x3", ["1./24/53", "31/.2/54", "5./41/32"]),
        ("--unsolvable", [".24371685", "5.1473862", "2317.8465"]),
        ("--mixed", [".14372685", "5.1473862", "2317.8465"]),
        (
            "--size 4x3 --random-goal",
            [
                "b1.9/8642/3a57 7.41/2b5a/3986",
                "32.a/6879/4b15 3ba9/6874/.215",
                "9541/a.37/8b62 b425/.867/139a",
            ],
        ),
        ("--steps 20", ["42167358.", "5741.2836", "84127365."]),
        (
            "--steps 4..6 --goal snail",
            [
                "13482576. 1238.4765",
                "23418.765 1238.4765",
                "813724.65 1238.4765",
            ],
        ),
        (
            "--size 4x4 --steps 3",
            ["123456789.bcdaef", "123456789abc.def", "123456789.acdebf"],
        ),
        (
            "--size 2x5 --steps 40..42",
            ["6./79/43/12/85", "21/47/8./95/36", "78/16/5./93/42"],
        ),
    ] {
        let arguments = format!("--seed 1 --count 3 {arguments}");
        assert_eq!(lines(&arguments), expected, "{arguments}");
        assert_eq!(lines(&arguments), expected, "{arguments}");
    }
}

#[test]
fn fewer_boards_are_the_first_of_more() {
    let many = lines("--seed 7 -n 3000");
    assert_eq!(lines("--seed 7 -n 1025"), many[..1025]);
    assert_eq!(lines("--seed 7"), many[..1]);
    assert!(lines("--seed 7 -n 0").is_empty());
}

#[test]
fn an_answer_or_another_form_changes_no_board() {
    let plain = lines("--seed 7 -n 50 --random-goal --mixed");
    let answered = lines("--seed 7 -n 50 --random-goal --mixed --with-answer");
    for (answered, plain) in answered.iter().zip(&plain) {
        assert_eq!(answered.split(" # ").next(), Some(plain.as_str()));
    }
    let zeros = lines("--seed 7 -n 50 --random-goal --mixed --blank 0").join("\n");
    assert_eq!(zeros.replace('0', "."), plain.join("\n"));
}

#[test]
fn a_seed_from_the_system_is_told_and_makes_the_same_boards_again() {
    let run = npuzzle("generate -n 3000").run().exited(0);
    let seed = run.stderr.strip_prefix("seed: ").map(str::trim_end);
    let seed = seed.expect("a seed").to_owned();
    run.says(&format!("seed: {seed}\n"))
        .printed(&(lines(&format!("-n 3000 --seed {seed}")).join("\n") + "\n"));
}

#[test]
fn no_two_seeds_from_the_system_are_the_same() {
    let runs: BTreeSet<_> = (0..10).map(|_| lines("-n 5 --quiet")).collect();
    assert_eq!(runs.len(), 10);
}

#[test]
fn all_boards_that_can_reach_the_goal_are_equally_likely() {
    for (shape, kinds) in [("2x2", 12), ("2x3", 360), ("3x2", 360)] {
        let arguments = format!("--seed 1 -n {} --size {shape}", 100 * kinds);
        assert_uniform(&lines(&arguments), kinds);
        assert_uniform(&lines(&format!("{arguments} --unsolvable")), kinds);
        assert_uniform(&lines(&format!("{arguments} --mixed")), 2 * kinds);
    }
}

#[test]
fn all_goals_are_equally_likely_and_all_their_starts() {
    let pairs = lines("--seed 1 -n 30000 --size 2x2 --random-goal");
    assert_uniform(&pairs, 24 * 12);
    let mixed = lines("--seed 1 -n 60000 --size 2x2 --random-goal --mixed");
    assert_uniform(&mixed, 24 * 24);
}

#[test]
fn every_start_can_reach_the_goal_unless_another_kind_is_asked_for() {
    let grid = Grid {
        width: 3,
        height: 3,
    };
    let oracle = Oracle::new(grid, &counting_board(9, 8));
    let solvable = |line: &String| oracle.distance(&labels(line)).is_some();
    assert!(lines("--seed 3 -n 5000").iter().all(solvable));
    assert!(!lines("--seed 3 -n 5000 --unsolvable").iter().any(solvable));
    let mixed = lines("--seed 3 -n 10000 --mixed");
    let count = mixed.iter().filter(|line| solvable(line)).count();
    // Four standard deviations of a coin.
    assert!(count.abs_diff(5000) < 200, "{count}");
}

#[test]
fn every_start_can_reach_a_goal_of_its_own() {
    let grid = Grid {
        width: 2,
        height: 3,
    };
    let mut reached = BTreeMap::new();
    for goal in every_board(6) {
        let oracle = Oracle::new(grid, &goal);
        let starts = every_board(6).filter(|start| oracle.distance(start).is_some());
        reached.insert(goal, starts.collect::<BTreeSet<_>>());
    }
    for (kind, solvable) in [("", true), ("--unsolvable", false)] {
        for line in lines(&format!("--seed 4 -n 2000 --size 2x3 --random-goal {kind}")) {
            let (start, goal) = line.split_once(' ').expect("a pair");
            let starts = &reached[&labels(goal)];
            assert_eq!(starts.contains(&labels(start)), solvable, "{line}");
        }
    }
}

#[test]
fn a_goal_stands_beside_the_start_unless_it_is_the_standard_one() {
    for (goal, beside) in [
        ("snail", " 1238.4765"),
        ("blank-first", " .12345678"),
        ("135246780", " 13524678."),
        ("standard", ""),
        ("123456780", ""),
    ] {
        for line in lines(&format!("--seed 1 -n 20 --goal {goal}")) {
            assert_eq!(&line[9..], beside, "{line}");
        }
    }
    let words = |line: &String| line.split(' ').count();
    let pairs = lines("--seed 1 -n 20 --size 2x2 --random-goal");
    assert!(pairs.iter().all(|line| words(line) == 2), "{pairs:?}");
}

#[test]
fn the_size_is_that_of_the_goal() {
    let wide = lines("--seed 1 --goal .1234/56789");
    assert!(wide[0].ends_with(" .1234/56789"), "{wide:?}");
    let large = lines("--seed 1 --goal 123456789abcdef0");
    assert_eq!(large, lines("--seed 1 --size 4x4"));
}

#[test]
fn boards_of_every_shape_are_read_back_as_they_were_drawn() {
    for (width, height) in (2..=8).flat_map(|width| (2..=8).map(move |height| (width, height))) {
        if width * height > 16 {
            continue;
        }
        for goal in ["", "--goal snail", "--random-goal"] {
            let arguments = format!("--seed 5 -n 200 --size {width}x{height} --mixed {goal}");
            let text = lines(&arguments).join("\n");
            let json = lines(&format!("{arguments} --json"));
            let read = npuzzle("check --batch - --json").stdin(text).run().says("");
            assert_eq!(read.stdout.lines().count(), 200);
            for (read, drawn) in read.stdout.lines().zip(json) {
                // The fields from the size to whether it is solvable are the same.
                let drawn = drawn.trim_matches(['{', '}']);
                assert!(read.contains(drawn), "{read} is not {drawn}");
            }
        }
    }
}

#[test]
fn the_answers_beside_the_records_are_those_of_a_batch() {
    for arguments in [
        "--seed 8 -n 300",
        "--seed 8 -n 300 --mixed --random-goal",
        "--seed 8 -n 100 --size 2x3 --goal snail",
        "--seed 8 -n 20 --size 4x4 --steps 0..12 --random-goal",
        "--seed 8 -n 20 --size 4x4 --unsolvable",
    ] {
        for answer in ["steps", "path"] {
            let batch = shell(&format!(
                "npuzzle generate {arguments} | npuzzle {answer} --batch -"
            ));
            let expected = batch.run().says("").exited(0).stdout;
            let file = lines(&format!("{arguments} --with-answer {answer}"));
            let beside = file.iter().map(|line| line.split_once(" #"));
            let beside = beside.map(|parts| parts.expect("an answer").1.trim_start());
            assert_eq!(beside.collect::<Vec<_>>().join("\n") + "\n", expected);
            // What stands beside a record is no part of it.
            npuzzle(&format!("{answer} --batch -"))
                .stdin(file.join("\n"))
                .prints(&expected);
        }
    }
}

#[test]
fn answers_are_the_fewest_moves_unless_told_otherwise() {
    let steps = lines("--seed 1 -n 9 --mixed --with-answer");
    assert_eq!(steps, lines("--seed 1 -n 9 --mixed --with-answer steps"));
    assert_eq!(steps[0], ".14372685 # 24");
    assert_eq!(steps[1], "5.1473862 # -1");
    assert_eq!(
        lines("--seed 1 --unsolvable --with-answer path"),
        [".24371685 # unsolvable"]
    );
    assert_eq!(
        lines("--seed 1 --steps 0 --with-answer path"),
        ["12345678. #"]
    );
    assert_eq!(lines("--seed 1 --steps 0 --with-answer"), ["12345678. # 0"]);
}

#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    shell("npuzzle generate --seed 1 -n 1000000000 | head -n 1").prints(".14372685\n");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    shell("npuzzle generate --seed 1 -n 100000 > /dev/full")
        .fails("standard output can't be written: No space left on device (os error 28)");
}

#[test]
fn a_goal_that_shows_no_shape_needs_a_size() {
    npuzzle("generate --goal 12345.").fails(
        "--goal: board \"12345.\": 6 cells: 2x3 or 3x2? Give --size, or end each row with /",
    );
    npuzzle("generate --size 4x4 --goal 12345678.")
        .fails("--goal: board \"12345678.\": 9 cells were read, and the size 4x4 has 16");
    npuzzle("generate --goal standrad").fails(
        "goal \"standrad\": the named goals are standard, blank-first and snail; or give a board",
    );
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    for (arguments, remark) in [
        ("--steps 5 --unsolvable", "cannot be used with"),
        ("--steps 5 --mixed", "cannot be used with"),
        ("--mixed --unsolvable", "cannot be used with"),
        ("--goal snail --random-goal", "cannot be used with"),
        ("--count=-1", "a number from 0 to 18446744073709551615"),
        ("--count many", "a number from 0 to 18446744073709551615"),
        (
            "--seed 18446744073709551616",
            "a number from 0 to 18446744073709551615",
        ),
        ("12345678.", "unexpected argument '12345678.'"),
    ] {
        let run = npuzzle(&format!("generate {arguments}")).run();
        run.mentions(remark).printed("").exited(2);
    }
}
