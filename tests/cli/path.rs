//! `npuzzle path`: the moves of a shortest path.

use crate::command::npuzzle;
use crate::table;

#[test]
fn each_move_is_the_way_the_blank_travels() {
    table::answers(
        "path 1234.5678",
        "1.3425678 => u
         1234756.8 => d
         123.45678 => l
         12345.678 => r",
    );
}

#[test]
fn in_the_frame_of_the_tile_each_letter_names_the_way_the_tile_travels() {
    // The blank goes up, and tile 2 comes down.
    table::answers(
        "path 1234.5678 --frame",
        "tile  1.3425678 => d
         tile  1234756.8 => u
         tile  123.45678 => r
         tile  12345.678 => l
         blank 12345.678 => r",
    );
}

#[test]
fn of_all_shortest_paths_the_first_in_the_order_u_d_l_r_of_the_blank_is_printed() {
    // On 2x2 the blank may go round either way, and each takes six moves.
    table::answers(
        "path",
        ".321 123.                               => druldr
         123. .321                               => uldrul
         .321 123. --frame tile                  => uldrul
         .321 123. --frame tile --notation words => up left down right up left",
    );
}

#[test]
fn a_pair_of_any_shape_gets_its_path() {
    table::answers(
        "path",
        "12345678. 123.46758             => lul
         123.46758                       => rdr
         123.46758 --color always        => rdr
         123.46758 --quiet               => rdr
         867254301 123456780             => uulddrruuldldrruuldldrruullddrr
         123/4.5                         => r
         12/3./54 --goal 12/34/.5        => dl
         123.54 --size 2x3 --goal 12345. => d",
    );
}

#[test]
fn no_moves_are_an_empty_line_and_a_pair_without_any_is_unsolvable() {
    table::answers(
        "path",
        "12345678. 12345678.       =>
         1238.4765 --goal snail    =>
         123456789abcdef.          =>
         12345678. 21345678.       => unsolvable
         21345678. --goal standard => unsolvable
         123456789abcdfe.          => unsolvable",
    );
}

#[test]
fn moves_are_written_in_the_notation_that_was_asked_for() {
    for (notation, moves) in [
        ("letters", "ullddrurdllurdruldr"),
        ("capitals", "ULLDDRURDLLURDRULDR"),
        (
            "words",
            "up left left down down right up right down left left up right down right up left down right",
        ),
        ("arrows", "↑←←↓↓→↑→↓←←↑→↓→↑←↓→"),
        ("runs", "UL2D2RURDL2URDRULDR"),
        ("tiles", "4 3 2 1 7 6 5 4 8 5 6 7 4 6 5 8 6 5 8"),
    ] {
        table::answers(
            &format!("path --notation {notation}"),
            &format!("23415x768 => {moves}\n 12345678. =>\n 12345687. => unsolvable"),
        );
    }
}

#[test]
fn json_holds_the_path_as_it_was_asked_for() {
    table::answers(
        "path --json",
        r#"12345678. 123.46758 --notation arrows --frame tile => {"size":"3x3","start":"12345678.","goal":"123.46758","solvable":true,"steps":3,"path":"→↓→"}"#,
    );
}

#[test]
fn a_batch_writes_moves_as_they_were_asked_for() {
    const RECORDS: [&str; 6] = [
        "12345678. 123.46758",
        "12345687.",
        "12345678.",
        "123/4.5",
        r#"{"start":"123.46758"}"#,
        "123456789abcd.ef",
    ];
    for (options, answers) in [
        ("", ["lul", "unsolvable", "", "r", "rdr", "rr"]),
        ("--frame tile", ["rdr", "unsolvable", "", "l", "lul", "ll"]),
        (
            "--notation capitals",
            ["LUL", "unsolvable", "", "R", "RDR", "RR"],
        ),
        (
            "--notation runs",
            ["LUL", "unsolvable", "", "R", "RDR", "R2"],
        ),
        (
            "--notation tiles",
            ["8 5 4", "unsolvable", "", "5", "4 5 8", "14 15"],
        ),
        (
            "--notation words --frame tile",
            [
                "right down right",
                "unsolvable",
                "",
                "left",
                "left up left",
                "left left",
            ],
        ),
    ] {
        for engine in ["auto", "bidirectional"] {
            let call = npuzzle(&format!("path --batch - {options} --engine {engine}"));
            let call = call.stdin(RECORDS.join("\n"));
            call.prints(&(answers.join("\n") + "\n"));
        }
    }
    table::batch(
        "path --json --notation runs",
        r#"123456789abcd.ef => {"line":1,"size":"4x4","start":"123456789abcd.ef","goal":"123456789abcdef.","solvable":true,"steps":2,"path":"R2"}"#,
    )
    .exited(0);
}

#[test]
fn a_notation_or_a_frame_that_is_none_is_refused() {
    table::refusals(
        "path 12345678.",
        "--notation numbers => [possible values: letters, capitals, words, arrows, runs, tiles]
         --frame hand       => [possible values: blank, tile]",
    );
    table::errors(
        "path 12345678.",
        "--notation tiles --frame tile => --frame says whose direction a move names, and with --notation tiles a move is the number of the tile: leave --frame out",
    );
}
