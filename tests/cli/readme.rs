//! The examples of the README and of the cookbook, run as they stand.

use crate::command::files::Folder;
use crate::command::shell;

/// What a block of examples begins with when it needs a shell. The other blocks are trycmd's.
const SHELL_BLOCK: &str = "```console,ignore\n";

/// Tools that not every machine has: what needs them is not run where they lack.
const TOOLS: [&str; 2] = ["jq", "parallel"];

#[test]
fn examples_of_plain_commands_print_what_the_documents_say() {
    trycmd::TestCases::new()
        .env("NPUZZLE_CACHE", crate::command::cache().to_string_lossy())
        .case("README.md")
        .case("docs/cookbook.md");
}

#[test]
fn examples_that_need_a_shell_print_what_the_readme_says() {
    run_shell_blocks("readme", "README.md");
}

#[test]
fn examples_that_need_a_shell_print_what_the_cookbook_says() {
    run_shell_blocks("cookbook", "docs/cookbook.md");
}

#[test]
fn every_block_of_the_cookbook_is_run() {
    let cookbook = std::fs::read_to_string("docs/cookbook.md").expect("a cookbook");
    let fences = cookbook.lines().filter(|line| line.starts_with("```"));
    for fence in fences.step_by(2) {
        assert!(SHELL_BLOCK.trim_end() == fence || fence == "```console");
    }
}

/// Runs the examples of a document; no two tests may give the same name.
#[track_caller]
fn run_shell_blocks(name: &str, path: &str) {
    let document = std::fs::read_to_string(path).expect("a document");
    let missing: Vec<&str> = TOOLS.into_iter().filter(|tool| is_missing(tool)).collect();
    let mut count = 0;
    for (number, block) in document.split(SHELL_BLOCK).skip(1).enumerate() {
        let (block, _) = block.split_once("```").expect("an end of the block");
        // What one example of a block writes, the next may read.
        let folder = Folder::new(&format!("{name}-{number}"));
        for example in examples(block) {
            if missing.iter().any(|tool| example.command.contains(tool)) {
                continue;
            }
            let run = shell(&example.command).inside(&folder).run();
            run.exited(example.status).printed(&example.output);
            count += 1;
        }
    }
    assert!(count > 0, "{path} has examples that need a shell");
}

/// A command and what it must lead to.
struct Example {
    command: String,
    output: String,
    status: i32,
}

/// The examples of a block, written as trycmd's are: the command behind `$ `, its further lines
/// behind `> `, its exit status behind `? ` where that is not 0, then its output. An empty line parts
/// it from what follows.
fn examples(block: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for line in block.split_inclusive('\n') {
        if let Some(command) = line.strip_prefix("$ ") {
            examples.push(Example {
                command: command.to_owned(),
                output: String::new(),
                status: 0,
            });
            continue;
        }
        let example = examples.last_mut().expect("a command begins a block");
        let begins = example.output.is_empty();
        match line.split_once(' ') {
            Some((">", more)) if begins => example.command.push_str(more),
            Some(("?", status)) if begins => {
                example.status = status.trim().parse().expect("an exit status");
            }
            _ => example.output.push_str(line),
        }
    }
    for example in &mut examples {
        if example.output.ends_with("\n\n") || example.output == "\n" {
            example.output.pop();
        }
    }
    examples
}

fn is_missing(tool: &str) -> bool {
    shell(&format!("command -v {tool}")).run().status != "0"
}
