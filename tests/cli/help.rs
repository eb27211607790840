//! The help texts: short where a reminder is wanted, with examples that run where more is.

use std::path::Path;

use crate::command::{npuzzle, shell};

/// The subcommands that answer a question about boards.
const ANSWERING: [&str; 6] = ["steps", "path", "check", "verify", "render", "compare"];
/// All that have a help text: the program itself, and each subcommand.
const ALL: &[&str] = &[
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

fn help(subcommand: &str, option: &str) -> String {
    npuzzle(&format!("{subcommand} {option}"))
        .run()
        .says("")
        .exited(0)
        .stdout
}

/// The indented lines below a heading.
fn section<'h>(help: &'h str, heading: &str) -> Vec<&'h str> {
    help.lines()
        .skip_while(|line| *line != heading)
        .skip(1)
        .map_while(|line| line.strip_prefix("  "))
        .collect()
}

#[test]
fn each_help_shows_two_or_three_examples() {
    for subcommand in ALL {
        let count = section(&help(subcommand, "--help"), "Examples:").len();
        assert!((2..=3).contains(&count), "{subcommand}: {count} examples");
    }
}

#[test]
fn each_example_is_about_its_own_subcommand() {
    for subcommand in ALL {
        for example in section(&help(subcommand, "--help"), "Examples:") {
            let command = format!("npuzzle {subcommand}");
            assert!(example.contains(command.trim_end()), "{example}");
        }
    }
}

#[cfg(unix)]
#[test]
fn each_example_runs_as_it_stands() {
    let home = home().expect("a directory to work in");
    for subcommand in ALL {
        for example in section(&help(subcommand, "--help"), "Examples:") {
            // Whoever lacks a reader of manual pages can still read the page.
            let line = format!("command -v man > /dev/null || man() {{ cat; }}\n{example}");
            let call = shell(&line).env("HOME", &home).env("MANPAGER", "cat");
            let call = call.env("NPUZZLE_CACHE", home.join("cache"));
            let run = call.named(example).inside(&home).run().says("");
            let denies = run.status == "1" && run.stdout.starts_with("unsolvable\n");
            let silent = example.contains(" > ");
            assert!(
                run.stdout.is_empty() == silent,
                "{example}: {:?}",
                run.stdout
            );
            assert!(
                run.status == "0" || denies,
                "{example}: exit status {}",
                run.status
            );
        }
    }
}

/// A home in which a shell's completions have their places.
fn home() -> std::io::Result<std::path::PathBuf> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("home");
    for place in [
        ".local/share/bash-completion/completions",
        ".config/fish/completions",
    ] {
        std::fs::create_dir_all(home.join(place))?;
    }
    Ok(home)
}

#[test]
fn every_help_lists_the_exit_statuses() {
    let wrong = "2  something was wrong: usage, a board, reading or writing";
    for subcommand in ["steps", "path", "render"] {
        assert_eq!(
            section(&help(subcommand, "--help"), "Exit status:"),
            [
                "0  answered (that a pair can't be solved is an answer)",
                wrong
            ]
        );
    }
    assert_eq!(
        section(&help("check", "--help"), "Exit status:"),
        [
            "0  solvable, or within",
            "1  unsolvable, or not within",
            wrong
        ]
    );
    assert_eq!(
        section(&help("verify", "--help"), "Exit status:"),
        [
            "0  valid",
            "1  not valid",
            "2  something was wrong: usage, a board, moves, reading or writing",
        ]
    );
    assert_eq!(
        section(&help("", "--help"), "Exit status:"),
        [
            "0  answered (that a pair can't be solved is an answer)",
            "1  answered, and the answer of check or verify is no",
            wrong,
        ]
    );
    for subcommand in ["rank", "survey"] {
        assert_eq!(
            section(&help(subcommand, "--help"), "Exit status:"),
            ["0  answered", wrong]
        );
    }
    assert_eq!(
        section(&help("cache", "--help"), "Exit status:"),
        ["0  done", wrong]
    );
    assert_eq!(
        section(&help("generate", "--help"), "Exit status:"),
        ["0  printed", wrong]
    );
    for subcommand in ["completions", "man"] {
        assert_eq!(
            section(&help(subcommand, "--help"), "Exit status:"),
            ["0  printed", "2  something was wrong: usage, writing"]
        );
    }
}

#[test]
fn the_short_help_is_shorter() {
    for subcommand in ALL {
        let (short, long) = (help(subcommand, "-h"), help(subcommand, "--help"));
        assert!(short.lines().count() < long.lines().count(), "{subcommand}");
        assert!(!short.contains("Examples:"), "{subcommand}");
    }
}

#[test]
fn the_short_help_fits_a_screen() {
    for subcommand in ALL {
        let lines = help(subcommand, "-h").lines().count();
        assert!(lines <= 24, "{subcommand}: {lines} lines");
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
    for subcommand in ANSWERING {
        let help = help(subcommand, "-h");
        for option in [
            "-g, --goal <GOAL>",
            "-s, --size <WxH>",
            "-j, --json",
            "--blank <CHAR>",
            "--color <WHEN>",
            "-q, --quiet",
            "--stats",
        ] {
            assert!(help.contains(option), "{subcommand} lacks {option}");
        }
    }
}

#[test]
fn a_subcommands_own_options_come_before_those_that_all_share() {
    for subcommand in ANSWERING {
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
