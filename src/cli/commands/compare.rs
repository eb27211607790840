//! `compare`: what each engine takes for the same pair.

use std::fmt::Write as _;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::bail;
use npuzzle::{
    Effort, Engine, Options, Pair, Partition, Path, Shape, SolveError, Solver, is_solvable,
};

use crate::cli::answer::{self, Answer, UNSOLVABLE};
use crate::cli::args::{CommonArgs, CompareArgs, EngineChoice};
use crate::cli::ask::{self, Asked, Outcome, Question};
use crate::cli::exit::Exit;
use crate::cli::json;
use crate::cli::progress::Progress;

impl Question for CompareArgs {
    fn common(&self) -> &CommonArgs {
        &self.common
    }

    fn answer(&self, asked: &Asked, out: &mut Vec<u8>) -> anyhow::Result<Outcome> {
        let args = &self.common;
        if args.search.engine != EngineChoice::Auto {
            bail!("compare asks every engine: leave --engine out");
        }
        let pair = asked.boards.pair()?;
        let begin = Instant::now();
        let solvable = is_solvable(pair);
        let mut rows = Vec::new();
        // That a pair can't be solved is seen without a search.
        if solvable {
            for contestant in Contestant::of(pair.shape()) {
                rows.push(contestant.row(pair, args)?);
            }
        }
        let path = agreed(&rows)?;
        let answer = Answer {
            outcome: Outcome {
                exit: if solvable && path.is_none() {
                    Exit::Wrong
                } else {
                    Exit::Answered
                },
                stats: answer::stats(Effort::default(), begin, &args.output),
                ..Outcome::answered(solvable)
            },
            json: || json::Compare {
                path: json::Path::new(path),
                engines: rows.iter().map(Row::record).collect(),
            },
            text: |out: &mut Vec<u8>| match path {
                None if !solvable => writeln!(out, "{UNSOLVABLE}"),
                path if asked.origin.line.is_some() => write_line(path, &rows, out),
                _ => write_table(&rows, out),
            },
        };
        answer.write(pair, asked.origin, &args.output, out)
    }
}

/// An engine that takes part.
struct Contestant {
    name: &'static str,
    engine: Engine,
    partition: Option<Partition>,
}

impl Contestant {
    /// All that serve boards of that shape.
    fn of(shape: Shape) -> Vec<Self> {
        let new = |name, engine, partition| Self {
            name,
            engine,
            partition,
        };
        let mut all = vec![
            new("breadth-first", Engine::BreadthFirst, None),
            new("bidirectional", Engine::Bidirectional, None),
        ];
        if shape.cells() <= Solver::TABLE_CELLS {
            all.push(new("table", Engine::Table, None));
        }
        let small = Some(Partition::Small);
        all.push(new("deepening-small", Engine::Deepening, small));
        if shape.cells() > Solver::TABLE_CELLS {
            let medium = Some(Partition::Medium);
            all.push(new("deepening-medium", Engine::Deepening, medium));
        }
        all
    }

    /// Asks twice: what the engine has prepared serves again.
    fn row(&self, pair: Pair, args: &CommonArgs) -> anyhow::Result<Row> {
        let solver = Solver::with_options(Options {
            engine: self.engine,
            partition: self.partition,
            ..ask::options(args)
        });
        let asked = |solver: &Solver| {
            let begin = Instant::now();
            let solution = solver.solve(pair);
            (solution, begin.elapsed())
        };
        let (first, time) = asked(&solver);
        let result = match first {
            Ok(solution) => {
                let Effort {
                    expanded_forward,
                    expanded_backward,
                    ..
                } = solution.effort();
                let expanded = match self.engine {
                    // From the goal to all that can reach it.
                    Engine::Table => (1..=pair.shape().cells()).product::<usize>() / 2,
                    _ => expanded_forward + expanded_backward,
                };
                let again = asked(&solver).1;
                Ok(Found {
                    path: solution.path().cloned().unwrap_or_default(),
                    expanded,
                    again,
                })
            }
            Err(limit @ (SolveError::TimedOut { .. } | SolveError::Memory { .. })) => Err(limit),
            Err(other) => return Err(other.into()),
        };
        Ok(Row {
            engine: self.name,
            time,
            result,
        })
    }
}

/// What came of asking an engine.
struct Row {
    engine: &'static str,
    /// With all that it prepared.
    time: Duration,
    result: Result<Found, SolveError>,
}

struct Found {
    path: Path,
    expanded: usize,
    again: Duration,
}

impl Row {
    fn record(&self) -> json::Contestant {
        let found = self.result.as_ref().ok();
        json::Contestant {
            engine: self.engine,
            steps: found.map(|found| found.path.len()),
            expanded: found.map(|found| found.expanded),
            seconds: self.time.as_secs_f64(),
            again: found.map(|found| found.again.as_secs_f64()),
            error: self.result.as_ref().err().map(ToString::to_string),
        }
    }
}

/// The path that all engines found; none where none found any.
fn agreed(rows: &[Row]) -> anyhow::Result<Option<&Path>> {
    let found = rows
        .iter()
        .filter_map(|row| Some((row.engine, &row.result.as_ref().ok()?.path)));
    let mut found = found.peekable();
    let Some(&(first, path)) = found.peek() else {
        return Ok(None);
    };
    if let Some((other, differs)) = found.find(|&(_, other)| other != path) {
        bail!("the engines disagree: {first} found {path}, and {other} found {differs}");
    }
    Ok(Some(path))
}

fn write_table(rows: &[Row], out: &mut impl Write) -> std::io::Result<()> {
    writeln!(
        out,
        "{:<18} {:>5} {:>13} {:>11} {:>11}",
        "engine", "moves", "expanded", "time", "again"
    )?;
    for row in rows {
        let time = milliseconds(row.time);
        match &row.result {
            Ok(found) => writeln!(
                out,
                "{:<18} {:>5} {:>13} {time:>11} {:>11}",
                row.engine,
                found.path.len(),
                Progress::number(found.expanded as u64),
                milliseconds(found.again)
            )?,
            Err(limit) => writeln!(out, "{:<18} {:>5} {limit}", row.engine, "-")?,
        }
    }
    Ok(())
}

fn write_line(path: Option<&Path>, rows: &[Row], out: &mut impl Write) -> std::io::Result<()> {
    let mut line = path.map_or_else(|| "-".to_owned(), |path| path.len().to_string());
    for row in rows {
        let expanded = row.result.as_ref().map(|found| found.expanded);
        // Writing to a string can't fail.
        let _ = match expanded {
            Ok(expanded) => write!(line, "; {} {expanded}", row.engine),
            Err(_) => write!(line, "; {} -", row.engine),
        };
    }
    writeln!(out, "{line}")
}

fn milliseconds(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}
