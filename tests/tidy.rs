//! Checks of the source tree: each floor imports only from the floors below it, imports form no
//! circles, and no file is too long.

#![expect(clippy::expect_used, reason = "a test may fail")]

#[path = "tidy/imports.rs"]
mod imports;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use imports::{Import, LIBRARY, Modules, Source, is_within, read_sources, root};

/// The floors of the library, each with what it may import. A floor is a module with all modules
/// inside it, except those with a floor of their own. It may import from itself, from the modules
/// listed, and from all modules inside these.
const FLOORS: [(&str, &[&str]); 13] = [
    ("puzzle", &[]),
    ("text", &["puzzle"]),
    ("solver::answer", &["puzzle"]),
    ("solver::limits", &[]),
    ("solver::bfs", ENGINE),
    ("solver::table", ENGINE),
    ("solver::pdb", ENGINE),
    (
        "solver::ida",
        &["puzzle", "solver::answer", "solver::limits", "solver::pdb"],
    ),
    ("solver", &["puzzle", "solver"]),
    ("random", &["puzzle"]),
    ("survey", &["puzzle", "solver"]),
    ("generate", &["puzzle", "solver", "random"]),
    ("error", &["puzzle", "text", "solver", "survey", "generate"]),
];

/// What an engine may import. Engines don't know each other.
const ENGINE: &[&str] = &["puzzle", "solver::answer", "solver::limits"];

/// What modules of the program may not import. That the program uses only the public items of the
/// library needs no check: it is a crate of its own.
const WITHIN_CLI: [(&str, &[&str]); 4] = [
    ("cli::args", &["cli::commands"]),
    ("cli::json", &["cli::commands"]),
    ("cli::draw", &["cli::commands"]),
    (
        "cli::batch",
        &["cli::commands", "cli::draw", "cli::boards", LIBRARY],
    ),
];

const MOST_LINES: usize = 500;

#[test]
fn the_tree_is_tidy() {
    let mut sources = Vec::new();
    for folder in ["src", "tests"] {
        read_sources(folder, &mut sources);
    }
    let imports = Modules::read(&sources).imports();
    assert!(imports.len() > 100, "few imports were read");
    let faults = [
        climbs(&imports),
        forbidden(&imports),
        circles(&imports),
        long_files(&sources),
    ]
    .concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Finds files that are too long to be read at one sitting.
fn long_files(sources: &[Source]) -> Vec<String> {
    sources
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|&(_, lines)| lines > MOST_LINES)
        .map(|(path, lines)| format!("{path} has {lines} lines, more than {MOST_LINES}"))
        .collect()
}

/// Finds imports from a floor that is not below, and modules without a floor.
fn climbs(imports: &[Import]) -> Vec<String> {
    let floor = |module: &str| {
        let around = FLOORS.iter().filter(|(floor, _)| is_within(module, floor));
        around.max_by_key(|(floor, _)| floor.len())
    };
    let climbs = |Import { from, to, .. }: &&Import| {
        let Some((own, below)) = floor(from) else {
            return true;
        };
        let is_own = floor(to).is_some_and(|(other, _)| other == own);
        !is_own && !below.iter().any(|outer| is_within(to, outer))
    };
    let in_library = |import: &&Import| import.from != LIBRARY && root(&import.from) == LIBRARY;
    let imports = imports.iter().filter(in_library);
    imports
        .filter(climbs)
        .map(|import| format!("{import}, which is on no floor below"))
        .collect()
}

/// Finds imports that [`WITHIN_CLI`] forbids.
fn forbidden(imports: &[Import]) -> Vec<String> {
    let is_forbidden = |import: &&Import| {
        WITHIN_CLI.iter().any(|(module, others)| {
            is_within(&import.from, module) && others.iter().any(|it| is_within(&import.to, it))
        })
    };
    let forbidden = imports.iter().filter(is_forbidden);
    forbidden
        .map(|import| format!("{import}, which is not for it"))
        .collect()
}

/// Finds circles of imports: for each import that is part of one, a shortest one.
fn circles(imports: &[Import]) -> Vec<String> {
    let mut edges = BTreeMap::<&str, BTreeSet<&str>>::new();
    for Import { from, to, .. } in imports {
        edges.entry(from).or_default().insert(to);
    }
    let mut seen = BTreeSet::new();
    let mut circles = Vec::new();
    for (&from, to) in &edges {
        for circle in to.iter().filter_map(|to| shortest_way(to, from, &edges)) {
            if seen.insert(BTreeSet::from_iter(circle.clone())) {
                circles.push(format!("circle: {from} -> {}", circle.join(" -> ")));
            }
        }
    }
    circles
}

fn shortest_way<'a>(
    from: &'a str,
    to: &'a str,
    edges: &BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![from]]);
    let mut seen = BTreeSet::from([from]);
    while let Some(way) = ways.pop_front() {
        let last = way.last().copied().unwrap_or(from);
        if last == to {
            return Some(way);
        }
        for &next in edges.get(last).into_iter().flatten() {
            if seen.insert(next) {
                ways.push_back([way.as_slice(), &[next]].concat());
            }
        }
    }
    None
}

/// Runs a check on made-up modules, one a line: its file in `src`, and its lines with `|` between.
fn found(check: fn(&[Import]) -> Vec<String>, modules: &str) -> Vec<String> {
    let modules = modules.lines().map(str::trim).filter(|it| !it.is_empty());
    let source = |module: &str| {
        let (file, text) = module.split_once(": ").expect("FILE: LINES");
        (format!("src/{file}.rs"), text.replace('|', "\n"))
    };
    check(&Modules::read(&modules.map(source).collect::<Vec<_>>()).imports())
}

const BOARD_AND_WORDS: &str = "puzzle/board: pub struct Board;
    text/words: use crate::puzzle::board::Board;
    ";

#[test]
fn an_import_from_a_floor_above_is_found_however_it_is_written() {
    assert!(found(climbs, BOARD_AND_WORDS).is_empty());
    for text in [
        "use std::fmt;|use crate::text::words::quote;",
        "mod a;|pub(crate) use crate::{|puzzle::board::{self, Board},|text::{words as w},|};",
        "// one line|use super::super::text::words::*; // more",
        "mod a;|fn quoted() -> crate::text::words::Word {}",
    ] {
        let modules = format!("{BOARD_AND_WORDS} puzzle/goal: {text}");
        let expected = ["puzzle::goal, line 2, imports text::words, which is on no floor below"];
        assert_eq!(found(climbs, &modules), expected, "{text}");
    }
    let modules = format!("{BOARD_AND_WORDS} misc: use crate::text::words;");
    let expected = ["misc, line 1, imports text::words, which is on no floor below"];
    assert_eq!(found(climbs, &modules), expected);
}

#[test]
fn an_engine_may_import_what_its_floor_allows_and_no_other_engine() {
    let allowed = "solver: mod bfs;|mod ida;|pub use ida::Deepening;|fn f() { bfs::search() }
        solver/bfs: pub fn search() {}
        solver/ida: use crate::solver::pdb::Patterns;
        solver/pdb: use crate::puzzle::board::Board;
        puzzle/board: pub struct Board;";
    assert!(found(climbs, allowed).is_empty());
    let modules = format!("{allowed}\n solver/pdb/build: use crate::solver::{{Deepening, bfs}};");
    let expected = ["solver::ida", "solver::bfs"]
        .map(|to| format!("solver::pdb::build, line 1, imports {to}, which is on no floor below"));
    assert_eq!(found(climbs, &modules), expected);
}

#[test]
fn comments_visibility_and_what_is_compiled_for_tests_alone_are_no_imports() {
    let modules = format!(
        "{BOARD_AND_WORDS} puzzle: #[cfg(test)]|mod audit;|mod board;
        puzzle/audit: use crate::text::words;
        puzzle/goal: /// use crate::text::words;|pub(in crate::text::words) fn name() {{|    \
        #[cfg(test)]|    {{|        crate::text::words::quote();|    }}|}}||#[cfg(test)]|\
        mod tests {{|    use crate::text::words;|}}"
    );
    assert!(found(climbs, &modules).is_empty());
    let behind = format!("{modules}|use crate::text::words;");
    assert_eq!(found(climbs, &behind).len(), 1);
}

#[test]
fn circles_are_found_between_two_modules_parent_and_child_and_more() {
    let modules = "puzzle/pair: use super::moves::Path;
        puzzle/moves: fn verify(pair: super::pair::Pair) {}
        solver/pdb: mod store;|use store::Cache;|pub struct Key;
        solver/pdb/store: use super::Key;
        text/boards: use super::fast;
        text/fast: use super::words;
        text/words: use super::boards;";
    let expected = [
        "circle: puzzle::moves -> puzzle::pair -> puzzle::moves",
        "circle: solver::pdb -> solver::pdb::store -> solver::pdb",
        "circle: text::boards -> text::fast -> text::words -> text::boards",
    ];
    assert_eq!(found(circles, modules), expected);
    assert!(found(circles, BOARD_AND_WORDS).is_empty());
}

#[test]
fn an_item_that_a_parent_only_imports_comes_from_where_it_is_defined() {
    let parents = "lib: mod puzzle;|pub use puzzle::Board;
        puzzle: mod board;|mod goal;|pub use board::Board;|use goal::Goal as Named;
        puzzle/goal: use super::Board;|use crate::Board as Other;
        puzzle/board: ";
    let found_with = |board| found(circles, &format!("{parents}{board}"));
    assert!(found_with("use std::fmt;").is_empty());
    let expected = ["circle: puzzle::board -> puzzle::goal -> puzzle::board"];
    assert_eq!(found_with("use super::Named;"), expected);
    assert!(!found_with("use super::Unknown;").is_empty());
}

#[test]
fn each_part_of_the_program_knows_only_what_it_may() {
    let others = ["lib", "cli/args", "cli/boards", "cli/commands", "cli/draw"];
    let others = others.map(|other| format!("{other}: mod a;\n")).concat();
    for (module, forbidden_modules) in WITHIN_CLI {
        for other in forbidden_modules {
            let file = module.replace("::", "/");
            let text = format!("use crate::cli::args::Color;|use crate::{other};");
            let text = text.replace("crate::npuzzle", LIBRARY);
            let fault = format!("{module}::part, line 2, imports {other}, which is not for it");
            let faults = found(forbidden, &format!("{others}{file}/part: {text}"));
            assert_eq!(faults, [fault]);
        }
    }
    let modules = format!("{others}cli/draw/part: use crate::cli::boards;|use npuzzle::Board;");
    assert!(found(forbidden, &modules).is_empty());
}

#[test]
fn a_file_of_more_than_500_lines_is_found() {
    let file = |lines: usize| (format!("tests/lib/{lines}.rs"), "\n".repeat(lines));
    let expected = ["tests/lib/501.rs has 501 lines, more than 500"];
    assert_eq!(long_files(&[file(500), file(501)]), expected);
}
