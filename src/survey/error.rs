//! What can go wrong with a survey.

use std::error::Error;
use std::fmt;

use crate::puzzle::Shape;

/// A survey takes more memory than it may, or than the system has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SurveyError {
    /// The shape of the boards.
    pub shape: Shape,
    /// The bytes that the survey takes.
    pub needed: u64,
    /// The bytes that it may take.
    pub allowed: usize,
}

impl SurveyError {
    /// Whether the limit is what is too low; else it is the system's memory.
    #[must_use]
    pub fn is_over_limit(self) -> bool {
        self.needed > self.allowed as u64
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shape, mut needed) = (self.shape, in_units(self.needed));
        let mut allowed = in_units(self.allowed as u64);
        if needed == allowed {
            (needed, allowed) = (format!("{} bytes", self.needed), self.allowed.to_string());
        }
        write!(
            f,
            "a survey of {shape} boards takes {needed} of memory, and "
        )?;
        if self.is_over_limit() {
            write!(f, "{allowed} are allowed")
        } else {
            f.write_str("the system has not so much")
        }
    }
}

impl Error for SurveyError {}

/// A number of bytes, rounded up to units of which there are fewer than 4096, such as 77M.
fn in_units(mut bytes: u64) -> String {
    let mut unit = "";
    for larger in ["K", "M", "G", "T"] {
        if bytes >= 4096 {
            bytes = bytes.div_ceil(1024);
            unit = larger;
        }
    }
    format!("{bytes}{unit}")
}
