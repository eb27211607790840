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
    path: Vec<String>,
    /// The name under which a `use` imports it.
    name: Option<String>,
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
            let [tokens, test_tokens] = split_tests(text).map(|lines| tokens(&lines));
            let children = children(&test_tokens).into_iter();
            of_tests.extend(children.map(|child| [names(name), vec![child]].concat().join("::")));
            modules.insert(name.to_owned(), mentions(&tokens));
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
    fn definer(&self, from: &str, path: &[String]) -> Option<String> {
        let path = absolute(from, path)?;
        let module = |length: usize| match &path[..length] {
            [] => root(from).to_owned(),
            names => names.join("::"),
        };
        let length = (0..=path.len()).rev();
        let mut lengths = length.filter(|&length| self.0.contains_key(&module(length)));
        let length = lengths.next()?;
        let found = module(length);
        let imported = path.get(length).filter(|_| found != from).and_then(|item| {
            let mut mentions = self.0[&found].iter();
            let mention = mentions.find(|mention| mention.name.as_ref() == Some(item))?;
            self.definer(&found, &mention.path)
        });
        Some(imported.unwrap_or(found))
    }
}

/// The names from the root of the crate to the end of a path; none if it leads to another crate.
fn absolute(from: &str, path: &[String]) -> Option<Vec<String>> {
    let mut base = names(from);
    let mut names = path;
    while let [first, rest @ ..] = names {
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => drop(base.pop()),
            LIBRARY if root(from) == PROGRAM => return Some(vec![LIBRARY.to_owned()]),
            _ => break,
        }
        names = rest;
    }
    (names.len() < path.len()).then(|| [&base, names].concat())
}

pub fn root(module: &str) -> &'static str {
    let is_program = is_within(module, PROGRAM) || is_within(module, "cli");
    if is_program { PROGRAM } else { LIBRARY }
}

/// The names from the root of the crate to a module.
fn names(module: &str) -> Vec<String> {
    let names = module.split("::").map(str::to_owned);
    names.filter(|name| name != root(module)).collect()
}

/// The paths in a module. Those that begin with a child module get a `self` in front.
fn mentions(tokens: &[Token]) -> Vec<Mention> {
    let children = children(tokens);
    let mut mentions = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if text(tokens, at) == "use" {
            at += 1;
            read_use(tokens, &mut at, &[], &mut mentions);
        } else if begins_path(tokens, at) {
            let mut path = vec![tokens[at].text.clone()];
            let line = tokens[at].line;
            while text(tokens, at + 1) == "::" && !text(tokens, at + 2).is_empty() {
                at += 2;
                path.push(tokens[at].text.clone());
            }
            mentions.push(Mention {
                line,
                path,
                name: None,
            });
        }
        at += 1;
    }
    for Mention { path, .. } in &mut mentions {
        if path.first().is_some_and(|first| children.contains(first)) {
            path.insert(0, "self".to_owned());
        }
    }
    mentions
}

/// Whether a path of several names begins at this token. The path in `pub(in …)` does not count.
fn begins_path(tokens: &[Token], at: usize) -> bool {
    let before = |back| at.checked_sub(back).map_or("", |at| text(tokens, at));
    let is_visibility = before(1) == "in" && before(2) == "(" && before(3) == "pub";
    text(tokens, at + 1) == "::" && before(1) != "::" && !is_visibility
}

/// The child modules, declared as `mod name;`.
fn children(tokens: &[Token]) -> BTreeSet<String> {
    let declared = tokens
        .windows(3)
        .filter(|three| three[0].text == "mod" && three[2].text == ";");
    declared.map(|three| three[1].text.clone()).collect()
}

/// Reads a `use`, or one branch of its braces, up to the token that ends it.
fn read_use(tokens: &[Token], at: &mut usize, prefix: &[String], found: &mut Vec<Mention>) {
    let mut path = prefix.to_vec();
    let mut alias = None;
    loop {
        match text(tokens, *at) {
            "" | "," | "}" | ";" => break,
            "::" => {}
            "as" => {
                *at += 1;
                alias = Some(text(tokens, *at).to_owned());
            }
            "{" => {
                while !["", "}"].contains(&text(tokens, *at)) {
                    *at += 1;
                    read_use(tokens, at, &path, found);
                }
                *at += 1;
                return;
            }
            name => path.push(name.to_owned()),
        }
        *at += 1;
    }
    if path.len() == prefix.len() {
        // Nothing follows the last comma of a list.
        return;
    }
    path.pop_if(|last| last == "self");
    let name = alias.or_else(|| path.last().cloned());
    let line = tokens[*at - 1].line;
    found.push(Mention { line, path, name });
}

/// A word, `::`, or another character.
struct Token {
    line: usize,
    text: String,
}

fn text(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| &token.text)
}

/// Splits numbered lines into tokens without comments. Literals are split like code: no path in a
/// literal leads to a module.
fn tokens(lines: &[(usize, &str)]) -> Vec<Token> {
    let mut tokens = Vec::new();
    for &(line, text) in lines {
        let mut rest = text.split("//").next().unwrap_or_default();
        while let Some(first) = rest.chars().next() {
            let is_of_word = |it: char| it.is_alphanumeric() || it == '_';
            let length = match first {
                ':' if rest.starts_with("::") => 2,
                _ if is_of_word(first) => rest.find(|it| !is_of_word(it)).unwrap_or(rest.len()),
                _ => first.len_utf8(),
            };
            let (token, behind) = rest.split_at(length);
            if !first.is_whitespace() {
                let text = token.to_owned();
                tokens.push(Token { line, text });
            }
            rest = behind;
        }
    }
    tokens
}

/// Numbers the lines of a file in the layout of rustfmt, and separates those outside and inside
/// items under `#[cfg(test)]`.
fn split_tests(source: &str) -> [Vec<(usize, &str)>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    let mut tests_indent = None;
    for line in (1..).zip(source.lines()) {
        let code = line.1.trim_start();
        let indent = line.1.len() - code.len();
        if tests_indent.is_none() && code == "#[cfg(test)]" {
            tests_indent = Some(indent);
        }
        parts[usize::from(tests_indent.is_some())].push(line);
        if tests_indent == Some(indent) && (code == "}" || code.ends_with(';')) {
            tests_indent = None;
        }
    }
    parts
}
