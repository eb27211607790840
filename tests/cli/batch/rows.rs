//! Boards in rows, and pairs of boards.

use std::fmt::Write as _;

use crate::boards::compact;
use crate::command::{folder_with, npuzzle, shell};
use crate::oracle::Random;

/// Each file, as `input.txt`, and a line for the shell that prints these answers.
#[track_caller]
pub(super) fn files(cases: &[(&str, &str, &str)]) {
    for (file, line, answers) in cases {
        let folder = folder_with("input.txt", file);
        shell(line).inside(folder.path()).prints(answers);
    }
}

/// UVA 10181's sample.
pub(super) const UVA: &str =
    "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";

/// HDU 3567's sample.
const HDU: &str = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";

#[test]
fn files_of_judges_and_courses_are_read_as_they_are() {
    files(&[
        (
            UVA,
            "npuzzle path --notation capitals --batch input.txt --rows",
            "LLLDRDRDR\nunsolvable\n",
        ),
        (
            HDU,
            "npuzzle path --order dlru --batch input.txt --pairs",
            "dd\nurrulldr\n",
        ),
        (
            "12345678.\n123.46758\n13524678.\n46758123.\n",
            "npuzzle steps --batch input.txt --pairs",
            "3\n22\n",
        ),
        // In LightOJ's format.
        (
            "2\n\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n\n1 2 3 4\n5 6 7 8\n9 10 0 12\n13 14 11 15\n",
            "npuzzle path --order dlru --batch input.txt --rows",
            "r\ndr\n",
        ),
        (
            "1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 0 6\n7 5 8\n",
            "npuzzle steps --batch input.txt --rows",
            "1\n2\n",
        ),
        // Files of Princeton's course, one after another.
        (
            "3\n 0  1  3\n 4  2  5\n 7  8  6\n\n2\n 1  2\n 0  3\n3\n 1  2  3\n 4  5  6\n 8  7  0\n",
            "npuzzle steps --batch input.txt --rows",
            "4\n1\n-1\n",
        ),
        // In POJ 2893's format: rows and columns before each board, zeros at the end.
        (
            "3 3\n1 0 3\n4 2 5\n7 8 6\n4 3\n1 2 5\n4 6 9\n11 8 10\n3 7 0\n0 0\n",
            "npuzzle check --batch input.txt --rows; npuzzle steps --batch input.txt --rows --json | jq -c '[.line, .size]'",
            "solvable\nunsolvable\n[1,\"3x3\"]\n[5,\"3x4\"]\n",
        ),
        (
            "start,goal\n\"[2, 8, 3, 1, 0, 4, 7, 6, 5]\",\"[1, 2, 3, 8, 0, 4, 7, 6, 5]\"\n\"[1, 2, 3, 4, 5, 6, 7, 0, 8]\",\"[1, 2, 3, 4, 5, 6, 7, 8, 0]\"\n",
            "npuzzle steps --batch input.txt",
            "4\n1\n",
        ),
        // In the format of Codeup's problem: start and goal of three rows each.
        (
            "2 8 3\n1 6 4\n7 0 5\n1 2 3\n8 0 4\n7 6 5\n\n1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 5 6\n7 8 0\n",
            "npuzzle steps --count-start --batch input.txt --pairs",
            "6\n1\n",
        ),
    ]);
}

#[test]
fn a_board_in_rows_ends_where_no_longer_board_does() {
    files(&[
        // The first two rows of three are a board too.
        (
            "1 2 3\n4 5 0\n7 8 6\n1 2 3\n4 0 5\n7 8 6\n",
            "npuzzle steps --batch input.txt --rows --json | jq -c '[.line, .size, .steps]'",
            "[1,\"3x3\",1]\n[4,\"3x3\",2]\n",
        ),
        // Boards of two rows, parted by nothing.
        (
            "1 2 3\n4 5 0\n1 2 3\n4 0 5\n",
            "npuzzle steps --batch input.txt --rows",
            "0\n1\n",
        ),
        // The first three rows are a board of 3x3.
        (
            "1 2 3\n4 5 6\n7 8 0\n9 10 11\n\n1 2 3\n4 5 6\n7 8 0\n10 9 11\n",
            "npuzzle check --batch input.txt --rows --json | jq -c '[.line, .size]'",
            "[1,\"3x4\"]\n[6,\"3x4\"]\n",
        ),
        // The first row is a board by itself.
        (
            "1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12\n",
            "npuzzle steps --batch input.txt --rows",
            "3\n",
        ),
        // A number on each line, below the side of the board.
        (
            "3\n1\n2\n3\n4\n5\n6\n7\n0\n8\n3\n1\n2\n3\n4\n5\n6\n7\n8\n0\n",
            "npuzzle steps --batch input.txt --rows",
            "1\n0\n",
        ),
        (
            "123\n456\n7x8\r\n123\n4x6\n758",
            "npuzzle steps --batch input.txt --rows",
            "1\n2\n",
        ),
        (
            "+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+\n| 7 |   | 8 |\n+---+---+---+\n+---+---+\n| 1 | 2 |\n+---+---+\n|   | 3 |\n+---+---+\n",
            "npuzzle steps --batch input.txt --rows",
            "1\n1\n",
        ),
        // With a word for the blank, of a size that was asked for, in comments.
        (
            "# two boards\n1 2 3\n4 5 -1 # the end\n# and\n1 2 3\n4 -1 5\n",
            "npuzzle steps --blank -1 --size 3x2 --batch input.txt --rows",
            "0\n1\n",
        ),
        (
            "1 2 3\n4 5 6\n7 0 8\n",
            "npuzzle path --goal snail --batch input.txt --rows",
            "unsolvable\n",
        ),
    ]);
}

#[test]
fn a_bad_board_in_rows_is_one_record_and_its_line_is_told() {
    for (file, answers, messages) in [
        (
            "1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n7 7 0\n1 2 3\n4 0 6\n7 5 8\n",
            "1\nerror\n2\n",
            "-:4: board \"1 2 3/4 5 6/7 7 0\": tile 7 appears twice and tile 8 is missing\n",
        ),
        (
            "3\n1 2 3\n4 5 6\n7 7 0\n3\n1 2 3\n4 0 6\n7 5 8\n",
            "error\n2\n",
            "-:2: board \"1 2 3/4 5 6/7 7 0\": tile 7 appears twice and tile 8 is missing\n",
        ),
        // A row is missing, and rows of two boards make another board.
        (
            "1 2 3\n4 5 6\n1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 0 6\n7 5 8\n",
            "error\n1\n2\n",
            "-:1: board \"1 2 3/4 5 6\": 6 cells were read, the tiles 1 to 6 and no blank; write the \
             blank as one of . 0 x X _ * -; --blank=WORD names another\n",
        ),
        (
            "1 2 3\n4 5 6\n7 8 z\n\n1 2 3\n4 0 6\n7 5 8\n",
            "error\n2\n",
            "-:1: board \"1 2 3/4 5 6/7 8 z\": 'z' is no label: tiles are written 1 to 15, or a to f \
             for 10 to 15, and the blank is one of . 0 x X _ * -; --blank=WORD names another\n",
        ),
    ] {
        for jobs in ["", "--jobs 1"] {
            let call = npuzzle(&format!("steps --rows --batch - {jobs}"));
            call.stdin(file)
                .run()
                .says(messages)
                .printed(answers)
                .exited(2);
        }
    }
}

#[test]
fn a_pair_is_two_boards() {
    let run = npuzzle("steps --pairs --batch -")
        .stdin("12345678.\n1234567.8\n\n12345678.\n")
        .run();
    run.says("-:4: \"12345678.\" is a start, and no goal is behind it: --pairs reads two boards\n")
        .printed("1\nerror\n")
        .exited(2);
    // Both may stand on a line, and in rows beside it.
    let file = "12345678. 1234567.8\n1 2 3\n4 5 6\n7 8 0\n1234567.8\n";
    npuzzle("steps --pairs --batch -")
        .stdin(file)
        .prints("1\n1\n");
}

#[test]
fn two_boards_on_a_line_are_no_record_of_rows() {
    let run = npuzzle("steps --rows --batch -")
        .stdin("12345678. 1234567.8\n12345678.\n")
        .run();
    run.says("-:1: \"1234567.8\" is a second board of the record: --rows reads one, --pairs two\n")
        .printed("error\n0\n")
        .exited(2);
}

#[test]
fn rows_are_for_batches_of_boards() {
    for (arguments, message) in [
        (
            "verify --rows --batch -",
            "moves stand behind the boards of a line: leave --rows and --pairs out",
        ),
        (
            "rank --pairs --batch -",
            "a record is one board or one rank: leave --pairs out, and --rows with --unrank",
        ),
    ] {
        npuzzle(arguments).stdin("1 2 3\n").fails(message);
    }
    npuzzle("rank --rows --batch -")
        .stdin("1 2\n3 0\n\n0 1\n2 3\n")
        .prints("9\n0\n");
}

/// Random boards in rows, in several files: with or without blank lines or sizes, one shape or several.
#[test]
fn boards_in_rows_are_answered_as_on_lines_however_the_file_is_cut() {
    for seed in 0..12 {
        let mut random = Random(seed);
        let (mut rows, mut lines) = (String::new(), String::new());
        let shape =
            |random: &mut Random| [(3, 3), (3, 2), (2, 3), (4, 2), (2, 2), (2, 4)][random.below(6)];
        let first = shape(&mut random);
        let mixed = seed % 2 == 1;
        for _ in 0..400 {
            let (width, height) = if mixed { shape(&mut random) } else { first };
            let labels = random.board((width * height) as u8);
            if seed % 4 == 3 {
                let _ = writeln!(rows, "{width} {height}");
            }
            for row in labels.chunks(width) {
                let row: Vec<String> = row.iter().map(u8::to_string).collect();
                rows += &(row.join(" ") + "\n");
            }
            if mixed || seed % 4 == 2 {
                rows += "\n";
            }
            let line: Vec<String> = labels.chunks(width).map(compact).collect();
            lines += &(line.join("/") + "\n");
        }
        let expected = npuzzle("check --batch - --json").stdin(lines).run().stdout;
        let expected = without_lines(&expected);
        for jobs in ["--jobs 1", "--jobs 3"] {
            let run = npuzzle(&format!("check --rows --batch - --json {jobs}"))
                .stdin(rows.as_str())
                .run();
            let answers = without_lines(&run.stdout);
            for (number, (answer, expected)) in answers.iter().zip(&expected).enumerate() {
                assert_eq!(answer, expected, "seed {seed}, board {number}");
            }
            assert_eq!(answers.len(), expected.len(), "seed {seed}");
        }
    }
}

/// JSON records without their lines.
fn without_lines(records: &str) -> Vec<&str> {
    let behind = |record: &'_ str| record.find(",\"size\"").unwrap_or(0);
    records
        .lines()
        .map(|record| &record[behind(record)..])
        .collect()
}

#[test]
fn an_answer_comes_as_soon_as_the_next_board_begins() {
    let mut running = npuzzle("steps --rows --batch -").start();
    running.say("1 2 3\n4 5 6\n7 0 8\n1 2 3\n");
    running.answers("1");
    running.say("4 5 6\n7 8 0\n\n");
    running.answers("0");
    let mut running = npuzzle("steps --batch -").start();
    running.say("2\n123456780\n");
    running.answers("0");
}

/// In a row such as `2 13 0`, the number 13 is no two tiles, though 2, 1, 3 and 0 are a board.
#[test]
fn numbers_of_two_digits_are_tiles_in_every_row() {
    let rows = ["2 13 0", "1 9 5", "3 14 10", "8 6 11", "7 4 12"];
    let file = rows.join("\n") + "\n" + &rows.join("\n") + "\n";
    let line = "npuzzle check --rows --batch input.txt --json | jq -c '[.line, .size]'";
    files(&[(&file, line, "[1,\"3x5\"]\n[6,\"3x5\"]\n")]);
    // So between commas: the first row alone is no board of 2x2.
    let rows = ["10, 2, 3", "1, 5, 12", "14, 0, 7", "6, 9, 13", "8, 11, 4"];
    let file = rows.join("\n") + "\n\n" + &rows.join("\n") + "\n";
    files(&[(&file, line, "[1,\"3x5\"]\n[7,\"3x5\"]\n")]);
}

#[test]
fn a_hash_that_is_the_blank_begins_no_comment() {
    for (file, layout) in [
        ("# 1 2 3 4 5 6 7 8\n123456#78\n123456#78 12345678#\n", ""),
        (
            "# 1 2\n3 4 5\n6 7 8\n1 2 3\n4 5 6\n# 7 8\n\n123\n456\n#78\n",
            "--rows",
        ),
    ] {
        let call = npuzzle(&format!("steps --batch - --blank # {layout}")).stdin(file);
        call.prints("22\n2\n2\n");
    }
}

#[test]
fn a_row_that_is_not_all_read_ends_no_board() {
    // The first read of a file ends within the number 11, and three rows are a board too.
    let board = "1 2 3\n4 5 6\n7 8 0\n11 10 9\n";
    let file = first_read("1 2 3\n4 5 6\n7 8 0\n1", &board.repeat(2));
    let line = "npuzzle check --rows --batch input.txt --json | jq -c '[.line, .size]'";
    files(&[(&file, line, "[2,\"3x4\"]\n[6,\"3x4\"]\n")]);
    let mut running = npuzzle("check --rows --batch - --json").start();
    running.say("1 2 3\n4 5 6\n7 8 0\n1");
    running.say("1 10 9\n\n");
    let answer = running.hear();
    assert!(answer.starts_with(r#"{"line":1,"size":"3x4""#), "{answer}");
}

#[test]
fn comments_stand_beside_and_between_rows() {
    files(&[
        (
            "1 2 3\n# between\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n7 8 0\n",
            "npuzzle steps --rows --batch input.txt",
            "1\n0\n",
        ),
        (
            "123 # the first row of three\n456\n708\n# and\n123\n456\n780\n",
            "npuzzle steps --rows --batch input.txt",
            "1\n0\n",
        ),
    ]);
}

/// `3 2` and `3x2` are rows of a board too.
#[test]
fn a_size_that_looks_like_a_row_is_a_size() {
    let line = "npuzzle check --rows --batch input.txt --json | jq -c '[.line, .start]'";
    let pairs = "npuzzle check --pairs --batch input.txt --json | jq -c '[.line, .start, .goal]'";
    files(&[
        ("3 2\n0 4\n1 5\n2 3\n", line, "[1,\".4/15/23\"]\n"),
        (
            "\n3x2\n5 1 4\n2 3 0\n\n3x2\n0 1 5\n3 4 2\n",
            line,
            "[2,\"514/23.\"]\n[6,\".15/342\"]\n",
        ),
        (
            "4 2\n12\n34\n56\n70\n4 2\n21\n34\n56\n70\n",
            line,
            "[1,\"12/34/56/7.\"]\n[6,\"21/34/56/7.\"]\n",
        ),
        (
            "3x2\n0 1 5\n3 4 2\n3x2\n5 1 4\n0 3 2\n3x2\n2 0 3\n5 1 4\n3x2\n3 4 1\n0 5 2\n",
            pairs,
            "[1,\".15/342\",\"514/.32\"]\n[7,\"2.3/514\",\"341/.52\"]\n",
        ),
        (
            "3\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n7 8 0\n",
            "npuzzle steps --pairs --batch input.txt",
            "1\n",
        ),
    ]);
    // A blank line may be all that was read of the second record.
    let board = "3 2\n0 4\n1 5\n2 3\n\n";
    let file = first_read(board, &board.repeat(2));
    files(&[(&file, line, "[2,\".4/15/23\"]\n[7,\".4/15/23\"]\n")]);
}

/// A comment and a text, of which the first read of the file sees so much.
fn first_read(seen: &str, text: &str) -> String {
    let comment = "#".repeat(1024 - 1 - seen.len());
    format!("{comment}\n{text}")
}

#[test]
fn an_object_among_rows_is_a_record() {
    let file =
        "{\"start\":\"1234567.8\"}\n1 2 3\n4 5 6\n7 8 0\n{\"id\":7,\"start\":\"1234567.8\"}\n";
    npuzzle("steps --rows --batch -")
        .stdin(file)
        .prints("1\n0\n1\n");
}

/// Rows of a board that can't be read may be a smaller board, or make one with the rows behind.
#[test]
fn rows_of_a_bad_board_are_no_board_of_fewer_rows() {
    for (file, answers) in [
        (
            "1 2\n3 4\n5 0\n1 0\n2 3\n4 4\n1 2\n3 4\n0 5\n",
            "0\nerror\n1\n",
        ),
        (
            "1 2\n3 4\n5 0\n3 1\n0 2\n5 5\n1 2\n3 4\n0 5\n",
            "0\nerror\n1\n",
        ),
        (
            "|1|2|3|4|\n|5|6|7| |\n\n|1|3| |2|\n|7|4|6|1|\n\n|1|2|3|4|\n|5|6| |7|\n",
            "0\nerror\n1\n",
        ),
    ] {
        let run = npuzzle("steps --rows --batch -").stdin(file).run();
        run.printed(answers).exited(2);
    }
}
