//! The program. [`run`] dispatches the subcommands.

mod advice;
mod answer;
pub mod args;
mod ask;
mod batch;
mod board_text;
mod boards;
mod cache;
mod commands;
mod draw;
mod exit;
mod interrupt;
mod json;
mod progress;
pub mod run;
mod stats;
mod terminal;
