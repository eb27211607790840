//! Distances that are asked for.

use std::fmt;

/// One distance, or all from one to another, in moves.
///
/// Invariant: the least is not greater than the most.
///
/// ```
/// use npuzzle::Distances;
///
/// let distances = Distances::between(20, 30).expect("the smaller comes first");
/// assert_eq!((distances.least(), distances.most()), (20, 30));
/// assert_eq!(Distances::between(31, 31), Some(Distances::from(31)));
/// assert_eq!(Distances::between(31, 30), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Distances {
    least: usize,
    most: usize,
}

impl Distances {
    /// Both, and all between them; none where the first is greater than the second.
    #[must_use]
    pub fn between(least: usize, most: usize) -> Option<Self> {
        (least <= most).then_some(Self { least, most })
    }

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
