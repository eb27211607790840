//! How boards are written, as text and in JSON.

use npuzzle::{Blank, Board, BoardStyle, Goal, Pair};

/// How boards are written. What is written of a board shows its shape unless that is square.
#[derive(Clone, Default)]
pub struct BoardText {
    style: BoardStyle,
    pub blank: Blank,
}

impl BoardText {
    /// Compact, with that word for the blank, or the usual one.
    pub fn new(blank: Option<&Blank>) -> Self {
        Self::styled(BoardStyle::Compact, blank)
    }

    /// In that style, with that word for the blank, or the usual one.
    pub fn styled(style: BoardStyle, blank: Option<&Blank>) -> Self {
        Self {
            style,
            blank: blank.cloned().unwrap_or_default(),
        }
    }

    /// The text of a board.
    pub fn of(&self, board: Board) -> String {
        board.written(self.style, &self.blank).to_string()
    }

    /// The text of a record of a batch: the start, and the goal unless that is the standard one; or in any
    /// case.
    pub fn of_pair(&self, pair: Pair, always_goal: bool) -> String {
        let (start, goal) = (self.of(pair.start()), pair.goal());
        if !always_goal && goal == Goal::default().board(goal.shape()) {
            return start;
        }
        let between = match self.style {
            BoardStyle::Compact | BoardStyle::Spaced => ' ',
            BoardStyle::Rows => '\n',
        };
        format!("{start}{between}{}", self.of(goal))
    }

    /// What ends a record: a blank line parts boards in rows.
    pub fn record_end(&self) -> &'static str {
        match self.style {
            BoardStyle::Compact | BoardStyle::Spaced => "\n",
            BoardStyle::Rows => "\n\n",
        }
    }
}
