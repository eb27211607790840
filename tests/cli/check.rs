//! `npuzzle check`: whether any moves lead to the goal, and why; with `--within`, whether so few do.

use crate::command::npuzzle;
use crate::table::{answers, denials};

#[test]
fn a_solvable_pair_exits_with_status_0() {
    answers(
        "check",
        "
        12345678. 123.46758             => solvable
        12345678.                       => solvable
        123456789abc.def                => solvable
        12/34/56/7.                     => solvable
        123456789a.b --size 3x4         => solvable
        812043765 123804765             => solvable
        812043765 --goal snail          => solvable
        12345678. --color always        => solvable
        12345678. --quiet               => solvable
        ",
    );
}

#[test]
fn an_unsolvable_pair_exits_with_status_1() {
    denials(
        "check",
        "
        12345678. 21345678.             => unsolvable
        12345687.                       => unsolvable
        123456789abcdfe.                => unsolvable
        1324567. --size 4x2             => unsolvable
        812043765                       => unsolvable
        812043765 --goal blank-first    => unsolvable
        ",
    );
}

#[test]
fn an_odd_width_is_explained_by_the_inversions() {
    for (blank, options) in [('.', ""), ('0', "--blank 0")] {
        npuzzle(&format!(
            "check 12345678{blank} 123{blank}46758 --explain {options}"
        ))
        .prints(&format!(
            "\
solvable
start 12345678{blank}: 0 inversions, even
goal  123{blank}46758: 2 inversions, even
No move changes the parity of the inversions (pairs of tiles of which the larger comes first): \
it is even in both boards, so each can be reached from the other.
"
        ));
    }
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
start 12/.3/45: 0 inversions + 1 for the blank's row = 1, odd
goal  21/43/.5: 2 inversions + 2 for the blank's row = 4, even
No move changes the parity of the inversions plus the blank's row (from 0 at the top): \
it is odd in the start and even in the goal, so no moves lead from one to the other.
",
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
fn within_is_yes_from_the_minimum_on() {
    answers(
        "check",
        "
        123.46758 --within 3            => yes
        123.46758 --within 99           => yes
        12345678. --within 0            => yes
        123456789abcde.f --within 1     => yes
        ",
    );
    // The last is 80 moves away, which is told long before they are found.
    denials(
        "check",
        "
        123.46758 --within 2            => no
        21345678. --within 1000         => no
        .c9dfbae37254861 --within 40    => no
        .c9dfbae37254861 --within 56    => no
        ",
    );
}

#[test]
fn a_batch_within_ends_with_1_if_any_answer_is_no() {
    let batch = |moves| npuzzle(&format!("check --within {moves} --batch -"));
    batch(3).stdin("123.46758\n867254301\n").denies("yes\nno\n");
    batch(31)
        .stdin("123.46758\n867254301\n")
        .prints("yes\nyes\n");
}
