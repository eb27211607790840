//! Random walks and what random slips make of them: the judge against an oracle that makes the
//! moves by itself.

use crate::command::npuzzle;
use crate::oracle::{Grid, Oracle, Random, counting_board};
use npuzzle::{Frame, Notation, Path};

const RECORDS: usize = 1500;
const SHAPES: [(usize, usize); 5] = [(2, 2), (3, 2), (2, 3), (4, 2), (3, 3)];

/// Boards of one shape, and how far they are from the goal.
struct Space {
    grid: Grid,
    goal: Vec<u8>,
    oracle: Oracle,
}

impl Space {
    fn new((width, height): (usize, usize)) -> Self {
        let grid = Grid { width, height };
        let cells = width * height;
        let goal = counting_board(cells as u8, cells - 1);
        Self {
            oracle: Oracle::new(grid, &goal),
            grid,
            goal,
        }
    }

    /// A board, and moves of the blank that lead from it to the goal.
    fn walk(&self, length: usize, random: &mut Random) -> (Vec<u8>, String) {
        walk_back(self.grid, &self.goal, length, random)
    }

    /// The judge's sentence about moves that are written as `shown`, one letter a move.
    fn sentence(&self, start: &[u8], moves: &str, shown: &str, frame: Frame) -> String {
        let text = |labels: &[u8]| labels.iter().map(u8::to_string).collect::<String>();
        let text = |labels| text(labels).replace('0', ".");
        let mut board = start.to_vec();
        let mut wrong = None;
        for (at, (way, letter)) in (1..).zip(moves.chars().zip(shown.chars())) {
            let Some(next) = self.grid.slide(&board, way) else {
                wrong = Some(format!("move {at}, \"{letter}\", leaves the board"));
                break;
            };
            board = next;
        }
        let count = match moves.len() {
            1 => "1 move".to_owned(),
            length => format!("{length} moves"),
        };
        if wrong.is_none() && board != self.goal {
            let (board, goal) = (text(&board), text(&self.goal));
            wrong = Some(format!(
                "after {count} the board is {board}, not the goal {goal}"
            ));
        }
        let Some(wrong) = wrong else {
            let minimum = self.oracle.distance(start).expect("there is a way");
            return match moves.len() - minimum {
                0 => format!("valid, {count}, the minimum"),
                excess => format!("valid, {count}, {excess} more than the minimum"),
            };
        };
        let turned = self.grid.replay(start, &inverses(moves));
        let (whose, other) = match frame {
            Frame::Blank => ("the tiles'", "tile"),
            Frame::Tile => ("the blank's", "blank"),
        };
        if turned.as_ref() == Some(&self.goal) {
            format!("{wrong}; read as {whose} moves (--frame {other}) they are right")
        } else {
            wrong
        }
    }
}

/// A board from which moves lead to the goal, and these moves: a walk from the goal, backwards.
fn walk_back(grid: Grid, goal: &[u8], length: usize, random: &mut Random) -> (Vec<u8>, String) {
    let mut board = goal.to_vec();
    let mut back = String::new();
    while back.len() < length {
        let way = letter(random);
        if let Some(next) = grid.slide(&board, way) {
            board = next;
            back.push(inverse(way));
        }
    }
    (board, back.chars().rev().collect())
}

fn letter(random: &mut Random) -> char {
    ['u', 'd', 'l', 'r'][random.below(4)]
}

fn inverse(way: char) -> char {
    match way {
        'u' => 'd',
        'd' => 'u',
        'l' => 'r',
        _ => 'l',
    }
}

fn inverses(moves: &str) -> String {
    moves.chars().map(inverse).collect()
}

/// Moves with a slip, or none.
fn slip(moves: &str, random: &mut Random) -> String {
    let at = random.below(moves.len().max(1));
    match random.below(6) {
        // The other frame.
        0 => inverses(moves),
        // One too few.
        1 => moves.chars().skip(1).collect(),
        // One too many.
        2 => format!("{moves}{}", letter(random)),
        // One exchanged.
        3 => moves
            .chars()
            .enumerate()
            .map(|(index, way)| if index == at { letter(random) } else { way })
            .collect(),
        // Any.
        4 => (0..moves.len()).map(|_| letter(random)).collect(),
        _ => moves.to_owned(),
    }
}

#[test]
fn random_walks_with_slips_are_judged_as_an_oracle_judges_them() {
    let seed = 9_081_726;
    let mut random = Random(seed);
    let spaces = SHAPES.map(Space::new);
    for (frame, name) in [(Frame::Blank, "blank"), (Frame::Tile, "tile")] {
        let (mut records, mut expected) = (String::new(), String::new());
        for _ in 0..RECORDS {
            let space = &spaces[random.below(spaces.len())];
            let length = random.below(30);
            let (start, moves) = space.walk(length, &mut random);
            let moves = slip(&moves, &mut random);
            let shown = match frame {
                Frame::Blank => moves.clone(),
                Frame::Tile => inverses(&moves),
            };
            let path: Path = shown.parse().expect("moves");
            let notation = Notation::ALL[random.below(Notation::ALL.len())];
            let written = path.written(notation, Frame::Blank);
            let rows: Vec<String> = start
                .chunks(space.grid.width)
                .map(|row| row.iter().map(u8::to_string).collect())
                .collect();
            records.push_str(&[rows.join("/"), written.to_string()].join(" "));
            records.push('\n');
            expected += &space.sentence(&start, &moves, &shown, frame);
            expected.push('\n');
        }
        for what in ["the minimum\n", "leaves", "they are right", "not the goal"] {
            assert!(expected.contains(what), "seed {seed}: no {what}");
        }
        let run = npuzzle(&format!("verify --batch - --frame {name} --jobs 2"));
        let run = run.stdin(records.clone()).run().says("").exited(1);
        let lines = records.lines().zip(expected.lines());
        assert_eq!(run.stdout.lines().count(), RECORDS, "seed {seed}");
        for ((record, expected), answer) in lines.zip(run.stdout.lines()) {
            assert_eq!(answer, expected, "seed {seed}: {name}: {record}");
        }
    }
}

/// A 15-puzzle that many moves lead from to the goal, few of which are needed; and these moves.
fn far() -> (String, String) {
    let grid = Grid {
        width: 4,
        height: 4,
    };
    let (start, moves) = walk_back(grid, &counting_board(16, 15), 700, &mut Random(15));
    let labels: Vec<String> = start.iter().map(u8::to_string).collect();
    (labels.join(" "), moves)
}

/// The number that stands between two texts.
#[track_caller]
fn number(text: &str, before: &str, after: &str) -> usize {
    text.strip_prefix(before)
        .and_then(|rest| rest.strip_suffix(after))
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{before}…{after}: {text}"))
}

#[test]
fn moves_whose_minimum_takes_too_long_are_valid_with_what_is_known_of_it() {
    let (start, moves) = far();
    for limit in [
        "--timeout 0s --engine deepening",
        "--engine bidirectional --memory 1M",
    ] {
        let run = npuzzle(&format!("verify {limit} {start} {moves}")).run();
        let run = run.says("").exited(0);
        let bound = number(&run.stdout, "valid, 700 moves, at least ", " are needed\n");
        assert!((5..80).contains(&bound), "{limit}: {bound}");
        let run = npuzzle(&format!("verify {limit} {start} {moves} --stats")).run();
        run.mentions("time: ").exited(0);
    }
    let run = npuzzle(&format!("verify --timeout 0s {start} {moves}")).run();
    let begin = "valid, 700 moves, at least ";
    assert!(run.stdout.starts_with(begin), "{}", run.stdout);
    run.says("").exited(0);
}

#[test]
fn moves_of_which_the_minimum_is_demanded_are_undecided_where_that_takes_too_long() {
    let (start, moves) = far();
    let run = npuzzle(&format!("verify --timeout 0s --optimal {start} {moves}")).run();
    let begin = "error: valid, 700 moves; whether they are the minimum is not known: no answer in \
                 time: it takes at least ";
    run.mentions(begin).printed("").exited(2);
    // Moves that are wrong need no minimum.
    npuzzle(&format!("verify --timeout 0s --optimal {start} {moves}d"))
        .denies("move 701, \"d\", leaves the board\n");
}
