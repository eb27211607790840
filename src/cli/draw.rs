//! Boards and numbers drawn.

pub mod boxes;
pub mod chart;
pub mod play;
pub mod svg;
pub mod trace;
