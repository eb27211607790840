//! The library, against an oracle of the tests' own.

#![expect(clippy::expect_used, reason = "a test may fail")]

#[path = "../oracle/mod.rs"]
mod oracle;
#[path = "../oracle/paths.rs"]
mod paths;

mod agreement;
mod deepening;
mod diagnosis;
mod engines;
mod moves;
mod notation;
mod permutation;
mod rank;
mod solvability;
mod solver;
mod survey;
