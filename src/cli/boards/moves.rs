//! Where boards end and moves begin: moves come last, and no word holds both.
//!
//! Moves begin with a letter that is not a label, except `d`: it is the move down and also tile 13.
//! The boards decide which it is, since they hold each label once.

use std::ops::RangeInclusive;

use npuzzle::{Path, program};

/// The words that may be the first of the moves, by their indices. There are several only if all but
/// the last of them hold nothing but `d` and counts. Word 0 always belongs to a board.
pub fn beginnings(words: &[&str]) -> RangeInclusive<usize> {
    let certain = words.iter().skip(1).position(|word| !may_be_cells(word));
    let last = certain.map_or(words.len(), |index| index + 1);
    let behind_first = words.get(1..last).unwrap_or_default();
    let downs = behind_first.iter().rev().take_while(|word| are_moves(word));
    last - downs.count()..=last
}

/// A text without those words at its end.
pub fn before<'a>(text: &'a str, words: &[&str]) -> &'a str {
    words.iter().rev().fold(text, |rest, word| {
        rest.trim_end().strip_suffix(word).unwrap_or(rest)
    })
}

/// Whether a word begins as a board or a row does: then a mistake further on is reported as a mistake
/// in a board. An empty word is an empty sequence of moves.
fn may_be_cells(word: &str) -> bool {
    let is_label = |c| program::label(c).is_some();
    let mut characters = word.chars().filter(|&c| !program::separates(c));
    match characters.next() {
        None => !word.trim().is_empty(),
        Some('d' | 'D') => characters.all(is_label),
        Some(first) => is_label(first),
    }
}

fn are_moves(word: &str) -> bool {
    word.parse().is_ok_and(|path: Path| !path.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_begin_at_the_first_word_that_is_no_board_or_at_a_d_before_it() {
        for (text, earliest, latest) in [
            ("12345678. uldr", "uldr", "uldr"),
            ("12345678. .12345678 uldr", "uldr", "uldr"),
            ("1 2 3 4 5 6 7 8 x up left", "up left", "up left"),
            ("123/456/78. R2 U2, L", "R2 U2, L", "R2 U2, L"),
            ("1 2 3\n4 5 6\n7 8 0\n\n→↑\n", "→↑", "→↑"),
            ("[[1, 2], [3, 0]] ['u', 'up']", "['u', 'up']", "['u', 'up']"),
            ("12345678. 12345678. \"\"", "\"\"", "\"\""),
            ("123456.78 down right", "down right", "down right"),
            ("123456.78 drul", "drul", "drul"),
            // No moves.
            ("12345678. .12345678", "", ""),
            ("12345678. d123456789abcef.", "", ""),
            ("uldr", "", ""),
            ("", "", ""),
            // d alone may be a move if moves follow, or nothing.
            ("123456.78 d", "d", ""),
            ("123456.78 d D2, ddd", "d D2, ddd", ""),
            ("123456.78 d2 r", "d2 r", "r"),
            ("8 9 a b c e f 0 d uu", "d uu", "uu"),
            ("8 9 a b c d e f 0 uu", "uu", "uu"),
            // With a mistake in it, a board is a board, and moves are moves.
            ("12345678q uldr", "uldr", "uldr"),
            ("12345678. 1234567q. uldr", "uldr", "uldr"),
            ("12345678. ulxdr", "ulxdr", "ulxdr"),
            ("12345678. R 2 U 3", "R 2 U 3", "R 2 U 3"),
        ] {
            let words: Vec<&str> = text.split_whitespace().collect();
            let (start, end) = beginnings(&words).into_inner();
            let found = (words[start..].join(" "), words[end..].join(" "));
            assert_eq!(found, (earliest.to_owned(), latest.to_owned()), "{text}");
        }
    }
}
