//! The help texts: short where a reminder is wanted, with examples that run where more is.

use std::fs;

use crate::command::{has, npuzzle, shell};

/// All that have a help text: the program itself, and each subcommand.
pub const ALL: [&str; 13] = [
    "",
    "steps",
    "path",
    "check",
    "verify",
    "render",
    "compare",
    "generate",
    "rank",
    "survey",
    "cache",
    "completions",
    "man",
];

/// What a subcommand prints for `-h` or `--help`.
#[track_caller]
pub fn help(subcommand: &str, option: &str) -> String {
    let run = npuzzle(&format!("{subcommand} {option}")).run();
    run.says("").exited(0).stdout
}

/// The indented lines below a heading.
fn section<'h>(help: &'h str, heading: &str) -> Vec<&'h str> {
    let below = help.lines().skip_while(|line| *line != heading).skip(1);
    below.map_while(|line| line.strip_prefix("  ")).collect()
}

#[test]
fn each_help_shows_two_or_three_examples_of_its_own_subcommand() {
    for subcommand in ALL {
        let help = help(subcommand, "--help");
        let examples = section(&help, "Examples:");
        assert!(
            (2..=3).contains(&examples.len()),
            "{subcommand}: {examples:?}"
        );
        let command = format!("npuzzle {subcommand}");
        let is_own = |example: &&str| example.contains(command.trim_end());
        assert!(examples.iter().all(is_own), "{subcommand}: {examples:?}");
    }
}

#[test]
fn each_example_runs_as_it_stands() {
    let home = tempfile::tempdir().expect("a folder");
    // Where a shell's completions have their places.
    for place in [
        ".local/share/bash-completion/completions",
        ".config/fish/completions",
    ] {
        fs::create_dir_all(home.path().join(place)).expect("a folder");
    }
    let has_man = has("man", "man-db");
    for subcommand in ALL {
        for example in section(&help(subcommand, "--help"), "Examples:") {
            if example.contains("| man ") && !has_man {
                continue;
            }
            let call = shell(example)
                .env("HOME", home.path())
                .env("MANPAGER", "cat");
            let call = call.env("NPUZZLE_CACHE", home.path().join("cache"));
            let run = call.inside(&home).run().says("");
            let is_silent = example.contains(" > ");
            assert_eq!(
                run.stdout.is_empty(),
                is_silent,
                "{example}: {:?}",
                run.stdout
            );
            let denies = run.status == "1" && run.stdout.starts_with("unsolvable\n");
            run.exited(i32::from(denies));
        }
    }
}

#[test]
fn every_help_lists_the_exit_statuses() {
    const WRONG: &str = "2  something was wrong: usage, a board, reading or writing";
    const ANSWERED: &str = "0  answered (that a pair can't be solved is an answer)";
    for (subcommand, statuses) in [
        ("steps", &[ANSWERED, WRONG][..]),
        ("path", &[ANSWERED, WRONG]),
        ("render", &[ANSWERED, WRONG]),
        (
            "check",
            &[
                "0  solvable, or within",
                "1  unsolvable, or not within",
                WRONG,
            ],
        ),
        (
            "verify",
            &[
                "0  valid",
                "1  not valid",
                "2  something was wrong: usage, a board, moves, reading or writing",
            ],
        ),
        (
            "",
            &[
                ANSWERED,
                "1  answered, and the answer of check or verify is no",
                WRONG,
            ],
        ),
        ("rank", &["0  answered", WRONG]),
        ("survey", &["0  answered", WRONG]),
        ("cache", &["0  done", WRONG]),
        ("generate", &["0  printed", WRONG]),
        (
            "completions",
            &["0  printed", "2  something was wrong: usage, writing"],
        ),
        (
            "man",
            &["0  printed", "2  something was wrong: usage, writing"],
        ),
    ] {
        let help = help(subcommand, "--help");
        assert_eq!(section(&help, "Exit status:"), statuses, "{subcommand}");
    }
}

#[test]
fn the_short_help_is_shorter_and_fits_a_screen() {
    for subcommand in ALL {
        let (short, long) = (help(subcommand, "-h"), help(subcommand, "--help"));
        let lines = short.lines().count();
        assert!(
            lines < long.lines().count() && lines <= 24,
            "{subcommand}: {lines} lines"
        );
        assert!(!short.contains("Examples:"), "{subcommand}");
    }
}

#[test]
fn each_short_help_begins_with_what_the_subcommand_does() {
    let list = help("", "-h");
    let commands = section(&list, "Commands:");
    assert_eq!(commands.len(), ALL.len() - 1, "{list}");
    for entry in commands {
        let (subcommand, does) = entry.split_once(' ').unwrap_or_default();
        let help = help(subcommand, "-h");
        assert_eq!(help.lines().next(), Some(does.trim_start()), "{subcommand}");
    }
}

#[test]
fn every_answering_subcommand_has_the_options_that_all_share() {
    for subcommand in ["steps", "path", "check", "verify", "render", "compare"] {
        let help = help(subcommand, "-h");
        for option in [
            "-g, --goal <GOAL>",
            "-s, --size <WxH>",
            "-j, --json",
            "--blank <WORD>",
            "-q, --quiet",
        ] {
            assert!(help.contains(option), "{subcommand} lacks {option}");
        }
    }
}

#[test]
fn a_subcommands_own_options_come_before_those_that_all_share() {
    for subcommand in &ALL[1..=6] {
        let help = help(subcommand, "--help");
        let headings: Vec<&str> = help
            .lines()
            .filter(|line| !line.starts_with(' ') && line.ends_with(':'))
            .collect();
        assert_eq!(
            headings,
            [
                "Options:",
                "Input:",
                "Search:",
                "Cache:",
                "Output:",
                "Examples:",
                "Exit status:"
            ],
            "{subcommand}"
        );
    }
    let options = section(&help("check", "-h"), "Options:").join("\n");
    for own in ["--explain", "--within", "--help"] {
        assert!(options.contains(own), "{options}");
    }
    assert_eq!(options.lines().count(), 3);
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = concat!("npuzzle ", env!("CARGO_PKG_VERSION"), "\n");
    npuzzle("--version").prints(version);
    npuzzle("-V").prints(version);
}
