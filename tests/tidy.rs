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

/// Runs a check on made-up modules, each given by its file in `src` and its text.
fn found(check: fn(&[Import]) -> Vec<String>, modules: &[(&str, &str)]) -> Vec<String> {
    let source = |&(name, text): &(&str, &str)| (format!("src/{name}.rs"), text.to_owned());
    let sources: Vec<Source> = modules.iter().map(source).collect();
    check(&Modules::read(&sources).imports())
}

const BOARD: (&str, &str) = ("puzzle/board", "pub struct Board;");
const WORDS: (&str, &str) = ("text/words", "use crate::puzzle::board::Board;");

#[test]
fn an_import_from_a_floor_above_is_found_however_it_is_written() {
    assert!(found(climbs, &[BOARD, WORDS]).is_empty());
    for text in [
        "use std::fmt;\nuse crate::text::words::quote;",
        "pub(crate) use crate::{puzzle::board::{self, Board},\n text::words as spelling,};",
        "// one line\nuse super::super::text::words::*; // more",
        "\nfn quoted() -> crate::text::words::Word {}",
    ] {
        let goal = ("puzzle/goal", text);
        let expected = ["puzzle::goal, line 2, imports text::words, which is on no floor below"];
        assert_eq!(found(climbs, &[BOARD, WORDS, goal]), expected, "{text}");
    }
}

#[test]
fn an_engine_may_import_what_its_floor_allows_and_no_other_engine() {
    let allowed = [
        BOARD,
        (
            "solver",
            "mod bfs; mod ida; pub use ida::Deepening; fn f() { bfs::search() }",
        ),
        ("solver/ida", "use crate::solver::pdb::Patterns;"),
        ("solver/pdb", "use crate::puzzle::board::Board;"),
        ("solver/bfs", "pub fn search() {}"),
    ];
    assert!(found(climbs, &allowed).is_empty());
    let build = ("solver/pdb/build", "use crate::solver::{Deepening, bfs};");
    let faults = found(climbs, &[allowed.as_slice(), &[build]].concat());
    let expected = ["solver::ida", "solver::bfs"]
        .map(|to| format!("solver::pdb::build, line 1, imports {to}, which is on no floor below"));
    assert_eq!(faults, expected);
}

#[test]
fn a_module_on_no_floor_is_found() {
    let elsewhere = ("misc", "use crate::puzzle::board::Board;");
    let expected = ["misc, line 1, imports puzzle::board, which is on no floor below"];
    assert_eq!(found(climbs, &[BOARD, elsewhere]), expected);
}

#[test]
fn comments_visibility_and_what_is_compiled_for_tests_alone_are_no_imports() {
    let puzzle = ("puzzle", "#[cfg(test)]\nmod audit;\nmod board;");
    let audit = ("puzzle/audit", "use crate::text::words;");
    let text = "/// use crate::text::words;
        pub(in crate::text::words) fn name() {
            #[cfg(test)]
            {
                crate::text::words::quote();
            }
        }

        #[cfg(test)]
        mod tests {
            use crate::text::words;
        }";
    let modules = [BOARD, WORDS, puzzle, audit, ("puzzle/goal", text)];
    assert!(found(climbs, &modules).is_empty());
    let more = format!("{text}\nuse crate::text::words;");
    let modules = [BOARD, WORDS, puzzle, audit, ("puzzle/goal", &more)];
    assert_eq!(found(climbs, &modules).len(), 1);
}

#[test]
fn modules_that_import_each_other_are_found() {
    let pair = ("puzzle/pair", "use super::moves::Path;");
    let moves = ("puzzle/moves", "fn verify(pair: super::pair::Pair) {}");
    let expected = ["circle: puzzle::moves -> puzzle::pair -> puzzle::moves"];
    assert_eq!(found(circles, &[pair, moves]), expected);
    let parent = ("solver/pdb", "mod store; use store::Cache; pub struct Key;");
    let child = ("solver/pdb/store", "use super::Key;");
    let expected = ["circle: solver::pdb -> solver::pdb::store -> solver::pdb"];
    assert_eq!(found(circles, &[parent, child]), expected);
}

#[test]
fn a_longer_circle_is_found() {
    let board = ("puzzle/board", "use super::shape;");
    let shape = ("puzzle/shape", "use super::goal;");
    let goal = ("puzzle/goal", "use super::board;");
    let expected = ["circle: puzzle::board -> puzzle::shape -> puzzle::goal -> puzzle::board"];
    assert_eq!(found(circles, &[board, shape, goal]), expected);
    assert!(found(circles, &[board, shape, ("puzzle/goal", "")]).is_empty());
}

#[test]
fn an_item_that_a_parent_only_imports_comes_from_where_it_is_defined() {
    let parents = [
        ("lib", "mod puzzle; pub use puzzle::Board;"),
        (
            "puzzle",
            "mod board; mod goal; pub use board::Board; use goal::Goal as Named;",
        ),
        (
            "puzzle/goal",
            "use super::Board; use crate::Board as Other;",
        ),
    ];
    let board = |text| [parents.as_slice(), &[("puzzle/board", text)]].concat();
    assert!(!found(circles, &board("use super::Unknown;")).is_empty());
    assert!(found(circles, &board("use std::fmt;")).is_empty());
    let expected = ["circle: puzzle::board -> puzzle::goal -> puzzle::board"];
    assert_eq!(found(circles, &board("use super::Named;")), expected);
}

#[test]
fn each_part_of_the_program_knows_only_what_it_may() {
    let found_in = |module: &str, text: &str| {
        let file = format!("{}/part", module.replace("::", "/"));
        let parts = ["lib", "cli/args", "cli/boards", "cli/commands", "cli/draw"];
        let mut modules = parts.map(|it| (it, "")).to_vec();
        modules.push((&file, text));
        found(forbidden, &modules)
    };
    for (module, others) in WITHIN_CLI {
        for other in others {
            let text = format!("use crate::cli::args::Color; use crate::{other};");
            let faults = found_in(module, &text.replace("crate::npuzzle", LIBRARY));
            let fault = format!("{module}::part, line 1, imports {other}, which is not for it");
            assert_eq!(faults, [fault]);
        }
    }
    let text = "use crate::cli::boards; use npuzzle::Board;";
    assert!(found_in("cli::draw", text).is_empty());
}

#[test]
fn a_file_of_more_than_500_lines_is_found() {
    let file = |lines: usize| (format!("tests/lib/{lines}.rs"), "\n".repeat(lines));
    let expected = ["tests/lib/501.rs has 501 lines, more than 500"];
    assert_eq!(long_files(&[file(500), file(501)]), expected);
}
