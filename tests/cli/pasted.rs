//! Boards as people have them, on standard input and as arguments.

use crate::boards::printed;
use crate::command::{Call, npuzzle};
use crate::oracle::Random;
use crate::table::{answers, errors};

/// Each text on standard input gets that answer.
#[track_caller]
fn piped(cases: &[(&str, &str, &str)]) {
    for (arguments, text, answer) in cases {
        npuzzle(arguments)
            .stdin(*text)
            .prints(&format!("{answer}\n"));
    }
}

#[test]
fn texts_with_rows_tables_and_headings_are_read_on_standard_input() {
    piped(&[
        ("path", "2-\n13", "ldr"),
        ("path", "1\t2\t3\n4\t\t6\n7\t5\t8", "dr"),
        ("path", "1,2,3,4\n5,6,7,8\n9,10,,11\n13,14,15,12\n", "rd"),
        ("steps", "1,2,3,4\n5,6,7,8\n,10,11,12\n9,13,14,15\n", "4"),
        (
            "path",
            "| 1 | 2 | 3 |\n|---|---|---|\n| 4 |   | 6 |\n| 7 | 5 | 8 |\n",
            "dr",
        ),
        (
            "path",
            "+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 |   | 6 |\n+---+---+---+\n| 7 | 5 | 8 |\n+---+---+---+\n",
            "dr",
        ),
        ("steps", "{\"123\", \"485\", \"76.\"}", "4"),
        ("steps", "['1','2','3','4','5','6','7','','8']", "1"),
        ("steps", "\"283104765\",\"123804765\"", "4"),
        ("steps", "“283104765”、“123804765”", "4"),
        ("path", "1 3 5 | 4 2 0", "uldr"),
        ("path", "[1 2 3; 4 0 5]", "r"),
        ("path", "１２３，４５６，７０８", "r"),
        ("path", "4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15", "r"),
        ("path", "2x3 # width x height\n1 2\n3 4\n0 5\n", "r"),
        ("path", "2 3\n1 2\n3 4\n0 5\n", "r"),
        ("path", "3\n1 2 3\n4 5 6\n7 0 8\n", "r"),
        ("path", "3 3\n1 2 3\n4 5 6\n7 0 8\n", "r"),
        ("path", "8\n1 2 3\n4 5 6\n7 0 8\n", "r"),
        ("steps", "283104765 snail", "4"),
        ("path", "1 2 3 4 5 6 7 - 8", "r"),
    ]);
}

#[test]
fn words_for_the_blank_goals_and_letters_are_read_as_arguments() {
    answers(
        "steps",
        "
        5 2 8 4 1 7 3 6 - => 22
        1 2 3 4 5 6 7 - 8 => 1
        1 2 3 4 5 6 7 None 8 => 1
        [[1,2,3],[4,5,6],[7,None,8]] => 1
        [[1,2,3],[4,5,6],[7,null,8]] => 1
        1 2 3 4 5 6 7 nil 8 => 1
        1 2 3 4 5 6 7 __ 8 => 1
        --blank F 0FD1C3B648952A7E 0123456789ABCDEF => 45
        --blank 16 1 2 3 4 5 6 7 8 9 10 11 16 13 14 15 12 => 1
        --blank=-1 1 2 3 4 5 6 7 -1 8 => 1
        --blank G 1234/5678/9ABG/DEFC => 1
        --blank B 1 2 3 4 5 6 7 B 8 => 1
        --blank □ 1 2 3 4 5 6 7 □ 8 => 1
        ABCD/EFGH/IJKL/OMN. => 18
        283104765 snail => 4
        snail 283104765 => 4
        snail blank-first --size 2x3 => 19
        ",
    );
}

#[test]
fn what_render_draws_of_a_board_of_any_shape_in_any_style_is_read_back() {
    let sides = (2..=8).flat_map(|width| (2..=8).map(move |height| (width, height)));
    for (width, height) in sides.filter(|(width, height)| width * height <= 16) {
        let labels = Random(width * 10 + height).board((width * height) as u8);
        let board = printed(&labels, width as usize);
        let rank = npuzzle("rank --quiet").arg(&board).run().stdout;
        for style in ["unicode", "ascii", "plain"] {
            for blank in ["", "□", "blank"] {
                let board = match blank {
                    "" => board.clone(),
                    blank => spaced(&labels, width as usize, blank),
                };
                let option = |call: Call| match blank {
                    "" => call,
                    blank => call.arg("--blank").arg(blank),
                };
                let render = option(npuzzle("render --style").arg(style));
                let drawn = render.arg(board).run().stdout;
                option(npuzzle("rank --quiet")).stdin(drawn).prints(&rank);
            }
        }
    }
}

/// A board as numbers, `/` between rows, with that word for the blank.
fn spaced(labels: &[u8], width: usize, blank: &str) -> String {
    let name = |&label: &u8| match label {
        0 => blank.to_owned(),
        tile => tile.to_string(),
    };
    let row = |row: &[u8]| row.iter().map(name).collect::<Vec<_>>().join(" ");
    labels.chunks(width).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn texts_of_which_nobody_can_be_sure_are_errors_that_say_how_to_say_what_was_meant() {
    errors(
        "steps",
        r#"
        '1 0 2 3/' => board "1 0 2 3": one row of 4 cells, ended by /, and a board has at least 2 rows; leave the / out if they are more than one
        '1 2 3 4 0 5/' => board "1 2 3 4 0 5": one row of 6 cells, ended by /, and a board has at least 2 rows; leave the / out if they are more than one
        '1,,2,,3' => board "1 _ 2 _ 3": the blank is an empty cell: 1.23 or 12.3? Write it as .
        '1 2 3/4 5 6/7 8' => board "1 2 3/4 5 6/7 8": row 1 has 3 cells, row 3 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        '15 14 13 12 11 # 10 9 8 7 6 5 4 3 2 1' => board "15 14 13 12 11 # 10 9 8 7 6 5 4 3 2 1": a comment begins at #, and what is left is no board; it is one if # is the blank: give --blank='#'
        '1 2 3 4 5 6 7 8 -1' => board "1 2 3 4 5 6 7 8 -1": "-1" is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one of . 0 x X _ * -; --blank=WORD names another
        283104765 snial => board "snial": "snial" is no goal (standard, blank-first or snail), and no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one of . 0 x X _ * -; --blank=WORD names another
        snail => goal snail: nothing tells its size; give --size
        123. 12.3 1.23 => board "1.23": 3 boards were read; a pair is two, a start and a goal; for more, give --batch FILE, and --rows if boards stand in rows
        "#,
    );
}
