//! Where boards end and moves begin: moves come last, and no word holds both.
//!
//! Most moves begin with a word that can't be cells. But `d` is both the move down and tile 13, and a
//! number is a cell and also a tile that moves. The boards decide, since they hold each label once.

use std::iter;

use anyhow::bail;
use npuzzle::{Blank, BoardFault, Frame, Goal, Moves, ParseError, program};

/// More words than this are no pair of boards, even if drawn with a word for each line of a grid.
const MOST_WORDS: usize = 128;

/// The most characters of a word that an error quotes.
const QUOTED: usize = 40;

/// The words of a text that white space separates, each with the byte where it begins.
pub fn words(text: &str) -> Vec<(usize, &str)> {
    let mut end = 0;
    let place = |word: &'_ str| {
        let gap = text[end..].len() - text[end..].trim_start().len();
        let begin = end + gap;
        end = begin + word.len();
        begin
    };
    let begins: Vec<usize> = text.split_whitespace().map(place).collect();
    begins.into_iter().zip(text.split_whitespace()).collect()
}

/// The text before the word of that index.
pub fn before<'a>(text: &'a str, words: &[(usize, &str)], index: usize) -> &'a str {
    &text[..words.get(index).map_or(text.len(), |&(begin, _)| begin)]
}

/// The index of the first word of the moves, and the boards before it.
///
/// * `blank` is the word for the blank, if one was asked for.
/// * `read` gives the boards before an index, and how many cells the start has.
pub fn split<B>(
    words: &[&str],
    blank: Option<&Blank>,
    read: impl Fn(usize) -> anyhow::Result<(B, usize)>,
) -> anyhow::Result<(usize, B)> {
    let cells = Cells::new(words, blank);
    let certain = words.iter().skip(1).position(|word| !cells.may_be(word));
    let end = certain.map_or(words.len(), |index| index + 1);
    let either = words.get(1..end).unwrap_or_default().iter().rev();
    let either = either.take_while(|word| cells.may_be_moves(word));
    let earliest = end - either.count();
    let splitter = Splitter { words, blank, read };
    match certain {
        Some(_) => splitter.before_directions(earliest, end),
        None => splitter.among_cells(earliest),
    }
}

struct Splitter<'a, 'w, R> {
    words: &'a [&'w str],
    blank: Option<&'a Blank>,
    read: R,
}

/// How well words fit as the moves behind a start.
#[derive(PartialEq)]
enum Fit {
    /// They are no moves.
    None,
    /// They are moves, but not all of their tiles are on the board.
    Foreign,
    Moves,
}

impl<B, R: Fn(usize) -> anyhow::Result<(B, usize)>> Splitter<'_, '_, R> {
    /// Where the word at `end` belongs to the moves, the boards end there or at words before it that
    /// may be moves. Only one of these can be right, for no two of them hold each label once.
    fn before_directions(&self, earliest: usize, end: usize) -> anyhow::Result<(usize, B)> {
        let read = |index| Ok((index, (self.read)(index)?.0));
        let mut ends = iter::once(end).chain((earliest..end).take(MOST_WORDS));
        if let Some(split) = ends.find_map(|index| read(index).ok()) {
            return Ok(split);
        }
        // Numbers are rather cells: moves are all directions or all numbers.
        let downs = self.words[earliest..end].iter().rev();
        read(end - downs.take_while(|word| !has_number(word)).count())
    }

    /// Where all words may be cells, the boards end where the words behind them are moves, or there are
    /// none.
    fn among_cells(&self, earliest: usize) -> anyhow::Result<(usize, B)> {
        let count = self.words.len();
        let (mut foreign, mut fitting) = (Vec::new(), Vec::new());
        let mut shapeless = None;
        let ends = (earliest..count).take(MOST_WORDS).chain([count]);
        for index in ends.filter(|&index| self.may_begin(index)) {
            match (self.read)(index) {
                Ok((boards, cells)) => match self.fit(index, cells) {
                    Fit::None => {}
                    Fit::Foreign => foreign.push((index, boards)),
                    Fit::Moves => {
                        fitting.push((index, boards));
                        // All of their tiles are on the board already, and no other has a blank.
                        if self.blank.is_none() && !may_hold_blank(&self.words[index..]) {
                            break;
                        }
                    }
                },
                Err(error) => {
                    let cells = ambiguous_cells(&error);
                    if cells.is_some_and(|cells| self.fit(index, cells) == Fit::Moves) {
                        shapeless.get_or_insert(error);
                    }
                }
            }
        }
        let mut splits = if fitting.is_empty() { foreign } else { fitting };
        match (splits.pop(), splits.pop(), shapeless) {
            (Some(split), None, _) => Ok(split),
            (Some((last, _)), Some((first, _)), _) => {
                bail!(
                    "these may be {}, or {}: write each board as one word with its blank, such as \
                     12345678.",
                    self.reading(first),
                    self.reading(last)
                )
            }
            (None, _, Some(error)) => Err(error),
            (None, _, None) => self.unsplit(earliest),
        }
    }

    /// Whether moves may begin with that word, or there are none. A word of brackets belongs to what it
    /// opens, and other words without a label to what they close.
    fn may_begin(&self, index: usize) -> bool {
        let opens = |word: &&str| {
            word.chars()
                .all(|c| matches!(c, '[' | '(' | '{' | '"' | '\''))
        };
        let has_label = |word: &str| word.contains(char::is_alphanumeric);
        let word = self.words.get(index);
        let is_opened = index > 0 && self.words.get(index - 1).is_some_and(opens);
        !is_opened && word.is_none_or(|word| has_label(word) || opens(word))
    }

    fn fit(&self, index: usize, cells: usize) -> Fit {
        let text = self.words[index..].join(" ");
        let is_on = |&number: &u8| {
            let label = self
                .blank
                .map_or(number, |blank| blank.label(number, cells));
            (1..cells).contains(&label.into())
        };
        match Moves::read(&text, Frame::default()) {
            Ok(Moves::Directions(_)) => Fit::Moves,
            Ok(Moves::Tiles(tiles)) if tiles.iter().all(is_on) => Fit::Moves,
            Ok(Moves::Tiles(tiles)) if !tiles.contains(&0) => Fit::Foreign,
            Ok(Moves::Tiles(_)) | Err(_) => Fit::None,
        }
    }

    /// Says what is wrong with the boards where no split gives any.
    fn unsplit(&self, earliest: usize) -> anyhow::Result<(usize, B)> {
        let is_board = |word: &str| word.chars().filter(|&c| program::is_label(c)).count() > 3;
        let count = self.words.len();
        let whole = |index| Ok((index, (self.read)(index)?.0));
        match (self.words.first(), whole(earliest)) {
            (Some(first), split) if is_board(first) => split,
            (_, Err(error)) if has_wrong_labels(&error) => Err(error),
            _ => whole(count),
        }
    }

    /// What the words are if the moves begin with this one.
    fn reading(&self, index: usize) -> String {
        let (boards, moves) = self.words.split_at(index);
        let quoted = |words: &[&str]| {
            let text = words.join(" ");
            match text.char_indices().nth(QUOTED) {
                Some((end, _)) => format!("{:?}", format!("{}…", &text[..end])),
                None => format!("{text:?}"),
            }
        };
        match moves {
            [] => format!("boards {} and no moves", quoted(boards)),
            moves => format!("boards {} and moves {}", quoted(boards), quoted(moves)),
        }
    }
}

/// Whether words that are moves may hold a blank as well, as an empty cell, a dash or a leading 0.
fn may_hold_blank(words: &[&str]) -> bool {
    let mut before = ' ';
    for c in words.iter().flat_map(|word| word.chars().chain([' '])) {
        let is_plain = match c {
            '1'..='9' | ' ' | '[' => true,
            '0' | ',' => before.is_ascii_digit(),
            ']' => before.is_ascii_digit() || before == ']',
            _ => false,
        };
        if !is_plain {
            return true;
        }
        before = c;
    }
    words.last().is_some_and(|last| last.ends_with(','))
}

/// How many cells a board has that could have several shapes.
fn ambiguous_cells(error: &anyhow::Error) -> Option<usize> {
    match error.downcast_ref()? {
        ParseError::Board {
            fault: BoardFault::AmbiguousShape(cells),
            ..
        } => Some(*cells),
        _ => None,
    }
}

fn has_wrong_labels(error: &anyhow::Error) -> bool {
    let fault = error.downcast_ref();
    matches!(
        fault,
        Some(ParseError::Board {
            fault: BoardFault::Labels(_),
            ..
        })
    )
}

/// What words of boards look like.
struct Cells<'a> {
    /// The word for the blank, if one was asked for.
    blank: Option<&'a str>,
    /// Whether tiles are letters from `A` = 1.
    has_letters: bool,
}

impl<'a> Cells<'a> {
    fn new(words: &[&str], blank: Option<&'a Blank>) -> Self {
        let mut cells = Self {
            blank: blank.map(Blank::word),
            has_letters: false,
        };
        // No move begins with these letters.
        let is_tile = |c: char| matches!(c.to_ascii_uppercase(), 'G'..='K' | 'M'..='O');
        cells.has_letters = words.iter().any(|word| {
            let mut visible = word.chars().filter(|&c| !program::separates(c));
            word.contains(is_tile) && visible.all(is_tile_letter) && !cells.has_name(word)
        });
        cells
    }

    /// Whether a word begins as a board or a row does: then a mistake further on is reported as a
    /// mistake in a board. A word of quotation marks is an empty sequence of moves.
    fn may_be(&self, word: &str) -> bool {
        let is_nothing = |c: char| c.is_whitespace() || matches!(c, '"' | '\'');
        if word.trim_matches(is_nothing).is_empty() {
            return false;
        }
        let visible = word.trim_matches(program::separates);
        let mut characters = visible.chars().filter(|&c| !program::separates(c));
        if self.has_name(visible) || self.has_letters && characters.clone().all(is_tile_letter) {
            return true;
        }
        match characters.next() {
            None => true,
            Some('d' | 'D') => characters.all(program::is_label),
            // Lines of boxes have neither, and no arrows.
            Some(first) => program::is_label(first) || !may_begin_move(visible),
        }
    }

    /// Whether a word begins with the word for the blank, or is a usual one, or the name of a goal.
    fn has_name(&self, visible: &str) -> bool {
        let is = |name: &&str| visible.eq_ignore_ascii_case(name);
        let is_blank = match self.blank {
            Some(blank) => visible.starts_with(blank),
            None => ["none", "null", "nil"].iter().any(is),
        };
        is_blank || Goal::ALL.iter().any(|goal| is(&goal.name()))
    }

    /// Whether a word that may be cells may also be moves, or stand between them. No tile is 0, unless
    /// another word is the blank.
    fn may_be_moves(&self, word: &str) -> bool {
        if self.blank.is_none() && word.trim_matches(program::separates) == "0" {
            return false;
        }
        let may_be = |c: char| match c {
            '0'..='9' | 'd' | 'D' | '-' => true,
            _ => !c.is_alphanumeric() && !program::is_label(c),
        };
        word.chars().all(may_be) || Moves::read(word, Frame::default()).is_ok()
    }
}

/// Whether a character is a tile of a board of letters, or a blank.
fn is_tile_letter(c: char) -> bool {
    matches!(c, 'a'..='o' | 'A'..='O') || program::is_label(c)
}

/// Whether a text has characters of which moves are made.
fn may_begin_move(visible: &str) -> bool {
    visible.contains(|c: char| c.is_alphanumeric() || matches!(c, '↑' | '↓' | '←' | '→'))
}

fn has_number(word: &str) -> bool {
    word.trim_matches(program::separates)
        .starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use npuzzle::text::{self, Dialect};

    use super::*;

    /// Where words are split, as the boards and the moves; or the error.
    fn split_text(text: &str) -> Result<(String, String), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = |index: usize| {
            let boards = text::read(&words[..index].join(" "), &Dialect::default())?;
            Ok(((), boards[0].shape().cells()))
        };
        let (index, ()) = split(&words, None, read).map_err(|error| error.to_string())?;
        Ok((words[..index].join(" "), words[index..].join(" ")))
    }

    #[test]
    fn moves_begin_where_the_words_before_them_are_boards() {
        for (boards, moves) in [
            ("12345678.", "uldr"),
            ("12345678. .12345678", "uldr"),
            ("1 2 3 4 5 6 7 8 x", "up left"),
            ("123/456/78.", "R2 U2, L"),
            ("1 2 3 4 5 6 7 8 0", "→↑"),
            ("[[1, 2], [3, 0]]", "['u', 'up']"),
            ("12345678. 12345678.", "\"\""),
            ("12345678. .12345678", ""),
            // d is a move and tile 13.
            ("123456.78", "down right"),
            ("123456.78", "drul"),
            ("123456.78", "d"),
            ("123456.78", "d D2, ddd"),
            ("123456.78", "d2 r"),
            ("1 2 3 4 5 6 7 8 9 a b c e f 0 d", "uu"),
            ("12345678. d123456789abcef.", ""),
            // A number is a tile that moves and a cell.
            ("123456.78", "7 8"),
            ("123456.78 12345678.", "7 8"),
            ("1 2 3 4 5 6 0 7 8", "7 8"),
            ("1 2 3 4 5 6 0 7 8 1 2 3 4 5 6 7 8 0", "7, 8"),
            ("[[1, 2, 3], [4, 5, 6], [., 7, 8]]", "[ 7, 8 ]"),
            ("[[1,2,3],[4,5,6],[0,7,8]]", "'7' '8'"),
            ("123456.78", "7 -> 8"),
            ("123456.78", "7→8"),
            ("1 2 3 0 4 5 6 7 8", "4 5"),
            ("1 2 3 0", "3 1 2"),
            ("1 2 3 4 5 6 7 8 0", ""),
            ("123456.78", "12"),
            // With a mistake, moves are still told from boards.
            ("12345678.", "ulxdr"),
            ("12345678.", "R 2 U 3"),
            ("12345678.", "8 u"),
        ] {
            let text = format!("{boards} {moves}");
            let expected = Ok((boards.to_owned(), moves.to_owned()));
            assert_eq!(split_text(&text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_with_boards_is_said_of_them_alone() {
        for (text, board) in [
            ("12345677. uldr", "12345677."),
            ("12345677. d r", "12345677."),
            ("12345677. 8 5", "12345677."),
            ("1 2 3 4 5 6 7 7 0 8 5", "1 2 3 4 5 6 7 7 0"),
            ("1 2 3 4 5 0 3", "1 2 3 4 5 0"),
            ("1 2 3 4 5 6 7 7 0", "1 2 3 4 5 6 7 7 0"),
        ] {
            let error = split_text(text).expect_err(text);
            assert!(error.starts_with(&format!("board {board:?}: ")), "{error}");
        }
    }

    #[test]
    fn words_of_which_several_beginnings_are_boards_are_an_error_that_names_two() {
        // Neither board has all the tiles that would move.
        assert_eq!(
            split_text("1 2 3 0 4 5 6 7 8 9"),
            Err(
                "these may be boards \"1 2 3 0\" and moves \"4 5 6 7 8 9\", or boards \"1 2 3 0 4 5 \
                 6 7 8\" and moves \"9\": write each board as one word with its blank, such as \
                 12345678."
                    .to_owned()
            )
        );
    }

    #[test]
    fn words_are_found_where_they_stand() {
        let text = " 12\u{3000}3.\n\n 8 ";
        let words = words(text);
        assert_eq!(words, [(1, "12"), (6, "3."), (11, "8")]);
        let befores = [0, 1, 2, 3].map(|index| before(text, &words, index));
        assert_eq!(befores, [" ", " 12\u{3000}", " 12\u{3000}3.\n\n ", text]);
    }
}
