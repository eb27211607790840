//! Texts that hold no boards: each fault gets its own message, which names the board as it was
//! read; nothing is printed, the exit status is 2, and nothing ever panics. Which fault is found in
//! which text is shown in `tests/lib`.

use crate::command::npuzzle;
use crate::oracle::Random;
use crate::table::errors;

const NOTHING: &str = "no board was read";

/// Each of these texts, on the standard input of `steps`, leads to that message.
#[track_caller]
fn refused_on_standard_input(table: &[(&str, &str)]) {
    for (text, message) in table {
        npuzzle("steps").stdin(*text).fails(message);
    }
}

#[test]
fn labels_that_are_not_each_there_once_are_named() {
    errors(
        "steps",
        r#"
        12345677.           => board "12345677.": tile 7 appears twice and tile 8 is missing
        12345679.           => board "12345679.": tile 9 is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing
        1 2 3 4 5 6 7 16 .  => board "1 2 3 4 5 6 7 16 .": tile 16 is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing
        123456789           => board "123456789": 9 cells were read, the tiles 1 to 9 and no blank; write the blank as one of . 0 x X _ * -; --blank=WORD names another
        1 2 3 4             => board "1 2 3 4": 4 cells were read, the tiles 1 to 4 and no blank; write the blank as one of . 0 x X _ * -; --blank=WORD names another
        1 2 3 4 5 6 7 99999999999999999999 0    => board "1 2 3 4 5 6 7 99999999999999999999 0": tile 4294967295 or more is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing
        "#,
    );
}

#[test]
fn the_wrong_one_of_two_boards_is_named() {
    errors(
        "steps",
        r#"
        12345678. 123.46755 => board "123.46755": tile 5 appears twice and tile 8 is missing
        123.46755 12345678. => board "123.46755": tile 5 appears twice and tile 8 is missing
        12345678. 123.4675  => board "123.4675": 8 cells were read, and the other board, "12345678.", has 9
        123.4675 12345678.  => board "123.4675": 8 cells were read, and the other board, "12345678.", has 9
        12345678. 12.3      => the start, "12345678.", is 3x3, and the goal, "12.3", is 2x2; both must have the same size
        123/45. 12/34/.5    => the start, "123/45.", is 3x2, and the goal, "12/34/.5", is 2x3; both must have the same size
        12345678. 123.46758 21345678.   => board "21345678.": 3 boards were read; a pair is two, a start and a goal; for more, give --batch FILE, and --rows if boards stand in rows
        "#,
    );
    refused_on_standard_input(&[
        (
            "12345678.\n123.46755\n",
            r#"board "123.46755": tile 5 appears twice and tile 8 is missing"#,
        ),
        (
            &"1 2 3\n4 5 6\n7 8 0\n".repeat(3),
            r#"board "1 2 3/4 5 6/7 8 0": 3 boards were read; a pair is two, a start and a goal; for more, give --batch FILE, and --rows if boards stand in rows"#,
        ),
    ]);
}

#[test]
fn a_number_of_cells_that_no_board_has_or_several_have_is_counted() {
    let shapes = "W x H of them, W and H at least 2, at most 16 in all";
    for (board, count) in [
        (".", "1 cell was"),
        ("12.", "3 cells were"),
        ("123456789abc.", "13 cells were"),
        ("0123456789abcdef1", "17 cells were"),
    ] {
        npuzzle(&format!("steps {board}")).fails(&format!(
            "board {board:?}: {count} read, and no board has so many: it has {shapes}"
        ));
    }
    errors(
        "steps",
        r#"
        12345.          => board "12345.": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        1234567.        => board "1234567.": 8 cells: 2x4 or 4x2? Give --size, or end each row with /
        123456789.      => board "123456789.": 10 cells: 2x5 or 5x2? Give --size, or end each row with /
        123456789ab.    => board "123456789ab.": 12 cells: 2x6, 6x2, 3x4 or 4x3? Give --size, or end each row with /
        123456789abcd.  => board "123456789abcd.": 14 cells: 2x7 or 7x2? Give --size, or end each row with /
        "#,
    );
    let ones = "1".repeat(99_999);
    npuzzle("steps").arg(&ones).fails(&format!(
        "board \"{}…\": 99999 cells were read, and no board has so many: it has {shapes}",
        &ones[..64]
    ));
}

#[test]
fn rows_and_sizes_that_do_not_fit_the_cells_are_counted() {
    errors(
        "steps",
        r#"
        123/45/678.             => board "123/45/678.": row 1 has 3 cells, row 2 has 2; all rows must be equally long
        123/4567/8.             => board "123/4567/8.": row 1 has 3 cells, row 2 has 4; all rows must be equally long
        [[1,2,3],[4,5,6],[7,8]] => board "1 2 3/4 5 6/7 8": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        12345678. --size 4x4    => board "12345678.": 9 cells were read, and the size 4x4 has 16
        123/45. --size 2x3      => board "123/45.": it shows the size 3x2, and 2x3 was asked for
        3                       => the size 3x3 was read, and no board after it
        "#,
    );
    refused_on_standard_input(&[
        (
            "3\n1 2 3\n4 5 6\n7 8\n",
            r#"board "1 2 3/4 5 6/7 8": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -"#,
        ),
        (
            "4\n1 2 3\n4 5 6\n7 8 0\n",
            r#"board "1 2 3/4 5 6/7 8 0": 9 cells were read, and the size 4x4 has 16"#,
        ),
        ("4 2\n", "the size 4x2 was read, and no board after it"),
        (
            "5\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 24 0\n",
            "size \"5x5\": a size is WxH, columns by rows as in 3x3, both at least 2, with at most \
             16 cells in all",
        ),
    ]);
    npuzzle("steps --size 4x4")
        .stdin("2 8\n123456789abcdef.\n")
        .fails(r#"board "123456789abcdef.": it shows the size 2x8, and 4x4 was asked for"#);
}

#[test]
fn a_character_that_means_nothing_is_shown_and_a_control_character_is_escaped() {
    for (text, board, character) in [
        ("1234z678.", "1234z678.", "z"),
        ("1234🙂678.", "1234🙂678.", "🙂"),
        ("1 2 3\n4 5 6\n7 8 z\n", "1 2 3/4 5 6/7 8 z", "z"),
        ("1234\u{1b}678.", r"1234\u{1b}678.", r"\u{1b}"),
        ("1234\u{7}678.", r"1234\u{7}678.", r"\u{7}"),
        ("1234\u{7f}678.", r"1234\u{7f}678.", r"\u{7f}"),
        ("1234\u{0}678.", r"1234\0678.", r"\0"),
    ] {
        npuzzle("steps").stdin(text).fails(&format!(
            "board \"{board}\": '{character}' is no label: tiles are written 1 to 15, or a to f \
             for 10 to 15, and the blank is one of . 0 x X _ * -; --blank=WORD names another"
        ));
    }
}

#[test]
fn nothing_to_read_is_said_to_be_nothing() {
    let spaces = ["", "\r\n\r\n", "  \n\t\n", "\u{feff}"];
    for text in spaces
        .into_iter()
        .chain(["# only\n# comments", "///\n[[],[]]\n"])
    {
        npuzzle("steps").stdin(text).fails(NOTHING);
    }
    for arguments in ["#12345678.", "'' ' '", "/ / /"] {
        errors("steps", &format!("{arguments} => {NOTHING}"));
    }
}

#[test]
fn a_goal_that_is_none_is_refused() {
    for name in ["sanil", "blank_first", "xyz", "decade", "-snail"] {
        let names = "the named goals are standard, blank-first and snail; or give a board";
        npuzzle(&format!("steps 12345678. --goal={name}"))
            .fails(&format!("goal {name:?}: {names}"));
    }
    errors(
        "steps 12345678.",
        r#"
        --goal 12345677.            => --goal: board "12345677.": tile 7 appears twice and tile 8 is missing
        --goal 12345.               => --goal: board "12345.": 6 cells were read, and the size 3x3 has 9
        --goal 123/45.              => the start, "12345678.", is 3x3, and the goal, "123/45.", is 3x2; both must have the same size
        --goal 123.46758/12345678.  => --goal: board "12345678.": 2 boards were read where one belongs
        --goal=                     => --goal: no board was read
        123.46758 --goal snail      => two boards and another goal were given; the second, "123.46758", is the goal already
        123.46758 --goal 12345678.  => two boards and another goal were given; the second, "123.46758", is the goal already
        "#,
    );
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

/// Whatever is asked, it is either answered or refused.
#[test]
fn no_text_makes_it_panic() {
    const CHARACTERS: &[u8] = b"0123456789aF.x \n/[],#-\r\t";
    let mut random = Random(1);
    for number in 0..300 {
        let subcommand = ["steps", "path", "check", "render"][number % 4];
        let text: Vec<u8> = (0..random.below(40))
            .map(|_| CHARACTERS[random.below(CHARACTERS.len())])
            .collect();
        let run = npuzzle(subcommand).stdin(text).run();
        if run.status == "2" {
            let is_said = run.stderr.starts_with("error: ") && run.stdout.is_empty();
            assert!(is_said, "`{}`: {}", run.line, run.stderr);
        } else {
            let is_answered = run.status == "0" || run.status == "1";
            assert!(
                is_answered,
                "`{}`: {}, {}",
                run.line, run.status, run.stderr
            );
        }
    }
}
