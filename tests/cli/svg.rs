//! `npuzzle render --svg`: drawings, read by a reader of XML that knows nothing of the program.

use std::fs;

use crate::command::{folder_with, npuzzle, shell};
use roxmltree::{Document, Node};

/// The side of a cell.
const CELL: usize = 48;

/// A board as it is drawn: what stands above it, and its tiles with where and how they are.
#[derive(Debug)]
struct Drawn {
    heading: String,
    tiles: Vec<Tile>,
}

#[derive(Debug)]
struct Tile {
    label: String,
    column: usize,
    row: usize,
    class: String,
}

#[track_caller]
fn drawing(arguments: &str) -> String {
    let run = npuzzle(&format!("render {arguments} --svg -")).run();
    run.says("").exited(0).stdout
}

#[track_caller]
fn parsed(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error}:\n{svg}"))
}

/// The only element of that name.
#[track_caller]
fn only<'d, 'i>(document: &'d Document<'i>, name: &str) -> Node<'d, 'i> {
    let mut nodes = document
        .descendants()
        .filter(|node| node.has_tag_name(name));
    let node = nodes.next().unwrap_or_else(|| panic!("no {name}"));
    assert!(nodes.next().is_none(), "more than one {name}");
    node
}

fn named<'d, 'i>(node: Node<'d, 'i>, name: &'static str) -> impl Iterator<Item = Node<'d, 'i>> {
    node.children()
        .filter(move |child| child.has_tag_name(name))
}

fn number(node: Node, attribute: &str) -> usize {
    let text = node.attribute(attribute).unwrap_or("0");
    text.parse()
        .unwrap_or_else(|_| panic!("{attribute} {text:?}"))
}

/// All boards of a drawing, in order.
#[track_caller]
fn boards(svg: &str) -> Vec<Drawn> {
    let document = parsed(svg);
    let boards = named(document.root_element(), "g").map(|group| {
        let text = named(group, "text").next().and_then(|text| text.text());
        let tray = named(group, "rect").next().expect("a tray");
        let top = number(tray, "y");
        let tiles = named(group, "use").map(|tile| Tile {
            label: label(&document, tile),
            column: number(tile, "x") / CELL,
            row: (number(tile, "y") - top) / CELL,
            class: tile.attribute("class").unwrap_or_default().to_owned(),
        });
        Drawn {
            heading: text.unwrap_or_default().to_owned(),
            tiles: tiles.collect(),
        }
    });
    boards.collect()
}

/// What is written on a tile.
#[track_caller]
fn label(document: &Document, tile: Node) -> String {
    let id = tile
        .attribute("href")
        .and_then(|href| href.strip_prefix('#'));
    let definition = document
        .descendants()
        .find(|node| node.attribute("id") == id);
    let texts = definition.expect("a tile's definition").descendants();
    texts
        .filter(Node::is_text)
        .filter_map(|node| node.text())
        .collect()
}

impl Drawn {
    /// The board in compact form; a place without a tile is the blank.
    fn compact(&self, width: usize, height: usize) -> String {
        let label = |cell: usize| {
            let here = |tile: &&Tile| (tile.column, tile.row) == (cell % width, cell / width);
            let mut tiles = self.tiles.iter().filter(here);
            let label = tiles.next().map(|tile| tile.label.as_str());
            assert!(tiles.next().is_none(), "two tiles in cell {cell}: {self:?}");
            match label {
                None => '.',
                Some(label) => label
                    .parse()
                    .ok()
                    .and_then(|tile| char::from_digit(tile, 16))
                    .expect("a tile"),
            }
        };
        (0..width * height).map(label).collect()
    }

    /// The tiles of that class, as they come.
    fn tiles(&self, class: &str) -> Vec<&str> {
        let tiles = self.tiles.iter().filter(|tile| tile.class == class);
        tiles.map(|tile| tile.label.as_str()).collect()
    }
}

#[test]
fn a_board_alone_is_drawn_as_it_is() {
    for (board, width, height) in [
        ("2831.4765", 3, 3),
        ("12.3", 2, 2),
        ("123/4.5", 3, 2),
        ("12/34/5.", 2, 3),
        ("1234567/89.abcd", 7, 2),
        ("fedcba987654321.", 4, 4),
    ] {
        let boards = boards(&drawing(board));
        assert_eq!(boards.len(), 1);
        assert_eq!(boards[0].heading, "");
        assert_eq!(boards[0].compact(width, height), board.replace('/', ""));
    }
}

#[test]
fn every_board_of_a_solution_is_drawn_under_its_step() {
    for (pair, width, height) in [
        ("867254301 123456780", 3, 3),
        ("123/4.5 .12/345", 3, 2),
        ("123456789abcdef. --moves ulurdldr", 4, 4),
    ] {
        let json = npuzzle(&format!("render {pair} --json")).run().stdout;
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let path = json["path"].as_str().expect("moves");
        let expected = json["boards"].as_array().expect("boards");
        let boards = boards(&drawing(pair));
        assert_eq!(boards.len(), expected.len());
        for (step, (board, expected)) in boards.iter().zip(expected).enumerate() {
            assert_eq!(board.compact(width, height), *expected);
            let heading = match step {
                0 => "step 0".to_owned(),
                _ => format!("step {step}: {}", &path[step - 1..step]),
            };
            assert_eq!(board.heading, heading);
        }
    }
}

#[test]
fn boards_fill_about_a_square() {
    // Of 32 boards, 6 go side by side; of 4, 2.
    for (pair, columns, rows) in [("867254301 123456780", 6, 6), ("12345678. 123.46758", 2, 2)] {
        let svg = drawing(pair);
        let document = parsed(&svg);
        let groups = named(document.root_element(), "g");
        let mut places: Vec<(usize, usize)> = groups.map(place).collect();
        let (width, height) = places.iter().copied().max().expect("boards");
        let size = (
            number(document.root_element(), "width"),
            number(document.root_element(), "height"),
        );
        assert!(width + 3 * CELL < size.0 && height + 3 * CELL < size.1);
        places.sort_unstable();
        places.dedup_by_key(|place| place.0);
        assert_eq!(places.len(), columns);
        let mut places: Vec<(usize, usize)> =
            named(document.root_element(), "g").map(place).collect();
        places.dedup_by_key(|place| place.1);
        assert_eq!(places.len(), rows);
    }
}

/// Where a group is moved to.
#[track_caller]
fn place(group: Node) -> (usize, usize) {
    let transform = group.attribute("transform").expect("a place");
    let inner = transform.strip_prefix("translate(").expect("a place");
    let (x, y) = inner.trim_end_matches(')').split_once(' ').expect("x y");
    (x.parse().expect("x"), y.parse().expect("y"))
}

#[test]
fn tiles_that_moved_or_are_where_they_belong_are_marked() {
    let boards = boards(&drawing("12.3 --goal .213 --moves ur"));
    assert_eq!(boards[0].tiles("home"), ["2", "3"]);
    assert_eq!(boards[0].tiles(""), ["1"]);
    assert_eq!(boards[1].tiles("moved"), ["1"]);
    assert_eq!(boards[1].tiles("home"), ["2", "3"]);
    assert_eq!(boards[2].tiles("moved"), ["2"]);
    assert_eq!(boards[2].tiles("home"), ["1", "3"]);
}

#[test]
fn a_mark_is_more_than_a_colour() {
    let svg = drawing("12.3 12/3.");
    let document = parsed(&svg);
    let style = only(&document, "style").text().expect("rules");
    let border = |class: &str| {
        let rule = style.lines().find(|line| line.contains(class));
        let (_, border) = rule
            .expect("a rule")
            .split_once("stroke")
            .expect("a border");
        border.to_owned()
    };
    let (home, moved, away) = (border(" .home"), border(" .moved"), border(" use"));
    assert!(home != moved && moved != away && away != home, "{style}");
}

#[test]
fn a_drawing_without_colour_is_black_grey_and_white() {
    for option in ["", "--animate"] {
        let plain = drawing(&format!("12.3 12/3. --color never {option}"));
        for fill in plain.split("fill:#").skip(1) {
            assert!(
                ["fff", "000", "ddd"]
                    .iter()
                    .any(|grey| fill.starts_with(grey)),
                "{fill}"
            );
        }
        let coloured = drawing(&format!("12.3 12/3. {option}"));
        assert!(coloured.contains("fill:#56b4e9"));
        assert_ne!(plain, coloured);
    }
}

#[test]
fn a_screen_reader_is_told_boards_and_moves() {
    for option in ["", "--animate"] {
        let svg = drawing(&format!("2831.4765 1238.4765 {option}"));
        let document = parsed(&svg);
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        for (name, attribute, text) in [
            (
                "title",
                "aria-labelledby",
                "Sliding puzzle 3x3: 4 moves from 2831.4765 to 1238.4765",
            ),
            (
                "desc",
                "aria-describedby",
                "Start, row by row: 2 8 3, 1 blank 4, 7 6 5. \
                 The blank moves up, left, down, right. \
                 End, row by row: 1 2 3, 8 blank 4, 7 6 5.",
            ),
        ] {
            let node = only(&document, name);
            assert_eq!(node.text(), Some(text));
            assert_eq!(root.attribute(attribute), node.attribute("id"));
        }
    }
}

#[test]
fn a_board_alone_and_no_moves_at_all_are_told_too() {
    for (arguments, title, description) in [
        (
            "12.3",
            "Sliding puzzle 2x2: 12.3",
            "Row by row: 1 2, blank 3.",
        ),
        (
            "123. --goal standard",
            "Sliding puzzle 2x2: 0 moves from 123. to 123.",
            "Start, row by row: 1 2, 3 blank. No move is made. End, row by row: 1 2, 3 blank.",
        ),
        (
            "12.3 --moves r",
            "Sliding puzzle 2x2: 1 move from 12.3 to 123.",
            "Start, row by row: 1 2, blank 3. The blank moves right. End, row by row: 1 2, 3 blank.",
        ),
    ] {
        let svg = drawing(arguments);
        let document = parsed(&svg);
        assert_eq!(only(&document, "title").text(), Some(title));
        assert_eq!(only(&document, "desc").text(), Some(description));
    }
}

#[test]
fn a_pair_that_can_not_be_solved_is_two_boards_and_says_so() {
    for option in ["", "--animate"] {
        let svg = drawing(&format!("12345678. 21345678. {option}"));
        let boards = boards(&svg);
        assert_eq!(boards.len(), 2);
        assert_eq!(boards[0].compact(3, 3), "12345678.");
        assert_eq!(boards[1].compact(3, 3), "21345678.");
        assert_eq!(boards[1].heading, "goal: unsolvable");
        let document = parsed(&svg);
        assert_eq!(
            only(&document, "title").text(),
            Some("Sliding puzzle 3x3: no moves lead from 12345678. to 21345678.")
        );
    }
}

#[test]
fn whatever_stands_for_the_blank_is_drawn() {
    for blank in ["<", ">", "&", "\"", "'", "x", "0", ".", "]", "%"] {
        for option in ["", "--goal standard", "--animate"] {
            let run = npuzzle(&format!("render 12.3 {option} --svg - --blank"))
                .arg(blank)
                .run();
            let svg = run.says("").exited(0).stdout;
            let document = parsed(&svg);
            let title = only(&document, "title").text().unwrap_or_default();
            assert!(title.contains(&format!("12{blank}3")), "{title}");
            let tiles = document
                .descendants()
                .filter(|node| node.has_tag_name("use"));
            let labels: Vec<String> = tiles.map(|tile| label(&document, tile)).collect();
            assert_eq!(labels[..4], ["1", "2", blank, "3"]);
        }
    }
}

#[test]
fn drawings_in_one_page_share_no_names() {
    let mut ids: Vec<String> = [
        "12.3",
        "12.3 --color never",
        "12.3 --blank _",
        "12.3 --goal standard",
        "12.3 --goal standard --animate",
        "12.3 --goal standard --animate --fps 1",
        "12.3 --moves ud --animate",
        "12.3 --moves rl --animate",
        "12.3 --moves rl --animate --goal standard",
    ]
    .iter()
    .map(|arguments| {
        let svg = drawing(arguments);
        let document = parsed(&svg);
        let id = document.root_element().attribute("id").expect("an id");
        for node in document.descendants().skip(2) {
            if let Some(inner) = node.attribute("id") {
                assert!(inner.starts_with(id), "{inner}");
            }
        }
        id.to_owned()
    })
    .collect();
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count, "{ids:?}");
}

#[test]
fn a_drawing_is_small() {
    let size = |arguments: &str| drawing(arguments).len();
    assert!(size("867254301 123456780") < 20_000);
    let moves = "rdlu".repeat(20);
    assert!(size(&format!(".123456789abcdef --moves {moves}")) < 90_000);
}

#[test]
fn a_drawing_is_written_to_a_file_and_nothing_else_is_said() {
    let folder = folder_with("old.svg", "what was there before, and longer");
    let folder = folder.path();
    for name in ["new.svg", "old.svg"] {
        npuzzle(&format!("render 12.3 --svg {name}"))
            .inside(folder)
            .prints("");
        let written = fs::read_to_string(folder.join(name)).expect("a drawing");
        assert_eq!(written, drawing("12.3"));
    }
}

#[test]
fn a_file_that_can_not_be_written_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = npuzzle("render 12.3 --svg nowhere/a.svg")
        .inside(folder)
        .run();
    run.mentions("error: nowhere/a.svg can't be written: ")
        .printed("")
        .exited(2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    npuzzle("render 12.3 --svg /dev/full")
        .run()
        .mentions("error: /dev/full can't be written: ")
        .exited(2);
    shell("npuzzle render 12.3 --svg - > /dev/full")
        .run()
        .mentions("error: standard output can't be written: ")
        .exited(2);
}

#[test]
fn statistics_are_said_beside_a_drawing() {
    npuzzle("render 12.3 123. --svg - --stats")
        .run()
        .mentions("expanded: ")
        .exited(0);
}

#[test]
fn what_makes_no_sense_with_a_drawing_is_refused() {
    for option in ["--json", "--style ascii", "--columns 40"] {
        let run = npuzzle(&format!("render 12.3 --svg - {option}")).run();
        run.mentions("cannot be used with").printed("").exited(2);
    }
}
