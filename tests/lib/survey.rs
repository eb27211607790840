//! `Survey`: published numbers of boards at each depth, and every board of the small shapes against
//! the oracle.

use npuzzle::text::{self, Dialect};
use npuzzle::{Board, Goal, Survey};

use crate::oracle::{Grid, Oracle, Random, counting_board, grid};
use crate::{board_of, shape};

/// The survey of a goal at depth 0.
fn survey(goal: Board) -> Survey {
    Survey::new(goal, Survey::MEMORY).expect("enough memory")
}

/// The number of boards at each depth.
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

/// Checks the number of boards at each depth for each published goal whose number of cells fits, and
/// for its transpose. All numbers together are half of all boards.
#[track_caller]
fn assert_published(fits: impl Fn(usize) -> bool) {
    let lines = include_str!("../data/depths.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, size, goal, published @ ..] = words.as_slice() else {
            panic!("{line}");
        };
        let (width, height) = size.split_once('x').expect("a size");
        let grid = grid(
            width.parse().expect("a width"),
            height.parse().expect("a height"),
        );
        if !fits(grid.cells()) {
            continue;
        }
        let published: Vec<u64> = published
            .iter()
            .map(|count| count.parse().expect("a count"))
            .collect();
        let goal = text::read_one(goal, &Dialect::of_size(shape(size))).expect("a board");
        assert_eq!(counts(goal), published, "{name}");
        assert_eq!(counts(transposed(goal)), published, "{name}, transposed");
        let boards: u64 = (1..=grid.cells() as u64).product();
        assert_eq!(published.iter().sum::<u64>(), boards / 2, "{name}");
    }
}

/// The same goal with rows and columns exchanged.
fn transposed(goal: Board) -> Board {
    let (width, height) = (goal.shape().width(), goal.shape().height());
    let labels: Vec<u8> = (0..width * height)
        .map(|cell| goal.label(cell % height * width + cell / height))
        .collect();
    board_of(grid(height, width), &labels)
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

/// Checks that each level holds exactly the boards at its depth, each once.
#[track_caller]
fn assert_levels(grid: Grid, goal: &[u8]) {
    let oracle = Oracle::new(grid, goal);
    let mut survey = survey(board_of(grid, goal));
    loop {
        let mut boards: Vec<Vec<u8>> = survey.boards().map(|it| it.labels().collect()).collect();
        assert_eq!(boards.len() as u64, survey.count(), "{goal:?}");
        for board in &boards {
            let distance = oracle.distance(board);
            assert_eq!(distance, Some(survey.depth()), "{board:?} of {goal:?}");
        }
        boards.sort();
        boards.dedup();
        assert_eq!(boards.len() as u64, survey.count(), "{goal:?}");
        if !survey.deepen() {
            break;
        }
    }
    assert_eq!(survey.found(), oracle.distances.len() as u64, "{goal:?}");
}

#[test]
fn every_board_is_in_the_level_of_its_distance_from_a_goal_with_the_blank_in_any_cell() {
    for grid in [
        grid(2, 2),
        grid(2, 3),
        grid(3, 2),
        grid(2, 4),
        grid(4, 2),
        grid(3, 3),
    ] {
        // On 3x3 a corner, an edge and the centre: the other cells are mirror images of these.
        let blanks =
            (0..grid.cells()).filter(|blank| grid.cells() < 9 || [0, 1, 4].contains(blank));
        for blank in blanks {
            let cells = grid.cells() as u8;
            assert_levels(grid, &counting_board(cells, blank));
            assert_levels(grid, &Random(7).board_with_blank(cells, blank));
        }
    }
}

#[test]
fn the_deepest_level_stays_when_there_is_none_below() {
    let mut survey = survey(Goal::Standard.board(shape("3x3")));
    while survey.deepen() {}
    assert!(!survey.deepen());
    assert_eq!((survey.depth(), survey.count()), (31, 2));
    let mut deepest: Vec<String> = survey.boards().map(|board| board.to_string()).collect();
    deepest.sort();
    assert_eq!(deepest, ["64785.321", "8672543.1"]);
}

#[test]
fn a_survey_that_takes_more_memory_than_it_may_is_refused() {
    let bytes = 4 * (3..=8).product::<usize>();
    let goal = Goal::Standard.board(shape("3x3"));
    assert_eq!(Survey::memory(goal.shape()), bytes as u64);
    assert!(Survey::new(goal, bytes).is_ok());
    assert!(Survey::new(goal, bytes - 1).is_err());
    for size in ["2x7", "7x2", "3x5", "5x3", "2x8", "4x4"] {
        let refused = Survey::new(Goal::Standard.board(shape(size)), Survey::MEMORY);
        assert!(refused.is_err(), "{size}");
    }
}
