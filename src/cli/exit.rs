//! The exit status.

use std::process::ExitCode;

/// How the program ended, the better ends first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// 0: everything that was asked is answered.
    Answered,
    /// 1: answered, and the answer to a yes-or-no question is no.
    No,
    /// 2: something was wrong with the question, or with reading or writing.
    Wrong,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}
