//! `generate`: random starts, and goals.

use std::collections::HashSet;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, IsTerminal, Write};

use anyhow::{Context, bail};
use npuzzle::text::Dialect;
use npuzzle::{Board, Options, Pair, Random, Sampler, Shape, Solver, Workload, is_solvable};

use crate::cli::answer::UNSOLVABLE;
use crate::cli::args::{AnswerKind, GenerateArgs};
use crate::cli::board_text::BoardText;
use crate::cli::boards;
use crate::cli::cache;
use crate::cli::exit::Exit;
use crate::cli::interrupt;
use crate::cli::json::{self, AnswerFields, Origin, PairRecord, PathFields};
use crate::cli::progress::{self, Progress, Work};
use crate::cli::terminal::STANDARD_OUTPUT;

/// How many pairs are printed together if none of them takes a search: fewer take more writes, more
/// of them more memory. Measure with `time npuzzle generate --count 10000000`.
const TOGETHER: u64 = 1024;

/// How many pairs in a row may have been there before, where it is not known how many there are.
const MOST_REPEATS: usize = 1000;

pub fn run(args: &GenerateArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let seed = args.draw.seed.unwrap_or_else(random_seed);
    let mut generator = Generator::new(args, seed)?;
    if args.distinct {
        generator.enough = generator.check_count()?;
    }
    let at_once = generator.at_once();
    let shown = progress::is_wanted(args.quiet) && !io::stdout().is_terminal();
    let mut progress = Progress::new(Work::Records, shown);
    let mut lines = Vec::new();
    let mut done = 0;
    interrupt::stop_between_lines();
    while done < args.draw.count {
        let count = at_once.min(args.draw.count - done);
        lines.clear();
        generator.write(count, &mut lines)?;
        if done == 0 && args.draw.seed.is_none() && !args.quiet {
            // The boards are printed even if standard error is closed.
            let _ = writeln!(io::stderr(), "seed: {seed}");
        }
        interrupt::uninterrupted(|| out.write_all(&lines).and_then(|()| out.flush()))
            .context(STANDARD_OUTPUT)?;
        done += count;
        progress.advance(0, done);
    }
    progress.finish();
    Ok(Exit::Answered)
}

/// Draws pairs and writes them.
struct Generator<'a> {
    args: &'a GenerateArgs,
    text: BoardText,
    random: Random,
    sampler: Sampler,
    solver: Solver,
    shape: Shape,
    /// None if each start gets a goal of its own.
    goal: Option<Board>,
    /// With `--distinct`, the pairs so far.
    seen: HashSet<Pair>,
    /// Whether it is known that there are enough of them.
    enough: bool,
}

impl<'a> Generator<'a> {
    fn new(args: &'a GenerateArgs, seed: u64) -> anyhow::Result<Self> {
        let dialect = Dialect {
            size: args.draw.size,
            blank: args.blank.clone(),
        };
        let goal = args.draw.goal.as_deref();
        let goal = boards::goal(goal, &dialect, Shape::EIGHT_PUZZLE, "--goal")?;
        let solver = Solver::with_options(Options {
            workload: Workload::ManyPairs,
            cache: cache::cache(&args.store, args.quiet),
            ..Options::default()
        });
        Ok(Self {
            args,
            text: BoardText::styled(args.style.style(), args.blank.as_ref()),
            seen: HashSet::new(),
            enough: false,
            random: Random::new(seed),
            sampler: Sampler::new(args.draw.starts(), solver.clone()),
            solver,
            shape: goal.shape(),
            goal: (!args.draw.random_goal).then_some(goal),
        })
    }

    /// How many pairs to print together: one by one where each takes a search.
    fn at_once(&self) -> u64 {
        let searches = self.args.with_answer.is_some() || self.args.draw.steps.is_some();
        let far = self.shape.cells() > Shape::EIGHT_PUZZLE.cells();
        if searches && far { 1 } else { TOGETHER }
    }

    /// Appends so many lines.
    fn write(&mut self, count: u64, out: &mut Vec<u8>) -> anyhow::Result<()> {
        let pairs = (0..count).map(|_| self.next_pair());
        let pairs = pairs.collect::<anyhow::Result<Vec<_>>>()?;
        for (&pair, fields) in pairs.iter().zip(self.answers(&pairs)?) {
            if self.args.json {
                let (origin, solvable) = (Origin::default(), is_solvable(pair));
                let record =
                    PairRecord::new(origin, pair.into(), solvable, fields, None, &self.text);
                json::write(&record, out)?;
            } else {
                self.write_text(pair, &fields, out)?;
            }
        }
        Ok(())
    }

    /// The next pair; with `--distinct`, one that was not yet there.
    fn next_pair(&mut self) -> anyhow::Result<Pair> {
        if !self.args.distinct {
            return self.pair();
        }
        for _ in 0..self.most_repeats() {
            let pair = self.pair()?;
            if self.seen.insert(pair) {
                return Ok(pair);
            }
        }
        bail!(
            "after {} pairs, {MOST_REPEATS} in a row were among them already: there are hardly any more",
            self.seen.len()
        )
    }

    /// How often to draw for a new pair. Where it is known that there are enough, one will come.
    fn most_repeats(&self) -> usize {
        if self.enough {
            usize::MAX
        } else {
            MOST_REPEATS
        }
    }

    /// Whether it is known that there are as many different pairs as are to be drawn.
    ///
    /// # Errors
    ///
    /// There are fewer.
    fn check_count(&mut self) -> anyhow::Result<bool> {
        let Some(goal) = self.goal else {
            return Ok(false);
        };
        let Some(count) = self.sampler.count(goal).context("--steps")? else {
            return Ok(false);
        };
        let asked = self.args.draw.count;
        if asked > count {
            bail!("{asked} different starts were asked for, and there are {count}");
        }
        Ok(true)
    }

    fn pair(&mut self) -> anyhow::Result<Pair> {
        // Only distances can't be met.
        let Some(goal) = self.goal else {
            let pair = self.sampler.pair(self.shape, &mut self.random);
            return pair.context("--steps");
        };
        let start = self.sampler.start(goal, &mut self.random);
        Ok(Pair::new(start.context("--steps")?, goal)?)
    }

    /// The answers for these pairs, if they are wanted.
    fn answers(&self, pairs: &[Pair]) -> anyhow::Result<Vec<AnswerFields>> {
        let mut answers = Vec::with_capacity(pairs.len());
        match self.args.with_answer {
            None => answers.resize_with(pairs.len(), || AnswerFields::None {}),
            Some(AnswerKind::Steps) => self.solver.each_steps(pairs, |steps| {
                answers.push(AnswerFields::Steps { steps });
            })?,
            Some(AnswerKind::Path) => self.solver.each_path(pairs, |path| {
                answers.push(AnswerFields::Path(PathFields::new(path)));
            })?,
        }
        Ok(answers)
    }

    /// Appends a record that a batch reads as that pair, with the answer as a comment.
    fn write_text(&self, pair: Pair, answer: &AnswerFields, out: &mut Vec<u8>) -> io::Result<()> {
        out.extend_from_slice(self.text.of_pair(pair, self.goal.is_none()).as_bytes());
        match answer {
            AnswerFields::None {} => {}
            AnswerFields::Steps { steps } => match steps {
                Some(steps) => write!(out, " # {steps}")?,
                None => out.extend_from_slice(b" # -1"),
            },
            AnswerFields::Path(PathFields { path, .. }) => {
                let path = path.as_deref().unwrap_or(UNSOLVABLE);
                let space = if path.is_empty() { "" } else { " " };
                write!(out, " #{space}{path}")?;
            }
        }
        out.extend_from_slice(self.text.record_end().as_bytes());
        Ok(())
    }
}

/// A seed from the system: the standard library seeds its hashers at random, and the hash of
/// nothing shows that.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
