//! `cache`: lists, clears or builds the pattern databases on disk.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::channel;

use anyhow::{Context, bail};
use npuzzle::text::Dialect;
use npuzzle::{Cache, CacheEvent, CachedFile, Listener, Options, Partition, Shape, Solver};

use crate::cli::args::{CacheAction, CacheArgs, CacheBuildArgs};
use crate::cli::boards;
use crate::cli::cache;
use crate::cli::exit::Exit;
use crate::cli::progress::{self, Progress};
use crate::cli::terminal::STANDARD_OUTPUT;

pub fn run(args: CacheArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let directory = args.cache.or_else(cache::directory);
    let directory = directory.context("the system names no place for a cache: give --cache DIR")?;
    let quiet = args.quiet;
    let cache = Cache::new(&directory, |_| {});
    let place = directory.display();
    let (files, how) = match args.action {
        Some(CacheAction::Build(args)) => return build(&args, &directory, quiet, out),
        Some(CacheAction::Clear) => {
            let files = cache.clear();
            let files = files.with_context(|| format!("{place} can't be cleared"))?;
            for file in &files {
                writeln!(out, "{}", file.path().display()).context(STANDARD_OUTPUT)?;
            }
            (files, "removed from")
        }
        None => {
            let files = cache.files();
            let files = files.with_context(|| format!("{place} can't be read"))?;
            list(&files, out).context(STANDARD_OUTPUT)?;
            (files, "in")
        }
    };
    out.flush().context(STANDARD_OUTPUT)?;
    if progress::is_wanted(quiet) {
        let count = files.len();
        let noun = progress::noun(count as u64, "file");
        let bytes = Progress::bytes(files.iter().map(CachedFile::bytes).sum());
        // If standard error is closed, the files are printed all the same.
        let _ = writeln!(io::stderr(), "{count} {noun}, {bytes} {how} {place}");
    }
    Ok(Exit::Answered)
}

/// Prints a line for each file: its size, its path, and which goals it serves.
fn list(files: &[CachedFile], out: &mut impl Write) -> io::Result<()> {
    let path = |file: &CachedFile| file.path().display().to_string();
    let widest = files.iter().map(|file| path(file).chars().count()).max();
    let width = widest.unwrap_or_default();
    for file in files {
        let size = Progress::bytes(file.bytes());
        writeln!(out, "{size:>10}  {:width$}  {}", path(file), purpose(file))?;
    }
    Ok(())
}

/// Prints the files that were built, or were there already and are good.
fn build(
    args: &CacheBuildArgs,
    directory: &Path,
    quiet: bool,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let goal = args.goal.as_deref();
    let dialect = Dialect {
        size: args.size,
        ..Dialect::default()
    };
    let goal = boards::goal(goal, &dialect, Shape::FIFTEEN_PUZZLE, "--goal")?;
    if !Cache::keeps(goal.shape()) {
        bail!(
            "boards of {} need no databases: those of ten cells or more do",
            goal.shape()
        );
    }
    let (tell, told) = channel();
    let cache = Cache::new(directory, move |event| {
        let told = match event {
            CacheEvent::Read { file }
            | CacheEvent::Written { file }
            | CacheEvent::Replaced { file, .. } => Ok(file.display().to_string()),
            // A search would only warn of this. Here it is a failure.
            failure => Err(failure.to_string()),
        };
        if told.is_ok() && !quiet {
            cache::warn(event);
        }
        // The receiver is below.
        let _ = tell.send(told);
    });
    let partitions: &[Partition] = if args.large {
        &[Partition::Large]
    } else {
        &[Partition::Small, Partition::Medium]
    };
    for &partition in partitions {
        let solver = Solver::with_options(Options {
            partition: Some(partition),
            cache: Some(cache.clone()),
            on_building: Some(Listener::new(progress::of_building(quiet))),
            ..Options::default()
        });
        solver.prepare(goal);
    }
    // With it goes the sender: nothing more will be told.
    drop(cache);
    for told in told {
        match told {
            Ok(file) => writeln!(out, "{file}").context(STANDARD_OUTPUT)?,
            Err(failure) => bail!(failure),
        }
    }
    Ok(Exit::Answered)
}

/// Which goals a file serves.
fn purpose(file: &CachedFile) -> String {
    let Some(partition) = file.partition() else {
        return "never finished".to_owned();
    };
    let mut text = partition.name().to_owned();
    for (shape, cells) in file.goals() {
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        let cells = cells.join(" ");
        // Writing to a string can't fail.
        let _ = write!(text, ", {shape} with the goal's blank in {cells}");
    }
    text
}
