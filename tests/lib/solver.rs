//! The solver's answers: against published ones, and in ways that any two answers must agree.

use std::collections::HashSet;
use std::thread;

use crate::oracle::Random;
use npuzzle::{Board, Effort, Move, Pair, PairError, Shape, Solution, Solver};

/// How many boards are so many moves away from a goal with the blank in a corner, on a side and
/// in the centre: sequences A089473, A089483 and A089474 of the OEIS. (The first is A. Reinefeld's
/// of IJCAI 1993, less its misprint 749.)
const BOARDS_AT_DEPTH: [(&str, &[usize]); 3] = [
    (
        STANDARD,
        &[
            1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638,
            9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
        ],
    ),
    (
        "1.2345678",
        &[
            1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322,
            8596, 13930, 14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
        ],
    ),
    (
        "1234.5678",
        &[
            1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736,
            11132, 12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
        ],
    ),
];

/// Boards that are as far as any from their goal: the two that there are for a corner, the two
/// for a side, two of the 148 for the centre.
const DEEPEST: [(&str, &str, usize); 6] = [
    ("867254301", STANDARD, 31),
    ("647850321", STANDARD, 31),
    ("86.547231", "1.2345678", 31),
    (".86743251", "1.2345678", 31),
    ("4762.8351", "1234.5678", 30),
    (".86724351", "1234.5678", 30),
];

const STANDARD: &str = "12345678.";
const SNAIL: &str = "1238.4765";

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn solve(start: Board, goal: Board) -> Solution {
    let pair = Pair::new(start, goal).expect("one shape");
    Solver::new().solve(pair).expect("few cells")
}

fn shape() -> Shape {
    Shape::new(3, 3).expect("a shape")
}

/// One 3×3 board after another.
fn random_boards(seed: u64) -> impl Iterator<Item = Board> {
    let mut random = Random(seed);
    std::iter::repeat_with(move || Board::new(shape(), &random.board(9)).expect("a board"))
}

fn random_pair(seed: u64) -> (Board, Board) {
    let mut boards = random_boards(seed);
    boards.next().zip(boards.next()).expect("no end of boards")
}

/// All boards of 3×3 that can be solved, by the number of steps.
fn boards_by_steps(goal: Board) -> Vec<Vec<Board>> {
    let boards: Vec<Board> = (0..)
        .map_while(|rank| Board::from_rank(shape(), rank))
        .collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let steps = |&start: &Board| Some((solve(start, goal).steps()?, start));
    let mut by_steps = Vec::new();
    thread::scope(|scope| {
        let parts: Vec<_> = boards
            .chunks(boards.len().div_ceil(threads))
            .map(|part| scope.spawn(move || part.iter().filter_map(steps).collect::<Vec<_>>()))
            .collect();
        for part in parts {
            for (steps, start) in part.join().expect("all searches end") {
                if by_steps.len() <= steps {
                    by_steps.resize_with(steps + 1, Vec::new);
                }
                by_steps[steps].push(start);
            }
        }
    });
    by_steps
}

#[test]
#[ignore = "searches half a million pairs: a quarter of a minute of one core in release mode"]
fn as_many_boards_as_published_are_at_each_depth() {
    for (goal, published) in BOARDS_AT_DEPTH {
        let by_steps = boards_by_steps(board(goal));
        let counts: Vec<usize> = by_steps.iter().map(Vec::len).collect();
        assert_eq!(counts, published, "{goal}");
        for (start, _, steps) in DEEPEST.iter().filter(|(_, other, _)| *other == goal) {
            assert!(by_steps[*steps].contains(&board(start)), "{start}");
        }
    }
}

#[test]
fn as_many_boards_as_published_are_at_each_of_the_first_sixteen_depths() {
    for (goal, published) in BOARDS_AT_DEPTH {
        let goal = board(goal);
        let mut seen = HashSet::from([goal]);
        let mut level = vec![goal];
        for (depth, &count) in published.iter().enumerate().take(16) {
            assert_eq!(level.len(), count, "depth {depth} from {goal}");
            for &start in &level {
                assert_eq!(solve(start, goal).steps(), Some(depth), "{start} to {goal}");
            }
            level = level
                .iter()
                .flat_map(|board| Move::ALL.map(|step| board.apply(step)))
                .flatten()
                .filter(|&next| seen.insert(next))
                .collect();
        }
    }
}

#[test]
fn the_deepest_boards_are_as_deep_as_published() {
    for (start, goal, steps) in DEEPEST {
        let solution = solve(board(start), board(goal));
        assert_eq!(solution.steps(), Some(steps), "{start} to {goal}");
    }
}

#[test]
fn boards_that_published_programs_get_wrong_are_answered_rightly() {
    let table = [
        ("381624075", STANDARD, 26, "called unsolvable"),
        ("746128530", STANDARD, 18, "called unsolvable"),
        ("684735120", STANDARD, 26, "called unsolvable"),
        ("572803416", STANDARD, 16, "20"),
        ("123485706", STANDARD, 3, "9: one neighbour was left out"),
        ("4 1 3 x 2 5 7 8 6", STANDARD, 5, "11"),
        (
            "381654027",
            STANDARD,
            26,
            "28: a heuristic that overestimates",
        ),
        ("167453082", STANDARD, 18, "20: the blank was counted"),
        ("763508241", SNAIL, 24, "wrong"),
        ("521748360", SNAIL, 26, "wrong"),
    ];
    for (start, goal, steps, elsewhere) in table {
        let solution = solve(board(start), board(goal));
        assert_eq!(solution.steps(), Some(steps), "{start}; once {elsewhere}");
    }
}

/// What the search expands, and how deep each side goes. Other numbers mean a slower or a faster
/// search, on any machine: change them only where that was the aim.
#[test]
fn a_search_takes_as_much_effort_as_ever() {
    let table = [
        ("867254301", STANDARD, [5173, 4817], [15, 15]),
        ("647850321", STANDARD, [5173, 4848], [15, 15]),
        (STANDARD, "867254301", [4817, 5173], [15, 15]),
        ("381624075", STANDARD, [1850, 1420], [13, 12]),
        ("521748360", SNAIL, [1850, 2055], [13, 12]),
        ("763508241", SNAIL, [1425, 1285], [12, 11]),
        ("13524678.", "46758123.", [706, 635], [11, 10]),
        ("23415.768", STANDARD, [291, 330], [9, 9]),
        ("123.46758", STANDARD, [1, 3], [1, 1]),
        ("45./123", "123/45.", [76, 74], [10, 10]),
    ];
    for (start, goal, expanded, depths) in table {
        let effort = solve(board(start), board(goal)).effort();
        assert_eq!(
            [effort.expanded_forward, effort.expanded_backward],
            expanded,
            "{start} to {goal}"
        );
        assert_eq!(
            [effort.depth_forward, effort.depth_backward],
            depths,
            "{start} to {goal}"
        );
    }
}

#[test]
fn a_start_that_is_the_goal_takes_no_moves_and_no_effort() {
    for start in [
        STANDARD,
        SNAIL,
        "867254301",
        "12/.3",
        "1234/567.",
        "123/456/789/ab.",
        "fedcba987654321.",
    ] {
        let solution = solve(board(start), board(start));
        assert_eq!(solution.steps(), Some(0), "{start}");
        assert_eq!(solution.effort(), Effort::default(), "{start}");
    }
}

#[test]
fn a_pair_that_cant_be_solved_takes_no_effort() {
    let table = [
        ("21345678.", STANDARD),
        ("812043765", STANDARD),
        ("12345687.", STANDARD),
        ("418675230", SNAIL),
        ("13/2.", "12/3."),
        ("123/54.", "123/45."),
        ("123/456/789/ba.", "123/456/789/ab."),
        ("123456789abcdfe.", "123456789abcdef."),
    ];
    for (start, goal) in table {
        let solution = solve(board(start), board(goal));
        assert_eq!(solution.path(), None, "{start} to {goal}");
        assert_eq!(solution.steps(), None, "{start} to {goal}");
        assert_eq!(solution.effort(), Effort::default(), "{start} to {goal}");
    }
}

#[test]
fn boards_of_different_shapes_are_no_pair() {
    let (start, goal) = (board("1234/567."), board("12/34/56/7."));
    let expected = PairError { start, goal };
    assert_eq!(Pair::new(start, goal), Err(expected));
}

#[test]
fn there_and_back_takes_equally_many_steps() {
    for seed in 0..1_000 {
        let (start, goal) = random_pair(seed);
        let (there, back) = (solve(start, goal), solve(goal, start));
        assert_eq!(there.steps(), back.steps(), "seed {seed}");
    }
}

#[test]
fn a_path_inverted_solves_the_pair_exchanged() {
    for seed in 0..1_000 {
        let (start, goal) = random_pair(seed);
        if let Some(path) = solve(start, goal).path() {
            let back = path.inverse();
            assert_eq!(back.replay(goal), Some(start), "seed {seed}");
            assert_eq!(solve(goal, start).steps(), Some(back.len()), "seed {seed}");
        }
    }
}

#[test]
fn other_labels_on_both_boards_leave_the_path_as_it_is() {
    for seed in 0..1_000 {
        let (start, goal) = random_pair(seed);
        let names = Random(seed).board(8);
        let relabelled = |board: Board| {
            let rename = |label: u8| {
                label
                    .checked_sub(1)
                    .map_or(0, |at| 1 + names[usize::from(at)])
            };
            let labels: Vec<u8> = board.labels().map(rename).collect();
            Board::new(shape(), &labels).expect("a board")
        };
        let renamed = solve(relabelled(start), relabelled(goal));
        assert_eq!(renamed.path(), solve(start, goal).path(), "seed {seed}");
    }
}

#[test]
fn a_solver_shared_by_threads_gives_each_the_same_answers() {
    fn is_shareable<T: Send + Sync>(shared: &T) -> &T {
        shared
    }
    let solver = Solver::new();
    let solver = is_shareable(&solver);
    let pairs: Vec<Pair> = (0..200)
        .map(random_pair)
        .map(|(start, goal)| Pair::new(start, goal).expect("one shape"))
        .collect();
    let answers = || -> Vec<Solution> {
        let answer = |&pair: &Pair| solver.solve(pair).expect("few cells");
        pairs.iter().map(answer).collect()
    };
    let alone = answers();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(answers)).collect();
        for thread in threads {
            assert_eq!(thread.join().expect("all searches end"), alone);
        }
    });
}
