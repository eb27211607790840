//! A bar chart drawn for a terminal.

use std::io::{self, IsTerminal, Write};

use owo_colors::OwoColorize;

use crate::cli::args::SurveyArgs;
use crate::cli::progress::Progress;
use crate::cli::terminal;

/// What parts the columns of a chart.
const GAP: &str = "  ";

/// A block of eighths of a column, from none to seven.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// How a chart is to be drawn, the terminal having been asked.
pub struct Chart {
    columns: usize,
    color: bool,
    /// Whether bars are of blocks, down to an eighth of a column, and not of `#`.
    blocks: bool,
}

impl Chart {
    pub fn new(args: &SurveyArgs) -> Self {
        Self {
            columns: terminal::columns(args.columns),
            color: terminal::has_colour(args.output.color),
            blocks: io::stdout().is_terminal(),
        }
    }

    /// Draws a line for each number, from that of 0 on, below a line of headings. The bar of the
    /// largest fills the room that is left.
    pub fn draw(&self, heads: [&str; 2], numbers: &[u64], out: &mut impl Write) -> io::Result<()> {
        let largest = numbers.iter().copied().max().unwrap_or(0);
        let last = numbers.len().saturating_sub(1).to_string();
        let widths = [
            heads[0].len().max(last.len()),
            heads[1].len().max(Progress::number(largest).len()),
        ];
        let room = widths.iter().sum::<usize>() + 2 * GAP.len();
        let room = self.columns.saturating_sub(room);
        let [first, second] = widths;
        writeln!(out, "{:>first$}{GAP}{:>second$}", heads[0], heads[1])?;
        for (index, &number) in numbers.iter().enumerate() {
            let text = Progress::number(number);
            write!(out, "{index:>first$}{GAP}{text:>second$}")?;
            let bar = self.bar(number, largest, room);
            if !bar.is_empty() {
                write!(out, "{GAP}")?;
                if self.color {
                    write!(out, "{}", bar.cyan())?;
                } else {
                    write!(out, "{bar}")?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Lists words below the chart, as many on a line as fit, each line behind `margin`.
    pub fn list(
        &self,
        words: impl Iterator<Item = String>,
        margin: &str,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let words: Vec<String> = words.collect();
        let longest = words.iter().map(String::len).max().unwrap_or(0);
        let room = (self.columns + GAP.len()).saturating_sub(margin.len());
        let abreast = (room / (longest + GAP.len())).max(1);
        words
            .chunks(abreast)
            .try_for_each(|line| writeln!(out, "{margin}{}", line.join(GAP)))
    }

    /// As much of `room` columns as the number is of the largest.
    fn bar(&self, number: u64, largest: u64, room: usize) -> String {
        let parts = if self.blocks { 8 } else { 1 };
        // A count of boards times a width, which fits.
        let scaled = u128::from(number) * (room * parts) as u128;
        let largest = u128::from(largest.max(1));
        let length = ((scaled + largest / 2) / largest) as usize;
        if self.blocks {
            "█".repeat(length / parts) + EIGHTHS[length % parts]
        } else {
            "#".repeat(length)
        }
    }
}
