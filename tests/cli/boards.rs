//! Boards in compact form: a character a cell, a dot for the blank.

/// The board with these labels, of which 0 is the blank.
pub fn compact(labels: &[u8]) -> String {
    let digit = |&label: &u8| char::from_digit(label.into(), 16).filter(|_| label > 0);
    labels
        .iter()
        .map(|label| digit(label).unwrap_or('.'))
        .collect()
}

/// The same as npuzzle prints it: unless it is square, `/` stands between its rows.
pub fn printed(labels: &[u8], width: usize) -> String {
    if width * width == labels.len() {
        return compact(labels);
    }
    let rows: Vec<String> = labels.chunks(width).map(compact).collect();
    rows.join("/")
}

/// The labels of a board.
pub fn labels(board: &str) -> Vec<u8> {
    let label = |c: char| c.to_digit(16).map_or(0, |label| label as u8);
    board.chars().filter(|&c| c != '/').map(label).collect()
}
