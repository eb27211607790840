//! Error messages for texts that are no boards.

use npuzzle::text::{self, Dialect};
use npuzzle::{Board, ParseError};

use crate::table::{all_read_as, read_as};

/// Checks that the error message for each text of the table names this board and this fault.
#[track_caller]
fn each_faulty(board: &str, fault: &str, table: &str) {
    all_read_as(&format!("board {board:?}: {fault}"), table);
}

#[test]
fn a_text_without_cells_holds_no_board() {
    for text in [
        "",
        " \t\r\n",
        "\r",
        "\u{feff}\n",
        "# no more",
        "[[], []]",
        "///",
    ] {
        let read = text::read(text, &Dialect::default());
        assert_eq!(read, Err(ParseError::NoBoard), "{text:?}");
    }
}

#[test]
fn cells_that_fit_several_shapes_and_no_square_are_ambiguous() {
    read_as(
        r#"
        12345. => board "12345.": 6 cells: 2x3 or 3x2?
        0 1 2 3 4 5 => board "0 1 2 3 4 5": 6 cells: 2x3 or 3x2?
        1\n2\n3\n4\n5\n0 => board "1/2/3/4/5/0": 6 cells: 2x3 or 3x2?
        1234567. => board "1234567.": 8 cells: 2x4 or 4x2?
        123456789. => board "123456789.": 10 cells: 2x5 or 5x2?
        123456789ab. => board "123456789ab.": 12 cells: 2x6, 6x2, 3x4 or 4x3?
        123456789abcd. => board "123456789abcd.": 14 cells: 2x7 or 7x2?
        123456789abcde. => board "123456789abcde.": 15 cells: 3x5 or 5x3?
        "#,
    );
}

#[test]
fn a_number_of_cells_that_no_board_has_is_counted() {
    let fault = |cells: &str| {
        format!(
            "{cells} read, and no board has so many: it has W x H of them, W and H at least 2, at \
             most 16 in all"
        )
    };
    for (text, cells) in [
        ("1", "1 cell was"),
        ("12.", "3 cells were"),
        ("1234.", "5 cells were"),
        ("123456.", "7 cells were"),
        ("0 1 2 3 4 5 6 7 8 9 10", "11 cells were"),
        ("123456789abc.", "13 cells were"),
        // A word that is too long counts as one board: it could be cut anywhere.
        ("0123456789abcdef1", "17 cells were"),
        ("123456789abcdef.123456789abcdef", "31 cells were"),
        (&"1".repeat(52), "52 cells were"),
    ] {
        each_faulty(text, &fault(cells), text);
    }
    let shortened = "1".repeat(64) + "…";
    each_faulty(&shortened, &fault("99999 cells were"), &"1".repeat(99_999));
}

#[test]
fn rows_of_different_lengths_are_counted() {
    read_as(
        r#"
        123/45/678. => board "123/45/678.": row 1 has 3 cells, row 2 has 2; all rows must be equally long
        123/456/78 => board "123/456/78": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        1 2 3 4/5 6 7/8 0 => board "1 2 3 4/5 6 7/8 0": row 1 has 4 cells, row 2 has 3; all rows must be equally long
        [[1,2,3],[4,5],[6,7,8,0]] => board "1 2 3/4 5/6 7 8 0": row 1 has 3 cells, row 2 has 2; all rows must be equally long
        33\n123\n456\n78. => board "33/123/456/78.": row 1 has 2 cells, row 2 has 3; all rows must be equally long
        3\n1 2 3\n4 5 6\n7 8\n => board "1 2 3/4 5 6/7 8": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        "#,
    );
}

#[test]
fn a_size_that_does_not_fit_the_cells_or_the_rows_is_named_with_them() {
    read_as(
        r#"
        --size 4x4 12345678. => board "12345678.": 9 cells were read, and the size 4x4 has 16
        --size 2x2 123/456/78. => board "123/456/78.": 9 cells were read, and the size 2x2 has 4
        --size 2x2 12345. => board "12345.": 6 cells were read, and the size 2x2 has 4
        --size 3x3 1 2 3 4 5 6 7 8 0 1 2 3 4 5 6 7 0 => board "1 2 3 4 5 6 7 0": 8 cells were read, and the size 3x3 has 9
        3\n12345678.\n3 => board "3": 1 cell was read, and the size 3x3 has 9
        --size 3x3 123456789abcdef. => board "123456789abcdef.": 16 cells were read, and the size 3x3 has 9
        4\n1 2 3\n4 5 6\n7 8 0 => board "1 2 3/4 5 6/7 8 0": 9 cells were read, and the size 4x4 has 16
        --size 4x4 12345678/9abcdef. => board "12345678/9abcdef.": it shows the size 8x2, and 4x4 was asked for
        --size 3x2 12/34/5. => board "12/34/5.": it shows the size 2x3, and 3x2 was asked for
        --size 3x4 1234/5678/9ab. => board "1234/5678/9ab.": it shows the size 4x3, and 3x4 was asked for
        --size 8x2 4 4\n123456789abcdef. => board "123456789abcdef.": it shows the size 4x4, and 8x2 was asked for
        --size 4x4 2 8\n123456789abcdef. => board "123456789abcdef.": it shows the size 2x8, and 4x4 was asked for
        --size 4x4 3\n123456780 => board "123456780": it shows the size 3x3, and 4x4 was asked for
        --size 3x3 3 2\n12345. 1234.5 => board "12345.": it shows the size 3x2, and 3x3 was asked for
        2 8\n1234\n5678\n9abc\ndef. => board "1234/5678/9abc/def.": it shows the size 4x4, and 2x8 was asked for
        "#,
    );
}

#[test]
fn a_size_with_no_board_after_it_is_named() {
    read_as(
        r"
        3 => the size 3x3 was read, and no board after it
        3\n => the size 3x3 was read, and no board after it
        \u{feff}# a map\n4 # its size\n => the size 4x4 was read, and no board after it
        3 3\n => the size 3x3 was read, and no board after it
        4 2\n => the size 4x2 was read, and no board after it
        ",
    );
}

#[test]
fn a_size_line_that_no_board_has_is_named_where_such_a_square_follows() {
    for side in [5, 6, 10] {
        let message = format!(
            "size \"{side}x{side}\": a size is WxH, columns by rows as in 3x3, both at least 2, \
             with at most 16 cells in all"
        );
        let labels: Vec<String> = (0..side * side).map(|label| label.to_string()).collect();
        for width in [side, side * side] {
            let rows: Vec<String> = labels.chunks(width).map(|row| row.join(" ")).collect();
            let text = format!("{side}\n{}", rows.join("\n"));
            let parsed = text.parse::<Board>().map_err(|error| error.to_string());
            assert_eq!(parsed, Err(message.clone()), "{text:?}");
        }
    }
}

#[test]
fn a_character_that_is_no_label_is_named_with_the_board_it_stands_in() {
    let fault = " is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one \
                 of . 0 x X _ * -";
    let table = r#"1 2 3\n4 5 6\n7 8 z => board "1 2 3/4 5 6/7 8 z": 'z'
        12z 456 78. => board "12z 456 78.": 'z'
        1234G678. => board "1234G678.": 'G'
        1 2 3 4 5 6 7 8 -1 => board "1 2 3 4 5 6 7 8 -1": "-1"
        1 2 3 4 5 6 7 8 +0 => board "1 2 3 4 5 6 7 8 +0": '+'
        [1,2,3,4,5,6,7,8,é] => board "1 2 3 4 5 6 7 8 é": 'é'
        12345678. 1234567g. => board "1234567g.": 'g'
        1234🙂678. => board "1234🙂678.": '🙂'
        12345678\u{0} => board "12345678\0": '\0'
        12345678\u{1b} => board "12345678\u{1b}": '\u{1b}'
        12345678� => board "12345678�": '�'"#;
    read_as(&(table.replace('\n', &format!("{fault}\n")) + fault));
}

#[test]
fn labels_that_are_not_each_there_once_are_named() {
    read_as(
        r#"
        12345677. => board "12345677.": tile 7 appears twice and tile 8 is missing
        12345777. => board "12345777.": tile 7 appears more than twice and tiles 6 and 8 are missing
        11335577. => board "11335577.": tiles 1, 3, 5 and 7 appear twice and tiles 2, 4, 6 and 8 are missing
        12355777. => board "12355777.": tile 5 appears twice, tile 7 appears more than twice and tiles 4, 6 and 8 are missing
        1234567x0 => board "1234567x0": the blank appears twice and tile 8 is missing
        123456788 => board "123456788": tile 8 appears twice and the blank is missing
        123/455/78. => board "123/455/78.": tile 5 appears twice and tile 6 is missing
        123456bc. => board "123456bc.": tiles 11 and 12 are out of range (9 cells hold tiles 1 to 8) and tiles 7 and 8 are missing
        2\n1\n2\n3\n3 => board "1/2/3/3": tile 3 appears twice and the blank is missing
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 14 0 => board "1 2 3 4 5 6 7 8 9 10 11 12 13 14 14 0": tile 14 appears twice and tile 15 is missing
        "#,
    );
}

#[test]
fn a_number_that_no_board_has_is_a_tile_out_of_range() {
    for (number, tile) in [
        ("9", "9"),
        ("999", "999"),
        ("123456789", "123456789"),
        ("4294967294", "4294967294"),
        ("4294967295", "4294967295 or more"),
        ("4294967296", "4294967295 or more"),
        ("99999999999999999999999", "4294967295 or more"),
    ] {
        let text = format!("1 2 3 4 5 6 7 {number} 0");
        let fault = format!(
            "tile {tile} is out of range (9 cells hold tiles 1 to 8) and tile 8 is missing"
        );
        each_faulty(&text, &fault, &text);
    }
}

#[test]
fn the_faulty_one_of_two_boards_is_named() {
    each_faulty(
        "12345677.",
        "tile 7 appears twice and tile 8 is missing",
        r"
        12345678. 12345677.
        12345677. 12345678.
        12345678.12345677.
        3\n12345678.\n3\n12345677.
        3\n12345677.\n3\n12345678.
        ",
    );
    read_as(
        r#"
        1 2 3 4 5 6 7 8 0 1 2 3 4 5 6 7 8 0 1 2 3 4 5 6 7 7 0 => board "1 2 3 4 5 6 7 7 0": tile 7 appears twice and tile 8 is missing
        1 2 3 4 5 6 7 8 99\n1 2 3 4 5 6 7 8 99\n1 2 3 4 5 6 7 8 99 => board "1 2 3 4 5 6 7 8 99": tile 99 is out of range (9 cells hold tiles 1 to 8) and the blank is missing
        12345678.\n1 2 3 4 5 6 7 7 0 => board "1 2 3 4 5 6 7 7 0": tile 7 appears twice and tile 8 is missing
        3\n1 2 3\n4 5 6\n7 7 0\n3\n1 2 3\n4 5 6\n7 8 0 => board "1 2 3/4 5 6/7 7 0": tile 7 appears twice and tile 8 is missing
        1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 5 6\n7 8 8 => board "1 2 3/4 5 6/7 8 8": tile 8 appears twice and the blank is missing
        3\n1 2 3\n4 5 6\n7 8 8 => board "1 2 3/4 5 6/7 8 8": tile 8 appears twice and the blank is missing
        "#,
    );
}

#[test]
fn a_missing_blank_is_told_from_a_wrong_tile_and_the_one_of_two_boards_that_lacks_it_is_named() {
    let no_blank = |cells: u8| {
        format!(
            "{cells} cells were read, the tiles 1 to {cells} and no blank; write the blank as one \
             of . 0 x X _ * -"
        )
    };
    each_faulty("1234", &no_blank(4), "1234");
    each_faulty("123456789", &no_blank(9), "123456789");
    let eight = "12345678\n 12345678. 12345678\n 12345678 12345678.";
    each_faulty("12345678", &no_blank(8), eight);
    let apart = r"1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8";
    each_faulty("1 2 3 4 5 6 7 8", &no_blank(8), apart);
    let fifteen = "123456789abcdef. 123456789abcdef";
    each_faulty("123456789abcdef", &no_blank(15), fifteen);
    let sixteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16";
    each_faulty(sixteen, &no_blank(16), sixteen);
}

#[test]
fn the_one_of_two_boards_that_has_another_number_of_cells_is_named() {
    read_as(
        r#"
        12345678. 123.4675 => board "123.4675": 8 cells were read, and the other board, "12345678.", has 9
        123.4675 12345678. => board "123.4675": 8 cells were read, and the other board, "12345678.", has 9
        12345678. 123.467588 => board "123.467588": 10 cells were read, and the other board, "12345678.", has 9
        12345. 1239 => board "1239": 4 cells were read, and the other board, "12345.", has 6
        12345678. 12 => board "12": 2 cells were read, and the other board, "12345678.", has 9
        33\n12345678. => board "33": 2 cells were read, and the other board, "12345678.", has 9
        12345678.\n1 2 3 0 4 5 6 7 => board "1 2 3 0 4 5 6 7": 8 cells were read, and the other board, "12345678.", has 9
        1 2 3 4 5 6 7 8 0\n1 2 3 0 4 5 6 7 => board "1 2 3 0 4 5 6 7": 8 cells were read, and the other board, "1 2 3 4 5 6 7 8 0", has 9
        "#,
    );
}

#[test]
fn the_first_board_that_is_too_many_is_named() {
    read_as(
        r#"
        12345678. 1234567.8 123456.78 => board "123456.78": 3 boards were read; a pair is two, a start and a goal
        123. 12.3 1.23 => board "1.23": 3 boards were read; a pair is two, a start and a goal
        1 2 3 0 1 2 0 3 1 0 2 3 => board "1 0 2 3": 3 boards were read; a pair is two, a start and a goal
        1 2 3 0\n1203\n1/0/2/3 => board "1/0/2/3": 3 boards were read; a pair is two, a start and a goal
        1230 1203 1023 0123 => board "1023": 4 boards were read; a pair is two, a start and a goal
        12/3. 12/.3 1./32 => board "1./32": 3 boards were read; a pair is two, a start and a goal
        "#,
    );
    let parsed = "12345678. 123.46758".parse::<Board>();
    let message = "board \"123.46758\": 2 boards were read where one belongs";
    assert_eq!(
        parsed.map_err(|error| error.to_string()),
        Err(message.to_owned())
    );
}
