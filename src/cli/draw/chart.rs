//! A bar chart drawn on a terminal.

use std::io::{self, Write};

use owo_colors::OwoColorize;

use crate::cli::progress::Progress;

/// Separates the columns of a chart.
const GAP: &str = "  ";

/// Parts of a block, by how many eighths of a column they fill.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// How a chart is drawn.
pub struct Chart {
    /// Columns to draw in.
    pub columns: usize,
    pub color: bool,
    /// Whether bars are made of block characters, to an eighth of a column; else of `#`.
    pub blocks: bool,
}

impl Chart {
    /// Draws a line of headings, then a line for each number with its index and its bar. The bar of
    /// the largest number fills the columns that are left.
    pub fn draw(&self, heads: [&str; 2], numbers: &[u64], out: &mut impl Write) -> io::Result<()> {
        let largest = numbers.iter().copied().max().unwrap_or(0);
        let last = numbers.len().saturating_sub(1).to_string();
        let first = heads[0].len().max(last.len());
        let second = heads[1].len().max(Progress::number(largest).len());
        let room = self.columns.saturating_sub(first + second + 2 * GAP.len());
        writeln!(out, "{:>first$}{GAP}{:>second$}", heads[0], heads[1])?;
        for (index, &number) in numbers.iter().enumerate() {
            let text = Progress::number(number);
            write!(out, "{index:>first$}{GAP}{text:>second$}")?;
            let bar = self.bar(number, largest, room);
            match (bar.as_str(), self.color) {
                ("", _) => writeln!(out)?,
                (bar, true) => writeln!(out, "{GAP}{}", bar.cyan())?,
                (bar, false) => writeln!(out, "{GAP}{bar}")?,
            }
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
        let words_a_line = (room / (longest + GAP.len())).max(1);
        words
            .chunks(words_a_line)
            .try_for_each(|line| writeln!(out, "{margin}{}", line.join(GAP)))
    }

    /// The bar of `number`, in the scale in which `largest` fills `room` columns.
    fn bar(&self, number: u64, largest: u64, room: usize) -> String {
        let parts = if self.blocks { 8 } else { 1 };
        // 128 bits: a count of boards times a width may exceed 64.
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
