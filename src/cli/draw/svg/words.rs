//! What a drawing shows, in words: for whoever can't see it.

use npuzzle::{Board, Move, Pair};

use crate::cli::draw::trace::Film;
use crate::cli::json::BoardText;

/// The name of a drawing, and what it tells.
pub struct Words {
    pub title: String,
    pub description: String,
}

impl Words {
    /// A board alone.
    pub fn of_board(board: Board, text: BoardText) -> Self {
        Self {
            title: format!("Sliding puzzle {}: {}", board.shape(), text.of(board)),
            description: told("Row by row", board),
        }
    }

    /// The boards along a path.
    pub fn of_film(film: &Film, text: BoardText) -> Self {
        let (start, end) = (film.start(), film.end());
        let moves = match film.steps() {
            1 => "1 move".to_owned(),
            steps => format!("{steps} moves"),
        };
        let path = film.path();
        let ways: Vec<&str> = path.iter().copied().map(way).collect();
        let travels = if ways.is_empty() {
            "No move is made.".to_owned()
        } else {
            format!("The blank moves {}.", ways.join(", "))
        };
        Self {
            title: format!(
                "Sliding puzzle {}: {moves} from {} to {}",
                start.shape(),
                text.of(start),
                text.of(end)
            ),
            description: format!(
                "{} {travels} {}",
                told("Start, row by row", start),
                told("End, row by row", end)
            ),
        }
    }

    /// A pair that no moves lead through.
    pub fn of_unsolvable(pair: Pair, text: BoardText) -> Self {
        Self {
            title: format!(
                "Sliding puzzle {}: no moves lead from {} to {}",
                pair.shape(),
                text.of(pair.start()),
                text.of(pair.goal())
            ),
            description: format!(
                "{} {} No moves lead from one to the other.",
                told("Start, row by row", pair.start()),
                told("Goal, row by row", pair.goal())
            ),
        }
    }

    /// Many boards, numbered from 1.
    pub fn of_sheet(boards: &[Board]) -> Self {
        let noun = if boards.len() == 1 {
            "puzzle"
        } else {
            "puzzles"
        };
        let puzzles: Vec<String> = (1..)
            .zip(boards)
            .map(|(number, &board)| told(&format!("Puzzle {number}, row by row"), board))
            .collect();
        Self {
            title: format!("{} sliding {noun}", boards.len()),
            description: puzzles.join(" "),
        }
    }
}

/// A sentence that tells a board.
fn told(subject: &str, board: Board) -> String {
    let labels: Vec<String> = board
        .labels()
        .map(|label| match label {
            0 => "blank".to_owned(),
            tile => tile.to_string(),
        })
        .collect();
    let rows: Vec<String> = labels
        .chunks(board.shape().width())
        .map(|row| row.join(" "))
        .collect();
    format!("{subject}: {}.", rows.join(", "))
}

fn way(step: Move) -> &'static str {
    match step {
        Move::Up => "up",
        Move::Down => "down",
        Move::Left => "left",
        Move::Right => "right",
    }
}
