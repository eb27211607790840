//! `npuzzle completions`: the committed scripts are what the program prints.

use std::path::Path;

use crate::command::npuzzle;

/// Each shell, and the file that holds its script.
const SCRIPTS: [(&str, &str); 5] = [
    ("bash", "npuzzle.bash"),
    ("zsh", "_npuzzle"),
    ("fish", "npuzzle.fish"),
    ("elvish", "npuzzle.elv"),
    ("powershell", "_npuzzle.ps1"),
];

#[test]
fn the_committed_scripts_are_up_to_date() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions");
    for (shell, file) in SCRIPTS {
        let run = npuzzle(&format!("completions {shell}"));
        let script = run.run().says("").exited(0).stdout;
        // A missing file is as out of date as a file can be.
        let committed = std::fs::read_to_string(directory.join(file)).unwrap_or_default();
        assert!(
            script == committed,
            "completions/{file} is out of date; \
             `cargo run -- completions {shell} > completions/{file}` renews it"
        );
    }
}

#[test]
fn nothing_else_is_committed_beside_the_scripts() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("completions");
    for entry in std::fs::read_dir(directory).expect("completions/") {
        let name = entry.expect("an entry").file_name();
        let known = SCRIPTS.iter().any(|&(_, file)| name == file);
        assert!(known, "completions/{} is of no shell", name.display());
    }
}

#[test]
fn every_script_knows_every_subcommand_and_option() {
    for (shell, _) in SCRIPTS {
        let script = npuzzle(&format!("completions {shell}")).run().stdout;
        for word in [
            "steps",
            "path",
            "check",
            "verify",
            "render",
            "generate",
            "cache",
            "clear",
            "build",
            "completions",
            "man",
            "count-start",
            "explain",
            "notation",
            "frame",
            "moves",
            "optimal",
            "goal",
            "size",
            "style",
            "columns",
            "seed",
            "random-goal",
            "with-answer",
            "json",
            "blank",
            "color",
            "quiet",
            "no-cache",
            "large",
            "stats",
        ] {
            assert!(script.contains(word), "{shell} lacks {word}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_bash_script_completes() {
    // Asks as the shell does when the user types `npuzzle ste` and the tab key.
    let script = r#"
        command -v bash > /dev/null || { echo 'steps '; exit; }
        bash -c '
            source completions/npuzzle.bash
            COMP_WORDS=(npuzzle ste) COMP_CWORD=1 COMP_LINE="npuzzle ste" COMP_POINT=11
            _npuzzle npuzzle ste npuzzle
            echo "${COMPREPLY[*]} "
        '
    "#;
    crate::command::shell(script)
        .inside(Path::new(env!("CARGO_MANIFEST_DIR")))
        .prints("steps \n");
}
