//! Whether labels are each of 0 … n−1 once, and how they fail to be.

/// Whether the labels are each of 0 … n−1 once. Of labels above 31, which neither boards nor
/// permutations can have, only the range is checked.
pub(crate) fn is_each_once(mut labels: impl ExactSizeIterator<Item = u32>) -> bool {
    let count = labels.len();
    let mut seen = 0_u32;
    labels.all(|label| {
        let bit = 1_u32.checked_shl(label).unwrap_or(0);
        let is_new = (label as usize) < count && seen & bit == 0;
        seen |= bit;
        is_new
    })
}

/// How labels fail to be each of 0 … n−1 once.
///
/// Invariant: at least one of the lists is not empty; each is in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelFaults {
    /// n
    pub(crate) cells: usize,
    pub(crate) missing: Vec<u32>,
    /// Each with the number of times it occurs.
    pub(crate) repeated: Vec<(u32, usize)>,
    pub(crate) out_of_range: Vec<u32>,
}

impl LabelFaults {
    /// The faults of labels that are not each of 0 … n−1 once.
    pub(crate) fn of(labels: impl IntoIterator<Item = u32>) -> Self {
        let mut sorted: Vec<u32> = labels.into_iter().collect();
        sorted.sort_unstable();
        let cells = sorted.len();
        let (in_range, out_of_range): (Vec<_>, Vec<_>) = sorted
            .chunk_by(PartialEq::eq)
            .map(|run| (run[0], run.len()))
            .partition(|&(label, _)| (label as usize) < cells);
        let is_missing = |label: &u32| sorted.binary_search(label).is_err();
        Self {
            cells,
            missing: (0..).take(cells).filter(is_missing).collect(),
            repeated: in_range
                .into_iter()
                .filter(|&(_, count)| count > 1)
                .collect(),
            out_of_range: out_of_range.into_iter().map(|(label, _)| label).collect(),
        }
    }

    /// Whether the labels are the tiles 1 … n without a blank; or the last of them is the blank.
    #[must_use]
    pub fn only_lacks_a_blank(&self) -> bool {
        self.missing == [0] && self.out_of_range == [u32::try_from(self.cells).unwrap_or(0)]
    }
}
