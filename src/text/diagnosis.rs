//! Why a text holds no boards: of all that is wrong with it, what its author most likely meant.

use crate::puzzle::{Board, LabelFaults, MAX_CELLS, Shape};

use super::error::{BoardFault, ParseError};
use super::rows::{
    SizedCells, check_size, is_permutation, shapeless, shown_shape, split_first_line,
};
use super::words::{Cell, CellSyntax, Word, fault_of};

/// Cells that stand together are a board rather than a row if they are at least as many.
const LONG_ROW: usize = 6;
/// Cells that would make more boards than this are rather one board that is far too long.
const MOST_BOARDS: usize = 3;

/// Called for words that no [`CellSyntax`] makes boards of. Returns the likeliest error; or the
/// boards, if each is valid and only their sizes differ.
pub(super) fn explain(words: &[Word], size: Option<Shape>) -> Result<Vec<Board>, ParseError> {
    let (syntax, cells) = likely_syntax(words);
    if let Some(error) = only_a_size(&cells).or_else(|| too_large_a_size(&cells)) {
        return Err(error);
    }
    let sized = with_likely_size_line(&cells);
    let stated = size.or(sized.size_line);
    let parts = match sized.runs.as_slice() {
        &[cells] => likely_boards(syntax, cells, stated),
        runs => runs.to_vec(),
    };
    match parts.iter().find(|part| !is_permutation(part)) {
        Some(faulty) => Err(fault(faulty, &parts, stated)),
        None => sized.boards(&parts, size),
    }
}

/// What is wrong with one of the parts, which is no permutation.
fn fault(part: &[Cell], parts: &[&[Cell]], size: Option<Shape>) -> ParseError {
    let fits = |shown| size.map_or(Ok(()), |size| check_size(part, shown, size));
    if let Err(error) = shown_shape(part).and_then(fits) {
        return error;
    }
    let faults = LabelFaults::of(part.iter().map(|cell| cell.label));
    let other_length = parts.iter().any(|other| other.len() != part.len());
    let any_shape = Shape::of_cells(part.len()).next().is_some();
    if any_shape && (faults.only_lacks_a_blank() || !other_length) {
        return fault_of(part, BoardFault::Labels(faults));
    }
    shapeless(part, parts)
}

/// A line of one or two numbers that could be a size, with nothing after it.
fn only_a_size(cells: &[Cell]) -> Option<ParseError> {
    let sized = SizedCells::with_size_line(cells)?;
    let empty = sized.runs.iter().all(|run| run.is_empty());
    sized.size_line.filter(|_| empty).map(ParseError::OnlySize)
}

/// A line of one or two numbers that are the size of what follows, too large for a board.
fn too_large_a_size(cells: &[Cell]) -> Option<ParseError> {
    let (line, board) = split_first_line(cells);
    let (width, height) = match line {
        [side] => (side.label, side.label),
        [width, height] => (width.label, height.label),
        _ => return None,
    };
    let count = (width as usize).checked_mul(height as usize)?;
    (count > MAX_CELLS && board.len() == count)
        .then(|| ParseError::Size(format!("{width}x{height}")))
}

/// Separated where most words are short enough to be cells, else compact.
pub(super) fn likely_syntax<'a>(words: &[Word<'a>]) -> (CellSyntax, Vec<Cell<'a>>) {
    let short = words.iter().filter(|word| word.is_short()).count();
    if 2 * short > words.len() {
        for syntax in [CellSyntax::Separated, CellSyntax::Mixed] {
            if let Some(cells) = syntax.cells(words) {
                return (syntax, cells);
            }
        }
    }
    let compact = CellSyntax::Compact;
    (compact, compact.cells(words).unwrap_or_default())
}

/// With the first line as a size where longer rows follow, or as many cells as it says.
fn with_likely_size_line<'c, 'a>(cells: &'c [Cell<'a>]) -> SizedCells<'c, 'a> {
    let fits = |sized: &SizedCells| {
        let [run, ..] = sized.runs.as_slice() else {
            return false;
        };
        let row = run.iter().take_while(|cell| cell.row == run[0].row).count();
        let (line, _) = split_first_line(cells);
        let size = sized.size_line.map_or(1, Shape::cells);
        row > line.len() || run.len().is_multiple_of(size)
    };
    SizedCells::with_size_line(cells)
        .filter(fits)
        .unwrap_or_else(|| SizedCells::bare(cells))
}

/// The boards that were likely meant: cells that stand together as one board, else equal parts.
fn likely_boards<'c, 'a>(
    syntax: CellSyntax,
    cells: &'c [Cell<'a>],
    size: Option<Shape>,
) -> Vec<&'c [Cell<'a>]> {
    let together = |a: &Cell, b: &Cell| match syntax {
        CellSyntax::Separated | CellSyntax::Mixed => a.row == b.row,
        CellSyntax::Compact => a.word == b.word,
    };
    let groups: Vec<&[Cell]> = cells.chunk_by(together).collect();
    let is_whole = |group: &&[Cell]| group.len() >= LONG_ROW && is_permutation(group);
    if groups.iter().all(|group| may_be_board(group))
        || groups.len() == 2 && groups.iter().any(is_whole)
    {
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
    let in_range = cells.iter().all(|cell| cell.is_within(length));
    if (2..=MOST_BOARDS).contains(&count) && (size.is_some() || whole && (in_range || fewest > 1)) {
        cells.chunks(length.max(1)).collect()
    } else {
        vec![cells]
    }
}

/// Whether cells that stand together may be meant as a whole board rather than as a row of one.
fn may_be_board(group: &[Cell]) -> bool {
    let length = group.len();
    let plausible = |cell: &Cell| cell.is_within(length + 1);
    (Shape::MIN.cells()..=MAX_CELLS).contains(&length)
        && (length > MAX_CELLS / 2 || group.iter().all(plausible))
}
