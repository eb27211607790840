//! Moves as the numbers of the tiles that move.

use npuzzle::{Blank, Frame, MAX_CELLS, Move, Moves, Notation, Path, Shape, TilePath};

use crate::board;
use crate::oracle::{Grid, Random};
use crate::table::{cases, texts};

/// The example of the kata "15 puzzle" of Codewars.
const CODEWARS: &str = "[[1,2,3,4],[5,0,6,8],[9,10,7,11],[13,14,15,12]]";

fn tiles(text: &str) -> TilePath {
    match Moves::read(text, Frame::Blank) {
        Ok(Moves::Tiles(numbers)) => numbers.into(),
        other => panic!("{text:?} was read as {other:?}"),
    }
}

#[test]
fn numbers_alone_are_tiles_however_they_are_separated() {
    let table = r"
        6 7 11 12
        [6,7,11,12]
        6, 7, 11, 12
        6,7,11,12
        (6; 7; 11; 12)
        06 07 11 12
        6\n7\n11\n12\n
        ['6', '7', '11', '12']
        6 -> 7 -> 11 -> 12
        6→7→11→12
        6-7-11-12
        [[6], [7], [11], [12]]
    ";
    for text in texts(table) {
        assert_eq!(*tiles(&text), [6, 7, 11, 12], "{text}");
    }
    assert_eq!(*tiles("12"), [12]);
    assert_eq!(
        Moves::read(" ", Frame::Blank),
        Ok(Moves::Directions(Path::default()))
    );
}

#[test]
fn a_published_path_of_tiles_is_read_and_written() {
    let start = board(CODEWARS);
    let path = tiles("[6,7,11,12]").path(start).expect("moves");
    assert_eq!(path.to_string(), "rdrd");
    assert_eq!(path.replay(start), Some(board("123456789abcdef.")));
    let tiles = path.tiles(start).expect("moves on the board");
    assert_eq!(tiles.to_string(), "6 7 11 12");
}

#[test]
fn what_is_no_number_of_a_tile_is_named_with_its_place() {
    let table = r#"
        6 7 16 => character 5, "16"
        671112 => character 1, "671112"
        6 99999999999999999999999 => character 3, "99999999999999999999999"
    "#;
    for (text, place) in cases(table) {
        let message = Moves::read(&text, Frame::Tile)
            .expect_err(&text)
            .to_string();
        assert_eq!(
            message,
            format!(
                "moves {text:?}: {place}, is no tile: tiles have numbers up to 15, with something \
                 between them"
            )
        );
    }
}

#[test]
fn directions_are_wanted_where_no_start_is_known() {
    let message = "[6, 7]".parse::<Path>().expect_err("tiles").to_string();
    assert_eq!(
        message,
        "moves \"[6, 7]\": character 2, \"6\", is the number of a tile, which is a move only from a \
         start"
    );
}

#[test]
fn the_first_tile_that_is_not_beside_the_blank_is_told() {
    let table = r#"
        5 => move 1, tile 5, is not beside the blank: the tiles that can move on "12345678." are 6 and 8
        8 5 8 => move 3, tile 8, is not beside the blank: the tiles that can move on "1234.6758" are 2, 4, 5 and 6
        0 => move 1, tile 0, is not on the board: the tiles that can move on "12345678." are 6 and 8
        6 12 => move 2, tile 12, is not on the board: the tiles that can move on "12345.786" are 3, 5 and 6
    "#;
    // The second board is the one after 8 and 5 moved.
    for (text, message) in cases(table) {
        let stuck = tiles(&text).path(board("12345678."));
        assert_eq!(stuck.expect_err(&text).to_string(), message);
    }
    let off: Path = "ddd".parse().expect("moves");
    assert_eq!(off.tiles(board("12.3")), None);
}

/// A walk of random moves, and the numbers of the tiles that move, by a grid of the tests' own.
fn walk(grid: Grid, random: &mut Random) -> (Vec<u8>, Path, Vec<u8>) {
    let start = random.board(grid.cells() as u8);
    let (mut board, mut path, mut tiles) = (start.clone(), Vec::new(), Vec::new());
    for _ in 0..random.below(60) {
        let step = Move::ALL[random.below(4)];
        let blank = board.iter().position(|&label| label == 0);
        if let (Some(next), Some(blank)) = (grid.slide(&board, step.letter()), blank) {
            tiles.push(next[blank]);
            path.push(step);
            board = next;
        }
    }
    (start, path.into(), tiles)
}

#[test]
fn paths_on_boards_of_all_shapes_are_read_back_from_every_notation_and_frame() {
    let mut random = Random(20_260_101);
    let blanks = [".", "0", "_", "F", "8"].map(|word| word.parse::<Blank>().expect("a blank"));
    for shape in (4..=MAX_CELLS).flat_map(Shape::of_cells) {
        let grid = Grid {
            width: shape.width(),
            height: shape.height(),
        };
        for _ in 0..30 {
            let (start, path, moved) = walk(grid, &mut random);
            let start = crate::board_of(grid, &start);
            let tiles = path.tiles(start).expect("moves on the board");
            assert_eq!(*tiles, moved, "{start:?} {path}");
            let blank = &blanks[random.below(blanks.len())];
            let frames = [Frame::Blank, Frame::Tile];
            let directions = Notation::ALL.into_iter().flat_map(|notation| {
                frames.map(|frame| (frame, path.written(notation, frame).to_string()))
            });
            let written =
                directions.chain(frames.map(|frame| (frame, tiles.written(blank, grid.cells()))));
            for (frame, text) in written {
                let read = Moves::read(&text, frame).expect(&text).path(start, blank);
                assert_eq!(read.as_ref(), Ok(&path), "{start:?} {text}");
            }
        }
    }
}

#[test]
fn a_million_moves_in_any_notation_are_read_in_a_time_that_grows_with_them() {
    for (text, separator) in [
        ("r", ""),
        ("right", " "),
        ("→", ""),
        ("R", "->"),
        ("12", " "),
        ("7", "→"),
    ] {
        let read = |count: usize| {
            let text = vec![text; count].join(separator);
            let begin = std::time::Instant::now();
            let moves = Moves::read(&text, Frame::Blank).expect("moves");
            let count_read = match moves {
                Moves::Directions(path) => path.len(),
                Moves::Tiles(tiles) => tiles.len(),
            };
            assert_eq!(count_read, count);
            begin.elapsed()
        };
        // A quadratic reader would take minutes.
        assert!(read(Path::MOST_READ).as_secs() < 10, "{text}");
    }
}
