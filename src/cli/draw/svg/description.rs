//! What a drawing shows, in words, for readers who can't see it.

use npuzzle::{Board, Notation, Pair};

use crate::cli::board_text::BoardText;
use crate::cli::draw::trace::Trace;

/// The title of a drawing, and a text that describes it.
pub struct Description {
    pub title: String,
    pub text: String,
}

impl Description {
    pub fn of_board(board: Board, text: &BoardText) -> Self {
        Self {
            title: format!("Sliding puzzle {}: {}", board.shape(), text.of(board)),
            text: row_by_row("Row by row", board, text),
        }
    }

    pub fn of_trace(trace: &Trace, text: &BoardText) -> Self {
        let (start, end, path) = (trace.start, trace.end, &trace.path);
        let moves = match path.len() {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        };
        let directions = path.iter().map(|&step| Notation::Words.name(step));
        let directions: Vec<&str> = directions.collect();
        let travels = if directions.is_empty() {
            "No move is made.".to_owned()
        } else {
            format!("The blank moves {}.", directions.join(", "))
        };
        Self {
            title: format!(
                "Sliding puzzle {}: {moves} from {} to {}",
                start.shape(),
                text.of(start),
                text.of(end)
            ),
            text: format!(
                "{} {travels} {}",
                row_by_row("Start, row by row", start, text),
                row_by_row("End, row by row", end, text)
            ),
        }
    }

    pub fn of_unsolvable(pair: Pair, text: &BoardText) -> Self {
        Self {
            title: format!(
                "Sliding puzzle {}: no moves lead from {} to {}",
                pair.shape(),
                text.of(pair.start()),
                text.of(pair.goal())
            ),
            text: format!(
                "{} {} No moves lead from one to the other.",
                row_by_row("Start, row by row", pair.start(), text),
                row_by_row("Goal, row by row", pair.goal(), text)
            ),
        }
    }

    /// Describes boards that are numbered from 1.
    pub fn of_sheet(boards: &[Board], text: &BoardText) -> Self {
        let plural = if boards.len() == 1 { "" } else { "s" };
        let puzzles: Vec<String> = (1..)
            .zip(boards)
            .map(|(number, &board)| {
                row_by_row(&format!("Puzzle {number}, row by row"), board, text)
            })
            .collect();
        Self {
            title: format!("{} sliding puzzle{plural}", boards.len()),
            text: puzzles.join(" "),
        }
    }
}

/// A sentence that lists the labels of a board.
fn row_by_row(subject: &str, board: Board, text: &BoardText) -> String {
    let cells = board.shape().cells();
    let label = |label: u8| match label {
        0 => "blank".to_owned(),
        tile => text.blank.name(tile, cells),
    };
    let labels: Vec<String> = board.labels().map(label).collect();
    let rows = labels.chunks(board.shape().width());
    let rows: Vec<String> = rows.map(|row| row.join(" ")).collect();
    format!("{subject}: {}.", rows.join(", "))
}
