//! `npuzzle render --svg --animate`: the text of an animation. The module `browser` tests how it
//! looks.

use super::{Node, float, numbers, parsed};
use crate::table;

/// Paths of all kinds: the longest of 3x3, other shapes, given moves, one move, no moves.
pub const PATHS: [&str; 8] = [
    "867254301 123456780",
    "2831.4765 --goal snail",
    "123/4.5 .12/345",
    "12/34/5. --moves ulurddlr",
    "12.3 --moves rlrlrl",
    "fedcba987654321. --moves ulurdldrulurdldruuulddd",
    "12.3 123.",
    "123. 123.",
];

#[track_caller]
pub fn drawing(arguments: &str) -> String {
    super::drawing(&format!("{arguments} --animate"))
}

/// The duration of an animation in seconds.
#[track_caller]
pub fn period(svg: &str) -> f64 {
    let (_, rest) = svg.split_once(".moving{animation:").expect("a period");
    numbers(rest)[0]
}

#[test]
fn a_tile_and_the_headings_have_keyframes() {
    // The start is shown for a second, each move takes 1/1.2 s, and the end is shown for three.
    let svg = drawing("12.3 --moves ud --fps 1.2");
    for part in [
        ".moving{animation:5.667s ease-in-out infinite}",
        "-1{0%,17.6471%{transform:translate(0px,24px);fill:#56b4e9;stroke-width:3.5}\
         26.4706%,32.3529%{transform:translate(0px,72px);fill:#fff;stroke-width:1.5}\
         41.1765%,100%{transform:translate(0px,24px);fill:#56b4e9;stroke-width:3.5}}",
        "-heading{0%,17.6471%{transform:none;animation-timing-function:steps(2,start)}\
         47.0588%,100%{transform:translate(0,-48px)}}",
        r#"x="2" y="16">step 0<"#,
        r#"x="2" y="40">step 1: u<"#,
        r#"x="2" y="64">step 2: d<"#,
    ] {
        assert!(svg.contains(part), "{part} is not in\n{svg}");
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
        // The start is shown for a second, the end for three.
        assert!((period(&svg) - 31.0 * pace - 4.0).abs() < 1e-3, "{option}");
        let second = 100.0 / period(&svg);
        let rules = svg.split("%{transform:translate(");
        let ends: Vec<f64> = rules.filter_map(|rule| numbers(rule).pop()).collect();
        for number in 0..31 {
            let begin = 1.0 + float(number) * pace;
            let begins = ends.iter().any(|end| (end / second - begin).abs() < 2e-3);
            assert!(
                begins,
                "{option}: no tile begins to slide after {begin} s:\n{svg}"
            );
        }
    }
}

#[test]
fn nothing_in_it_is_a_script() {
    for path in PATHS {
        let svg = drawing(path);
        for node in parsed(&svg).descendants().filter(Node::is_element) {
            assert_ne!(node.tag_name().name(), "script");
            let mut names = node.attributes().map(|attribute| attribute.name());
            assert!(names.all(|name| !name.starts_with("on")), "{path}");
        }
    }
}

#[test]
fn with_reduced_motion_no_tile_slides_and_nothing_loops() {
    let svg = drawing("12.3 123.");
    let mut rules = svg.split("@media(prefers-reduced-motion:reduce)").skip(1);
    let rule = rules.next().and_then(|rule| rule.split("}}").next());
    let rule = rule.expect("a rule");
    for part in [
        "timing-function:step-end",
        "iteration-count:1",
        "fill-mode:forwards",
    ] {
        assert!(rule.contains(&format!("animation-{part}")), "{rule}");
    }
}

#[test]
fn a_board_without_a_goal_is_played_to_the_standard_goal() {
    assert_eq!(drawing("2831.4765 --goal standard"), drawing("2831.4765"));
}

#[test]
fn a_pace_that_is_none_is_refused() {
    for fps in ["0", "0.09", "60.1", "-1", "inf", "NaN", "fast", "''"] {
        let remark = "a number of moves a second from 0.1 to 60 is needed";
        let case = format!("--animate --fps={fps} => {remark}");
        table::refusals("render 12.3 --svg -", &case);
    }
    table::refusals("render 12.3 --svg -", "--fps 2 => --animate");
}
