//! `npuzzle verify` against an oracle, on random walks with random mistakes, and on pairs whose
//! minimum is not found within the limits.

use crate::boards::{compact, printed};
use crate::command::npuzzle;
use crate::json::record;
use crate::oracle::{Grid, Oracle, Random, counting_board, grid};

const RECORDS: usize = 1500;

fn letter(random: &mut Random) -> char {
    ['u', 'd', 'l', 'r'][random.below(4)]
}

fn inverses(moves: &str) -> String {
    let inverse = |way| match way {
        'u' => 'd',
        'd' => 'u',
        'l' => 'r',
        _ => 'l',
    };
    moves.chars().map(inverse).collect()
}

/// A board, and `length` random moves that lead from it to the goal.
fn walk(grid: Grid, goal: &[u8], length: usize, random: &mut Random) -> (Vec<u8>, String) {
    let mut board = goal.to_vec();
    let mut back = String::new();
    while back.len() < length {
        let way = letter(random);
        if let Some(next) = grid.slide(&board, way) {
            board = next;
            back.push(way);
        }
    }
    (board, inverses(&back).chars().rev().collect())
}

/// The moves, mostly with a mistake.
fn slip(moves: &str, random: &mut Random) -> String {
    match random.below(4) {
        // Named in the other frame.
        0 => inverses(moves),
        // The first one missing.
        1 => moves.chars().skip(1).collect(),
        // One replaced.
        2 => moves.replacen(letter(random), &letter(random).to_string(), 1),
        _ => moves.to_owned(),
    }
}

/// The expected verdict on moves that are written in that frame.
fn sentence(
    grid: Grid,
    oracle: &Oracle,
    goal: &[u8],
    start: &[u8],
    shown: &str,
    frame: &str,
) -> String {
    let inverses = inverses(shown);
    let (moves, turned, whose, other) = match frame {
        "blank" => (shown, inverses.as_str(), "the tiles'", "tile"),
        _ => (inverses.as_str(), shown, "the blank's", "blank"),
    };
    let length = moves.len();
    let count = format!("{length} move{}", if length == 1 { "" } else { "s" });
    let wrong = match grid.replay(start, moves) {
        Some(board) if board == goal => {
            return match length - oracle.distance(start).expect("there is a way") {
                0 => format!("valid, {count}, the minimum"),
                excess => format!("valid, {count}, {excess} more than the minimum"),
            };
        }
        Some(board) => {
            let [board, goal] = [&board, goal].map(|board| printed(board, grid.width));
            format!("after {count} the board is {board}, not the goal {goal}")
        }
        None => {
            let made = (0..length).rfind(|&made| grid.replay(start, &moves[..made]).is_some());
            let made = made.expect("no move leaves no board");
            let letter = &shown[made..=made];
            format!("move {}, {letter:?}, leaves the board", made + 1)
        }
    };
    if grid.replay(start, turned).as_deref() == Some(goal) {
        format!("{wrong}; read as {whose} moves (--frame {other}) they are right")
    } else {
        wrong
    }
}

#[test]
fn random_walks_with_slips_are_judged_as_an_oracle_judges_them() {
    let mut random = Random(9_081_726);
    let spaces = [(2, 2), (3, 2), (2, 3), (4, 2), (3, 3)].map(|(width, height)| {
        let grid = Grid { width, height };
        let goal = counting_board(grid.cells() as u8, grid.cells() - 1);
        (grid, Oracle::new(grid, &goal), goal)
    });
    for frame in ["blank", "tile"] {
        let (mut records, mut expected) = (String::new(), String::new());
        for _ in 0..RECORDS {
            let (grid, oracle, goal) = &spaces[random.below(spaces.len())];
            let length = random.below(30);
            let (start, moves) = walk(*grid, goal, length, &mut random);
            let moves = slip(&moves, &mut random);
            let shown = match frame {
                "blank" => moves,
                _ => inverses(&moves),
            };
            let rows: Vec<String> = start.chunks(grid.width).map(compact).collect();
            records += &format!("{} {shown}\n", rows.join("/"));
            expected += &sentence(*grid, oracle, goal, &start, &shown, frame);
            expected += "\n";
        }
        for what in ["the minimum\n", "leaves", "they are right", "not the goal"] {
            assert!(expected.contains(what), "no {what}");
        }
        let call = npuzzle(&format!("verify --batch - --frame {frame} --jobs 2"));
        call.stdin(records).denies(&expected);
    }
}

/// A 4x4 board, and 700 moves that lead from it to the goal, many more than needed.
fn far() -> String {
    let goal = counting_board(16, 15);
    let (start, moves) = walk(grid(4, 4), &goal, 700, &mut Random(15));
    format!("{} {moves}", compact(&start))
}

#[test]
fn moves_whose_minimum_takes_too_long_are_valid_with_what_is_known_of_it() {
    let far = far();
    for limit in [
        "--timeout 0s --engine deepening",
        "--engine bidirectional --memory 1M",
    ] {
        let record = record(&format!("verify {limit} {far}"));
        assert_eq!((record.valid, record.moves), (Some(true), Some(700)));
        assert_eq!((record.minimum, record.excess), (None, None));
        let bound = record.at_least.expect("a bound");
        assert!((5..80).contains(&bound), "{bound}");
        npuzzle(&format!("verify {limit} {far}"))
            .prints(&format!("valid, 700 moves, at least {bound} are needed\n"));
        let run = npuzzle(&format!("verify {limit} {far} --stats")).run();
        run.mentions("time: ").exited(0);
    }
}

#[test]
fn moves_of_which_the_minimum_is_demanded_are_undecided_where_that_takes_too_long() {
    let far = far();
    let run = npuzzle(&format!("verify --timeout 0s --optimal {far}")).run();
    let begin = "error: valid, 700 moves; whether they are the minimum is not known: no answer in \
                 time: it takes at least ";
    run.mentions(begin).printed("").exited(2);
    // For wrong moves the minimum does not matter.
    npuzzle(&format!("verify --timeout 0s --optimal {far}d"))
        .denies("move 701, \"d\", leaves the board\n");
}
