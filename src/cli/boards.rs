//! Arguments or standard input → boards, and moves behind them.

mod moves;

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Read};

use anyhow::{Context, bail};
use npuzzle::{Board, Goal, Pair, PairError, ParseError, Shape, text};

use super::args::PairArgs;

/// More bytes than this are no pair of boards, however they are laid out.
const LONGEST: u64 = 64 * 1024;

/// One board, or a start and a goal.
#[derive(Clone, Copy)]
pub enum Boards {
    /// A board without a goal: neither a second board nor `--goal` was given.
    One(Board),
    /// A start and a goal.
    Pair(Pair),
}

impl Boards {
    /// The pair of these two.
    #[inline]
    pub fn of_pair(start: Board, goal: Board) -> Result<Self, PairError> {
        Pair::new(start, goal).map(Self::Pair)
    }

    /// The board, or the start.
    pub fn start(self) -> Board {
        match self {
            Self::One(board) => board,
            Self::Pair(pair) => pair.start(),
        }
    }

    /// The goal, if there is one.
    pub fn goal(self) -> Option<Board> {
        match self {
            Self::One(_) => None,
            Self::Pair(pair) => Some(pair.goal()),
        }
    }

    /// The pair, the standard goal being that of a board without one.
    #[inline]
    pub fn pair(self) -> Result<Pair, PairError> {
        match self {
            Self::Pair(pair) => Ok(pair),
            Self::One(start) => Pair::new(start, Goal::default().board(start.shape())),
        }
    }
}

/// What a text or a record holds.
pub struct Content {
    pub boards: Boards,
    /// The text of the moves, where any are read and they are there.
    pub moves: Option<String>,
}

impl From<Boards> for Content {
    fn from(boards: Boards) -> Self {
        let moves = None;
        Self { boards, moves }
    }
}

/// A goal that was asked for by itself, of that size if one is asked for; of that shape where it has
/// a name. `whence` tells in a message where it was.
pub fn goal(
    text: &OsStr,
    size: Option<Shape>,
    shape: Shape,
    whence: &'static str,
) -> anyhow::Result<Board> {
    let goal = match AskedGoal::read(utf8(text)?, size, whence)? {
        // There is no start whose shape would be its own: that it could have several is an error.
        AskedGoal::Shapeless(text) => text::read_one(&text, size),
        goal => goal.board(shape),
    };
    goal.context(whence)
}

/// Text → boards, by what the command line says of sizes and goals.
pub struct Reader {
    size: Option<Shape>,
    goal: Option<AskedGoal>,
    /// Where the goal was asked for, as messages call it.
    whence: &'static str,
    /// Whether moves stand behind the boards.
    reads_moves: bool,
}

impl Reader {
    /// Reads `--goal`, if there is one.
    pub fn new(args: &PairArgs, reads_moves: bool) -> anyhow::Result<Self> {
        let goal = args.goal.as_deref().map(utf8).transpose()?;
        Ok(Self {
            size: args.size,
            whence: "--goal",
            reads_moves,
            goal: goal
                .map(|text| AskedGoal::read(text, args.size, "--goal"))
                .transpose()?,
        })
    }

    /// The same with what a record says of its own size and goal.
    pub fn with(&self, size: Option<Shape>, goal: Option<&str>) -> anyhow::Result<Self> {
        let size = size.or(self.size);
        let (goal, whence) = match goal {
            Some(text) => (Some(AskedGoal::read(text, size, "goal")?), "goal"),
            None => (self.goal.clone(), self.whence),
        };
        Ok(Self {
            size,
            goal,
            whence,
            ..*self
        })
    }

    /// Whether moves stand behind the boards.
    pub fn reads_moves(&self) -> bool {
        self.reads_moves
    }

    /// Whether a board's goal is known before it is read.
    pub fn has_goal(&self) -> bool {
        self.goal.is_some()
    }

    /// Whether nine cells without rows are a 3×3 board, and a second board, the last word, is the
    /// goal.
    pub fn reads_pairs(&self) -> bool {
        !self.reads_moves
            && !self.has_goal()
            && self.size.is_none_or(|size| size == Shape::EIGHT_PUZZLE)
    }

    /// The goal of a board of that shape that comes alone; none where that differs, or there is
    /// none.
    pub fn lone_goal(&self, shape: Shape, default: Option<Goal>) -> Option<Board> {
        if self.reads_moves || self.size.is_some_and(|size| size != shape) {
            return None;
        }
        match &self.goal {
            None => default.map(|goal| goal.board(shape)),
            Some(goal) => goal.board(shape).ok().filter(|goal| goal.shape() == shape),
        }
    }

    /// What the command line holds, or else standard input.
    pub fn given(&self, args: &PairArgs) -> anyhow::Result<Content> {
        let Some(words) = words(args)? else {
            return self.content(&standard_input()?);
        };
        if !self.reads_moves {
            return Ok(self.boards(&lines(&words))?.into());
        }
        let (boards, moves) = self.divide(&words, |boards, _| lines(boards))?;
        Ok(Content {
            boards,
            moves: (!moves.is_empty()).then(|| moves.join(" ")),
        })
    }

    /// What a text holds. Without moves on it, it holds an empty sequence of them.
    pub fn content(&self, text: &str) -> anyhow::Result<Content> {
        if !self.reads_moves {
            return Ok(self.boards(text)?.into());
        }
        let text = without_comments(text);
        let words: Vec<&str> = text.split_whitespace().collect();
        let boards = |_: &[&str], moves: &[&str]| moves::before(&text, moves).to_owned();
        let (boards, moves) = self.divide(&words, boards)?;
        Ok(Content {
            boards,
            moves: Some(moves.join(" ")),
        })
    }

    /// Divides words into boards and moves, such that the boards can be read; `text` makes of the
    /// words of each the text of the boards.
    fn divide<'a, 'w>(
        &self,
        words: &'a [&'w str],
        text: impl Fn(&[&str], &[&str]) -> String,
    ) -> anyhow::Result<(Boards, &'a [&'w str])> {
        let at = |index| {
            let (boards, moves) = words.split_at(index);
            Ok((self.boards(&text(boards, moves))?, moves))
        };
        let mut beginnings = moves::beginnings(words);
        let first = at(*beginnings.start());
        if first.is_ok() {
            return first;
        }
        beginnings
            .find_map(|index| at(index).ok())
            .map_or(first, Ok)
    }

    /// The boards that a text holds.
    pub fn boards(&self, text: &str) -> anyhow::Result<Boards> {
        let size = self.size.or(self.goal.as_ref().and_then(AskedGoal::shape));
        // The goal's shape serves a start that shows none of its own.
        let boards = match text::read(text, self.size) {
            Err(ParseError::AmbiguousShape { .. }) if size.is_some() => text::read(text, size),
            boards => boards,
        }?;
        match (boards.as_slice(), &self.goal) {
            (&[start], None) => Ok(Boards::One(start)),
            (&[start], Some(goal)) => {
                let goal = goal.board(start.shape()).context(self.whence)?;
                Ok(Boards::of_pair(start, goal)?)
            }
            (&[start, goal, ..], None) => Ok(Boards::of_pair(start, goal)?),
            (&[_, second, ..], Some(_)) => {
                bail!(
                    "two boards and another goal were given; the second, \"{second}\", is the goal \
                     already"
                )
            }
            (&[], _) => Err(ParseError::NoBoard.into()),
        }
    }
}

/// A goal that was asked for by itself.
#[derive(Clone)]
enum AskedGoal {
    Named(Goal),
    Board(Board),
    /// A board that shows no shape: the start's will be its own.
    Shapeless(String),
}

impl AskedGoal {
    /// Reads a goal; `whence` tells in a message which board is meant.
    fn read(text: &str, size: Option<Shape>, whence: &'static str) -> anyhow::Result<Self> {
        let text = text.trim();
        if let Ok(named) = text.parse() {
            return Ok(Self::Named(named));
        }
        match text::read_one(text, size) {
            Ok(board) => Ok(Self::Board(board)),
            Err(ParseError::AmbiguousShape { .. }) => Ok(Self::Shapeless(text.to_owned())),
            Err(_) if is_word(text) => Err(ParseError::GoalName(text.to_owned()).into()),
            Err(error) => Err(error).context(whence),
        }
    }

    fn shape(&self) -> Option<Shape> {
        match self {
            Self::Board(board) => Some(board.shape()),
            Self::Named(_) | Self::Shapeless(_) => None,
        }
    }

    fn board(&self, shape: Shape) -> Result<Board, ParseError> {
        match self {
            Self::Named(goal) => Ok(goal.board(shape)),
            Self::Board(board) => Ok(*board),
            Self::Shapeless(text) => text::read_one(text, Some(shape)),
        }
    }
}

/// Whether a text is rather a misspelt name than a board.
fn is_word(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    letters > 1
        && text
            .chars()
            .all(|c| c.is_alphabetic() || c == '-' || c == '_')
}

/// What the command line holds, or else standard input.
pub fn text(args: &PairArgs) -> anyhow::Result<String> {
    words(args)?.map_or_else(standard_input, |words| Ok(lines(&words)))
}

/// The words of the command line; none where standard input is to be read.
fn words(args: &PairArgs) -> anyhow::Result<Option<Vec<&str>>> {
    let dash = |word: &&OsStr| *word == "-";
    let words: Vec<&OsStr> = args.boards.iter().map(AsRef::as_ref).collect();
    match words.as_slice() {
        [] if io::stdin().is_terminal() => {
            bail!(
                "no board was given\n\n\
                 Give one or two as arguments, such as 2831.4765, or on standard input;\n\
                 --help shows examples."
            )
        }
        [] => Ok(None),
        [only] if dash(only) => Ok(None),
        words if words.iter().any(dash) => {
            bail!("\"-\" stands for all of standard input, and no board can stand beside it")
        }
        words => words.iter().map(|word| utf8(word).map(Some)).collect(),
    }
}

/// Words a line each, so that no row goes on from one to the next.
fn lines(words: &[&str]) -> String {
    // Separate cells are one row; else words are boards or rows.
    let cells = words.iter().any(|word| word.len() == 1);
    words.join(if cells { " " } else { "\n" })
}

/// The same lines, their comments left out.
fn without_comments(text: &str) -> String {
    let lines = text.split(['\n', '\r']);
    let lines = lines.map(|line| line.split('#').next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

fn utf8(word: &OsStr) -> anyhow::Result<&str> {
    word.to_str()
        .with_context(|| format!("argument {:?} is not UTF-8 text", word.to_string_lossy()))
}

fn standard_input() -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(LONGEST + 1)
        .read_to_end(&mut bytes)
        .context("standard input can't be read")?;
    if bytes.len() as u64 > LONGEST {
        bail!("standard input is longer than {LONGEST} bytes: too long for a pair of boards");
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let byte = error.as_bytes().get(at).copied().unwrap_or_default();
        anyhow::anyhow!(
            "standard input is not UTF-8 text: byte {} is 0x{byte:02x}",
            at + 1
        )
    })
}
