//! `npuzzle render`: drawings of a board and of every board along a path.

use crate::command::{Run, npuzzle, terminal};
use crate::table;

const ESCAPE: char = '\u{1b}';
const BLANKS: [&str; 6] = [".", "0", "x", "X", "_", "*"];

#[track_caller]
fn drawn(arguments: &str) -> String {
    let run = npuzzle(&format!("render {arguments}")).run();
    run.says("").exited(0).stdout
}

/// Replaces the characters of boxes by those of the ASCII style.
fn in_ascii(drawing: &str) -> String {
    let drawing = drawing.replace(['┌', '┬', '┐', '├', '┼', '┤', '└', '┴', '┘'], "+");
    drawing.replace('─', "-").replace('│', "|")
}

/// The text without its colours.
fn uncoloured(text: &str) -> String {
    let (first, parts) = text.split_once(ESCAPE).unwrap_or((text, "m"));
    let rest = |part: &'_ str| part.split_once('m').unwrap_or_default().1.to_owned();
    first.to_owned() + &parts.split(ESCAPE).map(rest).collect::<String>()
}

/// How many boards stand side by side in each row of boards.
fn abreast(run: &Run) -> Vec<usize> {
    let counts = run.stdout.lines().map(|line| line.matches("step ").count());
    counts.filter(|&count| count > 0).collect()
}

#[test]
fn a_board_is_drawn_in_boxes() {
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
    npuzzle("render 123/4x5 --blank x").prints(
        "\
┌───┬───┬───┐
│ 1 │ 2 │ 3 │
├───┼───┼───┤
│ 4 │ x │ 5 │
└───┴───┴───┘
",
    );
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
fn the_plain_style_has_no_boxes() {
    npuzzle("render 2831.4765 --style plain").prints("2 8 3\n1 . 4\n7 6 5\n");
    npuzzle("render 123/4.5 --style plain").prints("1 2 3\n4 . 5\n");
    npuzzle("render 1234.5 --size 2x3 --style plain").prints("1 2\n3 4\n. 5\n");
}

#[test]
fn a_solution_is_drawn_board_by_board() {
    npuzzle("render 12.3 12/3. --style plain")
        .prints("# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n");
    npuzzle("render 123.84765 --goal snail --style plain")
        .prints("# step 0\n1 2 3\n. 8 4\n7 6 5\n\n# step 1: r\n1 2 3\n8 . 4\n7 6 5\n");
    npuzzle("render 12345678. 12345678. --style plain").prints("# step 0\n1 2 3\n4 5 6\n7 8 .\n");
}

#[test]
fn boards_that_do_not_fit_side_by_side_go_below() {
    npuzzle("render 12/.3 2./13 --columns 20").prints(
        "\
step 0     step 1: u
┌───┬───┐  ┌───┬───┐
│ 1 │ 2 │  │   │ 2 │
├───┼───┤  ├───┼───┤
│   │ 3 │  │ 1 │ 3 │
└───┴───┘  └───┴───┘

step 2: r
┌───┬───┐
│ 2 │   │
├───┼───┤
│ 1 │ 3 │
└───┴───┘
",
    );
}

#[test]
fn boxes_in_ascii_are_the_same_boxes() {
    for arguments in [
        "2831.4765",
        "12/34/5.",
        "fedcba987654321.",
        "12/.3 2./13 --columns 20",
    ] {
        let ascii = in_ascii(&drawn(arguments));
        npuzzle(&format!("render {arguments} --style ascii")).prints(&ascii);
    }
}

#[test]
fn as_many_boards_stand_side_by_side_as_the_columns_hold() {
    // A 3x3 board is 13 columns wide, with a gap of 2.
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
    }
    // The default is 80.
    let run = npuzzle("render 867254301 123456780").run();
    assert_eq!(abreast(&run), [5, 5, 5, 5, 5, 5, 2]);
}

#[test]
fn a_terminal_says_how_many_boards_stand_side_by_side() {
    let Some(call) = terminal("stty cols 43; npuzzle render 12345678. 123.46758") else {
        return;
    };
    assert_eq!(abreast(&call.run()), [3, 1]);
}

#[test]
fn columns_make_no_difference_to_the_plain_style() {
    let solution = "123.46758 --goal standard --style plain";
    npuzzle(&format!("render {solution} --columns 500")).prints(&drawn(solution));
}

#[test]
fn no_line_ends_in_blanks() {
    for style in ["unicode", "ascii", "plain"] {
        let drawing = drawn(&format!("867254301 123456780 --style {style}"));
        let ragged: Vec<&str> = drawing.lines().filter(|line| line.ends_with(' ')).collect();
        assert!(ragged.is_empty(), "{style}: {ragged:?}");
    }
}

#[test]
fn an_unsolvable_pair_is_called_unsolvable() {
    table::answers(
        "render",
        "12345678. 21345678.                     => unsolvable
         21345678. --goal standard --style plain => unsolvable
         123456789abcdef. 123456789abcdfe.       => unsolvable",
    );
}

#[test]
fn a_plain_board_can_be_read_again() {
    for board in [
        "12.3",
        "123/4.5",
        "32/1./54",
        "2831.4765",
        "12/34/56/7.",
        "987/65a/.43/21b",
    ] {
        for blank in BLANKS {
            let style = format!("--style plain --blank {blank}");
            let board = board.replace('.', blank);
            let drawing = drawn(&format!("{board} {style}"));
            assert!(drawing.contains(blank), "{drawing}");
            let again = npuzzle(&format!("render {style}")).stdin(drawing.as_str());
            again.prints(&drawing);
        }
    }
}

#[test]
fn a_plain_solution_of_one_move_can_be_read_again_as_a_pair() {
    for pair in ["12.3 123.", "123/4.5 123/45.", "1234567.8 12345678."] {
        let drawing = drawn(&format!("{pair} --style plain"));
        npuzzle("path").stdin(drawing).prints("r\n");
    }
}

#[test]
fn statistics_go_to_standard_error() {
    let nothing = "expanded: 0 boards forward, 0 backward\ndepth:    0 moves forward, 0 backward\n";
    for (arguments, statistics) in [("12.3 --goal standard", "expanded: 1 "), ("12.3", nothing)] {
        let arguments = format!("{arguments} --style plain");
        let run = npuzzle(&format!("render {arguments} --stats")).run();
        let run = run.mentions(statistics).mentions("time: ");
        run.printed(&drawn(&arguments)).exited(0);
    }
}

#[test]
fn a_pipe_gets_colour_only_if_it_is_asked_for() {
    for style in ["unicode", "ascii", "plain"] {
        let drawing = format!("12345678. 123.46758 --style {style}");
        let plain = drawn(&drawing);
        assert!(!plain.contains(ESCAPE), "{plain}");
        for option in ["auto", "never"] {
            assert_eq!(drawn(&format!("{drawing} --color {option}")), plain);
        }
        let coloured = drawn(&format!("{drawing} --color always"));
        assert!(coloured.contains(ESCAPE), "{coloured}");
        assert_eq!(uncoloured(&coloured), plain);
    }
}

#[test]
fn colour_is_wanted_even_where_no_color_is_set_if_it_is_asked_for() {
    let call = npuzzle("render 12.3 --color always").env("NO_COLOR", "1");
    call.prints(&drawn("12.3 --color always"));
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
fn the_tile_that_moved_stands_out() {
    let drawing = drawn("12.3 123. --style plain --color always");
    let (before, after) = drawing.split_once("\u{1b}[7m").expect("a reversed tile");
    assert_eq!(
        uncoloured(before),
        "# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n"
    );
    assert!(uncoloured(after).starts_with('3'), "{after}");
}

#[test]
fn tiles_where_the_goal_wants_them_stand_out() {
    let look = "--style plain --color always";
    let alone = drawn(&format!("12.3 {look}"));
    let solved = drawn(&format!("12.3 12.3 {look}"));
    let (_, solved) = solved.split_once('\n').unwrap_or_default();
    assert_eq!(uncoloured(solved), uncoloured(&alone));
    for (home, away) in solved.lines().zip(alone.lines()) {
        assert_ne!(home, away);
    }
    // Without a goal, the last board of the moves is the goal.
    let moves = format!("--moves r {look}");
    let there = drawn(&format!("12.3 {moves}"));
    assert_eq!(drawn(&format!("12.3 12/3. {moves}")), there);
    assert_ne!(drawn(&format!("12.3 321. {moves}")), there);
}

#[test]
fn given_moves_are_drawn_in_place_of_the_solution() {
    // No solution returns to its start.
    let expected = "# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n\n# step 2: l\n1 2\n. 3\n";
    for moves in ["rl", "Rl", " rl\n", "R L", "right, left", "→←"] {
        let call = npuzzle("render 12.3 --style plain --moves").arg(moves);
        call.prints(expected);
    }
    npuzzle("render 12.3 12/3. --style plain --moves rl").prints(expected);
    npuzzle("render 12.3 --goal standard --style plain --moves rl").prints(expected);
    npuzzle("render 12.3 --style plain --moves lr --frame tile").prints(expected);
    let none = npuzzle("render 12.3 --style plain --moves").arg("");
    none.prints("# step 0\n1 2\n. 3\n");
}

#[test]
fn the_moves_that_path_prints_are_the_solution() {
    let path = npuzzle("path 867254301 123456780").run().stdout;
    let call = npuzzle("render 867254301 --moves").arg(path);
    call.prints(&drawn("867254301 123456780"));
}

#[test]
fn json_holds_the_given_moves() {
    // "goal" and "solvable" are those of the pair, wherever the moves lead.
    table::answers(
        "render --json",
        r#"
        12.3 --moves RL      => {"size":"2x2","start":"12.3","goal":null,"solvable":null,"steps":2,"path":"rl","boards":["12.3","123.","12.3"]}
        12.3 123. --moves rl => {"size":"2x2","start":"12.3","goal":"123.","solvable":true,"steps":2,"path":"rl","boards":["12.3","123.","12.3"]}
        12.3 21.3 --moves r  => {"size":"2x2","start":"12.3","goal":"21.3","solvable":false,"steps":1,"path":"r","boards":["12.3","123."]}
        "#,
    );
}

#[test]
fn moves_that_cant_be_made_or_read_are_named() {
    table::errors(
        "render",
        r#"
        .12345678 --moves u    => move 1, u, leaves the board: the moves from ".12345678" are d r
        .12345678 --moves RRR  => move 3, r, leaves the board: the moves from "12.345678" are d l
        1234567.8 --moves udld => move 4, d, leaves the board: the moves from "123456.78" are u r
        12/34/5. --moves ll    => move 2, l, leaves the board: the moves from "12/34/.5" are u r
        "#,
    );
    table::refusals(
        "render",
        r#"
        12.3 --moves rx      => moves "rx": character 2, "x", is no move: moves are u d l r
        --batch - --moves rl => '--batch <FILE>' cannot be used with '--moves <MOVES>'
        "#,
    );
}
