//! `npuzzle render --svg --animate`: that the keyframes are the boards of the path.

use std::collections::BTreeMap;

use crate::animated::{Animated, CELL, PATHS, drawing, period};
use crate::command::npuzzle;
use roxmltree::{Document, Node};

/// A time in which a tile stays in a place, in percent, and what the place and the tile are like.
#[derive(Debug)]
struct Stay {
    from: f64,
    to: f64,
    x: f64,
    y: f64,
    look: String,
}

/// When each tile stays where; one that never moves stays all the time.
#[track_caller]
fn stays(svg: &str) -> BTreeMap<char, Vec<Stay>> {
    let document = Document::parse(svg).expect("XML");
    let rules = document.descendants().filter(Node::is_text);
    let rules: String = rules.filter_map(|node| node.text()).collect();
    let tiles = document
        .descendants()
        .filter(|node| node.has_tag_name("use"));
    tiles
        .map(|tile| {
            let style = tile.attribute("style");
            let name = style.and_then(|style| style.strip_prefix("animation-name:"));
            let stays = match name {
                Some(name) => keyframes(&rules, name),
                None => vec![Stay {
                    from: 0.0,
                    to: 100.0,
                    x: coordinate(tile.attribute("x")),
                    y: coordinate(tile.attribute("y")),
                    look: String::new(),
                }],
            };
            (label(tile), stays)
        })
        .collect()
}

fn coordinate(attribute: Option<&str>) -> f64 {
    attribute.expect("a place").parse().expect("a number")
}

/// A tile's label in compact form.
fn label(tile: Node) -> char {
    let href = tile
        .attribute("href")
        .and_then(|href| href.rsplit('-').next());
    let label = href.and_then(|label| label.parse().ok());
    let label = label.and_then(|label| char::from_digit(label, 16));
    label.expect("a tile")
}

/// Reads the keyframes of that name.
#[track_caller]
fn keyframes(rules: &str, name: &str) -> Vec<Stay> {
    let (_, rules) = rules
        .split_once(&format!("@keyframes {name}{{"))
        .expect("keyframes");
    let (rules, _) = rules.split_once("}}").expect("an end");
    let stay = |rule: &str| {
        let (times, declarations) = rule.split_once('{').expect("a rule");
        let (from, to) = times.split_once(',').expect("from and to");
        let transform = declarations.strip_prefix("transform:translate(");
        let (place, look) = transform
            .and_then(|text| text.split_once(");"))
            .expect("a place");
        let (x, y) = place.split_once(',').expect("x and y");
        let number = |text: &str| text.trim_end_matches(['%', 'p', 'x']).parse();
        Stay {
            from: number(from).expect("a time"),
            to: number(to).expect("a time"),
            x: number(x).expect("a length"),
            y: number(y).expect("a length"),
            look: look.to_owned(),
        }
    };
    rules.split('}').map(stay).collect()
}

/// The board at that time, in compact form; none while a tile slides.
fn board_at(time: f64, stays: &BTreeMap<char, Vec<Stay>>, animated: &Animated) -> Option<String> {
    let mut board = vec!['.'; stays.len() + 1];
    for (&label, stays) in stays {
        let stay = stays
            .iter()
            .find(|stay| (stay.from..=stay.to).contains(&time))?;
        board[animated.cell(stay.x, stay.y)] = label;
    }
    Some(board.into_iter().collect())
}

/// The times in which a tile slides, in order.
fn slides(stays: &BTreeMap<char, Vec<Stay>>) -> Vec<(f64, f64)> {
    let pairs = stays.values().flat_map(|stays| stays.windows(2));
    let mut slides: Vec<(f64, f64)> = pairs.map(|pair| (pair[0].to, pair[1].from)).collect();
    slides.sort_by(|one, other| one.0.total_cmp(&other.0));
    slides
}

#[test]
fn the_keyframes_are_the_boards_of_the_path() {
    for path in PATHS {
        let animated = Animated::new(path);
        let (stays, boards) = (stays(&animated.svg), &animated.boards);
        let slides = slides(&stays);
        assert_eq!(slides.len(), boards.len() - 1, "{path}");
        // Between two slides a board stands still.
        let begins = [0.0].into_iter().chain(slides.iter().map(|slide| slide.1));
        let ends = slides.iter().map(|slide| slide.0).chain([100.0]);
        for ((begin, end), board) in begins.zip(ends).zip(boards) {
            assert!(begin < end, "{path}: {begin} {end}");
            for time in [begin, f64::midpoint(begin, end), end] {
                let at = board_at(time, &stays, &animated);
                assert_eq!(at.as_ref(), Some(board), "{path} at {time} %");
            }
        }
        for &(begin, end) in &slides {
            let at = board_at(f64::midpoint(begin, end), &stays, &animated);
            assert_eq!(at, None, "{path}");
        }
    }
}

#[test]
fn a_tile_slides_to_a_cell_beside_its_own() {
    for path in PATHS {
        for stays in stays(&drawing(path)).values() {
            for pair in stays.windows(2) {
                let way = (pair[0].x - pair[1].x).abs() + (pair[0].y - pair[1].y).abs();
                assert!((way - CELL).abs() < 1e-9, "{path}: {pair:?}");
            }
        }
    }
}

#[test]
fn moves_keep_the_pace_that_is_asked_for() {
    for (option, pace) in [
        ("", 1.0 / 3.0),
        ("--fps 1", 1.0),
        ("--fps 0.5", 2.0),
        ("--fps 0.1", 10.0),
        ("--fps 60", 1.0 / 60.0),
    ] {
        let svg = drawing(&format!("867254301 123456780 {option}"));
        let second = 100.0 / period(&svg);
        let slides = slides(&stays(&svg));
        for (number, slide) in (0_u32..).zip(&slides) {
            let begin = 1.0 + f64::from(number) * pace;
            assert!(
                (slide.0 / second - begin).abs() < 2e-3,
                "{option}: {slide:?}"
            );
            assert!((slide.1 - slide.0) / second < pace, "{option}: {slide:?}");
        }
        // The start is held for a second, the end for three.
        assert!((period(&svg) - 31.0 * pace - 4.0).abs() < 1e-3, "{option}");
    }
}

#[test]
fn a_tile_where_it_belongs_is_marked_by_colour_and_border() {
    for path in ["867254301 123456780", "12.3 --moves rlrlrl"] {
        let animated = Animated::new(path);
        let goal = animated.boards.last().expect("a board");
        for (label, stays) in stays(&animated.svg) {
            let home = goal.find(label).expect("a tile");
            for stay in stays.iter().filter(|stay| !stay.look.is_empty()) {
                let look = if animated.cell(stay.x, stay.y) == home {
                    "fill:#56b4e9;stroke-width:3.5"
                } else {
                    "fill:#fff;stroke-width:1.5"
                };
                assert_eq!(stay.look, look, "{path}: {label}");
            }
        }
    }
}

#[test]
fn each_move_has_its_heading() {
    let path = "2831.4765 --goal snail";
    let svg = drawing(path);
    let document = Document::parse(&svg).expect("XML");
    let headings = document
        .descendants()
        .filter(|node| node.attribute("class") == Some("heading"));
    let headings: Vec<(&str, f64)> = headings
        .map(|node| {
            (
                node.text().unwrap_or_default(),
                coordinate(node.attribute("y")),
            )
        })
        .collect();
    assert_eq!(
        headings,
        [
            ("step 0", 16.0),
            ("step 1: u", 40.0),
            ("step 2: l", 64.0),
            ("step 3: d", 88.0),
            ("step 4: r", 112.0)
        ]
    );
    assert!(svg.contains("animation-timing-function:steps(4,start)"));
    assert!(svg.contains("transform:translate(0,-96px)"));
}

#[test]
fn nothing_in_it_is_a_script() {
    for path in PATHS {
        let svg = drawing(path);
        let document = Document::parse(&svg).expect("XML");
        for node in document.descendants().filter(Node::is_element) {
            assert_ne!(node.tag_name().name(), "script");
            let handler = node
                .attributes()
                .find(|attribute| attribute.name().starts_with("on"));
            assert!(handler.is_none(), "{handler:?}");
        }
    }
}

#[test]
fn whoever_wants_less_motion_sees_no_tile_slide_and_no_loop() {
    let svg = drawing("12.3 123.");
    let (_, rule) = svg
        .split_once("@media(prefers-reduced-motion:reduce)")
        .expect("a rule");
    let (rule, _) = rule.split_once("}}").expect("an end");
    assert!(rule.contains("animation-timing-function:step-end"));
    assert!(rule.contains("animation-iteration-count:1"));
    assert!(rule.contains("animation-fill-mode:forwards"));
}

#[test]
fn a_board_without_a_goal_is_played_to_the_standard_goal() {
    assert_eq!(drawing("2831.4765 --goal standard"), drawing("2831.4765"));
}

#[test]
fn an_animation_is_small() {
    assert!(drawing("867254301 123456780").len() < 10_000);
    let moves = "rdlu".repeat(20);
    assert!(drawing(&format!(".123456789abcdef --moves {moves}")).len() < 20_000);
}

#[test]
fn a_pace_out_of_bounds_is_refused() {
    for fps in ["0", "0.09", "60.1", "-1", "inf", "NaN", "fast", ""] {
        let run = npuzzle(&format!("render 12.3 --animate --svg - --fps={fps}")).run();
        run.mentions("a number of moves a second from 0.1 to 60 is needed")
            .printed("")
            .exited(2);
    }
}

#[test]
fn a_pace_is_that_of_an_animation() {
    npuzzle("render 12.3 --fps 2 --svg -")
        .run()
        .mentions("--animate")
        .printed("")
        .exited(2);
}
