//! What a subcommand asks of boards, and how it is asked: of one pair, or of a batch.

use std::io::Write;

use anyhow::{Context, bail};
use npuzzle::{Engine, Goal, Listener, Options, Pair, Shape, Solver, Workload};

use super::answer::{self, STANDARD_OUTPUT};
use super::args::{BatchArgs, CommonArgs, EngineChoice};
use super::batch;
use super::boards::{self, Boards, Content, Reader};
use super::cache;
use super::exit::Exit;
use super::json::{Origin, Stats};
use super::progress;

/// What a subcommand asks.
pub trait Question: Send + Sync + 'static {
    /// What it was told on the command line.
    fn common(&self) -> &CommonArgs;

    /// Appends the answer for these boards, as text or as JSON, with its line break.
    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome>;

    /// The goal of a board that comes without one; none where that is a question of its own.
    fn default_goal(&self) -> Option<Goal> {
        Some(Goal::default())
    }

    /// Whether moves stand behind the boards.
    fn reads_moves(&self) -> bool {
        false
    }

    /// The question, where it is not of boards but of text that it reads by itself.
    fn of_text(&self) -> Option<&dyn TextQuestion> {
        None
    }

    /// Appends the answers for pairs that come without an id, where that is quicker than to answer
    /// each alone and text is wanted; says how many are solvable. Else none.
    fn answer_together(
        &self,
        _pairs: &[Pair],
        _solver: &Solver,
        _out: &mut Vec<u8>,
    ) -> anyhow::Result<Option<usize>> {
        Ok(None)
    }

    /// The most bytes of a batch to answer at once. Fewer where answers are long.
    fn block_size(&self) -> usize {
        256 * 1024
    }
}

/// A question of text that it reads by itself.
pub trait TextQuestion {
    /// The fields of a JSON record of which one holds the text.
    fn fields(&self) -> &'static [&'static str];

    /// Appends the answer, as text or as JSON, with its line break.
    fn answer(&self, asked: &AskedText, out: &mut Vec<u8>) -> anyhow::Result<Outcome>;
}

/// Text that a question is asked of.
pub struct AskedText<'a> {
    pub text: &'a str,
    /// What a record says of its size.
    pub size: Option<Shape>,
    pub origin: Origin<'a>,
}

/// Boards that a question is asked of.
pub struct Asked<'a> {
    pub boards: Boards,
    /// The text of the moves behind them, where the question reads any and they are there.
    pub moves: Option<&'a str>,
    pub solver: &'a Solver,
    pub origin: Origin<'a>,
}

/// What an answer came to.
pub struct Outcome {
    pub exit: Exit,
    /// Whether a goal was given and can be reached.
    pub solvable: bool,
    /// What it took, where that was asked for and is not yet told.
    pub stats: Option<Stats>,
}

impl Outcome {
    /// A question that was answered, about a goal that can be reached or not.
    pub fn answered(solvable: bool) -> Self {
        Self {
            exit: Exit::Answered,
            solvable,
            stats: None,
        }
    }
}

/// Asks the question of one pair, or of all lines of a file.
pub fn ask(question: impl Question, out: &mut impl Write) -> anyhow::Result<Exit> {
    let args = question.common();
    let solver = solver(args);
    if let Some(file) = args.batch.batch.clone() {
        return batch::run(question, solver, &file, out);
    }
    let mut answer = Vec::new();
    let outcome = match question.of_text() {
        None => ask_of_boards(&question, &solver, &mut answer),
        Some(question) => ask_of_text(question, args, &mut answer),
    }?;
    out.write_all(&answer).context(STANDARD_OUTPUT)?;
    answer::print_stats(outcome.stats, out)?;
    Ok(outcome.exit)
}

fn ask_of_boards(
    question: &impl Question,
    solver: &Solver,
    answer: &mut Vec<u8>,
) -> anyhow::Result<Outcome> {
    let Content { boards, moves } = content(question.common(), question.reads_moves())?;
    let asked = Asked {
        boards,
        moves: moves.as_deref(),
        solver,
        origin: Origin::default(),
    };
    question.answer(&asked, answer)
}

fn ask_of_text(
    question: &dyn TextQuestion,
    args: &CommonArgs,
    answer: &mut Vec<u8>,
) -> anyhow::Result<Outcome> {
    check_no_batch(&args.batch)?;
    let asked = AskedText {
        text: &boards::text(&args.pair)?,
        size: None,
        origin: Origin::default(),
    };
    question.answer(&asked, answer)
}

/// The solver that the options describe.
pub fn solver(args: &CommonArgs) -> Solver {
    Solver::with_options(options(args))
}

/// What the command line says of the solver.
pub fn options(args: &CommonArgs) -> Options {
    Options {
        engine: engine(args.search.engine),
        workload: if args.batch.batch.is_some() {
            Workload::ManyPairs
        } else {
            Workload::FewPairs
        },
        memory: args.search.memory,
        timeout: args.search.timeout,
        partition: None,
        cache: cache::cache(&args.store, args.output.quiet),
        on_building: Some(Listener::new(progress::of_building(args.output.quiet))),
    }
}

/// The boards that are asked about where there is no batch, and moves behind them if they are read.
pub fn content(args: &CommonArgs, reads_moves: bool) -> anyhow::Result<Content> {
    check_no_batch(&args.batch)?;
    Reader::new(&args.pair, reads_moves)?.given(&args.pair)
}

/// Refuses what only a batch can be told.
fn check_no_batch(args: &BatchArgs) -> anyhow::Result<()> {
    if args.jobs.is_some() || args.fail_fast {
        bail!("--jobs and --fail-fast are for a batch, and there is none: give --batch FILE");
    }
    Ok(())
}

fn engine(choice: EngineChoice) -> Engine {
    match choice {
        EngineChoice::Table => Engine::Table,
        EngineChoice::Auto => Engine::Auto,
        EngineChoice::BreadthFirst => Engine::BreadthFirst,
        EngineChoice::Bidirectional => Engine::Bidirectional,
        EngineChoice::Deepening => Engine::Deepening,
    }
}
