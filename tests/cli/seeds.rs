//! Published samples: the command lines as they stand, and their answers, byte for byte.

use crate::command::{npuzzle, shell};

/// Each of these lines, run by the shell, prints what stands behind the arrow and exits with that
/// status. A line before it says where the sample was published.
#[track_caller]
fn assert_samples(status: i32, samples: &str) {
    let mut source = "";
    for line in samples.trim().lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("# ") {
            source = name;
            continue;
        }
        let (command, answer) = line.split_once(" => ").expect("COMMAND => ANSWER");
        let run = shell(command).named(&format!("{source}: {command}")).run();
        run.says("").printed(&format!("{answer}\n")).exited(status);
    }
}

#[test]
fn every_published_number_of_steps_is_printed() {
    assert_samples(
        0,
        r"
        # 蓝桥杯 九宫重排, samples 1 and 2
        printf '12345678.\n123.46758\n' | npuzzle steps => 3
        printf '13524678.\n46758123.\n' | npuzzle steps => 22
        # 蓝桥杯 九宫重排, with 0 for the blank
        npuzzle steps 123456780 123046758 => 3
        npuzzle steps 135246780 467581230 => 22
        # 蓝桥杯 九宫重排, sample 1 with trailing blanks and CRLF
        printf '12345678.  \r\n123.46758  \r\n' | npuzzle steps => 3
        # 蓝桥杯 九宫重排, unreachable
        npuzzle steps 12345678. 21345678. => -1
        # Codeup / 算法笔记 8.2 C
        printf '2 8 3\n1 6 4\n7 0 5\n1 2 3\n8 0 4\n7 6 5\n' | npuzzle steps --count-start => 6
        # Luogu P1379
        npuzzle steps 283104765 --goal snail => 4
        # Princeton algs4, puzzle04
        printf '3\n 0  1  3\n 4  2  5\n 7  8  6\n' | npuzzle steps => 4
        # a pasted list of lists
        npuzzle steps '[[1,3,4],[8,0,2],[7,5,6]]' => 16
        # parity belongs to the pair: solvable to its own goal
        npuzzle steps 812043765 123804765 => 5
        # LeetCode 773, examples 1, 2 and 3
        npuzzle steps '[[1,2,3],[4,0,5]]' => 1
        npuzzle steps '[[1,2,3],[5,4,0]]' => -1
        npuzzle steps '[[4,1,2],[5,0,3]]' => 5
        ",
    );
}

#[test]
fn every_published_path_is_printed() {
    assert_samples(
        0,
        "
        # POJ 1077, sample
        echo ' 2  3  4  1  5  x  7  6  8 ' | npuzzle path => ullddrurdllurdruldr
        npuzzle path 2 3 4 1 5 x 7 6 8 => ullddrurdllurdruldr
        # POJ 1077, statement
        npuzzle path 1 2 3 x 4 6 7 5 8 => rdr
        # POJ 1077, two tiles exchanged
        npuzzle path 1 2 3 4 5 6 8 7 x => unsolvable
        ",
    );
}

#[test]
fn every_published_verdict_is_printed() {
    assert_samples(
        0,
        r"
        # 42 map, to the standard goal
        printf '# a map\n3\n4 1 8\n6 7 5\n2 3 0\n' | npuzzle check --goal standard => solvable
        ",
    );
    assert_samples(
        1,
        r"
        # 42 map, to its own goal
        printf '# a map\n3\n4 1 8\n6 7 5\n2 3 0\n' | npuzzle check --goal snail => unsolvable
        # Loyd's 14-15 puzzle
        npuzzle check 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0 => unsolvable
        # parity belongs to the pair: unsolvable to the standard goal
        npuzzle check 812043765 => unsolvable
        ",
    );
}

#[test]
fn the_published_sequence_of_boards_is_drawn() {
    // Of the C program that keeps its steps in step_p, and prints each.
    npuzzle("render 123456780 123046758 --style plain").prints(
        "\
# step 0
1 2 3
4 5 6
7 8 .

# step 1: l
1 2 3
4 5 6
7 . 8

# step 2: u
1 2 3
4 . 6
7 5 8

# step 3: l
1 2 3
. 4 6
7 5 8
",
    );
}
