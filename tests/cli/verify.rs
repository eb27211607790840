//! `npuzzle verify`: whether moves lead to the goal, and how many more they are than needed.

use crate::command::npuzzle;

/// The judge's own answer to POJ 1077's sample.
const POJ: &str = "ullddrurdllurdruldr";
/// An 8-puzzle that `slidysim` solves by moves of tiles.
const SLIDYSIM: &str = "820461375 R2U2LDLDRURDLULDRULURDLU";
/// Moves of tiles from another program; as moves of the blank they can be made too.
const OTHER: &str = "546807321 rulldrdruulddruullddrruull";
#[test]
fn published_answers_are_valid_and_the_minimum() {
    npuzzle(&format!("verify 23415x768 {POJ}")).prints("valid, 19 moves, the minimum\n");
    npuzzle(&format!("verify {SLIDYSIM} --frame tile")).prints("valid, 24 moves, the minimum\n");
    npuzzle(&format!("verify {OTHER} --frame tile")).prints("valid, 26 moves, the minimum\n");
}

#[test]
fn moves_that_are_more_than_needed_are_compared_with_the_minimum() {
    npuzzle(&format!("verify 23415x768 {POJ}lr"))
        .prints("valid, 21 moves, 2 more than the minimum\n");
    npuzzle(&format!("verify 23415x768 {POJ}lrudud"))
        .prints("valid, 25 moves, 6 more than the minimum\n");
    npuzzle("verify 12345678. lr").prints("valid, 2 moves, 2 more than the minimum\n");
}

#[test]
fn one_move_is_no_plural() {
    npuzzle("verify 1234567.8 r").prints("valid, 1 move, the minimum\n");
    npuzzle("verify 1234567.8 l").denies(
        "after 1 move the board is 123456.78, not the goal 12345678.; \
             read as the tiles' moves (--frame tile) they are right\n",
    );
}

#[test]
fn the_first_move_that_leaves_the_board_is_named() {
    npuzzle("verify 2 3 4 1 5 x 7 6 8 r").denies("move 1, \"r\", leaves the board\n");
    npuzzle("verify 12345678. lluulrrrr").denies("move 5, \"l\", leaves the board\n");
    npuzzle("verify 12345678. L2U3").denies("move 5, \"u\", leaves the board\n");
    npuzzle("verify 12345678. down").denies("move 1, \"d\", leaves the board\n");
}

#[test]
fn moves_that_lead_elsewhere_are_told_where() {
    npuzzle("verify 1234.5678 .12345678 lu")
        .denies("after 2 moves the board is .23145678, not the goal .12345678\n");
    npuzzle("verify 12345678. l --blank 0")
        .denies("after 1 move the board is 123456708, not the goal 123456780\n");
}

#[test]
fn moves_of_the_other_frame_are_recognized() {
    npuzzle(&format!("verify {OTHER}")).denies(
        "after 26 moves the board is .78312645, not the goal 12345678.; \
         read as the tiles' moves (--frame tile) they are right\n",
    );
    npuzzle(&format!("verify {SLIDYSIM}")).denies(
        "move 1, \"r\", leaves the board; read as the tiles' moves (--frame tile) they are right\n",
    );
    npuzzle(&format!("verify 23415x768 {POJ} --frame tile")).denies(
        "move 2, \"l\", leaves the board; \
         read as the blank's moves (--frame blank) they are right\n",
    );
}

#[test]
fn no_frame_is_named_in_which_the_moves_are_wrong_too() {
    npuzzle(&format!("verify {OTHER} --goal blank-first"))
        .denies("after 26 moves the board is .78312645, not the goal .12345678\n");
}

#[test]
fn no_moves_are_an_empty_argument() {
    for empty in ["", " ", "''", "\"\""] {
        npuzzle("verify 12345678.")
            .arg(empty)
            .prints("valid, 0 moves, the minimum\n");
        npuzzle("verify 12345678. 12345678.")
            .arg(empty)
            .prints("valid, 0 moves, the minimum\n");
        npuzzle("verify 12345678. --moves")
            .arg(empty)
            .prints("valid, 0 moves, the minimum\n");
        npuzzle("verify 1234567.8")
            .arg(empty)
            .denies("after 0 moves the board is 1234567.8, not the goal 12345678.\n");
    }
}

#[test]
fn boards_may_be_several_arguments_and_so_may_moves() {
    let valid = "valid, 19 moves, the minimum\n";
    npuzzle(&format!("verify 2 3 4 1 5 x 7 6 8 {POJ}")).prints(valid);
    npuzzle(&format!("verify 2 3 4 1 5 x 7 6 8 1 2 3 4 5 6 7 8 x {POJ}")).prints(valid);
    npuzzle(&format!("verify 234 15x 768 {POJ}")).prints(valid);
    npuzzle(&format!("verify 234/15x/768 {POJ}")).prints(valid);
    npuzzle("verify 23415x768 U L2 D2 R U R D L2 U R D R U L D R").prints(valid);
    npuzzle("verify 123 4.5 r").prints("valid, 1 move, the minimum\n");
    npuzzle("verify 123/4.5 right").prints("valid, 1 move, the minimum\n");
    npuzzle("verify 12 3. 54 12/34/.5 d l").prints("valid, 2 moves, the minimum\n");
}

#[test]
fn every_notation_is_read() {
    for moves in [
        "rdr",
        "RDR",
        "right down right",
        "Right,Down,Right",
        "→↓→",
        "r↓Right",
        "R1DR",
    ] {
        let call = npuzzle(&format!("verify 123x46758 {moves}"));
        call.prints("valid, 3 moves, the minimum\n");
    }
    npuzzle("verify 123456789abcd.ef R2").prints("valid, 2 moves, the minimum\n");
}

#[test]
fn the_goal_is_the_one_that_was_asked_for() {
    npuzzle("verify 2831.4765 uldr --goal snail").prints("valid, 4 moves, the minimum\n");
    npuzzle("verify 2831.4765 1238.4765 uldr").prints("valid, 4 moves, the minimum\n");
    npuzzle("verify 2831.4765 uldr")
        .denies("after 4 moves the board is 1238.4765, not the goal 12345678.\n");
    npuzzle("verify 1234567. --size 4x2 --moves lr")
        .prints("valid, 2 moves, 2 more than the minimum\n");
}

#[test]
fn d_is_a_move_behind_boards_and_a_label_within() {
    npuzzle("verify 12345.786 d").prints("valid, 1 move, the minimum\n");
    npuzzle("verify 123.56478 d d r2").denies("move 2, \"d\", leaves the board\n");
    npuzzle("verify 1 2 3 4 5 6 7 8 9 a b c d e f 0 u d")
        .prints("valid, 2 moves, 2 more than the minimum\n");
    npuzzle("verify 1 2 3 4 5 6 7 8 9 a b 0 d e f c d").prints("valid, 1 move, the minimum\n");
    // Here it can only be a label: the board would lack it.
    let board = "1 2 3 4 5 6 7 8 9 a b c e f 0 d";
    let goal = "1 2 3 4 5 6 7 8 9 a 0 c e f b d";
    npuzzle(&format!("verify {board} {goal} u")).prints("valid, 1 move, the minimum\n");
    npuzzle(&format!("verify {board} {goal} --moves u")).prints("valid, 1 move, the minimum\n");
    npuzzle("verify")
        .stdin(format!("{board} {goal} u"))
        .prints("valid, 1 move, the minimum\n");
}

#[test]
fn standard_input_holds_boards_and_then_moves() {
    let valid = "valid, 19 moves, the minimum\n";
    for text in [
        format!("2 3 4 1 5 x 7 6 8\n{POJ}\n"),
        format!("2 3 4\n1 5 x\n7 6 8\n\n{POJ}"),
        format!(
            "# POJ 1077\n3 # columns\n2 3 4\n1 5 0\n7 6 8\r\n# the moves, uldr\r\n{POJ} # all\n"
        ),
        format!("\u{feff}23415x768 12345678x {POJ}"),
        "[[2,3,4],[1,5,0],[7,6,8]]\n['U', 'L', 'L', 'D2', 'RURD', 'LL', 'URDRULDR']\n".to_owned(),
    ] {
        npuzzle("verify").stdin(text.clone()).prints(valid);
        npuzzle("verify -").stdin(text).prints(valid);
    }
    npuzzle("verify")
        .stdin("12345678.\n\n")
        .prints("valid, 0 moves, the minimum\n");
}

#[test]
fn moves_may_be_an_option() {
    let call = npuzzle(&format!("verify --moves {POJ}"));
    call.stdin("2 3 4 1 5 x 7 6 8\n")
        .prints("valid, 19 moves, the minimum\n");
    npuzzle(&format!("verify 2 3 4 1 5 x 7 6 8 --moves {POJ}"))
        .prints("valid, 19 moves, the minimum\n");
    npuzzle("verify 23415x768 --moves")
        .arg("up left, left")
        .denies("after 3 moves the board is .23154768, not the goal 12345678.\n");
}

#[test]
fn that_no_moves_lead_to_the_goal_can_be_claimed() {
    npuzzle("verify 12345687. unsolvable").prints("valid, unsolvable\n");
    npuzzle("verify 12345687. 12345678. unsolvable --optimal").prints("valid, unsolvable\n");
    npuzzle("verify 1234567.8 unsolvable").denies("not unsolvable, moves lead to the goal\n");
    npuzzle("verify 12345687. lr")
        .denies("after 2 moves the board is 12345687., not the goal 12345678.\n");
}

#[test]
fn the_minimum_can_be_demanded() {
    npuzzle(&format!("verify 23415x768 {POJ} --optimal")).prints("valid, 19 moves, the minimum\n");
    npuzzle(&format!("verify 23415x768 {POJ}lr --optimal"))
        .denies("not optimal, 21 moves, 2 more than the minimum\n");
    npuzzle("verify 12345678. l --optimal")
        .denies("after 1 move the board is 1234567.8, not the goal 12345678.\n");
}

#[test]
fn what_is_wrong_with_the_moves_is_said() {
    for (moves, message) in [
        (
            "ullxdr",
            "moves \"ullxdr\": character 4, \"x\", is no move: moves are u d l r, up down left \
             right or ↑ ↓ ← →, and R2 is R R",
        ),
        (
            "u 2",
            "moves \"u 2\": character 3, \"2\", counts no move: a count stands right behind its \
             move, as in R2",
        ),
        (
            "R0",
            "moves \"R0\": character 2, \"0\", is no count: a move is made once or more often",
        ),
        (
            "R999999999999",
            "moves \"R999999999999\": character 1, \"R999999999999\", is too much: at most 1000000 \
             moves are read",
        ),
    ] {
        npuzzle(&format!("verify 12345678. {moves}")).fails(message);
        npuzzle("verify 12345678. --moves")
            .arg(moves)
            .fails(message);
        let text = format!("12345678. {moves}");
        npuzzle("verify").stdin(text.clone()).fails(message);
        let run = npuzzle("verify --batch -").stdin(text).run();
        run.says(&format!("-:1: {message}\n"))
            .printed("error\n")
            .exited(2);
    }
}

#[test]
fn a_million_moves_are_made_and_no_more() {
    npuzzle("verify 12345678. R1000000").denies("move 1, \"r\", leaves the board\n");
    npuzzle("verify 12345678. LR999999").denies("move 3, \"r\", leaves the board\n");
    let run = npuzzle("verify 12345678. LR1000000").run();
    run.mentions("character 2, \"R1000000\", is too much")
        .exited(2);
}

#[test]
fn moves_are_given_once() {
    let missing =
        "no moves were given: they come last, such as uldr, or '' for none; or give --moves";
    npuzzle("verify 12345678.").fails(missing);
    npuzzle("verify 1 2 3 4 5 6 7 8 x 12345678.").fails(missing);
    npuzzle("verify 12345678. uldr --moves uldr")
        .fails("moves were given twice, as \"uldr\" and by --moves");
}

#[test]
fn a_board_that_is_wrong_is_wrong_whatever_the_moves() {
    npuzzle("verify 12345677. ul")
        .fails("board \"12345677.\": tile 7 appears twice and tile 8 is missing");
    npuzzle("verify 12345678. 1234567q. ul")
        .run()
        .mentions("board \"1234567q.\": 'q' is no label")
        .exited(2);
    npuzzle("verify ul")
        .run()
        .mentions("board \"ul\": 'u' is no label")
        .exited(2);
    npuzzle("verify").fails("no board was read");
    npuzzle("verify 12345678. 12345678. ul --goal snail").fails(
        "two boards and another goal were given; the second, \"12345678.\", is the goal already",
    );
}

#[test]
fn statistics_and_quiet_leave_the_verdict_as_it_is() {
    let run = npuzzle("verify 123x46758 rdr --stats").run();
    run.mentions("expanded: ")
        .printed("valid, 3 moves, the minimum\n")
        .exited(0);
    let run = npuzzle("verify 123x46758 r --stats").run();
    run.mentions("expanded: 0 boards forward, 0 backward\n")
        .exited(1);
    npuzzle("verify 123x46758 rdr --quiet --color always").prints("valid, 3 moves, the minimum\n");
}
