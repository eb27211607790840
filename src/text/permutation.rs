//! Text ⇄ permutations: labels without a blank.

use std::fmt;

use crate::puzzle::Permutation;

use super::ascii::in_ascii;
use super::cells::{Cell, CellSyntax, Labels, quote};
use super::diagnosis::likely_syntax;
use super::error::ParseError;
use super::words;

/// The permutation of 1 … n that the text holds; none where it has a blank, and so rather holds
/// boards. No text is both. Labels are written like those of boards: compact, or separated.
///
/// # Errors
///
/// [`ParseError::NoBoard`] where there is no label, [`BoardFault::Character`](crate::BoardFault::Character)
/// where a character is none, and [`ParseError::Permutation`] where the labels are not each of 1 … n once.
///
/// ```
/// use npuzzle::text;
///
/// let permutation = text::permutation("3124")?;
/// assert_eq!(permutation.map(|permutation| permutation.rank()), Some(12));
/// assert_eq!(text::permutation("312.")?, None);
/// # Ok::<(), npuzzle::Error>(())
/// ```
pub fn permutation(text: &str) -> Result<Option<Permutation>, ParseError> {
    let text = in_ascii(text);
    let words = words::split(&text, true).texts;
    let labels = Labels { blank: None };
    if words.is_empty() {
        return Err(ParseError::NoBoard);
    }
    let readable = CellSyntax::ALL
        .into_iter()
        .filter_map(|syntax| syntax.cells(&words, labels))
        .find_map(|cells| of_cells(&cells).ok());
    if readable.is_some() {
        return Ok(readable);
    }
    let (_, cells) = likely_syntax(&words, labels)?;
    if cells.iter().any(|cell| cell.label == 0) {
        return Ok(None);
    }
    of_cells(&cells).map(Some)
}

fn of_cells(cells: &[Cell]) -> Result<Permutation, ParseError> {
    let labels = cells.iter().map(|cell| cell.label);
    Permutation::from_numbers(labels).map_err(|error| ParseError::Permutation {
        labels: quote(cells),
        error,
    })
}

/// One character a label for up to nine, else numbers.
impl fmt::Display for Permutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.labels().len() > 9 { " " } else { "" };
        let labels: Vec<String> = self.labels().iter().map(ToString::to_string).collect();
        f.pad(&labels.join(gap))
    }
}
