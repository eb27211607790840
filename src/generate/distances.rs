//! Distances, as they are asked for.

use std::fmt;

/// One distance, or all from one to another.
///
/// Invariant: the least is not greater than the most.
///
/// ```
/// use npuzzle::Distances;
///
/// let distances = Distances::between(20, 30).expect("the smaller comes first");
/// assert_eq!((distances.least(), distances.most()), (20, 30));
/// assert_eq!(Distances::between(31, 31), Some(Distances::from(31)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Distances {
    least: usize,
    most: usize,
}

impl Distances {
    /// Both, and all between them; none where the first is the greater.
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
