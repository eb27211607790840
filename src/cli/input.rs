//! Arguments or standard input → boards.

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Read};

use anyhow::{Context, bail};
use npuzzle::{Board, Error, Goal, Pair, Shape, notation};

use super::args::PairArgs;

/// More bytes than this are no pair of boards, however they are laid out.
const LONGEST: u64 = 64 * 1024;

/// One board, or a start and a goal.
pub enum Question {
    /// A board without a goal.
    Board(Board),
    /// A start and a goal.
    Pair(Pair),
}

/// The pair that is asked about, the standard goal being the default.
pub fn pair(args: &PairArgs) -> anyhow::Result<Pair> {
    match question(args)? {
        Question::Pair(pair) => Ok(pair),
        Question::Board(start) => {
            let goal = Goal::default().board(start.shape());
            Ok(Pair::new(start, goal)?)
        }
    }
}

/// What is asked about: a board alone only where neither a second board nor `--goal` was given.
pub fn question(args: &PairArgs) -> anyhow::Result<Question> {
    let text = boards_text(args)?;
    let asked_goal = args.goal.as_deref().map(utf8).transpose()?;
    let goal = asked_goal
        .map(|text| AskedGoal::read(text, args.size))
        .transpose()?;
    let size = args.size.or(goal.as_ref().and_then(AskedGoal::shape));
    // The goal's shape serves a start that shows none of its own.
    let boards = match notation::read(&text, args.size) {
        Err(Error::AmbiguousShape { .. }) if size.is_some() => notation::read(&text, size),
        boards => boards,
    }?;
    match (boards.as_slice(), goal) {
        (&[start], None) => Ok(Question::Board(start)),
        (&[start], Some(goal)) => {
            let goal = goal.board(start.shape())?;
            Ok(Question::Pair(Pair::new(start, goal)?))
        }
        (&[start, goal, ..], None) => Ok(Question::Pair(Pair::new(start, goal)?)),
        (&[_, second, ..], Some(_)) => {
            bail!("two boards and --goal were given; the second, \"{second}\", is the goal already")
        }
        (&[], _) => Err(Error::NoBoard.into()),
    }
}

/// What `--goal` names.
enum AskedGoal<'a> {
    Named(Goal),
    Board(Board),
    /// A board that shows no shape: the start's will be its own.
    Shapeless(&'a str),
}

impl<'a> AskedGoal<'a> {
    fn read(text: &'a str, size: Option<Shape>) -> anyhow::Result<Self> {
        if let Ok(named) = text.trim().parse() {
            return Ok(Self::Named(named));
        }
        match notation::read_one(text, size) {
            Ok(board) => Ok(Self::Board(board)),
            Err(Error::AmbiguousShape { .. }) => Ok(Self::Shapeless(text)),
            Err(_) if is_word(text.trim()) => Err(Error::GoalName(text.trim().to_owned()).into()),
            Err(error) => Err(error).context("--goal"),
        }
    }

    fn shape(&self) -> Option<Shape> {
        match self {
            Self::Board(board) => Some(board.shape()),
            Self::Named(_) | Self::Shapeless(_) => None,
        }
    }

    fn board(&self, shape: Shape) -> anyhow::Result<Board> {
        match self {
            Self::Named(goal) => Ok(goal.board(shape)),
            Self::Board(board) => Ok(*board),
            Self::Shapeless(text) => notation::read_one(text, Some(shape)).context("--goal"),
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

/// The words of the command line a line each, so that no row goes on from one to the next; else
/// standard input.
fn boards_text(args: &PairArgs) -> anyhow::Result<String> {
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
        [] => standard_input(),
        [only] if dash(only) => standard_input(),
        words if words.iter().any(dash) => {
            bail!("\"-\" stands for all of standard input, and no board can stand beside it")
        }
        words => {
            let words = words
                .iter()
                .map(|word| utf8(word))
                .collect::<Result<Vec<_>, _>>()?;
            // Separate cells are one row; else words are boards or rows.
            let cells = words.iter().any(|word| word.len() == 1);
            Ok(words.join(if cells { " " } else { "\n" }))
        }
    }
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
