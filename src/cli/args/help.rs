//! Help texts that subcommands have in common.

/// The exit statuses of a question about pairs, except status 2.
pub const ANSWERED: &str = "
  0  answered (that a pair can't be solved is an answer)";

/// The sections `Examples` and `Exit status` of a long help. Each line of both arguments begins with a
/// line break; status 2 is added here.
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
