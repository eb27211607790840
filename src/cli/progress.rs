//! How far long work has come, shown on standard error; the only user of indicatif.

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

/// A bar, or a count where there is no telling how much there is to do.
pub struct Progress {
    begin: Instant,
    work: Work,
    shown: bool,
    /// Made when the work turns out to be long.
    bar: Option<ProgressBar>,
}

/// What there is to do.
#[derive(Clone, Copy)]
enum Work {
    /// Records in so many bytes.
    Bytes(u64),
    /// Records, who knows how many.
    Records,
    /// So many boards.
    Boards(u64),
}

impl Progress {
    /// Progress of work on `size` bytes; never seen unless `shown`.
    pub fn new(size: Option<u64>, shown: bool) -> Self {
        Self::of(size.map_or(Work::Records, Work::Bytes), shown)
    }

    /// Progress of finding `total` boards; never seen unless `shown`.
    pub fn of_boards(total: u64, shown: bool) -> Self {
        Self::of(Work::Boards(total), shown)
    }

    fn of(work: Work, shown: bool) -> Self {
        Self {
            begin: Instant::now(),
            work,
            shown,
            bar: None,
        }
    }

    /// So many bytes, and so many records or boards, are done in all.
    pub fn advance(&mut self, bytes: u64, count: u64) {
        if !self.shown || self.begin.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| bar(self.work, self.begin));
        bar.set_position(match self.work {
            Work::Bytes(_) => bytes,
            Work::Records | Work::Boards(_) => count,
        });
    }

    /// Lets something else be written on standard error.
    pub fn hide_while(&self, write: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar away; how long all took.
    pub fn finish(self) -> Duration {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
        self.begin.elapsed()
    }

    /// A number of bytes as people read it: 1.50 MiB.
    pub fn bytes(bytes: u64) -> String {
        BinaryBytes(bytes).to_string()
    }

    /// A number as people read it: 1,234,567.
    pub fn number(number: u64) -> String {
        HumanCount(number).to_string()
    }
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
    };
    let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr());
    // The default style stands in for a template that were wrong.
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

/// Shows how far databases have come that take long to build, on a terminal and unless `quiet`.
pub fn of_building(quiet: bool) -> impl Fn(&Building) + Send + Sync {
    let shown = io::stderr().is_terminal() && !quiet;
    let current: Mutex<Option<(Instant, Option<ProgressBar>)>> = Mutex::default();
    move |building| {
        if !shown {
            return;
        }
        let mut current = current.lock().unwrap_or_else(PoisonError::into_inner);
        if building.is_done() {
            if let Some((_, Some(bar))) = current.take() {
                bar.finish_and_clear();
            }
            return;
        }
        let (begin, bar) = current.get_or_insert_with(|| (Instant::now(), None));
        if begin.elapsed() < PATIENCE {
            return;
        }
        let bar = bar.get_or_insert_with(|| {
            let target = ProgressDrawTarget::stderr();
            let bar = ProgressBar::with_draw_target(Some(building.total), target);
            let template = "{bar:40} {percent:>3} %  building databases, {eta} left";
            let style = ProgressStyle::with_template(template);
            bar.with_style(style.unwrap_or(ProgressStyle::default_bar()))
                .with_elapsed(begin.elapsed())
        });
        bar.set_position(building.reached);
    }
}
