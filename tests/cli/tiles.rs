//! Moves as the numbers of the tiles that move: printed by `path`, read by `verify` and `render`.

use crate::command::npuzzle;
use crate::table;

/// The example of the kata "15 puzzle" of Codewars, with its published answer.
const CODEWARS: &str = "[[1,2,3,4],[5,0,6,8],[9,10,7,11],[13,14,15,12]]";

#[test]
fn path_prints_the_tiles_that_move() {
    table::answers(
        "path --notation tiles",
        &format!(
            r#"{CODEWARS} => 6 7 11 12
               12345678. 123.46758 => 8 5 4
               12345678. =>
               12345687. => unsolvable
               123.46758 --json => {{"size":"3x3","start":"123.46758","goal":"12345678.","solvable":true,"steps":3,"path":"4 5 8"}}
               .321 123. --all --json => {{"size":"2x2","start":".321","goal":"123.","solvable":true,"steps":6,"path":"2 1 3 2 1 3","count":2,"paths":["2 1 3 2 1 3","3 1 2 3 1 2"]}}"#
        ),
    );
    npuzzle("path .321 123. --all --notation tiles").prints("2 1 3 2 1 3\n3 1 2 3 1 2\n");
    table::batch(
        "path --all --notation tiles",
        ".321 123. => 2 1 3 2 1 3,3 1 2 3 1 2",
    )
    .exited(0);
}

#[test]
fn verify_tells_boards_from_the_tiles_behind_them() {
    let answer = "=> valid, 4 moves, the minimum";
    table::answers(
        "verify",
        &format!(
            "{CODEWARS} [6,7,11,12] {answer}
             {CODEWARS} '6 7 11 12' {answer}
             {CODEWARS} '6, 7, 11, 12' {answer}
             {CODEWARS} 6 7 11 12 {answer}
             {CODEWARS} 6,7 11,12 {answer}
             {CODEWARS} --moves [6,7,11,12] {answer}
             {CODEWARS} --moves '6 -> 7 -> 11 -> 12' --frame tile {answer}
             {CODEWARS} 123456789abcdef. 6 7 11 12 {answer}
             1 2 3 4 5 0 6 8 9 10 7 11 13 14 15 12 6 7 11 12 {answer}
             1 2 3 4 5 0 6 8 9 10 7 11 13 14 15 12 --moves '6 7 11 12' {answer}
             1 2 3 4 5 0 6 8 9 10 7 11 13 14 15 12 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 6 7 11 12 {answer}
             1234 5.68 9a7b defc 6 7 11 12 {answer}
             1 2 3 . 4 6 7 5 8 4 5 8     => valid, 3 moves, the minimum
             1 2 3 4 . 5 --size 3x2 5    => valid, 1 move, the minimum
             12.3 3                      => valid, 1 move, the minimum"
        ),
    );
}

#[test]
fn every_line_of_a_batch_may_end_with_tiles() {
    table::batch(
        "verify",
        r#"
        [[1,2,3,4],[5,0,6,8],[9,10,7,11],[13,14,15,12]] [6,7,11,12] => valid, 4 moves, the minimum
        [[1, 2, 3, 4], [5, 0, 6, 8], [9, 10, 7, 11], [13, 14, 15, 12]] [6, 7, 11, 12] => valid, 4 moves, the minimum
        1 2 3 4 5 0 6 8 9 10 7 11 13 14 15 12 6 7 11 12 # Codewars => valid, 4 moves, the minimum
        123.46758 12345678. 4 5 8 => valid, 3 moves, the minimum
        123.46758 12345678. 4 5 => after 2 moves the board is 1234567.8, not the goal 12345678.
        1234567.8 '8' => valid, 1 move, the minimum
        1234567.8 8 -> 8 -> 8 => valid, 3 moves, 2 more than the minimum
        12345678. 12345678. => valid, 0 moves, the minimum
        1 2 3 4 5 6 7 8 0 => valid, 0 moves, the minimum
        1 2 3 0 4 5 6 7 8 => after 0 moves the board is 123.45678, not the goal 12345678.
        {"start":"1234567.8","moves":[8]} => valid, 1 move, the minimum
        {"start":"1234567.8","moves":8} => error: moves: a number only counts them; a string or a list, as [6,7], says which
        {"start":"1234567.8","moves":"8"} => valid, 1 move, the minimum
        {"start":"123.46758","path":["4","5","8"]} => valid, 3 moves, the minimum
        {"start":[[1,2,3,4],[5,0,6,8],[9,10,7,11],[13,14,15,12]],"path":[6,7,11,12]} => valid, 4 moves, the minimum
        "#,
    )
    .exited(2);
}

#[test]
fn a_tile_that_is_not_beside_the_blank_makes_moves_not_valid() {
    table::denials(
        "verify",
        r#"
        12345678. 8 5 8 => move 3, tile 8, is not beside the blank: the tiles that can move on "1234.6758" are 2, 4, 5 and 6
        12345678. 12 => move 1, tile 12, is not on the board: the tiles that can move on "12345678." are 6 and 8
        12345678_ 5 --blank _ => move 1, tile 5, is not beside the blank: the tiles that can move on "12345678_" are 6 and 8
        12345678. 8 5 8 --json => {"size":"3x3","start":"12345678.","goal":"12345678.","solvable":true,"valid":false,"moves":3,"minimum":null,"excess":null,"wrong":{"kind":"stuck","index":3,"tile":8,"board":"1234.6758","movable":[2,4,5,6]},"hint_frame":null}
        1234567.8 7 --json --frame tile => {"size":"3x3","start":"1234567.8","goal":"12345678.","solvable":true,"valid":false,"moves":1,"minimum":null,"excess":null,"wrong":{"kind":"elsewhere","board":"123456.78"},"hint_frame":null}
        "#,
    );
}

#[test]
fn what_is_wrong_with_boards_or_moves_is_said_of_them_alone() {
    table::errors(
        "verify",
        r#"
        12345677. 8 5 => board "12345677.": tile 7 appears twice and tile 8 is missing
        1 2 3 4 5 6 7 7 0 8 5 => board "1 2 3 4 5 6 7 7 0": tile 7 appears twice and tile 8 is missing
        12345678. 8 u => moves "8 u": character 3, "u", is a direction among numbers of tiles: all moves must be directions, or all numbers; a count stands right behind its move, as in R2
        12345678. u 8 => moves "u 8": character 3, "8", is a number among directions: a count stands right behind its move, as in R2, and with numbers of tiles all moves are numbers
        1 2 3 0 4 5 6 7 8 9 => these may be boards "1 2 3 0" and moves "4 5 6 7 8 9", or boards "1 2 3 0 4 5 6 7 8" and moves "9": write each board as one word with its blank, such as 12345678.
        "#,
    );
    let prime = npuzzle("verify 123.46758").arg("R' D R");
    prime.fails(
        "moves \"R' D R\": character 2, \"'\", is a prime, and would turn the move around: write the \
         opposite move, L for R'",
    );
}

#[test]
fn moves_follow_boards_however_these_are_pasted() {
    let lists = "[[1,2,3],[4,5,6],[7,None,8]]";
    table::answers(
        "verify",
        &format!(
            "{lists} [8]                  => valid, 1 move, the minimum
             {lists} standard 8           => valid, 1 move, the minimum
             123/.84/765 snail r          => valid, 1 move, the minimum
             ABCD/EFGH/IJKL/MN.O R        => valid, 1 move, the minimum
             ABCD EFGH IJKL MN.O 15       => valid, 1 move, the minimum
             A B C D E F G . H r          => valid, 1 move, the minimum
             --blank # 1234567#8 8        => valid, 1 move, the minimum
             --blank r 1234567r8 r        => valid, 1 move, the minimum
             --blank F 0123456789ABCDFE 14 => valid, 1 move, the minimum
             １２３４５６７.８ R            => valid, 1 move, the minimum"
        ),
    );
    // The last is from Judge Girl 50004, where the line below the board holds the tiles that moved.
    for text in [
        "1\t2\t3\n4\t5\t6\n7\t\t8\n\n8\n",
        "| 1 | 2 | 3 |\n|---|---|---|\n| 4 | 5 | 6 |\n| 7 |   | 8 |\nright\n",
        "+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |\n+---+---+---+\n| 7 |   | 8 |\n+---+---+---+\n8",
        "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n15\n",
    ] {
        let call = npuzzle("verify").stdin(text);
        call.prints("valid, 1 move, the minimum\n");
    }
    let drawn = npuzzle("render 1234567.8").run().stdout;
    let call = npuzzle("verify").stdin(drawn + "\n8\n");
    call.prints("valid, 1 move, the minimum\n");
}

#[test]
fn what_may_be_a_goal_or_moves_is_an_error_that_names_both() {
    table::errors(
        "verify",
        r#"
        1,2/3, 1,/2,3 => these may be boards "1,2/3," and moves "1,/2,3", or boards "1,2/3, 1,/2,3" and no moves: write each board as one word with its blank, such as 12345678.
        1,2/,3 1,2/3, 3 => these may be boards "1,2/,3" and moves "1,2/3, 3", or boards "1,2/,3 1,2/3," and moves "3": write each board as one word with its blank, such as 12345678.
        "#,
    );
    table::answers("verify", "12/.3 12/3. 3 => valid, 1 move, the minimum");
}

#[test]
fn render_draws_the_moves_of_tiles() {
    let expected = npuzzle("render 12.3 --moves rl").run().stdout;
    for tiles in ["3 3", "[3,3]", "3→3"] {
        npuzzle("render 12.3 --moves").arg(tiles).prints(&expected);
    }
    table::errors(
        "render",
        r#"12.3 --moves '3 1' => move 2, tile 1, is not beside the blank: the tiles that can move on "123." are 2 and 3"#,
    );
}

#[test]
fn many_tiles_are_judged_in_one_go() {
    let moves = vec!["8"; 30_000].join(" ");
    let line =
        format!("1 2 3 4 5 6 7 0 8 {moves}\n{{\"start\":\"1234567.8\",\"moves\":\"{moves}\"}}\n");
    let elsewhere = "after 30000 moves the board is 1234567.8, not the goal 12345678.\n";
    let call = npuzzle("verify --batch -").stdin(line);
    call.denies(&elsewhere.repeat(2));
}
