//! `npuzzle rank`: ranks with their working, and the way back.

use crate::command::{npuzzle, shell, terminal};
use crate::oracle::{Random, every_board};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    line: Option<u64>,
    id: Option<u64>,
    size: String,
    start: String,
    rank: u64,
    digits: Vec<u64>,
    stats: Option<Stats>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sequence {
    line: Option<u64>,
    permutation: Vec<u64>,
    rank: u64,
    digits: Vec<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stats {
    expanded_forward: usize,
    expanded_backward: usize,
    depth_forward: usize,
    depth_backward: usize,
    seconds: f64,
}

fn text(labels: &[u8]) -> String {
    labels.iter().map(ToString::to_string).collect()
}

fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items
        .into_iter()
        .map(|item| item.to_string() + "\n")
        .collect()
}

fn factorial(n: u8) -> u64 {
    (1..=u64::from(n)).product()
}

#[test]
fn a_rank_comes_before_its_working() {
    npuzzle("rank 283104765")
        .prints("117485\n2·8! + 7·7! + 2·6! + 1·5! + 0·4! + 0·3! + 2·2! + 1·1! + 0·0! = 117485\n");
    npuzzle("rank .12345678")
        .prints("0\n0·8! + 0·7! + 0·6! + 0·5! + 0·4! + 0·3! + 0·2! + 0·1! + 0·0! = 0\n");
    npuzzle("rank 2 8 3 1 0 4 7 6 5 --quiet").prints("117485\n");
}

#[test]
fn labels_without_a_blank_are_a_permutation_ranked_from_0_as_in_textbooks() {
    npuzzle("rank 3124").prints("12\n2·3! + 0·2! + 0·1! + 0·0! = 12\n");
    // The example of 康托展开.
    npuzzle("rank 34152").prints("61\n2·4! + 2·3! + 0·2! + 1·1! + 0·0! = 61\n");
    npuzzle("rank 123456789 --quiet").prints("0\n");
    npuzzle("rank [3,1,2,4] --quiet").prints("12\n");
    npuzzle("rank 10 9 8 7 6 5 4 3 2 1 --quiet").prints("3628799\n");
    npuzzle("rank - --quiet").stdin("3 1 2 4\n").prints("12\n");
    npuzzle("rank --quiet").stdin("3\n1\n2\n4\n").prints("12\n");
}

#[test]
fn an_explanation_shows_which_labels_are_smaller() {
    npuzzle("rank 3124 --explain").prints(
        "\
12
2·3! + 0·2! + 0·1! + 0·0! = 12
label  smaller ones behind it  counts for
    3  1 2                     2·3! = 12
    1                          0·2! = 0
    2                          0·1! = 0
    4                          0·0! = 0
",
    );
    npuzzle("rank 2.31 --explain --blank _").prints(
        "\
13
2·3! + 0·2! + 1·1! + 0·0! = 13
label  smaller ones behind it  counts for
    2  _ 1                     2·3! = 12
    _                          0·2! = 0
    3  1                       1·1! = 1
    1                          0·0! = 0
",
    );
}

/// What a working comes to, and what it says that it does.
fn sums(working: &str) -> Option<(u64, u64)> {
    let (terms, result) = working.split_once(" = ")?;
    let mut sum = 0;
    for term in terms.split(" + ") {
        let (digit, place) = term.strip_suffix('!')?.split_once('·')?;
        let (digit, place) = (digit.parse::<u64>().ok()?, place.parse().ok()?);
        sum += digit * (1..=place).product::<u64>();
    }
    Some((sum, result.parse().ok()?))
}

#[test]
fn each_working_comes_to_the_rank() {
    for seed in 0..50 {
        let board = Random(seed).board(16);
        let labels: Vec<String> = board.iter().map(ToString::to_string).collect();
        let run = npuzzle(&format!("rank {}", labels.join(" ")))
            .run()
            .says("")
            .exited(0);
        let (rank, working) = run.stdout.split_once('\n').unwrap_or_default();
        let (sum, result) = sums(working.trim_end()).unwrap_or_default();
        assert_eq!(
            (sum.to_string().as_str(), result),
            (rank, sum),
            "seed {seed}"
        );
    }
}

#[test]
fn the_way_back_leads_to_the_board_or_the_permutation() {
    let working = "2·8! + 7·7! + 2·6! + 1·5! + 0·4! + 0·3! + 2·2! + 1·1! + 0·0! = 117485";
    npuzzle("rank --unrank 117485 --size 3x3").prints(&format!("2831.4765\n{working}\n"));
    npuzzle("rank --unrank --size 3x3 --quiet")
        .stdin("0 # the first\n")
        .prints(".12345678\n");
    npuzzle("rank 0 --unrank --size 2x2 --quiet --blank x").prints("x123\n");
    npuzzle("rank --unrank 12 --of 4").prints("3124\n2·3! + 0·2! + 0·1! + 0·0! = 12\n");
    npuzzle("rank --unrank 3628799 --of 10 --quiet").prints("10 9 8 7 6 5 4 3 2 1\n");
    npuzzle("rank --unrank 2432902008176640000 --of 20").fails(
        "rank \"2432902008176640000\": permutations of 1 to 20 have the ranks 0 to \
         2432902008176639999",
    );
}

#[test]
fn every_board_of_small_shapes_has_its_place_in_lexicographic_order_and_back() {
    for (size, cells) in [("2x2", 4), ("2x3", 6), ("3x2", 6), ("4x2", 8), ("3x3", 9)] {
        let boards = lines(every_board(cells).map(|board| text(&board)));
        let ranks = lines(0..factorial(cells));
        npuzzle(&format!("rank --size {size} --batch -"))
            .stdin(boards.clone())
            .prints(&ranks);
        let back = format!("rank --unrank --size {size} --blank 0 --batch -");
        npuzzle(&back).stdin(ranks).prints(&boards);
    }
}

#[test]
fn every_short_permutation_has_its_place_in_lexicographic_order_and_back() {
    for length in 1..=7 {
        let labels = |board: Vec<u8>| board.iter().map(|label| label + 1).collect::<Vec<u8>>();
        let permutations = lines(every_board(length).map(|board| text(&labels(board))));
        let ranks = lines(0..factorial(length));
        npuzzle("rank --batch -")
            .stdin(permutations.clone())
            .prints(&ranks);
        let back = format!("rank --unrank --of {length} --batch -");
        npuzzle(&back).stdin(ranks).prints(&permutations);
    }
}

#[test]
fn a_batch_takes_boards_and_permutations_and_goes_on_at_bad_lines() {
    let batch = "\
# what has a rank
3124
283104765

{\"start\":\"2831.4765\"}
{\"permutation\":[3,1,2,4]} 
{\"start\":412503,\"size\":\"3x2\"}
3125
12345678. 12345678.
12345678. .12345678 # a pair
{\"star\":\"3124\"}
[[1,2],[3,0]]
";
    let run = npuzzle("rank --batch -").stdin(batch).run();
    run.printed("12\n117485\n117485\n12\n514\nerror\nerror\nerror\nerror\n9\n")
        .says(
            "\
-:8: permutation \"3125\": each of 1 to 4 must be there once; 4 is missing and 5 is too many; and \
             a board has a blank, one of . 0 x X _ *
-:9: board \"12345678.\": 2 boards were read where one belongs
-:10: board \".12345678\": 2 boards were read where one belongs
-:11: field \"star\": a record has \"start\" or \"permutation\" and, if they are wanted, \"size\" and \
             \"id\"
",
        )
        .exited(2);
}

#[test]
fn a_batch_is_answered_in_order_whatever_the_number_of_threads() {
    let boards = lines((0..20_000).map(|seed| text(&Random(seed).board(9))));
    let one = npuzzle("rank --batch - --jobs 1")
        .stdin(boards.clone())
        .run()
        .exited(0);
    assert_eq!(one.stdout.lines().count(), 20_000);
    npuzzle("rank --batch - --jobs 7")
        .stdin(boards)
        .prints(&one.stdout);
}

#[test]
fn a_batch_can_stop_at_the_first_bad_line() {
    let run = npuzzle("rank --batch - --fail-fast")
        .stdin("3124\nno\n3124\n")
        .run();
    run.printed("12\nerror\n").exited(2);
    npuzzle("rank 3124 --fail-fast")
        .fails("--jobs and --fail-fast are for a batch, and there is none: give --batch FILE");
}

#[test]
fn json_tells_what_was_ranked_and_the_digits() {
    let run = npuzzle("rank 283104765 --json").run().says("").exited(0);
    let board: Board = serde_json::from_str(&run.stdout).expect("a record");
    assert_eq!(
        (board.size.as_str(), board.start.as_str()),
        ("3x3", "2831.4765")
    );
    assert_eq!(board.rank, 117_485);
    assert_eq!(board.digits, [2, 7, 2, 1, 0, 0, 2, 1, 0]);
    assert!(board.stats.is_none());

    let run = npuzzle("rank 3124 --json").run().says("").exited(0);
    let permutation: Sequence = serde_json::from_str(&run.stdout).expect("a record");
    assert_eq!(permutation.permutation, [3, 1, 2, 4]);
    assert_eq!(permutation.rank, 12);
    assert_eq!(permutation.digits, [2, 0, 0, 0]);

    let run = npuzzle("rank --unrank 12 --of 4 --json").run();
    assert_eq!(
        run.stdout,
        "{\"permutation\":[3,1,2,4],\"rank\":12,\"digits\":[2,0,0,0]}\n"
    );
    let run = npuzzle("rank --unrank 13 --size 2x2 --json --stats")
        .run()
        .says("");
    let board: Board = serde_json::from_str(&run.stdout).expect("a record");
    assert_eq!(
        (board.size.as_str(), board.start.as_str(), board.rank),
        ("2x2", "2.31", 13)
    );
    let stats = board.stats.expect("statistics");
    let boards = stats.expanded_forward + stats.expanded_backward;
    let depth = stats.depth_forward + stats.depth_backward;
    assert_eq!((boards, depth), (0, 0));
    assert!(stats.seconds < 1.0);
}

#[test]
fn json_lines_lead_there_and_back() {
    let batch = "{\"id\":7,\"start\":\"283104765\"}\n3124\n123/.45\nbad\n";
    let run = npuzzle("rank --json --batch -")
        .stdin(batch)
        .run()
        .says("")
        .exited(2);
    let records: Vec<&str> = run.stdout.lines().collect();
    let board: Board = serde_json::from_str(records[0]).expect("a record");
    assert_eq!(
        (board.line, board.id, board.rank),
        (Some(1), Some(7), 117_485)
    );
    let permutation: Sequence = serde_json::from_str(records[1]).expect("a record");
    assert_eq!((permutation.line, permutation.rank), (Some(2), 12));
    let error = "{\"line\":4,\"error\":\"permutation \\\"bad\\\": each of 1 to 3 must be there once; \
                 1, 2 and 3 are missing and 11, 10 and 13 are too many; and a board has a blank, one \
                 of . 0 x X _ *\"}";
    assert_eq!(records[3], error);

    let boards = format!("{}\n{}\n", records[0], records[2]);
    npuzzle("rank --batch -")
        .stdin(boards.clone())
        .prints("117485\n150\n");
    npuzzle("rank --unrank --batch -")
        .stdin(boards)
        .prints("2831.4765\n123.45\n");
    let permutation = format!("{}\n", records[1]);
    npuzzle("rank --unrank --of 4 --batch -")
        .stdin(permutation.clone())
        .prints("3124\n");
    let run = npuzzle("rank --unrank --batch -")
        .stdin(permutation)
        .run()
        .printed("error\n");
    run.says("-:1: rank \"12\": that of a board or of a permutation? Give --size WxH or --of N\n");
}

#[test]
fn records_of_ranks_are_read_by_the_other_subcommands() {
    let line = "npuzzle rank 283104765 --json | npuzzle steps --goal snail --batch -";
    shell(line).prints("4\n");
    let line = "npuzzle path 283104765 --json | npuzzle rank --batch -";
    shell(line).prints("117485\n");
}

#[test]
fn what_has_no_rank_is_explained() {
    for (arguments, message) in [
        (
            "rank 12345677.",
            "board \"12345677.\": tile 7 appears twice and tile 8 is missing",
        ),
        (
            "rank 12345677",
            "permutation \"12345677\": each of 1 to 8 must be there once; 8 is missing and 7 is too \
             many; and a board has a blank, one of . 0 x X _ *",
        ),
        (
            "rank 3124 --size 2x2",
            "board \"3124\": 4 cells were read, the tiles 1 to 4 and no blank; write the blank as \
             one of . 0 x X _ *",
        ),
        (
            "rank 412503",
            "board \"412503\": 6 cells: 2x3 or 3x2? Give --size, or end each row with /",
        ),
        (
            "rank 12345678. .12345678",
            "board \".12345678\": 2 boards were read where one belongs",
        ),
        ("rank --quiet", "no board was read"),
    ] {
        npuzzle(arguments).fails(message);
    }
    let long: Vec<String> = (1..=21).map(|label| label.to_string()).collect();
    npuzzle(&format!("rank {}", long.join(" "))).fails(
        "permutation \"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21\": 21 labels were read, \
         and permutations are ranked that have 1 to 20",
    );
}

#[test]
fn ranks_that_nothing_has_are_explained() {
    for rank in [
        "362880",
        "18446744073709551615",
        "18446744073709551616",
        "1.5",
        "ten",
        "1 2",
    ] {
        npuzzle(&format!("rank --unrank --size 3x3 {rank}")).fails(&format!(
            "rank {rank:?}: boards of 3x3 have the ranks 0 to 362879"
        ));
        npuzzle(&format!("rank --unrank --of 9 {rank}")).fails(&format!(
            "rank {rank:?}: permutations of 1 to 9 have the ranks 0 to 362879"
        ));
    }
    npuzzle("rank --unrank 12")
        .fails("rank \"12\": that of a board or of a permutation? Give --size WxH or --of N");
    for of in ["0", "21", "-1", "many", ""] {
        let run = npuzzle(&format!("rank --unrank 0 --of={of}"))
            .run()
            .printed("")
            .exited(2);
        run.mentions("a number of labels from 1 to 20 is needed");
    }
}

#[test]
fn a_batch_of_ranks_reads_no_line_as_boards() {
    let batch = "123456780\n12345678. .12345678\n0\n";
    let run = npuzzle("rank --unrank --size 4x4 --batch -")
        .stdin(batch)
        .run();
    run.printed(".1237548fadbc69e\nerror\n.123456789abcdef\n")
        .says(
            "-:2: rank \"12345678. .12345678\": boards of 4x4 have the ranks 0 to 20922789887999\n",
        );
}

#[test]
fn nothing_on_a_terminal_gets_a_hint_and_no_silent_wait() {
    let Some(call) = terminal("npuzzle rank") else {
        return;
    };
    let run = call.run().exited(2);
    assert!(
        run.stdout
            .starts_with("error: nothing was given\r\n\r\nGive a board such as ")
    );
}

#[test]
fn a_batch_ends_with_a_sum_that_does_not_speak_of_pairs() {
    let run = npuzzle("rank --batch - --stats")
        .stdin("3124\nno\n")
        .run()
        .printed("12\nerror\n");
    run.mentions("2 lines: 1 unreadable, 0.0 s\n");
}

#[test]
fn a_rank_may_stand_below_a_comment() {
    let call = npuzzle("rank --unrank --of 3 --quiet").stdin("# the last one\n5 # of six\n");
    call.prints("321\n");
}
