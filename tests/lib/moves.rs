//! Moves: reading and writing each notation and frame, and verifying paths.

use npuzzle::{Frame, Misstep, Move, Moves, Notation, Path};

use crate::oracle::Random;
use crate::table::cases;
use crate::{board, pair};

fn path(text: &str) -> Path {
    text.parse().expect("moves")
}

#[test]
fn moves_are_read_in_every_notation() {
    let table = r#"
        udlr => udlr
        UDLR => udlr
        uDlR => udlr
        up down left right => udlr
        Up, Down, Left, Right => udlr
        UPDOWNLEFTRIGHT => udlr
        ↑↓←→ => udlr
        ↑ ↓ ← → => udlr
        R2U2LD => rruuld
        R2 U2 L => rruul
        r1u03 => ruuu
        up2 ←3 => uulll
        U12 => uuuuuuuuuuuu
        uUp up↑U2,left => uuuuuul
        ulDownrR2 => uldrrr
        ['Up', 'Left', 'Right'] => ulr
        ["u","l","r"] => ulr
        'u'\n'l'\n'r' => ulr
        ‘u’ ‘l’ “r” => ulr
        'ulr' => ulr
        'u l' r => ulr
        'ulr => ulr
        (u; l; r) => ulr
        \tu\r\nl\n\n  r\n => ulr
        \u{feff}ulr => ulr
    "#;
    for (text, letters) in cases(table) {
        let read = Path::read(&text, Frame::Blank).expect("moves");
        assert_eq!(read.to_string(), letters, "{text}");
    }
    for text in ["", " ", "\n", "\"\"", "''", "['']", "[]", ","] {
        assert_eq!(path(text), Path::default(), "{text}");
    }
}

/// Checks that the error message for each text of the table names this fault and the place beside
/// the text.
#[track_caller]
fn faulty(fault: &str, table: &str) {
    for (text, place) in cases(table) {
        let error = text.parse::<Path>().expect_err(&text).to_string();
        assert_eq!(error, format!("moves {text:?}: {place}, {fault}"));
    }
}

#[test]
fn what_begins_no_move_is_named_with_its_place() {
    faulty(
        "is no move: moves are u d l r, up down left right, ↑ ↓ ← → or numbers of tiles, and R2 is R R",
        r#"
        ulxdr => character 3, "x"
        north => character 1, "n"
        u, l, né => character 7, "n"
        →→⇒ => character 3, "⇒"
        Ri => character 2, "i"
        u+l => character 2, "+"
        upp => character 3, "p"
        lef => character 2, "e"
        u\u{0} => character 2, "\0"
        uſ => character 2, "ſ"
        "#,
    );
}

#[test]
fn a_count_stands_right_behind_its_move_and_is_not_zero() {
    faulty(
        "is a number among directions: a count stands right behind its move, as in R2, and with \
         numbers of tiles all moves are numbers",
        r#"
        R 2 => character 3, "2"
        R,12 => character 3, "12"
        R → 2 => character 5, "2"
        "#,
    );
    faulty(
        "is a direction among numbers of tiles: all moves must be directions, or all numbers; a \
         count stands right behind its move, as in R2",
        r#"
        2R => character 2, "R"
        6 7 up => character 5, "up"
        3 ↑ => character 3, "↑"
        "#,
    );
    faulty(
        "is no count: a move is made once or more often",
        r#"
        R0 => character 2, "0"
        U2 R00L => character 5, "00"
        "#,
    );
}

#[test]
fn signs_between_moves_separate_them() {
    let table = r"
        RIGHT -> UP => ru
        R -> U -> R2 => rurr
        R-U-R => rur
        R - U - R => rur
        r→u→l => rul
        RIGHT → UP → LEFT => rul
        R2→U2 => rruu
        'R' → 'U' => ru
        R->U=>L-->D==>R>U⇒L–D—R => ruldruldr
        [right] -> [up] => ru
        R, -> U => ru
        R: U: L => rul
        ↑ -> ↓ - ← => udl
        ↑-→ => ur
        → → ↑ => rru
        →2 ↑ => rru
        → -> ↑ => ru
    ";
    for (text, letters) in cases(table) {
        assert_eq!(path(&text).to_string(), letters, "{text}");
    }
}

#[test]
fn a_sign_that_is_not_between_two_moves_is_none() {
    faulty(
        "is no move: moves are u d l r, up down left right, ↑ ↓ ← → or numbers of tiles, and R2 is R R",
        r#"
        -R => character 1, "-"
        R- => character 2, "-"
        R- U => character 2, "-"
        R -U => character 3, "-"
        R--U => character 3, "-"
        R -> -> U => character 6, "->"
        -> R => character 1, "->"
        R > => character 3, ">"
        R-x => character 3, "x"
        "#,
    );
}

#[test]
fn an_arrow_to_the_right_that_may_be_a_move_and_a_sign_is_an_error() {
    faulty(
        "may be the move right, or separate moves: write all moves as arrows, or none",
        r#"
        R→ => character 2, "→"
        →R => character 1, "→"
        R →→ U => character 4, "→"
        R→U↑ => character 2, "→"
        up → ↓ → left => character 4, "→"
        ←R→ => character 3, "→"
        "#,
    );
}

#[test]
fn a_prime_is_no_quotation_mark() {
    faulty(
        "is a prime, and would turn the move around: write the opposite move, L for R'",
        r#"
        R' => character 2, "'"
        R’ U => character 2, "’"
        U R′ => character 4, "′"
        R2' => character 3, "'"
        up' down => character 3, "'"
        →' => character 2, "'"
        "R'" => character 3, "'"
        ['R', "U'"] => character 9, "'"
        'R' U' => character 6, "'"
        'R U R'' => character 8, "'"
        R` U => character 2, "`"
        "#,
    );
}

#[test]
fn a_count_beyond_all_measure_is_an_error_and_takes_no_memory() {
    faulty(
        "is too much: at most 1000000 moves are read",
        r#"
        L1000001 => character 1, "L1000001"
        L99999999999999999999999999 => character 1, "L99999999999999999999999999"
        R999999 U2 => character 9, "U2"
        R1000000U => character 9, "U"
        "#,
    );
    assert_eq!(path("R1000000").len(), Path::MOST_READ);
    let too_many = Moves::read(&"12 ".repeat(1_000_001), Frame::Blank);
    let message = too_many.expect_err("one too many").to_string();
    assert!(
        message.contains("character 3000001, \"12\", is too much"),
        "{message}"
    );
    let too_many = "lr".repeat(500_000) + "l";
    let error = too_many.parse::<Path>().expect_err("one too many");
    let message = error.to_string();
    assert!(
        message.contains("…\": character 1000001, \"l\", is too much"),
        "{message}"
    );
}

#[test]
fn an_error_quotes_no_more_than_the_beginning_of_a_long_text() {
    let text = "ud".repeat(1000) + "x";
    let message = text.parse::<Path>().expect_err("an x").to_string();
    let quoted = "ud".repeat(32);
    let begin = format!("moves \"{quoted}…\": character 2001, \"x\", is no move: ");
    assert!(message.starts_with(&begin), "{message}");
    let message = format!("u{}", "9".repeat(1000)).parse::<Path>();
    assert!(message.expect_err("too many").to_string().len() < 300);
}

#[test]
fn each_notation_is_written_and_the_tiles_frame_names_each_move_by_its_inverse() {
    for (notation, blank, tile) in [
        (Notation::Letters, "rruuldd", "llddruu"),
        (Notation::Capitals, "RRUULDD", "LLDDRUU"),
        (
            Notation::Words,
            "right right up up left down down",
            "left left down down right up up",
        ),
        (Notation::Arrows, "→→↑↑←↓↓", "←←↓↓→↑↑"),
        (Notation::Runs, "R2U2LD2", "L2D2RU2"),
    ] {
        let path = path("rruuldd");
        assert_eq!(path.written(notation, Frame::Blank).to_string(), blank);
        assert_eq!(path.written(notation, Frame::Tile).to_string(), tile);
        let none = Path::default();
        assert_eq!(none.written(notation, Frame::Tile).to_string(), "");
    }
}

#[test]
fn published_runs_are_written_as_they_were_read() {
    // From the program `slidysim`, which names the ways of the tiles.
    const TILES: &str = "R2U2LDLDRURDLULDRULURDLU";
    for frame in [Frame::Blank, Frame::Tile] {
        let path = Path::read(TILES, frame).expect("moves");
        assert_eq!(path.len(), 24);
        assert_eq!(path.written(Notation::Runs, frame).to_string(), TILES);
    }
}

#[test]
fn random_moves_are_read_back_from_every_notation_and_frame() {
    let mut random = Random(20_240_607);
    for _ in 0..500 {
        let length = random.below(40);
        let path: Path = (0..length).map(|_| Move::ALL[random.below(4)]).collect();
        let inverse: Path = path.iter().map(|step| step.inverse()).collect();
        for notation in Notation::ALL {
            for frame in [Frame::Blank, Frame::Tile] {
                let text = path.written(notation, frame).to_string();
                let read = [frame, frame.other()].map(|frame| Path::read(&text, frame));
                assert_eq!(read, [Ok(path.clone()), Ok(inverse.clone())], "{text}");
            }
        }
    }
}

#[test]
fn the_first_misstep_is_told() {
    let start = "123.46758";
    let judged = |moves, goal| path(moves).verify(pair(board(start), board(goal)));
    let solved = "12345678.";
    assert_eq!(judged("rdr", solved), Ok(()));
    assert_eq!(judged("", start), Ok(()));
    let leaves = |index, step| Err(Misstep::Leaves { index, step });
    assert_eq!(judged("lrdr", solved), leaves(0, Move::Left));
    assert_eq!(judged("rdrddd", solved), leaves(3, Move::Down));
    let elsewhere = |text| Err(Misstep::Elsewhere(board(text)));
    assert_eq!(judged("", solved), elsewhere(start));
    assert_eq!(judged("rd", solved), elsewhere("1234567.8"));
}

#[test]
fn the_inverse_of_a_path_leads_back() {
    let goal = board("12345678.");
    for moves in ["", "lurd", "uldrul", "lluurrddluldru"] {
        let path = path(moves);
        let end = path.replay(goal).expect("moves on the board");
        assert_eq!(path.inverse().replay(end), Some(goal), "{moves}");
    }
}
