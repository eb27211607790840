//! `npuzzle generate`: random boards, reproducible by their seed and all equally likely; boards at
//! given distances; and answers beside the boards.

use std::collections::{BTreeMap, BTreeSet};

use crate::boards::labels;
use crate::command::{npuzzle, shell};
use crate::oracle::{Oracle, counting_board, every_board, grid};
use crate::table;

/// The lines that `npuzzle generate` prints for these arguments.
#[track_caller]
pub fn lines(arguments: &str) -> Vec<String> {
    let run = npuzzle(&format!("generate {arguments}")).run();
    let run = run.says("").exited(0);
    run.stdout.lines().map(str::to_owned).collect()
}

/// How often each line comes up.
fn counts(lines: &[String]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for line in lines {
        *counts.entry(line.as_str()).or_default() += 1;
    }
    counts
}

/// All `kinds` of lines come up about equally often: Pearson's χ² is less than five standard
/// deviations above its mean.
#[track_caller]
#[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
fn assert_uniform(arguments: &str, kinds: usize) {
    let lines = lines(arguments);
    let counts = counts(&lines);
    assert_eq!(counts.len(), kinds, "{arguments}");
    let expected = lines.len() as f64 / kinds as f64;
    let squares = counts.values().map(|&n| (n as f64 - expected).powi(2));
    let chi_squared = squares.sum::<f64>() / expected;
    let freedom = (kinds - 1) as f64;
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(chi_squared < bound, "{arguments}: {chi_squared} {bound}");
}

/// The distance of each line's start from the goal of the oracle.
fn distances(lines: &[String], oracle: &Oracle) -> Vec<Option<usize>> {
    let start = |line: &String| labels(line.split(' ').next().unwrap_or_default());
    let starts = lines.iter().map(start);
    starts.map(|start| oracle.distance(&start)).collect()
}

/// The distances of 3x3 to the standard goal.
fn eight_puzzle() -> Oracle {
    Oracle::new(grid(3, 3), &counting_board(9, 8))
}

#[test]
fn a_seed_makes_the_same_boards_for_ever() {
    // Printed by an independent program, written in another language from the documentation.
    for (arguments, boards) in table::cases(
        "
        --count 3                      => .14372685, 5.2473861, 1327.8465
        -n 3 --size 4x4                => 6.f137e24a8c5db9, 325c67fe4d.a8b91, 712.bf4e6ac3d589
        -n 3 --size 2x3                => 1./24/53, 31/.2/54, 5./41/32
        -n 3 --unsolvable              => .24371685, 5.1473862, 2317.8465
        -n 3 --mixed                   => .14372685, 5.1473862, 2317.8465
        -n 3 --size 4x3 --random-goal  => b1.9/8642/3a57 7.41/2b5a/3986, 32.a/6879/4b15 3ba9/6874/.215, 9541/a.37/8b62 b425/.867/139a
        -n 3 --steps 20                => 42167358., 5741.2836, 84127365.
        -n 3 --steps 4..6 --goal snail => 13482576. 1238.4765, 23418.765 1238.4765, 813724.65 1238.4765
        -n 3 --size 4x4 --steps 3      => 123456789.bcdaef, 123456789abc.def, 123456789.acdebf
        -n 3 --size 2x5 --steps 40..42 => 6./79/43/12/85, 21/47/8./95/36, 78/16/5./93/42
        ",
    ) {
        let arguments = format!("--seed 1 {arguments}");
        assert_eq!(lines(&arguments).join(", "), boards, "{arguments}");
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
fn another_character_for_the_blank_changes_no_board() {
    let plain = lines("--seed 7 -n 50 --random-goal --mixed").join("\n");
    let zeros = lines("--seed 7 -n 50 --random-goal --mixed --blank 0").join("\n");
    assert_eq!(zeros.replace('0', "."), plain);
}

#[test]
fn a_seed_from_the_system_is_told_and_makes_the_same_boards_again() {
    let run = npuzzle("generate -n 3000").run().exited(0);
    let seed = run.stderr.strip_prefix("seed: ").map(str::trim_end);
    let seed = seed.expect("a seed").to_owned();
    let again = lines(&format!("-n 3000 --seed {seed}")).join("\n") + "\n";
    run.says(&format!("seed: {seed}\n")).printed(&again);
    let runs: BTreeSet<_> = (0..10).map(|_| lines("-n 5 --quiet")).collect();
    assert_eq!(runs.len(), 10, "no two seeds are the same");
}

#[test]
fn all_boards_are_equally_likely() {
    for (shape, kinds) in [("2x2", 12), ("2x3", 360), ("3x2", 360)] {
        let arguments = format!("--seed 1 -n {} --size {shape}", 100 * kinds);
        assert_uniform(&arguments, kinds);
        assert_uniform(&format!("{arguments} --unsolvable"), kinds);
        assert_uniform(&format!("{arguments} --mixed"), 2 * kinds);
    }
    let goals = "--seed 1 -n 60000 --size 2x2 --random-goal";
    assert_uniform(goals, 24 * 12);
    assert_uniform(&format!("{goals} --mixed"), 24 * 24);
}

#[test]
fn every_start_can_reach_the_goal_unless_another_kind_is_asked_for() {
    let oracle = eight_puzzle();
    let solvable = |option: &str| {
        let lines = lines(&format!("--seed 3 -n 10000 {option}"));
        distances(&lines, &oracle).iter().flatten().count()
    };
    assert_eq!((solvable(""), solvable("--unsolvable")), (10_000, 0));
    // Four standard deviations of a coin.
    assert!(solvable("--mixed").abs_diff(5000) < 200);
}

#[test]
fn every_start_can_reach_a_goal_of_its_own() {
    let oracle = |goal: Vec<u8>| (goal.clone(), Oracle::new(grid(2, 3), &goal));
    let oracles: BTreeMap<_, _> = every_board(6).map(oracle).collect();
    for (kind, solvable) in [("", true), ("--unsolvable", false)] {
        for line in lines(&format!("--seed 4 -n 2000 --size 2x3 --random-goal {kind}")) {
            let (start, goal) = line.split_once(' ').expect("a pair");
            let distance = oracles[&labels(goal)].distance(&labels(start));
            assert_eq!(distance.is_some(), solvable, "{line}");
        }
    }
}

#[test]
fn a_goal_stands_beside_the_start_unless_it_is_the_standard_one() {
    for (goal, beside) in table::cases(
        "
        --goal snail             => 1238.4765
        --goal blank-first       => .12345678
        --goal 135246780         => 13524678.
        --goal standard          =>
        --goal 123456780         =>
        --goal .1234/56789       => .1234/56789
        ",
    ) {
        for line in lines(&format!("--seed 1 -n 20 {goal}")) {
            let (_, goal) = line.split_once(' ').unwrap_or_default();
            assert_eq!(goal, beside, "{line}");
        }
    }
    let pairs = lines("--seed 1 -n 20 --size 2x2 --random-goal");
    assert!(pairs.iter().all(|line| line.len() == 9), "{pairs:?}");
    let large = lines("--seed 1 --goal 123456789abcdef0");
    assert_eq!(large, lines("--seed 1 --size 4x4"));
}

#[test]
fn json_has_the_pair_whether_it_is_solvable_and_the_answer_where_it_is_wanted() {
    for (arguments, records) in table::cases(
        r#"
        --mixed                       => {"size":"3x3","start":".14372685","goal":"12345678.","solvable":true} {"size":"3x3","start":"5.1473862","goal":"12345678.","solvable":false}
        --size 3x2 --goal snail       => {"size":"3x2","start":"2.1/453","goal":"123/.54","solvable":true} {"size":"3x2","start":"31./254","goal":"123/.54","solvable":true}
        --mixed --with-answer         => {"size":"3x3","start":".14372685","goal":"12345678.","solvable":true,"steps":24} {"size":"3x3","start":"5.1473862","goal":"12345678.","solvable":false,"steps":null}
        --mixed --with-answer path    => {"size":"3x3","start":".14372685","goal":"12345678.","solvable":true,"steps":24,"path":"rdlurrdllurddluurrddlurd"} {"size":"3x3","start":"5.1473862","goal":"12345678.","solvable":false,"steps":null,"path":null}
        "#,
    ) {
        let lines = lines(&format!("--seed 1 --json -n 2 {arguments}"));
        assert_eq!(lines.join(" "), records, "{arguments}");
    }
}

#[test]
fn boards_of_every_shape_are_read_back_as_they_were_drawn() {
    let sides = (2..=8).flat_map(|width| (2..=8).map(move |height| (width, height)));
    for (width, height) in sides.filter(|(width, height)| width * height <= 16) {
        for goal in ["", "--goal snail", "--random-goal"] {
            let arguments = format!("--seed 5 -n 200 --size {width}x{height} --mixed {goal}");
            let text = lines(&arguments).join("\n");
            let json = lines(&format!("{arguments} --json"));
            let read = npuzzle("check --batch - --json").stdin(text).run().says("");
            assert_eq!(read.stdout.lines().count(), 200);
            for (read, drawn) in read.stdout.lines().zip(json) {
                // `check` adds fields of its own before and after these.
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
            let batch = |file: Vec<String>| {
                let call = npuzzle(&format!("{answer} --batch -"));
                call.stdin(file.join("\n")).run().says("").exited(0).stdout
            };
            let (records, answers) = (lines(arguments), batch(lines(arguments)));
            let answered = format!("{arguments} --with-answer {answer}");
            let file = lines(&answered);
            assert_eq!(file.len(), records.len());
            for ((line, record), answer) in file.iter().zip(records).zip(answers.lines()) {
                assert_eq!(line.trim_end(), format!("{record} # {answer}").trim_end());
            }
            // A batch ignores the answers, in JSON too.
            assert_eq!(batch(file), answers);
            for json in [format!("{arguments} --json"), format!("{answered} --json")] {
                assert_eq!(batch(lines(&json)), answers);
            }
        }
    }
}

#[test]
fn answers_are_the_fewest_moves_unless_told_otherwise() {
    table::answers(
        "generate --seed 1",
        "
        --with-answer                   => .14372685 # 24
        --with-answer steps             => .14372685 # 24
        --unsolvable --with-answer      => .24371685 # -1
        --unsolvable --with-answer path => .24371685 # unsolvable
        --steps 0 --with-answer path    => 12345678. #
        --steps 0 --with-answer         => 12345678. # 0
        ",
    );
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
fn every_start_is_as_far_from_the_goal_as_was_asked_for() {
    for goal in ["standard", "snail", "3142.8567", "blank-first"] {
        let none = lines(&format!("--seed 1 --steps 0 --goal {goal}")).remove(0);
        let (start, beside) = none.split_once(' ').unwrap_or((&none, &none));
        assert_eq!(start, beside);
        let oracle = Oracle::new(grid(3, 3), &labels(start));
        for steps in (0..=31).step_by(if goal == "standard" { 1 } else { 15 }) {
            let lines = lines(&format!("--seed 1 -n 100 --steps {steps} --goal {goal}"));
            assert_eq!(distances(&lines, &oracle), [Some(steps); 100], "{lines:?}");
        }
    }
}

#[test]
fn every_board_at_a_distance_comes_up() {
    // OEIS A089473: 3x3 boards at each distance, where these are few enough to draw them all.
    let near = [1_usize, 2, 4, 8, 16, 20, 39, 62, 116];
    let far = [(30, 221), (31, 2)];
    for (steps, boards) in near.into_iter().enumerate().chain(far) {
        // So many draws miss a given board about once in 9,000 times.
        let count = boards * (10 + boards.ilog2() as usize);
        let lines = lines(&format!("--seed 1 -n {count} --steps {steps}"));
        assert_eq!(counts(&lines).len(), boards, "{steps}");
    }
    for (board, count) in counts(&lines("--seed 1 -n 10000 --steps 31")) {
        // Four standard deviations of a coin.
        assert!(count.abs_diff(5000) < 200, "{board}: {count}");
    }
    // OEIS A089484: 4x4 boards at 0, 1, 2, 3 and 4 moves.
    for (steps, boards) in [1, 2, 4, 10, 24].into_iter().enumerate() {
        let lines = lines(&format!("--seed 2 -n 600 --size 4x4 --steps {steps}"));
        assert_eq!(counts(&lines).len(), boards, "{steps}");
    }
}

#[test]
fn a_range_has_both_its_ends_and_all_its_boards_are_equally_likely() {
    let distances = distances(&lines("--seed 1 -n 8000 --steps 29..30"), &eight_puzzle());
    let at = |steps| {
        distances
            .iter()
            .filter(move |distance| **distance == Some(steps))
    };
    let count = |steps| at(steps).count();
    assert_eq!(count(29) + count(30), 8000);
    // 221 of 981 boards; four standard deviations.
    assert!(count(30).abs_diff(8000 * 221 / 981) < 150, "{}", count(30));
}

#[test]
fn a_range_may_be_written_as_rust_has_it_and_may_go_beyond_the_farthest() {
    let lines = |steps: &str| lines(&format!("--seed 1 -n 20 --steps {steps}"));
    assert_eq!(lines("30..=31"), lines("30..31"));
    assert_eq!(lines("30..99"), lines("30..31"));
    assert_eq!(lines("17"), lines("17..17"));
}

#[test]
fn large_boards_are_as_far_as_was_asked_for() {
    let oracle = Oracle::within(12, grid(4, 4), &counting_board(16, 15));
    for (first, last) in [(0, 0), (1, 1), (2, 2), (5, 5), (8, 8), (12, 12), (7, 11)] {
        let arguments = format!("--seed 2 -n 50 --size 4x4 --steps {first}..{last}");
        for distance in distances(&lines(&arguments), &oracle) {
            let distance = distance.expect("a near board");
            assert!(
                (first..=last).contains(&distance),
                "{arguments}: {distance}"
            );
        }
    }
    for (shape, steps) in [("4x4", 45), ("2x5", 40), ("4x3", 40), ("2x8", 60)] {
        let far = format!("--seed 3 -n 3 --size {shape} --steps {steps} --with-answer");
        for line in lines(&far) {
            assert!(line.ends_with(&format!(" # {steps}")), "{line}");
        }
    }
}

#[test]
fn goals_are_drawn_of_those_that_have_such_starts() {
    // With the blank in the middle, no board is more than 30 moves away.
    for pair in lines("--seed 1 -n 300 --steps 31 --random-goal --with-answer") {
        assert!(pair.ends_with(" # 31") && &pair[14..15] != ".", "{pair}");
    }
}

#[test]
fn more_moves_than_any_board_needs_are_an_error_that_names_the_most() {
    for (shape, farthest) in [("2x2", 6), ("3x2", 21), ("4x2", 36), ("3x3", 31)] {
        let most = format!("--seed 1 --size {shape} --steps {farthest} --with-answer");
        assert!(lines(&most)[0].ends_with(&format!(" # {farthest}")));
        let more = farthest + 1;
        let message = format!("--steps: no {shape} board is {more} moves from its goal: none is");
        let case = format!("--size {shape} --steps {more} => {message} further than {farthest}");
        table::errors("generate", &case);
    }
    table::errors(
        "generate --seed 1",
        "
        --steps 81..99 --size 4x4   => --steps: no 4x4 board is 81 moves from its goal: none is further than 80
        --steps 32 --random-goal    => --steps: no 3x3 board is 32 moves from its goal: none is further than 31
        --steps 55 --size 2x5       => --steps: no board 55 moves from its goal was found in 1000 tries; the nearest that were found are 51 moves from it
        ",
    );
}

#[test]
fn what_is_no_distance_is_refused() {
    for text in "5..2 ..5 5.. five 1...3 1..2..3 1.5 '' =5".split(' ') {
        let remark = "a number of moves such as 20 is needed, or two such as 10..20, the smaller";
        table::refusals("generate --steps", &format!("{text} => {remark} first"));
    }
}

#[test]
fn goals_and_options_that_make_no_sense_are_refused() {
    table::errors(
        "generate",
        r#"
        --goal 12345.                => --goal: board "12345.": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        --size 4x4 --goal 12345678.  => --goal: board "12345678.": 9 cells were read, and the size 4x4 has 16
        --goal standrad              => goal "standrad": the named goals are standard, blank-first and snail; or give a board
        "#,
    );
    table::refusals(
        "generate",
        "
        --steps 5 --unsolvable       => cannot be used with
        --steps 5 --mixed            => cannot be used with
        --mixed --unsolvable         => cannot be used with
        --goal snail --random-goal   => cannot be used with
        --count=-1                   => a number from 0 to 18446744073709551615
        --count many                 => a number from 0 to 18446744073709551615
        --seed 18446744073709551616  => a number from 0 to 18446744073709551615
        12345678.                    => unexpected argument '12345678.'
        ",
    );
}
