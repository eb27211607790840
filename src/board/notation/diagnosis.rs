//! Why a text holds no boards: of all that is wrong with it, what its author most likely meant.

use super::words::{Cell, Reading, Word, quote};
use super::{Sized, boards, check_size, is_permutation, shapeless, shown_shape};
use crate::board::Board;
use crate::error::{Error, LabelFaults};
use crate::shape::{MAX_CELLS, Shape};

/// The error that explains best why no reading of the words makes all of them boards, or the
/// boards where the only thing wrong is that their sizes differ.
pub(super) fn explain(words: &[Word], size: Option<Shape>) -> Result<Vec<Board>, Error> {
    let (reading, cells) = likely_reading(words);
    let text = likely_header(&cells);
    let stated = size.or(text.header.map(|header| header.first));
    let parts = likely_boards(reading, text.cells, stated);
    if parts.iter().all(|part| is_permutation(part)) {
        return boards(&parts, text.header, size);
    }
    let faulty = parts.into_iter().find(|part| !is_permutation(part));
    Err(fault(faulty.unwrap_or(text.cells), stated))
}

/// What is wrong with cells that are no permutation.
fn fault(part: &[Cell], size: Option<Shape>) -> Error {
    if part.is_empty() {
        return Error::NoBoard;
    }
    let shown = match shown_shape(part) {
        Ok(shown) => shown,
        Err(ragged) => return ragged,
    };
    if let Some(Err(error)) = size.map(|size| check_size(part, shown, size)) {
        return error;
    }
    if Shape::of_cells(part.len()).next().is_none() {
        return shapeless(part);
    }
    Error::Labels {
        board: quote(part),
        faults: LabelFaults::of(part.iter().map(|cell| cell.label)),
    }
}

/// Separated where there are many short words that can be cells, else compact.
fn likely_reading<'a>(words: &[Word<'a>]) -> (Reading, Vec<Cell<'a>>) {
    let compact = Reading::Compact.cells(words).unwrap_or_default();
    match Reading::Separated.cells(words) {
        Some(separated) if 2 * words.len() > compact.len() => (Reading::Separated, separated),
        _ => (Reading::Compact, compact),
    }
}

/// With the first line as a size where it is one number, or where two fit what follows.
fn likely_header<'c, 'a>(cells: &'c [Cell<'a>]) -> Sized<'c, 'a> {
    let whole = Sized {
        cells,
        header: None,
    };
    let Some(sized) = Sized::with_header(cells) else {
        return whole;
    };
    let fits = sized.header.is_some_and(|header| {
        let one_number = cells.len() == sized.cells.len() + 1;
        let several_a_row = sized
            .cells
            .windows(2)
            .any(|pair| pair[0].row == pair[1].row);
        one_number && several_a_row || sized.cells.len().is_multiple_of(header.first.cells())
    });
    if fits && !sized.cells.is_empty() {
        sized
    } else {
        whole
    }
}

/// The boards that were meant: what stands together as one, else equal parts.
fn likely_boards<'c, 'a>(
    reading: Reading,
    cells: &'c [Cell<'a>],
    size: Option<Shape>,
) -> Vec<&'c [Cell<'a>]> {
    let together = |a: &Cell, b: &Cell| match reading {
        Reading::Separated => a.row == b.row,
        Reading::Compact => a.word == b.word,
    };
    let is_board = |group: &[Cell]| {
        let length = group.len();
        let within = || group.iter().all(|cell| cell.is_within(length));
        length <= MAX_CELLS && (length >= 9 || length >= Shape::MIN.cells() && within())
    };
    let groups: Vec<&[Cell]> = cells.chunk_by(together).collect();
    if groups.iter().all(|group| is_board(group)) {
        return groups;
    }
    let blanks = cells.iter().filter(|cell| cell.label == 0).count();
    let fewest = cells.len().div_ceil(MAX_CELLS);
    let count = match size {
        // The nearest number of boards of that size.
        Some(size) => (cells.len() + size.cells() / 2) / size.cells(),
        None => fewest.max(blanks),
    };
    let count = count.max(1);
    let length = size.map_or(cells.len() / count, Shape::cells);
    let whole = cells.len().is_multiple_of(count);
    let within = cells.iter().all(|cell| cell.is_within(length));
    if count > 1 && (size.is_some() || whole && (within || fewest > 1)) {
        cells.chunks(length.max(1)).collect()
    } else {
        vec![cells]
    }
}
