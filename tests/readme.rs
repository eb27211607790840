//! The README's examples, run as they stand.

mod command;

use command::shell;

/// What a block of examples begins with when it needs a shell. The other blocks are trycmd's.
const SHELL_BLOCK: &str = "```console,ignore\n";

#[test]
fn examples_of_plain_commands_print_what_the_readme_says() {
    trycmd::TestCases::new().case("README.md");
}

#[test]
fn examples_that_need_a_shell_print_what_the_readme_says() {
    let readme = std::fs::read_to_string("README.md").expect("a README");
    let mut count = 0;
    for block in readme.split(SHELL_BLOCK).skip(1) {
        let block = block
            .split("```")
            .next()
            .expect("text up to the end of the block");
        for example in block.split("$ ").skip(1) {
            let (command, expected) = example.split_once('\n').expect("a command and its output");
            // As in trycmd's blocks, an empty line parts an example from what follows.
            let expected = expected.strip_suffix('\n').unwrap_or(expected);
            shell(command).prints(expected);
            count += 1;
        }
    }
    assert!(count > 0, "the README has examples that need a shell");
}
