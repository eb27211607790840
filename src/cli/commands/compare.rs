//! `compare`: what each engine takes for the same pair.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::bail;
use npuzzle::{
    Effort, Engine, Options, Pair, Partition, Path, Shape, SolveError, Solver, is_solvable,
};

use crate::cli::answer::{Asked, Outcome, Question, UNSOLVABLE};
use crate::cli::args::{CommonArgs, CompareArgs, EngineChoice};
use crate::cli::ask;
use crate::cli::exit::Exit;
use crate::cli::json::{CompareFields, EngineRun, PathFields};
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
        let mut runs = Vec::new();
        // The parity rule tells without a search that a pair is unsolvable.
        for engine in ENGINES {
            if solvable && engine.serves(pair.shape()) {
                runs.push(engine.run(pair, args)?);
            }
        }
        let paths = runs.iter().map(|run| (run.engine, run.path.as_ref()));
        let path = agreed_path(paths)?;
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
                engines: &runs,
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

/// An engine that is compared: its name, and how it is chosen.
struct ComparedEngine(&'static str, Engine, Option<Partition>);

const ENGINES: [ComparedEngine; 5] = [
    ComparedEngine("breadth-first", Engine::BreadthFirst, None),
    ComparedEngine("bidirectional", Engine::Bidirectional, None),
    ComparedEngine("table", Engine::Table, None),
    ComparedEngine("deepening-small", Engine::Deepening, Some(Partition::Small)),
    ComparedEngine(
        "deepening-medium",
        Engine::Deepening,
        Some(Partition::Medium),
    ),
];

impl ComparedEngine {
    fn serves(&self, shape: Shape) -> bool {
        let is_small = shape.cells() <= Solver::TABLE_CELLS;
        match (self.1, self.2) {
            (Engine::Table, _) => is_small,
            (_, Some(Partition::Medium)) => !is_small,
            _ => true,
        }
    }

    /// Solves the pair twice: the second time, what the engine has prepared is there.
    fn run(self, pair: Pair, args: &CommonArgs) -> anyhow::Result<EngineRun> {
        let Self(name, engine, partition) = self;
        let solver = Solver::with_options(Options {
            engine,
            partition,
            ..ask::options(args)
        });
        let solve = || {
            let begin = Instant::now();
            let solution = solver.solve(pair);
            (solution, begin.elapsed().as_secs_f64())
        };
        let (first, seconds) = solve();
        let mut run = EngineRun {
            engine: name,
            steps: None,
            path: None,
            expanded: None,
            seconds,
            again: None,
            error: None,
        };
        match first {
            Ok(solution) => {
                run.steps = solution.steps();
                run.path = solution.path().cloned();
                run.expanded = Some(match engine {
                    // A table holds all boards that can reach the goal: half of the permutations.
                    Engine::Table => (1..=pair.shape().cells()).product::<usize>() / 2,
                    _ => solution.effort().expanded_forward + solution.effort().expanded_backward,
                });
                run.again = Some(solve().1);
            }
            Err(limit @ (SolveError::TimedOut { .. } | SolveError::Memory { .. })) => {
                run.error = Some(limit.to_string());
            }
            Err(other) => return Err(other.into()),
        }
        Ok(run)
    }
}

/// The path that all engines found; none if none found any.
fn agreed_path<'a>(
    paths: impl Iterator<Item = (&'static str, Option<&'a Path>)>,
) -> anyhow::Result<Option<&'a Path>> {
    let mut found = paths.filter_map(|(engine, path)| Some((engine, path?)));
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
    let milliseconds = |seconds: f64| format!("{:.3} ms", seconds * 1e3);
    for run in runs {
        let engine = run.engine;
        if let Some(limit) = &run.error {
            writeln!(out, "{engine:<18} {:>5} {limit}", "-")?;
            continue;
        }
        let moves = run.steps.unwrap_or(0);
        let expanded = Progress::number(run.expanded.unwrap_or(0) as u64);
        let time = milliseconds(run.seconds);
        let again = milliseconds(run.again.unwrap_or(0.0));
        writeln!(
            out,
            "{engine:<18} {moves:>5} {expanded:>13} {time:>11} {again:>11}"
        )?;
    }
    Ok(())
}

fn write_line(path: Option<&Path>, runs: &[EngineRun], out: &mut impl Write) -> io::Result<()> {
    let or_dash = |number: Option<usize>| number.map_or("-".to_owned(), |n| n.to_string());
    write!(out, "{}", or_dash(path.map(|path| path.len())))?;
    for run in runs {
        write!(out, "; {} {}", run.engine, or_dash(run.expanded))?;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use npuzzle::Move;

    use super::*;

    #[test]
    fn different_paths_are_an_error_that_names_the_engines() {
        let [left, up] = [Move::Left, Move::Up].map(|step| Path::from(vec![step]));
        let paths = [("one", Some(&left)), ("two", Some(&up))];
        let error = agreed_path(paths.into_iter()).map_err(|error| error.to_string());
        let message = "the engines disagree: one found l, and two found u".to_owned();
        assert_eq!(error, Err(message));
    }
}
