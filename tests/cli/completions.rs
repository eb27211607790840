//! `npuzzle completions`: the committed scripts are what the program prints, and complete.

use std::fs;
use std::path::Path;

use crate::command::{has, npuzzle, shell};
use crate::help::{ALL, help};

/// Each shell, and the file that holds its script.
const SCRIPTS: [(&str, &str); 5] = [
    ("bash", "npuzzle.bash"),
    ("zsh", "_npuzzle"),
    ("fish", "npuzzle.fish"),
    ("elvish", "npuzzle.elv"),
    ("powershell", "_npuzzle.ps1"),
];

#[test]
fn the_committed_scripts_are_up_to_date_and_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions");
    for (shell, file) in SCRIPTS {
        let script = npuzzle(&format!("completions {shell}"))
            .run()
            .says("")
            .stdout;
        // A missing file is as out of date as a file can be.
        let committed = fs::read_to_string(folder.join(file)).unwrap_or_default();
        assert!(
            script == committed,
            "completions/{file} is out of date; \
             `cargo run -- completions {shell} > completions/{file}` renews it"
        );
    }
    for entry in fs::read_dir(folder).expect("completions/") {
        let name = entry.expect("an entry").file_name();
        let is_known = SCRIPTS.iter().any(|&(_, file)| name == file);
        assert!(is_known, "completions/{} is of no shell", name.display());
    }
}

#[test]
fn every_script_knows_every_subcommand_and_option() {
    let scripts =
        SCRIPTS.map(|(shell, _)| (shell, npuzzle(&format!("completions {shell}")).run().stdout));
    for subcommand in ALL {
        let help = help(subcommand, "-h");
        let words = help.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let options = words.filter_map(|word| word.strip_prefix("--"));
        for word in options.filter(|word| !word.is_empty()).chain([subcommand]) {
            for (shell, script) in &scripts {
                assert!(
                    script.contains(word),
                    "{shell} lacks {word} of {subcommand}"
                );
            }
        }
    }
}

#[test]
fn the_scripts_complete_in_their_shells() {
    for (program, script) in [
        (
            // Asks as the shell does when the user types `npuzzle ste` and the tab key.
            "bash",
            r#"source completions/npuzzle.bash
            COMP_WORDS=(npuzzle ste) COMP_CWORD=1 COMP_LINE="npuzzle ste" COMP_POINT=11
            _npuzzle npuzzle ste npuzzle
            echo "${COMPREPLY[*]}""#,
        ),
        (
            "fish",
            "source completions/npuzzle.fish; complete -C 'npuzzle ste' | cut -f 1",
        ),
        (
            // Stands in for the functions of zsh that show completions to the user.
            "zsh",
            "compdef() { }; _describe() { print -l -- ${(P)4} }
            source completions/_npuzzle
            _npuzzle_commands | grep -o '^ste[a-z]*'",
        ),
    ] {
        if has(program, program) {
            shell(&format!("{program} -c \"$SCRIPT\""))
                .named(program)
                .env("SCRIPT", script)
                .inside(env!("CARGO_MANIFEST_DIR"))
                .prints("steps\n");
        }
    }
}
