//! `npuzzle survey` and the library's `Survey`: published counts of boards at each depth, and every
//! board of the small shapes against the oracle.

use crate::oracle::{Grid, Oracle, counting_board, every_board};
use npuzzle::{Board, Goal, Shape, Survey, SurveyError, text};

/// A goal, and how many boards lie at each depth.
struct Published {
    name: &'static str,
    goal: Board,
    counts: Vec<u64>,
}

fn published() -> impl Iterator<Item = Published> {
    let lines = include_str!("../data/depths.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("a word");
        let (name, size, goal) = (word(), word(), word());
        let size: Shape = size.parse().expect("a size");
        Published {
            name,
            goal: text::read_one(goal, Some(size)).expect("a board"),
            counts: words.map(|word| word.parse().expect("a number")).collect(),
        }
    })
}

/// The same goal, its rows and columns exchanged.
fn transposed(goal: Board) -> Board {
    let shape = goal.shape();
    let (width, height) = (shape.width(), shape.height());
    let labels: Vec<u8> = (0..shape.cells())
        .map(|cell| goal.label(cell % height * width + cell / height))
        .collect();
    let shape = Shape::new(height, width).expect("a shape");
    Board::new(shape, &labels).expect("a board")
}

/// The survey of a goal at depth 0.
fn survey(goal: Board) -> Survey {
    Survey::new(goal, Survey::MEMORY).expect("enough memory")
}

/// How many boards are at each depth.
fn counts(goal: Board) -> Vec<u64> {
    let mut survey = survey(goal);
    let mut counts = vec![survey.count()];
    while survey.deepen() {
        counts.push(survey.count());
    }
    assert_eq!(survey.found(), survey.total(), "{goal}");
    assert_eq!(survey.depth() + 1, counts.len(), "{goal}");
    counts
}

fn standard(size: &str) -> Board {
    Goal::Standard.board(size.parse().expect("a size"))
}

#[track_caller]
fn assert_published(fits: impl Fn(usize) -> bool) {
    let published = published().filter(|it| fits(it.goal.shape().cells()));
    for Published {
        name,
        goal,
        counts: expected,
    } in published
    {
        assert_eq!(counts(goal), expected, "{name}");
        assert_eq!(counts(transposed(goal)), expected, "{name}, transposed");
        let boards = factorial(goal.shape().cells() as u64) / 2;
        assert_eq!(expected.iter().sum::<u64>(), boards, "{name}");
    }
}

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

#[test]
fn the_levels_of_up_to_ten_cells_have_their_published_sizes() {
    assert_published(|cells| cells <= 10);
}

#[test]
#[ignore = "finds 239,500,800 boards twice: half a minute of one core in release mode"]
fn the_levels_of_twelve_cells_have_their_published_sizes() {
    assert_published(|cells| cells == 12);
}

/// Each board of a level, once, is as far from the goal as the oracle says, and no board is missing.
#[track_caller]
fn assert_levels(grid: Grid, goal: &[u8]) {
    let shape = Shape::new(grid.width, grid.height).expect("a shape");
    let oracle = Oracle::new(grid, goal);
    let mut survey = survey(Board::new(shape, goal).expect("a board"));
    loop {
        let mut boards: Vec<Vec<u8>> = survey.boards().map(|it| it.labels().collect()).collect();
        assert_eq!(boards.len() as u64, survey.count(), "{goal:?}");
        for board in &boards {
            assert_eq!(
                oracle.distance(board),
                Some(survey.depth()),
                "{board:?} of {goal:?}"
            );
        }
        boards.sort();
        boards.dedup();
        assert_eq!(boards.len() as u64, survey.count(), "{goal:?}");
        if !survey.deepen() {
            break;
        }
    }
    let reachable = every_board(goal.len() as u8).filter(|board| oracle.distance(board).is_some());
    assert_eq!(survey.found(), reachable.count() as u64, "{goal:?}");
}

#[test]
fn every_board_is_in_the_level_of_its_distance_from_a_goal_with_the_blank_in_any_cell() {
    for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let grid = Grid { width, height };
        let cells = (width * height) as u8;
        for blank in 0..width * height {
            assert_levels(grid, &counting_board(cells, blank));
        }
    }
}

#[test]
fn every_board_of_3x3_is_in_the_level_of_its_distance() {
    let grid = Grid {
        width: 3,
        height: 3,
    };
    for blank in [0, 1, 4, 8] {
        assert_levels(grid, &counting_board(9, blank));
    }
}

#[test]
fn every_board_is_in_its_level_whatever_the_order_of_the_goals_tiles() {
    for (width, height, goal) in [
        (2, 2, [3, 0, 1, 2].as_slice()),
        (2, 3, [5, 3, 0, 1, 4, 2].as_slice()),
        (3, 2, [5, 3, 0, 1, 4, 2].as_slice()),
        (2, 4, [7, 2, 6, 1, 0, 4, 3, 5].as_slice()),
        (4, 2, [7, 2, 6, 1, 0, 4, 3, 5].as_slice()),
        (3, 3, [8, 1, 7, 2, 6, 0, 5, 4, 3].as_slice()),
    ] {
        assert_levels(Grid { width, height }, goal);
    }
}

#[test]
fn the_deepest_level_stays_when_there_is_none_below() {
    let mut survey = survey(standard("3x3"));
    while survey.deepen() {}
    assert!(!survey.deepen());
    assert_eq!((survey.depth(), survey.count()), (31, 2));
    let mut deepest: Vec<String> = survey.boards().map(|board| board.to_string()).collect();
    deepest.sort();
    assert_eq!(deepest, ["64785.321", "8672543.1"]);
}

#[test]
fn a_survey_that_takes_more_memory_than_it_may_is_refused() {
    let words = 4 * (3..=8).product::<usize>();
    let goal = standard("3x3");
    assert_eq!(Survey::memory(goal.shape()), words as u64);
    assert!(Survey::new(goal, words).is_ok());
    let refused = Survey::new(goal, words - 1).map(|survey| survey.total());
    assert_eq!(
        refused,
        Err(SurveyError {
            shape: goal.shape(),
            needed: words as u64,
            allowed: words - 1
        })
    );
    for size in ["2x7", "7x2", "3x5", "5x3", "2x8", "4x4"] {
        let refused = Survey::new(standard(size), Survey::MEMORY);
        assert!(matches!(refused, Err(SurveyError { .. })), "{size}");
    }
}
