//! Progress of long work, shown on standard error; the only user of indicatif.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{
    BinaryBytes, HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle,
};
use npuzzle::Building;

/// Shorter work shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// A bar, or a count where the amount of work is not known.
pub struct Progress {
    begin: Instant,
    work: Work,
    shown: bool,
    /// Made once the work turns out to be long.
    bar: Option<ProgressBar>,
}

/// What there is to do.
#[derive(Clone, Copy)]
pub enum Work {
    /// Records, in so many bytes.
    Bytes(u64),
    /// Records, nobody knows how many.
    Records,
    /// So many boards.
    Boards(u64),
    /// Pattern databases, in so many units.
    Databases(u64),
}

impl Progress {
    /// Progress that is never seen unless `shown`.
    pub fn new(work: Work, shown: bool) -> Self {
        Self {
            begin: Instant::now(),
            work,
            shown,
            bar: None,
        }
    }

    /// So many bytes, and so many records, boards or units, are done in all.
    pub fn advance(&mut self, bytes: u64, count: u64) {
        if !self.shown || self.begin.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| bar(self.work, self.begin));
        bar.set_position(match self.work {
            Work::Bytes(_) => bytes,
            Work::Records | Work::Boards(_) | Work::Databases(_) => count,
        });
    }

    /// Writes something else on standard error, out of the bar's way.
    pub fn hide_while(&self, write: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Removes the bar; returns how long the work took.
    pub fn finish(self) -> Duration {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
        self.begin.elapsed()
    }

    /// A number of bytes for people: 1.50 MiB.
    pub fn bytes(bytes: u64) -> String {
        BinaryBytes(bytes).to_string()
    }

    /// A number for people: 1,234,567.
    pub fn number(number: u64) -> String {
        HumanCount(number).to_string()
    }
}

/// Whether to say on standard error how work goes: on a terminal and unless `quiet`.
pub fn is_wanted(quiet: bool) -> bool {
    io::stderr().is_terminal() && !quiet
}

/// The singular or the plural of a noun, as the count demands.
pub fn noun(count: u64, singular: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{singular}{ending}")
}

fn bar(work: Work, begin: Instant) -> ProgressBar {
    let (length, template) = match work {
        Work::Bytes(size) => (
            Some(size),
            "{bar:40} {percent:>3} %  {bytes} of {total_bytes}, {eta} left",
        ),
        Work::Records => (None, "{human_pos} lines, {rate} a second"),
        Work::Boards(total) => (
            Some(total),
            "{bar:40} {percent:>3} %  {human_pos} of {human_len} boards, {eta} left",
        ),
        Work::Databases(total) => (
            Some(total),
            "{bar:40} {percent:>3} %  building databases, {eta} left",
        ),
    };
    let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr());
    // The default style would stand in for a template with a mistake in it.
    let style = ProgressStyle::with_template(template)
        .unwrap_or(ProgressStyle::default_bar())
        .with_key("rate", |state: &ProgressState, text: &mut dyn Write| {
            let milliseconds = (state.elapsed().as_millis() as u64).max(1);
            let rate = state.pos().saturating_mul(1000) / milliseconds;
            // Writing to memory can't fail.
            let _ = write!(text, "{}", HumanCount(rate));
        });
    bar.with_style(style).with_elapsed(begin.elapsed())
}

/// Shows the progress of building databases, on a terminal and unless `quiet`.
pub fn of_building(quiet: bool) -> impl Fn(&Building) + Send + Sync {
    let shown = is_wanted(quiet);
    let current: Mutex<Option<Progress>> = Mutex::default();
    move |building| {
        if !shown {
            return;
        }
        let mut current = current.lock().unwrap_or_else(PoisonError::into_inner);
        if building.is_done() {
            current.take().map(Progress::finish);
            return;
        }
        current
            .get_or_insert_with(|| Progress::new(Work::Databases(building.total), shown))
            .advance(0, building.reached);
    }
}
