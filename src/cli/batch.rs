//! A batch: the lines of a file answered in order, block by block, by one thread or several.
//!
//! A thread reads blocks of whole lines and deals them to the workers in turn; the main thread
//! collects the answers in the same turn, so they come out in order with nothing to sort. All
//! queues are short: memory does not grow with the file. With one job there are no threads, and
//! no queues.

mod answers;
mod blocks;
mod json;
mod sink;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::Context;
use npuzzle::Solver;

use super::exit::Exit;
use super::interrupt;
use super::question::Question;
use answers::{Answerer, Answers};
use blocks::{Block, Blocks};
use sink::Sink;

/// How many blocks may wait for a worker, or for their turn to be printed.
const QUEUE: usize = 2;
/// More threads than this only take up room.
const MOST_JOBS: usize = 256;

/// Answers every record of a file; `-` is standard input.
pub fn run<Q: Question>(
    question: Q,
    solver: Solver,
    path: &Path,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let name = path.display().to_string();
    let source = Source::open(path).with_context(|| format!("{name} can't be opened"))?;
    let question = Arc::new(question);
    let common = question.common();
    let sink = Sink::new(out, &common.output, source.size);
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let jobs = common
        .batch
        .jobs
        .map_or_else(cores, Into::into)
        .min(MOST_JOBS);
    let answerer = Answerer::new(Arc::clone(&question), solver, name.clone())?;
    let blocks = Blocks::new(source.reader, question.block_size(), source.size);
    interrupt::stop_between_lines();
    let exit = match jobs {
        1 => alone(blocks, &answerer, sink),
        _ => together(blocks, &Arc::new(answerer), jobs, sink),
    };
    let name = if name == "-" { "standard input" } else { &name };
    exit.map_err(|fault| fault.in_file(name))
}

/// What stopped a batch.
enum Fault {
    Reading(io::Error),
    Other(anyhow::Error),
}

impl Fault {
    fn in_file(self, file: &str) -> anyhow::Error {
        match self {
            Self::Reading(error) => {
                anyhow::Error::new(error).context(format!("{file} can't be read"))
            }
            Self::Other(error) => error,
        }
    }
}

/// Where a batch comes from.
struct Source {
    reader: Box<dyn Read + Send>,
    /// Its length in bytes, where it has one.
    size: Option<u64>,
}

impl Source {
    fn open(path: &Path) -> io::Result<Self> {
        if path == Path::new("-") {
            return Ok(Self {
                reader: Box::new(io::stdin()),
                size: None,
            });
        }
        let file = File::open(path)?;
        let metadata = file.metadata()?;
        Ok(Self {
            reader: Box::new(file),
            size: metadata.is_file().then_some(metadata.len()),
        })
    }
}

fn alone<Q: Question>(
    mut blocks: Blocks<impl Read>,
    answerer: &Answerer<Q>,
    mut sink: Sink<impl Write>,
) -> Result<Exit, Fault> {
    let mut block = Block::default();
    let mut answers = Answers::default();
    while !answers.is_last && blocks.fill(&mut block).map_err(Fault::Reading)? {
        answerer.answer(&block, &mut answers);
        sink.put(&mut answers).map_err(Fault::Other)?;
    }
    Ok(sink.finish())
}

/// A block on its way through a worker: the lines, then their answers.
type Parcel = (Block, Answers);

fn together<Q: Question>(
    blocks: Blocks<impl Read + Send + 'static>,
    answerer: &Arc<Answerer<Q>>,
    jobs: usize,
    mut sink: Sink<impl Write>,
) -> Result<Exit, Fault> {
    let (mut queues, mut replies) = (Vec::new(), Vec::new());
    for _ in 0..jobs {
        let (queue, waiting) = sync_channel(QUEUE);
        let (done, reply) = sync_channel(QUEUE);
        let answerer = Arc::clone(answerer);
        let worker = thread::Builder::new().spawn(move || work(&answerer, &waiting, &done));
        if worker.is_err() {
            // The machine has no room for more threads: those that there are do it too.
            break;
        }
        queues.push(queue);
        replies.push(reply);
    }
    if queues.is_empty() {
        return alone(blocks, answerer, sink);
    }
    let (used, spare) = sync_channel(queues.len() * (2 * QUEUE + 1));
    thread::Builder::new()
        .spawn(move || deal(blocks, &queues, &spare))
        .context("no thread can be started")
        .map_err(Fault::Other)?;
    // The threads are not waited for: what ends the loop early ends the program.
    for turn in replies.iter().cycle() {
        let Ok(parcel) = turn.recv() else {
            break;
        };
        let (block, mut answers) = parcel.map_err(Fault::Reading)?;
        sink.put(&mut answers).map_err(Fault::Other)?;
        if answers.is_last {
            break;
        }
        // The reader may have ended, and then needs no more.
        let _ = used.try_send((block, answers));
    }
    Ok(sink.finish())
}

/// Deals blocks to the workers in turn, until there are no more or nobody wants them.
fn deal(
    mut blocks: Blocks<impl Read>,
    queues: &[SyncSender<io::Result<Parcel>>],
    spare: &Receiver<Parcel>,
) {
    for queue in queues.iter().cycle() {
        let mut parcel = spare.try_recv().unwrap_or_default();
        let parcel = match blocks.fill(&mut parcel.0) {
            Ok(true) => Ok(parcel),
            Ok(false) => return,
            Err(error) => Err(error),
        };
        let failed = parcel.is_err();
        if queue.send(parcel).is_err() || failed {
            return;
        }
    }
}

fn work<Q: Question>(
    answerer: &Answerer<Q>,
    waiting: &Receiver<io::Result<Parcel>>,
    done: &SyncSender<io::Result<Parcel>>,
) {
    for parcel in waiting {
        let parcel = parcel.map(|(block, mut answers)| {
            answerer.answer(&block, &mut answers);
            (block, answers)
        });
        if done.send(parcel).is_err() {
            return;
        }
    }
}
