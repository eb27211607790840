//! `npuzzle render --svg`: drawings, read back by an XML parser.

mod animation;
mod browser;
mod sheet;

use std::collections::BTreeSet;
use std::fs;
use std::mem;

use roxmltree::{Document, Node};

use crate::command::{folder_with, npuzzle, shell};
use crate::json::record;
use crate::table;

/// The side of a cell in pixels.
const CELL: f64 = 48.0;
/// The height of the heading of a board in pixels.
const HEADING: f64 = 24.0;

/// A board of a drawing.
struct Drawn {
    heading: String,
    /// The x and y of its upper left corner.
    place: Vec<f64>,
    tiles: Vec<Tile>,
}

struct Tile {
    /// In compact form.
    label: char,
    class: String,
    /// Relative to the board.
    x: f64,
    y: f64,
}

#[track_caller]
fn drawing(arguments: &str) -> String {
    let run = npuzzle(&format!("render {arguments} --svg -")).run();
    run.says("").exited(0).stdout
}

#[track_caller]
fn parsed(svg: &str) -> Document<'_> {
    Document::parse(svg).expect("XML")
}

fn elements<'d>(node: Node<'d, 'd>, name: &str) -> impl Iterator<Item = Node<'d, 'd>> {
    let nodes = node.descendants();
    nodes.filter(move |node| node.has_tag_name(name))
}

/// The only element of that name.
#[track_caller]
fn only<'d>(document: &'d Document<'d>, name: &str) -> Node<'d, 'd> {
    let nodes: Vec<Node> = elements(document.root(), name).collect();
    assert_eq!(nodes.len(), 1, "{name}");
    nodes[0]
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<f64> {
    let parts = text.split(|c: char| !(c.is_ascii_digit() || "-.".contains(c)));
    parts.filter_map(|part| part.parse().ok()).collect()
}

fn number(node: Node, attribute: &str) -> f64 {
    let text = node.attribute(attribute);
    text.map_or(0.0, |text| numbers(text)[0])
}

/// All boards of a drawing, in order.
#[track_caller]
fn drawn(svg: &str) -> Vec<Drawn> {
    let document = parsed(svg);
    let nodes = document.root_element().children();
    let board = |group: Node| {
        let tray = elements(group, "rect").next().expect("a tray");
        let heading = elements(group, "text").next().and_then(|text| text.text());
        let tiles = elements(group, "use").map(|tile| Tile {
            label: digit(&label(tile)),
            class: tile.attribute("class").unwrap_or_default().to_owned(),
            x: number(tile, "x"),
            y: number(tile, "y") - number(tray, "y"),
        });
        Drawn {
            heading: heading.unwrap_or_default().to_owned(),
            place: numbers(group.attribute("transform").expect("a place")),
            tiles: tiles.collect(),
        }
    };
    let groups = nodes.filter(|node| node.has_tag_name("g"));
    groups.map(board).collect()
}

/// The text on a tile.
#[track_caller]
fn label(tile: Node) -> String {
    let href = tile.attribute("href").expect("a definition");
    let mut nodes = tile.document().descendants();
    let definition = nodes.find(|node| node.attribute("id") == href.strip_prefix('#'));
    let texts = elements(definition.expect("a definition"), "text");
    texts.filter_map(|node| node.text()).collect()
}

/// A label in compact form.
#[track_caller]
fn digit(label: &str) -> char {
    let digit = |tile| char::from_digit(tile, 16);
    label.parse().ok().and_then(digit).expect("a tile")
}

/// The board of these tiles in compact form.
#[track_caller]
fn compact(tiles: &[Tile], width: usize) -> String {
    let mut board = vec!['.'; tiles.len() + 1];
    for &Tile { label, x, y, .. } in tiles {
        let cell = (0..board.len()).find(|cell| {
            let [column, row] = [cell % width, cell / width].map(float);
            (x - CELL * column).abs() + (y - CELL * row).abs() < 1e-6
        });
        let cell = cell.unwrap_or_else(|| panic!("{x} {y} is no cell"));
        let other = mem::replace(&mut board[cell], label);
        assert_eq!(other, '.', "{label} and {other} are in cell {cell}");
    }
    board.into_iter().collect()
}

/// The boards and the moves that JSON has for the same arguments, and the width of the boards.
#[track_caller]
fn told(arguments: &str) -> (Vec<String>, Option<String>, usize) {
    let record = record(&format!("render {arguments}"));
    let size = record.size.as_ref().and_then(|size| size.split_once('x'));
    let columns = size.and_then(|(columns, _)| columns.parse().ok());
    let boards = record.boards.expect("boards");
    (
        boards.iter().map(|board| board.replace('/', "")).collect(),
        record.path,
        columns.expect("columns"),
    )
}

fn float(number: usize) -> f64 {
    u32::try_from(number).expect("a small number").into()
}

#[test]
fn every_board_is_drawn_under_its_step() {
    for arguments in [
        "2831.4765",
        "12/34/5.",
        "1234567/89.abcd",
        "fedcba987654321.",
        "867254301 123456780",
        "123/4.5 .12/345",
        "123456789abcdef. --moves ulurdldr",
    ] {
        let (boards, path, columns) = told(arguments);
        let drawn = drawn(&drawing(arguments));
        assert_eq!(drawn.len(), boards.len(), "{arguments}");
        for (step, (drawn, board)) in drawn.iter().zip(boards).enumerate() {
            assert_eq!(compact(&drawn.tiles, columns), board, "{arguments}");
            let heading = match &path {
                None => String::new(),
                Some(_) if step == 0 => "step 0".to_owned(),
                Some(path) => format!("step {step}: {}", &path[step - 1..step]),
            };
            assert_eq!(drawn.heading, heading, "{arguments}");
        }
    }
}

#[test]
fn boards_fill_about_a_square() {
    // 32 boards, and 4.
    for (pair, side) in [("867254301 123456780", 6), ("12345678. 123.46758", 2)] {
        let svg = drawing(pair);
        let document = parsed(&svg);
        let boards = drawn(&svg);
        for (axis, size) in ["width", "height"].into_iter().enumerate() {
            let size = number(document.root_element(), size);
            let places = boards.iter().map(|board| board.place[axis]);
            let end = places.clone().fold(0.0, f64::max) + 3.0 * CELL;
            assert!(end < size, "{pair}: {end}");
            let different: BTreeSet<String> = places.map(|place| place.to_string()).collect();
            assert_eq!(different.len(), side, "{pair}: {different:?}");
        }
    }
}

#[test]
fn tiles_that_moved_or_are_where_they_belong_are_marked() {
    let boards = drawn(&drawing("12.3 --goal .213 --moves ur"));
    let marked = |step: usize, class| {
        let tiles: &[Tile] = &boards[step].tiles;
        let tiles = tiles.iter().filter(|tile| tile.class == class);
        tiles.map(|tile| tile.label).collect::<String>()
    };
    let marks = ["moved", "home", ""].map(|class| [0, 1, 2].map(|step| marked(step, class)));
    assert_eq!(marks, [["", "1", "2"], ["23", "23", "13"], ["1", "", ""]]);
}

#[test]
fn marks_differ_in_their_borders_and_not_only_in_colour() {
    let svg = drawing("12.3 12/3.");
    let border = |class: &str| {
        let rule = svg.split_once(class).expect("a rule").1;
        rule.split(['{', '}', ';'])
            .find(|part| part.starts_with("stroke-width"))
    };
    let borders = [" .home{", " .moved{", " use{"].map(border);
    let [Some(home), Some(moved), Some(away)] = borders else {
        panic!("{borders:?}");
    };
    assert!(
        home != moved && moved != away && away != home,
        "{borders:?}"
    );
}

#[test]
fn a_drawing_without_colour_is_black_grey_and_white() {
    for option in ["", "--animate"] {
        let plain = drawing(&format!("12.3 12/3. --color never {option}"));
        for fill in plain.split("fill:#").skip(1) {
            assert!(["fff", "000", "ddd"].contains(&&fill[..3]), "{fill}");
        }
        let coloured = drawing(&format!("12.3 12/3. {option}"));
        assert!(coloured.contains("fill:#56b4e9"), "{coloured}");
    }
}

#[test]
fn a_screen_reader_is_told_boards_and_moves() {
    for (arguments, title, description) in [
        ("12.3", "12.3", "Row by row: 1 2, blank 3."),
        (
            "123. --goal standard",
            "0 moves from 123. to 123.",
            "Start, row by row: 1 2, 3 blank. No move is made. End, row by row: 1 2, 3 blank.",
        ),
        (
            "12.3 --moves r",
            "1 move from 12.3 to 123.",
            "Start, row by row: 1 2, blank 3. The blank moves right. End, row by row: 1 2, 3 blank.",
        ),
        (
            ".321 .321 --moves drul --animate",
            "4 moves from .321 to .213",
            "Start, row by row: blank 3, 2 1. The blank moves down, right, up, left. \
             End, row by row: blank 2, 1 3.",
        ),
    ] {
        let svg = drawing(arguments);
        let document = parsed(&svg);
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        let title = format!("Sliding puzzle 2x2: {title}");
        for (name, attribute, text) in [
            ("title", "aria-labelledby", title.as_str()),
            ("desc", "aria-describedby", description),
        ] {
            let node = only(&document, name);
            assert_eq!(node.text(), Some(text), "{arguments}");
            assert_eq!(root.attribute(attribute), node.attribute("id"));
        }
    }
}

#[test]
fn a_pair_that_can_not_be_solved_is_two_boards_and_says_so() {
    for option in ["", "--animate"] {
        let svg = drawing(&format!("12345678. 21345678. {option}"));
        let boards = drawn(&svg);
        let compact = |board: &Drawn| compact(&board.tiles, 3);
        let compact: Vec<String> = boards.iter().map(compact).collect();
        assert_eq!(compact, ["12345678.", "21345678."]);
        assert_eq!(boards[1].heading, "goal: unsolvable");
        let title = "Sliding puzzle 3x3: no moves lead from 12345678. to 21345678.";
        assert_eq!(only(&parsed(&svg), "title").text(), Some(title));
    }
}

#[test]
fn any_character_for_the_blank_is_drawn() {
    for blank in ["<", ">", "&", "x", "0", ".", "%", "□", "🙂"] {
        for option in ["", "--goal standard", "--animate"] {
            let call = npuzzle(&format!("render 12{blank}3 {option} --svg - --blank")).arg(blank);
            let svg = call.run().says("").exited(0).stdout;
            let document = parsed(&svg);
            let title = only(&document, "title").text().unwrap_or_default();
            assert!(title.contains(&format!("12{blank}3")), "{title}");
            let labels: Vec<String> = elements(document.root(), "use").map(label).collect();
            assert_eq!(labels[..4], ["1", "2", blank, "3"]);
        }
    }
}

#[test]
fn drawings_in_one_page_share_no_ids() {
    let arguments = [
        "12.3",
        "12.3 --color never",
        "12_3 --blank _",
        "12.3 --goal standard",
        "12.3 --goal standard --animate",
        "12.3 --goal standard --animate --fps 1",
        "12.3 --moves ud --animate",
        "12.3 --moves rl --animate",
        "12.3 --moves rl --animate --goal standard",
    ];
    let mut names = BTreeSet::new();
    for arguments in arguments {
        let svg = drawing(arguments);
        let document = parsed(&svg);
        let id = document.root_element().attribute("id").expect("an id");
        let mut nodes = document.descendants();
        let name_begins = |name: &str| name.starts_with(id);
        assert!(
            nodes.all(|node| node.attribute("id").is_none_or(name_begins)),
            "{svg}"
        );
        assert!(names.insert(id.to_owned()), "{arguments}: {id}");
    }
}

#[test]
fn a_drawing_is_small() {
    let long = format!(".123456789abcdef --moves {}", "rdlu".repeat(20));
    for (arguments, bytes) in [
        ("867254301 123456780", 20_000),
        ("867254301 123456780 --animate", 10_000),
        (&long, 90_000),
        (&format!("{long} --animate"), 20_000),
    ] {
        let size = drawing(arguments).len();
        assert!(size < bytes, "{arguments}: {size}");
    }
}

#[test]
fn a_drawing_is_written_to_a_file_and_nothing_else_is_said() {
    let folder = folder_with("old.svg", "what was there before, and longer");
    for name in ["new.svg", "old.svg"] {
        let call = npuzzle(&format!("render 12.3 --svg {name}"));
        call.inside(&folder).prints("");
        let written = fs::read_to_string(folder.path().join(name)).expect("a drawing");
        assert_eq!(written, drawing("12.3"));
    }
    let call = npuzzle("render 12.3 --svg nowhere/a.svg").inside(&folder);
    let run = call.run().printed("").exited(2);
    run.mentions("error: nowhere/a.svg can't be written: ");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    table::refusals(
        "render 12.3",
        "--svg /dev/full => error: /dev/full can't be written: ",
    );
    let run = shell("npuzzle render 12.3 --svg - > /dev/full").run();
    run.mentions("error: standard output can't be written: ")
        .exited(2);
}

#[test]
fn statistics_are_said_beside_a_drawing() {
    let run = npuzzle("render 12.3 123. --svg - --stats").run();
    run.mentions("expanded: ").printed(&drawing("12.3 123."));
}

#[test]
fn what_makes_no_sense_with_a_drawing_is_refused() {
    table::refusals(
        "render 12.3 --svg -",
        "--json                => cannot be used with
         --style ascii         => cannot be used with
         --columns 40          => cannot be used with
         --batch - --animate   => cannot be used with",
    );
}
