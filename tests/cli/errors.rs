//! Boards that are none: each fault gets its own message, which names the board as it was read;
//! nothing is printed, the exit status is 2, and nothing ever panics.

use crate::command::npuzzle;
use crate::oracle::Random;

/// What is said of a number of cells that no board has.
const NO_BOARD_HAS_SO_MANY: &str = "and no board has so many: it has W x H of them, W and H at \
                                    least 2, at most 16 in all";
/// What is said of a character that is neither label, blank nor separator.
const NO_LABEL: &str = "is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the \
                        blank is one of . 0 x X _ *";
/// What is said where there is nothing to read.
const NOTHING: &str = "no board was read";

/// Each of these boards, as arguments to `steps`, leads to that complaint about it.
#[track_caller]
fn faulty(table: &[(&str, &str)]) {
    for (board, fault) in table {
        npuzzle(&format!("steps {board}")).fails(&format!("board {board:?}: {fault}"));
    }
}

/// Each of these arguments to `steps` leads to that message.
#[track_caller]
fn refused(table: &[(&str, &str)]) {
    for (arguments, message) in table {
        npuzzle(&format!("steps {arguments}")).fails(message);
    }
}

/// Each of these texts, on the standard input of `steps`, leads to that message.
#[track_caller]
fn refused_on_standard_input(table: &[(&str, &str)]) {
    for (text, message) in table {
        let call = npuzzle("steps").stdin(*text);
        call.named(&format!("{text:?} | npuzzle steps"))
            .fails(message);
    }
}

#[test]
fn labels_that_are_not_each_there_once_are_named() {
    faulty(&[
        ("12345677.", "tile 7 appears twice and tile 8 is missing"),
        (
            "12345777.",
            "tile 7 appears more than twice and tiles 6 and 8 are missing",
        ),
        (
            "11335577.",
            "tiles 1, 3, 5 and 7 appear twice and tiles 2, 4, 6 and 8 are missing",
        ),
        (
            "12355777.",
            "tile 5 appears twice, tile 7 appears more than twice and tiles 4, 6 and 8 are missing",
        ),
        ("1234567..", "the blank appears twice and tile 8 is missing"),
        ("1234567x0", "the blank appears twice and tile 8 is missing"),
        ("123456788", "tile 8 appears twice and the blank is missing"),
        (
            "12345679.",
            "tile 9 is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing",
        ),
        (
            "123456bc.",
            "tiles 11 and 12 are out of range (9 cells hold tiles 1 to 8) and tiles 7 and 8 are \
             missing",
        ),
        (
            "1 2 3 4 5 6 7 16 .",
            "tile 16 is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing",
        ),
        (
            "1 2 3 4 5 6 7 99999999999999999999 0",
            "tile 4294967295 or more is out of range (9 cells hold tiles 1 to 8) and tile 8 is \
             missing",
        ),
        (
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 14 0",
            "tile 14 appears twice and tile 15 is missing",
        ),
        ("123/455/78.", "tile 5 appears twice and tile 6 is missing"),
    ]);
}

#[test]
fn the_faulty_one_of_two_boards_is_named() {
    let message = r#"board "123.46755": tile 5 appears twice and tile 8 is missing"#;
    refused(&[
        ("12345678. 123.46755", message),
        ("123.46755 12345678.", message),
    ]);
    refused_on_standard_input(&[("12345678.\n123.46755\n", message)]);
}

#[test]
fn two_boards_of_other_lengths_are_both_named() {
    let message = r#"board "123.4675": 8 cells were read, and the other board, "12345678.", has 9"#;
    refused(&[
        ("12345678. 123.4675", message),
        ("123.4675 12345678.", message),
    ]);
    refused_on_standard_input(&[("12345678.\n123.4675\n", message)]);
}

#[test]
fn a_missing_blank_is_told_from_a_wrong_tile() {
    let fault = |cells| {
        format!(
            "{cells} cells were read, the tiles 1 to {cells} and no blank; write the blank as one \
             of . 0 x X _ *"
        )
    };
    faulty(&[
        ("123456789", &fault(9)),
        ("1 2 3 4 5 6 7 8 9", &fault(9)),
        ("1234", &fault(4)),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", &fault(16)),
    ]);
}

#[test]
fn a_number_of_cells_that_no_board_has_is_counted() {
    for (board, count) in [
        ("1", "1 cell was"),
        (".", "1 cell was"),
        ("12.", "3 cells were"),
        ("1234.", "5 cells were"),
        ("123456.", "7 cells were"),
        ("123456789a.", "11 cells were"),
        ("123456789abc.", "13 cells were"),
        ("0123456789abcdef1", "17 cells were"),
    ] {
        faulty(&[(board, &format!("{count} read, {NO_BOARD_HAS_SO_MANY}"))]);
    }
}

#[test]
fn a_number_of_cells_that_fits_several_shapes_lists_them() {
    let advice = "Give --size, or end each row with /";
    for (board, question) in [
        ("12345.", "6 cells: 2x3 or 3x2?"),
        ("1234567.", "8 cells: 2x4 or 4x2?"),
        ("123456789.", "10 cells: 2x5 or 5x2?"),
        ("123456789ab.", "12 cells: 2x6, 6x2, 3x4 or 4x3?"),
        ("123456789abcd.", "14 cells: 2x7 or 7x2?"),
    ] {
        faulty(&[(board, &format!("{question} {advice}"))]);
    }
}

#[test]
fn ragged_rows_are_counted() {
    let fault = |row, cells| {
        format!("row 1 has 3 cells, row {row} has {cells}; all rows must be equally long")
    };
    faulty(&[
        ("123/45/678.", &fault(2, 2)),
        ("123/4567/8.", &fault(2, 4)),
        ("123/456/78", &fault(3, 2)),
    ]);
    let message = format!(r#"board "1 2 3/4 5/6 7 8 0": {}"#, fault(2, 2));
    refused(&[("[[1,2,3],[4,5],[6,7,8,0]]", &message)]);
    refused_on_standard_input(&[
        ("1 2 3\n4 5\n6 7 8 0\n", &message),
        (
            "3\n1 2 3\n4 5 6\n7 8\n",
            &format!(r#"board "1 2 3/4 5 6/7 8": {}"#, fault(3, 2)),
        ),
    ]);
}

#[test]
fn a_size_that_the_board_does_not_have_is_refused() {
    refused(&[
        (
            "12345678. --size 4x4",
            r#"board "12345678.": 9 cells were read, and the size 4x4 has 16"#,
        ),
        (
            "123456789ab. --size 3x3",
            r#"board "123456789ab.": 12 cells were read, and the size 3x3 has 9"#,
        ),
        (
            "123/45. --size 2x3",
            r#"board "123/45.": it shows the size 3x2, and 2x3 was asked for"#,
        ),
    ]);
    refused_on_standard_input(&[(
        "4\n1 2 3\n4 5 6\n7 8 0\n",
        r#"board "1 2 3/4 5 6/7 8 0": 9 cells were read, and the size 4x4 has 16"#,
    )]);
    npuzzle("steps --size 4x4")
        .stdin("2 8\n123456789abcdef.\n")
        .fails(r#"board "123456789abcdef.": it shows the size 2x8, and 4x4 was asked for"#);
}

#[test]
fn a_size_line_that_no_board_follows_is_taken_for_what_it_is() {
    refused(&[("3", "the size 3x3 was read, and no board after it")]);
    refused_on_standard_input(&[
        ("3\n", "the size 3x3 was read, and no board after it"),
        ("4 2\n", "the size 4x2 was read, and no board after it"),
        (
            "5\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 24 0\n",
            "size \"5x5\": a size is WxH, columns by rows as in 3x3, both at least 2, with at most \
             16 cells in all",
        ),
    ]);
}

#[test]
fn a_character_that_means_nothing_is_shown() {
    for (board, character) in [
        ("1234z678.", 'z'),
        ("1234G678.", 'G'),
        ("1234-678.", '-'),
        ("1234🙂678.", '🙂'),
        ("１２３４５６７８.", '１'),
    ] {
        faulty(&[(board, &format!("'{character}' {NO_LABEL}"))]);
    }
    let whole_board = format!(r#"board "1 2 3/4 5 6/7 8 z": 'z' {NO_LABEL}"#);
    refused_on_standard_input(&[("1 2 3\n4 5 6\n7 8 z\n", &whole_board)]);
}

#[test]
fn a_control_character_is_named_and_never_sent_to_the_terminal() {
    for (character, name) in [
        ('\u{1b}', r"\u{1b}"),
        ('\u{7}', r"\u{7}"),
        ('\u{7f}', r"\u{7f}"),
        ('\u{0}', r"\0"),
    ] {
        let text = format!("1234{character}5678.\n");
        let message = format!(r#"board "1234{name}5678.": '{name}' {NO_LABEL}"#);
        refused_on_standard_input(&[(&text, &message)]);
    }
}

#[test]
fn nothing_to_read_is_said_to_be_nothing() {
    for text in [
        "",
        "\n",
        "\r\n\r\n",
        "  \n\t\n",
        "\u{feff}",
        "# only\n# comments",
        "///\n[[],[]]\n",
    ] {
        refused_on_standard_input(&[(text, NOTHING)]);
    }
    refused(&[("#12345678.", NOTHING), ("/ / /", NOTHING)]);
    npuzzle("steps").arg("").fails(NOTHING);
    npuzzle("steps").arg(" ").arg("").fails(NOTHING);
}

#[test]
fn the_third_board_is_one_too_many() {
    let message = |board: &str| {
        format!("board {board:?}: 3 boards were read; a pair is two, a start and a goal")
    };
    let matrix = "1 2 3\n4 5 6\n7 8 0\n";
    refused(&[("12345678. 123.46758 21345678.", &message("21345678."))]);
    refused_on_standard_input(&[
        (
            "12345678.\n\n123.46758\n\n213.46758\n",
            &message("213.46758"),
        ),
        (&matrix.repeat(3), &message("1 2 3/4 5 6/7 8 0")),
    ]);
}

#[test]
fn boards_of_different_shapes_are_no_pair() {
    for (arguments, start, goal) in [
        (
            "12345678. 12.3",
            r#""12345678.", is 3x3"#,
            r#""12.3", is 2x2"#,
        ),
        (
            "123/45. 12/34/.5",
            r#""12345.", is 3x2"#,
            r#""1234.5", is 2x3"#,
        ),
        (
            "12345678. --goal 123/45.",
            r#""12345678.", is 3x3"#,
            r#""12345.", is 3x2"#,
        ),
    ] {
        let message =
            format!("the start, {start}, and the goal, {goal}; both must have the same size");
        refused(&[(arguments, &message)]);
    }
}

#[test]
fn a_goal_that_is_neither_name_nor_board_is_refused() {
    let names = "the named goals are standard, blank-first and snail; or give a board";
    for name in ["sanil", "Snail", "blank_first", "xyz", "decade", "-snail"] {
        let message = format!("goal {name:?}: {names}");
        refused(&[(&format!("12345678. --goal={name}"), &message)]);
    }
    refused(&[
        (
            "12345678. --goal 12345677.",
            r#"--goal: board "12345677.": tile 7 appears twice and tile 8 is missing"#,
        ),
        (
            "12345678. --goal 12345.",
            r#"--goal: board "12345.": 6 cells were read, and the size 3x3 has 9"#,
        ),
        (
            "12345678. --goal 123.46758/12345678.",
            r#"--goal: board "12345678.": 2 boards were read where one belongs"#,
        ),
        ("12345678. --goal=", &format!("--goal: {NOTHING}")),
    ]);
}

#[test]
fn a_goal_given_twice_is_refused() {
    let message =
        r#"two boards and another goal were given; the second, "123.46758", is the goal already"#;
    refused(&[
        ("12345678. 123.46758 --goal snail", message),
        ("12345678. 123.46758 --goal 12345678.", message),
    ]);
}

#[test]
fn every_subcommand_refuses_a_bad_board_alike() {
    for subcommand in ["steps", "path", "check", "render"] {
        for option in ["", "--json", "--quiet", "--stats", "--color always"] {
            npuzzle(&format!("{subcommand} 12345677. {option}"))
                .fails(r#"board "12345677.": tile 7 appears twice and tile 8 is missing"#);
        }
    }
}

#[test]
fn a_board_far_too_long_is_shortened() {
    let ones = "1".repeat(99_999);
    let shortened = format!("{}…", "1".repeat(64));
    npuzzle("steps").arg(ones).fails(&format!(
        "board {shortened:?}: 99999 cells were read, {NO_BOARD_HAS_SO_MANY}"
    ));
}

/// Whatever is asked, it is either answered or refused.
#[test]
fn no_text_makes_it_panic() {
    const CHARACTERS: &[u8] = b"0123456789aF.x \n/[],#-\r\t";
    let mut random = Random(1);
    for subcommand in ["steps", "path", "check", "render"]
        .iter()
        .cycle()
        .take(300)
    {
        let text: Vec<u8> = (0..random.below(40))
            .map(|_| CHARACTERS[random.below(CHARACTERS.len())])
            .collect();
        let line = format!(
            "{:?} | npuzzle {subcommand}",
            String::from_utf8_lossy(&text)
        );
        let run = npuzzle(subcommand).stdin(text).named(&line).run();
        if run.stderr.is_empty() {
            assert!(
                ["0", "1"].contains(&run.status.as_str()),
                "{line}: {}",
                run.status
            );
        } else {
            assert!(run.stderr.starts_with("error: "), "{line}: {}", run.stderr);
            run.printed("").exited(2);
        }
    }
}
