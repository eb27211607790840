//! What a line of a batch may hold: text in the whole grammar, or a JSON object.

use crate::command::npuzzle;
use crate::table::batch;

#[test]
fn every_way_to_write_a_board_stands_in_one_file() {
    batch(
        "steps",
        r#"
        1234567.8                                               => 1
        123456708                                               => 1
        1234567x8 12345678X                                     => 1
        1234567_8 12345678*                                     => 1
        1234567.8,12345678.                                     => 1
        1234567.8       12345678.                               => 1
        1 2 3 4 5 6 7 . 8                                       => 1
        1 2 3 4 5 6 7 0 8 1 2 3 4 5 6 7 8 0                     => 1
        1,2,3,4,5,6,7,0,8,1,2,3,4,5,6,7,8,0                     => 1
        1 2 3 4 5 6 7 x 8 12345678.                             => 1
        1234567.8 1 2 3 4 5 6 7 8 .                             => 1
        123/456/7.8                                             => 1
        123/456/7.8 123/456/78.                                 => 1
        [[1,2,3],[4,5,6],[7,0,8]]                               => 1
        [[1,2,3],[4,5,6],[7,0,8]] [[1,2,3],[4,5,6],[7,8,0]]     => 1
        ((1,2,3),(4,5,6),(7,0,8)), ((1,2,3),(4,5,6),(7,8,0))    => 1
        {{1,2,3},{4,5,6},{7,0,8}}                               => 1
        1|2|3;4|5|6;7|0|8                                       => 1
        1 2/0 3                                                 => 1
        12.3                                                    => 1
        123/4.5                                                 => 1
        12/34/.5                                                => 1
        1234/567. 1234/56.7                                     => 1
        1234567.8 # to the usual goal                           => 1
        1234567.8 12345678. # to this goal                      => 1
        1234567.8#12345678.                                     => 1
        {"start":"1234567.8"}                                   => 1
        { "start" : "1234567.8" }                               => 1
        "#,
    );
    npuzzle("steps --batch -")
        .stdin("\t 1234567.8\t12345678. \n")
        .prints("1\n");
}

#[test]
fn blank_lines_and_comment_lines_are_no_records() {
    let lines = "\n   \n\t\n# a comment\n  # another, 12345677.\n12345678.\n\r\n\u{feff}\n#\n\n";
    npuzzle("steps --batch -").stdin(lines).prints("0\n");
    let run = npuzzle("steps --json --batch -").stdin(lines).run();
    assert!(run.stdout.starts_with(r#"{"line":6,"#), "{}", run.stdout);
}

#[test]
fn line_breaks_and_a_byte_order_mark_are_those_of_any_system() {
    for (file, answers) in [
        ("12345678.\n1234567.8\n", "0\n1\n"),
        ("12345678.\n1234567.8", "0\n1\n"),
        ("12345678.\r\n1234567.8\r\n", "0\n1\n"),
        ("12345678.\r\n1234567.8", "0\n1\n"),
        ("12345678.\r\n1234567.8\r", "0\n1\n"),
        ("\u{feff}12345678.\n1234567.8\n", "0\n1\n"),
        ("\u{feff}12345678. 1234567.8\r\n12345678.\r\n", "1\n0\n"),
        ("\u{feff}{\"start\":\"1234567.8\"}\r\n", "1\n"),
        ("\u{feff}# nothing\r\n\r\n1 2 3 4 5 6 7 8 .\r\n", "0\n"),
        ("\u{feff}", ""),
    ] {
        npuzzle("steps --batch -").stdin(file).prints(answers);
    }
}

#[test]
fn a_start_alone_is_to_become_the_goal_that_the_command_line_names() {
    batch("steps", "1238.4765 => -1 \n 1234567.8 => 1");
    batch(
        "steps --goal snail",
        "
        2831.4765           => 4
        1 2 3 8 0 4 7 6 5   => 0
        12.3                => 0
        12/.3               => 0
        ",
    );
    batch(
        "steps --goal 123.46758",
        "12345678. => 3 \n 1 2 3 x 4 6 7 5 8 => 0",
    );
    batch("steps --goal blank-first", ".12345678 => 0");
    for options in [
        "--size 4x2",
        "--goal 1234/567.",
        "--size 4x2 --goal 1234567.",
    ] {
        let wide = "1234/56.7 => 1 \n 1234567. => 0 \n 1234.567 => 3";
        batch(&format!("steps {options}"), wide);
    }
}

#[test]
fn two_boards_and_a_goal_are_too_many() {
    let message =
        "two boards and another goal were given; the second, \"12345678.\", is the goal already";
    for goal in ["standard", "123.46758"] {
        let command = format!("steps --goal {goal}");
        batch(
            &command,
            &format!("1234567.8 12345678. => error: {message}"),
        );
        batch(
            &command,
            &format!("1 2 3 4 5 6 7 . 8 1 2 3 4 5 6 7 8 . => error: {message}"),
        );
    }
    let record = r#"{"start":"1234567.8 12345678.","goal":"standard"}"#;
    batch("steps", &format!("{record} => error: {message}"));
}

#[test]
fn an_object_names_start_and_goal() {
    batch(
        "steps",
        r#"
        {"start":"12345678.","goal":"123.46758"}                            => 3
        {"goal":"123.46758","start":"12345678."}                            => 3
        {"start":"1 2 3 4 5 6 7 8 .","goal":"123/x46/758"}                  => 3
        {"start":"1 2 3\n4 5 6\n7 0 8\n"}                                   => 1
        {"start":"\u0031234567.8"}                                          => 1
        {"start":123456708}                                                 => 1
        {"start":[1,2,3,4,5,6,7,0,8]}                                       => 1
        {"start":[[1,2,3],[4,5,6],[7,0,8]]}                                 => 1
        {"start":[[1,2,3],[4,0,5]],"goal":[[1,2,3],[4,5,0]]}                => 1
        {"start":[[1,2,3],[4,0,5]],"goal":"12345."}                         => 1
        {"start":"12345.786","goal":[[1,2,3],[4,5,6],[7,8,0]]}              => 1
        {"start":"2831.4765","goal":"snail"}                                => 4
        {"start":"12345678.","goal":"standard"}                             => 0
        {"start":".12345678","goal":"blank-first"}                          => 0
        {"start":"12345678.","goal":null,"size":null}                       => 0
        "#,
    );
}

#[test]
fn what_an_object_says_wins_over_the_command_line() {
    batch(
        "steps --size 4x2 --goal standard",
        r#"
        1234.567                                                => 3
        {"start":"1234.5","size":"3x2"}                         => 1
        {"start":"12.354","size":"2x3","goal":"12345."}         => 2
        {"size":"4X2","start":"1234.567","goal":"standard"}     => 3
        "#,
    );
    batch(
        "steps --goal snail",
        r#"
        {"start":"2831.4765"}                       => 4
        {"start":"12345678.","goal":"standard"}     => 0
        {"start":"12345678.","goal":"123.46758"}    => 3
        "#,
    );
}

#[test]
fn what_is_wrong_with_an_object_is_named() {
    batch(
        "steps",
        r#"
        {"start":"12345677."} => error: board "12345677.": tile 7 appears twice and tile 8 is missing
        {"start":[[1,2,3],[4,5]]} => error: board "1 2 3/4 5": row 1 has 3 cells, row 2 has 2; all rows must be equally long, and the blank be written, as one of . 0 x X _ * -
        {"start":""} => error: no board was read
        {"start":"12345678.","goal":"12.3"} => error: the start, "12345678.", is 3x3, and the goal, "12.3", is 2x2; both must have the same size
        {"start":"1234.5"} => error: board "1234.5": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        {"start":"1234.5","size":"3x3"} => error: board "1234.5": 6 cells were read, and the size 3x3 has 9
        {} => error: the record has no "start"
        {"goal":"12345678."} => error: the record has no "start"
        {"start":null} => error: the record has no "start"
        {"start":"12345678.","goal":"sanil"} => error: goal "sanil": the named goals are standard, blank-first and snail; or give a board
        {"start":"12345678.","goal":"12345677."} => error: goal: board "12345677.": tile 7 appears twice and tile 8 is missing
        {"start":"12345678.","goal":{}} => error: goal: a string, a list or a number is needed
        {"start":true} => error: start: a string, a list or a number is needed
        {"start":"12345678.","size":9} => error: size "9x9": a size is WxH, columns by rows as in 3x3, both at least 2, with at most 16 cells in all
        "#,
    );
}

#[test]
fn an_object_that_is_no_json_is_a_bad_record() {
    batch(
        "steps",
        r#"
        {"start":"12345678." => error: the JSON object is cut off: its last } is missing; in a batch it stands on one line, as jq -c prints it
        { => error: the JSON object is cut off: its last } is missing; in a batch it stands on one line, as jq -c prints it
        {"start":"12345678.",} => error: JSON: trailing comma, at column 22
        {"start":012345678} => error: JSON: invalid number, at column 11; a board stands in double quotes
        {"start":12345678.} => error: JSON: invalid number, at column 19; a board stands in double quotes
        {'start': '12345678.'} => error: JSON: key must be a string, at column 2; a name stands in double quotes
        {start: 12345678} => error: JSON: key must be a string, at column 2; a name stands in double quotes
        {"start":"12345678.","start":"1234567.8"} => error: JSON: field "start" is there twice, at column 41
        {"start":"12345678."} 1234567.8 => error: more stands behind the JSON object
        {"start":"12345678."} {} => error: several JSON objects: each needs a line of its own
        [{"start":"12345678."},{"start":"1234567.8"}] => error: a list of JSON objects: jq -c '.[]' puts each on a line of its own, and --batch - answers each line
        {"start":"12345678."} # a comment => 0
        "#,
    );
}

/// What is printed for each of these lines, which can't be read, begins so.
#[track_caller]
fn assert_begins(lines: &[String], begin: &str) {
    let run = npuzzle("steps --json --batch - --jobs 1").stdin(lines.join("\n"));
    let run = run.run().says("").exited(2);
    assert_eq!(run.stdout.lines().count(), lines.len(), "{}", run.stdout);
    for (number, line) in (1..).zip(run.stdout.lines()) {
        let begin = format!("{{\"line\":{number},{begin}");
        assert!(line.starts_with(&begin), "{}: {line}", run.line);
    }
}

#[test]
fn an_id_is_given_back_as_it_was_written() {
    let words =
        "7|-0|1.50|1e400|123456789012345678901234567890|null|true|false|\"\"|[]|{}".split('|');
    for id in words.chain([
        r#""a # b""#,
        r#""\u00e9\n""#,
        r#""é…""#,
        "[1, [2,{}]]",
        r#"{"b" : 1,  "a":[null]}"#,
        r#"{"start":"12345678."}"#,
    ]) {
        let answer = r#""size":"3x3","start":"12345678.","goal":"12345678.","solvable":true"#;
        npuzzle("steps --json --batch -")
            .stdin(format!("{{\"id\":{id},\"start\":\"12345678.\"}}"))
            .prints(&format!(
                "{{\"line\":1,\"id\":{id},{answer},\"steps\":0}}\n"
            ));
        // Where its boards can't be read as well.
        let lines = [r#""12345677.""#, "[]", r#""""#, "[[1,2],[3]]"]
            .map(|board| format!("{{\"start\":{board},\"id\":{id}}}"));
        assert_begins(&lines, &format!("\"id\":{id},\"error\":\""));
    }
}

#[test]
fn an_object_whose_fields_are_wrong_is_still_known_by_its_id() {
    let lines = [
        r#"{"id":"a","strat":"12345678."}"#,
        r#"{"strat":"12345678.","id":"a"}"#,
        r#"{"id":"a"}"#,
        r#"{"start":"12345678.","size":2,"id":"a"}"#,
        r#"{"start":"12345678.","goal":{},"id":"a"}"#,
    ];
    assert_begins(&lines.map(str::to_owned), r#""id":"a","error":""#);
}

#[test]
fn answers_are_records_that_get_the_same_answers() {
    // The last has a goal of its own.
    let records = "12345687.\n123/4.5\n12/34/.5\n2831.4765\n\
                   {\"id\":[1],\"start\":\"12345678.\",\"goal\":\"snail\"}\n";
    for command in "steps|steps --count-start|path|check|render|render --goal snail".split('|') {
        let answer = |records: &str| {
            let call = npuzzle(&format!("{command} --json --batch -")).stdin(records);
            call.run().says("").exited(i32::from(command == "check"))
        };
        let first = answer(records).stdout;
        answer(&first).printed(&first);
    }
}
