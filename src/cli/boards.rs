//! Arguments or standard input → boards, and the moves behind them.

mod moves;

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Read};
use std::path::Path as FilePath;

use anyhow::{Context, anyhow, bail};
use npuzzle::text::{self as grammar, Dialect};
use npuzzle::{Board, BoardFault, Goal, Pair, PairError, ParseError, Path, Shape};

use super::args::CommonArgs;
use super::batch::LONGEST_LINE;

/// The most bytes of a text: more are no pair of boards, however they are laid out. A million moves take
/// up to eight bytes each, `right, `.
pub fn longest(reads_moves: bool) -> usize {
    if reads_moves {
        8 * Path::MOST_READ
    } else {
        LONGEST_LINE
    }
}

/// One board, or a start and a goal.
#[derive(Clone, Copy)]
pub enum Boards {
    /// A board without a goal: neither a second board nor `--goal` was given.
    One(Board),
    Pair(Pair),
}

impl From<Pair> for Boards {
    fn from(pair: Pair) -> Self {
        Self::Pair(pair)
    }
}

impl Boards {
    /// The board, or the start.
    pub fn start(self) -> Board {
        match self {
            Self::One(board) => board,
            Self::Pair(pair) => pair.start(),
        }
    }

    pub fn goal(self) -> Option<Board> {
        match self {
            Self::One(_) => None,
            Self::Pair(pair) => Some(pair.goal()),
        }
    }

    /// The pair; the standard goal is that of a board without one.
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
    /// The text of the moves, if the reader reads any and they are there.
    pub moves: Option<String>,
}

impl From<Boards> for Content {
    fn from(boards: Boards) -> Self {
        let moves = None;
        Self { boards, moves }
    }
}

/// Reads the goal of an option or of standard input; without one, the standard goal. `default` is the
/// shape of a named goal if no size is asked for; `whence` names the option in messages.
pub fn goal(
    text: Option<&OsStr>,
    dialect: &Dialect,
    default: Shape,
    whence: &'static str,
) -> anyhow::Result<Board> {
    let shape = dialect.size.unwrap_or(default);
    let goal = match text {
        None => Ok(Goal::default().board(shape)),
        Some(text) => match GivenGoal::read(utf8(text)?, dialect, whence)? {
            // No start tells its shape, so it is an error that it could have several.
            GivenGoal::Shapeless(text, _) => grammar::read_one(&text, dialect).context(whence),
            goal => goal.board(shape, dialect),
        },
    }?;
    if let Some(blank) = &dialect.blank {
        blank.check(goal.shape())?;
    }
    Ok(goal)
}

/// Reads boards by what the options say of sizes and goals.
pub struct Reader {
    dialect: Dialect,
    goal: Option<GivenGoal>,
    /// Whether moves stand behind the boards.
    pub reads_moves: bool,
    expected: Expected,
}

/// How many boards a text is to hold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// A start, perhaps with its goal.
    OneOrTwo,
    /// A start, as in a batch with `--rows`.
    Start,
    /// A start and its goal, as in a batch with `--pairs`.
    Pair,
}

impl Reader {
    /// Reads `--goal`, if it is given.
    pub fn new(args: &CommonArgs, reads_moves: bool) -> anyhow::Result<Self> {
        let dialect = args.dialect();
        let read = |text: &OsString| GivenGoal::read(utf8(text)?, &dialect, "--goal");
        Ok(Self {
            goal: args.pair.goal.as_ref().map(read).transpose()?,
            dialect,
            reads_moves,
            expected: match (args.batch.rows, args.batch.pairs) {
                (_, true) => Expected::Pair,
                (true, false) => Expected::Start,
                (false, false) => Expected::OneOrTwo,
            },
        })
    }

    /// The same with a record's own size and goal, if it has them.
    pub fn with(&self, size: Option<Shape>, goal: Option<&str>) -> anyhow::Result<Self> {
        let dialect = Dialect {
            size: size.or(self.dialect.size),
            ..self.dialect.clone()
        };
        let goal = match goal {
            Some(text) => Some(GivenGoal::read(text, &dialect, "goal")?),
            None => self.goal.clone(),
        };
        Ok(Self {
            dialect,
            goal,
            ..*self
        })
    }

    /// Whether a board's goal is known before it is read.
    pub fn has_goal(&self) -> bool {
        self.goal.is_some()
    }

    /// Whether a line may be a 3×3 start and its goal: there is no `--goal`, no moves follow, and the
    /// size is 3x3 or not given.
    pub fn reads_pairs(&self) -> bool {
        !self.reads_moves
            && self.expected != Expected::Start
            && !self.has_goal()
            && self.reads_usual_blanks()
            && self
                .dialect
                .size
                .is_none_or(|size| size == Shape::EIGHT_PUZZLE)
    }

    /// The goal of all starts of that shape that come without one. None if moves follow the boards,
    /// another size was given, or there is no one goal for the shape.
    pub fn lone_goal(&self, shape: Shape, default: Option<Goal>) -> Option<Board> {
        let other_size = self.dialect.size.is_some_and(|size| size != shape);
        let needs_goal = self.reads_moves || self.expected == Expected::Pair;
        if needs_goal || other_size || !self.reads_usual_blanks() {
            return None;
        }
        match &self.goal {
            None => default.map(|goal| goal.board(shape)),
            Some(goal) => {
                let goal = goal.board(shape, &self.dialect).ok();
                goal.filter(|goal| goal.shape() == shape)
            }
        }
    }

    /// Whether no word for the blank was asked for.
    fn reads_usual_blanks(&self) -> bool {
        self.dialect.blank.is_none()
    }

    /// Reads what was given.
    pub fn read(&self, given: &Given) -> anyhow::Result<Content> {
        let words = match given {
            Given::Input(text) => return self.content(text),
            Given::Arguments(words) => words,
        };
        if !self.reads_moves {
            return Ok(self.boards(&lines(words))?.into());
        }
        let (boards, moves) = self.split(words, |index| lines(&words[..index]))?;
        Ok(Content {
            boards,
            moves: (!moves.is_empty()).then(|| moves.join(" ")),
        })
    }

    /// Reads a text. If it holds no moves, that is an empty sequence of them.
    pub fn content(&self, text: &str) -> anyhow::Result<Content> {
        if !self.reads_moves {
            return Ok(self.boards(text)?.into());
        }
        let text = without_comments(text, &self.dialect);
        let words = moves::words(&text);
        let before = |index| moves::before(&text, &words, index).to_owned();
        let words: Vec<&str> = words.iter().map(|&(_, word)| word).collect();
        let (boards, moves) = match self.split(&words, before) {
            Ok((boards, moves)) => (boards, moves.join(" ")),
            // Between words, an empty cell may be lost.
            Err(error) => (self.boards(&text).map_err(|_| error)?, String::new()),
        };
        Ok(Content {
            boards,
            moves: Some(moves),
        })
    }

    /// Splits words into boards and moves. `before` is the text of the boards before an index.
    fn split<'a, 'w>(
        &self,
        words: &'a [&'w str],
        before: impl Fn(usize) -> String,
    ) -> anyhow::Result<(Boards, &'a [&'w str])> {
        let read = |index| {
            let boards = self.boards(&before(index))?;
            Ok((boards, boards.start().shape().cells()))
        };
        let (index, boards) = moves::split(words, self.dialect.blank.as_ref(), read)?;
        Ok((boards, &words[index..]))
    }

    /// The boards that a text holds.
    pub fn boards(&self, text: &str) -> anyhow::Result<Boards> {
        // A start that shows no shape has that of the goal.
        let goal_shape = match self.goal {
            Some(GivenGoal::Board(goal)) if self.dialect.size.is_none() => Some(goal.shape()),
            _ => None,
        };
        let boards = match (grammar::read(text, &self.dialect), goal_shape) {
            (Err(error), Some(shape)) if is_ambiguous(&error) => {
                grammar::read(text, &sized(&self.dialect, shape))
            }
            (boards, _) => boards,
        }?;
        match (boards.as_slice(), &self.goal) {
            (&[start], None) if self.expected == Expected::Pair => {
                bail!("\"{start}\" is a start, and no goal is behind it: --pairs reads two boards")
            }
            (&[_, second], _) if self.expected == Expected::Start => {
                bail!("\"{second}\" is a second board of the record: --rows reads one, --pairs two")
            }
            (&[start], None) => Ok(Boards::One(start)),
            (&[start], Some(goal)) => {
                let goal = goal.board(start.shape(), &self.dialect)?;
                Ok(Boards::Pair(Pair::new(start, goal)?))
            }
            (&[start, goal, ..], None) => Ok(Boards::Pair(Pair::new(start, goal)?)),
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

fn is_ambiguous(error: &ParseError) -> bool {
    matches!(
        error,
        ParseError::Board {
            fault: BoardFault::AmbiguousShape(_),
            ..
        }
    )
}

/// The same with that size.
fn sized(dialect: &Dialect, size: Shape) -> Dialect {
    Dialect {
        size: Some(size),
        ..dialect.clone()
    }
}

/// A goal that was given by itself.
#[derive(Clone)]
enum GivenGoal {
    Named(Goal),
    Board(Board),
    /// The text of a board that shows no shape, so that it has the start's; and where it was given.
    Shapeless(String, &'static str),
}

impl GivenGoal {
    fn read(text: &str, dialect: &Dialect, whence: &'static str) -> anyhow::Result<Self> {
        let text = text.trim();
        if let Ok(named) = text.parse() {
            return Ok(Self::Named(named));
        }
        match grammar::read_one(text, dialect) {
            Ok(board) => Ok(Self::Board(board)),
            Err(error) if is_ambiguous(&error) => Ok(Self::Shapeless(text.to_owned(), whence)),
            Err(_) if is_word(text) => Err(ParseError::GoalName(text.to_owned()).into()),
            Err(error) => Err(error).context(whence),
        }
    }

    fn board(&self, shape: Shape, dialect: &Dialect) -> anyhow::Result<Board> {
        match self {
            Self::Named(goal) => Ok(goal.board(shape)),
            Self::Board(board) => Ok(*board),
            Self::Shapeless(text, whence) => {
                grammar::read_one(text, &sized(dialect, shape)).context(*whence)
            }
        }
    }
}

/// Whether a text is more likely a misspelt name than a board.
fn is_word(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    letters > 1
        && text
            .chars()
            .all(|c| c.is_alphabetic() || c == '-' || c == '_')
}

/// What was given to be read.
pub enum Given<'a> {
    Arguments(Vec<&'a str>),
    /// The text of standard input.
    Input(String),
}

impl<'a> Given<'a> {
    /// The arguments, or else standard input, of at most so many bytes.
    pub fn new(arguments: &'a [OsString], longest: usize) -> anyhow::Result<Self> {
        let is_dash = |word: &OsString| word == "-";
        // Among the cells of a board, a dash is the blank.
        let is_cell = |word: &&OsString| word.len() <= 2;
        match arguments {
            [] if io::stdin().is_terminal() => {
                bail!(
                    "no board was given\n\n\
                     Give one or two as arguments, such as 2831.4765, or on standard input;\n\
                     --help shows examples."
                )
            }
            [] => standard_input(longest).map(Self::Input),
            [only] if is_dash(only) => standard_input(longest).map(Self::Input),
            words if words.iter().any(is_dash) && words.iter().filter(is_cell).count() < 4 => {
                bail!("\"-\" stands for all of standard input, and no board can stand beside it")
            }
            words => {
                let words: anyhow::Result<_> = words.iter().map(|word| utf8(word)).collect();
                words.map(Self::Arguments)
            }
        }
    }

    /// What is wrong with a text that gave this error: that an argument is rather a file's name, if it is.
    pub fn explain(&self, error: anyhow::Error) -> anyhow::Error {
        let file = match self {
            Self::Arguments(words) => words.iter().find(|word| is_file(word)),
            Self::Input(_) => None,
        };
        match file {
            Some(file) => anyhow!(
                "{file:?} is a file's name, and boards are read: \"< {file}\" reads the boards in it, \
                 and --batch {file} a record on each line"
            ),
            None => error,
        }
    }

    /// Each argument, or the one text.
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Arguments(words) => words.clone(),
            Self::Input(text) => vec![text],
        }
    }

    /// All that was given, as one text.
    pub fn text(&self) -> String {
        match self {
            Self::Arguments(words) => lines(words),
            Self::Input(text) => text.clone(),
        }
    }
}

/// Whether a word is the name of a file, or looks like one.
fn is_file(word: &str) -> bool {
    const EXTENSIONS: [&str; 7] = ["txt", "csv", "tsv", "json", "jsonl", "in", "dat"];
    let path = FilePath::new(word);
    let extension = path.extension().and_then(OsStr::to_str);
    path.is_file() || extension.is_some_and(|it| EXTENSIONS.contains(&it))
}

/// Puts each word on a line of its own, so that no row goes on from one to the next; but cells that
/// are words of their own are one row.
fn lines(words: &[&str]) -> String {
    let are_cells = words.iter().any(|word| word.len() == 1);
    words.join(if are_cells { " " } else { "\n" })
}

/// The same lines without their comments, unless `#` stands for the blank.
fn without_comments(text: &str, dialect: &Dialect) -> String {
    if !dialect.has_comments() {
        return text.to_owned();
    }
    let lines = text.split(['\n', '\r']);
    let lines = lines.map(|line| line.split('#').next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

fn utf8(word: &OsStr) -> anyhow::Result<&str> {
    word.to_str()
        .with_context(|| format!("argument {:?} is not UTF-8 text", word.to_string_lossy()))
}

fn standard_input(longest: usize) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(longest as u64 + 1)
        .read_to_end(&mut bytes)
        .context("standard input can't be read")?;
    if bytes.len() > longest {
        bail!("standard input is longer than {longest} bytes: too long for a pair of boards");
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let byte = error.as_bytes().get(at).copied().unwrap_or_default();
        anyhow!(
            "standard input is not UTF-8 text: byte {} is 0x{byte:02x}",
            at + 1
        )
    })
}
