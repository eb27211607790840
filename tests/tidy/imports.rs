//! Reads from the sources which module imports which.
//!
//! An import is a path, in a `use` or in other code, that starts with `crate`, `super`, `self` or a
//! child module. If the path names an item that a parent module re-exports, the module that defines
//! the item counts as imported. Items under `#[cfg(test)]` are left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

/// The root module of the library.
pub const LIBRARY: &str = "npuzzle";
/// The root module of the program.
const PROGRAM: &str = "main";

/// The path of a file, from the root of the package, and its text.
pub type Source = (String, String);

pub fn read_sources(folder: &str, sources: &mut Vec<Source>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join(folder)).expect("a folder") {
        let entry = entry.expect("an entry");
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read_sources(&path, sources);
        } else if entry.path().extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(entry.path()).expect("a source file");
            sources.push((path, text));
        }
    }
}

/// Whether `module` is `outer` or a module inside it.
pub fn is_within(module: &str, outer: &str) -> bool {
    let rest = module.strip_prefix(outer);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Module `from` imports module `to`.
#[derive(PartialEq)]
pub struct Import {
    pub from: String,
    pub to: String,
    line: usize,
}

impl fmt::Display for Import {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, line } = self;
        write!(f, "{from}, line {line}, imports {to}")
    }
}

/// A path in the source of a module.
struct Mention {
    line: usize,
    path: String,
    /// The name under which a `use` imports it; empty elsewhere.
    name: String,
}

/// All modules of the library and the program, each with the paths in its source.
pub struct Modules(BTreeMap<String, Vec<Mention>>);

impl Modules {
    pub fn read(sources: &[Source]) -> Self {
        let mut modules = BTreeMap::new();
        let mut of_tests = BTreeSet::new();
        for (path, text) in sources {
            let Some(name) = path.strip_prefix("src/") else {
                continue;
            };
            let name = name.trim_end_matches(".rs").replace('/', "::");
            let name = if name == "lib" { LIBRARY } else { &name };
            let [lines, test_lines] = split_tests(text);
            let inside = |child| [names(name), vec![child]].concat().join("::");
            of_tests.extend(children(&test_lines).map(inside));
            modules.insert(name.to_owned(), mentions(&lines));
        }
        modules.retain(|name, _| !of_tests.contains(name));
        Self(modules)
    }

    /// All imports. Several imports from one module in the same line count once.
    pub fn imports(&self) -> Vec<Import> {
        let mut imports = Vec::new();
        for (from, mentions) in &self.0 {
            for mention in mentions {
                let to = self.definer(from, &mention.path);
                if let Some(to) = to.filter(|to| to != from) {
                    let (from, line) = (from.clone(), mention.line);
                    imports.push(Import { from, to, line });
                }
            }
        }
        imports.dedup();
        imports
    }

    /// The module that defines the item or module at this path; none if it is in another crate.
    fn definer(&self, from: &str, path: &str) -> Option<String> {
        let path = absolute(from, path)?;
        let module = |length: usize| match &path[..length] {
            [] => root(from).to_owned(),
            names => names.join("::"),
        };
        let mut lengths = (0..=path.len()).rev();
        let length = lengths.find(|&length| self.0.contains_key(&module(length)))?;
        let found = module(length);
        let imported = path.get(length).filter(|_| found != from).and_then(|item| {
            let mut mentions = self.0[&found].iter();
            let mention = mentions.find(|mention| mention.name == *item)?;
            self.definer(&found, &mention.path)
        });
        Some(imported.unwrap_or(found))
    }
}

/// The names from the root of the crate to the end of a path; none if it leads to another crate.
fn absolute<'a>(from: &'a str, path: &'a str) -> Option<Vec<&'a str>> {
    let mut base = names(from);
    let path: Vec<&str> = path.split("::").collect();
    let mut rest = path.as_slice();
    while let [first, behind @ ..] = rest {
        match *first {
            "crate" => base.clear(),
            "self" => {}
            "super" => drop(base.pop()),
            LIBRARY if root(from) == PROGRAM => return Some(vec![LIBRARY]),
            _ => break,
        }
        rest = behind;
    }
    (rest.len() < path.len()).then(|| [&base, rest].concat())
}

pub fn root(module: &str) -> &'static str {
    let is_program = is_within(module, PROGRAM) || is_within(module, "cli");
    if is_program { PROGRAM } else { LIBRARY }
}

/// The names from the root of the crate to a module.
fn names(module: &str) -> Vec<&str> {
    let names = module.split("::");
    names.filter(|name| *name != root(module)).collect()
}

/// A line of a source file with its number.
type Line<'a> = (usize, &'a str);

/// The paths in a module. Those that begin with a child module get a `self` in front.
fn mentions(lines: &[Line]) -> Vec<Mention> {
    let children: Vec<&str> = children(lines).collect();
    let mut mentions = Vec::new();
    let mut add = |line, path: &str, name: &str| {
        let is_child = path
            .split("::")
            .next()
            .is_some_and(|first| children.contains(&first));
        let path = if is_child {
            format!("self::{path}")
        } else {
            path.to_owned()
        };
        let name = name.to_owned();
        mentions.push(Mention { line, path, name });
    };
    let (mut statement, mut line) = (String::new(), 0);
    for &(number, code) in lines {
        if statement.is_empty() {
            line = number;
        }
        statement += code.trim();
        if let Some(tree) = declared(&statement, "use ") {
            let Some(tree) = tree.strip_suffix(';') else {
                // The statement goes on in the next line.
                continue;
            };
            for branch in branches(tree) {
                let (path, alias) = branch.split_once(" as ").unwrap_or((&branch, ""));
                let path = path.trim_end_matches("::self");
                let last = path.rsplit("::").next().unwrap_or(path);
                add(line, path, if alias.is_empty() { last } else { alias });
            }
        } else {
            // The path in `pub(in …)` is no import.
            let code = statement.replace("(in crate::", "(");
            let words = code.split(|it: char| !it.is_alphanumeric() && it != '_' && it != ':');
            for path in words.filter(|word| word.contains("::")) {
                add(line, path.trim_end_matches(':'), "");
            }
        }
        statement.clear();
    }
    mentions
}

/// The child modules, declared as `mod name;`.
fn children<'a>(lines: &[Line<'a>]) -> impl Iterator<Item = &'a str> {
    lines
        .iter()
        .filter_map(|(_, code)| declared(code, "mod ")?.strip_suffix(';'))
}

/// What follows a keyword at the beginning of a line, perhaps after `pub`.
fn declared<'a>(code: &'a str, keyword: &str) -> Option<&'a str> {
    let (before, after) = code.trim().split_once(keyword)?;
    let is_start = matches!(before, "" | "pub ");
    (is_start || before.starts_with("pub(") && before.ends_with(") ")).then_some(after)
}

/// The paths of a `use`, with its braces expanded.
fn branches(tree: &str) -> Vec<String> {
    let Some((prefix, rest)) = tree.split_once('{') else {
        return vec![tree.to_owned()];
    };
    let mut depth = 0;
    let parts = rest.trim_end_matches('}').split(|it| {
        depth += i32::from(it == '{') - i32::from(it == '}');
        it == ',' && depth == 0
    });
    let parts = parts.map(str::trim).filter(|part| !part.is_empty());
    parts
        .flat_map(branches)
        .map(|branch| format!("{prefix}{branch}"))
        .collect()
}

/// Numbers the lines of a file in the layout of rustfmt, without comments, and separates those
/// outside and inside items under `#[cfg(test)]`.
fn split_tests(source: &str) -> [Vec<Line<'_>>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    let mut tests_indent = None;
    for (number, line) in (1..).zip(source.lines()) {
        let line = line.split("//").next().unwrap_or_default();
        let code = line.trim();
        let indent = line.len() - line.trim_start().len();
        if tests_indent.is_none() && code == "#[cfg(test)]" {
            tests_indent = Some(indent);
        }
        parts[usize::from(tests_indent.is_some())].push((number, line));
        if tests_indent == Some(indent) && (code == "}" || code.ends_with(';')) {
            tests_indent = None;
        }
    }
    parts
}
