//! Where records end.

/// Where a record stands in a text that begins right behind the record before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// What comes before is no record: blank lines, comments, headings.
    pub begin: usize,
    /// The end of its last line. If it is `begin`, there is no record, but only what is none.
    pub end: usize,
}

/// Tells where records end that may take several lines.
pub trait RecordLayout: Send {
    /// The first record of a text that begins with a line; none where more of the file must be read to
    /// tell. At the end of the file it is always told.
    fn first(&mut self, text: &[u8], is_end: bool) -> Option<Extent>;
}
