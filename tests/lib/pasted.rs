//! Boards as people have them, and texts of which nobody can tell what they mean.

use npuzzle::text::{self, Dialect};
use npuzzle::{Blank, Board, BoardStyle, MAX_CELLS, Shape};

use crate::oracle::Random;
use crate::table::{all_read_as, read_as};

#[test]
fn the_blank_has_many_names() {
    read_as(
        r"
        2-\n13 => 2x2 2.13
        1 2 3\n4 5 6\n7 8 - => 3x3 12345678.
        [[1,2,3],[4,5,6],[7,None,8]] => 3x3 1234567.8
        [[1,2,3],[4,5,6],[7,null,8]] => 3x3 1234567.8
        [[1, 2, 3], [4, 5, 6], [7, nil, 8]] => 3x3 1234567.8
        [[1,2,3],[4,5,6],[7,NULL,8]] => 3x3 1234567.8
        1 2 3 4 5 6 7 __ 8 => 3x3 1234567.8
        ",
    );
}

#[test]
fn a_word_for_the_blank_is_the_only_one_and_tiles_count_from_0_where_0_is_none() {
    read_as(
        r##"
        --blank F 0FD1C3B648952A7E 0123456789ABCDEF => 4x4 1.e2d4c759a63b8f, 4x4 123456789abcdef.
        --blank 16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 => board "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16": '0' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is "16"
        --blank 16 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 15 => 4x4 123456789abcde.f
        --blank 9 1 2 3\n4 5 6\n7 9 8 => 3x3 1234567.8
        --blank -1 1 2 3\n4 5 6\n7 -1 8 => 3x3 1234567.8
        --blank 8 0 1 2\n3 4 5\n6 8 7 => 3x3 1234567.8
        --blank -1 0 1 2\n3 4 5\n6 -1 7 => board "0 1 2/3 4 5/6 -1 7": '0' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is "-1"
        --blank G 1234/5678/9ABC/DEGF => 4x4 123456789abcde.f
        --blank B 1 2 3 4 5 6 7 B 8 => 3x3 1234567.8
        --blank B 123456789abcdeBf => 4x4 123456789abcde.f
        --blank □ 1 2 3 4 5 6 7 □ 8 => 3x3 1234567.8
        --blank □ 1234567□8 => 3x3 1234567.8
        --blank # 1 2 3\n4 # 6 # a row\n7 5 8 => board "1 2 3/4 # 6 # a row/7 5 8": "row" is no goal (standard, blank-first or snail), and no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is "#"
        --blank # 1 2 3\n4 # 6\n7 5 8 => 3x3 1234.6758
        --blank blank 1 2 3\n4 blank 6\n7 5 8 => 3x3 1234.6758
        --blank _ 1234.6758 => board "1234.6758": '.' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is "_"
        --blank x 1,2,3\n4,,6\n7,5,8 => board "1 2 3/4 6/7 5 8": row 1 has 3 cells, row 2 has 2; all rows must be equally long, and the blank be written, as "x"
        --blank x 123405678 => board "123405678": '0' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is "x"
        "##,
    );
}

#[test]
fn an_empty_cell_between_separators_that_part_single_cells_is_the_blank() {
    read_as(
        r"
        1\t2\t3\n4\t\t6\n7\t5\t8 => 3x3 1234.6758
        1\t2\t3\n4\t5\t6\n7\t8\t => 3x3 12345678.
        \t1\t2\n3\t4\t5\n6\t7\t8 => 3x3 .12345678
        1,2,3,4\n5,6,11,8\n,10,7,9\n13,14,15,12 => 4x4 123456b8.a79defc
        1,2,,3 => 2x2 12.3
        1;2;3\n4;;6\n7;5;8 => 3x3 1234.6758
        | 1 | 2 | 3 |\n| 4 |   | 6 |\n| 7 | 5 | 8 | => 3x3 1234.6758
        |1|2|3|\n|4||6|\n|7|5|8| => 3x3 1234.6758
        1 | 2 | 3\n4 |   | 6\n7 | 5 | 8 => 3x3 1234.6758
        [1, 2, 3, 4, , 6, 7, 5, 8] => 3x3 1234.6758
        ['1','2','3','4','','6','7','5','8'] => 3x3 1234.6758
        1,2,3\n4,,6\n7,5,8\n\n1,2,3\n4,5,6\n7,8, => 3x3 1234.6758, 3x3 12345678.
        1,2,3\n4,,6\n7,5,8\n1,2,3\n4,5,6\n7,8,0 => 3x3 1234.6758, 3x3 12345678.
        1,2,3,\n4,5,6,\n7,8, => 3x3 12345678.
        ",
    );
}

#[test]
fn an_empty_place_is_no_blank_where_there_is_one_or_where_it_parts_no_single_cells() {
    read_as(
        r#"
        ,1,2,3,4,5,6,7,8,.,\n => 3x3 12345678.
        1, 2, 3,\n4, 0, 6,\n7, 5, 8, => 3x3 1234.6758
        1\t\t2\t\t3\n4\t\t0\t\t6\n7\t\t5\t\t8 => 3x3 1234.6758
        \t1 2 3\n\t4 5 6\n\t7 8 => board "1 2 3/4 5 6/7 8": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        1,2,3,4,5,6,7,8, => board "1 2 3 4 5 6 7 8": 8 cells were read, the tiles 1 to 8 and no blank; write the blank as one of . 0 x X _ * -
        1,,23 => board "1 _ 23": 3 cells were read, and no board has so many: it has W x H of them, W and H at least 2, at most 16 in all
        1,,2,,3 => board "1 _ 2 _ 3": the blank is an empty cell: 1.23 or 12.3? Write it as .
        "#,
    );
}

#[test]
fn tables_and_boxes_are_read() {
    all_read_as(
        "3x3 1234.6758",
        r"
        | 1 | 2 | 3 |\n|---|---|---|\n| 4 |   | 6 |\n| 7 | 5 | 8 |
        |1|2|3|\n|:-:|:-:|:-:|\n|4| |6|\n|7|5|8|
        | | | |\n|-|-|-|\n|1|2|3|\n|4|.|6|\n|7|5|8|
        +---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 |   | 6 |\n+---+---+---+\n| 7 | 5 | 8 |\n+---+---+---+
        -------------\n| 1 | 2 | 3 |\n-------------\n| 4 |   | 6 |\n-------------\n| 7 | 5 | 8 |\n-------------
        ┌───┬───┬───┐\n│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 4 │   │ 6 │\n├───┼───┼───┤\n│ 7 │ 5 │ 8 │\n└───┴───┴───┘
        ╔═══╦═══╦═══╗\n║ 1 ║ 2 ║ 3 ║\n╠═══╬═══╬═══╣\n║ 4 ║   ║ 6 ║\n╠═══╬═══╬═══╣\n║ 7 ║ 5 ║ 8 ║\n╚═══╩═══╩═══╝
        *************\n|  1 |  2 |  3 |\n*************\n|  4 |    |  6 |\n*************\n|  7 |  5 |  8 |
        1 | 2 | 3\n==+===+==\n4 |   | 6\n--+---+--\n7 | 5 | 8
        ",
    );
}

#[test]
fn quotes_separate() {
    read_as(
        r#"
        {"123", "485", "76."} => 3x3 12348576.
        {"123", "45."} => 3x2 12345.
        ['123','456','78.'] => 3x3 12345678.
        ["12","34","5."] => 2x3 12345.
        ['1','2','3','4','5','6','7','8','0'] => 3x3 12345678.
        [["1","2"],["3",""]] => 2x2 123.
        "283104765","123804765" => 3x3 2831.4765, 3x3 1238.4765
        “283104765”,‘123804765’ => 3x3 2831.4765, 3x3 1238.4765
        "[2, 8, 3, 1, 0, 4, 7, 6, 5]","[1, 2, 3, 8, 0, 4, 7, 6, 5]" => 3x3 2831.4765, 3x3 1238.4765
        "#,
    );
}

#[test]
fn bars_semicolons_and_quotes_end_rows_where_nothing_else_does_and_the_groups_are_equal() {
    read_as(
        r#"
        1 3 5 | 4 2 0 => 3x2 13542.
        [1 2 3; 4 5 0] => 3x2 12345.
        135|420 => 3x2 13542.
        1 2; 3 4; 5 0 => 2x3 12345.
        1 2 3; 4 5 6; 7 8 0 => 3x3 12345678.
        1 3 5 | 4 2 0 | 1 2 3 | 4 5 0 => 3x2 13542., 3x2 12345.
        1 2 | 3 4 5 0 => board "1 2 3 4 5 0": 6 cells: 2x3 or 3x2?
        1 | 2 | 3 | 4 | 5 | 0 => board "1 2 3 4 5 0": 6 cells: 2x3 or 3x2?
        1 2 | 3 4\n5 6 | 7 0 => 4x2 1234567.
        --size 2x3 1 3 5 | 4 2 0 => board "1 3 5 4 2 0": it shows the size 3x2, and 2x3 was asked for
        --size 3x2 12345. | 1234.5 => 3x2 12345., 3x2 1234.5
        "#,
    );
}

#[test]
fn full_width_characters_are_read_as_their_ascii_forms() {
    all_read_as(
        "3x3 1234567.8",
        "
        １２３４５６７０８
        １ ２ ３ ４ ５ ６ ７ Ｘ ８
        １２３、４５６、７０８
        １，２，３，４，５，６，７，０，８
        １２３／４５６／７０８
        （１２３）（４５６）（７－８）
        ",
    );
}

#[test]
fn letters_count_from_a_where_one_is_beyond_f() {
    read_as(
        r#"
        ABCD/EFGH/IJKL/OMN. => 4x4 123456789abcfde.
        abcdefgh. => 3x3 12345678.
        A B C\nD E F\nG _ H => 3x3 1234567.8
        ABCDEFG0H => 3x3 1234567.8
        ABCDEFGXH => 3x3 1234567.8
        ABCDEFGHIJKLMNO. ABCDEFGHIJKLMN.O => 4x4 123456789abcdef., 4x4 123456789abcde.f
        --blank P ABCDEFGHIJKLMNOP => 4x4 123456789abcdef.
        ABCDEFGG. => board "ABCDEFGG.": tile 7 appears twice and tile 8 is missing
        ABC. => board "ABC.": tiles 10, 11 and 12 are out of range (4 cells hold tiles 1 to 3) and tiles 1, 2 and 3 are missing
        ABCDEFGH1 => board "ABCDEFGH1": 'G' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one of . 0 x X _ * -
        "#,
    );
}

#[test]
fn a_heading_tells_the_size() {
    read_as(
        r#"
        4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15 => 4x4 123456789abcde.f
        3x2:1,2,3,4,5,0 => 3x2 12345.
        2x3 # width x height\n123450 => 2x3 12345.
        2×3\n123450 => 2x3 12345.
        2 x 3\n123450 => 2x3 12345.
        2X3 123450 => 2x3 12345.
        2 3\n123450 => 2x3 12345.
        2 3\n1 2 3\n4 5 0 => 3x2 12345.
        3x2 123450 3x2 123405 => 3x2 12345., 3x2 1234.5
        3\n0\n3\n8\n4\n1\n7\n2\n6\n5 => 3x3 .38417265
        8\n1 2 3\n4 5 6\n7 0 8 => 3x3 1234567.8
        15\n123456789abcde.f => 4x4 123456789abcde.f
        3\n1 2\n3 0 => board "1 2/3 0": 4 cells were read, and the size 3x3 has 9
        8\n1 2 3\n4 5 6\n7 0 8\n8\n1 2 3\n4 5 6\n7 8 0 => 3x3 1234567.8, 3x3 12345678.
        1x2\n345\n678 => 3x3 1.2345678
        7\n1 2 3\n4 5 6\n7 8 0 => board "1 2 3/4 5 6/7 8 0": 9 cells were read below "7", which is no size of theirs: a size is WxH, or the side of a square
        "#,
    );
}

#[test]
fn one_row_that_is_ended_is_one_row() {
    read_as(
        r#"
        1 0 2 3/ => board "1 0 2 3": one row of 4 cells, ended by /, and a board has at least 2 rows
        1 2 3 4 0 5/ => board "1 2 3 4 0 5": one row of 6 cells, ended by /, and a board has at least 2 rows
        12345678. 1234.6758/ => board "1234.6758": one row of 9 cells, ended by /, and a board has at least 2 rows
        12345678./1234.6758 => 3x3 12345678., 3x3 1234.6758
        1 0/2 3/ => 2x2 1.23
        "#,
    );
}

#[test]
fn a_goals_name_stands_wherever_a_board_can() {
    read_as(
        r#"
        283104765 snail => 3x3 2831.4765, 3x3 1238.4765
        283104765 Standard => 3x3 2831.4765, 3x3 12345678.
        1 2 3/4 5 0\nblank-first => 3x2 12345., 3x2 .12345
        snail 283104765 => 3x3 1238.4765, 3x3 2831.4765
        --size 2x3 snail => 2x3 12.354
        --size 3x3 snail standard => 3x3 1238.4765, 3x3 12345678.
        "283104765","snail" => 3x3 2831.4765, 3x3 1238.4765
        snail => goal snail: nothing tells its size
        283104765 snail 123456780 => board "12345678.": 3 boards were read; a pair is two, a start and a goal
        283104765 snial => board "snial": "snial" is no goal (standard, blank-first or snail), and no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one of . 0 x X _ * -
        "#,
    );
}

#[test]
fn cells_of_two_meanings_are_told_with_both() {
    read_as(
        r#"
        1 2\n4 0\n1 2\n3 0 => board "1 2/4 0/1 2/3 0": as one board of 8 cells, the blank and tiles 1 and 2 appear twice and tiles 5, 6 and 7 are missing; as two, "1 2/4 0": tile 4 is out of range (4 cells hold tiles 1 to 3) and tile 3 is missing
        15 14 13 12 11 # 10 9 8 7 6 5 4 3 2 1 => board "15 14 13 12 11 # 10 9 8 7 6 5 4 3 2 1": a comment begins at #, and what is left is no board; it is one if # is the blank
        "#,
    );
}

#[test]
fn as_many_cells_as_a_larger_board_has_are_not_cut_into_boards() {
    for cells in [20, 24, 25, 30, 36, 100] {
        let labels: Vec<String> = (0..cells).map(|label| label.to_string()).collect();
        for text in [labels.join(" "), labels.join(",\n")] {
            let read = text::read(&text, &Dialect::default());
            let message = read.map_err(|error| error.to_string()).unwrap_err();
            let fault = format!("{cells} cells were read, and no board has so many");
            assert!(message.contains(&fault), "{message}");
        }
    }
}

/// Words for the blank with which every board of a shape can be written.
const BLANKS: [&str; 8] = [".", "0", "x", "-", "□", "-1", "blank", "#"];

#[test]
fn every_board_that_is_printed_is_read_back_in_every_style_with_any_blank() {
    let styles = [BoardStyle::Compact, BoardStyle::Spaced, BoardStyle::Rows];
    for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
        let last = (shape.cells() - 1).to_string();
        let beyond = shape.cells().to_string();
        for word in BLANKS.into_iter().chain([last.as_str(), &beyond, "F"]) {
            let blank: Blank = word.parse().expect("a word");
            let dialect = Dialect {
                size: None,
                blank: Some(blank.clone()),
            };
            for seed in 0..20 {
                let labels = Random(seed).board(shape.cells() as u8);
                let board = Board::new(shape, &labels).expect("a board");
                for style in styles {
                    let text = board.written(style, &blank).to_string();
                    let pair = format!("{text}\n{text}");
                    let named = format!("{shape} {word:?}, seed {seed}: {text:?}");
                    assert_eq!(text::read_one(&text, &dialect), Ok(board), "{named}");
                    assert_eq!(text::read(&pair, &dialect), Ok(vec![board; 2]), "{named}");
                }
            }
        }
    }
}
