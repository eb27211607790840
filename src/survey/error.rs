//! What can go wrong with a survey.

use std::error::Error;
use std::fmt;

use crate::puzzle::shape::Shape;

/// A survey takes more memory than it may, or than the system has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurveyError {
    /// The shape of the boards.
    pub shape: Shape,
    /// The bytes that it takes.
    pub needed: u64,
    /// The bytes that it may take.
    pub allowed: usize,
}

impl SurveyError {
    /// Whether it may not take so much; else the system has not so much.
    #[must_use]
    pub fn is_over_limit(self) -> bool {
        self.needed > self.allowed as u64
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shape, needed) = (self.shape, size(self.needed));
        write!(
            f,
            "a survey of {shape} boards takes {needed} of memory, and "
        )?;
        if self.is_over_limit() {
            write!(f, "{} are allowed", size(self.allowed as u64))
        } else {
            f.write_str("the system has not so much")
        }
    }
}

impl Error for SurveyError {}

/// A number of bytes, in whole units of which there are fewer than 4096, such as 77M.
fn size(bytes: u64) -> String {
    let mut number = bytes;
    let mut units = ["", "K", "M", "G", "T"].into_iter();
    let mut unit = units.next();
    while number >= 4096
        && let Some(larger) = units.next()
    {
        number = number.div_ceil(1024);
        unit = Some(larger);
    }
    format!("{number}{}", unit.unwrap_or_default())
}
