//! Published answers, and how much effort a search takes.

use npuzzle::{Effort, Solution, Solver};

use crate::{board, pair};

const STANDARD: &str = "12345678.";
const SNAIL: &str = "1238.4765";

fn solve(start: &str, goal: &str) -> Solution {
    let pair = pair(board(start), board(goal));
    Solver::new().solve(pair).expect("few cells")
}

#[test]
fn the_deepest_boards_are_as_deep_as_published() {
    // Both boards for a goal with the blank in a corner, both for an edge, and two of the 148 for the
    // centre.
    for (start, goal, steps) in [
        ("867254301", STANDARD, 31),
        ("647850321", STANDARD, 31),
        ("86.547231", "1.2345678", 31),
        (".86743251", "1.2345678", 31),
        ("4762.8351", "1234.5678", 30),
        (".86724351", "1234.5678", 30),
    ] {
        assert_eq!(solve(start, goal).steps(), Some(steps), "{start} to {goal}");
    }
}

#[test]
fn boards_that_published_programs_get_wrong_are_answered_rightly() {
    for (start, goal, steps, elsewhere) in [
        ("381624075", STANDARD, 26, "called unsolvable"),
        ("746128530", STANDARD, 18, "called unsolvable"),
        ("684735120", STANDARD, 26, "called unsolvable"),
        ("572803416", STANDARD, 16, "20"),
        ("123485706", STANDARD, 3, "9: one neighbour was left out"),
        ("4 1 3 x 2 5 7 8 6", STANDARD, 5, "11"),
        ("381654027", STANDARD, 26, "28: an overestimate"),
        ("167453082", STANDARD, 18, "20: the blank was counted"),
        ("763508241", SNAIL, 24, "wrong"),
        ("521748360", SNAIL, 26, "wrong"),
    ] {
        let found = solve(start, goal).steps();
        assert_eq!(found, Some(steps), "{start}; once {elsewhere}");
    }
}

/// These numbers are the same on every machine. Change them only in a commit that is meant to make
/// the search faster or slower.
#[test]
fn a_search_takes_as_much_effort_as_ever() {
    for (start, goal, expanded, depths) in [
        ("867254301", STANDARD, [5173, 4817], [15, 15]),
        ("647850321", STANDARD, [5173, 4848], [15, 15]),
        (STANDARD, "867254301", [4817, 5173], [15, 15]),
        ("381624075", STANDARD, [1850, 1420], [13, 12]),
        ("521748360", SNAIL, [1850, 2055], [13, 12]),
        ("763508241", SNAIL, [1425, 1285], [12, 11]),
        ("13524678.", "46758123.", [706, 635], [11, 10]),
        ("23415.768", STANDARD, [291, 330], [9, 9]),
        ("123.46758", STANDARD, [1, 3], [1, 1]),
        ("45./123", "123/45.", [76, 74], [10, 10]),
    ] {
        let expected = Effort {
            expanded_forward: expanded[0],
            expanded_backward: expanded[1],
            depth_forward: depths[0],
            depth_backward: depths[1],
        };
        let effort = solve(start, goal).effort();
        assert_eq!(effort, expected, "{start} to {goal}");
    }
}

#[test]
fn a_pair_that_is_solved_already_or_cant_be_takes_no_effort() {
    for (start, goal, steps) in [
        (STANDARD, STANDARD, Some(0)),
        (SNAIL, SNAIL, Some(0)),
        ("12/.3", "12/.3", Some(0)),
        ("1234/567.", "1234/567.", Some(0)),
        ("123/456/789/ab.", "123/456/789/ab.", Some(0)),
        ("fedcba987654321.", "fedcba987654321.", Some(0)),
        ("21345678.", STANDARD, None),
        ("812043765", STANDARD, None),
        ("418675230", SNAIL, None),
        ("13/2.", "12/3.", None),
        ("123/54.", "123/45.", None),
        ("123/456/789/ba.", "123/456/789/ab.", None),
        ("123456789abcdfe.", "123456789abcdef.", None),
    ] {
        let solution = solve(start, goal);
        assert_eq!(solution.steps(), steps, "{start} to {goal}");
        assert_eq!(solution.effort(), Effort::default(), "{start} to {goal}");
    }
}
