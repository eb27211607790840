//! Help texts that subcommands have in common.

/// The exit statuses of a question about pairs, but for 2.
pub const ANSWERED: &str = "
  0  answered (that a pair can't be solved is an answer)";

/// The end of a long help, from examples and the exit statuses but for 2, each line behind a line
/// break.
pub fn help_end(examples: &str, statuses: &str) -> String {
    format!(
        "Examples:{examples}\n\nExit status:{statuses}\n  \
         2  something was wrong: usage, a board, reading or writing"
    )
}

/// The long help of `--goal`, from its short help.
pub fn goal_help(short: &str) -> String {
    format!(
        "{short}\n\nstandard (the default) is 1 2 3 ... with the blank last; blank-first is the \
         blank, then 1 2 3 ...; snail is 1 2 3 ... in a spiral inwards, with the blank at its end."
    )
}

/// The long help of `--batch`, from its short help and what a line holds.
pub fn batch_help(short: &str, line: &str) -> String {
    format!(
        "{short}\n\n{line} The answers come in the order of the lines. A line that can't be read \
         is answered with \"error\", and a message on standard error says why."
    )
}
