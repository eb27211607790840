//! Why a text holds no boards: of all that is wrong with it, what its author most likely meant.

use super::boards::{Sized, boards, check_size, is_permutation, shapeless, shown_shape};
use super::error::ParseError;
use super::words::{Cell, Reading, Word, quote};
use crate::puzzle::board::Board;
use crate::puzzle::labels::LabelFaults;
use crate::puzzle::shape::{MAX_CELLS, Shape};

/// The fewest cells that stand together and are rather a board than a row.
const LONG_ROW: usize = 6;
/// More boards than this are no slip: the cells are rather one board that is far too long.
const MOST_BOARDS: usize = 3;

/// The error that explains best why no reading of the words makes all of them boards, or the
/// boards where the only thing wrong is that their sizes differ.
pub(super) fn explain(words: &[Word], size: Option<Shape>) -> Result<Vec<Board>, ParseError> {
    let (reading, cells) = likely_reading(words);
    if let Some(error) = only_a_size(&cells).or_else(|| too_large_a_size(&cells)) {
        return Err(error);
    }
    let text = likely_header(&cells);
    let stated = size.or(text.header.map(|header| header.first));
    let parts = match text.runs.as_slice() {
        &[cells] => likely_boards(reading, cells, stated),
        runs => runs.to_vec(),
    };
    match parts.iter().find(|part| !is_permutation(part)) {
        Some(faulty) => Err(fault(faulty, &parts, stated)),
        None => boards(&parts, text.header, size),
    }
}

/// What is wrong with one of the parts, which is no permutation.
fn fault(part: &[Cell], parts: &[&[Cell]], size: Option<Shape>) -> ParseError {
    let shown = match shown_shape(part) {
        Ok(shown) => shown,
        Err(ragged) => return ragged,
    };
    if let Some(Err(error)) = size.map(|size| check_size(part, shown, size)) {
        return error;
    }
    let faults = LabelFaults::of(part.iter().map(|cell| cell.label));
    let other_length = parts.iter().any(|other| other.len() != part.len());
    let any_shape = Shape::of_cells(part.len()).next().is_some();
    if any_shape && (faults.only_lacks_a_blank() || !other_length) {
        return ParseError::Labels {
            board: quote(part),
            faults,
        };
    }
    shapeless(part, parts)
}

/// A line of one or two numbers that could be a size, with nothing after it.
fn only_a_size(cells: &[Cell]) -> Option<ParseError> {
    let sized = Sized::with_header(cells)?;
    let empty = sized.runs.iter().all(|run| run.is_empty());
    sized
        .header
        .filter(|_| empty)
        .map(|header| ParseError::OnlySize(header.first))
}

/// A line of one or two numbers that tell the size of what follows, too large for a board.
fn too_large_a_size(cells: &[Cell]) -> Option<ParseError> {
    let line = cells.iter().take_while(|cell| cell.in_first_line).count();
    let (line, board) = cells.split_at(line);
    let (width, height) = match line {
        [side] => (side.label, side.label),
        [width, height] => (width.label, height.label),
        _ => return None,
    };
    let length = (width as usize).checked_mul(height as usize)?;
    (length > MAX_CELLS && board.len() == length)
        .then(|| ParseError::Size(format!("{width}x{height}")))
}

/// Separated where most words are short enough to be cells, else compact.
pub(super) fn likely_reading<'a>(words: &[Word<'a>]) -> (Reading, Vec<Cell<'a>>) {
    let short = words.iter().filter(|word| word.is_short()).count();
    let separated = (2 * short > words.len()).then_some([Reading::Separated, Reading::Mixed]);
    separated
        .into_iter()
        .flatten()
        .find_map(|reading| Some((reading, reading.cells(words)?)))
        .unwrap_or_else(|| {
            let compact = Reading::Compact;
            (compact, compact.cells(words).unwrap_or_default())
        })
}

/// With the first line as a size where longer rows follow, or as many cells as it says.
fn likely_header<'c, 'a>(cells: &'c [Cell<'a>]) -> Sized<'c, 'a> {
    let fits = |sized: &Sized| {
        let [run, ..] = sized.runs.as_slice() else {
            return false;
        };
        let row = run.iter().take_while(|cell| cell.row == run[0].row).count();
        let header = cells.iter().take_while(|cell| cell.in_first_line).count();
        let size = sized.header.map_or(1, |header| header.first.cells());
        row > header || run.len().is_multiple_of(size)
    };
    Sized::with_header(cells)
        .filter(fits)
        .unwrap_or_else(|| Sized::bare(cells))
}

/// The boards that were meant: what stands together as one, else equal parts.
fn likely_boards<'c, 'a>(
    reading: Reading,
    cells: &'c [Cell<'a>],
    size: Option<Shape>,
) -> Vec<&'c [Cell<'a>]> {
    let together = |a: &Cell, b: &Cell| match reading {
        Reading::Separated | Reading::Mixed => a.row == b.row,
        Reading::Compact => a.word == b.word,
    };
    let groups: Vec<&[Cell]> = cells.chunk_by(together).collect();
    let one_is_whole = || {
        groups
            .iter()
            .any(|group| group.len() >= LONG_ROW && is_permutation(group))
    };
    if groups.iter().all(|group| is_board(group)) || groups.len() == 2 && one_is_whole() {
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
    let whole = cells.len().is_multiple_of(count) && length >= Shape::MIN.cells();
    let within = cells.iter().all(|cell| cell.is_within(length));
    if (2..=MOST_BOARDS).contains(&count) && (size.is_some() || whole && (within || fewest > 1)) {
        cells.chunks(length.max(1)).collect()
    } else {
        vec![cells]
    }
}

/// Whether cells that stand together can be meant as a whole board, rather than as a row of one.
fn is_board(group: &[Cell]) -> bool {
    let length = group.len();
    let plausible = |cell: &Cell| cell.is_within(length + 1);
    (Shape::MIN.cells()..=MAX_CELLS).contains(&length)
        && (length > MAX_CELLS / 2 || group.iter().all(plausible))
}
