//! Distances, as they are asked for.

use std::fmt;
use std::str::FromStr;

use crate::error::Error;

/// One distance, or all from one to another.
///
/// Invariant: the least is not greater than the most.
///
/// ```
/// use npuzzle::Distances;
///
/// let distances: Distances = "20..30".parse()?;
/// assert_eq!((distances.least(), distances.most()), (20, 30));
/// assert_eq!("31".parse::<Distances>()?, Distances::from(31));
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Distances {
    least: usize,
    most: usize,
}

impl Distances {
    /// The least of them.
    #[must_use]
    pub fn least(self) -> usize {
        self.least
    }

    /// The greatest of them.
    #[must_use]
    pub fn most(self) -> usize {
        self.most
    }

    /// Whether that is one of them.
    #[must_use]
    pub fn contains(self, distance: usize) -> bool {
        (self.least..=self.most).contains(&distance)
    }

    /// Those of them that are not greater than `farthest`, if there are any.
    pub(super) fn up_to(self, farthest: usize) -> Option<Self> {
        let most = self.most.min(farthest);
        (self.least <= most).then_some(Self { most, ..self })
    }
}

impl From<usize> for Distances {
    /// That distance alone.
    fn from(distance: usize) -> Self {
        Self {
            least: distance,
            most: distance,
        }
    }
}

impl fmt::Display for Distances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { least, most } = self;
        if least == most {
            write!(f, "{least}")
        } else {
            write!(f, "{least} to {most}")
        }
    }
}

impl FromStr for Distances {
    type Err = Error;

    /// Reads `N`, or `A..B` or `A..=B`, both with A and B among them.
    fn from_str(text: &str) -> Result<Self, Error> {
        let number = |text: &str| text.trim().parse().ok();
        let ends = match text.split_once("..") {
            None => number(text).map(|distance| (distance, distance)),
            Some((least, most)) => {
                number(least).zip(number(most.strip_prefix('=').unwrap_or(most)))
            }
        };
        match ends {
            Some((least, most)) if least <= most => Ok(Self { least, most }),
            _ => Err(Error::Distances(text.to_owned())),
        }
    }
}
