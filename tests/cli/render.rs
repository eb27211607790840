//! `npuzzle render`: what a board, and every board of a solution, looks like.

use crate::command::{Run, npuzzle, terminal};

const ESCAPE: char = '\u{1b}';

/// The output without its escape sequences.
fn uncoloured(text: &str) -> String {
    let mut parts = text.split(ESCAPE);
    let first = parts.next().unwrap_or_default().to_owned();
    first
        + &parts
            .map(|part| part.split_once('m').map_or(part, |(_, rest)| rest))
            .collect::<String>()
}

/// How many boards stand side by side in each row of boards.
fn abreast(run: &Run) -> Vec<usize> {
    let lines = run.stdout.lines();
    lines
        .map(|line| line.matches("step ").count())
        .filter(|&count| count > 0)
        .collect()
}

#[test]
fn one_board_is_drawn_in_boxes() {
    npuzzle("render 2831.4765").prints(
        "\
┌───┬───┬───┐
│ 2 │ 8 │ 3 │
├───┼───┼───┤
│ 1 │   │ 4 │
├───┼───┼───┤
│ 7 │ 6 │ 5 │
└───┴───┴───┘
",
    );
    npuzzle("render 2831.4765 --style ascii").prints(
        "\
+---+---+---+
| 2 | 8 | 3 |
+---+---+---+
| 1 |   | 4 |
+---+---+---+
| 7 | 6 | 5 |
+---+---+---+
",
    );
}

#[test]
fn the_plain_style_has_no_boxes() {
    npuzzle("render 2831.4765 --style plain").prints("2 8 3\n1 . 4\n7 6 5\n");
}

#[test]
fn tiles_of_two_digits_are_aligned_to_the_right() {
    npuzzle("render 123456789abcdef.").prints(
        "\
┌────┬────┬────┬────┐
│  1 │  2 │  3 │  4 │
├────┼────┼────┼────┤
│  5 │  6 │  7 │  8 │
├────┼────┼────┼────┤
│  9 │ 10 │ 11 │ 12 │
├────┼────┼────┼────┤
│ 13 │ 14 │ 15 │    │
└────┴────┴────┴────┘
",
    );
    npuzzle("render 123456789abcdef. --style plain")
        .prints(" 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  .\n");
}

#[test]
fn a_board_that_is_not_square_keeps_its_shape() {
    npuzzle("render 123/4.5 --style plain").prints("1 2 3\n4 . 5\n");
    npuzzle("render 1234.5 --size 2x3 --style plain").prints("1 2\n3 4\n. 5\n");
    npuzzle("render 12/34/5. --style ascii").prints(
        "\
+---+---+
| 1 | 2 |
+---+---+
| 3 | 4 |
+---+---+
| 5 |   |
+---+---+
",
    );
}

#[test]
fn a_solution_is_drawn_board_by_board() {
    npuzzle("render 12.3 12/3. --style ascii").prints(
        "\
step 0     step 1: r
+---+---+  +---+---+
| 1 | 2 |  | 1 | 2 |
+---+---+  +---+---+
|   | 3 |  | 3 |   |
+---+---+  +---+---+
",
    );
    npuzzle("render 12.3 12/3.").prints(
        "\
step 0     step 1: r
┌───┬───┐  ┌───┬───┐
│ 1 │ 2 │  │ 1 │ 2 │
├───┼───┤  ├───┼───┤
│   │ 3 │  │ 3 │   │
└───┴───┘  └───┴───┘
",
    );
    npuzzle("render 12.3 12/3. --style plain")
        .prints("# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n");
}

#[test]
fn a_goal_makes_a_solution_of_one_board() {
    npuzzle("render 123.84765 --goal snail --style plain")
        .prints("# step 0\n1 2 3\n. 8 4\n7 6 5\n\n# step 1: r\n1 2 3\n8 . 4\n7 6 5\n");
}

#[test]
fn boards_that_do_not_fit_side_by_side_go_below() {
    npuzzle("render 12/.3 2./13 --style ascii --columns 20").prints(
        "\
step 0     step 1: u
+---+---+  +---+---+
| 1 | 2 |  |   | 2 |
+---+---+  +---+---+
|   | 3 |  | 1 | 3 |
+---+---+  +---+---+

step 2: r
+---+---+
| 2 |   |
+---+---+
| 1 | 3 |
+---+---+
",
    );
}

#[test]
fn as_many_boards_stand_side_by_side_as_the_columns_hold() {
    // A 3x3 board takes 13 columns, and 2 part it from the next.
    for (columns, boards) in [
        (1, vec![1, 1, 1, 1]),
        (27, vec![1, 1, 1, 1]),
        (28, vec![2, 2]),
        (42, vec![2, 2]),
        (43, vec![3, 1]),
        (57, vec![3, 1]),
        (58, vec![4]),
        (65535, vec![4]),
    ] {
        let run = npuzzle(&format!("render 12345678. 123.46758 --columns {columns}")).run();
        assert_eq!(abreast(&run), boards, "{}", run.line);
        run.says("").exited(0);
    }
}

#[test]
fn without_a_terminal_there_are_80_columns() {
    let run = npuzzle("render 867254301 123456780").run();
    assert_eq!(abreast(&run), [5, 5, 5, 5, 5, 5, 2]);
}

#[test]
fn columns_make_no_difference_to_the_plain_style() {
    let solution = "render 123.46758 --goal standard --style plain";
    let expected = npuzzle(solution).run().stdout;
    npuzzle(&format!("{solution} --columns 500")).prints(&expected);
}

#[test]
fn no_moves_are_one_board() {
    npuzzle("render 12345678. 12345678. --style plain").prints("# step 0\n1 2 3\n4 5 6\n7 8 .\n");
}

#[test]
fn an_unsolvable_pair_is_called_unsolvable() {
    npuzzle("render 12345678. 21345678.").prints("unsolvable\n");
    npuzzle("render 21345678. --goal standard --style plain").prints("unsolvable\n");
}

#[test]
fn no_line_ends_in_blanks() {
    for style in ["unicode", "ascii", "plain"] {
        let run = npuzzle(&format!("render 867254301 123456780 --style {style}")).run();
        let ragged: Vec<_> = run
            .stdout
            .lines()
            .filter(|line| line.ends_with(' '))
            .collect();
        assert!(ragged.is_empty(), "{}: {ragged:?}", run.line);
    }
}

#[test]
fn the_blank_is_drawn_as_asked_for() {
    npuzzle("render 12.3 --style ascii --blank 0")
        .prints("+---+---+\n| 1 | 2 |\n+---+---+\n| 0 | 3 |\n+---+---+\n");
    for blank in [".", "0", "x", "X", "_", "*"] {
        npuzzle(&format!("render 12.3 --style plain --blank {blank}"))
            .prints(&format!("1 2\n{blank} 3\n"));
    }
}

#[test]
fn a_plain_board_can_be_read_again() {
    for board in [
        "12.3",
        "23.1",
        "123/4.5",
        "32/1./54",
        "2831.4765",
        "1234/567.",
        "12/34/56/7.",
        "987/65a/.43/21b",
        "fedcba987654321.",
    ] {
        for blank in [".", "0", "x", "X", "_", "*"] {
            let drawing = npuzzle(&format!("render {board} --style plain --blank {blank}"));
            let drawn = drawing.run().stdout;
            npuzzle(&format!("render --style plain --blank {blank}"))
                .stdin(drawn.as_str())
                .prints(&drawn);
        }
    }
}

#[test]
fn a_plain_solution_of_one_move_can_be_read_again_as_a_pair() {
    for pair in ["12.3 123.", "123/4.5 123/45.", "1234567.8 12345678."] {
        let drawn = npuzzle(&format!("render {pair} --style plain"))
            .run()
            .stdout;
        npuzzle("path").stdin(drawn).prints("r\n");
    }
}

#[test]
fn json_holds_every_board_along_the_path() {
    npuzzle("render 123456780 123046758 --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3,"path":"lul","boards":["12345678.","1234567.8","1234.6758","123.46758"]}
"#,
    );
    npuzzle("render 12345678. 21345678. --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null,"path":null,"boards":null}
"#,
    );
}

#[test]
fn json_of_one_board_has_no_goal() {
    npuzzle("render 12345678. --json --blank 0").prints(
        r#"{"size":"3x3","start":"123456780","goal":null,"solvable":null,"steps":null,"path":null,"boards":["123456780"]}
"#,
    );
}

#[test]
fn statistics_go_to_standard_error() {
    npuzzle("render 12.3 123. --style plain --stats")
        .run()
        .mentions("expanded: ")
        .mentions("depth: ")
        .mentions("time: ")
        .printed("# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n")
        .exited(0);
}

#[test]
fn a_board_alone_has_statistics_of_nothing() {
    npuzzle("render 12.3 --style plain --stats")
        .run()
        .mentions("expanded: 0 boards forward, 0 backward\n")
        .mentions("depth:    0 moves forward, 0 backward\n")
        .mentions("time: ")
        .printed("1 2\n. 3\n")
        .exited(0);
}

#[test]
fn a_pair_of_any_shape_that_takes_no_search_is_drawn() {
    npuzzle("render 123456789abcdef. --goal standard --style plain")
        .prints("# step 0\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  .\n");
    npuzzle("render 123456789abcdef. 123456789abcdfe.").prints("unsolvable\n");
}

#[test]
fn a_pipe_gets_colour_only_if_it_is_asked_for() {
    let pair = "render 12345678. 123.46758";
    for option in ["", "--color auto", "--color never"] {
        let run = npuzzle(&format!("{pair} {option}")).run().exited(0);
        assert!(!run.stdout.contains(ESCAPE), "{}", run.line);
    }
    for style in ["unicode", "ascii", "plain"] {
        let drawing = format!("{pair} --style {style}");
        let plain = npuzzle(&drawing).run().stdout;
        let run = npuzzle(&format!("{drawing} --color always"))
            .run()
            .exited(0);
        assert!(run.stdout.contains(ESCAPE), "{}", run.line);
        assert_eq!(uncoloured(&run.stdout), plain, "{}", run.line);
    }
}

#[test]
fn the_tile_that_moved_stands_out() {
    let reversed = "\u{1b}[7m";
    let run = npuzzle("render 12.3 123. --style plain --color always").run();
    let boards: Vec<&str> = run.stdout.split("\n\n").collect();
    assert_eq!(boards.len(), 2, "{}", run.stdout);
    assert!(!boards[0].contains(reversed), "{}", boards[0]);
    let (_, moved) = boards[1].split_once(reversed).unwrap_or_default();
    assert!(uncoloured(moved).starts_with('3'), "{}", boards[1]);
}

#[test]
fn tiles_where_the_goal_wants_them_stand_out() {
    let look = "--style plain --color always";
    let alone = npuzzle(&format!("render 12.3 {look}")).run().stdout;
    let solved = npuzzle(&format!("render 12.3 12.3 {look}")).run().stdout;
    let (_, solved) = solved.split_once('\n').unwrap_or_default();
    assert_eq!(uncoloured(solved), uncoloured(&alone));
    for (home, away) in solved.lines().zip(alone.lines()) {
        assert_ne!(home, away);
    }
}

#[test]
fn colour_is_wanted_even_where_no_color_is_set_if_it_is_asked_for() {
    let run = npuzzle("render 12.3 --color always")
        .env("NO_COLOR", "1")
        .run();
    assert!(run.stdout.contains(ESCAPE), "{}", run.stdout);
}

#[test]
fn a_terminal_gets_colour_unless_no_color_is_set() {
    for (no_color, coloured) in [(None, true), (Some(""), true), (Some("1"), false)] {
        let Some(mut call) = terminal("npuzzle render 12.3 123.") else {
            return;
        };
        if let Some(value) = no_color {
            call = call.env("NO_COLOR", value);
        }
        let run = call.run().exited(0);
        assert_eq!(
            run.stdout.contains(ESCAPE),
            coloured,
            "NO_COLOR {no_color:?}"
        );
    }
}

#[test]
fn a_terminal_says_how_many_boards_stand_side_by_side() {
    let Some(call) = terminal("stty cols 43; npuzzle render 12345678. 123.46758") else {
        return;
    };
    assert_eq!(abreast(&call.run()), [3, 1]);
}
