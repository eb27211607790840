//! `npuzzle steps`: how few moves, however the question is put.

use crate::command::npuzzle;

/// The pair of all tests that need just any: `lul` leads from the first to the second.
const PAIR: &str = "steps 12345678. 123.46758";

#[test]
fn a_pair_is_answered_with_the_fewest_moves() {
    npuzzle(PAIR).prints("3\n");
    npuzzle("steps 123.46758 12345678.").prints("3\n");
}

#[test]
fn one_board_alone_is_to_become_the_standard_goal() {
    npuzzle("steps 123.46758").prints("3\n");
    npuzzle("steps 12345678.").prints("0\n");
}

#[test]
fn an_unsolvable_pair_is_answered_with_minus_one() {
    npuzzle("steps 12345678. 21345678.").prints("-1\n");
}

#[test]
fn ninety_nine_moves_are_a_number_like_any_other() {
    // 2x8 boards on one shortest path to the goal.
    npuzzle("steps de/.a/f1/53/c2/b8/76/49").prints("99\n");
    npuzzle("steps .e/da/f1/53/c2/b8/76/49 --count-start").prints("99\n");
}

#[test]
fn a_pair_that_takes_no_search_is_answered_on_every_shape() {
    for (boards, steps) in [
        ("123456789abcdef.", "0\n"),
        ("fedcba987654321. fedcba987654321.", "0\n"),
        ("123456789abcdfe.", "-1\n"),
        (".123456789abcdef --goal standard", "-1\n"),
        ("123456789ab. 123456789ab. --size 4x3", "0\n"),
        ("123456789ba. --size 3x4", "-1\n"),
        ("123456789abcdef. --size 2x8", "0\n"),
    ] {
        npuzzle(&format!("steps {boards}")).prints(steps);
    }
}

#[test]
fn every_way_to_write_a_pair_as_arguments_is_read_alike() {
    for arguments in [
        "steps 12345678. 123.46758",
        "steps 12345678x 123X46758",
        "steps 123456780 123_46758",
        "steps 12345678* 123.46758",
        "steps 123/456/78. 123/.46/758",
        "steps 123 456 78. 123 .46 758",
        "steps 123 456 78. 123.46758",
        "steps 12345678. 1 2 3 . 4 6 7 5 8",
        "steps 1 2 3 4 5 6 7 8 . 1 2 3 . 4 6 7 5 8",
        "steps 1,2,3,4,5,6,7,8,0 1,2,3,0,4,6,7,5,8",
        "steps [[1,2,3],[4,5,6],[7,8,0]] [[1,2,3],[0,4,6],[7,5,8]]",
        "steps -- 12345678. 123.46758",
    ] {
        npuzzle(arguments).prints("3\n");
    }
    npuzzle("steps")
        .arg("1 2 3 4 5 6 7 8 x")
        .arg("1 2 3 x 4 6 7 5 8")
        .prints("3\n");
    npuzzle("steps")
        .arg("{{1, 2, 3}, {4, 5, 6}, {7, 8, 0}}")
        .arg("1|2|3; 0|4|6; 7|5|8")
        .prints("3\n");
}

#[test]
fn arguments_are_rows_or_boards_unless_one_is_a_single_cell() {
    npuzzle("steps 12 34 5.").prints("0\n");
    npuzzle("steps 12 34 .5 12 34 5.").prints("1\n");
    npuzzle("steps 123 4.5").prints("1\n");
    npuzzle("steps 1234 5678 9abc def.").prints("0\n");
    npuzzle("steps 10 23").prints("-1\n");
    npuzzle("steps 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0").prints("0\n");
    npuzzle("steps 12 34 5 .")
        .fails(r#"board "12 34 5 .": 6 cells: 2x3 or 3x2? Give --size, or end each row with /"#);
}

#[test]
fn every_way_to_write_a_pair_on_standard_input_is_read_alike() {
    for text in [
        "12345678.\n123.46758\n",
        "12345678. 123.46758",
        "\u{feff}12345678.\r\n123.46758\r\n",
        "12345678.\r123.46758\r",
        "\u{feff}12345678.\n\u{feff}123.46758\n",
        "\n\n  12345678.  \n\n\t123.46758\n\n",
        "# from here\n12345678. # the start\n# to there\n123.46758",
        "1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n0 4 6\n7 5 8\n",
        "1 2 3 4 5 6 7 8 x\n1 2 3 x 4 6 7 5 8\n",
        "1 2 3 4 5 6 7 8 x\n123.46758\n",
        "123/456/78.\n123/.46/758\n",
    ] {
        npuzzle("steps").stdin(text).prints("3\n");
        npuzzle("steps -").stdin(text).prints("3\n");
    }
}

#[test]
fn a_line_that_states_the_size_may_stand_before_the_rows() {
    npuzzle("steps")
        .stdin("3\n1 2 3\n0 4 6\n7 5 8\n")
        .prints("3\n");
    npuzzle("steps")
        .stdin("3 3\n1 2 3\n0 4 6\n7 5 8\n")
        .prints("3\n");
    npuzzle("steps")
        .stdin("3\n1 2 3\n4 5 6\n7 8 0\n3\n1 2 3\n0 4 6\n7 5 8\n")
        .prints("3\n");
}

#[test]
fn arguments_leave_standard_input_unread() {
    npuzzle(PAIR).stdin("no board at all").prints("3\n");
}

#[test]
fn every_named_goal_is_known() {
    npuzzle("steps 1234567.8 --goal standard").prints("1\n");
    npuzzle("steps 1.2345678 --goal blank-first").prints("1\n");
    npuzzle("steps 123.84765 --goal snail").prints("1\n");
    for goal in [" snail ", "snail\n", "\tsnail\r\n"] {
        npuzzle("steps 123.84765 --goal").arg(goal).prints("1\n");
    }
}

#[test]
fn a_goal_may_be_a_board_in_any_notation() {
    for goal in [
        "123.46758",
        "1 2 3 x 4 6 7 5 8",
        "123/046/758",
        "[[1,2,3],[0,4,6],[7,5,8]]",
        "1 2 3\r\n0 4 6\r\n7 5 8\r\n",
    ] {
        npuzzle("steps 12345678. --goal").arg(goal).prints("3\n");
        npuzzle("steps 12345678. -g").arg(goal).prints("3\n");
        npuzzle("steps --goal")
            .arg(goal)
            .stdin("12345678.")
            .prints("3\n");
    }
    npuzzle("steps --goal=123.46758 12345678.").prints("3\n");
}

#[test]
fn boards_that_are_not_square_show_their_shape_or_are_given_it() {
    npuzzle("steps 123/4.5").prints("1\n");
    npuzzle("steps 1234.5 --size 3x2").prints("1\n");
    npuzzle("steps 1234.5 -s 3X2").prints("1\n");
    npuzzle("steps 12/3./54").prints("1\n");
    npuzzle("steps 12/3./54 --goal 12/34/.5").prints("2\n");
    npuzzle("steps 123.54 --size 2x3 --goal 12345.").prints("1\n");
    npuzzle("steps 123/4.6/758 --size 3x3").prints("2\n");
}

#[test]
fn one_board_shows_the_shape_of_both() {
    npuzzle("steps 123/4.5 12345.").prints("1\n");
    npuzzle("steps 1234.5 123/45.").prints("1\n");
    npuzzle("steps 123/4.5 --goal 12345.").prints("1\n");
    npuzzle("steps 1234.5 --goal 123/45.").prints("1\n");
}

#[test]
fn the_smallest_board_is_solved() {
    npuzzle("steps 12.3").prints("1\n");
    npuzzle("steps .321").prints("6\n");
    npuzzle("steps 321.").prints("-1\n");
}

#[test]
fn the_start_counts_as_a_step_if_so_asked() {
    npuzzle(&format!("{PAIR} --count-start")).prints("4\n");
    npuzzle("steps 12345678. 12345678. --count-start").prints("1\n");
    npuzzle("steps 12345678. 21345678. --count-start").prints("-1\n");
    npuzzle(&format!("{PAIR} --count-start --json")).prints(
        r#"{"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":4}
"#,
    );
}

#[test]
fn json_is_one_object_on_one_line() {
    for option in ["--json", "-j"] {
        npuzzle(&format!("{PAIR} {option}")).prints(
            r#"{"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3}
"#,
        );
    }
    npuzzle("steps 12345678. 21345678. --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null}
"#,
    );
}

#[test]
fn the_blank_is_written_as_asked_for() {
    for blank in ["0", ".", "x", "X", "_", "*"] {
        let boards = format!(r#""start":"12345678{blank}","goal":"123{blank}46758""#);
        npuzzle(&format!("{PAIR} --json --blank {blank}")).prints(&format!(
            r#"{{"size":"3x3",{boards},"solvable":true,"steps":3}}
"#
        ));
    }
}

#[test]
fn statistics_go_to_standard_error() {
    let run = npuzzle("steps 12345678. 1234567.8 --stats").run();
    let (counts, time) = run.stderr.split_once("time: ").unwrap_or_default();
    assert_eq!(
        counts,
        "expanded: 1 boards forward, 0 backward\ndepth:    0 moves forward, 0 backward\n"
    );
    let milliseconds = time.trim_end().strip_suffix(" ms").map(str::trim_start);
    assert!(
        milliseconds.is_some_and(|number| number.parse::<f64>().is_ok()),
        "{time:?} is no time"
    );
    run.printed("1\n").exited(0);
}

#[test]
fn an_unsolvable_pair_is_answered_without_a_search() {
    npuzzle("steps 12345678. 21345678. --stats")
        .run()
        .mentions("expanded: 0 boards forward, 0 backward\n")
        .printed("-1\n")
        .exited(0);
}

#[test]
fn a_quiet_run_prints_the_same_answer() {
    npuzzle(&format!("{PAIR} --quiet")).prints("3\n");
    npuzzle(&format!("{PAIR} -q")).prints("3\n");
}

#[test]
fn a_number_is_never_coloured() {
    npuzzle(&format!("{PAIR} --color always")).prints("3\n");
    npuzzle(&format!("{PAIR} --color never")).prints("3\n");
}

#[test]
fn options_may_stand_between_the_boards() {
    npuzzle("steps 12345678. --count-start 123.46758").prints("4\n");
    npuzzle("steps --size 3x3 12345678. -q 123.46758").prints("3\n");
}
