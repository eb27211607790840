//! Runs the program as a user would type it. A failure shows the command line and a diff.

mod call;
mod run;
mod running;
mod tools;

pub use call::{Call, folder_with, npuzzle, shell, terminal};
pub use run::Run;
pub use running::Running;
pub use tools::has;
