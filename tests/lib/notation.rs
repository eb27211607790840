//! The grammar of boards: every form in which one board or two can be written.

use npuzzle::text::{self, Dialect};
use npuzzle::{Blank, Board, BoardStyle, MAX_CELLS, Shape};

use crate::oracle::{Random, every_board, grid};
use crate::table::{all_read_as, read_as};
use crate::{board, board_of};

/// One character a label: `12345678.`
fn compact(labels: &[u8]) -> String {
    let character = |&label| char::from(b".123456789abcdef"[usize::from(label)]);
    labels.iter().map(character).collect()
}

/// Numbers, with one separator between columns and another between rows.
fn numbers(labels: &[u8], separator: &str, width: usize, between_rows: &str) -> String {
    let joined = |row: &[u8]| {
        row.iter()
            .map(u8::to_string)
            .collect::<Vec<_>>()
            .join(separator)
    };
    let rows: Vec<String> = labels.chunks(width).map(joined).collect();
    rows.join(between_rows)
}

/// A board in each form, with whether the form shows the shape.
fn every_form(labels: &[u8], width: usize) -> [(bool, String); 5] {
    [
        (false, compact(labels)),
        (false, numbers(labels, " ", width, " ")),
        (true, numbers(labels, " ", width, " / ")),
        (true, numbers(labels, "\t", width, "\n") + "\n"),
        (true, format!("[[{}]]", numbers(labels, ",", width, "],["))),
    ]
}

#[test]
fn every_board_of_3x3_is_printed_compactly_and_read_back() {
    for labels in every_board(9) {
        let board = board_of(grid(3, 3), &labels);
        let text = board.to_string();
        assert_eq!(text, compact(&labels));
        assert_eq!(text.parse(), Ok(board), "{text}");
    }
}

/// What is known: the size, if it is to be said.
fn dialect(says_size: bool, shape: Shape) -> Dialect {
    Dialect {
        size: says_size.then_some(shape),
        blank: None,
    }
}

/// The size is given only if no board shows its shape.
#[test]
fn boards_of_any_shape_are_read_alike_in_every_form_and_any_two_forms_together() {
    for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
        for seed in 0..50 {
            let mut random = Random(seed);
            let pair = [(); 2].map(|()| random.board(shape.cells() as u8));
            let boards = [0, 1].map(|at| Board::new(shape, &pair[at]).expect("a board"));
            let [starts, goals] = [0, 1].map(|at| every_form(&pair[at], shape.width()));
            for (shows, start) in starts {
                let read = text::read_one(&start, &dialect(!shows, shape));
                assert_eq!(read, Ok(boards[0]), "seed {seed}: {start:?}");
                for (also_shows, goal) in &goals {
                    let dialect = dialect(!shows && !also_shows, shape);
                    for between in [" ", "\n", ", ", " | ", "\n\n", "\r", "\u{feff}"] {
                        let text = format!("{start}{between}{goal}");
                        let read = text::read(&text, &dialect);
                        assert_eq!(read, Ok(boards.to_vec()), "seed {seed}: {text:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn each_character_for_the_blank_is_read_and_printed() {
    for word in [".", "0", "x", "X", "_", "*"] {
        let blank: Blank = word.parse().expect("a word");
        let board = board("1234.5678");
        let text = board.written(BoardStyle::Compact, &blank).to_string();
        assert_eq!(text, format!("1234{blank}5678"));
        all_read_as("3x3 1234.5678", &format!("{text}\n1 2 3 4 {blank} 5 6 7 8"));
        all_read_as("3x2 .12345", &format!("{blank}12/345"));
        let large = format!("123456789abcdef{blank}");
        all_read_as("4x4 123456789abcdef.", &large);
    }
}

#[test]
fn every_separator_parts_labels() {
    let characters = " \t\n\r\u{a0}\u{3000}\u{feff},;|[](){}/".chars();
    let longer = ["\r\n", ", ", " | ", "],[", "\t\t"].map(String::from);
    for separator in characters.map(String::from).chain(longer) {
        let text = ["1", "2", "3", "4", "0", "5", "6", "7", "8"].join(&separator);
        assert_eq!(text.parse(), Ok(board("1234.5678")), "{separator:?}");
    }
}

#[test]
fn labels_above_nine_are_numbers_or_letters_of_either_case() {
    all_read_as(
        "4x4 123456789abcdef.",
        "
        123456789abcdef.
        123456789ABCDEF.
        123456789aBcDeF.
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0
        1 2 3 4 5 6 7 8 9 a b c d e f .
        1 2 3 4 5 6 7 8 9 A 11 c 13 E 15 .
        01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 00
        1234 5678 9abc def.
        12345678 9 10 11 12 13 14 15 0
        1 2 3 4 5 6 7 8 9 10 11 cdef.
        ",
    );
}

#[test]
fn lists_comments_and_space_around_a_board_are_read_as_they_are_pasted() {
    all_read_as(
        "3x3 12345678.",
        r"
        [[1,2,3],[4,5,6],[7,8,0]]
        [[1, 2, 3],\n [4, 5, 6],\n [7, 8, 0]]\n
        [[1 2 3]\n [4 5 6]\n [7 8 0]]
        ((1,2,3),(4,5,6),(7,8,0))
        {{1,2,3},{4,5,6},{7,8,0}};
        [1,2,3,4,5,6,7,8,0]
        [1 2 3; 4 5 6; 7 8 0]
        | 1 | 2 | 3 |\n| 4 | 5 | 6 |\n| 7 | 8 | _ |
        1,2,3\n4,5,6\n7,8,0\n
        \u{feff}12345678.
        \u{feff}# a comment\n12345678.
        12345678.\u{feff}
        1 2 3\n\u{feff}4 5 6\n\u{feff}7 8 .
        12345678.\r\n
        1 2 3\r\n4 5 6\r\n7 8 .\r\n
        1 2 3\r4 5 6\r7 8 .\r
        \u{20}  12345678.  \t \n
        \n\n12345678.\n\n\n
        1 2 3\n\n4 5 6\n\n7 8 .
        /123//456/78./
        ,1,2,3,4,5,6,7,8,.,
        # 87654321.\n12345678.
        12345678. # the goal
        12345678.# the goal
        123 # 4\n456 # zzz /\n78.
        # one\n\n# two\n3\n# three\n123456780\n# four
        #\n12345678.\n#
        # one\r12345678.\r# two
        ",
    );
}

#[test]
fn the_rows_show_the_shape_and_a_board_without_rows_is_the_square_that_fits() {
    read_as(
        r"
        12/3. => 2x2 123.
        123/45. => 3x2 12345.
        12\r34\r5. => 2x3 12345.
        [[1,2,3,4,5],[6,7,8,9,0]] => 5x2 123456789.
        1234/5678/9ab. => 4x3 123456789ab.
        12/34/56/78/9a/bc/de/f. => 2x8 123456789abcdef.
        123. => 2x2 123.
        1\n2\n3\n0 => 2x2 123.
        12345678. => 3x3 12345678.
        1\n2\n3\n4\n5\n6\n7\n8\n0 => 3x3 12345678.
        123456789abcdef. => 4x4 123456789abcdef.
        ",
    );
}

#[test]
fn the_size_asked_for_is_the_shape_of_boards_that_show_none() {
    read_as(
        r"
        --size 3x2 12345. => 3x2 12345.
        --size 3x2 123/45. => 3x2 12345.
        --size 3x2 12345. 1234.5 => 3x2 12345., 3x2 1234.5
        --size 2x3 12345. => 2x3 12345.
        --size 2x3 1\n2\n3\n4\n5\n0 => 2x3 12345.
        --size 3x3 12345678. => 3x3 12345678.
        --size 6x2 123456789ab. => 6x2 123456789ab.
        --size 8x2 123456789abcdef. => 8x2 123456789abcdef.
        --size 8x2 8 2\n123456789abcdef. => 8x2 123456789abcdef.
        --size 8x2 2 8\n123456789abcdef. => 8x2 123456789abcdef.
        --size 2x8 2 8\n123456789abcdef. => 2x8 123456789abcdef.
        --size 2x8 8 2\n123456789abcdef. => 2x8 123456789abcdef.
        ",
    );
}

#[test]
fn a_first_line_that_holds_only_the_size_is_no_row() {
    read_as(
        r"
        2\n1 2\n3 0 => 2x2 123.
        2\n1 2 3 0 => 2x2 123.
        3\n 1 2 3\n 4 5 6\n 7 8 0\n => 3x3 12345678.
        3\n12345678. => 3x3 12345678.
        3\n123\n456\n780 => 3x3 12345678.
        3\n\n1 2 3\n4 5 6\n7 8 0 => 3x3 12345678.
        # a map\n3 # its size\n1 2 3\n4 5 6\n7 8 0 => 3x3 12345678.
        \u{feff}3\r\n1 2 3\r\n4 5 6\r\n7 8 0\r\n => 3x3 12345678.
        3\r1 2 3\r4 5 6\r7 8 0\r => 3x3 12345678.
        3 3\n1 2 3\n4 5 6\n7 8 0 => 3x3 12345678.
        3 3\n12345678. => 3x3 12345678.
        4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0 => 4x4 123456789abcdef.
        4\n123456789abcdef. => 4x4 123456789abcdef.
        4 4\n1234\n5678\n9abc\ndef. => 4x4 123456789abcdef.
        ",
    );
}

#[test]
fn a_size_line_has_columns_first_unless_the_rows_show_them_second_or_it_is_a_row() {
    read_as(
        r"
        3 2\n12345. => 3x2 12345.
        2 3\n12345. => 2x3 12345.
        2 3\n1 2 3 4 5 0 => 2x3 12345.
        3 2\n1 2 3\n4 5 0 => 3x2 12345.
        2 3\n1 2 3\n4 5 0 => 3x2 12345.
        2 3\n12\n34\n50 => 2x3 12345.
        3 2\n12\n34\n50 => 2x3 12345.
        2 8\n123456789abcdef. => 2x8 123456789abcdef.
        2 3\n1 0 => 2x2 231.
        3 2\n1 5\n4 0 => 2x3 32154.
        ",
    );
}

#[test]
fn two_boards_are_told_apart_however_they_stand() {
    all_read_as(
        "3x3 12345678., 3x3 1234.6758",
        r"
        12345678.\n1234.6758\n
        12345678.  \r\n1234.6758  \r\n
        12345678.\r1234.6758\r
        12345678.\u{feff}1234.6758
        \u{feff}12345678.\n\u{feff}1234.6758\n
        12345678. 1234.6758
        12345678.,1234.6758
        12345678.1234.6758
        123456780123406758
        123456780\n1 2 3 4 x 6 7 5 8
        1 2 3 4 5 6 7 8 _ 1234*6758
        1 2 3 4 5 6 7 8 0 1 2 3 4 0 6 7 5 8
        1\n2\n3\n4\n5\n6\n7\n8\n0\n1\n2\n3\n4\n0\n6\n7\n5\n8
        1 2 3\n4 5 6\n7 8 0\n\n# then\n\n1 2 3\n4 0 6\n7 5 8
        123\n456\n780\n123\n406\n758
        123 456 780\n123 406 758
        123/456/78. 123/4.6/758
        123/456/78./123/4.6/758
        [[[1,2,3],[4,5,6],[7,8,0]],[[1,2,3],[4,0,6],[7,5,8]]]
        [1,2,3,4,5,6,7,8,0], [1,2,3,4,0,6,7,5,8]
        12345678. {{1,2,3},{4,0,6},{7,5,8}}
        3\n12345678.\n3\n1234.6758
        3 3\n12345678.\n3 3\n1234.6758
        3\n1 2 3\n4 5 6\n7 8 0\n\n3\n1 2 3\n4 0 6\n7 5 8
        3\n12345678.\n3\n1 2 3\n4 0 6\n7 5 8
        # one\n3\n12345678.\n# two\n3\n1234.6758
        3\n12345678.\n1234.6758
        3\n12345678. 1234.6758
        3\n1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 0 6\n7 5 8
        ",
    );
    read_as(
        r"
        123. 12.3 => 2x2 123., 2x2 12.3
        1 2 3 0 1 2 0 3 => 2x2 123., 2x2 12.3
        2\n1 2\n3 0\n2\n1 2\n0 3 => 2x2 123., 2x2 12.3
        2\n1 2 3 0 1 2 0 3 => 2x2 123., 2x2 12.3
        123/45. 123/4.5 => 3x2 12345., 3x2 1234.5
        12\n34\n5.\n1234.5 => 2x3 12345., 2x3 1234.5
        3 2\n12345.\n3 2\n1234.5 => 3x2 12345., 3x2 1234.5
        3 2\n12345. 1234.5 => 3x2 12345., 3x2 1234.5
        1234/567. 1234/56.7 => 4x2 1234567., 4x2 123456.7
        123. 12345678. => 2x2 123., 3x3 12345678.
        1234/567. 12/34/56/7. => 4x2 1234567., 2x4 1234567.
        ",
    );
    all_read_as(
        "4x4 123456789abcdef., 4x4 123456789abcde.f",
        r"
        123456789abcdef. 123456789abcde.f
        123456789abcdef. 1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15
        1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0\n1234/5678/9abc/de.f
        4\n123456789abcdef.\n4\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15
        ",
    );
}
