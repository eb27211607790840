//! The examples of the README and of the documents beside it, run as they stand.

use std::fs;
use std::path::Path;

use crate::command::{has, shell};

/// Tools that some examples use, and the Debian packages that have them.
const TOOLS: [(&str, &str); 2] = [("jq", "jq"), ("parallel", "parallel")];

/// A block of a document: how it is marked, and what stands in it.
struct Block {
    mark: String,
    text: String,
}

/// The README and all of `docs/`, by path.
fn documents() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).expect("a folder");
    let docs = docs.map(|entry| entry.expect("an entry").path());
    let markdown = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let paths = markdown.chain([root.join("README.md")]);
    let read = |path: &Path| fs::read_to_string(path).expect("a document");
    paths
        .map(|path| (path.display().to_string(), read(&path)))
        .collect()
}

fn blocks(document: &str) -> Vec<Block> {
    let mut parts = document.split("\n```").skip(1);
    let mut blocks = Vec::new();
    while let Some((mark, text)) = parts.next().and_then(|part| part.split_once('\n')) {
        let (mark, text) = (mark.to_owned(), format!("{text}\n"));
        blocks.push(Block { mark, text });
        parts.next();
    }
    blocks
}

/// A command and what it must lead to.
struct Example {
    command: String,
    output: String,
    status: i32,
}

/// The examples of a block: the command behind `$ `, its further lines behind `> `, its exit status
/// behind `? ` where that is not 0, then what it prints. An empty line stands before the next.
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
        let is_first = example.output.is_empty();
        match line.split_once(' ') {
            Some((">", more)) if is_first => example.command.push_str(more),
            Some(("?", status)) if is_first => {
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

#[test]
fn every_example_prints_what_the_document_says() {
    let missing: Vec<&str> = TOOLS
        .into_iter()
        .filter(|(tool, package)| !has(tool, package))
        .map(|(tool, _)| tool)
        .collect();
    for (path, document) in documents() {
        let blocks = blocks(&document);
        let consoles = blocks.iter().filter(|block| block.mark == "console");
        let mut count = 0;
        for example in consoles.clone().map(|block| examples(&block.text)) {
            // What one example of a block writes, the next may read.
            let folder = tempfile::tempdir().expect("a folder");
            for Example {
                command,
                output,
                status,
            } in example
            {
                count += 1;
                if missing.iter().any(|tool| command.contains(tool)) {
                    continue;
                }
                let call = shell(&command).named(&format!("{path}: {}", command.trim_end()));
                let mut run = call.inside(&folder).run().exited(status);
                // A terminal shows both.
                run.stdout += &run.stderr;
                run.printed(&output);
            }
        }
        assert!(count > 0, "{path} has no examples");
    }
}

#[test]
fn every_block_with_a_prompt_is_run() {
    for (path, document) in documents() {
        for Block { mark, text } in blocks(&document) {
            let has_prompt = text.starts_with("$ ");
            assert_eq!(has_prompt, mark == "console", "{path}: ```{mark}\n{text}");
            assert!(
                has_prompt || !path.ends_with("cookbook.md"),
                "{path}: ```{mark}\n{text}"
            );
        }
    }
}
