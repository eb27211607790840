//! A batch: the records of a file are answered in order, by one thread or several.
//!
//! It knows bytes, lines and their order, and nothing of boards: one closure answers records,
//! another one takes the answers.
//!
//! A thread reads chunks of whole lines and hands each to a free worker; the main thread takes the
//! answers in order. A chunk and its answers travel as a task, and the tasks are a fixed number and
//! used again: so memory does not grow with the file, and no worker gets far ahead. With one job
//! there are neither threads nor queues.

mod answers;
mod chunks;
mod layout;
mod lines;
mod print;
mod report;

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use super::args::{BatchArgs, OutputArgs};
use super::exit::Exit;
use super::interrupt;
pub use answers::Answers;
use chunks::{Chunk, Chunks};
pub use layout::{Extent, RecordLayout};
pub use lines::{Lines, Record};
pub use print::printer;
pub use report::Noun;
use report::Report;

/// How many tasks there are for each worker: one that it answers, and others that are being read or
/// wait for their turn to be printed. More of them even out lines of different cost and take more
/// memory; to measure, take `--jobs 1` out of `benches/batch.rs` and run `cargo bench --bench batch`.
const TASKS_PER_WORKER: usize = 4;
/// The most bytes to answer at once, unless answers are much longer than their lines. Smaller chunks
/// take more reads and writes, larger ones more memory; measure with `cargo bench --bench batch`.
pub const CHUNK_SIZE: usize = 256 * 1024;
/// The longest line that holds boards, in bytes: longer ones are none, however they are laid out.
pub const LONGEST_LINE: usize = 64 * 1024;
/// How long the answers to a chunk are to take: much longer than its way through the threads, and
/// short enough for every worker to get some of a short batch. Measure with `cargo bench --bench
/// batch`.
const CHUNK_TIME: Duration = Duration::from_millis(10);
/// The first chunk is about one line: nobody knows yet how long it takes.
const FIRST_CHUNK: usize = 32;
/// More threads than this only take up room.
const MOST_JOBS: usize = 256;

/// A batch that is yet to be answered.
pub struct Batch {
    /// What an error calls the file.
    name: String,
    chunks: Chunks,
    jobs: usize,
    fail_fast: bool,
    report: Report,
}

impl Batch {
    /// Opens a file; `-` is standard input. Lines of more than `longest` bytes can't be read.
    pub fn open(
        file: &Path,
        longest: usize,
        args: &BatchArgs,
        output: &OutputArgs,
    ) -> anyhow::Result<Self> {
        let name = file.display().to_string();
        let chunks =
            Chunks::open(file, longest).with_context(|| format!("{name} can't be opened"))?;
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        Ok(Self {
            report: Report::new(name.clone(), chunks.size, output),
            name: if name == "-" {
                "standard input".to_owned()
            } else {
                name
            },
            chunks,
            jobs: args.jobs.map_or_else(cores, Into::into).min(MOST_JOBS),
            fail_fast: args.fail_fast,
        })
    }

    /// Looks at the beginning of the file. `begin` gets as much of it as was read, and whether that is
    /// all; it returns how many bytes are no record and what else it saw, or none if it must see more.
    pub fn begin<T: Default>(
        &mut self,
        mut begin: impl FnMut(&[u8], bool) -> anyhow::Result<Option<(usize, T)>>,
    ) -> anyhow::Result<T> {
        let name = &self.name;
        loop {
            let looked = self.chunks.look_ahead();
            let (text, is_end) = looked.with_context(|| format!("{name} can't be read"))?;
            let (skipped, seen) = match begin(text, is_end).with_context(|| name.clone())? {
                None if !is_end && text.len() <= LONGEST_LINE => continue,
                beginning => beginning.unwrap_or_default(),
            };
            self.chunks.skip(skipped);
            return Ok(seen);
        }
    }

    /// From here on, `#` begins no comment.
    pub fn has_no_comments(&mut self) {
        self.chunks.has_comments = false;
    }

    /// From here on, records end where the layout says.
    pub fn set_layout(&mut self, layout: Box<dyn RecordLayout>) {
        self.chunks.set_layout(layout);
    }

    /// Answers every record.
    ///
    /// * `noun` is what a summary calls the records.
    /// * `chunk_size` is the most bytes to answer at once.
    /// * `answer` removes one record or more from the front of the lines and appends an answer for
    ///   each; that of a record that can't be read is an error. Each worker has its own clone.
    /// * `take` gets the answers, in the order of the records.
    pub fn run<T: Send + 'static>(
        self,
        noun: Noun,
        chunk_size: usize,
        mut answer: impl FnMut(&mut Lines, &mut Answers<T>) + Clone + Send + 'static,
        mut take: impl FnMut(&[T]) -> anyhow::Result<()>,
    ) -> anyhow::Result<Exit> {
        let Self {
            name,
            mut chunks,
            jobs,
            fail_fast,
            mut report,
        } = self;
        let pace = Arc::new(Pace {
            bytes: FIRST_CHUNK.into(),
            most: chunk_size,
        });
        let reader_pace = Arc::clone(&pace);
        let read = move |task: &mut Task<T>| {
            let read = chunks.fill(&mut task.chunk, reader_pace.bytes.load(Relaxed));
            read.with_context(|| format!("{name} can't be read"))
        };
        let work = move |task: &mut Task<T>| answer_lines(task, &mut answer, &pace);
        let put = |answers: &Answers<T>| {
            take(&answers.items)?;
            report.add(answers);
            Ok(())
        };
        let task = || Task {
            chunk: Chunk::default(),
            answers: Answers::new(fail_fast),
        };
        interrupt::stop_between_lines();
        match jobs {
            1 => run_on_one_thread(task(), read, work, put),
            _ => run_on_threads(jobs, task, read, work, put),
        }?;
        Ok(report.finish(noun))
    }
}

/// A chunk on its way through a worker, and its answers.
struct Task<T> {
    chunk: Chunk,
    answers: Answers<T>,
}

/// How many bytes to answer at once: it learns from each chunk how large the next ones should be.
/// Shared by all threads.
struct Pace {
    /// At least 1.
    bytes: AtomicUsize,
    most: usize,
}

impl Pace {
    /// Takes into account that a chunk of so many bytes took that long. After a slow one the next
    /// are smaller at once, after a fast one at most four times as large.
    fn learn(&self, bytes: usize, time: Duration) {
        let wanted = bytes as u128 * CHUNK_TIME.as_nanos() / time.as_nanos().max(1);
        let most = self.most.min(4 * bytes.max(FIRST_CHUNK));
        self.bytes.store((wanted as usize).clamp(1, most), Relaxed);
    }
}

fn answer_lines<T>(
    task: &mut Task<T>,
    mut answer: impl FnMut(&mut Lines, &mut Answers<T>),
    pace: &Pace,
) {
    let Task { chunk, answers } = task;
    let begin = Instant::now();
    let mut lines = chunk.lines();
    let bytes = lines.text.len();
    answers.clear();
    while !lines.is_empty() && !answers.is_last() {
        answer(&mut lines, answers);
    }
    answers.tally.bytes = bytes as u64;
    pace.learn(bytes, begin.elapsed());
}

/// * `read` fills a task; false at the end of the file.
/// * `work` answers it.
/// * `put` gets the answers.
fn run_on_one_thread<T>(
    mut task: Task<T>,
    mut read: impl FnMut(&mut Task<T>) -> anyhow::Result<bool>,
    mut work: impl FnMut(&mut Task<T>),
    mut put: impl FnMut(&Answers<T>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    while !task.answers.is_last() && read(&mut task)? {
        work(&mut task);
        put(&task.answers)?;
    }
    Ok(())
}

/// Does what [`run_on_one_thread`] does. The threads are never joined: if a batch ends early, so
/// does the program, and the thread that reads may still wait for standard input.
fn run_on_threads<T: Send + 'static>(
    jobs: usize,
    task: impl Fn() -> Task<T>,
    mut read: impl FnMut(&mut Task<T>) -> anyhow::Result<bool> + Send + 'static,
    work: impl FnMut(&mut Task<T>) + Clone + Send + 'static,
    mut put: impl FnMut(&Answers<T>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let (to_workers, to_answer) = sync_channel(jobs);
    let to_answer = Arc::new(Mutex::new(to_answer));
    let start_worker = || {
        let (work, to_answer) = (work.clone(), Arc::clone(&to_answer));
        thread::Builder::new().spawn(move || answer_tasks(work, &to_answer))
    };
    // If the machine has no room for more threads, those that there are do it too.
    let workers = (0..jobs).take_while(|_| start_worker().is_ok()).count();
    if workers == 0 {
        return run_on_one_thread(task(), read, work, put);
    }
    let (used, spare) = channel();
    for _ in 0..TASKS_PER_WORKER * workers {
        // The receiver is here.
        let _ = used.send(task());
    }
    // For each task, in order, where it will arrive; or why it could not be read.
    let (in_order, arrivals) = channel();
    let read_tasks = move || {
        for mut task in spare {
            match read(&mut task) {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    let _ = in_order.send(Err(error));
                    return;
                }
            }
            let (answered, arrival) = sync_channel(1);
            if in_order.send(Ok(arrival)).is_err() || to_workers.send((task, answered)).is_err() {
                return;
            }
        }
    };
    thread::Builder::new()
        .spawn(read_tasks)
        .context("no thread can be started")?;
    for arrival in arrivals {
        let task = arrival?.recv().context("a thread ended")?;
        put(&task.answers)?;
        if task.answers.is_last() {
            break;
        }
        // The reader may have ended, and then needs no more.
        let _ = used.send(task);
    }
    Ok(())
}

/// A task, and where it is waited for.
type Awaited<T> = (Task<T>, SyncSender<Task<T>>);

/// Answers tasks until there are no more.
fn answer_tasks<T>(mut work: impl FnMut(&mut Task<T>), to_answer: &Mutex<Receiver<Awaited<T>>>) {
    loop {
        // The lock is held until a task comes, and not while it is answered.
        let received = to_answer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok((mut task, answered)) = received else {
            return;
        };
        work(&mut task);
        // Nobody waits any more if the batch ended early.
        let _ = answered.send(task);
    }
}
