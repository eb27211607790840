//! The program, as its user meets it. The tests speak to it through a Unix shell.

#![cfg(unix)]
#![expect(clippy::expect_used, reason = "a test may fail")]
#![expect(clippy::format_push_string, reason = "a test need not be fast")]

mod boards;
mod command;
#[path = "../oracle/distances.rs"]
mod distances;
#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../oracle/replay.rs"]
mod replay;
mod table;

mod batch;
mod cache;
mod check;
mod compare;
mod completions;
mod errors;
mod exhaustive;
mod generate;
mod help;
mod json;
mod json_input;
mod limits;
mod man;
mod pasted;
mod path;
mod path_all;
mod picture;
mod playback;
mod rank;
mod readme;
mod render;
mod seeds;
mod shapes;
mod steps;
mod streams;
mod styles;
mod survey;
mod svg;
mod tiles;
mod usage;
mod verify;
mod verify_random;
