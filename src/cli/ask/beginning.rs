//! What stands before the first record of a file: a count, or the names of columns.

use anyhow::bail;
use npuzzle::text;

use super::layout::{self, BoardRows};
use crate::cli::batch::{Extent, RecordLayout};

/// Words in the names of a column of starts, of one of goals, and of one of moves.
const STARTS: [&str; 6] = ["start", "board", "initial", "puzzle", "state", "from"];
const GOALS: [&str; 5] = ["goal", "target", "final", "end", "to"];
const MOVES: [&str; 4] = ["moves", "path", "solution", "answer"];

/// Looks at the beginning of a file.
pub struct Beginning {
    /// Where boards would end if they stood in rows.
    pub rows: BoardRows,
    /// Whether they do.
    pub are_rows: bool,
    /// Whether moves stand behind the boards of a line.
    pub reads_moves: bool,
}

impl Beginning {
    /// The length of the heading, 0 if there is none, and whether the size of a board is behind it; none
    /// if more of the file must be seen.
    ///
    /// # Errors
    ///
    /// The file is read as lines and boards stand in rows, or its columns are others than a start and its
    /// goal.
    pub fn heading(&self, text: &[u8], is_end: bool) -> anyhow::Result<Option<(usize, bool)>> {
        let Some((begin, end)) = self.first_line(text, is_end) else {
            return Ok(is_end.then_some((0, false)));
        };
        let line = str::from_utf8(&text[begin..end]).unwrap_or_default();
        let has_comments = self.rows.dialect.has_comments();
        let line = line
            .split(|c| c == '#' && has_comments)
            .next()
            .unwrap_or(line);
        let line = line.trim_start_matches('\u{feff}');
        let is_count = is_count(line) && !self.is_board(line);
        let is_heading = is_count || self.is_columns(line)?;
        if !self.are_rows {
            let length = if is_heading { end } else { 0 };
            self.check_no_rows(&text[length..], is_end)?;
            if is_count {
                self.check_no_rows(text, is_end)?;
            }
            return Ok(Some((length, false)));
        }
        // A number may also be the size of the board below it.
        let Some(extent) = self.rows.clone().first(&text[begin..], is_end) else {
            return Ok(None);
        };
        let record = &text[begin + extent.begin..begin + extent.end];
        let is_board = !self.rows.read(record).is_empty();
        if is_heading && !(is_board && self.is_of_board(record)) {
            return Ok(self
                .are_sized(&text[end..], is_end)
                .map(|sized| (end, sized)));
        }
        Ok(self
            .are_sized(&text[begin..], is_end)
            .map(|sized| (0, sized)))
    }

    /// Whether the number on the first line of a record belongs to its board: as the size of the rows right
    /// below, or as a row, as in `12`, `30`. In `12`, `3 0` it is a count, for the rows are written otherwise.
    fn is_of_board(&self, record: &[u8]) -> bool {
        let (number, next, _) = lines(record);
        let separates = |byte: &u8| b" \t,;|".contains(byte);
        let is_row = number.len() == 1 || !next.iter().any(separates);
        !next.is_empty() && (is_row || self.rows.is_sized(record))
    }

    /// Whether each record begins with its size: the first two do, or the only one. The first of many may
    /// stand behind a count that is its size too.
    fn are_sized(&self, text: &[u8], is_end: bool) -> Option<bool> {
        // A size may look like a row: so records that begin with one are looked for first.
        let mut rows = BoardRows {
            boards: 1,
            are_sized: true,
            ..self.rows.clone()
        };
        let mut at = 0;
        for number in 0..2 {
            at += rows.blank_lines(&text[at..], is_end);
            if at == text.len() {
                return is_end.then_some(number > 0);
            }
            let first = layout::line(&text[at..], is_end)?;
            if !may_be_size(&text[at..at + first]) {
                return Some(false);
            }
            let Extent { begin, end } = rows.first(&text[at..], is_end)?;
            if rows.read(&text[at + begin..at + end]).is_empty() {
                return Some(false);
            }
            at += end;
        }
        Some(true)
    }

    /// Whether a line names the columns of a file: starts, perhaps goals, and moves where they are read.
    ///
    /// # Errors
    ///
    /// There are other columns, or the goals come first: a line would be read as another question.
    fn is_columns(&self, line: &str) -> anyhow::Result<bool> {
        let separates = |c: char| matches!(c, ',' | ';' | '|' | '\t');
        let names: Vec<&str> = match line.trim() {
            line if line.contains(separates) => line.split(separates).map(bare).collect(),
            line => line.split_whitespace().map(bare).collect(),
        };
        let mut columns: Vec<Column> = names.iter().map(|name| Column::named(name)).collect();
        if !line.contains(separates) {
            // As in `Initial state:`.
            columns.dedup();
        }
        let boards = match columns.as_slice() {
            [boards @ .., Column::Moves] if self.reads_moves => boards,
            columns => columns,
        };
        match boards {
            [Column::Starts] | [Column::Starts, Column::Goals] => return Ok(true),
            [Column::Goals, Column::Starts] => bail!(
                "its columns are {}, and a line is read as a start and its goal: exchange them",
                names.join(" and ")
            ),
            _ if boards.contains(&Column::Unnamed) => return Ok(false),
            _ if !boards.contains(&Column::Starts) && !boards.contains(&Column::Goals) => {
                return Ok(false);
            }
            _ => {}
        }
        bail!(
            "its columns are \"{}\", and a line is read as a start, or as a start and its goal: leave out \
             all others",
            names.join("\", \"")
        )
    }

    /// Where the first line stands that is not blank.
    fn first_line(&self, text: &[u8], is_end: bool) -> Option<(usize, usize)> {
        let begin = self.rows.blank_lines(text, is_end);
        let length = layout::line(&text[begin..], is_end)?;
        Some((begin, begin + length))
    }

    fn is_board(&self, line: &str) -> bool {
        text::read(line, &self.rows.dialect).is_ok()
    }

    /// Checks that the first record is no board in rows.
    fn check_no_rows(&self, text: &[u8], is_end: bool) -> anyhow::Result<()> {
        let Some((begin, end)) = self.first_line(text, is_end) else {
            return Ok(());
        };
        let Some(extent) = self.rows.clone().first(text, true) else {
            return Ok(());
        };
        let [line, record] = [end, extent.end].map(|end| &text[begin..end]);
        let boards = self.rows.read(record);
        // A number above a board on one line may be a count, and its size by chance.
        let is_counted = lines(record).2.is_empty() && self.rows.is_sized(record);
        if boards.len() == 1 && boards != self.rows.read(line) && !is_counted {
            bail!(
                "boards stand in rows, and each line is read as a record: give --rows, or --pairs \
                 where two boards are a start and its goal"
            );
        }
        Ok(())
    }
}

/// The first line of a text, the second, and the others, without the space around them.
fn lines(text: &[u8]) -> (&[u8], &[u8], &[u8]) {
    let split = |text: &[u8]| layout::line(text, true).unwrap_or_default();
    let (first, rest) = text.split_at(split(text));
    let (second, others) = rest.split_at(split(rest));
    (first.trim_ascii(), second.trim_ascii(), others.trim_ascii())
}

/// Whether a line may be the size of the board below it: it is one number or two, as `3`, `3 2` or `3x2`.
fn may_be_size(line: &[u8]) -> bool {
    let line = line.split(|&byte| byte == b'#').next().unwrap_or(line);
    let numbers = line.split(|byte| !byte.is_ascii_digit());
    let digits = line.iter().filter(|byte| byte.is_ascii_digit()).count();
    digits <= 4 && matches!(numbers.filter(|number| !number.is_empty()).count(), 1 | 2)
}

/// What a column holds, by its name.
#[derive(PartialEq)]
enum Column {
    Starts,
    Goals,
    Moves,
    /// Something else, such as the number of the line; such a column may have an empty name.
    Others,
    /// The text is no name.
    Unnamed,
}

impl Column {
    fn named(name: &str) -> Self {
        let name = name.to_lowercase();
        let words = name.split(|c: char| !c.is_alphanumeric());
        let words: Vec<&str> = words.collect();
        let has_any = |of: &[&str]| words.iter().any(|word| of.contains(word));
        match name.chars().next() {
            None => Self::Others,
            Some(first) if !first.is_alphabetic() => Self::Unnamed,
            _ if has_any(&GOALS) => Self::Goals,
            _ if has_any(&STARTS) => Self::Starts,
            _ if has_any(&MOVES) => Self::Moves,
            _ => Self::Others,
        }
    }
}

/// A name without the quotes around it.
fn bare(name: &str) -> &str {
    name.trim().trim_matches(['"', '\''])
}

/// Whether a line may be the number of records: it is a number, and no board with a slip. A board has
/// digits that are nearly all different, and at most as large as their number.
fn is_count(line: &str) -> bool {
    let digits: Vec<u32> = line.trim().chars().map_while(|c| c.to_digit(10)).collect();
    let count = digits.len();
    if count == 0 || count != line.trim().len() {
        return false;
    }
    let mut different = digits.clone();
    different.sort_unstable();
    different.dedup();
    let is_slip = count >= 4
        && different.len() + 1 >= count
        && digits.iter().all(|&digit| digit as usize <= count);
    !is_slip
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_a_number_that_is_no_board_with_a_slip() {
        for count in [
            "1",
            "2",
            "100",
            "999",
            "1000",
            "1500",
            "2500",
            "10000",
            "123456789012",
        ] {
            assert!(is_count(count), "{count}");
        }
        for slip in [
            "12345677",
            "123456799",
            "1233",
            "1204",
            "123455",
            "12a",
            "1 2",
            "",
            "-1",
        ] {
            assert!(!is_count(slip), "{slip}");
        }
    }
}
