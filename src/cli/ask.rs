//! Asks a question: about one pair, or about each record of a batch.

mod beginning;
pub mod json_reader;
mod layout;
mod quick_reader;
pub mod records;

use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use npuzzle::text::Dialect;
use npuzzle::{Engine, Listener, Options, Solver, Workload};
use serde_json::value::RawValue;

use super::answer::{Asked, Question};
use super::args::{BatchArgs, CommonArgs, EngineChoice, OutputArgs};
use super::batch::{self, Batch, Noun};
use super::boards::{Boards, Content, Given, Reader, longest};
use super::cache;
use super::exit::Exit;
use super::json::Origin;
use super::progress;
use super::stats;
use super::terminal::STANDARD_OUTPUT;
use beginning::Beginning;
use layout::BoardRows;
use records::BoardRecords;

/// Asks a question as its options say, and prints what it answers.
pub fn ask(question: impl Question, out: &mut impl Write) -> anyhow::Result<Exit> {
    let args = question.common();
    match args.batch.batch.clone() {
        Some(file) => ask_of_each(question, &file, out),
        None => ask_once(&question, out),
    }
}

fn ask_once(question: &impl Question, out: &mut impl Write) -> anyhow::Result<Exit> {
    let args = question.common();
    let solver = solver(args);
    let given = given(args, question.reads_moves())?;
    let (id, Content { boards, moves }) = read(&given, args, question.reads_moves())?;
    let asked = Asked {
        boards,
        moves: moves.as_deref(),
        solver: &solver,
        origin: Origin { line: None, id },
    };
    let mut answer = Vec::new();
    let outcome = question.answer(&asked, &mut answer)?;
    out.write_all(&answer).context(STANDARD_OUTPUT)?;
    stats::print(outcome.stats, out)?;
    Ok(outcome.exit)
}

fn ask_of_each(question: impl Question, file: &Path, out: &mut impl Write) -> anyhow::Result<Exit> {
    let args = question.common();
    let batch = open(file, question.reads_moves(), args)?;
    let (chunk_size, solver) = (question.chunk_size(), solver(args));
    let records = BoardRecords::new(question, solver)?;
    batch.run(
        Noun::Pair,
        chunk_size,
        records.answerer(),
        batch::printer(out),
    )
}

/// Opens a batch of boards, behind its heading.
pub fn open(file: &Path, reads_moves: bool, args: &CommonArgs) -> anyhow::Result<Batch> {
    let in_rows = args.batch.rows || args.batch.pairs;
    if reads_moves && in_rows {
        bail!("moves stand behind the boards of a line: leave --rows and --pairs out");
    }
    open_rows(file, reads_moves, args.dialect(), &args.batch, &args.output)
}

/// Opens a batch of boards, each on a line or in rows as the options say.
pub fn open_rows(
    file: &Path,
    reads_moves: bool,
    dialect: Dialect,
    args: &BatchArgs,
    output: &OutputArgs,
) -> anyhow::Result<Batch> {
    let mut batch = Batch::open(file, longest(reads_moves), args, output)?;
    if !dialect.has_comments() {
        batch.has_no_comments();
    }
    let beginning = Beginning {
        rows: BoardRows {
            dialect,
            boards: if args.pairs { 2 } else { 1 },
            are_sized: false,
            last_lines: 0,
        },
        are_rows: args.rows || args.pairs,
        reads_moves,
    };
    let are_sized = batch.begin(|text, is_end| beginning.heading(text, is_end))?;
    if beginning.are_rows {
        batch.set_layout(Box::new(BoardRows {
            are_sized,
            ..beginning.rows
        }));
    }
    Ok(batch)
}

/// The solver that the options describe.
pub fn solver(args: &CommonArgs) -> Solver {
    Solver::with_options(options(args))
}

/// What the command line says of the solver.
pub fn options(args: &CommonArgs) -> Options {
    let quiet = args.output.quiet;
    Options {
        engine: match args.search.engine {
            EngineChoice::Auto => Engine::Auto,
            EngineChoice::BreadthFirst => Engine::BreadthFirst,
            EngineChoice::Bidirectional => Engine::Bidirectional,
            EngineChoice::Table => Engine::Table,
            EngineChoice::Deepening => Engine::Deepening,
        },
        workload: match args.batch.batch {
            Some(_) => Workload::ManyPairs,
            None => Workload::FewPairs,
        },
        memory: args.search.memory,
        timeout: args.search.timeout,
        partition: None,
        cache: cache::cache(&args.store, quiet),
        on_building: Some(Listener::new(progress::of_building(quiet))),
    }
}

/// The boards that are asked about without a batch.
pub fn boards(args: &CommonArgs) -> anyhow::Result<Boards> {
    let (_, content) = read(&given(args, false)?, args, false)?;
    Ok(content.boards)
}

/// What is asked about without a batch, as it was given.
fn given(args: &CommonArgs, reads_moves: bool) -> anyhow::Result<Given<'_>> {
    check_no_batch(&args.batch)?;
    Given::new(&args.pair.boards, longest(reads_moves))
}

/// Reads the boards, and the moves behind them if those are read: from text, or from a JSON object,
/// which may have an id.
fn read<'a>(
    given: &'a Given,
    args: &CommonArgs,
    reads_moves: bool,
) -> anyhow::Result<(Option<&'a RawValue>, Content)> {
    let reader = Reader::new(args, reads_moves)?;
    if let Some((id, fields)) = json_reader::alone(&given.texts())? {
        return Ok((id, json_reader::content(&fields, &reader)?));
    }
    let content = reader.read(given);
    Ok((None, content.map_err(|error| given.explain(error))?))
}

/// Refuses the options of a batch.
pub fn check_no_batch(args: &BatchArgs) -> anyhow::Result<()> {
    if args.jobs.is_some() || args.fail_fast || args.rows || args.pairs {
        bail!(
            "--rows, --pairs, --jobs and --fail-fast are for a batch, and there is none: give --batch \
             FILE"
        );
    }
    Ok(())
}
