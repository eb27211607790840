//! `npuzzle render --svg --animate`: how Chromium shows it.

use std::process::Command;

use serde::Deserialize;

use super::animation::{PATHS, drawing, period};
use super::{HEADING, Tile, compact, digit, float, told};
use crate::command::{folder_with, has};

/// The name of Chromium on this machine, if it is installed.
fn browser() -> Option<&'static str> {
    let names = [
        "chromium-browser",
        "google-chrome",
        "chromium-headless-shell",
    ];
    let other = names.into_iter().find(|name| {
        let version = Command::new(name).arg("--version").output();
        version.is_ok_and(|output| output.status.success())
    });
    other.or_else(|| has("chromium", "chromium").then_some("chromium"))
}

/// Stops each animation of the page at its given times, and replaces the page by what is then shown,
/// as JSON for [`Shown`].
const TELL_PLACES: &str = r#"
const place = element => new DOMMatrix(getComputedStyle(element).transform);
const told = [...document.querySelectorAll("body > svg")].map((svg, index) => times[index].map(time => {
    for (const animation of document.getAnimations()) {
        if (svg.contains(animation.effect.target)) {
            animation.pause();
            animation.currentTime = 1000 * time;
        }
    }
    return {
        tiles: [...svg.querySelectorAll("use")].map(tile => [
            tile.getAttribute("href").split("-").pop(),
            place(tile).e + tile.x.baseVal.value,
            place(tile).f + tile.y.baseVal.value,
            getComputedStyle(tile).strokeWidth,
        ]),
        heading: place(svg.querySelector("svg svg g")).f,
    };
}));
document.body.textContent = "told" + JSON.stringify(told) + "told";
"#;

/// An animation at one time.
#[derive(Deserialize)]
struct Shown {
    /// The label, x, y and the width of the border of each tile.
    tiles: Vec<(String, f64, f64, String)>,
    /// The vertical offset of the headings.
    heading: f64,
}

#[test]
fn a_browser_shows_the_boards_of_the_path_and_holds_the_last() {
    let Some(browser) = browser() else {
        return;
    };
    // All in one page: the animations must not affect each other.
    let (mut svgs, mut times) = (String::new(), Vec::new());
    for path in PATHS {
        let (svg, moves) = (drawing(path), told(path).0.len() - 1);
        // At the start, after each move, and shortly before the end.
        let arrivals = (1..=moves).map(|step| 1.0 + (float(step) - 0.2) / 3.0);
        let end = period(&svg) - 0.1;
        times.push([vec![0.5], arrivals.collect(), vec![end]].concat());
        svgs += &svg;
    }
    let script = format!("const times = {times:?};{TELL_PLACES}");
    let page = format!("<!doctype html><body>{svgs}</body><script>{script}</script>");
    let all_shown = open(browser, &page);
    assert_eq!(all_shown.len(), PATHS.len());
    for (path, shown) in PATHS.into_iter().zip(all_shown) {
        let (boards, _, columns) = told(path);
        let last = boards.len() - 1;
        assert_eq!(shown.len(), last + 2, "{path}");
        for (time, shown) in shown.iter().enumerate() {
            let step = time.min(last);
            let board = board(shown, columns, &boards[last]);
            assert_eq!(board, boards[step], "{path}: {time}");
            let up = HEADING * float(step) + shown.heading;
            assert!(up.abs() < 1e-6, "{path}: {time}");
        }
    }
}

/// The board that is shown, in compact form. Tiles in their cell of the goal have a thicker border.
#[track_caller]
fn board(shown: &Shown, columns: usize, goal: &str) -> String {
    let tile = |(label, x, y, border): &(String, f64, f64, String)| Tile {
        label: digit(label),
        class: border.clone(),
        x: *x,
        y: y - HEADING,
    };
    let tiles: Vec<Tile> = shown.tiles.iter().map(tile).collect();
    let board = compact(&tiles, columns);
    for Tile { label, class, .. } in tiles {
        let is_home = board.find(label) == goal.find(label);
        let border = if is_home { "3.5px" } else { "1.5px" };
        assert_eq!(class, border, "{label} on {board}");
    }
    board
}

/// Opens a page, and reads what its script reports of each animation, at each of its times.
#[track_caller]
fn open(browser: &str, page: &str) -> Vec<Vec<Shown>> {
    let folder = folder_with("page.html", page);
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(folder.path().join("page.html"))
        .output()
        .expect("a browser");
    let text = String::from_utf8_lossy(&output.stdout);
    let told = text.split("told").nth(1).map(serde_json::from_str);
    match told {
        Some(Ok(told)) => told,
        _ => panic!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}
