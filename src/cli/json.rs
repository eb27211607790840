//! Every shape of a JSON answer.

use std::time::Duration;

use npuzzle::{Board, Effort, Invariant, Pair, Shape, text};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// An answer: what was asked, then what is particular to the subcommand.
#[derive(Serialize)]
pub struct Record<'a, A> {
    #[serde(flatten)]
    origin: Origin<'a>,
    size: String,
    start: String,
    /// Null where a board without a goal was drawn, as is all that depends on the goal.
    goal: Option<String>,
    solvable: Option<bool>,
    #[serde(flatten)]
    answer: A,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<Stats>,
}

impl<'a, A> Record<'a, A> {
    /// The record of a pair.
    pub fn of_pair(
        origin: Origin<'a>,
        pair: Pair,
        solvable: bool,
        answer: A,
        text: BoardText,
    ) -> Self {
        Self {
            goal: Some(text.of(pair.goal())),
            solvable: Some(solvable),
            ..Self::of_board(origin, pair.start(), answer, text)
        }
    }

    /// The record of a board without a goal.
    pub fn of_board(origin: Origin<'a>, board: Board, answer: A, text: BoardText) -> Self {
        Self {
            origin,
            size: board.shape().to_string(),
            start: text.of(board),
            goal: None,
            solvable: None,
            answer,
            stats: None,
        }
    }

    /// The same with what the search took, if that was asked for.
    pub fn with_stats(self, stats: Option<Stats>) -> Self {
        Self { stats, ..self }
    }
}

/// Where in a batch a question comes from; nothing for a question by itself.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Origin<'a> {
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// What the record calls itself, given back as it was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'a RawValue>,
}

/// What stands for an answer where a record can't be read.
#[derive(Serialize)]
pub struct Unreadable<'a> {
    #[serde(flatten)]
    pub origin: Origin<'a>,
    pub error: &'a str,
}

/// How boards are written.
#[derive(Clone, Copy)]
pub struct BoardText {
    blank: char,
}

impl BoardText {
    /// With that character, or the usual one, for the blank.
    pub fn new(blank: Option<char>) -> Self {
        Self {
            blank: blank.unwrap_or(text::BLANK),
        }
    }

    /// The character that stands for the blank.
    pub fn blank(self) -> char {
        self.blank
    }

    /// The compact text of a board.
    pub fn of(self, board: Board) -> String {
        board.compact(self.blank).to_string()
    }

    /// A text of a board that shows its size: that of a board that is not square has its rows
    /// parted.
    pub fn in_shape(self, board: Board) -> String {
        let text = self.of(board);
        let shape = board.shape();
        if shape.width() == shape.height() {
            return text;
        }
        let mut rows = String::with_capacity(2 * text.len());
        for (cell, label) in text.chars().enumerate() {
            if cell > 0 && cell % shape.width() == 0 {
                rows.push('/');
            }
            rows.push(label);
        }
        rows
    }
}

/// What `steps` answers.
#[derive(Serialize)]
pub struct Steps {
    pub steps: Option<usize>,
}

/// What `path` answers.
#[derive(Serialize)]
pub struct Path {
    pub steps: Option<usize>,
    pub path: Option<String>,
}

impl Path {
    pub fn new(path: Option<&npuzzle::Path>) -> Self {
        Self {
            steps: path.map(|path| path.len()),
            path: path.map(ToString::to_string),
        }
    }
}

/// What `path` answers where more than one path is asked for.
#[derive(Serialize)]
pub struct Optimal {
    #[serde(flatten)]
    pub first: Path,
    /// How many shortest paths there are.
    pub count: u128,
    /// Not there where only their number is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paths: Option<Vec<String>>,
}

/// What `check --within` answers.
#[derive(Serialize)]
pub struct Within {
    pub within: bool,
}

/// What `generate` answers beside a pair, if it is to.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    NotAsked {},
    Steps(Steps),
    Path(Path),
}

/// What `render` answers.
#[derive(Serialize)]
pub struct Render {
    #[serde(flatten)]
    pub path: Path,
    pub boards: Option<Vec<String>>,
}

/// What `compare` answers.
#[derive(Serialize)]
pub struct Compare {
    #[serde(flatten)]
    pub path: Path,
    pub engines: Vec<Contestant>,
}

/// What an engine took; or why it came to no end.
#[derive(Serialize)]
pub struct Contestant {
    pub engine: &'static str,
    pub steps: Option<usize>,
    pub expanded: Option<usize>,
    pub seconds: f64,
    pub again: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What `check` answers.
#[derive(Serialize)]
pub struct Check {
    start_parity: &'static str,
    start_inversions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_blank_row: Option<usize>,
    goal_parity: &'static str,
    goal_inversions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_blank_row: Option<usize>,
    explanation: String,
}

impl Check {
    pub fn new(start: Invariant, goal: Invariant, explanation: String) -> Self {
        Self {
            start_parity: start.parity().name(),
            start_inversions: start.inversions,
            start_blank_row: start.blank_row,
            goal_parity: goal.parity().name(),
            goal_inversions: goal.inversions,
            goal_blank_row: goal.blank_row,
            explanation,
        }
    }
}

/// What `verify` answers.
#[derive(Default, Serialize)]
pub struct Verify {
    pub valid: bool,
    /// Null where it was claimed that none lead to the goal.
    pub moves: Option<usize>,
    /// Null where the moves don't lead to the goal, or it is not known.
    pub minimum: Option<usize>,
    /// What is known of a minimum that is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    pub excess: Option<usize>,
    pub wrong: Option<Wrong>,
    /// In which frame the moves would lead to the goal, though they don't in the one asked for.
    pub hint_frame: Option<&'static str>,
}

/// Why moves are not valid.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Wrong {
    /// A move leaves the board.
    Leaves {
        /// Which, from 1.
        index: usize,
        #[serde(rename = "move")]
        letter: char,
    },
    /// The moves lead to a board that is not the goal.
    Elsewhere { board: String },
    /// There are more than the minimum, which was demanded.
    Longer,
    /// It was claimed that none lead to the goal, and some do.
    Solvable,
}

/// What `rank` answers.
#[derive(Serialize)]
pub struct Expansion<'a> {
    #[serde(flatten)]
    pub origin: Origin<'a>,
    #[serde(flatten)]
    pub ranked: Ranked,
    pub rank: u64,
    /// Those of the rank in the factorial number system, the first being that of (n−1)!.
    pub digits: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<Stats>,
}

/// What has a rank.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Ranked {
    Board { size: String, start: String },
    Permutation { permutation: Vec<u8> },
}

/// What `survey` answers.
#[derive(Serialize)]
pub struct Survey {
    size: String,
    goal: String,
    /// The deepest, or the one that was asked for.
    depth: usize,
    #[serde(flatten)]
    found: Found,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<Stats>,
}

/// What was found of all boards that can reach a goal.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Found {
    /// How many lie at each depth, and which at the deepest.
    All {
        total: u64,
        mean: f64,
        counts: Vec<u64>,
        deepest: BoardList,
    },
    /// Which lie at the depth that was asked for.
    Level { boards: BoardList },
}

impl Survey {
    pub fn new(
        goal: Board,
        depth: usize,
        found: Found,
        text: BoardText,
        stats: Option<Stats>,
    ) -> Self {
        Self {
            size: goal.shape().to_string(),
            goal: text.of(goal),
            depth,
            found,
            stats,
        }
    }
}

/// Boards of one shape by their ranks: there may be millions, and each is written in its turn.
pub struct BoardList {
    shape: Shape,
    ranks: Vec<u64>,
    text: BoardText,
}

impl BoardList {
    pub fn new(shape: Shape, ranks: Vec<u64>, text: BoardText) -> Self {
        Self { shape, ranks, text }
    }

    /// The boards as they are written.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        let boards = self.ranks.iter();
        let boards = boards.filter_map(|&rank| Board::from_rank(self.shape, rank));
        boards.map(|board| self.text.of(board))
    }
}

impl Serialize for BoardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.texts())
    }
}

/// What a search took.
#[derive(Clone, Copy, Serialize)]
pub struct Stats {
    pub expanded_forward: usize,
    pub expanded_backward: usize,
    pub depth_forward: usize,
    pub depth_backward: usize,
    pub seconds: f64,
}

impl Stats {
    pub fn new(effort: Effort, elapsed: Duration) -> Self {
        Self {
            expanded_forward: effort.expanded_forward,
            expanded_backward: effort.expanded_backward,
            depth_forward: effort.depth_forward,
            depth_backward: effort.depth_backward,
            seconds: elapsed.as_secs_f64(),
        }
    }
}
