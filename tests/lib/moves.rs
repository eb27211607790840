//! Moves: every notation in which they are read and written, and whose ways they name.

use crate::oracle::Random;
use npuzzle::{Frame, Misstep, Move, MovesFault, Notation, Pair, ParseError, Path};

/// `slidysim`'s moves of tiles, and what they are as ways of the blank, letter by letter.
const TILES: &str = "R2U2LDLDRURDLULDRULURDLU";

#[track_caller]
fn assert_reads(text: &str, letters: &str) {
    let path = Path::read(text, Frame::Blank);
    let read = path.map(|path| path.to_string());
    assert_eq!(read.as_deref(), Ok(letters), "{text}");
}

#[track_caller]
fn assert_error(text: &str, place: usize, read: &str, fault: MovesFault) {
    let error = ParseError::Moves {
        moves: text.to_owned(),
        place,
        read: read.to_owned(),
        fault,
    };
    assert_eq!(text.parse::<Path>(), Err(error), "{text}");
}

fn path(letters: &str) -> Path {
    letters.parse().expect("moves")
}

#[test]
fn letters_are_read_in_either_case() {
    assert_reads("udlr", "udlr");
    assert_reads("UDLR", "udlr");
    assert_reads("uDlR", "udlr");
}

#[test]
fn words_are_read_in_either_case() {
    assert_reads("up down left right", "udlr");
    assert_reads("Up, Down, Left, Right", "udlr");
    assert_reads("UPDOWNLEFTRIGHT", "udlr");
}

#[test]
fn arrows_are_read() {
    assert_reads("↑↓←→", "udlr");
    assert_reads("↑ ↓ ← →", "udlr");
}

#[test]
fn a_count_behind_a_move_repeats_it() {
    assert_reads("R2U2LD", "rruuld");
    assert_reads("R2 U2 L", "rruul");
    assert_reads("r1u03", "ruuu");
    assert_reads("up2 ←3", "uulll");
    assert_reads("U12", "uuuuuuuuuuuu");
}

#[test]
fn notations_may_be_mixed() {
    assert_reads("uUp up↑U2,left", "uuuuuul");
    assert_reads("ulDownrR2", "uldrrr");
}

#[test]
fn lists_are_read_as_they_are_pasted() {
    assert_reads("['Up', 'Left', 'Right']", "ulr");
    assert_reads(r#"["u","l","r"]"#, "ulr");
    assert_reads("(u; l; r)", "ulr");
    assert_reads("\tu\r\nl\n\n  r\n", "ulr");
    assert_reads("\u{feff}ulr", "ulr");
}

#[test]
fn no_moves_are_an_empty_path() {
    for text in ["", " ", "\n", "\"\"", "''", "[]", ","] {
        assert_reads(text, "");
    }
}

#[test]
fn what_begins_no_move_is_named_with_its_place() {
    assert_error("ulxdr", 3, "x", MovesFault::Unknown);
    assert_error("north", 1, "n", MovesFault::Unknown);
    assert_error("u, l, né", 7, "n", MovesFault::Unknown);
    assert_error("→→⇒", 3, "⇒", MovesFault::Unknown);
    assert_error("u-l", 2, "-", MovesFault::Unknown);
    assert_error("upp", 3, "p", MovesFault::Unknown);
    assert_error("lef", 2, "e", MovesFault::Unknown);
    assert_error("u\u{0}", 2, "\u{0}", MovesFault::Unknown);
    assert_error("uſ", 2, "ſ", MovesFault::Unknown);
}

#[test]
fn a_count_stands_right_behind_its_move() {
    assert_error("2R", 1, "2", MovesFault::LoneCount);
    assert_error("R 2", 3, "2", MovesFault::LoneCount);
    assert_error("R,12", 3, "1", MovesFault::LoneCount);
    assert_error("12345678.", 1, "1", MovesFault::LoneCount);
}

#[test]
fn no_move_is_made_no_times() {
    assert_error("R0", 2, "0", MovesFault::NoCount);
    assert_error("U2 R00L", 5, "00", MovesFault::NoCount);
}

#[test]
fn a_count_beyond_all_measure_is_an_error_and_takes_no_memory() {
    for count in ["1000001", "999999999999", "99999999999999999999999999"] {
        let text = format!("L{count}");
        assert_error(&text, 1, &text, MovesFault::TooMany);
    }
    assert_error("R999999 U2", 9, "U2", MovesFault::TooMany);
    assert_error("R1000000U", 9, "U", MovesFault::TooMany);
    let most = Path::MOST_READ;
    assert_eq!(path(&format!("R{most}")).len(), most);
    let too_many = "lr".repeat(most / 2) + "l";
    let error = too_many.parse::<Path>().expect_err("one too many");
    assert!(
        matches!(error, ParseError::Moves { place, .. } if place == most + 1),
        "{error}"
    );
}

#[test]
fn an_error_quotes_no_more_than_the_beginning_of_a_long_text() {
    let text = "ud".repeat(1000) + "x";
    let message = text.parse::<Path>().expect_err("an x").to_string();
    let begin = format!(
        "moves \"{}…\": character 2001, \"x\", is no move: ",
        "ud".repeat(32)
    );
    assert!(message.starts_with(&begin), "{message}");
    let message = format!("u{}", "9".repeat(1000)).parse::<Path>();
    assert!(message.expect_err("too many").to_string().len() < 300);
}

#[test]
fn each_notation_is_written() {
    let path = path("rruuldd");
    for (notation, text) in [
        (Notation::Letters, "rruuldd"),
        (Notation::Capitals, "RRUULDD"),
        (Notation::Words, "right right up up left down down"),
        (Notation::Arrows, "→→↑↑←↓↓"),
        (Notation::Runs, "R2U2LD2"),
    ] {
        assert_eq!(path.written(notation, Frame::Blank).to_string(), text);
    }
    for notation in Notation::ALL {
        let none = Path::default();
        assert_eq!(none.written(notation, Frame::Tile).to_string(), "");
    }
}

#[test]
fn the_tiles_frame_gives_each_move_the_name_of_its_inverse() {
    let path = path("uuldr");
    let tiles = |notation| path.written(notation, Frame::Tile).to_string();
    assert_eq!(tiles(Notation::Letters), "ddrul");
    assert_eq!(tiles(Notation::Runs), "D2RUL");
    assert_eq!(tiles(Notation::Words), "down down right up left");
    let read = Path::read("ddrul", Frame::Tile);
    assert_eq!(read.expect("moves"), path);
}

#[test]
fn published_runs_are_written_as_they_were_read() {
    for frame in [Frame::Blank, Frame::Tile] {
        let path = Path::read(TILES, frame).expect("moves");
        assert_eq!(path.len(), 24);
        assert_eq!(path.written(Notation::Runs, frame).to_string(), TILES);
    }
}

#[test]
fn random_moves_are_read_back_from_every_notation_and_frame() {
    let seed = 20_240_607;
    let mut random = Random(seed);
    for _ in 0..500 {
        let length = random.below(40);
        let path: Path = (0..length).map(|_| Move::ALL[random.below(4)]).collect();
        for notation in Notation::ALL {
            for frame in [Frame::Blank, Frame::Tile] {
                let text = path.written(notation, frame).to_string();
                let read = Path::read(&text, frame).expect("moves");
                assert_eq!(read, path, "seed {seed}: {text}");
                let turned = Path::read(&text, frame.other()).expect("moves");
                let inverse: Path = path.iter().map(|step| step.inverse()).collect();
                assert_eq!(turned, inverse, "seed {seed}: {text}");
            }
        }
    }
}

#[test]
fn the_first_misstep_is_told() {
    let pair = |start: &str, goal: &str| {
        let board = |text: &str| text.parse().expect("a board");
        Pair::new(board(start), board(goal)).expect("one shape")
    };
    let start = "123.46758";
    let solved = pair(start, "12345678.");
    assert_eq!(path("rdr").verify(solved), Ok(()));
    assert_eq!(path("").verify(pair(start, start)), Ok(()));
    let leaves = |index, step| Err(Misstep::Leaves { index, step });
    assert_eq!(path("lrdr").verify(solved), leaves(0, Move::Left));
    assert_eq!(path("rdrddd").verify(solved), leaves(3, Move::Down));
    let elsewhere = |text: &str| Err(Misstep::Elsewhere(text.parse().expect("a board")));
    assert_eq!(path("").verify(solved), elsewhere(start));
    assert_eq!(path("rd").verify(solved), elsewhere("1234567.8"));
}
