//! `npuzzle render --moves`: other moves than those of the solution.

use crate::command::npuzzle;

#[test]
fn given_moves_are_drawn_in_place_of_the_solution() {
    // There and back again, which no solution does.
    let expected = "# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n\n# step 2: l\n1 2\n. 3\n";
    for moves in ["rl", "RL", "Rl", " rl\n"] {
        npuzzle("render 12.3 --style plain --moves")
            .arg(moves)
            .prints(expected);
    }
    npuzzle("render 12.3 12/3. --style plain --moves rl").prints(expected);
    npuzzle("render 12.3 --goal standard --style plain --moves rl").prints(expected);
}

#[test]
fn no_moves_may_be_given() {
    npuzzle("render 12.3 --style plain --moves")
        .arg("")
        .prints("# step 0\n1 2\n. 3\n");
}

#[test]
fn the_moves_that_path_prints_are_the_solution() {
    let solution = npuzzle("render 867254301 123456780").run().stdout;
    let path = npuzzle("path 867254301 123456780").run().stdout;
    npuzzle("render 867254301 --moves")
        .arg(path)
        .prints(&solution);
}

#[test]
fn a_move_that_leaves_the_board_is_named() {
    for (board, moves, message) in [
        (
            ".12345678",
            "u",
            "move 1, u, leaves the board: the moves from \".12345678\" are d r",
        ),
        (
            ".12345678",
            "RRR",
            "move 3, r, leaves the board: the moves from \"12.345678\" are d l",
        ),
        (
            "1234567.8",
            "udld",
            "move 4, d, leaves the board: the moves from \"123456.78\" are u r",
        ),
        (
            "12/34/5.",
            "ll",
            "move 2, l, leaves the board: the moves from \"1234.5\" are u r",
        ),
    ] {
        npuzzle(&format!("render {board} --moves {moves}")).fails(message);
    }
}

#[test]
fn a_letter_that_is_no_move_is_named() {
    npuzzle("render 12.3 --moves rx")
        .run()
        .mentions("moves \"rx\": character 2, \"x\", is no move: moves are u d l r")
        .printed("")
        .exited(2);
}

#[test]
fn moves_are_read_in_any_notation_and_as_those_of_the_tiles() {
    for arguments in ["R L", "right, left", "→←", "R1L"] {
        let call = npuzzle("render 12.3 --style plain --moves").arg(arguments);
        call.prints("# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n\n# step 2: l\n1 2\n. 3\n");
    }
    npuzzle("render 12.3 --style plain --moves L --frame tile")
        .prints("# step 0\n1 2\n. 3\n\n# step 1: r\n1 2\n3 .\n");
}

#[test]
fn moves_are_of_one_board_and_not_of_a_batch() {
    npuzzle("render --batch - --moves rl")
        .run()
        .mentions("'--batch <FILE>' cannot be used with '--moves <MOVES>'")
        .printed("")
        .exited(2);
}

#[test]
fn without_a_goal_tiles_belong_where_the_moves_take_them() {
    let look = "--moves r --style plain --color always";
    let with = npuzzle(&format!("render 12.3 12/3. {look}")).run().stdout;
    npuzzle(&format!("render 12.3 {look}")).prints(&with);
    let other = npuzzle(&format!("render 12.3 321. {look}")).run().stdout;
    assert_ne!(other, with);
}

#[test]
fn json_holds_the_given_moves() {
    npuzzle("render 12.3 --moves RL --json").prints(
        r#"{"size":"2x2","start":"12.3","goal":null,"solvable":null,"steps":2,"path":"rl","boards":["12.3","123.","12.3"]}
"#,
    );
    // What the goal is, and whether any moves lead there, is not changed by moves that don't.
    npuzzle("render 12.3 123. --moves rl --json").prints(
        r#"{"size":"2x2","start":"12.3","goal":"123.","solvable":true,"steps":2,"path":"rl","boards":["12.3","123.","12.3"]}
"#,
    );
    npuzzle("render 12.3 21.3 --moves r --json").prints(
        r#"{"size":"2x2","start":"12.3","goal":"21.3","solvable":false,"steps":1,"path":"r","boards":["12.3","123."]}
"#,
    );
}
