//! Characters that stand for an ASCII one.

use std::borrow::Cow;

/// The text with the ASCII form of each character that has one.
pub(super) fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    text.chars().map(form).collect()
}

/// The ASCII character that a full-width one, a typographic quote, a dash, or a line of a box stands
/// for; any other character itself.
pub(super) fn form(c: char) -> char {
    match c {
        // Full-width forms stand in the order of ASCII.
        '！'..='～' => char::from_u32(c as u32 - '！' as u32 + '!' as u32).unwrap_or(c),
        '、' => ',',
        '“' | '”' | '„' | '‟' | '‘' | '’' | '‚' | '‛' | '«' | '»' | '‹' | '›' | '「' | '」' => {
            '"'
        }
        '×' => 'x',
        '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' => '|',
        '‐'..='―' | '−' | '─'..='╿' => '-',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_characters_and_the_lines_of_boxes_have_ascii_forms() {
        assert_eq!(in_ascii("１２３，４５、～Ａｆ：／"), "123,45,~Af:/");
        assert_eq!(in_ascii("┌─┬─┐│├┼┤┃║└┴┘━═╬"), "-----|---||------");
        assert_eq!(in_ascii("“1”‘2’«3» 3×3 –—−"), "\"1\"\"2\"\"3\" 3x3 ---");
        assert_eq!(in_ascii("é🙂□"), "é🙂□");
    }
}
