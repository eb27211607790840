//! `compare`: what each engine takes for the same pair.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::bail;
use npuzzle::{
    Effort, Engine, Options, Pair, Partition, Path, Shape, SolveError, Solver, is_solvable,
};

use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{CommonArgs, CompareArgs, EngineChoice};
use crate::cli::ask;
use crate::cli::exit::Exit;
use crate::cli::json::{CompareFields, EngineFields, PathFields};
use crate::cli::progress::Progress;
use crate::cli::stats::Stats;

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
        let setups = if solvable {
            EngineSetup::serving(pair.shape())
        } else {
            // The parity rule tells it without a search.
            Vec::new()
        };
        let runs = setups.into_iter().map(|setup| setup.run(pair, args));
        let runs = runs.collect::<anyhow::Result<Vec<_>>>()?;
        let path = agreed_path(&runs)?;
        let outcome = Outcome {
            exit: if solvable && path.is_none() {
                Exit::Wrong
            } else {
                Exit::Answered
            },
            solvable,
            stats: Stats::new(Effort::default(), begin, &args.output),
        };
        if args.output.json {
            let fields = CompareFields {
                path: PathFields::new(path),
                engines: runs.iter().map(EngineRun::fields).collect(),
            };
            return asked.write_record(pair, outcome, fields, &args.output, out);
        }
        if !solvable {
            writeln!(out, "{UNSOLVABLE}")?;
        } else if asked.is_in_batch() {
            write_line(path, &runs, out)?;
        } else {
            write_table(&runs, out)?;
        }
        Ok(outcome)
    }
}

/// An engine that is compared.
struct EngineSetup {
    name: &'static str,
    engine: Engine,
    partition: Option<Partition>,
}

impl EngineSetup {
    /// All that serve boards of that shape.
    fn serving(shape: Shape) -> Vec<Self> {
        let setup = |name, engine, partition| Self {
            name,
            engine,
            partition,
        };
        let mut setups = vec![
            setup("breadth-first", Engine::BreadthFirst, None),
            setup("bidirectional", Engine::Bidirectional, None),
        ];
        let (small, medium) = (Some(Partition::Small), Some(Partition::Medium));
        let deepening = setup("deepening-small", Engine::Deepening, small);
        if shape.cells() <= Solver::TABLE_CELLS {
            setups.extend([setup("table", Engine::Table, None), deepening]);
        } else {
            let larger = setup("deepening-medium", Engine::Deepening, medium);
            setups.extend([deepening, larger]);
        }
        setups
    }

    /// Solves the pair twice: the second time, what the engine has prepared is there.
    fn run(&self, pair: Pair, args: &CommonArgs) -> anyhow::Result<EngineRun> {
        let solver = Solver::with_options(Options {
            engine: self.engine,
            partition: self.partition,
            ..ask::options(args)
        });
        let solve = || {
            let begin = Instant::now();
            let solution = solver.solve(pair);
            (solution, begin.elapsed())
        };
        let (first, time) = solve();
        let answer = match first {
            Ok(solution) => Ok(EngineAnswer {
                expanded: self.expanded(solution.effort(), pair.shape()),
                path: solution.path().cloned().unwrap_or_default(),
                again: solve().1,
            }),
            Err(limit @ (SolveError::TimedOut { .. } | SolveError::Memory { .. })) => Err(limit),
            Err(other) => return Err(other.into()),
        };
        Ok(EngineRun {
            engine: self.name,
            time,
            answer,
        })
    }

    fn expanded(&self, effort: Effort, shape: Shape) -> usize {
        match self.engine {
            // A table holds all boards that can reach the goal: half of the permutations.
            Engine::Table => (1..=shape.cells()).product::<usize>() / 2,
            _ => effort.expanded_forward + effort.expanded_backward,
        }
    }
}

/// What an engine took.
struct EngineRun {
    engine: &'static str,
    /// For the first time, with all that it prepared.
    time: Duration,
    /// Its answer, or the limit at which it gave up.
    answer: Result<EngineAnswer, SolveError>,
}

struct EngineAnswer {
    path: Path,
    expanded: usize,
    /// How long the second time took.
    again: Duration,
}

impl EngineRun {
    fn fields(&self) -> EngineFields {
        let answer = self.answer.as_ref().ok();
        EngineFields {
            engine: self.engine,
            steps: answer.map(|answer| answer.path.len()),
            expanded: answer.map(|answer| answer.expanded),
            seconds: self.time.as_secs_f64(),
            again: answer.map(|answer| answer.again.as_secs_f64()),
            error: self.answer.as_ref().err().map(ToString::to_string),
        }
    }
}

/// The path that all engines found; none if none found any.
fn agreed_path(runs: &[EngineRun]) -> anyhow::Result<Option<&Path>> {
    let mut found = runs
        .iter()
        .filter_map(|run| Some((run.engine, &run.answer.as_ref().ok()?.path)));
    let Some((first, path)) = found.next() else {
        return Ok(None);
    };
    if let Some((other, differs)) = found.find(|&(_, other)| other != path) {
        bail!("the engines disagree: {first} found {path}, and {other} found {differs}");
    }
    Ok(Some(path))
}

fn write_table(runs: &[EngineRun], out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<18} {:>5} {:>13} {:>11} {:>11}",
        "engine", "moves", "expanded", "time", "again"
    )?;
    for run in runs {
        let time = milliseconds(run.time);
        match &run.answer {
            Ok(answer) => writeln!(
                out,
                "{:<18} {:>5} {:>13} {time:>11} {:>11}",
                run.engine,
                answer.path.len(),
                Progress::number(answer.expanded as u64),
                milliseconds(answer.again)
            )?,
            Err(limit) => writeln!(out, "{:<18} {:>5} {limit}", run.engine, "-")?,
        }
    }
    Ok(())
}

fn write_line(path: Option<&Path>, runs: &[EngineRun], out: &mut impl Write) -> io::Result<()> {
    let mut line = path.map_or_else(|| "-".to_owned(), |path| path.len().to_string());
    for run in runs {
        // Writing to a string can't fail.
        let _ = match &run.answer {
            Ok(answer) => write!(line, "; {} {}", run.engine, answer.expanded),
            Err(_) => write!(line, "; {} -", run.engine),
        };
    }
    writeln!(out, "{line}")
}

fn milliseconds(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}
