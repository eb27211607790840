//! Texts that hold no boards: which board is wrong, what is wrong with it, and what was likely
//! meant. How the program tells it is in `errors.rs`.

use npuzzle::{Board, ParseError, Shape, text};

fn shape((width, height): (usize, usize)) -> Shape {
    Shape::new(width, height).expect("a shape")
}

/// What is wrong with a text.
#[track_caller]
fn error_of(text: &str, size: Option<(usize, usize)>) -> ParseError {
    match text::read(text, size.map(shape)) {
        Ok(boards) => panic!("{text:?}: {boards:?}"),
        Err(error) => error,
    }
}

/// Each of these texts has a board whose labels are wrong, and that is what is said of it.
#[track_caller]
fn mislabelled(table: &[(&str, &str, &str)]) {
    for (text, expected, fault) in table {
        match error_of(text, None) {
            ParseError::Labels { board, faults } => {
                assert_eq!(board, *expected, "{text:?}");
                let faults = faults.to_string();
                assert!(faults.starts_with(fault), "{text:?}: {faults}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn a_text_without_cells_holds_no_board() {
    for text in ["", " \t\r\n", "\r", "\u{feff}\n\u{feff}", "# no more", "[]"] {
        assert_eq!(error_of(text, None), ParseError::NoBoard, "{text:?}");
    }
}

#[test]
fn cells_that_fit_several_shapes_and_no_square_are_ambiguous() {
    let table = [
        ("12345.", 6),
        ("0 1 2 3 4 5", 6),
        ("1\n2\n3\n4\n5\n0", 6),
        ("123456789abcde.", 15),
    ];
    for (text, cells) in table {
        let board = text.replace('\n', "/");
        let expected = ParseError::AmbiguousShape { board, cells };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn a_number_of_cells_that_no_board_has_is_an_error() {
    let table = [
        ("1", 1),
        ("0 1 2 3 4 5 6 7 8 9 10", 11),
        // A word that is too long is one board: nothing says where to cut it.
        ("0123456789abcdef1", 17),
        ("123456789abcdef.123456789abcdef", 31),
        (&"1".repeat(52), 52),
    ];
    for (text, cells) in table {
        let board = text.to_owned();
        let expected = ParseError::CellCount { board, cells };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn rows_of_different_lengths_are_an_error() {
    let table = [
        ("123/456/78", 3, 3, 2),
        ("1 2 3 4/5 6 7/8 0", 4, 2, 3),
        // One word is no size, whatever its digits.
        ("33\n123\n456\n78.", 2, 2, 3),
    ];
    for (text, first, row, length) in table {
        let expected = ParseError::Ragged {
            board: text.replace('\n', "/"),
            first,
            row,
            length,
        };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn a_size_that_does_not_fit_the_cells_is_an_error() {
    let table = [
        ("12345678.", Some((4, 4)), "12345678.", 9),
        ("123456789abcdef.", Some((3, 3)), "123456789abcdef.", 16),
        ("123/456/78.", Some((2, 2)), "123/456/78.", 9),
        ("12345.", Some((2, 2)), "12345.", 6),
        ("4\n1 2 3\n4 5 6\n7 8 0", None, "1 2 3/4 5 6/7 8 0", 9),
    ];
    for (text, size, board, cells) in table {
        let expected = ParseError::SizeMismatch {
            board: board.to_owned(),
            cells,
            size: shape(size.unwrap_or((4, 4))),
        };
        assert_eq!(error_of(text, size), expected, "{text:?}");
    }
}

#[test]
fn a_board_that_shows_another_size_than_the_one_asked_for_is_an_error() {
    let table = [
        ("12/34/5.", "12/34/5.", (2, 3), (3, 2)),
        ("1234/5678/9ab.", "1234/5678/9ab.", (4, 3), (3, 4)),
        ("12345678/9abcdef.", "12345678/9abcdef.", (8, 2), (4, 4)),
        // A line before the board shows its size too.
        ("2 8\n123456789abcdef.", "123456789abcdef.", (2, 8), (4, 4)),
        ("4 4\n123456789abcdef.", "123456789abcdef.", (4, 4), (8, 2)),
        ("3 2\n12345. 1234.5", "12345.", (3, 2), (3, 3)),
        ("3\n123456780", "123456780", (3, 3), (4, 4)),
    ];
    for (text, board, own, asked) in table {
        let expected = ParseError::SizeContradicted {
            board: board.to_owned(),
            own: shape(own),
            asked: shape(asked),
        };
        assert_eq!(error_of(text, Some(asked)), expected, "{text:?}");
    }
    let rows_against_line = ParseError::SizeContradicted {
        board: "1234/5678/9abc/def.".to_owned(),
        own: shape((4, 4)),
        asked: shape((2, 8)),
    };
    let text = "2 8\n1234\n5678\n9abc\ndef.";
    assert_eq!(error_of(text, None), rows_against_line);
}

#[test]
fn a_size_with_no_board_after_it_is_an_error() {
    let table = [
        ("3", (3, 3)),
        ("3\n", (3, 3)),
        ("\u{feff}# a map\n4 # its size\n", (4, 4)),
        ("3 3\n", (3, 3)),
        ("4 2\n", (4, 2)),
    ];
    for (text, size) in table {
        let expected = ParseError::OnlySize(shape(size));
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn a_size_line_that_no_board_has_is_an_error_where_such_a_square_follows() {
    for side in [5_u32, 6, 10] {
        let labels: Vec<String> = (0..side * side).map(|label| label.to_string()).collect();
        for width in [side, side * side] {
            let rows: Vec<String> = labels
                .chunks(width as usize)
                .map(|row| row.join(" "))
                .collect();
            let text = format!("{side}\n{}", rows.join("\n"));
            let expected = ParseError::Size(format!("{side}x{side}"));
            assert_eq!(error_of(&text, None), expected, "{text:?}");
        }
    }
}

#[test]
fn a_character_that_is_no_label_is_named_with_the_board_it_stands_in() {
    let table = [
        ("1 2 3\n4 5 6\n7 8 z", "1 2 3/4 5 6/7 8 z", 'z'),
        ("1 2 3 / 4 5 6 / 7 8 zzz", "1 2 3/4 5 6/7 8 zzz", 'z'),
        ("12z 456 78.", "12z 456 78.", 'z'),
        ("1 2 3 4 5 6 7 8 -1", "1 2 3 4 5 6 7 8 -1", '-'),
        ("1 2 3 4 5 6 7 8 +0", "1 2 3 4 5 6 7 8 +0", '+'),
        ("[1,2,3,4,5,6,7,8,é]", "1 2 3 4 5 6 7 8 é", 'é'),
        ("['123','456','78.']", "'123'", '\''),
        // A word of four characters and more is a board of its own.
        ("1 2 3\n4 5 6\n7 8 zzzz", "zzzz", 'z'),
        ("12345678. 1234567g.", "1234567g.", 'g'),
        ("12345678- 12345678.", "12345678-", '-'),
        ("１２３４５６７８０", "１２３４５６７８０", '１'),
        ("123,456，780", "456，780", '，'),
        ("12345678\u{0}", "12345678\u{0}", '\u{0}'),
        ("12345678\u{fffd}", "12345678\u{fffd}", '\u{fffd}'),
    ];
    for (text, board, character) in table {
        let board = board.to_owned();
        let expected = ParseError::Character { board, character };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn a_number_that_no_board_has_is_a_tile_out_of_range() {
    let cut = "tile 4294967295 or more is out of range (9 cells hold tiles 1 to 8)";
    let table = [
        ("9", "tile 9 is out of range (9 cells hold tiles 1 to 8)"),
        ("999", "tile 999 is out of range"),
        ("123456789", "tile 123456789 is out of range"),
        ("4294967294", "tile 4294967294 is out of range"),
        ("4294967295", cut),
        ("4294967296", cut),
        ("99999999999999999999999", cut),
    ];
    for (number, fault) in table {
        let text = format!("1 2 3 4 5 6 7 {number} 0");
        mislabelled(&[(&text, &text, fault)]);
    }
}

#[test]
fn the_faulty_one_of_two_boards_is_named() {
    let seven_twice = "tile 7 appears twice and tile 8 is missing";
    let eight_twice = "tile 8 appears twice and the blank is missing";
    mislabelled(&[
        ("12345678. 12345677.", "12345677.", seven_twice),
        ("12345677. 12345678.", "12345677.", seven_twice),
        (
            "12345678.\n1 2 3 4 5 6 7 7 0",
            "1 2 3 4 5 6 7 7 0",
            seven_twice,
        ),
        (
            "1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 6\n7 8 8",
            "1 2 3/4 5 6/7 8 8",
            eight_twice,
        ),
        // With a size line before one board, and before each.
        ("3\n1 2 3\n4 5 6\n7 8 8", "1 2 3/4 5 6/7 8 8", eight_twice),
        ("3\n12345678.\n3\n12345677.", "12345677.", seven_twice),
        ("3\n12345677.\n3\n12345678.", "12345677.", seven_twice),
        (
            "3\n1 2 3\n4 5 6\n7 7 0\n3\n1 2 3\n4 5 6\n7 8 0",
            "1 2 3/4 5 6/7 7 0",
            seven_twice,
        ),
        // With nothing between the boards.
        ("12345678.12345677.", "12345677.", seven_twice),
    ]);
}

#[test]
fn the_one_of_two_boards_that_lacks_a_blank_is_named() {
    let no_blank = "8 cells were read, the tiles 1 to 8 and no blank";
    mislabelled(&[
        ("12345678", "12345678", no_blank),
        ("12345678. 12345678", "12345678", no_blank),
        ("12345678 12345678.", "12345678", no_blank),
        (
            "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8",
            "1 2 3 4 5 6 7 8",
            no_blank,
        ),
        (
            "123456789abcdef. 123456789abcdef",
            "123456789abcdef",
            "15 cells were read, the tiles 1 to 15 and no blank",
        ),
    ]);
}

#[test]
fn the_one_of_two_boards_that_has_another_number_of_cells_is_named() {
    let table = [
        ("12345678. 123.4675", "123.4675", 8, "12345678.", 9),
        ("123.4675 12345678.", "123.4675", 8, "12345678.", 9),
        ("12345678. 123.467588", "123.467588", 10, "12345678.", 9),
        ("33\n12345678.", "33", 2, "12345678.", 9),
        (
            "12345678.\n1 2 3 0 4 5 6 7",
            "1 2 3 0 4 5 6 7",
            8,
            "12345678.",
            9,
        ),
        (
            "1 2 3 4 5 6 7 8 0\n1 2 3 0 4 5 6 7",
            "1 2 3 0 4 5 6 7",
            8,
            "1 2 3 4 5 6 7 8 0",
            9,
        ),
    ];
    for (text, board, cells, other, other_cells) in table {
        let expected = ParseError::CellsDiffer {
            board: board.to_owned(),
            cells,
            other: other.to_owned(),
            other_cells,
        };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn of_more_than_two_boards_the_third_is_named() {
    let table = [
        ("12345678. 1234567.8 123456.78", 3, "123456.78"),
        ("123. 12.3 1.23", 3, "1.23"),
        ("1 2 3 0 1 2 0 3 1 0 2 3", 3, "1 0 2 3"),
        ("1 2 3 0\n1203\n1/0/2/3", 3, "1/0/2/3"),
        ("1230 1203 1023 0123", 4, "1023"),
        ("12/3. 12/.3 1./32", 3, "1./32"),
    ];
    for (text, count, board) in table {
        let expected = ParseError::BoardCount {
            expected: 2,
            count,
            board: board.to_owned(),
        };
        assert_eq!(error_of(text, None), expected, "{text:?}");
    }
}

#[test]
fn where_one_board_belongs_the_second_is_named() {
    let expected = ParseError::BoardCount {
        expected: 1,
        count: 2,
        board: "123.46758".to_owned(),
    };
    assert_eq!("12345678. 123.46758".parse::<Board>(), Err(expected));
}
