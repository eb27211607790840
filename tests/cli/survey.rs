//! `npuzzle survey`: the number of boards at each depth, and the boards of one depth.

use crate::boards::{self, compact};
use crate::command::{npuzzle, shell, terminal};
use crate::json::record;
use crate::oracle::{Oracle, counting_board, every_board, grid};
use crate::table;

#[track_caller]
fn printed(arguments: &str) -> String {
    let run = npuzzle(&format!("survey {arguments}")).run();
    run.says("").exited(0).stdout
}

#[test]
fn a_chart_has_a_line_a_depth_and_then_the_sums() {
    let bar = |boards, hashes: usize| format!("{boards}  {}\n", "#".repeat(hashes));
    let [one, two] = [bar(1, 33), bar(2, 65)];
    npuzzle("survey --size 2x2").prints(&format!(
        "\
depth  boards
    0       {one}    1       {two}    2       {two}    3       {two}    4       {two}    5       {two}    6       {one}
total:    12 boards
mean:     3.000 moves
deepest:  6 moves, 1 board
          .321
"
    ));
}

#[test]
fn numbers_have_thousands_separators_and_bars_are_scaled_to_the_largest() {
    let chart = printed("");
    let lines: Vec<&str> = chart.lines().collect();
    assert_eq!(lines[25], format!("   24  24,047  {}", "#".repeat(65)));
    assert_eq!(lines[26], format!("   25  15,578  {}", "#".repeat(42)));
    assert_eq!(lines[32], "   31       2");
    let sums = [
        "",
        "total:    181,440 boards",
        "mean:     21.972 moves",
        "deepest:  31 moves, 2 boards",
        "          64785.321  8672543.1",
    ];
    assert_eq!(lines[33..], sums);
}

#[test]
fn a_chart_is_as_wide_as_was_asked_for_unless_that_is_too_narrow() {
    for columns in [17, 30, 80, 200] {
        let chart = printed(&format!("--size 2x3 --columns {columns}"));
        let lines = chart.lines().take_while(|line| !line.is_empty());
        assert_eq!(lines.map(str::len).max(), Some(columns), "{chart}");
    }
    let chart = printed("--size 2x2 --columns 1");
    assert!(
        chart.starts_with("depth  boards\n    0       1\n    1       2\n"),
        "{chart}"
    );
    assert!(
        chart.ends_with("deepest:  6 moves, 1 board\n          .321\n"),
        "{chart}"
    );
}

#[test]
fn boards_below_a_chart_are_listed_if_they_are_few() {
    for (arguments, end) in [
        (
            "snail --size 2x4 --columns 40",
            "deepest:  35 moves, 4 boards\n          \
             56/74/.3/12  65/47/.3/12\n          65/74/.3/21  65/74/31/2.\n",
        ),
        (
            "1234.5678",
            "deepest:  30 moves, 148 boards\n          --at-depth 30 lists them\n",
        ),
    ] {
        let chart = printed(arguments);
        assert!(chart.ends_with(end), "{chart}");
    }
}

#[test]
fn colour_comes_only_when_asked_for() {
    for (option, has_colour) in [
        ("", false),
        ("--color never", false),
        ("--color always", true),
    ] {
        let chart = printed(&format!("--size 2x2 {option}"));
        assert_eq!(chart.contains("\u{1b}["), has_colour, "{chart}");
    }
}

#[test]
fn a_terminal_gets_a_chart_of_blocks_that_is_as_wide_as_itself() {
    let Some(call) = terminal("npuzzle survey --size 2x2 --color never") else {
        return;
    };
    let run = call.run().exited(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[1], format!("    0       1  {}▌", "█".repeat(32)));
    assert_eq!(lines[2], format!("    1       2  {}", "█".repeat(65)));
}

#[test]
fn a_goal_is_named_or_a_board_by_itself_or_as_an_option() {
    table::answers(
        "survey --json --at-depth 0",
        r#"
                                  => {"size":"3x3","goal":"12345678.","depth":0,"boards":["12345678."]}
        snail                     => {"size":"3x3","goal":"1238.4765","depth":0,"boards":["1238.4765"]}
        --goal blank-first        => {"size":"3x3","goal":".12345678","depth":0,"boards":[".12345678"]}
        snail --size 2x3          => {"size":"2x3","goal":"12/.3/54","depth":0,"boards":["12/.3/54"]}
        --size 3x2                => {"size":"3x2","goal":"123/45.","depth":0,"boards":["123/45."]}
        1.2345678                 => {"size":"3x3","goal":"1.2345678","depth":0,"boards":["1.2345678"]}
        1 . 2 3 4 5 6 7 8         => {"size":"3x3","goal":"1.2345678","depth":0,"boards":["1.2345678"]}
        53/.1/42                  => {"size":"2x3","goal":"53/.1/42","depth":0,"boards":["53/.1/42"]}
        --goal 53.142 --size 3x2  => {"size":"3x2","goal":"53./142","depth":0,"boards":["53./142"]}
        "#,
    );
    let call = npuzzle("survey - --at-depth 0").stdin("5 3\n. 1\n4 2\n");
    call.prints("53/.1/42 53/.1/42\n");
}

#[test]
fn json_holds_all_that_the_chart_shows() {
    table::answers(
        "survey --json --size 2x2",
        r#"
        --blank 0  => {"size":"2x2","goal":"1230","depth":6,"total":12,"mean":3.0,"counts":[1,2,2,2,2,2,1],"deepest":["0321"]}
        --stats    => {"size":"2x2","goal":"123.","depth":6,"total":12,"mean":3.0,"counts":[1,2,2,2,2,2,1],"deepest":[".321"],"stats":{"expanded_forward":0,"expanded_backward":12,"depth_forward":0,"depth_backward":6,"seconds":_}}
        "#,
    );
    // A chart would only count so many.
    let deepest = record("survey 1234.5678").deepest.expect("boards");
    assert!(deepest.len() == 148 && deepest.is_sorted(), "{deepest:?}");
}

#[test]
fn statistics_say_what_was_found() {
    let run = npuzzle("survey --at-depth 2 --stats").run().exited(0);
    run.mentions("expanded: 0 boards forward, 7 backward\ndepth:    0 moves forward, 2 backward\n");
}

#[test]
fn boards_of_a_depth_are_all_there_are_in_the_order_of_their_ranks() {
    let standard = counting_board(9, 8);
    for (goal, shape, depths) in [
        (standard.as_slice(), grid(3, 3), vec![0, 1, 2, 10, 20, 31]),
        (&[5, 3, 0, 1, 4, 2], grid(3, 2), (0..=20).collect()),
    ] {
        let oracle = Oracle::new(shape, goal);
        for depth in depths {
            let boards = every_board(goal.len() as u8);
            let boards = boards.filter(|board| oracle.distance(board) == Some(depth));
            let printed = |board: &[u8]| boards::printed(board, shape.width);
            let behind = match shape.width {
                // Starts for the standard goal stand alone.
                3 if goal == standard => String::new(),
                _ => format!(" {}", printed(goal)),
            };
            let line = |board: Vec<u8>| format!("{}{behind}\n", printed(&board));
            let lines: String = boards.map(line).collect();
            let goal = compact(goal);
            let line = format!("survey {goal} --size {}x{}", shape.width, shape.height);
            npuzzle(&format!("{line} --at-depth {depth}")).prints(&lines);
        }
    }
}

#[test]
fn boards_of_a_depth_are_a_batch() {
    let steps = shell("npuzzle survey --at-depth 24 | npuzzle steps --batch - | sort | uniq -c");
    steps.prints("  24047 24\n");
    for options in ["", "--style spaced", "--style rows", "--blank 0"] {
        let layout = if options.contains("rows") {
            "--pairs"
        } else {
            ""
        };
        let blank = if options.contains("blank") {
            options
        } else {
            ""
        };
        let line = format!(
            "npuzzle survey snail --size 2x4 --at-depth 35 {options} \
             | npuzzle steps --batch - {layout} {blank}"
        );
        shell(&line).prints("35\n35\n35\n35\n");
    }
    // The option's earlier name.
    let line = "npuzzle survey snail --boards 1 | npuzzle steps --batch -";
    shell(line).prints("1\n1\n1\n1\n");
}

#[test]
fn a_depth_that_no_board_has_is_refused() {
    table::errors(
        "survey",
        "
        --at-depth 32 => no board is 32 moves from 12345678.: the deepest are 31 moves from it
        --at-depth 18446744073709551615 --size 2x2 => no board is 18446744073709551615 moves from 123.: the deepest are 6 moves from it
        ",
    );
    for depth in ["-1", "deep", "1.5", "18446744073709551616", "''"] {
        let remark = "a number of moves from 0 on is needed";
        table::refusals("survey", &format!("--at-depth={depth} => {remark}"));
    }
}

#[test]
fn goals_that_cannot_be_read_are_explained() {
    table::errors(
        "survey",
        r#"
        12345677.                => goal: board "12345677.": tile 7 appears twice and tile 8 is missing
        12345.                   => goal: board "12345.": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        --goal 12345.            => --goal: board "12345.": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        12345678. --size 2x2     => goal: board "12345678.": 9 cells were read, and the size 2x2 has 4
        snale                    => goal "snale": the named goals are standard, blank-first and snail; or give a board
        snail --goal snail       => the goal was given twice, by itself and by --goal
        "#,
    );
}

#[test]
fn a_survey_that_takes_too_much_memory_says_how_much() {
    table::errors(
        "survey",
        "
        --size 4x4                 => a survey of 4x4 boards takes 2436G of memory, and 2048M are allowed; give --memory more
        --size 7x2                 => a survey of 7x2 boards takes 12G of memory, and 2048M are allowed; give --memory more
        --size 3x4 --memory 76M    => a survey of 3x4 boards takes 77M of memory, and 76M are allowed; give --memory more
        --memory 78K               => a survey of 3x3 boards takes 79K of memory, and 78K are allowed; give --memory more
        --memory 80640 --at-depth 1 => a survey of 3x3 boards takes 80656 bytes of memory, and 80640 are allowed; give --memory more
        --memory 100K --at-depth 20  => a survey of 3x3 boards takes 212K of memory, and 100K are allowed; give --memory more
        ",
    );
    assert!(printed("--memory 80K").starts_with("depth"));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let line = "(npuzzle survey --size 2x5 --at-depth 33; echo $? >&2) | head -1";
    shell(line).run().says("0\n").printed(".1/23/45/68/97\n");
    let line = "(npuzzle survey --size 2x5 --at-depth 33 --json; echo $? >&2) | head -c 1";
    shell(line).run().says("0\n").printed("{");
}
