//! The one grammar for boards: every form of it, alone and in pairs.

use crate::oracle::{Random, every_board};
use npuzzle::{Board, MAX_CELLS, ParseError, Shape, text};

fn shape(width: usize, height: usize) -> Shape {
    Shape::new(width, height).expect("a shape")
}

/// The boards read, each as its shape and its compact text.
fn read_sized(text: &str, size: Option<Shape>) -> Result<Vec<String>, ParseError> {
    let describe = |board: &Board| format!("{} {board}", board.shape());
    text::read(text, size).map(|boards| boards.iter().map(describe).collect())
}

fn read(text: &str) -> Result<Vec<String>, ParseError> {
    read_sized(text, None)
}

fn assert_reads(text: &str, expected: &[&str]) {
    match read(text) {
        Ok(boards) => assert_eq!(boards, expected, "{text:?}"),
        Err(error) => panic!("{text:?}: {error}"),
    }
}

/// `12345678.`
fn compact(labels: &[u8]) -> String {
    let characters: Vec<char> = ".123456789abcdef".chars().collect();
    labels
        .iter()
        .map(|&at| characters[usize::from(at)])
        .collect()
}

/// `1 2 3 4 5 6 7 8 0`
fn separated(labels: &[u8]) -> String {
    joined(labels, " ")
}

/// `1 2 3 / 4 5 6 / 7 8 0`
fn slashed(labels: &[u8], width: usize) -> String {
    let rows: Vec<String> = labels.chunks(width).map(separated).collect();
    rows.join(" / ")
}

/// Lines of right-aligned numbers.
fn lines(labels: &[u8], width: usize) -> String {
    labels
        .chunks(width)
        .flat_map(|row| {
            row.iter()
                .map(|label| format!("{label:3}"))
                .chain(["\n".into()])
        })
        .collect()
}

/// `[[1,2,3],[4,5,6],[7,8,0]]`
fn list_of_lists(labels: &[u8], width: usize) -> String {
    let rows: Vec<String> = labels
        .chunks(width)
        .map(|row| format!("[{}]", joined(row, ",")))
        .collect();
    format!("[{}]", rows.join(","))
}

fn joined(labels: &[u8], separator: &str) -> String {
    let numbers: Vec<String> = labels.iter().map(ToString::to_string).collect();
    numbers.join(separator)
}

fn every_form(labels: &[u8], width: usize) -> [String; 5] {
    [
        compact(labels),
        separated(labels),
        slashed(labels, width),
        lines(labels, width),
        list_of_lists(labels, width),
    ]
}

#[test]
fn every_board_of_3x3_is_printed_compactly_and_read_back() {
    for labels in every_board(9) {
        let board = Board::new(shape(3, 3), &labels).expect("a board");
        let text = board.to_string();
        assert_eq!(text, compact(&labels));
        assert_eq!(text.parse(), Ok(board), "{text}");
    }
}

#[test]
fn boards_of_3x3_are_read_alike_in_every_form() {
    for labels in every_board(9).step_by(17) {
        let board = Board::new(shape(3, 3), &labels).expect("a board");
        for text in every_form(&labels, 3) {
            assert_eq!(text.parse(), Ok(board), "{text:?}");
        }
    }
}

#[test]
fn random_boards_of_4x4_are_read_alike_in_every_form() {
    for seed in 0..2_000 {
        let labels = Random(seed).board(16);
        let board = Board::new(shape(4, 4), &labels).expect("a board");
        assert_eq!(board.to_string(), compact(&labels), "seed {seed}");
        for text in every_form(&labels, 4) {
            assert_eq!(text.parse(), Ok(board), "seed {seed}: {text:?}");
        }
    }
}

#[test]
fn two_boards_of_any_shape_are_read_alike_in_every_mixture_of_forms() {
    for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
        let cells = u8::try_from(shape.cells()).expect("few cells");
        for seed in 0..50 {
            let mut random = Random(seed);
            let pair = [random.board(cells), random.board(cells)];
            let board = |labels: &Vec<u8>| Board::new(shape, labels).expect("a board");
            let expected: Vec<Board> = pair.iter().map(board).collect();
            for start in every_form(&pair[0], shape.width()) {
                for goal in every_form(&pair[1], shape.width()) {
                    for between in [" ", "\n", ", ", " | ", "\n\n", "\r", "\u{feff}"] {
                        let text = format!("{start}{between}{goal}");
                        let read = text::read(&text, Some(shape));
                        assert_eq!(read.as_ref(), Ok(&expected), "seed {seed}: {text:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_blank_is_printed_as_asked_and_read_back() {
    let board: Board = "1234.5678".parse().expect("a board");
    for blank in ['.', '0', 'x', 'X', '_', '*'] {
        let text = board.compact(blank).to_string();
        assert_eq!(text, format!("1234{blank}5678"));
        assert_eq!(text.parse(), Ok(board), "{text}");
    }
}

#[test]
fn every_character_for_the_blank_is_read_compact_and_separated() {
    for blank in ['.', '0', 'x', 'X', '_', '*'] {
        assert_reads(&format!("1234{blank}5678"), &["3x3 1234.5678"]);
        assert_reads(&format!("1 2 3 4 {blank} 5 6 7 8"), &["3x3 1234.5678"]);
        assert_reads(&format!("{blank}12/345"), &["3x2 .12345"]);
        assert_reads(
            &format!("123456789abcdef{blank}"),
            &["4x4 123456789abcdef."],
        );
    }
}

#[test]
fn every_separator_parts_labels() {
    let separators = [
        " ", "\t", "\n", "\r\n", "\r", "\u{a0}", "\u{3000}", "\u{feff}", ",", ";", "|", "[", "]",
        "(", ")", "{", "}", "/", ", ", " | ", "],[", "\t\t",
    ];
    for separator in separators {
        let text = ["1", "2", "3", "4", "0", "5", "6", "7", "8"].join(separator);
        assert_reads(&text, &["3x3 1234.5678"]);
    }
}

#[test]
fn labels_above_nine_are_numbers_or_letters_of_either_case() {
    let table = [
        "123456789abcdef.",
        "123456789ABCDEF.",
        "123456789aBcDeF.",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
        "1 2 3 4 5 6 7 8 9 a b c d e f .",
        "1 2 3 4 5 6 7 8 9 A 11 c 13 E 15 .",
        "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 00",
        "1234 5678 9abc def.",
        "12345678 9 10 11 12 13 14 15 0",
        "1 2 3 4 5 6 7 8 9 10 11 cdef.",
    ];
    for text in table {
        assert_reads(text, &["4x4 123456789abcdef."]);
    }
}

#[test]
fn lists_pasted_from_programs_are_boards() {
    let table = [
        "[[1,2,3],[4,5,6],[7,8,0]]",
        "[[1, 2, 3],\n [4, 5, 6],\n [7, 8, 0]]\n",
        "[[1 2 3]\n [4 5 6]\n [7 8 0]]",
        "((1,2,3),(4,5,6),(7,8,0))",
        "{{1,2,3},{4,5,6},{7,8,0}};",
        "[1,2,3,4,5,6,7,8,0]",
        "[1 2 3; 4 5 6; 7 8 0]",
        "| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 | 8 | _ |",
        "1,2,3\n4,5,6\n7,8,0\n",
    ];
    for text in table {
        assert_reads(text, &["3x3 12345678."]);
    }
}

#[test]
fn what_stands_around_a_board_is_no_error() {
    let table = [
        "\u{feff}12345678.",
        "\u{feff}# a comment\n12345678.",
        "12345678.\u{feff}",
        "1 2 3\n\u{feff}4 5 6\n\u{feff}7 8 .",
        "12345678.\r\n",
        "1 2 3\r\n4 5 6\r\n7 8 .\r\n",
        "1 2 3\r4 5 6\r7 8 .\r",
        "   12345678.  \t \n",
        "\n\n12345678.\n\n\n",
        "1 2 3\n\n4 5 6\n\n7 8 .",
        "/123//456/78./",
        ",1,2,3,4,5,6,7,8,.,",
    ];
    for text in table {
        assert_reads(text, &["3x3 12345678."]);
    }
}

#[test]
fn comments_run_to_the_end_of_the_line() {
    let table = [
        "# 87654321.\n12345678.",
        "12345678. # the goal",
        "12345678.# the goal",
        "123 # 4\n456 # zzz /\n78.",
        "# one\n\n# two\n3\n# three\n123456780\n# four",
        "#\n12345678.\n#",
        "# one\r12345678.\r# two",
    ];
    for text in table {
        assert_reads(text, &["3x3 12345678."]);
    }
}

#[test]
fn the_rows_show_the_shape() {
    let table = [
        ("12/3.", "2x2 123."),
        ("123/45.", "3x2 12345."),
        ("12/34/5.", "2x3 12345."),
        ("12\r34\r5.", "2x3 12345."),
        ("1 2 3 4\n5 6 7 0", "4x2 1234567."),
        ("1 2\n3 4\n5 6\n7 0", "2x4 1234567."),
        ("[[1,2,3,4,5],[6,7,8,9,0]]", "5x2 123456789."),
        ("1 2 3\n4 5 6\n7 8 9\n10 11 0", "3x4 123456789ab."),
        ("1234/5678/9ab.", "4x3 123456789ab."),
        ("1234567/89abcd.", "7x2 123456789abcd."),
        ("12345/6789a/bcde.", "5x3 123456789abcde."),
        ("12345678/9abcdef.", "8x2 123456789abcdef."),
        ("12/34/56/78/9a/bc/de/f.", "2x8 123456789abcdef."),
        ("1234/5678/9abc/def.", "4x4 123456789abcdef."),
    ];
    for (text, expected) in table {
        assert_reads(text, &[expected]);
    }
}

#[test]
fn a_board_without_rows_is_the_square_that_fits() {
    let table = [
        ("123.", "2x2 123."),
        ("1\n2\n3\n0", "2x2 123."),
        ("12345678.", "3x3 12345678."),
        ("1\n2\n3\n4\n5\n6\n7\n8\n0", "3x3 12345678."),
        ("123456789abcdef.", "4x4 123456789abcdef."),
    ];
    for (text, expected) in table {
        assert_reads(text, &[expected]);
    }
}

#[test]
fn the_size_asked_for_is_the_shape_of_boards_that_show_none() {
    let table = [
        ("12345.", (3, 2), "3x2 12345."),
        ("12345.", (2, 3), "2x3 12345."),
        ("1\n2\n3\n4\n5\n0", (2, 3), "2x3 12345."),
        ("12345678.", (3, 3), "3x3 12345678."),
        ("123456789ab.", (6, 2), "6x2 123456789ab."),
        ("123456789abcdef.", (8, 2), "8x2 123456789abcdef."),
        ("123/45.", (3, 2), "3x2 12345."),
    ];
    for (text, (width, height), expected) in table {
        let read = read_sized(text, Some(shape(width, height)));
        assert_eq!(read, Ok(vec![expected.to_owned()]), "{text:?}");
    }
}

#[test]
fn a_size_line_may_say_the_size_asked_for_either_way_round() {
    for text in ["2 8\n123456789abcdef.", "8 2\n123456789abcdef."] {
        for (width, height) in [(2, 8), (8, 2)] {
            let read = read_sized(text, Some(shape(width, height)));
            let expected = format!("{width}x{height} 123456789abcdef.");
            assert_eq!(read, Ok(vec![expected]), "{text:?}");
        }
    }
}

#[test]
fn the_size_asked_for_is_the_shape_of_both_boards() {
    let read = read_sized("12345. 1234.5", Some(shape(3, 2)));
    assert_eq!(read, Ok(vec!["3x2 12345.".into(), "3x2 1234.5".into()]));
}

#[test]
fn a_first_line_that_holds_only_the_size_is_no_row() {
    let table = [
        ("2\n1 2\n3 0", "2x2 123."),
        ("2\n1 2 3 0", "2x2 123."),
        ("3\n 1 2 3\n 4 5 6\n 7 8 0\n", "3x3 12345678."),
        ("3\n12345678.", "3x3 12345678."),
        ("3\n123\n456\n780", "3x3 12345678."),
        ("3\n\n1 2 3\n4 5 6\n7 8 0", "3x3 12345678."),
        (
            "# a map\n3 # its size\n1 2 3\n4 5 6\n7 8 0",
            "3x3 12345678.",
        ),
        ("\u{feff}3\r\n1 2 3\r\n4 5 6\r\n7 8 0\r\n", "3x3 12345678."),
        ("3\r1 2 3\r4 5 6\r7 8 0\r", "3x3 12345678."),
        ("3 3\n1 2 3\n4 5 6\n7 8 0", "3x3 12345678."),
        ("3 3\n12345678.", "3x3 12345678."),
        (
            "4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0",
            "4x4 123456789abcdef.",
        ),
        ("4\n123456789abcdef.", "4x4 123456789abcdef."),
        ("4 4\n1234\n5678\n9abc\ndef.", "4x4 123456789abcdef."),
    ];
    for (text, expected) in table {
        assert_reads(text, &[expected]);
    }
}

#[test]
fn a_size_line_of_two_numbers_has_columns_first_unless_the_rows_show_them_second() {
    let table = [
        ("3 2\n12345.", "3x2 12345."),
        ("2 3\n12345.", "2x3 12345."),
        ("2 3\n1 2 3 4 5 0", "2x3 12345."),
        ("3 2\n1 2 3\n4 5 0", "3x2 12345."),
        ("2 3\n1 2 3\n4 5 0", "3x2 12345."),
        ("2 3\n12\n34\n50", "2x3 12345."),
        ("3 2\n12\n34\n50", "2x3 12345."),
        ("2 8\n123456789abcdef.", "2x8 123456789abcdef."),
    ];
    for (text, expected) in table {
        assert_reads(text, &[expected]);
    }
}

#[test]
fn a_first_row_that_could_be_a_size_is_a_row_where_the_cells_make_a_board() {
    assert_reads("2 3\n1 0", &["2x2 231."]);
    assert_reads("3 2\n1 5\n4 0", &["2x3 32154."]);
}

#[test]
fn a_size_line_may_stand_before_each_of_two_boards() {
    let pair = ["3x3 12345678.", "3x3 1234.6758"];
    assert_reads("3\n12345678.\n3\n1234.6758", &pair);
    assert_reads("3 3\n12345678.\n3 3\n1234.6758", &pair);
    assert_reads("3\n1 2 3\n4 5 6\n7 8 0\n\n3\n1 2 3\n4 0 6\n7 5 8", &pair);
    assert_reads("3\n12345678.\n3\n1 2 3\n4 0 6\n7 5 8", &pair);
    assert_reads("# one\n3\n12345678.\n# two\n3\n1234.6758", &pair);
    assert_reads("2\n1 2\n3 0\n2\n1 2\n0 3", &["2x2 123.", "2x2 12.3"]);
    assert_reads("3 2\n12345.\n3 2\n1234.5", &["3x2 12345.", "3x2 1234.5"]);
    assert_reads(
        "4\n123456789abcdef.\n4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15",
        &["4x4 123456789abcdef.", "4x4 123456789abcde.f"],
    );
}

#[test]
fn one_size_line_serves_two_boards() {
    let pair = ["3x3 12345678.", "3x3 1234.6758"];
    assert_reads("3\n12345678.\n1234.6758", &pair);
    assert_reads("3\n12345678. 1234.6758", &pair);
    assert_reads("3\n1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 0 6\n7 5 8", &pair);
    assert_reads("3 2\n12345. 1234.5", &["3x2 12345.", "3x2 1234.5"]);
    assert_reads("2\n1 2 3 0 1 2 0 3", &["2x2 123.", "2x2 12.3"]);
}

#[test]
fn two_boards_are_told_apart_however_they_stand() {
    let pair = ["3x3 12345678.", "3x3 1234.6758"];
    let table = [
        "12345678.\n1234.6758\n",
        "12345678.  \r\n1234.6758  \r\n",
        "12345678.\r1234.6758\r",
        "12345678.\u{feff}1234.6758",
        "\u{feff}12345678.\n\u{feff}1234.6758\n",
        "12345678. 1234.6758",
        "12345678.,1234.6758",
        "12345678.1234.6758",
        "123456780123406758",
        "123456780\n1 2 3 4 x 6 7 5 8",
        "1 2 3 4 5 6 7 8 _ 1234*6758",
        "1 2 3 4 5 6 7 8 0 1 2 3 4 0 6 7 5 8",
        "1\n2\n3\n4\n5\n6\n7\n8\n0\n1\n2\n3\n4\n0\n6\n7\n5\n8",
        "1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 0 6\n7 5 8",
        "1 2 3\n4 5 6\n7 8 0\n\n# then\n\n1 2 3\n4 0 6\n7 5 8",
        "123\n456\n780\n123\n406\n758",
        "123 456 780\n123 406 758",
        "123/456/78. 123/4.6/758",
        "123/456/78./123/4.6/758",
        "1 2 3 / 4 5 6 / 7 8 . 1 2 3 / 4 . 6 / 7 5 8",
        "[[1,2,3],[4,5,6],[7,8,0]] [[1,2,3],[4,0,6],[7,5,8]]",
        "[[[1,2,3],[4,5,6],[7,8,0]],[[1,2,3],[4,0,6],[7,5,8]]]",
        "[1,2,3,4,5,6,7,8,0], [1,2,3,4,0,6,7,5,8]",
        "[[1,2,3],[4,5,6],[7,8,0]]\n1234.6758",
        "12345678. {{1,2,3},{4,0,6},{7,5,8}}",
    ];
    for text in table {
        assert_reads(text, &pair);
    }
}

#[test]
fn two_boards_of_other_sizes_are_told_apart_too() {
    let table: [(&str, [&str; 2]); 10] = [
        ("123. 12.3", ["2x2 123.", "2x2 12.3"]),
        ("1 2 3 0 1 2 0 3", ["2x2 123.", "2x2 12.3"]),
        ("1 2\n3 0\n1 2\n0 3", ["2x2 123.", "2x2 12.3"]),
        ("123/45. 123/4.5", ["3x2 12345.", "3x2 1234.5"]),
        ("1 2\n3 4\n5 0\n1 2\n3 4\n0 5", ["2x3 12345.", "2x3 1234.5"]),
        ("1234/567. 1234/56.7", ["4x2 1234567.", "4x2 123456.7"]),
        (
            "123456789abcdef. 123456789abcde.f",
            ["4x4 123456789abcdef.", "4x4 123456789abcde.f"],
        ),
        (
            "123456789abcdef. 1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15",
            ["4x4 123456789abcdef.", "4x4 123456789abcde.f"],
        ),
        (
            "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0\n1234/5678/9abc/de.f",
            ["4x4 123456789abcdef.", "4x4 123456789abcde.f"],
        ),
        ("12\n34\n5.\n1234.5", ["2x3 12345.", "2x3 1234.5"]),
    ];
    for (text, expected) in table {
        assert_reads(text, &expected);
    }
}

#[test]
fn a_board_that_shows_its_shape_gives_it_to_the_one_that_does_not() {
    assert_reads("123/45. 1234.5", &["3x2 12345.", "3x2 1234.5"]);
    assert_reads("1234.5 123/45.", &["3x2 1234.5", "3x2 12345."]);
    assert_reads("12/34/56/7. 123456.7", &["2x4 1234567.", "2x4 123456.7"]);
}

#[test]
fn two_boards_of_different_sizes_are_read_each_as_it_stands() {
    assert_reads("123.\n12345678.", &["2x2 123.", "3x3 12345678."]);
    assert_reads("1234/567. 12/34/56/7.", &["4x2 1234567.", "2x4 1234567."]);
}
