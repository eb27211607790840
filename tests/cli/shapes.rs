//! Boards of every shape: published lengths, and paths against all that are shorter or earlier.

use crate::command::npuzzle;
use crate::oracle::{Grid, Random, grid};
use crate::table::answers;

#[test]
fn published_boards_are_solved_in_their_known_lengths() {
    // From published problem sets; each length was found by two solvers.
    answers(
        "steps --engine bidirectional",
        "
        8 6 7 2 5 4 3 0 1                                   => 31
        6 4 7 8 5 0 3 2 1                                   => 31
        0 8 6 9 11 7 10 1 4 3 2 5 --size 4x3                => 53
        2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15               => 9
        1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15               => 8
        5 11 10 7 13 0 9 3 14 2 4 8 1 15 6 12               => 38
        3 2 4 1 5 0 --size 3x2                              => 14
        ",
    );
}

#[test]
fn a_walk_on_a_large_board_is_led_back_by_the_first_of_the_shortest_paths() {
    let mut random = Random(20_261_130);
    let shapes = [
        (5, 2),
        (2, 5),
        (4, 3),
        (3, 4),
        (7, 2),
        (3, 5),
        (8, 2),
        (4, 4),
    ];
    for grid in shapes.map(|(width, height)| grid(width, height)) {
        let (mut records, mut paths) = (Vec::new(), Vec::new());
        for walk in 0..40 {
            let goal = random.board(grid.cells() as u8);
            let start = (0..walk % 13).fold(goal.clone(), |board, _| {
                let letter = ['u', 'd', 'l', 'r'][random.below(4)];
                grid.slide(&board, letter).unwrap_or(board)
            });
            records.push(format!("{} {}", text(&start), text(&goal)));
            paths.push(first_path(grid, &start, &goal));
        }
        for engine in ["auto", "bidirectional"] {
            let size = format!("{}x{}", grid.width, grid.height);
            npuzzle(&format!("path --engine {engine} --size {size} --batch -"))
                .stdin(records.join("\n"))
                .run()
                .says("")
                .answered(&records, &paths);
        }
    }
}

fn text(labels: &[u8]) -> String {
    let words: Vec<String> = labels.iter().map(u8::to_string).collect();
    words.join(" ")
}

/// The first of the shortest paths, by trying all paths of no moves, of one, of two …
fn first_path(grid: Grid, start: &[u8], goal: &[u8]) -> String {
    fn extend(grid: Grid, board: &[u8], goal: &[u8], path: &mut String, left: usize) -> bool {
        if left == 0 {
            return board == goal;
        }
        ['u', 'd', 'l', 'r'].into_iter().any(|letter| {
            let Some(next) = grid.slide(board, letter) else {
                return false;
            };
            path.push(letter);
            let found = extend(grid, &next, goal, path, left - 1);
            if !found {
                path.pop();
            }
            found
        })
    }
    let mut path = String::new();
    let found = (0..=12).any(|length| extend(grid, start, goal, &mut path, length));
    assert!(found, "{start:?} to {goal:?}");
    path
}

#[test]
fn columns_of_two_digits_are_aligned_in_the_plain_style() {
    npuzzle("render 123456789abcde.f --goal standard --style plain").prints(
        "# step 0\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14  . 15\n\n\
         # step 1: r\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  .\n",
    );
}
