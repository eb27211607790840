//! A batch: the lines of a file answered in order, block by block, by one thread or several.
//!
//! A thread reads blocks of whole lines and deals them to whichever worker is free; the main thread
//! prints the answers in order. Blocks travel in a fixed number of parcels, which come back when
//! they are printed: so memory does not grow with the file, and no worker gets far ahead. With one
//! job there are no threads, and no queues.

mod answers;
mod blocks;
mod json;
mod sink;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context;
use npuzzle::Solver;

use super::ask::Question;
use super::exit::Exit;
use super::interrupt;
use answers::{Answerer, Answers};
use blocks::{Block, Blocks};
use sink::Sink;

/// How many blocks there are for each worker: one that it answers, and others that are read, or
/// wait for their turn to be printed.
const PARCELS: usize = 4;
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
    let of_pairs = question.of_text().is_none();
    let sink = Sink::new(out, &common.output, source.size, of_pairs);
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let jobs = common
        .batch
        .jobs
        .map_or_else(cores, Into::into)
        .min(MOST_JOBS);
    let answerer = Answerer::new(Arc::clone(&question), solver, name.clone())?;
    let blocks = Blocks::new(source.reader, answerer.pace(), source.size);
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
    while !answers.is_last {
        blocks.read_at_once(answerer.pace());
        if !blocks.fill(&mut block).map_err(Fault::Reading)? {
            break;
        }
        answerer.answer(&block, &mut answers);
        sink.put(&mut answers).map_err(Fault::Other)?;
    }
    Ok(sink.finish())
}

/// A block on its way through a worker: the lines, then their answers.
type Parcel = (Block, Answers);

/// A parcel, or why there is none, with its place in the order.
type Numbered = (u64, io::Result<Parcel>);

fn together<Q: Question>(
    blocks: Blocks<impl Read + Send + 'static>,
    answerer: &Arc<Answerer<Q>>,
    jobs: usize,
    mut sink: Sink<impl Write>,
) -> Result<Exit, Fault> {
    let (deal_out, dealt) = sync_channel(jobs);
    let (done, results) = channel();
    let dealt = Arc::new(Mutex::new(dealt));
    let mut workers = 0;
    for _ in 0..jobs {
        let (answerer, dealt, done) = (Arc::clone(answerer), Arc::clone(&dealt), done.clone());
        let worker = thread::Builder::new().spawn(move || work(&answerer, &dealt, &done));
        if worker.is_err() {
            // The machine has no room for more threads: those that there are do it too.
            break;
        }
        workers += 1;
    }
    drop(done);
    if workers == 0 {
        return alone(blocks, answerer, sink);
    }
    let (used, spare) = channel();
    for _ in 0..PARCELS * workers {
        // The other end is here.
        let _ = used.send(Parcel::default());
    }
    let answerer = Arc::clone(answerer);
    thread::Builder::new()
        .spawn(move || deal(blocks, &answerer, &deal_out, &spare))
        .context("no thread can be started")
        .map_err(Fault::Other)?;
    // The threads are not waited for: what ends the loop early ends the program.
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (number, parcel) in results {
        early.insert(number, parcel);
        while let Some(parcel) = early.remove(&next) {
            let (block, mut answers) = parcel.map_err(Fault::Reading)?;
            sink.put(&mut answers).map_err(Fault::Other)?;
            if answers.is_last {
                return Ok(sink.finish());
            }
            // The reader may have ended, and then needs no more.
            let _ = used.send((block, answers));
            next += 1;
        }
    }
    Ok(sink.finish())
}

/// Deals blocks to whoever is free, until there are no more or nobody wants them.
fn deal<Q: Question>(
    mut blocks: Blocks<impl Read>,
    answerer: &Answerer<Q>,
    queue: &SyncSender<Numbered>,
    spare: &Receiver<Parcel>,
) {
    for (number, mut parcel) in (0..).zip(spare) {
        blocks.read_at_once(answerer.pace());
        let parcel = match blocks.fill(&mut parcel.0) {
            Ok(true) => Ok(parcel),
            Ok(false) => return,
            Err(error) => Err(error),
        };
        let failed = parcel.is_err();
        if queue.send((number, parcel)).is_err() || failed {
            return;
        }
    }
}

fn work<Q: Question>(
    answerer: &Answerer<Q>,
    dealt: &Mutex<Receiver<Numbered>>,
    done: &Sender<Numbered>,
) {
    loop {
        let received = dealt.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, parcel)) = received else {
            return;
        };
        let parcel = parcel.map(|(block, mut answers)| {
            answerer.answer(&block, &mut answers);
            (block, answers)
        });
        if done.send((number, parcel)).is_err() {
            return;
        }
    }
}
