//! JSON that is read: one object as a question, and what its fields may be called and hold.

use crate::command::{npuzzle, shell};
use crate::table::{answers, batch, errors};

const SNAIL: &str = r#"{"start":"2831.4765","goal":"snail"}"#;

#[test]
fn one_object_on_standard_input_or_as_the_argument_is_answered() {
    for (command, answer) in [
        ("steps", "4\n"),
        ("path", "uldr\n"),
        ("check", "solvable\n"),
        ("verify --moves uldr", "valid, 4 moves, the minimum\n"),
    ] {
        for text in [
            SNAIL.to_owned(),
            format!("\u{feff}# a comment\r\n{SNAIL} # another\n"),
        ] {
            npuzzle(command).stdin(text.clone()).prints(answer);
            npuzzle(command).stdin(text.clone()).arg("-").prints(answer);
            npuzzle(command).arg(text).prints(answer);
        }
    }
    npuzzle("render --style plain")
        .arg(r#"{"start":"12.3"}"#)
        .prints("1 2\n. 3\n");
    let drawn = "npuzzle render --svg drawing.svg && grep -c step drawing.svg";
    let folder = tempfile::tempdir().expect("a folder");
    let run = shell(drawn)
        .inside(&folder)
        .stdin(SNAIL)
        .run()
        .says("")
        .exited(0);
    assert_ne!(run.stdout, "0\n");
}

#[test]
fn an_object_may_stand_on_several_lines() {
    let spread = r#"
{
  "start": [
    [ 2, 8, 3 ],
    [ 1,
      0, 4 ],
    [ 7, 6, 5 ]
  ],
  "goal": "snail"
}
"#;
    npuzzle("steps").stdin(spread).prints("4\n");
    npuzzle("steps")
        .stdin(spread.replace('\n', "\r\n"))
        .prints("4\n");
}

#[test]
fn the_record_of_one_object_has_its_id_and_no_line() {
    let answer =
        r#""size":"3x3","start":"2831.4765","goal":"1238.4765","solvable":true,"steps":4}"#;
    npuzzle("steps --json")
        .stdin(SNAIL)
        .prints(&format!("{{{answer}\n"));
    for id in ["7", "null", r#"[1, "é"]"#] {
        let object = SNAIL.replace('{', &format!("{{\"id\":{id},"));
        let record = format!("{{\"id\":{id},{answer}\n");
        npuzzle("steps --json").stdin(object).prints(&record);
    }
    let ranked = r#"{"id":"a","permutation":[3,1,2,4]}"#;
    let record = r#"{"id":"a","permutation":[3,1,2,4],"rank":12,"digits":[2,0,0,0]}"#;
    npuzzle("rank --json")
        .stdin(ranked)
        .prints(&format!("{record}\n"));
}

#[test]
fn the_moves_of_an_object_are_verified() {
    answers(
        "verify",
        r#"
        '{"start":"2831.4765","goal":"snail","moves":"uldr"}'           => valid, 4 moves, the minimum
        '{"start":"2831.4765","goal":"snail","path":"uldr"}'            => valid, 4 moves, the minimum
        '{"start":"12345678.","moves":["up","\u2193"]}'                 => valid, 2 moves, 2 more than the minimum
        '{"start":"12345678.","moves":""}'                              => valid, 0 moves, the minimum
        '{"start":"12345678.","moves":null,"path":"","solvable":true}'  => valid, 0 moves, the minimum
        '{"start":"12345687.","path":null,"solvable":false}'            => valid, unsolvable
        "#,
    );
    errors(
        "verify",
        r#"
        '{"start":"12345678.","moves":4}' => moves: a number only counts them; a string or a list, as [6,7], says which
        '{"start":"12345678."}' => no moves were given: they come last, such as uldr, or '' for none; or give --moves
        "#,
    );
    shell("npuzzle path 867254301 --json | npuzzle verify --optimal")
        .prints("valid, 31 moves, the minimum\n");
}

#[test]
fn rank_reads_an_object_there_and_back() {
    answers(
        "rank --quiet",
        r#"
        '{"start":"3.12"}'                         => 18
        '{"permutation":[3,1,2,4]}'                => 12
        '{"rank":18,"size":[2,2]}' --unrank        => 3.12
        '{"rank":12}' --unrank --of 4              => 3124
        "#,
    );
    npuzzle("rank")
        .arg(r#"{"rank":12}"#)
        .fails(r#"the record has no "start" or "permutation""#);
    npuzzle("rank")
        .arg(r#"{"strat":"12.3"}"#)
        .fails(r#"field "strat": "start" was meant?"#);
}

#[test]
fn several_objects_are_a_batch() {
    let message =
        "several JSON objects: --batch - answers each line, and jq -c puts each object on one";
    for between in ["\n", "", "\n\n# more\n"] {
        let text = format!("{SNAIL}{between}{SNAIL}");
        npuzzle("steps").stdin(text.clone()).fails(message);
        npuzzle("steps").arg(text).fails(message);
    }
    let message = "a list of JSON objects: jq -c '.[]' puts each on a line of its own, and --batch - answers \
                   each line";
    for text in [
        format!("[{SNAIL},\n{SNAIL}]"),
        format!(" [\n  {SNAIL}\n]\n"),
    ] {
        npuzzle("steps").stdin(text.clone()).fails(message);
        npuzzle("rank").stdin(text).fails(message);
    }
    let message = "a JSON object holds all that is asked about: nothing can stand beside it";
    npuzzle("steps").arg(SNAIL).arg("snail").fails(message);
    npuzzle("verify").arg("12345678.").arg(SNAIL).fails(message);
}

#[test]
fn what_is_wrong_with_an_object_alone_is_told_with_its_place() {
    for (text, message) in [
        ("{", "the JSON object is cut off: its last } is missing"),
        (
            r#"{"start":"2831."#,
            "the JSON object is cut off: its last } is missing",
        ),
        (
            "{\n\"start\":\"12.3\",\n",
            "the JSON object is cut off: its last } is missing",
        ),
        (
            "# one\n\n{\"start\":\n}",
            "JSON: expected value, at line 4, column 1",
        ),
        (r#"{"start":}"#, "JSON: expected value, at column 10"),
        (
            r#"{"start":"12.3"} uldr"#,
            "more stands behind the JSON object",
        ),
        ("{}", "the record has no \"start\""),
    ] {
        npuzzle("steps").stdin(text).fails(message);
    }
}

#[test]
fn a_board_in_braces_is_no_object() {
    answers(
        "steps",
        r#"
        {12.3}                          => 1
        {{1,2},{0,3}}                   => 1
        {1,2,3,x}                       => 0
        '{"123", "485", "76."}'         => 4
        "#,
    );
}

#[test]
fn a_size_is_columns_and_rows_or_one_side() {
    answers(
        "steps",
        r#"
        '{"start":"1234.5","size":"3x2"}'       => 1
        '{"start":"1234.5","size":[3,2]}'       => 1
        '{"start":"1234.5","size":["3","2"]}'   => 1
        '{"start":"12.354","size":[2,3],"goal":"12345."}'  => 2
        '{"start":"12.3","size":2}'             => 1
        '{"start":"12.3","size":"2"}'           => 1
        '{"start":"12.3","size":null}'          => 1
        "#,
    );
    errors(
        "steps",
        r#"
        '{"start":"12.3","size":[2,2,1]}' => size "2x2x1": a size is WxH, columns by rows as in 3x3, both at least 2, with at most 16 cells in all
        '{"start":"12.3","size":3}' => board "12.3": 4 cells were read, and the size 3x3 has 9
        "#,
    );
}

#[test]
fn a_list_holds_cells_or_rows_or_rows_of_cells() {
    answers(
        "steps",
        r#"
        '{"start":["123","485","76."]}'                                     => 4
        '{"start":["1 2 3","4 8 5","7 6 ."]}'                               => 4
        '{"start":[["1","2","3"],["4","8","5"],["7","6","."]]}'             => 4
        '{"start":["1","2","3","4","8","5","7","6","."]}'                   => 4
        '{"start":["1",2,"3",4,8,5,7,6,"x"]}'                               => 4
        '{"start":[["1",2,"3"],[4,8,5],[7,"6","x"]]}'                       => 4
        '{"start":["123/485/76."]}'                                         => 4
        '{"start":["123","4.5"]}'                                           => 1
        '{"start":["12","3.","54"],"goal":["12","34","5."]}'                => 1
        '{"start":"2831.4765","goal":[["1","2","3"],["8","0","4"],["7","6","5"]]}' => 4
        '{"start":["1",2,0,"3"]}'                                      => 1
        "#,
    );
    let rows = r#"'{"start":[["1","2","3","4"],["5","6","7","8"],["9","10","11","12"],["13","14","","15"]]}'"#;
    answers("steps", &format!("{rows} => 1"));
    let refused = "two boards were read where one belongs; say the other as \"goal\"";
    npuzzle("steps")
        .arg(r#"{"start":["12345678.","123.46758"]}"#)
        .fails(&format!("start: {refused}"));
}

#[test]
fn null_or_an_empty_string_in_a_list_is_the_blank() {
    for blank in ["null", r#""""#, r#"" ""#, r#""null""#, r#""-""#] {
        for (list, steps) in [
            ("[1,2,3,4,5,6,7,8,_]", "0"),
            ("[_,1,2,4,5,3,7,8,6]", "4"),
            ("[[1,2,3],[4,_,5],[7,8,6]]", "2"),
            (r#"[["1","2"],["3",_]]"#, "0"),
            (r#"[["1","2"],[_,"3"]]"#, "1"),
        ] {
            let record = format!("{{\"start\":{}}}", list.replace('_', blank));
            batch("steps", &format!("{record} => {steps}"));
        }
    }
    answers(
        "steps",
        r#"'{"start":[1,2,3,null],"goal":null,"size":null,"id":null}' => 0"#,
    );
}

#[test]
fn the_boards_of_a_record_have_the_blank_that_was_asked_for() {
    answers(
        "steps --blank=-1",
        r#"
        '{"start":[1,2,-1,3]}'          => 1
        '{"start":[[1,2],[-1,3]]}'      => 1
        '{"start":"1 2 -1 3"}'          => 1
        "#,
    );
    answers(
        "steps --blank □",
        r#"'{"start":["\u25a1",1,2,3],"goal":["□123"]}' => 0"#,
    );
}

#[test]
fn numbers_in_a_list_may_be_written_with_a_fraction() {
    answers(
        "steps",
        r#"
        '{"start":[[1.0,2.0],[0.0,3.0]]}'   => 1
        '{"start":[[1,2],[0,3e0]]}'         => 1
        "#,
    );
}

#[test]
fn fields_of_other_programs_are_ignored() {
    let names = "|note|name|uid|Level 1|depth|steps|paths|state|move|index|ids|permutatoin|größe";
    for name in names.split('|') {
        let field = format!("{{\"{name}\":[{{\"goal\":1}}],");
        batch("steps", &format!("{} => 4", SNAIL.replace('{', &field)));
    }
}

#[test]
fn a_field_that_nearly_has_the_name_of_one_that_is_read_is_refused() {
    for (name, meant) in [
        ("strat", "start"),
        ("Start", "start"),
        ("starts", "start"),
        ("gaol", "goal"),
        ("goals", "goal"),
        ("GOAL", "goal"),
        ("sizes", "size"),
        ("sise", "size"),
        ("ID", "id"),
    ] {
        let record = format!("{{\"start\":\"12345678.\",\"{name}\":\"snail\"}}");
        let message = format!("field {name:?}: {meant:?} was meant?");
        npuzzle("steps").stdin(record.clone()).fails(&message);
        batch("check", &format!("{record} => error: {message}"));
    }
    for (name, meant) in [("move", "moves"), ("pat", "path"), ("slovabel", "solvable")] {
        let record = format!("{{\"start\":\"12345678.\",\"{name}\":\"\"}}");
        npuzzle("verify")
            .stdin(record)
            .fails(&format!("field {name:?}: {meant:?} was meant?"));
    }
    for name in ["permutatoin", "permutations", "Permutation"] {
        let record = format!("{{\"{name}\":[1,2,3]}}");
        npuzzle("rank")
            .stdin(record)
            .fails(&format!("field {name:?}: \"permutation\" was meant?"));
    }
}

#[test]
fn another_word_for_a_goal_is_refused_where_no_goal_is_given() {
    for name in ["target", "end", "goal_state", "goalBoard", "Final"] {
        let record = format!("{{\"start\":\"2831.4765\",\"{name}\":\"snail\"}}");
        let message = format!("field {name:?}: \"goal\" was meant?");
        npuzzle("steps").stdin(record).fails(&message);
        let record = format!("{{\"start\":\"2831.4765\",\"goal\":\"snail\",\"{name}\":7}}");
        npuzzle("steps").stdin(record).prints("4\n");
    }
}
