//! `npuzzle path`: which moves.

use crate::command::npuzzle;

#[test]
fn each_move_is_the_way_the_blank_travels() {
    npuzzle("path 1234.5678 1.3425678").prints("u\n");
    npuzzle("path 1234.5678 1234756.8").prints("d\n");
    npuzzle("path 1234.5678 123.45678").prints("l\n");
    npuzzle("path 1234.5678 12345.678").prints("r\n");
}

#[test]
fn the_moves_are_printed_as_one_word() {
    npuzzle("path 12345678. 123.46758").prints("lul\n");
    npuzzle("path 123.46758").prints("rdr\n");
}

#[test]
fn of_all_shortest_paths_the_first_in_the_order_u_d_l_r_is_printed() {
    // On 2x2 the blank may go round either way, and each takes six moves.
    npuzzle("path .321 123.").prints("druldr\n");
    npuzzle("path 123. .321").prints("uldrul\n");
}

#[test]
fn no_moves_are_an_empty_line() {
    npuzzle("path 12345678. 12345678.").prints("\n");
    npuzzle("path 1238.4765 --goal snail").prints("\n");
    npuzzle("path 123456789abcdef.").prints("\n");
}

#[test]
fn an_unsolvable_pair_is_called_unsolvable() {
    npuzzle("path 12345678. 21345678.").prints("unsolvable\n");
    npuzzle("path 21345678. --goal standard").prints("unsolvable\n");
    npuzzle("path 123456789abcdfe.").prints("unsolvable\n");
}

#[test]
fn the_hardest_board_gets_a_path_of_31_moves() {
    let run = npuzzle("path 867254301 123456780").run().exited(0).says("");
    let path = run.stdout.trim_end();
    assert_eq!(path.len(), 31, "{path}");
    assert!(path.chars().all(|letter| "udlr".contains(letter)), "{path}");
}

#[test]
fn json_holds_the_path_and_its_length() {
    npuzzle("path 12345678. 123.46758 --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3,"path":"lul"}
"#,
    );
    npuzzle("path 12345678. --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"steps":0,"path":""}
"#,
    );
    npuzzle("path 12345678. 21345678. --json").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null,"path":null}
"#,
    );
}

#[test]
fn the_blank_is_written_as_asked_for() {
    npuzzle("path 12345678. 123.46758 --json --blank x").prints(
        r#"{"size":"3x3","start":"12345678x","goal":"123x46758","solvable":true,"steps":3,"path":"lul"}
"#,
    );
    npuzzle("path 12345678. 123.46758 --blank x").prints("lul\n");
}

#[test]
fn statistics_leave_the_path_as_it_is() {
    npuzzle("path 12345678. 123.46758 --stats")
        .run()
        .mentions("expanded: ")
        .mentions("depth: ")
        .mentions("time: ")
        .printed("lul\n")
        .exited(0);
}

#[test]
fn a_path_is_never_coloured() {
    npuzzle("path 12345678. 123.46758 --color always").prints("lul\n");
    npuzzle("path 12345678. 123.46758 --quiet").prints("lul\n");
}

#[test]
fn a_board_that_is_not_square_gets_its_path() {
    npuzzle("path 123/4.5").prints("r\n");
    npuzzle("path 12/3./54 --goal 12/34/.5").prints("dl\n");
    npuzzle("path 123.54 --size 2x3 --goal 12345.").prints("d\n");
}

#[test]
fn moves_are_written_in_the_notation_that_was_asked_for() {
    for (notation, moves) in [
        ("letters", "ullddrurdllurdruldr\n"),
        ("capitals", "ULLDDRURDLLURDRULDR\n"),
        (
            "words",
            "up left left down down right up right down left left up right down right up left down \
             right\n",
        ),
        ("arrows", "↑←←↓↓→↑→↓←←↑→↓→↑←↓→\n"),
        ("runs", "UL2D2RURDL2URDRULDR\n"),
    ] {
        npuzzle(&format!("path 23415x768 --notation {notation}")).prints(moves);
        npuzzle(&format!("path 12345678. --notation {notation}")).prints("\n");
        npuzzle(&format!("path 12345687. --notation {notation}")).prints("unsolvable\n");
    }
}

#[test]
fn in_the_frame_of_the_tile_each_letter_names_the_way_the_tile_travels() {
    // The blank goes up, and tile 2 comes down.
    npuzzle("path 1234.5678 1.3425678 --frame tile").prints("d\n");
    npuzzle("path 1234.5678 1234756.8 --frame tile").prints("u\n");
    npuzzle("path 1234.5678 123.45678 --frame tile").prints("r\n");
    npuzzle("path 1234.5678 12345.678 --frame tile").prints("l\n");
    npuzzle("path 1234.5678 12345.678 --frame blank").prints("r\n");
}

#[test]
fn the_path_is_canonical_by_the_ways_of_the_blank_in_either_frame() {
    npuzzle("path .321 123. --frame tile").prints("uldrul\n");
    npuzzle("path .321 123. --frame tile --notation words").prints("up left down right up left\n");
}

#[test]
fn json_holds_the_path_as_it_was_asked_for() {
    npuzzle("path 12345678. 123.46758 --json --notation arrows --frame tile").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3,"path":"→↓→"}
"#,
    );
    npuzzle("path 12345678. 21345678. --json --notation words").prints(
        r#"{"size":"3x3","start":"12345678.","goal":"21345678.","solvable":false,"steps":null,"path":null}
"#,
    );
}

#[test]
fn a_batch_writes_moves_as_they_were_asked_for() {
    let records = "12345678. 123.46758\n12345687.\n12345678.\n123/4.5\n\
                   {\"start\":\"123.46758\"}\n123456789abcd.ef\n";
    for (options, answers) in [
        ("", "lul\nunsolvable\n\nr\nrdr\nrr\n"),
        (
            "--notation letters --frame blank",
            "lul\nunsolvable\n\nr\nrdr\nrr\n",
        ),
        ("--frame tile", "rdr\nunsolvable\n\nl\nlul\nll\n"),
        ("--notation capitals", "LUL\nunsolvable\n\nR\nRDR\nRR\n"),
        ("--notation runs", "LUL\nunsolvable\n\nR\nRDR\nR2\n"),
        (
            "--notation words --frame tile",
            "right down right\nunsolvable\n\nleft\nleft up left\nleft left\n",
        ),
    ] {
        for engine in ["auto", "bidirectional"] {
            let call = npuzzle(&format!("path --batch - {options} --engine {engine}"));
            call.stdin(records).prints(answers);
        }
    }
    let call = npuzzle("path --batch - --json --notation runs");
    let run = call.stdin("123456789abcd.ef\n").run().exited(0);
    assert!(
        run.stdout.ends_with(",\"steps\":2,\"path\":\"R2\"}\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_notation_or_a_frame_that_is_none_is_refused() {
    for (option, choices) in [
        (
            "--notation numbers",
            "letters, capitals, words, arrows, runs",
        ),
        ("--frame hand", "blank, tile"),
    ] {
        let run = npuzzle(&format!("path 12345678. {option}")).run();
        run.mentions(&format!("[possible values: {choices}]"))
            .exited(2);
    }
}
