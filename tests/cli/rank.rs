//! `npuzzle rank`: the rank of a board or a permutation with its working, and back.

use crate::boards::compact;
use crate::command::{npuzzle, shell, terminal};
use crate::oracle::{Random, every_board};
use crate::table;

const WORKING: &str = "2·8! + 7·7! + 2·6! + 1·5! + 0·4! + 0·3! + 2·2! + 1·1! + 0·0! = 117485";

fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let lines = items.into_iter().map(|item| item.to_string() + "\n");
    lines.collect()
}

#[test]
fn a_rank_comes_before_its_working() {
    npuzzle("rank 283104765").prints(&format!("117485\n{WORKING}\n"));
    npuzzle("rank .123").prints("0\n0·3! + 0·2! + 0·1! + 0·0! = 0\n");
    npuzzle("rank 3124").prints("12\n2·3! + 0·2! + 0·1! + 0·0! = 12\n");
}

#[test]
fn labels_without_a_blank_are_a_permutation_ranked_from_0_as_in_textbooks() {
    // The first is the example of 康托展开.
    table::answers(
        "rank --quiet",
        "
        34152                => 61
        123456789            => 0
        [3,1,2,4]            => 12
        10 9 8 7 6 5 4 3 2 1 => 3628799
        2 8 3 1 0 4 7 6 5    => 117485
        ",
    );
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
    npuzzle("rank 2_31 --explain --blank _").prints(
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

#[test]
fn each_working_comes_to_the_rank() {
    for seed in 0..50 {
        let board = compact(&Random(seed).board(16));
        let run = npuzzle(&format!("rank {board}")).run().says("").exited(0);
        let (rank, working) = run.stdout.split_once('\n').unwrap_or_default();
        let (terms, result) = working.split_once(" = ").unwrap_or_default();
        let product = |term: &str| {
            let (digit, place) = term.strip_suffix('!')?.split_once('·')?;
            let factorial = (1..=place.parse().ok()?).product::<u64>();
            Some(digit.parse::<u64>().ok()? * factorial)
        };
        let sum: Option<u64> = terms.split(" + ").map(product).sum();
        let sum = sum.expect("terms").to_string();
        assert_eq!(
            (sum.as_str(), sum.as_str()),
            (rank, result.trim_end()),
            "{board}"
        );
    }
}

#[test]
fn the_way_back_leads_to_the_board_or_the_permutation() {
    npuzzle("rank --unrank 117485 --size 3x3").prints(&format!("2831.4765\n{WORKING}\n"));
    npuzzle("rank --unrank 12 --of 4").prints("3124\n2·3! + 0·2! + 0·1! + 0·0! = 12\n");
    table::answers(
        "rank --quiet",
        "
        --unrank 3628799 --of 10              => 10 9 8 7 6 5 4 3 2 1
        0 --unrank --size 2x2 --blank x       => x123
        ",
    );
    // A rank may stand between comments.
    let call = npuzzle("rank --unrank --of 3 --quiet").stdin("# the last one\n5 # of six\n");
    call.prints("321\n");
}

#[test]
fn boards_and_permutations_have_their_places_in_lexicographic_order_and_back() {
    for (size, cells) in [("2x3", 6), ("3x3", 9), ("", 4), ("", 7)] {
        let (forth, back, first) = match size {
            "" => (String::new(), format!("--of {cells}"), 1),
            size => (
                format!("--size {size}"),
                format!("--size {size} --blank 0"),
                0,
            ),
        };
        let text = |board: Vec<u8>| {
            let labels = board.iter().map(|label| label + first);
            let text: String = labels.map(|label| label.to_string()).collect();
            match size {
                "2x3" => [&text[..2], &text[2..4], &text[4..]].join("/"),
                _ => text,
            }
        };
        let boards = lines(every_board(cells).map(text).collect::<Vec<String>>());
        let ranks = lines(0..(1..=u32::from(cells)).product());
        let call = npuzzle(&format!("rank {forth} --batch -"));
        call.stdin(boards.clone()).prints(&ranks);
        let call = npuzzle(&format!("rank --unrank {back} --batch -"));
        call.stdin(ranks).prints(&boards);
    }
}

#[test]
fn a_batch_takes_boards_and_permutations_and_goes_on_at_bad_lines() {
    let run = table::batch(
        "rank",
        r#"
        3124                             => 12
        283104765                        => 117485
        {"start":"2831.4765"}            => 117485
        {"permutation":[3,1,2,4]}        => 12
        {"start":412503,"size":"3x2"}    => 514
        3125                             => error: permutation "3125": each of 1 to 4 must be there once; 4 is missing and 5 is too many; and a board has a blank, one of . 0 x X _ * -
        12345678. 12345678.              => error: board "12345678.": 2 boards were read where one belongs
        12345678. .12345678 # a pair     => error: board ".12345678": 2 boards were read where one belongs
        {"star":"3124"}                  => error: field "star": "start" was meant?
        [[1,2],[3,0]]                    => 9
        "#,
    );
    run.exited(2);
    let call = npuzzle("rank --batch - --fail-fast").stdin("3124\nno\n3124\n");
    call.run().printed("12\nerror\n").exited(2);
}

#[test]
fn a_batch_is_answered_in_order_whatever_the_number_of_threads() {
    let boards = lines((0..20_000).map(|seed| compact(&Random(seed).board(9))));
    let batch = |jobs| {
        let call = npuzzle(&format!("rank --batch - --jobs {jobs}"));
        call.stdin(boards.as_str()).run().says("").exited(0).stdout
    };
    assert_eq!(batch(1).lines().count(), 20_000);
    assert!(batch(7) == batch(1));
}

#[test]
fn json_tells_what_was_ranked_and_the_digits() {
    table::answers(
        "rank --json",
        r#"
        283104765               => {"size":"3x3","start":"2831.4765","rank":117485,"digits":[2,7,2,1,0,0,2,1,0]}
        3124                    => {"permutation":[3,1,2,4],"rank":12,"digits":[2,0,0,0]}
        --unrank 12 --of 4      => {"permutation":[3,1,2,4],"rank":12,"digits":[2,0,0,0]}
        --unrank 13 --size 2x2 --stats => {"size":"2x2","start":"2.31","rank":13,"digits":[2,0,1,0],"stats":{"expanded_forward":0,"expanded_backward":0,"depth_forward":0,"depth_backward":0,"seconds":_}}
        "#,
    );
}

#[test]
fn json_lines_lead_there_and_back() {
    let board = r#"{"line":1,"id":7,"size":"3x3","start":"2831.4765","rank":117485,"digits":[2,7,2,1,0,0,2,1,0]}"#;
    let permutation = r#"{"line":2,"permutation":[3,1,2,4],"rank":12,"digits":[2,0,0,0]}"#;
    let run = table::batch(
        "rank --json",
        &format!(
            r#"
            {{"id":7,"start":"283104765"}} => {board}
            3124 => {permutation}
            1123 => {{"line":3,"error":"permutation \"1123\": each of 1 to 4 must be there once; 4 is missing and 1 is too many; and a board has a blank, one of . 0 x X _ * -"}}
            "#
        ),
    );
    run.exited(2);
    table::batch("rank", &format!("{board} => 117485\n {permutation} => 12")).exited(0);
    let size = r#"rank "12": that of a board or of a permutation? Give --size WxH or --of N"#;
    let back = format!("{board} => 2831.4765\n {permutation} => error: {size}");
    table::batch("rank --unrank", &back).exited(2);
    table::batch("rank --unrank --of 4", &format!("{permutation} => 3124")).exited(0);
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
    table::errors(
        "rank",
        r#"
        12345677.           => board "12345677.": tile 7 appears twice and tile 8 is missing
        12345677            => permutation "12345677": each of 1 to 8 must be there once; 8 is missing and 7 is too many; and a board has a blank, one of . 0 x X _ * -
        3124 --size 2x2     => board "3124": 4 cells were read, the tiles 1 to 4 and no blank; write the blank as one of . 0 x X _ * -; --blank=WORD names another
        412503              => board "412503": 6 cells: 2x3 or 3x2? Give --size, or end each row with /
        12345678. .12345678 => board ".12345678": 2 boards were read where one belongs
        --quiet             => no board was read
        3124 --fail-fast    => --rows, --pairs, --jobs and --fail-fast are for a batch, and there is none: give --batch FILE
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 => permutation "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21": 21 labels were read, and permutations are ranked that have 1 to 20
        "#,
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
        for (option, what) in [
            ("--size 3x3", "boards of 3x3"),
            ("--of 9", "permutations of 1 to 9"),
        ] {
            let message = format!("rank {rank:?}: {what} have the ranks 0 to 362879");
            npuzzle(&format!("rank --unrank {option} {rank}")).fails(&message);
        }
    }
    table::errors(
        "rank --unrank",
        r#"
        12 => rank "12": that of a board or of a permutation? Give --size WxH or --of N
        2432902008176640000 --of 20 => rank "2432902008176640000": permutations of 1 to 20 have the ranks 0 to 2432902008176639999
        "#,
    );
    for of in ["0", "21", "-1", "many", "''"] {
        let remark = "a number of labels from 1 to 20 is needed";
        table::refusals("rank --unrank 0", &format!("--of={of} => {remark}"));
    }
}

#[test]
fn a_batch_of_ranks_reads_no_line_as_boards() {
    let run = table::batch(
        "rank --unrank --size 4x4",
        r#"
        123456780           => .1237548fadbc69e
        12345678. .12345678 => error: rank "12345678. .12345678": boards of 4x4 have the ranks 0 to 20922789887999
        0                   => .123456789abcdef
        "#,
    );
    run.exited(2);
}

#[test]
fn nothing_on_a_terminal_gets_a_hint_and_no_silent_wait() {
    let Some(call) = terminal("npuzzle rank") else {
        return;
    };
    let run = call.run().exited(2);
    let begin = "error: nothing was given\r\n\r\nGive a board such as ";
    assert!(run.stdout.starts_with(begin), "{}", run.stdout);
}

#[test]
fn a_batch_ends_with_a_sum_that_does_not_speak_of_pairs() {
    let run = npuzzle("rank --batch - --stats").stdin("3124\nno\n").run();
    run.mentions("2 lines: 1 unreadable, 0.0 s\n")
        .printed("12\nerror\n");
}
