//! The options of `completions`.

use clap::Args;
use clap_complete::Shell;

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  npuzzle completions bash > ~/.local/share/bash-completion/completions/npuzzle
  npuzzle completions fish > ~/.config/fish/completions/npuzzle.fish

Exit status:
  0  printed
  2  something was wrong: usage, writing")]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}
