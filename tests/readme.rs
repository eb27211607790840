//! The README's examples, run as they stand.

mod command;

use command::shell;

/// What a block of examples begins with when it needs a shell. The other blocks are trycmd's.
const SHELL_BLOCK: &str = "```console,ignore\n";

#[test]
fn examples_of_plain_commands_print_what_the_readme_says() {
    trycmd::TestCases::new()
        .env("NPUZZLE_CACHE", command::cache().to_string_lossy())
        .case("README.md");
}

/// Tools that not every machine has: what needs them is not run where they lack.
const TOOLS: [&str; 2] = ["jq", "parallel"];

#[test]
fn examples_that_need_a_shell_print_what_the_readme_says() {
    let readme = std::fs::read_to_string("README.md").expect("a README");
    let missing: Vec<&str> = TOOLS.into_iter().filter(|tool| is_missing(tool)).collect();
    let mut count = 0;
    for (number, block) in readme.split(SHELL_BLOCK).skip(1).enumerate() {
        let block = block
            .split("```")
            .next()
            .expect("text up to the end of the block");
        // What one example of a block writes, the next may read.
        let directory = format!("{}/readme-{number}", env!("CARGO_TARGET_TMPDIR"));
        std::fs::create_dir_all(&directory).expect("a folder");
        for example in block.split("$ ").skip(1) {
            let (command, expected) = example.split_once('\n').expect("a command and its output");
            if missing.iter().any(|tool| command.contains(tool)) {
                continue;
            }
            // As in trycmd's blocks, an empty line parts an example from what follows.
            let expected = expected.strip_suffix('\n').unwrap_or(expected);
            let run = shell(&format!("cd '{directory}' && {command}")).run();
            run.printed(expected);
            count += 1;
        }
    }
    assert!(count > 0, "the README has examples that need a shell");
}

fn is_missing(tool: &str) -> bool {
    shell(&format!("command -v {tool}")).run().status != "0"
}
