//! Where boards end and moves begin: moves come last, and no word is both.
//!
//! Moves begin with a letter that is no label. `d` alone is the name of a move and of a tile: which of
//! them it is, is for the boards to settle, which hold each label once.

use std::ops::RangeInclusive;

use npuzzle::{Path, program};

/// Which word may be the first of the moves; where several may, words of nothing but `d` and counts
/// are between them. The very first word is of a board, for there must be one.
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

/// Whether a word begins as a board or a row does, so that a slip further on is a slip in a board.
/// An empty word is an empty sequence of moves.
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

    #[track_caller]
    fn assert_begins(text: &str, certain: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let range = beginnings(&words);
        assert_eq!(range.start(), range.end(), "{text}");
        assert_eq!(words[*range.start()..].join(" "), certain, "{text}");
    }

    #[track_caller]
    fn assert_may_begin(text: &str, first: &str, last: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (start, end) = beginnings(&words).into_inner();
        assert_eq!(words[start..].join(" "), first, "{text}");
        assert_eq!(words[end..].join(" "), last, "{text}");
    }

    #[test]
    fn moves_begin_at_the_first_word_that_is_no_board() {
        assert_begins("12345678. uldr", "uldr");
        assert_begins("12345678. .12345678 uldr", "uldr");
        assert_begins("1 2 3 4 5 6 7 8 x up left", "up left");
        assert_begins("123/456/78. R2 U2, L", "R2 U2, L");
        assert_begins("1 2 3\n4 5 6\n7 8 0\n\n→↑\n", "→↑");
        assert_begins("[[1, 2], [3, 0]] ['up', 'left']", "['up', 'left']");
        assert_begins("12345678. 12345678. \"\"", "\"\"");
        assert_begins("123456.78 down right", "down right");
        assert_begins("123456.78 drul", "drul");
    }

    #[test]
    fn there_may_be_no_moves() {
        assert_begins("12345678. .12345678", "");
        assert_begins("12345678. d123456789abcef.", "");
        assert_begins("uldr", "");
        assert_begins("", "");
    }

    #[test]
    fn d_alone_may_be_a_move_where_moves_are_behind_it_or_nothing_is() {
        assert_may_begin("123456.78 d", "d", "");
        assert_may_begin("123456.78 d D2, ddd", "d D2, ddd", "");
        assert_may_begin("123456.78 d2 r", "d2 r", "r");
        assert_may_begin("8 9 a b c e f 0 d uu", "d uu", "uu");
        assert_begins("8 9 a b c d e f 0 uu", "uu");
    }

    #[test]
    fn a_slip_in_a_word_leaves_it_what_it_is() {
        assert_begins("12345678q uldr", "uldr");
        assert_begins("12345678. 1234567q. uldr", "uldr");
        assert_begins("12345678. ulxdr", "ulxdr");
        assert_begins("12345678. R 2 U 3", "R 2 U 3");
    }

    #[test]
    fn the_text_before_words_keeps_its_lines() {
        assert_eq!(
            before("1 2\n3 0\n\nu  l\n", &["u", "l"]).trim_end(),
            "1 2\n3 0"
        );
        assert_eq!(before("1 2\n3 0\n", &[]), "1 2\n3 0\n");
    }
}
