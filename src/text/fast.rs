//! A quick way to read the boards that most files hold: nine cells, as one word or as nine.

use crate::puzzle::{Board, Shape};

/// The 3×3 board that a compact word holds, if all its characters are digits but for a full stop;
/// none where [`read`](super::read) must tell what the word is.
///
/// Made for batches: it costs a few nanoseconds, a hundredth of what [`read`](super::read) does
/// (`cargo bench --bench boards`).
///
/// ```
/// use npuzzle::program;
///
/// assert_eq!(program::nine(b"1234.5678"), Some("1234.5678".parse()?));
/// assert_eq!(program::nine(b"1234.5677"), None);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[must_use]
#[inline]
pub fn nine(word: &[u8; 9]) -> Option<Board> {
    let [first @ .., last] = word;
    let (first, last) = (eight(u64::from_le_bytes(*first))?, one(*last)?);
    let seen = first
        .to_le_bytes()
        .iter()
        .fold(1 << last, |seen, &two| seen | LABELS[usize::from(two)]);
    let cells = u64::from(first) | u64::from(last) << 32;
    (seen == 0x1ff).then(|| Board::from_packed(Shape::EIGHT_PUZZLE, cells))
}

/// The 3×3 board that the next nine words of one character hold, and the text behind it; none where
/// [`read`](super::read) must tell what the text is. Spaces, tabs and commas may separate the words.
///
/// ```
/// use npuzzle::program;
///
/// let (board, rest) = program::nine_apart(b" 2 3 4  1 5 x  7 6 8 9").expect("nine words");
/// assert_eq!(board, "234/15x/768".parse()?);
/// assert_eq!(rest, b" 9");
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[must_use]
pub fn nine_apart(text: &[u8]) -> Option<(Board, &[u8])> {
    let mut word = [0; 9];
    let mut rest = text;
    for character in &mut word {
        let (&first, after) = behind_spaces(rest).split_first()?;
        *character = usual(first);
        rest = after;
        if !matches!(rest, [] | [b' ' | b'\t' | b',' | b'\r' | b'\n', ..]) {
            return None;
        }
    }
    Some((nine(&word)?, rest))
}

/// The 3×3 board that the next three lines hold, three labels of one character in each, and its length
/// with the last line break; none where [`read`](super::read) must tell what the text is. The labels of
/// a line stand together, or spaces, tabs or commas separate them.
///
/// ```
/// use npuzzle::program;
///
/// let (board, length) = program::nine_in_rows(b"2 3 4\n1 5 x\n768\n").expect("three rows");
/// assert_eq!(board, "234/15x/768".parse()?);
/// assert_eq!(length, 16);
/// # Ok::<(), npuzzle::Error>(())
/// ```
#[must_use]
#[inline]
pub fn nine_in_rows(text: &[u8]) -> Option<(Board, usize)> {
    // The most usual of rows, at once: a character in every other place.
    if let Some(rows) = text.first_chunk::<18>() {
        let cells = std::array::from_fn(|cell| rows[2 * cell]);
        let ends = std::array::from_fn(|cell| rows[2 * cell + 1]);
        if ends == *b"  \n  \n  \n"
            && let Some(board) = nine(&cells)
        {
            return Some((board, rows.len()));
        }
    }
    let mut word = [0; 9];
    let mut length = 0;
    for row in word.chunks_exact_mut(3) {
        let (labels, line) = three(&text[length..])?;
        row.copy_from_slice(&labels);
        length += line;
    }
    Some((nine(&word)?, length))
}

/// The three characters of a row of three labels, `.` for the blank, and the length of their line.
#[must_use]
#[inline]
pub fn three(text: &[u8]) -> Option<([u8; 3], usize)> {
    if let &[a, b' ', b, b' ', c, b'\n', ..] = text {
        return Some(([usual(a), usual(b), usual(c)], 6));
    }
    if let &[a, b, c, b'\n', ..] = text
        && ![a, b, c].iter().any(|&byte| is_space(byte))
    {
        return Some(([usual(a), usual(b), usual(c)], 4));
    }
    let mut labels = [0; 3];
    let mut rest = text;
    for label in &mut labels {
        rest = behind_spaces(rest);
        let (&first, after) = rest.split_first()?;
        *label = usual(first);
        rest = after;
        if !matches!(rest, [b' ' | b'\t' | b',' | b'\r' | b'\n', ..]) {
            return None;
        }
    }
    let rest = behind_spaces(rest);
    let rest = rest.strip_prefix(b"\r").unwrap_or(rest);
    let after = rest.strip_prefix(b"\n")?;
    Some((labels, text.len() - after.len()))
}

fn behind_spaces(mut text: &[u8]) -> &[u8] {
    while let [byte, after @ ..] = text
        && is_space(*byte)
    {
        text = after;
    }
    text
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b',')
}

/// A full stop for each character that is a blank.
fn usual(character: u8) -> u8 {
    match character {
        b'x' | b'X' | b'_' | b'*' | b'-' => b'.',
        other => other,
    }
}

/// The labels of eight characters, a byte of the word each, packed four bits each; none unless all
/// are digits or full stops.
#[inline]
fn eight(characters: u64) -> Option<u32> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    // Bit 4 is set in a digit and clear in a full stop.
    let digits = (characters >> 4) & EACH;
    let labels = characters & (digits * 0xf);
    let spelt = labels + digits * u64::from(b'0' - b'.') + EACH * u64::from(b'.');
    let two = (labels | labels >> 4) & 0x00ff_00ff_00ff_00ff;
    let four = (two | two >> 8) & 0x0000_ffff_0000_ffff;
    (spelt == characters).then_some((four | four >> 16) as u32)
}

#[inline]
fn one(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'.' => Some(0),
        _ => None,
    }
}

/// By two labels of four bits each: the set of both, as bits.
static LABELS: [u16; 256] = {
    let mut labels = [0; 256];
    let mut two = 0;
    while two < labels.len() {
        labels[two] = 1 << (two & 0xf) | 1 << (two >> 4);
        two += 1;
    }
    labels
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_labels_is_read_and_printed_alike() {
        for rank in 0..362_880 {
            let board = Board::from_rank(Shape::EIGHT_PUZZLE, rank).expect("a board");
            for blank in [".", "0"] {
                let text = board.to_string().replace('.', blank);
                let word = text.as_bytes().try_into().expect("nine cells");
                assert_eq!(nine(word), Some(board), "{text}");
            }
        }
    }

    #[test]
    fn no_byte_but_a_label_is_read_in_any_cell() {
        for cell in 0..9 {
            for byte in 0..=u8::MAX {
                let mut word = *b"123456780";
                word[cell] = byte;
                let expected = byte == b"123456780"[cell] || cell == 8 && byte == b'.';
                assert_eq!(nine(&word).is_some(), expected, "{word:?}");
            }
        }
    }
}
