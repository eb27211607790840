//! The exit status.

use std::process::ExitCode;

/// How the program ended, from the best end to the worst.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// 0: everything that was asked is answered.
    #[default]
    Answered,
    /// 1: answered, and the answer to a yes-or-no question is no.
    No,
    /// 2: something was wrong with the question, or with reading or writing.
    Wrong,
}

impl Exit {
    /// The end of two questions: the worse of theirs.
    pub fn and(self, other: Self) -> Self {
        self.max(other)
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::Exit::{Answered, No, Wrong};

    #[test]
    fn two_questions_end_as_the_worse_of_them() {
        let ends = [Answered, No, Wrong];
        for (number, end) in (0..).zip(ends) {
            assert_eq!(end as u8, number);
            for other in ends {
                let worse = if other as u8 > number { other } else { end };
                assert_eq!(end.and(other), worse);
            }
        }
    }
}
