//! Command lines that are wrong: what is wrong is said on standard error, nothing is printed, and
//! the exit status is 2.

use crate::command::{npuzzle, terminal};
use crate::table::refusals;

#[test]
fn no_subcommand_at_all_gets_the_usage() {
    let run = npuzzle("").run().mentions("Usage: npuzzle <COMMAND>");
    run.mentions("  steps ").printed("").exited(2);
}

#[test]
fn no_board_on_a_terminal_gets_a_short_usage_and_no_silent_wait() {
    for subcommand in ["steps", "path", "check", "verify", "render"] {
        let Some(call) = terminal(&format!("npuzzle {subcommand}")) else {
            return;
        };
        let usage = "error: no board was given\r\n\r\n\
                     Give one or two as arguments, such as 2831.4765, or on standard input;\r\n\
                     --help shows examples.\r\n";
        call.run().printed(usage).exited(2);
    }
}

#[test]
fn unknown_names_and_contradictions_are_refused() {
    refusals(
        "",
        "
        stops 12345678.                             => unrecognized subcommand 'stops'
        stops 12345678.                             => a similar subcommand exists: 'steps'
        12345678.                                   => unrecognized subcommand '12345678.'
        steps 12345678. --frob                      => unexpected argument '--frob'
        steps --count                               => a similar argument exists: '--count-start'
        path 12345678. --count-start                => unexpected argument '--count-start'
        steps 12345678. --explain                   => unexpected argument '--explain'
        check 12345678. --style plain               => unexpected argument '--style'
        steps 12345678. --stats --quiet             => '--stats' cannot be used with '--quiet'
        steps 12345678. --goal snail --goal snail   => '--goal <GOAL>' cannot be used multiple times
        ",
    );
}

#[test]
fn a_value_that_is_missing_or_none_of_the_choices_is_refused() {
    refusals(
        "",
        "
        steps 12345678. --goal              => a value is required for '--goal <GOAL>'
        steps 12345678. --size              => a value is required for '--size <WxH>'
        render 12345678. --columns          => a value is required for '--columns <N>'
        steps 12345678. --color sometimes   => [possible values: auto, always, never]
        render 12345678. --style fancy      => [possible values: unicode, ascii, plain]
        completions csh                     => [possible values: bash, elvish, fish, powershell, zsh]
        ",
    );
}

#[test]
fn a_number_of_columns_is_at_least_one() {
    for columns in ["0", "65536", "-1", "wide", "8.5", ""] {
        let run = npuzzle(&format!("render 12345678. --columns={columns}")).run();
        let message = format!(
            "invalid value '{columns}' for '--columns <N>': a number of columns from 1 to 65535 \
             is needed\n"
        );
        run.mentions(&message).printed("").exited(2);
    }
}

#[test]
fn a_size_that_no_board_has_is_refused() {
    let sizes = "1x9 9x1 5x5 5x4 0x0 3x x3 3 3x3x3 3*3 banana 3x3.5 99999999999999999999x2";
    for size in sizes.split(' ').chain([""]) {
        let run = npuzzle(&format!("steps 12345678. --size={size}")).run();
        let message = format!(
            "size {size:?}: a size is WxH, columns by rows as in 3x3, both at least 2, with at \
             most 16 cells in all\n"
        );
        run.mentions(&message).printed("").exited(2);
    }
}

#[test]
fn a_blank_is_a_word_of_visible_characters_that_do_not_separate() {
    for blank in ["", "\u{1}", "\t", "1 2", "\u{1b}", "a/b", ",", "123456789"] {
        let run = npuzzle("steps 12345678. --json --blank").arg(blank).run();
        run.mentions("a word of 1 to 8 visible characters is needed, such as . 0 x -1\n")
            .printed("")
            .exited(2);
    }
}
