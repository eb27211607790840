//! Why a text holds no boards: of all that is wrong with it, what its author most likely meant.

use crate::puzzle::{Board, LabelFaults, MAX_CELLS, Shape};

use super::cells::{Cell, CellSyntax, Labels, fault_of, is_short, quote, quote_words, shorten};
use super::error::{BoardFault, ParseError};
use super::headings::Heading;
use super::rows::{Grammar, Sections, check_size, is_permutation, shapeless, shown_shape};
use super::words::{Word, WordKind};

/// Cells that stand together are a board rather than a row if they are at least as many.
const LONG_ROW: usize = 6;
/// Cells that would make more boards than this are rather one board that is far too long.
const MOST_BOARDS: usize = 3;

/// Called for words that no [`CellSyntax`] makes boards of. Returns the likeliest error; or the
/// boards, if each is valid and only their sizes differ.
pub(super) fn explain(words: &[Word], grammar: Grammar) -> Result<Vec<Board>, ParseError> {
    let (syntax, _) = likely_syntax(words, grammar.labels)?;
    let sections = likely_sections(words, syntax, grammar.labels);
    let runs = sections.cells(syntax, grammar.labels).unwrap_or_default();
    if let Some(error) = fault_of_heading(&sections, &runs) {
        return Err(error);
    }
    let known = grammar.known(sections.heading);
    let stated = grammar.size.or(sections.heading.and_then(Heading::shape));
    let parts = match runs.as_slice() {
        [cells] => likely_boards(syntax, cells, stated),
        runs => runs.iter().map(Vec::as_slice).collect(),
    };
    let Some(faulty) = parts.iter().find(|part| !is_permutation(part)) else {
        return known.boards(&parts);
    };
    let error = fault(faulty, &parts, stated);
    match (parts.as_slice(), stated, error) {
        ([cells], None, ParseError::Board { board, fault }) => Err(ParseError::Board {
            fault: one_or_two(cells, fault),
            board,
        }),
        (_, _, error) => Err(error),
    }
}

/// The fault of cells that may as well be two boards as one, since they have two blanks: as both.
fn one_or_two(cells: &[Cell], fault: BoardFault) -> BoardFault {
    let half = cells.len() / 2;
    let blanks = cells.iter().filter(|cell| cell.label == 0).count();
    let is_even = cells.len().is_multiple_of(2) && Shape::of_cells(half).next().is_some();
    let BoardFault::Labels(one) = fault else {
        return fault;
    };
    let mut halves = cells.chunks(half.max(1));
    match halves.find(|part| !is_permutation(part)) {
        Some(part) if blanks == 2 && is_even => BoardFault::OneOrTwo {
            one: Box::new(one),
            half: quote(part),
            two: Box::new(LabelFaults::of(part.iter().map(|cell| cell.label))),
        },
        _ => BoardFault::Labels(one),
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

/// What is wrong with a heading by itself: nothing is below it, or it is the size of what is below it,
/// and no board has that.
fn fault_of_heading(sections: &Sections, runs: &[Vec<Cell>]) -> Option<ParseError> {
    let heading = sections.heading?;
    let (width, height) = heading.sides();
    let cells: usize = runs.iter().map(Vec::len).sum();
    match heading.shape() {
        Some(shape) => (cells == 0).then_some(ParseError::OnlySize(shape)),
        None => (width * height == cells && cells > 0)
            .then(|| ParseError::Size(format!("{width}x{height}"))),
    }
}

/// How the cells are likely written, and the cells: separated where most words are short enough to be
/// labels, else compact.
pub(super) fn likely_syntax<'a>(
    words: &[Word<'a>],
    labels: Labels,
) -> Result<(CellSyntax, Vec<Cell<'a>>), ParseError> {
    let cells = |syntax: CellSyntax| Some((syntax, syntax.cells(words, labels)?));
    if let Some((syntax, cells)) = cells(CellSyntax::Letters) {
        let count = cells.len();
        if count >= Shape::MIN.cells() && cells.iter().all(|cell| cell.is_within(count + 1)) {
            return Ok((syntax, cells));
        }
    }
    check_words(words, labels)?;
    let short = words.iter().filter(|word| is_short(word.text)).count();
    let separated = [CellSyntax::Separated, CellSyntax::Mixed];
    let likely = separated.into_iter().filter(|_| 2 * short > words.len());
    let found = likely.chain([CellSyntax::Compact]).find_map(cells);
    // All characters are labels: so tiles count from 1, and there is a tile 0.
    found.ok_or_else(|| ParseError::Board {
        board: quote_words(words),
        fault: BoardFault::Character('0'),
    })
}

/// Checks that all characters of the words are labels, and that no number is negative.
fn check_words(words: &[Word], labels: Labels) -> Result<(), ParseError> {
    let are_cells = words.iter().all(|word| is_short(word.text));
    let unknown = words.iter().find_map(|word| {
        if word.kind != WordKind::Text || labels.is_blank_word(word.text) {
            return None;
        }
        if are_cells && word.text.starts_with('-') && word.text.len() > 1 {
            return Some((word, BoardFault::Word(word.text.to_owned())));
        }
        let character = word.text.chars().find(|&c| !labels.knows(c))?;
        let is_name = word.text.chars().all(char::is_alphabetic);
        let is_name = is_name && word.text.chars().nth(1).is_some();
        let fault = if is_name {
            BoardFault::Word(shorten(word.text.chars()))
        } else {
            BoardFault::Character(character)
        };
        Some((word, fault))
    });
    let Some((word, fault)) = unknown else {
        return Ok(());
    };
    // A long word is a board of its own; a short one is a part of all that was read.
    let board = if word.text.chars().count() >= Shape::MIN.cells() {
        shorten(word.text.chars())
    } else {
        quote_words(words)
    };
    Err(ParseError::Board { board, fault })
}

/// With a heading where longer rows follow, or as many cells as it says, or nothing.
fn likely_sections<'w, 'a>(
    words: &'w [Word<'a>],
    syntax: CellSyntax,
    labels: Labels,
) -> Sections<'w, 'a> {
    let fits = |sections: &Sections| {
        let stated = sections.heading.and_then(Heading::shape);
        let Some(runs) = sections.cells(syntax, labels) else {
            return false;
        };
        let Some([first, ..]) = runs.first().map(Vec::as_slice) else {
            return stated.is_some();
        };
        let heading = words.len() - sections.runs.iter().map(|run| run.len()).sum::<usize>();
        let row = runs[0].iter().take_while(|cell| cell.row == first.row);
        let is_size = stated.is_some() || sections.heading.is_some_and(Heading::is_short);
        let (width, height) = sections.heading.map_or((0, 0), Heading::sides);
        is_size && row.count() > heading / sections.runs.len()
            || width * height > MAX_CELLS && runs[0].len() == width * height
            || stated.is_some_and(|shape| runs[0].len().is_multiple_of(shape.cells()))
    };
    let mut headed = Sections::headed(words).into_iter();
    headed.find(fits).unwrap_or_else(|| Sections::bare(words))
}

/// The boards that were likely meant: cells that stand together as one board, else equal parts.
fn likely_boards<'c, 'a>(
    syntax: CellSyntax,
    cells: &'c [Cell<'a>],
    size: Option<Shape>,
) -> Vec<&'c [Cell<'a>]> {
    let together = |a: &Cell, b: &Cell| match syntax {
        CellSyntax::Separated | CellSyntax::Mixed => a.row == b.row,
        CellSyntax::Compact | CellSyntax::Letters => a.word == b.word,
    };
    let groups: Vec<&[Cell]> = cells.chunk_by(together).collect();
    let is_whole = |group: &&[Cell]| group.len() >= LONG_ROW && is_permutation(group);
    if groups.iter().all(|group| may_be_board(group))
        || groups.len() == 2 && groups.iter().any(is_whole)
    {
        return groups;
    }
    if size.is_none() && cells.len() > MAX_CELLS && are_mostly_different(cells) {
        return vec![cells];
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

/// Whether cells have so many different labels that they are one board, though it be too large.
fn are_mostly_different(cells: &[Cell]) -> bool {
    let mut labels: Vec<u32> = cells.iter().map(|cell| cell.label).collect();
    labels.sort_unstable();
    labels.dedup();
    2 * labels.len() > cells.len() + 1
}
