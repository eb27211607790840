//! `npuzzle verify`: whether moves lead to the goal, and whether they are the fewest.

use crate::command::{folder_with, npuzzle, shell};
use crate::table;

/// The sample of POJ 1077 with its published answer.
const SAMPLE: &str = "2 3 4 1 5 x 7 6 8\nullddrurdllurdruldr\n";
const VALID_SAMPLE: &str = "valid, 19 moves, the minimum\n";

#[test]
fn valid_moves_are_compared_with_the_minimum() {
    // The answer of POJ 1077, and answers of two published solvers, which name moves of tiles.
    table::answers(
        "verify",
        "23415x768 ullddrurdllurdruldr       => valid, 19 moves, the minimum
         820461375 R2U2LDLDRURDLULDRULURDLU --frame tile   => valid, 24 moves, the minimum
         546807321 rulldrdruulddruullddrruull --frame tile => valid, 26 moves, the minimum
         1234567.8 r                         => valid, 1 move, the minimum
         12345678. lr                        => valid, 2 moves, 2 more than the minimum
         23415x768 ullddrurdllurdruldrlr     => valid, 21 moves, 2 more than the minimum
         23415x768 ullddrurdllurdruldrlrudud => valid, 25 moves, 6 more than the minimum",
    );
}

#[test]
fn as_many_moves_as_the_bound_of_a_search_that_gave_up_are_the_minimum() {
    table::answers(
        "verify --engine bidirectional --timeout 0s",
        "1234567.8 r   => valid, 1 move, the minimum
         123456.78 rr  => valid, 2 moves, at least 1 is needed",
    );
}

#[test]
fn the_first_move_that_leaves_the_board_is_named() {
    table::denials(
        "verify",
        r#"2 3 4 1 5 x 7 6 8 r        => move 1, "r", leaves the board
           12345678. lluulrrrr        => move 5, "l", leaves the board
           12345678. L2U3             => move 5, "u", leaves the board
           12345678. down             => move 1, "d", leaves the board"#,
    );
}

#[test]
fn moves_that_lead_elsewhere_are_told_where() {
    table::denials(
        "verify",
        "1234.5678 .12345678 lu      => after 2 moves the board is .23145678, not the goal .12345678
         123456780 l --blank 0       => after 1 move the board is 123456708, not the goal 123456780
         2831.4765 uldr              => after 4 moves the board is 1238.4765, not the goal 12345678.
         23415x768 --moves 'up left, left' => after 3 moves the board is .23154768, not the goal 12345678.",
    );
}

#[test]
fn moves_of_the_other_frame_are_recognized() {
    table::denials(
        "verify",
        r#"
        1234567.8 l => after 1 move the board is 123456.78, not the goal 12345678.; read as the tiles' moves (--frame tile) they are right
        546807321 rulldrdruulddruullddrruull => after 26 moves the board is .78312645, not the goal 12345678.; read as the tiles' moves (--frame tile) they are right
        820461375 R2U2LDLDRURDLULDRULURDLU => move 1, "r", leaves the board; read as the tiles' moves (--frame tile) they are right
        23415x768 ullddrurdllurdruldr --frame tile => move 2, "l", leaves the board; read as the blank's moves (--frame blank) they are right
        546807321 rulldrdruulddruullddrruull --goal blank-first => after 26 moves the board is .78312645, not the goal .12345678
        "#,
    );
}

#[test]
fn no_moves_are_an_empty_argument() {
    for empty in ["", " ", "''", "\"\""] {
        for boards in ["12345678.", "12345678. 12345678.", "12345678. --moves"] {
            let call = npuzzle(&format!("verify {boards}")).arg(empty);
            call.prints("valid, 0 moves, the minimum\n");
        }
        let call = npuzzle("verify 1234567.8").arg(empty);
        call.denies("after 0 moves the board is 1234567.8, not the goal 12345678.\n");
    }
}

#[test]
fn boards_may_be_several_arguments_and_so_may_moves() {
    table::answers(
        "verify",
        "2 3 4 1 5 x 7 6 8 ullddrurdllurdruldr             => valid, 19 moves, the minimum
         2 3 4 1 5 x 7 6 8 1 2 3 4 5 6 7 8 x ullddrurdllurdruldr => valid, 19 moves, the minimum
         2 3 4 1 5 - 7 6 8 ullddrurdllurdruldr             => valid, 19 moves, the minimum
         2 3 4 1 5 x 7 6 8 --moves ullddrurdllurdruldr     => valid, 19 moves, the minimum
         234 15x 768 ullddrurdllurdruldr                   => valid, 19 moves, the minimum
         234/15x/768 ullddrurdllurdruldr                   => valid, 19 moves, the minimum
         23415x768 U L2 D2 R U R D L2 U R D R U L D R      => valid, 19 moves, the minimum
         123 4.5 r                                         => valid, 1 move, the minimum
         123/4.5 right                                     => valid, 1 move, the minimum
         12 3. 54 12/34/.5 d l                             => valid, 2 moves, the minimum
         123x46758 RDR                                     => valid, 3 moves, the minimum
         123x46758 right down right                        => valid, 3 moves, the minimum
         123x46758 Right,Down,Right                        => valid, 3 moves, the minimum
         123x46758 r↓Right                                 => valid, 3 moves, the minimum
         123456789abcd.ef R2                               => valid, 2 moves, the minimum",
    );
}

#[test]
fn the_goal_is_the_one_that_was_asked_for() {
    table::answers(
        "verify",
        "2831.4765 uldr --goal snail         => valid, 4 moves, the minimum
         2831.4765 1238.4765 uldr            => valid, 4 moves, the minimum
         1234567. --size 4x2 --moves lr      => valid, 2 moves, 2 more than the minimum",
    );
}

#[test]
fn d_is_a_move_behind_boards_and_a_label_within() {
    // In the last two the board would lack a label otherwise.
    table::answers(
        "verify",
        "12345.786 d                         => valid, 1 move, the minimum
         1 2 3 4 5 6 7 8 9 a b c d e f 0 u d => valid, 2 moves, 2 more than the minimum
         1 2 3 4 5 6 7 8 9 a b 0 d e f c d   => valid, 1 move, the minimum
         1 2 3 4 5 6 7 8 9 a b c e f 0 d 1 2 3 4 5 6 7 8 9 a 0 c e f b d u         => valid, 1 move, the minimum
         1 2 3 4 5 6 7 8 9 a b c e f 0 d 1 2 3 4 5 6 7 8 9 a 0 c e f b d --moves u => valid, 1 move, the minimum",
    );
    let call = npuzzle("verify");
    call.stdin("1 2 3 4 5 6 7 8 9 a b c e f 0 d 1 2 3 4 5 6 7 8 9 a 0 c e f b d u")
        .prints("valid, 1 move, the minimum\n");
    npuzzle("verify 123.56478 d d r2").denies("move 2, \"d\", leaves the board\n");
}

#[test]
fn standard_input_holds_boards_and_then_moves() {
    for text in [
        SAMPLE,
        "2 3 4\n1 5 x\n7 6 8\n\nullddrurdllurdruldr",
        "# POJ 1077\n3 # columns\n2 3 4\n1 5 0\n7 6 8\r\n# moves, uldr\r\nullddrurdllurdruldr # all\n",
        "\u{feff}23415x768 12345678x ullddrurdllurdruldr",
        "[[2,3,4],[1,5,0],[7,6,8]]\n['U', 'L', 'L', 'D2', 'RURD', 'LL', 'URDRULDR']\n",
    ] {
        npuzzle("verify").stdin(text).prints(VALID_SAMPLE);
        npuzzle("verify -").stdin(text).prints(VALID_SAMPLE);
    }
    let call = npuzzle("verify --moves ullddrurdllurdruldr");
    call.stdin("2 3 4 1 5 x 7 6 8\n").prints(VALID_SAMPLE);
    let call = npuzzle("verify").stdin("12345678.\n\n");
    call.prints("valid, 0 moves, the minimum\n");
}

#[test]
fn that_no_moves_lead_to_the_goal_can_be_claimed() {
    table::answers(
        "verify",
        "12345687. unsolvable                      => valid, unsolvable
         12345687. 12345678. unsolvable --optimal  => valid, unsolvable",
    );
    table::denials(
        "verify",
        "1234567.8 unsolvable  => not unsolvable, moves lead to the goal
         12345687. lr => after 2 moves the board is 12345687., not the goal 12345678.",
    );
}

#[test]
fn the_minimum_can_be_demanded() {
    let call = npuzzle("verify --optimal").stdin(SAMPLE);
    call.prints(VALID_SAMPLE);
    table::denials(
        "verify --optimal",
        "23415x768 ullddrurdllurdruldrlr => not optimal, 21 moves, 2 more than the minimum
         12345678. l => after 1 move the board is 1234567.8, not the goal 12345678.",
    );
}

#[test]
fn what_is_wrong_with_the_moves_is_said_wherever_they_stand() {
    for (moves, message) in [
        (
            "ullxdr",
            "moves \"ullxdr\": character 4, \"x\", is no move: moves are u d l r, up down left \
             right, ↑ ↓ ← → or numbers of tiles, and R2 is R R",
        ),
        (
            "R0",
            "moves \"R0\": character 2, \"0\", is no count: a move is made once or more often",
        ),
    ] {
        npuzzle(&format!("verify 12345678. {moves}")).fails(message);
        npuzzle(&format!("verify 12345678. --moves {moves}")).fails(message);
        let text = format!("12345678. {moves}");
        npuzzle("verify").stdin(text.clone()).fails(message);
        table::batch("verify", &format!("{text} => error: {message}")).exited(2);
    }
    table::errors(
        "verify 12345678.",
        r#"
        u 2 => moves "u 2": character 3, "2", is a number among directions: a count stands right behind its move, as in R2, and with numbers of tiles all moves are numbers
        R999999999999 => moves "R999999999999": character 1, "R999999999999", is too much: at most 1000000 moves are read
        LR1000000 => moves "LR1000000": character 2, "R1000000", is too much: at most 1000000 moves are read
        "#,
    );
    table::denials(
        "verify 12345678.",
        r#"R1000000 => move 1, "r", leaves the board
           LR999999 => move 3, "r", leaves the board"#,
    );
}

#[test]
fn boards_and_moves_are_given_once_each_and_are_right() {
    table::errors(
        "verify",
        r#"
        12345678. => no moves were given: they come last, such as uldr, or '' for none; or give --moves
        1 2 3 4 5 6 7 8 x 12345678. => no moves were given: they come last, such as uldr, or '' for none; or give --moves
        12345678. uldr --moves uldr => moves were given twice, as "uldr" and by --moves
        12345677. ul => board "12345677.": tile 7 appears twice and tile 8 is missing
        --quiet => no board was read
        12345678. 12345678. ul --goal snail => two boards and another goal were given; the second, "12345678.", is the goal already
        "#,
    );
    table::refusals(
        "verify",
        r#"12345678. 1234567q. ul => board "1234567q.": 'q' is no label
           ul => board "ul": "ul" is no goal (standard, blank-first or snail), and no label"#,
    );
}

#[test]
fn statistics_and_quiet_leave_the_verdict_as_it_is() {
    let run = npuzzle("verify 123x46758 rdr --stats").run();
    let run = run.mentions("expanded: ").exited(0);
    run.printed("valid, 3 moves, the minimum\n");
    let run = npuzzle("verify 123x46758 r --stats").run();
    run.mentions("expanded: 0 boards forward, 0 ").exited(1);
    npuzzle("verify 123x46758 rdr --quiet --color always").prints("valid, 3 moves, the minimum\n");
}

#[test]
fn json_has_the_minimum_the_excess_and_what_is_wrong() {
    table::answers(
        "verify --json",
        r#"
        23415x768 ullddrurdllurdruldrlr => {"size":"3x3","start":"23415.768","goal":"12345678.","solvable":true,"valid":true,"moves":21,"minimum":19,"excess":2,"wrong":null,"hint_frame":null}
        12345687. unsolvable => {"size":"3x3","start":"12345687.","goal":"12345678.","solvable":false,"valid":true,"moves":null,"minimum":null,"excess":null,"wrong":null,"hint_frame":null}
        "#,
    );
    table::denials(
        "verify --json",
        r#"
        234150768 ulll --blank 0 => {"size":"3x3","start":"234150768","goal":"123456780","solvable":true,"valid":false,"moves":4,"minimum":null,"excess":null,"wrong":{"kind":"leaves","index":4,"move":"l"},"hint_frame":null}
        123456708 l --blank 0 => {"size":"3x3","start":"123456708","goal":"123456780","solvable":true,"valid":false,"moves":1,"minimum":null,"excess":null,"wrong":{"kind":"elsewhere","board":"123456078"},"hint_frame":"tile"}
        1234567.8 r --frame tile => {"size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true,"valid":false,"moves":1,"minimum":null,"excess":null,"wrong":{"kind":"elsewhere","board":"123456.78"},"hint_frame":"blank"}
        12345678. lr --optimal => {"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"valid":false,"moves":2,"minimum":0,"excess":2,"wrong":{"kind":"longer"},"hint_frame":null}
        1234567.8 unsolvable => {"size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true,"valid":false,"moves":null,"minimum":null,"excess":null,"wrong":{"kind":"solvable"},"hint_frame":null}
        "#,
    );
    for moves in ["r", "l", "unsolvable"] {
        let run = npuzzle(&format!("verify 1234567.8 {moves} --json --stats")).run();
        assert!(
            run.stdout.contains(r#","stats":{"expanded_forward":"#),
            "{}",
            run.stdout
        );
    }
}

/// Records with boards and moves, and their verdicts.
const VERDICTS: &str = r#"
    23415x768 ullddrurdllurdruldr => valid, 19 moves, the minimum
    2 3 4 1 5 x 7 6 8 1 2 3 4 5 6 7 8 x ullddrurdllurdruldrlr => valid, 21 moves, 2 more than the minimum
    234/15x/768 12345678. U L2 D2 RURD L2 URDRULDR # runs => valid, 19 moves, the minimum
    123/4.5 right             => valid, 1 move, the minimum
    1234.5678 up              => after 1 move the board is 1.3425678, not the goal 12345678.
    12345687. unsolvable      => valid, unsolvable
    12345678.                 => valid, 0 moves, the minimum
    12345678. 12345678. ""    => valid, 0 moves, the minimum
    12345678. 12345678.       => valid, 0 moves, the minimum
    1234567.8                 => after 0 moves the board is 1234567.8, not the goal 12345678.
    1234567.8 →               => valid, 1 move, the minimum
"#;

#[test]
fn every_line_of_a_batch_is_judged_in_order() {
    for jobs in [1, 2, 5] {
        for engine in ["auto", "bidirectional"] {
            let command = format!("verify --jobs {jobs} --engine {engine}");
            table::batch(&command, VERDICTS).exited(1);
        }
    }
}

#[test]
fn a_batch_exits_with_status_0_if_all_its_moves_are_valid() {
    table::batch(
        "verify",
        "1234567.8 r  => valid, 1 move, the minimum
         12345678. lr => valid, 2 moves, 2 more than the minimum",
    )
    .exited(0);
    table::batch(
        "verify --optimal",
        "1234567.8 r  => valid, 1 move, the minimum
         12345678. lr => not optimal, 2 moves, 2 more than the minimum",
    )
    .exited(1);
}

#[test]
fn what_all_lines_share_may_be_said_once() {
    table::batch(
        "verify --goal snail",
        "2831.4765 uldr => valid, 4 moves, the minimum
         1238.4765 => valid, 0 moves, the minimum",
    )
    .exited(0);
    table::batch(
        "verify --size 4x2 --frame tile",
        "1234.567 l l l => valid, 3 moves, the minimum",
    )
    .exited(0);
    table::batch(
        "verify --moves lr",
        r#"
        12345678.           => valid, 2 moves, 2 more than the minimum
        12345678. 12345678. => valid, 2 moves, 2 more than the minimum
        12345678. rl        => error: moves were given twice, as "rl" and by --moves
        {"start":"12.3","moves":"r"} => error: moves were given twice, as "r" and by --moves
        "#,
    )
    .exited(2);
}

#[test]
fn an_object_names_start_and_moves() {
    table::batch(
        "verify",
        r#"
        {"start":"1234567.8","moves":"r"} => valid, 1 move, the minimum
        {"moves":"right","goal":"standard","start":[[1,2,3],[4,5,6],[7,0,8]]} => valid, 1 move, the minimum
        {"start":"1234567.8","moves":["R"],"id":7} => valid, 1 move, the minimum
        {"start":"1234567.8","moves":"\u2192"} => valid, 1 move, the minimum
        {"start":"1234567.8","moves":["\u2192"]} => valid, 1 move, the minimum
        {"start":"1234.5","size":"3x2","moves":"r"} => valid, 1 move, the minimum
        {"start":"1234567.8","path":"r"} => valid, 1 move, the minimum
        {"start":"1234567.8","path":"l","moves":"r"} => valid, 1 move, the minimum
        {"start":"12345678.","moves":""} => valid, 0 moves, the minimum
        {"start":"12345678.","moves":[]} => valid, 0 moves, the minimum
        {"start":"12345678.","path":""} => valid, 0 moves, the minimum
        {"start":"12345687.","moves":"unsolvable"} => valid, unsolvable
        {"start":"12345687.","solvable":false,"path":null} => valid, unsolvable
        "#,
    )
    .exited(0);
}

#[test]
fn what_is_wrong_with_an_object_is_named() {
    table::batch(
        "verify",
        r#"
        {"start":"12345678."} => error: no moves were given: they come last, such as uldr, or '' for none; or give --moves
        {"start":"12345678.","moves":null} => error: no moves were given: they come last, such as uldr, or '' for none; or give --moves
        {"start":"12345678.","solvable":true,"path":null} => error: no moves were given: they come last, such as uldr, or '' for none; or give --moves
        {"start":"12345678.","move":"r"} => error: field "move": "moves" was meant?
        {"start":"12345678.","moves":12} => error: moves: a number only counts them; a string or a list, as [6,7], says which
        {"moves":"r"} => error: the record has no "start"
        {"start":"1234567.8 r","moves":"r"} => error: board "1234567.8 r": 'r' is no label: tiles are written 1 to 15, or a to f for 10 to 15, and the blank is one of . 0 x X _ * -; --blank=WORD names another
        "#,
    )
    .exited(2);
}

#[test]
fn records_of_a_batch_come_with_line_and_id() {
    let run = table::batch(
        "verify --json",
        r#"
        {"id":[1],"start":"1234567.8","moves":"r"} => {"line":1,"id":[1],"size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true,"valid":true,"moves":1,"minimum":1,"excess":0,"wrong":null,"hint_frame":null}
        12345678. lr => {"line":2,"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"valid":true,"moves":2,"minimum":0,"excess":2,"wrong":null,"hint_frame":null}
        {"id":"x","start":"12345678.","moves":"R0"} => {"line":3,"id":"x","error":"moves \"R0\": character 2, \"0\", is no count: a move is made once or more often"}
        12345678. R0 => {"line":4,"error":"moves \"R0\": character 2, \"0\", is no count: a move is made once or more often"}
        "#,
    );
    run.exited(2);
}

#[test]
fn a_file_of_moves_serves_the_other_subcommands_too() {
    let record = r#"{"start":"1234567.8","moves":"uldr"}"#;
    npuzzle("steps --batch -").stdin(record).prints("1\n");
    let verdicts = npuzzle("verify --json --batch -").stdin(record).run();
    let call = npuzzle("path --batch -").stdin(verdicts.stdout);
    call.prints("r\n");
}

#[test]
fn what_path_prints_is_valid_and_the_minimum() {
    let pairs = "12345678. 123.46758\n12345687.\n12345678.\n123/4.5\n123456.78\n867254301\n";
    let folder = folder_with("pairs", pairs);
    let valid = "valid, 3 moves, the minimum\nvalid, unsolvable\nvalid, 0 moves, the minimum\n\
                 valid, 1 move, the minimum\nvalid, 2 moves, the minimum\n\
                 valid, 31 moves, the minimum\n";
    for notation in ["letters", "capitals", "words", "arrows", "runs", "tiles"] {
        for frame in ["blank", "tile"] {
            let written = match notation {
                "tiles" => notation.to_owned(),
                _ => format!("{notation} --frame {frame}"),
            };
            let path = format!("npuzzle path --notation {written} --batch pairs");
            let verify = format!("npuzzle verify --frame {frame} --batch -");
            for line in [
                format!("{path} --json | {verify}"),
                format!("{path} | paste -d' ' pairs - | {verify}"),
            ] {
                shell(&line).inside(&folder).prints(valid);
            }
        }
    }
}
