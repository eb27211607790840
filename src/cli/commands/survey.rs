//! `survey`: how many boards lie at each depth from a goal, and which.

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use anyhow::{Context, bail};
use npuzzle::text::Dialect;
use npuzzle::{Board, Effort, Shape, Survey, SurveyError};

use crate::cli::args::SurveyArgs;
use crate::cli::batch::LONGEST_LINE;
use crate::cli::board_text::BoardText;
use crate::cli::boards::{self, Given};
use crate::cli::draw::chart::Chart;
use crate::cli::exit::Exit;
use crate::cli::json::{self, BoardList, SurveyFields, SurveyRecord};
use crate::cli::progress::{self, Progress, Work};
use crate::cli::stats::{self, Stats};
use crate::cli::terminal::{self, STANDARD_OUTPUT};

/// If there are more of the deepest boards, a chart does not list them.
const MOST_LISTED: u64 = 20;

pub fn run(args: &SurveyArgs, out: &mut impl Write) -> anyhow::Result<Exit> {
    let begin = Instant::now();
    let goal = goal(args)?;
    let mut survey = Survey::new(goal, args.memory)?;
    let counts = descend(&mut survey, args);
    let depth = survey.depth();
    if let Some(asked) = args.depth.filter(|&asked| asked > depth) {
        bail!("no board is {asked} moves from {goal}: the deepest are {depth} moves from it");
    }
    let text = BoardText::styled(args.style.style(), args.output.blank.as_ref());
    let boards = BoardList::new(
        goal.shape(),
        ranks(&survey, goal, args.memory)?,
        text.clone(),
    );
    let effort = Effort {
        expanded_backward: survey.found() as usize,
        depth_backward: depth,
        ..Effort::default()
    };
    let stats = Stats::new(effort, begin, &args.output);
    if args.output.json {
        let fields = match args.depth {
            Some(_) => SurveyFields::Level { boards },
            None => SurveyFields::All {
                total: survey.total(),
                mean: mean(&counts),
                counts,
                deepest: boards,
            },
        };
        let record = SurveyRecord {
            size: goal.shape().to_string(),
            goal: text.of(goal),
            depth,
            fields,
            stats,
        };
        json::write(&record, out).context(STANDARD_OUTPUT)?;
        return Ok(Exit::Answered);
    }
    let written = match args.depth {
        Some(_) => boards
            .starts_for(goal)
            .try_for_each(|record| write!(out, "{record}{}", text.record_end())),
        None => draw(&counts, &boards, args, out),
    };
    written.context(STANDARD_OUTPUT)?;
    stats::print(stats, out)?;
    Ok(Exit::Answered)
}

/// The goal that was given, by itself or as an option.
fn goal(args: &SurveyArgs) -> anyhow::Result<Board> {
    let dialect = Dialect {
        size: args.goal.size,
        blank: args.output.blank.clone(),
    };
    let args = &args.goal;
    let read = |text, whence| boards::goal(text, &dialect, Shape::EIGHT_PUZZLE, whence);
    match (args.boards.as_slice(), args.goal.as_deref()) {
        ([], goal) => read(goal, "--goal"),
        (words, None) => {
            let given = Given::new(words, LONGEST_LINE)?;
            let goal = read(Some(given.text().as_ref()), "goal");
            goal.map_err(|error| given.explain(error))
        }
        (_, Some(_)) => bail!("the goal was given twice, by itself and by --goal"),
    }
}

/// Goes down to the depth that was asked for, or else to the greatest; returns how many boards lie
/// at each depth on the way.
fn descend(survey: &mut Survey, args: &SurveyArgs) -> Vec<u64> {
    let shown = progress::is_wanted(args.output.quiet);
    let mut progress = Progress::new(Work::Boards(survey.total()), shown);
    let mut counts = vec![survey.count()];
    while args.depth.is_none_or(|depth| survey.depth() < depth) && survey.deepen() {
        counts.push(survey.count());
        progress.advance(0, survey.found());
    }
    progress.finish();
    counts
}

/// The ranks of the boards at this depth, in ascending order.
fn ranks(survey: &Survey, goal: Board, memory: usize) -> Result<Vec<u64>, SurveyError> {
    let mut ranks = Vec::new();
    let needed = Survey::memory(goal.shape()) + survey.count() * size_of::<u64>() as u64;
    if needed > memory as u64 || ranks.try_reserve_exact(survey.count() as usize).is_err() {
        return Err(SurveyError {
            shape: goal.shape(),
            needed,
            allowed: memory,
        });
    }
    ranks.extend(survey.boards().map(Board::rank));
    ranks.sort_unstable();
    Ok(ranks)
}

/// The mean depth of a board.
#[expect(
    clippy::cast_precision_loss,
    reason = "all counts are far below 2 to the power of 53"
)]
fn mean(counts: &[u64]) -> f64 {
    let moves: u64 = (0..).zip(counts).map(|(depth, count)| depth * count).sum();
    moves as f64 / counts.iter().sum::<u64>() as f64
}

fn draw(
    counts: &[u64],
    deepest: &BoardList,
    args: &SurveyArgs,
    out: &mut impl Write,
) -> io::Result<()> {
    let chart = Chart {
        columns: terminal::columns(args.columns),
        color: terminal::has_colour(args.output.color),
        blocks: io::stdout().is_terminal(),
    };
    chart.draw(["depth", "boards"], counts, out)?;
    let number = Progress::number;
    let depth = counts.len() - 1;
    let total = number(counts.iter().sum());
    let count = counts.last().copied().unwrap_or(0);
    let noun = progress::noun(count, "board");
    writeln!(out)?;
    writeln!(out, "total:    {total} boards")?;
    writeln!(out, "mean:     {:.3} moves", mean(counts))?;
    writeln!(out, "deepest:  {depth} moves, {} {noun}", number(count))?;
    if count > MOST_LISTED {
        return writeln!(out, "          --at-depth {depth} lists them");
    }
    chart.list(deepest.texts(), "          ", out)
}
