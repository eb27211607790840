//! Every JSON record that is written. The fields are explained in the reference.

use std::io::{self, Write};

use npuzzle::{Board, Pair, Path, Shape};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::board_text::BoardText;
use super::boards::Boards;
use super::stats::Stats;

/// Writes a record on a line of its own.
pub fn write(record: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, record)?;
    out.write_all(b"\n")
}

/// The answer to a question about boards: what was asked, then the fields of the subcommand.
#[derive(Serialize)]
pub struct PairRecord<'a, F> {
    #[serde(flatten)]
    origin: Origin<'a>,
    size: String,
    start: String,
    /// Null where a board without a goal was drawn, as is all that depends on the goal.
    goal: Option<String>,
    solvable: Option<bool>,
    #[serde(flatten)]
    fields: F,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<Stats>,
}

impl<'a, F> PairRecord<'a, F> {
    pub fn new(
        origin: Origin<'a>,
        boards: Boards,
        solvable: bool,
        fields: F,
        stats: Option<Stats>,
        text: &BoardText,
    ) -> Self {
        let goal = boards.goal();
        Self {
            origin,
            size: boards.start().shape().to_string(),
            start: text.of(boards.start()),
            goal: goal.map(|goal| text.of(goal)),
            solvable: goal.map(|_| solvable),
            fields,
            stats,
        }
    }
}

/// Where in a batch a question comes from; nothing for a question by itself.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Origin<'a> {
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The record's own name for itself, returned as it was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'a RawValue>,
}

/// Stands for the answer to a record that can't be read.
#[derive(Serialize)]
pub struct ErrorRecord<'a> {
    #[serde(flatten)]
    pub origin: Origin<'a>,
    pub error: &'a str,
}

/// `path`.
#[derive(Default, Serialize)]
pub struct PathFields {
    pub steps: Option<usize>,
    pub path: Option<String>,
}

impl PathFields {
    pub fn new(path: Option<&Path>) -> Self {
        Self {
            steps: path.map(|path| path.len()),
            path: path.map(ToString::to_string),
        }
    }
}

/// `path --all` and `path --count`.
#[derive(Serialize)]
pub struct AllPathsFields {
    #[serde(flatten)]
    pub first: PathFields,
    /// How many shortest paths there are.
    pub count: u128,
    /// Absent where only their number is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paths: Option<Vec<String>>,
}

/// `check`.
#[derive(Serialize)]
pub struct CheckFields {
    pub start_parity: &'static str,
    pub start_inversions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_blank_row: Option<usize>,
    pub goal_parity: &'static str,
    pub goal_inversions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_blank_row: Option<usize>,
    pub explanation: String,
}

/// `check --within`.
#[derive(Serialize)]
pub struct WithinFields {
    pub within: bool,
}

/// `steps`; and `generate`, by its `--with-answer`.
#[derive(Serialize)]
#[serde(untagged)]
pub enum AnswerFields {
    None {},
    Steps { steps: Option<usize> },
    Path(PathFields),
}

/// `render`.
#[derive(Default, Serialize)]
pub struct RenderFields {
    #[serde(flatten)]
    pub path: PathFields,
    pub boards: Option<Vec<String>>,
}

/// `compare`.
#[derive(Serialize)]
pub struct CompareFields<'a> {
    #[serde(flatten)]
    pub path: PathFields,
    pub engines: &'a [EngineRun],
}

/// What one engine took, or why it gave up.
#[derive(Serialize)]
pub struct EngineRun {
    pub engine: &'static str,
    pub steps: Option<usize>,
    #[serde(skip)]
    pub path: Option<Path>,
    pub expanded: Option<usize>,
    pub seconds: f64,
    pub again: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// `verify`.
#[derive(Default, Serialize)]
pub struct VerifyFields {
    pub valid: bool,
    /// Null where the claim is that no moves lead to the goal.
    pub moves: Option<usize>,
    /// Null where the moves don't lead to the goal, or it is not known.
    pub minimum: Option<usize>,
    /// A lower bound of the minimum, where that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<usize>,
    pub excess: Option<usize>,
    pub wrong: Option<WrongMoves>,
    /// The frame in which the moves would lead to the goal, where they don't in the one asked for.
    pub hint_frame: Option<&'static str>,
}

/// Why moves are not valid.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum WrongMoves {
    /// A move leaves the board.
    Leaves {
        /// Which one, from 1.
        index: usize,
        #[serde(rename = "move")]
        letter: char,
    },
    /// The tile that is to move is not beside the blank.
    Stuck {
        /// Which move, from 1.
        index: usize,
        tile: u8,
        /// The board before that move.
        board: String,
        /// The tiles that can move there.
        movable: Vec<u8>,
        /// All that as text.
        #[serde(skip)]
        sentence: String,
    },
    /// The moves lead to another board than the goal.
    Elsewhere { board: String },
    /// There are more than the minimum, which was demanded.
    Longer,
    /// The claim was that no moves lead to the goal, and some do.
    Solvable,
}

/// The whole record of `rank`.
#[derive(Serialize)]
pub struct RankRecord<'a> {
    #[serde(flatten)]
    pub origin: Origin<'a>,
    #[serde(flatten)]
    pub ranked: RankedFields,
    pub rank: u64,
    /// The rank in the factorial number system, from the digit of (n−1)! down.
    pub digits: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<Stats>,
}

/// What has the rank.
#[derive(Serialize)]
#[serde(untagged)]
pub enum RankedFields {
    Board { size: String, start: String },
    Permutation { permutation: Vec<u8> },
}

/// The whole record of `survey`.
#[derive(Serialize)]
pub struct SurveyRecord {
    pub size: String,
    pub goal: String,
    /// The greatest depth, or the one that was asked for.
    pub depth: usize,
    #[serde(flatten)]
    pub fields: SurveyFields,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<Stats>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub enum SurveyFields {
    /// All boards that can reach the goal: how many lie at each depth, and which at the greatest.
    All {
        total: u64,
        mean: f64,
        counts: Vec<u64>,
        deepest: BoardList,
    },
    /// The boards at the depth that was asked for.
    Level { boards: BoardList },
}

/// Boards of one shape by their ranks. There may be millions: each text is made when it is written.
pub struct BoardList {
    shape: Shape,
    ranks: Vec<u64>,
    text: BoardText,
}

impl BoardList {
    pub fn new(shape: Shape, ranks: Vec<u64>, text: BoardText) -> Self {
        Self { shape, ranks, text }
    }

    pub fn texts(&self) -> impl Iterator<Item = String> {
        self.boards().map(|board| self.text.of(board))
    }

    /// The records of a batch in which these are the starts for that goal.
    pub fn starts_for(&self, goal: Board) -> impl Iterator<Item = String> {
        let pairs = self
            .boards()
            .filter_map(move |start| Pair::new(start, goal).ok());
        pairs.map(|pair| self.text.of_pair(pair, false))
    }

    fn boards(&self) -> impl Iterator<Item = Board> {
        let ranks = self.ranks.iter();
        ranks.filter_map(|&rank| Board::from_rank(self.shape, rank))
    }
}

impl Serialize for BoardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.texts())
    }
}
