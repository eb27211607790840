//! The options of `man`.

use clap::Args;

/// Print the manual page
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle man > npuzzle.1
  npuzzle man steps | man -l -

Exit status:
  0  printed
  2  something was wrong: usage, writing")]
pub struct ManArgs {
    /// Print the page of this subcommand [default: the page of the whole program]
    pub subcommand: Option<String>,
}
