//! `npuzzle check`: whether any moves lead to the goal, and why.

use crate::command::npuzzle;

#[test]
fn a_solvable_pair_exits_with_status_0() {
    npuzzle("check 12345678. 123.46758").prints("solvable\n");
    npuzzle("check 12345678.").prints("solvable\n");
}

#[test]
fn an_unsolvable_pair_exits_with_status_1() {
    npuzzle("check 12345678. 21345678.").denies("unsolvable\n");
    npuzzle("check 12345687.").denies("unsolvable\n");
}

#[test]
fn the_verdict_is_about_the_goal_that_was_asked_for() {
    npuzzle("check 812043765").denies("unsolvable\n");
    npuzzle("check 812043765 123804765").prints("solvable\n");
    npuzzle("check 812043765 --goal snail").prints("solvable\n");
    npuzzle("check 812043765 --goal blank-first").denies("unsolvable\n");
}

#[test]
fn every_shape_of_up_to_16_cells_is_judged() {
    npuzzle("check 123456789abcdfe.").denies("unsolvable\n");
    npuzzle("check 123456789abc.def").prints("solvable\n");
    npuzzle("check 12/34/56/7.").prints("solvable\n");
    npuzzle("check 1324567. --size 4x2").denies("unsolvable\n");
    npuzzle("check 123456789a.b --size 3x4").prints("solvable\n");
}

#[test]
fn an_odd_width_is_explained_by_the_inversions() {
    npuzzle("check 12345678. 123.46758 --explain").prints(
        "\
solvable
start 12345678.: 0 inversions, even
goal  123.46758: 2 inversions, even
No move changes the parity of the inversions (pairs of tiles of which the larger comes first): \
it is even in both boards, so each can be reached from the other.
",
    );
    npuzzle("check 21345678. --explain").denies(
        "\
unsolvable
start 21345678.: 1 inversion, odd
goal  12345678.: 0 inversions, even
No move changes the parity of the inversions (pairs of tiles of which the larger comes first): \
it is odd in the start and even in the goal, so no moves lead from one to the other.
",
    );
}

#[test]
fn an_even_width_is_explained_by_the_blank_row_as_well() {
    npuzzle("check 123456789ab.defc --explain").prints(
        "\
solvable
start 123456789ab.defc: 3 inversions + 2 for the blank's row = 5, odd
goal  123456789abcdef.: 0 inversions + 3 for the blank's row = 3, odd
No move changes the parity of the inversions plus the blank's row (from 0 at the top): \
it is odd in both boards, so each can be reached from the other.
",
    );
    npuzzle("check 12/.3/45 21/43/.5 --explain").denies(
        "\
unsolvable
start 12.345: 0 inversions + 1 for the blank's row = 1, odd
goal  2143.5: 2 inversions + 2 for the blank's row = 4, even
No move changes the parity of the inversions plus the blank's row (from 0 at the top): \
it is odd in the start and even in the goal, so no moves lead from one to the other.
",
    );
}

#[test]
fn an_explanation_writes_the_blank_as_asked_for() {
    npuzzle("check 12345678. 123.46758 --explain --blank 0").prints(
        "\
solvable
start 123456780: 0 inversions, even
goal  123046758: 2 inversions, even
No move changes the parity of the inversions (pairs of tiles of which the larger comes first): \
it is even in both boards, so each can be reached from the other.
",
    );
}

#[test]
fn json_always_explains() {
    let odd_width = r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"start_parity":"even","start_inversions":0,"goal_parity":"odd","goal_inversions":1,"explanation":"No move changes the parity of the inversions (pairs of tiles of which the larger comes first): it is even in the start and odd in the goal, so no moves lead from one to the other."}
"#;
    npuzzle("check 12345678. 21345678. --json").denies(odd_width);
    npuzzle("check 12345678. 21345678. --json --explain").denies(odd_width);
    npuzzle("check 12.3 --json").prints(
        r#"{"size":"2x2","start":"12.3","goal":"123.","solvable":true,"start_parity":"odd","start_inversions":0,"start_blank_row":1,"goal_parity":"odd","goal_inversions":0,"goal_blank_row":1,"explanation":"No move changes the parity of the inversions plus the blank's row (from 0 at the top): it is odd in both boards, so each can be reached from the other."}
"#,
    );
}

#[test]
fn no_search_is_needed() {
    npuzzle("check 867254301 --stats")
        .run()
        .mentions("expanded: 0 boards forward, 0 backward\n")
        .mentions("depth:    0 moves forward, 0 backward\n")
        .printed("solvable\n")
        .exited(0);
}

#[test]
fn a_verdict_is_never_coloured() {
    npuzzle("check 12345678. --color always").prints("solvable\n");
    npuzzle("check 12345678. --quiet").prints("solvable\n");
}
