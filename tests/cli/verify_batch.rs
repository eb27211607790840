//! `npuzzle verify --batch`: lines of boards and moves, as text or JSON.

use crate::command::{npuzzle, shell};

/// What is said of a line, which gets no answer.
#[track_caller]
fn assert_error(line: &str, message: &str) {
    let run = npuzzle("verify --batch -").stdin(line);
    let message = format!("-:1: {message}\n");
    run.run().says(&message).printed("error\n").exited(2);
}

#[test]
fn every_line_is_judged_in_order() {
    let records = "\
# starts, goals and moves
23415x768 ullddrurdllurdruldr
2 3 4 1 5 x 7 6 8 1 2 3 4 5 6 7 8 x ullddrurdllurdruldrlr

234/15x/768 12345678. U L2 D2 RURD L2 URDRULDR # runs
123/4.5 right
1234.5678 up
12345687. unsolvable
12345678.
12345678. 12345678. \"\"
12345678. 12345678.
1234567.8
1234567.8 →
";
    let answers = "\
valid, 19 moves, the minimum
valid, 21 moves, 2 more than the minimum
valid, 19 moves, the minimum
valid, 1 move, the minimum
after 1 move the board is 1.3425678, not the goal 12345678.
valid, unsolvable
valid, 0 moves, the minimum
valid, 0 moves, the minimum
valid, 0 moves, the minimum
after 0 moves the board is 1234567.8, not the goal 12345678.
valid, 1 move, the minimum
";
    for jobs in [1, 2, 5] {
        for engine in ["auto", "bidirectional"] {
            let call = npuzzle(&format!("verify --batch - --jobs {jobs} --engine {engine}"));
            call.stdin(records).denies(answers);
        }
    }
}

#[test]
fn a_batch_whose_moves_are_all_valid_exits_with_status_0() {
    let records = "1234567.8 r\n12345678. lr\n";
    let call = npuzzle("verify --batch -").stdin(records);
    call.prints("valid, 1 move, the minimum\nvalid, 2 moves, 2 more than the minimum\n");
    let call = npuzzle("verify --batch - --optimal").stdin(records);
    call.denies("valid, 1 move, the minimum\nnot optimal, 2 moves, 2 more than the minimum\n");
}

#[test]
fn a_bad_line_stops_nothing_unless_that_is_asked_for() {
    let records = "1234567.8 r\n1234567.8 q\n1234567.7 r\n1234567.8 l\n";
    let first = "-:2: moves \"q\": character 1, \"q\", is no move: moves are u d l r, up down left \
                 right or ↑ ↓ ← →, and R2 is R R\n";
    let second = "-:3: board \"1234567.7\": tile 7 appears twice and tile 8 is missing\n";
    let run = npuzzle("verify --batch -").stdin(records).run();
    run.says(&format!("{first}{second}"))
        .printed(
            "valid, 1 move, the minimum\nerror\nerror\n\
             after 1 move the board is 123456.78, not the goal 12345678.; \
             read as the tiles' moves (--frame tile) they are right\n",
        )
        .exited(2);
    let run = npuzzle("verify --batch - --fail-fast").stdin(records).run();
    run.says(first)
        .printed("valid, 1 move, the minimum\nerror\n")
        .exited(2);
}

#[test]
fn what_all_lines_share_may_be_said_once() {
    let call = npuzzle("verify --batch - --goal snail").stdin("2831.4765 uldr\n1238.4765\n");
    call.prints("valid, 4 moves, the minimum\nvalid, 0 moves, the minimum\n");
    let call = npuzzle("verify --batch - --moves lr").stdin("12345678.\n12345678. 12345678.\n");
    call.prints(&"valid, 2 moves, 2 more than the minimum\n".repeat(2));
    let call = npuzzle("verify --batch - --size 4x2 --frame tile").stdin("1234.567 l l l\n");
    call.prints("valid, 3 moves, the minimum\n");
    let run = npuzzle("verify --batch - --moves lr")
        .stdin("12345678. rl\n{\"start\":\"12.3\",\"moves\":\"r\"}\n");
    run.run()
        .says(
            "-:1: moves were given twice, as \"rl\" and by --moves\n\
             -:2: moves were given twice, as \"r\" and by --moves\n",
        )
        .printed("error\nerror\n")
        .exited(2);
}

#[test]
fn an_object_names_start_and_moves() {
    let valid = "valid, 1 move, the minimum\n";
    for record in [
        r#"{"start":"1234567.8","moves":"r"}"#,
        r#"{"moves":"right","goal":"standard","start":[[1,2,3],[4,5,6],[7,0,8]]}"#,
        r#"{"start":"1234567.8","moves":["R"],"id":7}"#,
        r#"{"start":"1234567.8","moves":"\u2192"}"#,
        r#"{"start":"1234567.8","moves":["\u2192"]}"#,
        r#"{"start":"1234.5","size":"3x2","moves":"r"}"#,
        r#"{"start":"1234567.8","path":"r"}"#,
        r#"{"start":"1234567.8","path":"l","moves":"r"}"#,
    ] {
        npuzzle("verify --batch -").stdin(record).prints(valid);
    }
    for record in [
        r#"{"start":"12345678.","moves":""}"#,
        r#"{"start":"12345678.","moves":[]}"#,
        r#"{"start":"12345678.","path":""}"#,
    ] {
        let call = npuzzle("verify --batch -").stdin(record);
        call.prints("valid, 0 moves, the minimum\n");
    }
    for record in [
        r#"{"start":"12345687.","moves":"unsolvable"}"#,
        r#"{"start":"12345687.","solvable":false,"path":null}"#,
    ] {
        npuzzle("verify --batch -")
            .stdin(record)
            .prints("valid, unsolvable\n");
    }
}

#[test]
fn what_is_wrong_with_an_object_is_named() {
    for record in [
        r#"{"start":"12345678."}"#,
        r#"{"start":"12345678.","moves":null}"#,
        r#"{"start":"12345678.","solvable":true,"path":null}"#,
    ] {
        assert_error(
            record,
            "no moves were given: they come last, such as uldr, or '' for none; or give --moves",
        );
    }
    assert_error(
        r#"{"start":"12345678.","move":"r"}"#,
        "field \"move\": a record has \"start\", \"moves\" and, if they are wanted, \"goal\", \
         \"size\" and \"id\"",
    );
    assert_error(
        r#"{"start":"12345678.","moves":12}"#,
        "moves \"12\": character 1, \"1\", counts no move: a count stands right behind its move, \
         as in R2",
    );
    assert_error(r#"{"moves":"r"}"#, "the record has no \"start\"");
    assert_error(
        r#"{"start":"1234567.8 r","moves":"r"}"#,
        "board \"1234567.8 r\": 'r' is no label: tiles are written 1 to 15, or a to f for 10 to \
         15, and the blank is one of . 0 x X _ *",
    );
}

#[test]
fn a_file_of_moves_serves_the_other_subcommands_too() {
    let record = r#"{"start":"1234567.8","moves":"uldr"}"#;
    npuzzle("steps --batch -").stdin(record).prints("1\n");
    let verdicts = npuzzle("verify --json --batch -")
        .stdin(record)
        .run()
        .stdout;
    npuzzle("path --batch -").stdin(verdicts).prints("r\n");
}

#[cfg(unix)]
#[test]
fn what_path_prints_is_valid_and_the_minimum() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let pairs = "printf '12345678. 123.46758\\n12345687.\\n12345678.\\n123/4.5\\n\
                 123456789abcd.ef\\n867254301\\n'";
    let valid = "valid, 3 moves, the minimum\nvalid, unsolvable\nvalid, 0 moves, the minimum\n\
                 valid, 1 move, the minimum\nvalid, 2 moves, the minimum\n\
                 valid, 31 moves, the minimum\n";
    for notation in ["letters", "capitals", "words", "arrows", "runs"] {
        for frame in ["blank", "tile"] {
            let path = format!("npuzzle path --notation {notation} --frame {frame} --batch -");
            let verify = format!("npuzzle verify --frame {frame} --batch -");
            shell(&format!("{pairs} | {path} --json | {verify}")).prints(valid);
            shell(&format!(
                "{pairs} > p; {path} < p | paste -d' ' p - | {verify}"
            ))
            .inside(folder)
            .prints(valid);
        }
    }
}
