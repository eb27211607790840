//! Names of fields that may be misspelt.

use std::cmp::min;

/// Words for a goal that no edit leads to.
const GOALS: [&str; 5] = ["target", "end", "final", "finish", "finished"];

/// Which of the names that are read a field was meant to have: one that differs only in case or in a
/// letter, or in two if the name is long. None if it has one of them.
pub fn meant(name: &str, read: &[&'static str]) -> Option<&'static str> {
    // Of the fields that npuzzle prints only this one is so near to one that it reads.
    if read.contains(&name) || name == "paths" {
        return None;
    }
    let lower = name.to_lowercase();
    let is_near = |read: &&&str| distance(&lower, read) <= tolerated(read);
    read.iter().find(is_near).copied()
}

/// Whether a name, which is not "goal", tells that the field holds one.
pub fn means_goal(name: &str) -> bool {
    let lower = name.to_lowercase();
    GOALS.contains(&&*lower) || lower.contains("goal") && lower != "goal"
}

/// How many edits still make the same name: none of a name so short that every other is near it.
fn tolerated(name: &str) -> usize {
    match name.len() {
        0..=2 => 0,
        3..=7 => 1,
        _ => 2,
    }
}

/// How many edits make one name of the other: a letter added, left out or replaced, or two neighbours
/// exchanged (the optimal string alignment distance). Names that differ much in length are just far
/// apart.
fn distance(a: &str, b: &str) -> usize {
    if a.len().abs_diff(b.len()) > 8 {
        return usize::MAX;
    }
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    // Those from the first letters of `a`, one more in each row, to the first letters of `b`.
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut fewest = min(replaced, min(rows[i - 1][j], row[j - 1]) + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                fewest = min(fewest, rows[i - 2][j - 2] + 1);
            }
            row.push(fewest);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_is_a_letter_more_or_less_or_another_one_or_two_exchanged() {
        for (a, b, expected) in [
            ("goal", "goal", 0),
            ("goal", "gaol", 1),
            ("goal", "goals", 1),
            ("goal", "oal", 1),
            ("goal", "coal", 1),
            ("goal", "gold", 2),
            ("permutation", "premutatoin", 2),
            ("size", "shape", 3),
            ("", "id", 2),
            ("größe", "grösse", 2),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
            assert_eq!(distance(b, a), expected, "{b} {a}");
        }
    }
}
