//! The subcommands, a file each.

pub mod cache;
pub mod check;
pub mod compare;
pub mod completions;
pub mod generate;
pub mod man;
pub mod path;
pub mod rank;
pub mod render;
pub mod steps;
pub mod survey;
pub mod verify;
