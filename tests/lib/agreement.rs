//! The engines against each other.

use crate::oracle::Random;
use npuzzle::{Board, Engine, Goal, Pair, Shape, Solver};

#[test]
fn all_engines_give_the_same_path_for_every_small_board() {
    let searching = Solver::with_engine(Engine::Bidirectional);
    let looking_up = Solver::with_engine(Engine::Table);
    let deepening = Solver::with_engine(Engine::Deepening);
    for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let shape = Shape::new(width, height).expect("a shape");
        for goal in Goal::ALL.map(|goal| goal.board(shape)) {
            for start in (0..).map_while(|rank| Board::from_rank(shape, rank)) {
                let pair = Pair::new(start, goal).expect("one shape");
                let searched = searching.solve(pair).expect("a small shape");
                let found = looking_up.solve(pair).expect("a small shape");
                let deepened = deepening.solve(pair).expect("a small shape");
                assert_eq!(searched.path(), found.path(), "{start} to {goal}");
                assert_eq!(deepened.path(), found.path(), "{start} to {goal}");
            }
        }
    }
}

#[test]
fn deepening_finds_what_a_table_has_for_pairs_of_the_eight_puzzle() {
    let looking_up = Solver::with_engine(Engine::Table);
    let deepening = Solver::with_engine(Engine::Deepening);
    let shape = Shape::EIGHT_PUZZLE;
    let mut random = Random(1985);
    for _ in 0..1000 {
        let [start, goal] = [(); 2].map(|()| Board::new(shape, &random.board(9)).expect("a board"));
        let pair = Pair::new(start, goal).expect("one shape");
        let found = looking_up.solve(pair).expect("a small shape");
        let deepened = deepening.solve(pair).expect("a small shape");
        assert_eq!(deepened.path(), found.path(), "{start} to {goal}");
    }
}
