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
        let mut runs = Vec::new();
        // The parity rule tells without a search that a pair is unsolvable.
        for engine in ENGINES
            .iter()
            .filter(|engine| solvable && engine.serves(pair.shape()))
        {
            runs.push(engine.run(pair, args)?);
        }
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
                engines: runs.iter().map(|run| &run.fields).collect(),
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
struct ComparedEngine {
    name: &'static str,
    engine: Engine,
    partition: Option<Partition>,
}

const ENGINES: [ComparedEngine; 5] = [
    ComparedEngine::new("breadth-first", Engine::BreadthFirst, None),
    ComparedEngine::new("bidirectional", Engine::Bidirectional, None),
    ComparedEngine::new("table", Engine::Table, None),
    ComparedEngine::new("deepening-small", Engine::Deepening, Some(Partition::Small)),
    ComparedEngine::new(
        "deepening-medium",
        Engine::Deepening,
        Some(Partition::Medium),
    ),
];

/// What an engine took, and the path unless it gave up.
struct EngineRun {
    fields: EngineFields,
    path: Option<Path>,
}

impl ComparedEngine {
    const fn new(name: &'static str, engine: Engine, partition: Option<Partition>) -> Self {
        Self {
            name,
            engine,
            partition,
        }
    }

    fn serves(&self, shape: Shape) -> bool {
        let is_small = shape.cells() <= Solver::TABLE_CELLS;
        match (self.engine, self.partition) {
            (Engine::Table, _) => is_small,
            (_, Some(Partition::Medium)) => !is_small,
            _ => true,
        }
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
            (solution, begin.elapsed().as_secs_f64())
        };
        let (first, seconds) = solve();
        let mut fields = EngineFields {
            engine: self.name,
            steps: None,
            expanded: None,
            seconds,
            again: None,
            error: None,
        };
        let path = match first {
            Ok(solution) => {
                fields.steps = solution.steps();
                fields.expanded = Some(self.expanded(solution.effort(), pair.shape()));
                fields.again = Some(solve().1);
                solution.path().cloned()
            }
            Err(limit @ (SolveError::TimedOut { .. } | SolveError::Memory { .. })) => {
                fields.error = Some(limit.to_string());
                None
            }
            Err(other) => return Err(other.into()),
        };
        Ok(EngineRun { fields, path })
    }

    fn expanded(&self, effort: Effort, shape: Shape) -> usize {
        match self.engine {
            // A table holds all boards that can reach the goal: half of the permutations.
            Engine::Table => (1..=shape.cells()).product::<usize>() / 2,
            _ => effort.expanded_forward + effort.expanded_backward,
        }
    }
}

/// The path that all engines found; none if none found any.
fn agreed_path(runs: &[EngineRun]) -> anyhow::Result<Option<&Path>> {
    let mut found = runs
        .iter()
        .filter_map(|run| Some((run.fields.engine, run.path.as_ref()?)));
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
    for EngineRun { fields, path } in runs {
        let engine = fields.engine;
        if let Some(limit) = &fields.error {
            writeln!(out, "{engine:<18} {:>5} {limit}", "-")?;
            continue;
        }
        let moves = path.as_ref().map_or(0, |path| path.len());
        let expanded = Progress::number(fields.expanded.unwrap_or(0) as u64);
        let time = milliseconds(fields.seconds);
        let again = milliseconds(fields.again.unwrap_or(0.0));
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
    for EngineRun { fields, .. } in runs {
        write!(out, "; {} {}", fields.engine, or_dash(fields.expanded))?;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use npuzzle::Move;

    use super::*;

    #[test]
    fn different_paths_are_an_error_that_names_the_engines() {
        let run = |engine, way| EngineRun {
            fields: EngineFields {
                engine,
                steps: Some(1),
                expanded: None,
                seconds: 0.0,
                again: None,
                error: None,
            },
            path: Some([way].into_iter().collect()),
        };
        let runs = [run("one", Move::Left), run("two", Move::Up)];
        let error = agreed_path(&runs).map_err(|error| error.to_string());
        let message = "the engines disagree: one found l, and two found u".to_owned();
        assert_eq!(error, Err(message));
    }
}
