//! The program, as its user meets it. The tests speak to it through a Unix shell.

#![cfg(unix)]
#![expect(clippy::expect_used, reason = "a test may fail")]
#![expect(clippy::format_push_string, reason = "a test need not be fast")]

mod animated;
mod command;
#[path = "../oracle/distances.rs"]
mod distances;
mod drawn;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../oracle/replay.rs"]
mod replay;
mod table;

mod batch;
mod batch_faults;
mod batch_random;
mod batch_records;
mod batch_streams;
mod cache;
mod check;
mod compare;
mod completions;
mod errors;
mod exhaustive;
mod generate;
mod generate_json;
mod generate_steps;
mod help;
mod json;
mod limits;
mod man;
mod path;
mod path_all;
mod picture;
mod playback;
mod rank_answers;
mod readme;
mod render;
mod render_moves;
mod seeds;
mod shapes;
mod steps;
mod streams;
mod survey_answers;
mod svg;
mod svg_animation;
mod svg_browser;
mod svg_sheet;
mod usage;
mod verify;
mod verify_batch;
mod verify_json;
mod verify_random;
