//! `cache`: what is kept on disk.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, bail};
use npuzzle::{Board, Cache, CacheEvent, CachedFile, Goal, Partition, Shape, Solver};

use crate::cli::args::{CacheAction, CacheArgs, CacheBuildArgs};
use crate::cli::cache;
use crate::cli::exit::Exit;
use crate::cli::input;
use crate::cli::output::STANDARD_OUTPUT;
use crate::cli::progress::Progress;

pub fn run(args: CacheArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let directory = args.cache.or_else(cache::directory);
    let directory = directory.context("the system names no place for a cache: give --cache DIR")?;
    match args.action {
        None => list(&directory, args.quiet, out),
        Some(CacheAction::Clear) => clear(&directory, args.quiet),
        Some(CacheAction::Build(build)) => self::build(&build, &directory, args.quiet),
    }
}

/// A line a file: how large it is, its name, and which goals it serves.
fn list(directory: &Path, quiet: bool, out: &mut impl Write) -> anyhow::Result<Exit> {
    let files = quiet_cache(directory)
        .files()
        .with_context(|| format!("{} can't be read", directory.display()))?;
    let name = |file: &CachedFile| {
        let name = file.path().file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let widest = files.iter().map(|file| name(file).len()).max();
    let width = widest.unwrap_or_default();
    let mut print = || {
        for file in &files {
            let size = Progress::bytes(file.bytes());
            writeln!(out, "{size:>10}  {:width$}  {}", name(file), purpose(file))?;
        }
        out.flush()
    };
    print().context(STANDARD_OUTPUT)?;
    if !quiet {
        say(&count(&files), "in", directory);
    }
    Ok(Exit::Answered)
}

fn clear(directory: &Path, quiet: bool) -> anyhow::Result<Exit> {
    let files = quiet_cache(directory)
        .clear()
        .with_context(|| format!("{} can't be cleared", directory.display()))?;
    if !quiet {
        say(&count(&files), "removed from", directory);
    }
    Ok(Exit::Answered)
}

/// Builds databases, unless they are there already and good.
fn build(args: &CacheBuildArgs, directory: &Path, quiet: bool) -> anyhow::Result<Exit> {
    let goal = goal(args)?;
    if !Cache::keeps(goal.shape()) {
        bail!(
            "boards of {} need no databases: those of ten cells or more do",
            goal.shape()
        );
    }
    let partition = if args.large {
        Partition::Large
    } else {
        Partition::Small
    };
    // A search only warns where nothing can be kept; here that is all there is to do.
    let failure = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&failure);
    let cache = Cache::new(directory, move |event| {
        if matches!(event, CacheEvent::Failed { .. }) {
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(event.to_string());
        } else if !quiet {
            // The file is there even where standard error is closed.
            let _ = writeln!(io::stderr(), "{event}");
        }
    });
    Solver::new()
        .with_cache(cache)
        .with_partition(partition)
        .prepare(goal);
    let failure = failure
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    match failure {
        Some(failure) => bail!(failure),
        None => Ok(Exit::Answered),
    }
}

fn goal(args: &CacheBuildArgs) -> anyhow::Result<Board> {
    let shape = args.size.unwrap_or(Shape::FIFTEEN_PUZZLE);
    match &args.goal {
        None => Ok(Goal::default().board(shape)),
        Some(goal) => input::goal(goal, args.size, shape),
    }
}

/// The cache of a command that neither reads nor writes databases.
fn quiet_cache(directory: &Path) -> Cache {
    Cache::new(directory, |_| {})
}

/// Which goals a file serves.
fn purpose(file: &CachedFile) -> String {
    let Some(partition) = file.partition() else {
        return "never finished".to_owned();
    };
    let mut text = partition.name().to_owned();
    for (shape, cells) in file.goals() {
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        // Writing to a string can't fail.
        let _ = write!(
            text,
            ", {shape} with the goal's blank in {}",
            cells.join(" ")
        );
    }
    text
}

fn count(files: &[CachedFile]) -> String {
    let noun = if files.len() == 1 { "file" } else { "files" };
    let bytes = files.iter().map(CachedFile::bytes).sum();
    format!("{} {noun}, {}", files.len(), Progress::bytes(bytes))
}

/// Says it, if anybody listens.
fn say(what: &str, how: &str, directory: &Path) {
    let _ = writeln!(io::stderr(), "{what} {how} {}", directory.display());
}
