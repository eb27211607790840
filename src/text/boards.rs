//! Text → boards.

use std::str::FromStr;

use crate::puzzle::{Board, Goal, Shape};

use super::ascii::in_ascii;
use super::blank::Blank;
use super::cells::{CellSyntax, Labels, quote_words};
use super::diagnosis;
use super::error::{BoardFault, ParseError};
use super::headings::Heading;
use super::names::goal_named;
use super::rows::{Grammar, Sections, permutations};
use super::words::{self, Word, WordKind};

/// Begins a comment, which runs to the end of its line.
const COMMENT: &str = "#";

/// Texts with more places that may be empty cells are no table of one board or two.
const MOST_GAPS: usize = 16;

/// What is known of a text before it is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialect {
    /// The shape of boards whose rows show none. Rows that show another are an error.
    pub size: Option<Shape>,
    /// The only word that is read as the blank; without it, all the usual ones are.
    pub blank: Option<Blank>,
}

impl Dialect {
    /// The usual blanks, and boards of that size.
    #[must_use]
    pub fn of_size(size: Shape) -> Self {
        Self {
            size: Some(size),
            blank: None,
        }
    }

    /// Whether `#` begins a comment: it does unless it is a part of the word for the blank.
    #[must_use]
    pub fn has_comments(&self) -> bool {
        let blank = self.blank.as_ref();
        blank.is_none_or(|blank| !blank.word().contains(COMMENT))
    }
}

/// The boards that the text holds: one, or two (a start and a goal).
///
/// # Errors
///
/// Any variant of [`ParseError`] about boards; the likeliest, where several would explain the text.
///
/// ```
/// use npuzzle::text::{self, Dialect};
///
/// let pair = text::read("12345678.\n123.46758\n", &Dialect::default())?;
/// assert_eq!(pair.len(), 2);
/// let list = text::read("[[4,1,2],[5,0,3]]", &Dialect::default())?;
/// assert_eq!(list[0].shape().to_string(), "3x2");
/// # Ok::<(), npuzzle::Error>(())
/// ```
pub fn read(text: &str, dialect: &Dialect) -> Result<Vec<Board>, ParseError> {
    let boards = read_or(text, dialect, diagnosis::explain);
    boards.map_err(|error| match &dialect.blank {
        Some(blank) => with_blank(error, blank),
        None if text.contains(COMMENT) => hash_for_blank(text, dialect.size).unwrap_or(error),
        None => error,
    })
}

/// The boards that [`read`] gives; none, at a tenth of the cost, where it gives an error.
#[must_use]
pub fn read_if_any(text: &str, dialect: &Dialect) -> Option<Vec<Board>> {
    read_or(text, dialect, |_, _| Err(ParseError::NoBoard)).ok()
}

/// The error with the only word for the blank, if it is about labels.
fn with_blank(error: ParseError, blank: &Blank) -> ParseError {
    match error {
        ParseError::Board {
            board,
            fault:
                fault @ (BoardFault::Character(_)
                | BoardFault::Word(_)
                | BoardFault::Labels(_)
                | BoardFault::Ragged { .. }),
        } => ParseError::Board {
            board,
            fault: BoardFault::OtherBlank {
                blank: blank.to_string(),
                fault: Box::new(fault),
            },
        },
        error => error,
    }
}

/// The error that `#` is the blank, where it is no board otherwise.
fn hash_for_blank(text: &str, size: Option<Shape>) -> Option<ParseError> {
    let blank = COMMENT.parse().ok();
    read_if_any(text, &Dialect { size, blank })?;
    Some(ParseError::Board {
        board: quote_words(&words::split(&in_ascii(text), false).texts),
        fault: BoardFault::Comment,
    })
}

/// Reads boards; `explain` gives the error for words that are none.
fn read_or(
    text: &str,
    dialect: &Dialect,
    explain: impl Fn(&[Word], Grammar) -> Result<Vec<Board>, ParseError>,
) -> Result<Vec<Board>, ParseError> {
    let text = in_ascii(text);
    let blank = dialect.blank.as_ref().map(|blank| in_ascii(blank.word()));
    let words = words::split(&text, dialect.has_comments());
    if words.texts.is_empty() {
        return Err(ParseError::NoBoard);
    }
    let grammar = Grammar {
        labels: Labels {
            blank: blank.as_deref(),
        },
        size: dialect.size,
        ends_with_slash: words.ends_with_slash,
    };
    if words.texts.iter().any(|word| goal(word).is_some()) {
        return grammar.read_named(&words.texts);
    }
    if let Some(boards) = grammar.read(&words.texts) {
        return boards;
    }
    if blank.is_some() {
        return explain(&words.texts, grammar);
    }
    match grammar.fill_gaps(&words.with_gaps)? {
        Some(boards) => Ok(boards),
        None => explain(words.likely(), grammar),
    }
}

/// The goal of which a word is the name.
fn goal(word: &Word) -> Option<Goal> {
    // No name is so short, and most words are.
    if word.text.len() <= 2 {
        return None;
    }
    goal_named(word.text)
}

impl Grammar<'_> {
    /// The boards that all words make; none unless all labels are there once in each.
    fn read(self, words: &[Word]) -> Option<Result<Vec<Board>, ParseError>> {
        let bare = self.read_sections(&Sections::bare(words));
        bare.or_else(|| {
            let mut headed = Sections::headed(words).into_iter();
            headed.find_map(|sections| self.read_sections(&sections))
        })
    }

    fn read_sections(self, sections: &Sections) -> Option<Result<Vec<Board>, ParseError>> {
        CellSyntax::ALL.into_iter().find_map(|syntax| {
            let runs = sections.cells(syntax, self.labels)?;
            let parts = permutations(&runs)?;
            let fits = |heading: Heading| {
                let shape = heading.shape();
                shape.is_some_and(|shape| parts.iter().all(|part| part.len() == shape.cells()))
            };
            let is_whole = sections.heading.is_none_or(fits);
            is_whole.then(|| self.known(sections.heading).boards(&parts))
        })
    }

    /// The boards that the words make if one empty cell, or two, are blanks; none unless there is
    /// just one way.
    fn fill_gaps(self, words: &[Word]) -> Result<Option<Vec<Board>>, ParseError> {
        // At the ends of a row, a separator too many is likely where there is nothing to compare with.
        let has_rows = words.last().is_some_and(|last| last.row != words[0].row);
        let may_be_blank = |&at: &usize| match words[at].kind {
            WordKind::Text => false,
            WordKind::InnerGap(_) => true,
            WordKind::OuterGap(_) => has_rows,
        };
        let gaps: Vec<usize> = (0..words.len()).filter(may_be_blank).collect();
        if gaps.len() > MOST_GAPS {
            return Ok(None);
        }
        let mut ways: Vec<Vec<Board>> = Vec::new();
        for (index, &first) in gaps.iter().enumerate() {
            for &second in &gaps[index..] {
                let is_kept = |at: usize| at == first || at == second;
                let kept = (0..words.len())
                    .filter(|&at| words[at].kind == WordKind::Text || is_kept(at))
                    .map(|at| words[at]);
                let kept: Vec<Word> = kept.collect();
                if let Some(Ok(boards)) = self.read(&kept)
                    // No word is several cells.
                    && boards.iter().map(|board| board.shape().cells()).sum::<usize>() <= kept.len()
                    && !ways.contains(&boards)
                {
                    ways.push(boards);
                }
            }
        }
        match ways.as_slice() {
            [] => Ok(None),
            [boards] => Ok(Some(boards.clone())),
            [one, other, ..] => Err(ParseError::Board {
                board: quote_words(words),
                fault: BoardFault::UnclearBlank {
                    one: texts(one),
                    other: texts(other),
                },
            }),
        }
    }

    /// The boards of names of goals, and of the words beside them.
    fn read_named(self, words: &[Word]) -> Result<Vec<Board>, ParseError> {
        let are_cells = |a: &Word, b: &Word| goal(a).is_none() && goal(b).is_none();
        let mut items = Vec::new();
        for run in words.chunk_by(are_cells) {
            if let Some(goal) = goal(&run[0]) {
                items.push(Item::Goal(goal));
                continue;
            }
            let boards = self.read(run);
            let boards = boards.unwrap_or_else(|| diagnosis::explain(run, self))?;
            items.extend(boards.into_iter().map(Item::Board));
        }
        let boards = items.iter().filter_map(|item| match item {
            Item::Board(board) => Some(board.shape()),
            Item::Goal(_) => None,
        });
        let shape = self.size.or(boards.clone().next());
        let board = |item: &Item| match *item {
            Item::Board(board) => Ok(board),
            Item::Goal(goal) => Ok(goal.board(shape.ok_or(ParseError::GoalSize(goal))?)),
        };
        let count = items.len();
        match items.get(2) {
            Some(extra) => Err(ParseError::Board {
                board: board(extra)?.to_string(),
                fault: BoardFault::BoardCount { expected: 2, count },
            }),
            None => items.iter().map(board).collect(),
        }
    }
}

/// A board, or a goal whose shape is that of the other board.
enum Item {
    Board(Board),
    Goal(Goal),
}

/// Boards as an error names them.
fn texts(boards: &[Board]) -> String {
    let texts: Vec<String> = boards.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// The one board that the text holds.
///
/// # Errors
///
/// Those of [`read`], and [`BoardFault::BoardCount`] where there are two.
pub fn read_one(text: &str, dialect: &Dialect) -> Result<Board, ParseError> {
    match read(text, dialect)?.as_slice() {
        &[board] => Ok(board),
        [_, extra, ..] => Err(ParseError::Board {
            board: extra.to_string(),
            fault: BoardFault::BoardCount {
                expected: 1,
                count: 2,
            },
        }),
        [] => Err(ParseError::NoBoard),
    }
}

impl FromStr for Board {
    type Err = ParseError;

    /// Reads exactly one board, in the grammar of [`crate::text`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_one(text, &Dialect::default())
    }
}
