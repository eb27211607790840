//! Text → permutation: labels without a blank.

use super::diagnosis::likely_reading;
use super::words::{self, Cell, Reading, quote};
use crate::error::Error;
use crate::puzzle::rank::Permutation;

/// The permutation of 1 … n that the text holds; none where it holds a blank, and so rather boards.
/// No text is both. Labels are written as a board's: one character each up to 15, or apart.
///
/// # Errors
///
/// [`Error::NoBoard`] where there is no label, [`Error::Character`] where a character is none, and
/// [`Error::Permutation`] where the labels are not each of 1 … n once.
///
/// ```
/// use npuzzle::notation;
///
/// let permutation = notation::permutation("3124")?;
/// assert_eq!(permutation.map(|permutation| permutation.rank()), Some(12));
/// assert_eq!(notation::permutation("312.")?, None);
/// # Ok::<(), npuzzle::Error>(())
/// ```
pub fn permutation(text: &str) -> Result<Option<Permutation>, Error> {
    let words = words::split(text)?;
    if words.is_empty() {
        return Err(Error::NoBoard);
    }
    let readings = Reading::ALL.into_iter();
    let any = readings
        .filter_map(|reading| reading.cells(&words))
        .find_map(|cells| of_cells(&cells).ok());
    if any.is_some() {
        return Ok(any);
    }
    let (_, cells) = likely_reading(&words);
    if cells.iter().any(|cell| cell.label == 0) {
        return Ok(None);
    }
    of_cells(&cells).map(Some)
}

fn of_cells(cells: &[Cell]) -> Result<Permutation, Error> {
    Permutation::read(cells.iter().map(|cell| cell.label), || quote(cells))
}
