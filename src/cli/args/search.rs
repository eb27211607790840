//! The options of searches.

use std::time::Duration;

use clap::{Args, ValueEnum};

#[derive(Debug, Args)]
#[command(next_help_heading = "Search")]
pub struct SearchArgs {
    /// How to search; all engines give the same answers
    #[arg(long, value_name = "ENGINE", hide_short_help = true, value_enum, default_value_t = EngineChoice::Auto)]
    pub engine: EngineChoice,
    /// Memory limit of a search, such as 500M or 8G
    #[arg(long, value_name = "SIZE", hide_short_help = true, value_parser = memory, default_value = "2G")]
    pub memory: usize,
    /// Give up on a pair after this long, such as 500ms, 10s or 2m
    #[arg(long, value_name = "DURATION", hide_short_help = true, value_parser = duration)]
    pub timeout: Option<Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// Up to nine cells bidirectional, or table in a batch; deepening for larger boards
    Auto,
    /// Breadth-first search from the start, to compare others with
    BreadthFirst,
    /// Breadth-first search from both ends
    Bidirectional,
    /// Breadth-first search from the goal to all boards, kept for more starts; up to nine cells
    Table,
    /// Iterative deepening (IDA*) with pattern databases
    Deepening,
}

/// Parses a span of time; a number alone counts seconds.
fn duration(text: &str) -> Result<Duration, &'static str> {
    const NEEDED: &str = "a duration such as 500ms, 10s or 2m is needed";
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(NEEDED),
    };
    let number = digits.trim().parse::<f64>().map_err(|_| NEEDED)?;
    Duration::try_from_secs_f64(number * unit).map_err(|_| NEEDED)
}

/// Parses a number of bytes, with K, M, G or T for powers of 1024.
pub fn memory(text: &str) -> Result<usize, &'static str> {
    const NEEDED: &str = "a size such as 500M or 8G is needed";
    let upper = text.trim().to_ascii_uppercase();
    let unit = upper.trim_end_matches('B').trim_end_matches('I');
    let digits = unit.trim_end_matches(['K', 'M', 'G', 'T']);
    let power = match &unit[digits.len()..] {
        "" => 0,
        "K" => 1,
        "M" => 2,
        "G" => 3,
        "T" => 4,
        _ => return Err(NEEDED),
    };
    let number = digits.parse::<usize>().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << (10 * power)));
    bytes.ok_or(NEEDED)
}
