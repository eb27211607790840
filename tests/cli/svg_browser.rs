//! `npuzzle render --svg --animate` in a browser, where there is one.

use std::path::Path;
use std::process::Command;

use crate::animated::{Animated, HEADING, PATHS, period};
use crate::command::folder_with;
use serde_json::Value;

/// Chromium, by any of its names, if it is there.
fn browser() -> Option<&'static str> {
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "chromium-headless-shell",
    ];
    names.into_iter().find(|name| {
        let version = Command::new(name).arg("--version").output();
        version.is_ok_and(|output| output.status.success())
    })
}

/// Stops each animation of a page at its own times, and tells where the browser then has the tiles
/// and the headings.
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
        ]),
        heading: place(svg.querySelector("svg svg g")).f,
    };
}));
document.body.textContent = "told" + JSON.stringify(told) + "told";
"#;

#[test]
fn a_browser_shows_the_boards_of_the_path_and_holds_the_last() {
    let Some(browser) = browser() else {
        #[expect(clippy::print_stderr, reason = "a test says that it tested nothing")]
        {
            eprintln!("no Chromium was found: nothing is tested");
        }
        return;
    };
    // All in one page, so that it shows too whether they leave each other alone.
    let all = PATHS.map(Animated::new);
    let svgs: String = all.iter().map(|animated| animated.svg.as_str()).collect();
    let times = all.each_ref().map(times);
    let page = format!(
        "<!doctype html><body>{svgs}</body><script>const times = {times:?};{TELL_PLACES}</script>",
    );
    let folder = folder_with("page.html", page);
    let folder = folder.path();
    let told = dump(browser, &folder.join("page.html"));
    assert_eq!(told.len(), PATHS.len());
    for ((path, animated), told) in PATHS.iter().zip(&all).zip(told) {
        let told = told.as_array().expect("times");
        // The last board is held.
        let boards = animated.boards.iter().chain(animated.boards.last());
        let last = animated.boards.len() - 1;
        assert_eq!(told.len(), last + 2, "{path}");
        for ((step, told), board) in told.iter().enumerate().zip(boards) {
            assert_eq!(told_board(told, animated), *board, "{path}: {step}");
            let drawn_up = told["heading"].as_f64();
            assert_eq!(
                drawn_up,
                Some(-HEADING * float(step.min(last))),
                "{path}: {step}"
            );
        }
    }
}

/// When to look, in seconds: at the start, when a tile has just arrived, and at the end.
fn times(animated: &Animated) -> Vec<f64> {
    let arrivals = (1..animated.boards.len()).map(|step| 1.0 + (float(step) - 0.2) / 3.0);
    let end = period(&animated.svg) - 0.1;
    [0.5].into_iter().chain(arrivals).chain([end]).collect()
}

fn float(number: usize) -> f64 {
    u32::try_from(number).expect("a small number").into()
}

/// The board that a browser tells, in compact form.
#[track_caller]
fn told_board(told: &Value, animated: &Animated) -> String {
    let tiles = told["tiles"].as_array().expect("tiles");
    let mut board = vec!['.'; tiles.len() + 1];
    for tile in tiles {
        let label = tile[0].as_str().and_then(|label| label.parse().ok());
        let label = label.and_then(|label| char::from_digit(label, 16));
        let number = |index: usize| tile[index].as_f64().expect("a number");
        board[animated.cell(number(1), number(2))] = label.expect("a tile");
    }
    board.into_iter().collect()
}

/// What a page's script tells.
#[track_caller]
fn dump(browser: &str, page: &Path) -> Vec<Value> {
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("a browser");
    let text = String::from_utf8_lossy(&output.stdout);
    let told = text.split("told").nth(1).map(serde_json::from_str);
    match told {
        Some(Ok(told)) => told,
        _ => panic!("{}", String::from_utf8_lossy(&output.stderr)),
    }
}
