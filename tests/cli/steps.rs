//! `npuzzle steps`: how few moves, however the question is put.

use crate::command::npuzzle;
use crate::table::{answers, errors};

#[test]
fn a_pair_is_answered_with_the_fewest_moves() {
    answers(
        "steps",
        "
        12345678. 123.46758             => 3
        123.46758 12345678.             => 3
        12345678. 21345678.             => -1
        12.3                            => 1
        .321                            => 6
        321.                            => -1
        867254301                       => 31
        de/.a/f1/53/c2/b8/76/49         => 99
        123456789abcdef.                => 0
        123456789abcdfe.                => -1
        .123456789abcdef --goal standard            => -1
        fedcba987654321. fedcba987654321.           => 0
        123456789ab. 123456789ab. --size 4x3        => 0
        123456789ba. --size 3x4                     => -1
        ",
    );
}

#[test]
fn the_start_counts_as_a_step_if_so_asked() {
    answers(
        "steps --count-start",
        "
        12345678. 123.46758             => 4
        12345678. 12345678.             => 1
        12345678. 21345678.             => -1
        .e/da/f1/53/c2/b8/76/49         => 99
        ",
    );
}

#[test]
fn every_way_to_write_a_pair_as_arguments_is_read_alike() {
    answers(
        "steps",
        "
        12345678x 123X46758                                         => 3
        123456780 123_46758                                         => 3
        12345678* 123.46758                                         => 3
        123/456/78. 123/.46/758                                     => 3
        123 456 78. 123 .46 758                                     => 3
        123 456 78. 123.46758                                       => 3
        12345678. 1 2 3 . 4 6 7 5 8                                 => 3
        1 2 3 4 5 6 7 8 . 1 2 3 . 4 6 7 5 8                         => 3
        1,2,3,4,5,6,7,8,0 1,2,3,0,4,6,7,5,8                         => 3
        [[1,2,3],[4,5,6],[7,8,0]] [[1,2,3],[0,4,6],[7,5,8]]         => 3
        -- 12345678. 123.46758                                      => 3
        '1 2 3 4 5 6 7 8 x' '1 2 3 x 4 6 7 5 8'                     => 3
        '{{1, 2, 3}, {4, 5, 6}, {7, 8, 0}}' '1|2|3; 0|4|6; 7|5|8'   => 3
        ",
    );
}

#[test]
fn arguments_are_rows_or_boards_unless_one_is_a_single_cell() {
    answers(
        "steps",
        "
        12 34 5.                                => 0
        12 34 .5 12 34 5.                       => 1
        123 4.5                                 => 1
        1234 5678 9abc def.                     => 0
        10 23                                   => -1
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0   => 0
        ",
    );
    let message = r#"board "12 34 5 .": 6 cells: 2x3 or 3x2? Give --size, or end each row with /"#;
    errors("steps", &format!("12 34 5 . => {message}"));
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
        "1 2 3 4 5 6 7 8 x\n123.46758\n",
        "123/456/78.\n123/.46/758\n",
        "3\n1 2 3\n0 4 6\n7 5 8\n",
        "3 3\n1 2 3\n0 4 6\n7 5 8\n",
        "3\n1 2 3\n4 5 6\n7 8 0\n3\n1 2 3\n0 4 6\n7 5 8\n",
    ] {
        npuzzle("steps").stdin(text).prints("3\n");
        npuzzle("steps -").stdin(text).prints("3\n");
    }
}

#[test]
fn arguments_leave_standard_input_unread() {
    npuzzle("steps 123.46758")
        .stdin("no board at all")
        .prints("3\n");
}

#[test]
fn the_goal_is_a_name_or_a_board_in_any_notation() {
    answers(
        "steps",
        "
        1234567.8 --goal standard               => 1
        1.2345678 --goal blank-first            => 1
        123.84765 --goal snail                  => 1
        123.84765 --goal ' snail '              => 1
        12345678. --goal=123.46758              => 3
        12345678. -g 123.46758                  => 3
        12345678. --goal '1 2 3 x 4 6 7 5 8'    => 3
        12345678. --goal 123/046/758            => 3
        12345678. --goal [[1,2,3],[0,4,6],[7,5,8]]      => 3
        ",
    );
    for goal in ["snail\n", "\tsnail\r\n", "1 2 3\r\n8 0 4\r\n7 6 5\r\n"] {
        npuzzle("steps 123.84765 --goal").arg(goal).prints("1\n");
        npuzzle("steps --goal")
            .arg(goal)
            .stdin("123.84765")
            .prints("1\n");
    }
}

#[test]
fn boards_that_are_not_square_show_their_shape_or_are_given_it() {
    answers(
        "steps",
        "
        123/4.5                                 => 1
        1234.5 --size 3x2                       => 1
        1234.5 -s 3X2                           => 1
        12/3./54                                => 1
        12/3./54 --goal 12/34/.5                => 2
        123.54 --size 2x3 --goal 12345.         => 1
        123/4.6/758 --size 3x3                  => 2
        123456789abcdef. --size 2x8             => 0
        123/4.5 12345.                          => 1
        1234.5 123/45.                          => 1
        123/4.5 --goal 12345.                   => 1
        1234.5 --goal 123/45.                   => 1
        ",
    );
}

#[test]
fn options_may_stand_anywhere_and_leave_the_answer_as_it_is() {
    answers(
        "steps",
        "
        12345678. 123.46758 --quiet             => 3
        12345678. -q 123.46758 --size 3x3       => 3
        --color always 12345678. 123.46758      => 3
        12345678. --count-start 123.46758       => 4
        ",
    );
}

#[test]
fn statistics_go_to_standard_error() {
    let run = npuzzle("steps 12345678. 1234567.8 --stats").run();
    let (counts, time) = run.stderr.split_once("time: ").unwrap_or_default();
    assert_eq!(
        counts,
        "expanded: 1 boards forward, 0 backward\ndepth:    0 moves forward, 0 backward\n"
    );
    let milliseconds = time.strip_suffix(" ms\n").map(str::trim_start);
    let is_number = milliseconds.is_some_and(|number| number.parse::<f64>().is_ok());
    assert!(is_number, "{time:?} is no time");
    run.printed("1\n").exited(0);
}

#[test]
fn an_unsolvable_pair_is_answered_without_a_search() {
    let run = npuzzle("steps 12345678. 21345678. --stats").run();
    run.mentions("expanded: 0 boards forward, 0 backward\n")
        .printed("-1\n")
        .exited(0);
}
