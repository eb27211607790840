//! `npuzzle man`: the manual pages.

use crate::command::npuzzle;
use crate::help::{ALL, help};

/// The lines of a page below one of its headings.
fn section<'p>(page: &'p str, heading: &str) -> Vec<&'p str> {
    let start = format!(".SH {heading}");
    let below = page.lines().skip_while(|line| *line != start).skip(1);
    below.take_while(|line| !line.starts_with(".SH")).collect()
}

#[test]
fn every_subcommand_has_a_page_that_names_it_and_tells_what_its_help_tells() {
    for subcommand in ALL {
        let run = npuzzle(&format!("man {subcommand}")).run();
        let page = run.says("").exited(0).stdout;
        let title = format!("npuzzle-{subcommand}");
        let title = title.trim_end_matches('-');
        let version = env!("CARGO_PKG_VERSION");
        let heading = format!("\n.TH {title} 1  \"npuzzle {version}\" \n");
        assert!(page.contains(&heading), "{page}");
        let help = help(subcommand, "-h");
        let does = help.lines().next().unwrap_or_default();
        let name = format!("{title} - {does}").replace('-', r"\-");
        assert_eq!(section(&page, "NAME"), [name], "{subcommand}");
        for heading in ["SYNOPSIS", "DESCRIPTION", "OPTIONS"] {
            assert!(
                !section(&page, heading).is_empty(),
                "{subcommand} lacks {heading}"
            );
        }
        for heading in ["\nExamples:\n", "\nExit status:\n"] {
            assert!(page.contains(heading), "{subcommand} lacks {heading}");
        }
    }
}

#[test]
fn a_subcommand_that_is_none_has_no_page() {
    npuzzle("man stops")
        .fails(r#"subcommand "stops": there is none of that name; --help lists them"#);
}
