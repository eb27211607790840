//! `npuzzle compare`: every engine, side by side.

use crate::command::npuzzle;
use crate::table;

const FAR: &str = "5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12";

/// The printed table without the columns of times.
#[track_caller]
fn rows(arguments: &str) -> Vec<[String; 3]> {
    let run = npuzzle(&format!("compare {arguments}")).run();
    let run = run.says("").exited(0);
    let row = |line: &str| {
        assert!(
            line.ends_with("again") || line.matches(" ms").count() == 2,
            "{line}"
        );
        let mut words = line.split_whitespace().map(str::to_owned);
        [(); 3].map(|()| words.next().unwrap_or_default())
    };
    run.stdout.lines().map(row).collect()
}

#[test]
fn each_engine_has_a_row_with_the_moves_and_the_boards_that_it_expanded() {
    // The numbers are the same on every machine.
    assert_eq!(
        rows("867254301"),
        [
            ["engine", "moves", "expanded"],
            ["breadth-first", "31", "181,347"],
            ["bidirectional", "31", "9,990"],
            ["table", "31", "181,440"],
            ["deepening-small", "31", "382"],
        ]
    );
    let rows = rows("12345678.");
    assert!(rows[1..].iter().all(|row| row[1] == "0"), "{rows:?}");
}

#[test]
fn a_large_board_has_no_table_and_two_sizes_of_databases() {
    assert_eq!(
        rows("123456789abcd.ef --goal standard"),
        [
            ["engine", "moves", "expanded"],
            ["breadth-first", "2", "4"],
            ["bidirectional", "2", "2"],
            ["deepening-small", "2", "2"],
            ["deepening-medium", "2", "2"],
        ]
    );
}

#[test]
fn an_engine_that_comes_to_no_end_says_so_and_the_others_answer() {
    let run = npuzzle(&format!("compare {FAR} --memory 1M")).run();
    let lines: Vec<&str> = run.stdout.lines().collect();
    for (line, begin) in lines[1..].iter().zip([
        "breadth-first          - the search went ",
        "bidirectional          - the search went ",
        "deepening-small       38         1,152 ",
        "deepening-medium      38           872 ",
    ]) {
        assert!(line.starts_with(begin), "{}", run.stdout);
        assert_eq!(
            line.ends_with("memory than allowed"),
            begin.ends_with("went "),
            "{line}"
        );
    }
}

#[test]
fn it_is_an_error_if_no_engine_answers() {
    let run = npuzzle("compare .c9dfbae37254861 --timeout 0s").run();
    let late = run.stdout.matches("no answer in time").count();
    assert_eq!(late, 4, "{}", run.stdout);
    run.says("").exited(2);
    let call = npuzzle("compare --timeout 0s --batch -").stdin(".c9dfbae37254861");
    call.run().says("").exited(2);
}

#[test]
fn an_unsolvable_pair_takes_no_engine() {
    npuzzle("compare 21345678.").prints("unsolvable\n");
}

#[test]
fn a_batch_has_a_line_a_pair() {
    let run = table::batch(
        "compare --memory 1M",
        &format!(
            r#"
            867254301 => 31; breadth-first 181347; bidirectional 9990; table 181440; deepening-small 382
            {FAR}     => 38; breadth-first -; bidirectional -; deepening-small 1152; deepening-medium 872
            21345678. => unsolvable
            1234567.. => error: board "1234567..": the blank appears twice and tile 8 is missing
            "#
        ),
    );
    run.exited(2);
}

#[test]
fn json_has_an_object_an_engine() {
    table::answers(
        "compare --json",
        r#"
        867254301 => {"size":"3x3","start":"8672543.1","goal":"12345678.","solvable":true,"steps":31,"path":"uulddrruuldldrruuldldrruullddrr","engines":[{"engine":"breadth-first","steps":31,"expanded":181347,"seconds":_,"again":_},{"engine":"bidirectional","steps":31,"expanded":9990,"seconds":_,"again":_},{"engine":"table","steps":31,"expanded":181440,"seconds":_,"again":_},{"engine":"deepening-small","steps":31,"expanded":382,"seconds":_,"again":_}]}
        21345678. => {"size":"3x3","start":"21345678.","goal":"12345678.","solvable":false,"steps":null,"path":null,"engines":[]}
        "#,
    );
}

#[test]
fn json_tells_of_an_engine_that_comes_to_no_end() {
    let run = npuzzle(&format!("compare {FAR} --memory 1M --json")).run();
    for part in [
        r#""steps":38,"path":"rddlluurddluurrulddruuldlurddruruldrdd","engines":[{"engine":"breadth-first","steps":null,"expanded":null,"seconds":"#,
        r#","again":null,"error":"the search went 11 moves from the start and 0 from the goal, so the answer is at least 12 moves, and would need more memory than allowed"},{"engine":"bidirectional","#,
    ] {
        assert!(
            run.stdout.contains(part),
            "{part} is not in\n{}",
            run.stdout
        );
    }
}

#[test]
fn every_engine_is_asked_so_none_can_be_chosen() {
    table::errors(
        "compare 867254301",
        "--engine table => compare asks every engine: leave --engine out",
    );
}
