//! The styles in which `npuzzle generate` writes boards, `--distinct`, and words for the blank.

use std::collections::BTreeSet;

use crate::command::npuzzle;
use crate::generate::lines;
use crate::table;

#[test]
fn boards_are_written_in_the_style_that_is_asked_for() {
    for (arguments, text) in [
        ("--style compact", ".14372685\n5.2473861\n"),
        ("--style spaced", ". 1 4 3 7 2 6 8 5\n5 . 2 4 7 3 8 6 1\n"),
        (
            "--style rows",
            ". 1 4\n3 7 2\n6 8 5\n\n5 . 2\n4 7 3\n8 6 1\n\n",
        ),
        (
            "--style rows --with-answer",
            ". 1 4\n3 7 2\n6 8 5 # 24\n\n5 . 2\n4 7 3\n8 6 1 # 21\n\n",
        ),
        (
            "--size 3x2 --goal snail --style spaced --blank 0",
            "2 0 1 / 4 5 3 1 2 3 / 0 5 4\n3 1 0 / 2 5 4 1 2 3 / 0 5 4\n",
        ),
        (
            "--size 3x2 --goal snail --style rows",
            "2 . 1\n4 5 3\n1 2 3\n. 5 4\n\n3 1 .\n2 5 4\n1 2 3\n. 5 4\n\n",
        ),
        (
            "--blank blank",
            "blank 1 4 3 7 2 6 8 5\n5 blank 2 4 7 3 8 6 1\n",
        ),
    ] {
        npuzzle(&format!("generate --seed 1 -n 2 {arguments}")).prints(text);
    }
}

#[test]
fn boards_of_every_shape_and_style_are_read_back() {
    let sides = (2..=8).flat_map(|width| (2..=8).map(move |height| (width, height)));
    for (width, height) in sides.filter(|(width, height)| width * height <= 16) {
        for goal in ["", "--goal snail", "--random-goal"] {
            let line = format!("generate --seed 7 -n 30 --size {width}x{height} --mixed {goal}");
            let records = npuzzle(&line).run().stdout;
            let expected = npuzzle("check --json --batch -")
                .stdin(records)
                .run()
                .stdout;
            for (style, layout) in [
                ("spaced", ""),
                ("rows", if goal.is_empty() { "--rows" } else { "--pairs" }),
            ] {
                let records = npuzzle(&format!("{line} --style {style}")).run().stdout;
                let read = npuzzle(&format!("check --json --batch - {layout}"))
                    .stdin(records)
                    .run();
                let without_line =
                    |line: &str| line.split_once(',').map(|(_, rest)| rest.to_owned());
                let lines = |text: &str| text.lines().map(without_line).collect::<Vec<_>>();
                assert_eq!(
                    lines(&read.stdout),
                    lines(&expected),
                    "{line} --style {style}"
                );
            }
        }
    }
}

#[test]
fn distinct_pairs_are_all_different_up_to_as_many_as_there_are() {
    for (arguments, count) in [
        ("--size 2x2", 12),
        ("--size 2x2 --unsolvable", 12),
        ("--size 2x2 --mixed", 24),
        ("--size 3x2", 360),
        ("--size 3x2 --goal snail --mixed", 720),
        ("--steps 30..31", 223),
    ] {
        let lines = lines(&format!("--seed 1 --distinct -n {count} {arguments}"));
        let different: BTreeSet<&String> = lines.iter().collect();
        assert_eq!(different.len(), count, "{arguments}");
        let more = npuzzle(&format!(
            "generate --seed 1 --distinct -n {} {arguments}",
            count + 1
        ));
        more.fails(&format!(
            "{} different starts were asked for, and there are {count}",
            count + 1
        ));
    }
    let pairs = lines("--seed 1 --distinct -n 200 --size 2x2 --random-goal");
    assert_eq!(pairs.iter().collect::<BTreeSet<_>>().len(), 200);
    // A start that was there before is left out; the others are those of the seed.
    let seed = lines("--seed 3 -n 40 --size 2x2");
    let mut first_ones = Vec::new();
    for line in seed {
        if !first_ones.contains(&line) {
            first_ones.push(line);
        }
    }
    first_ones.truncate(8);
    assert_eq!(lines("--seed 3 -n 8 --size 2x2 --distinct"), first_ones);
    // Nobody knows how many starts a walk can reach.
    let run = npuzzle("generate --seed 1 --distinct -n 3 --size 4x4 --steps 1").run();
    run.says(
        "error: after 2 pairs, 1000 in a row were among them already: there are hardly any more\n",
    )
    .exited(2);
}

#[test]
fn a_blank_that_would_read_as_a_tile_is_refused() {
    table::errors(
        "generate --seed 1",
        r#"
        --blank 5               => blank "5": a tile of 3x3 boards is written so
        --size 4x4 --blank b    => blank "b": a tile of 4x4 boards is written so
        --size 4x4 --blank 12   => blank "12": a tile of 4x4 boards is written so
        "#,
    );
    for (arguments, board) in [
        ("--size 4x4 --blank F", "5Fe026d1397b4ca8\n"),
        ("--size 4x4 --blank B", "6Bf137e24a8c5db9\n"),
        (
            "--size 4x4 --blank 16",
            "6 16 15 1 3 7 14 2 4 10 8 12 5 13 11 9\n",
        ),
        ("--blank 8", "803261574\n"),
    ] {
        npuzzle(&format!("generate --seed 1 {arguments}")).prints(board);
    }
}

#[test]
fn boards_of_ranks_are_read_back_in_every_style_and_shape() {
    let sides = (2..=8).flat_map(|width| (2..=8).map(move |height| (width, height)));
    let ranks = "0\n5\n23\n17\n";
    for (width, height) in sides.filter(|(width, height)| width * height <= 16) {
        for (style, layout) in [("compact", ""), ("spaced", ""), ("rows", "--rows")] {
            let unrank = npuzzle("rank --unrank --quiet --batch - --size");
            let unrank = unrank
                .arg(format!("{width}x{height}"))
                .arg("--style")
                .arg(style);
            let boards = unrank.stdin(ranks).run().stdout;
            npuzzle(&format!("rank --batch - {layout}"))
                .stdin(boards)
                .prints(ranks);
        }
    }
}
