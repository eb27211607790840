//! `npuzzle man`: the manual pages.

use crate::command::npuzzle;

/// The lines of a page below one of its headings.
fn section<'p>(page: &'p str, heading: &str) -> Vec<&'p str> {
    let start = format!(".SH {heading}");
    let below = page.lines().skip_while(|line| *line != start).skip(1);
    below.take_while(|line| !line.starts_with(".SH")).collect()
}

fn page(subcommand: &str) -> String {
    let run = npuzzle(&format!("man {subcommand}")).run();
    run.says("").exited(0).stdout
}

#[test]
fn each_page_names_what_it_is_about() {
    for (subcommand, title, name) in [
        (
            "",
            "npuzzle",
            r"npuzzle \- Fewest moves between two boards of a sliding\-tile puzzle",
        ),
        (
            "steps",
            "npuzzle-steps",
            r"npuzzle\-steps \- Print the least number of moves from start to goal, or \-1 if there is no path",
        ),
    ] {
        let page = page(subcommand);
        assert_eq!(section(&page, "NAME"), [name]);
        let version = env!("CARGO_PKG_VERSION");
        let heading = format!("\n.TH {title} 1  \"npuzzle {version}\" \n");
        assert!(page.contains(&heading), "{page}");
    }
}

#[test]
fn every_subcommand_has_a_page_with_all_that_its_help_tells() {
    for subcommand in [
        "steps",
        "path",
        "check",
        "verify",
        "render",
        "generate",
        "rank",
        "survey",
        "cache",
        "completions",
        "man",
    ] {
        let page = page(subcommand);
        for heading in ["Examples:", "Exit status:"] {
            assert!(
                page.contains(&format!("\n{heading}\n")),
                "{subcommand} lacks {heading}"
            );
        }
        for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"] {
            assert!(
                !section(&page, heading).is_empty(),
                "{subcommand} lacks {heading}"
            );
        }
    }
}

#[test]
fn a_subcommand_that_is_none_has_no_page() {
    npuzzle("man stops")
        .fails(r#"subcommand "stops": there is none of that name; --help lists them"#);
}
