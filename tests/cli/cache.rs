//! The cache of pattern databases: which files it writes, and how it treats those it finds.

use std::fs;
use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::command::{Call, folder_with, npuzzle, terminal};
use crate::table;

/// 2x5 boards have the smallest databases of all.
const QUESTION: &str = "steps 54321/9876. --engine deepening";
const ANSWER: &str = "54\n";
const FILE: &str = "2x5-9-small.patterns";
const MEDIUM: &str = "2x5-9-medium.patterns";
const LARGE: &str = "2x5-9-large.patterns";

const CANT_BE_KEPT: &str = ": databases can't be kept there: ";

fn folder() -> TempDir {
    tempdir().expect("a temporary folder")
}

/// The program, with its cache in that directory.
fn caching(line: &str, cache: impl AsRef<Path>) -> Call {
    npuzzle(line).env("NPUZZLE_CACHE", cache.as_ref())
}

fn ask(cache: impl AsRef<Path>) -> Call {
    caching(QUESTION, cache)
}

/// The content of a good file.
#[track_caller]
fn good(folder: &TempDir) -> Vec<u8> {
    ask(folder).prints(ANSWER);
    read(folder, FILE)
}

#[track_caller]
fn read(folder: &TempDir, name: &str) -> Vec<u8> {
    fs::read(folder.path().join(name)).expect("a file")
}

#[track_caller]
fn write(folder: &TempDir, name: &str, content: impl AsRef<[u8]>) {
    fs::write(folder.path().join(name), content).expect("a file");
}

/// The path of a file.
fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

/// The names of all files in a directory.
#[track_caller]
fn names(directory: impl AsRef<Path>) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("a directory");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("text");
    let mut names: Vec<String> = entries.flatten().map(name).collect();
    names.sort();
    names
}

/// It prints that answer, and a warning of one line about a file or a directory.
#[track_caller]
fn warns(call: Call, answer: &str, place: &str, warning: &str) {
    let run = call.run().printed(answer).exited(0);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    run.mentions(&format!("warning: {place}")).mentions(warning);
}

#[test]
fn the_first_search_leaves_a_file_and_the_second_only_reads_it() {
    let folder = folder();
    let first = good(&folder);
    let time = || fs::metadata(folder.path().join(FILE)).and_then(|file| file.modified());
    let written = time().expect("a time");
    assert!(good(&folder) == first);
    assert_eq!(time().expect("a time"), written);
    assert_eq!(names(&folder), [FILE]);
}

#[test]
fn a_file_that_is_not_what_it_should_be_is_built_anew_with_one_line() {
    type Spoil = fn(&mut Vec<u8>);
    let cases: [(&str, Spoil); 11] = [
        ("is damaged", |file| file[5000] ^= 1),
        ("is damaged", |file| file[557_094] ^= 0x80),
        ("is damaged", |file| file[30] ^= 1),
        (" bytes instead of ", |file| file.truncate(70_000)),
        (" bytes instead of ", |file| file.truncate(10)),
        (" bytes instead of ", Vec::clear),
        (" bytes instead of ", |file| file.push(0)),
        ("is no file of npuzzle's", |file| file[0] ^= 1),
        ("is of another version of npuzzle", |file| file[8] = 0),
        ("holds other databases", |file| file[14] = 8),
        ("holds other databases", |file| file[16] ^= 1),
    ];
    let folder = folder();
    let right = good(&folder);
    for (message, spoil) in cases {
        let mut file = right.clone();
        spoil(&mut file);
        assert_ne!(file, right, "{message}");
        write(&folder, FILE, file);
        let place = format!("{} ", path(&folder, FILE));
        warns(ask(&folder), ANSWER, &place, message);
        assert!(good(&folder) == right, "{message}");
    }
    assert_eq!(names(&folder), [FILE]);
    // --quiet hides the warning.
    write(&folder, FILE, "not a database");
    ask(&folder).arg("--quiet").prints(ANSWER);
    assert!(read(&folder, FILE) == right);
}

#[test]
fn where_nothing_can_be_kept_one_line_says_so() {
    let folder = folder_with("file", "mine");
    // These goals need different databases.
    let records = "54321/9876.\n.1234/56789 1.234/56789\n1.234/56789 12.34/56789\n";
    for directory in ["file", "file/below"] {
        let directory = path(&folder, directory);
        let call = caching("steps --batch - --engine deepening", &directory);
        warns(call.stdin(records), "54\n1\n1\n", &directory, CANT_BE_KEPT);
    }
    // A directory has the name that the file needs.
    fs::create_dir(folder.path().join(FILE)).expect("a directory");
    let directory = folder.path().display().to_string();
    warns(ask(&folder), ANSWER, &directory, CANT_BE_KEPT);
    assert_eq!(names(&folder), [FILE, "file"]);
    assert_eq!(read(&folder, "file"), b"mine");
}

#[test]
fn no_cache_neither_reads_nor_writes() {
    let folder = folder();
    let cache = folder.path().join("cache");
    ask(&cache).arg("--no-cache").prints(ANSWER);
    assert!(!cache.exists());
    write(&folder, FILE, "not a database");
    ask(&folder).arg("--no-cache").prints(ANSWER);
    assert_eq!(read(&folder, FILE), b"not a database");
    table::refusals(QUESTION, "--no-cache --cache DIR => cannot be used with");
}

#[test]
fn the_option_comes_before_the_variable_and_that_before_the_users_cache() {
    let folder = folder();
    let place = |name: &str| folder.path().join(name);
    let ask = |variable: &Path| ask(variable).env("XDG_CACHE_HOME", place("xdg"));
    let option = ask(&place("variable")).arg("--cache").arg(place("option"));
    option.prints(ANSWER);
    assert_eq!(names(&folder), ["option"]);
    ask(&place("variable")).prints(ANSWER);
    assert_eq!(names(&folder), ["option", "variable"]);
    ask(Path::new("")).prints(ANSWER);
    assert_eq!(names(&folder), ["option", "variable", "xdg"]);
    assert_eq!(names(place("xdg")), ["npuzzle"]);
    for directory in ["option", "variable", "xdg/npuzzle"] {
        assert_eq!(names(place(directory)), [FILE]);
    }
}

#[cfg(not(target_os = "macos"))]
#[test]
fn a_home_is_enough_to_have_a_cache() {
    let folder = folder();
    // A relative path is ignored.
    for xdg in ["", "relative"] {
        let call = ask("").env("HOME", folder.path()).inside(&folder);
        call.env("XDG_CACHE_HOME", xdg).prints(ANSWER);
    }
    assert_eq!(names(&folder), [".cache"]);
    assert_eq!(names(folder.path().join(".cache/npuzzle")), [FILE]);
}

#[test]
fn processes_that_start_at_once_leave_one_good_file() {
    let folder = folder();
    for running in [(); 4].map(|()| ask(&folder).start()) {
        running.end().says("").printed(ANSWER).exited(0);
    }
    assert_eq!(names(&folder), [FILE]);
    ask(&folder).prints(ANSWER);
}

#[test]
fn boards_of_up_to_nine_cells_never_touch_the_cache() {
    let folder = folder();
    let cache = folder.path().join("cache");
    for engine in ["auto", "table", "deepening", "bidirectional"] {
        for line in ["steps 867254301", "steps --batch -"] {
            let call = caching(&format!("{line} --engine {engine}"), &cache);
            call.stdin("867254301\n").prints("31\n");
        }
    }
    caching("check 123456789abcdef.", &cache).prints("solvable\n");
    caching("steps 123456789abcde.f", &cache).prints("1\n");
    assert!(!cache.exists());
}

#[test]
fn the_list_names_each_file_its_size_and_what_it_is_for() {
    let folder = folder_with("notes.txt", "mine");
    caching("cache", &folder).prints("");
    ask(&folder).prints(ANSWER);
    let unfinished = format!("{FILE}.123-0.tmp");
    write(&folder, &unfinished, "abc");
    let lines = format!(
        "544.04 KiB  {}            small, 2x5 with the goal's blank in 0 1 8 9, \
         5x2 with the goal's blank in 0 4 5 9\n       \
         3 B  {}  never finished\n",
        path(&folder, FILE),
        path(&folder, &unfinished)
    );
    caching("cache", &folder).prints(&lines);
    npuzzle("cache --cache").arg(folder.path()).prints(&lines);
    // A missing directory is an empty cache.
    let nowhere = path(&folder, "nowhere");
    npuzzle("cache --cache").arg(nowhere).prints("");
    let run = npuzzle("cache --cache").arg(path(&folder, FILE)).run();
    run.mentions("can't be read: ").printed("").exited(2);
}

#[test]
fn a_terminal_is_told_how_much_it_is_in_all() {
    let folder = folder();
    ask(&folder).prints(ANSWER);
    let sum = format!("1 file, 544.04 KiB in {}", folder.path().display());
    for (line, is_told) in [("npuzzle cache", true), ("npuzzle cache --quiet", false)] {
        let Some(call) = terminal(line) else {
            return;
        };
        let run = call.env("NPUZZLE_CACHE", folder.path()).run();
        assert_eq!(run.stdout.contains(&sum), is_told, "{}", run.stdout);
    }
}

#[test]
fn clear_removes_what_npuzzle_wrote_and_nothing_else() {
    let others = [
        "2x5-09-small.patterns",
        "4x4-15-small.patterns.tmp",
        "my.patterns",
        "x.tmp",
    ];
    let folder = folder();
    ask(&folder).prints(ANSWER);
    let unfinished = format!("{FILE}.123-0.tmp");
    for name in others.into_iter().chain([unfinished.as_str()]) {
        write(&folder, name, "mine");
    }
    let files = [FILE, &unfinished].map(|name| path(&folder, name) + "\n");
    caching("cache clear", &folder).prints(&files.concat());
    assert_eq!(names(&folder), others);
    caching("cache clear", &folder).prints("");
}

#[test]
fn build_leaves_what_searches_then_read() {
    let folder = folder();
    let build = |arguments: &str| caching(&format!("cache build {arguments}"), &folder);
    let both = [FILE, MEDIUM].map(|name| path(&folder, name) + "\n");
    let both = both.concat();
    build("--size 5x2").prints(&both);
    let first = read(&folder, FILE);
    build("--goal .1234/56789").prints(&both);
    build("--size 5x2 --goal blank-first").prints(&both);
    assert_eq!(names(&folder), [MEDIUM, FILE]);
    assert!(good(&folder) == first);
    write(&folder, FILE, "spoilt");
    let run = build("--size 2x5").run().printed(&both).exited(0);
    run.mentions("is no file of npuzzle's; it was built anew");
    assert!(good(&folder) == first);
    build("--size 3x3").fails("boards of 3x3 need no databases: those of ten cells or more do");
    let call = build("--size 5x2 --quiet --cache").arg(path(&folder, FILE));
    let run = call.run().mentions(CANT_BE_KEPT).printed("");
    run.exited(2);
    let help = build("--help").run().says("").exited(0).stdout;
    assert!(
        help.contains("Examples:\n  npuzzle cache build\n"),
        "{help}"
    );
    assert!(help.contains("Exit status:\n  0  done\n"), "{help}");
}

#[test]
fn the_largest_databases_serve_batches_once_they_were_built() {
    let folder = folder();
    let build = caching("cache build --large --size 2x5", &folder);
    build.prints(&format!("{}\n", path(&folder, LARGE)));
    let large = read(&folder, LARGE);
    let batch = |option: &str| {
        caching(&format!("steps --batch - {option}"), &folder).stdin("54321/9876.\n")
    };
    batch("").prints(ANSWER);
    assert_eq!(names(&folder), [LARGE]);
    // A damaged file is built anew, not replaced by smaller databases.
    write(&folder, LARGE, "spoilt");
    let warning = "is no file of npuzzle's; it was built anew\n";
    warns(batch(""), ANSWER, &path(&folder, LARGE), warning);
    assert!(read(&folder, LARGE) == large);
    assert_eq!(names(&folder), [LARGE]);
    // Databases that exceed --memory are not read,
    write(&folder, LARGE, "spoilt");
    batch("--memory 600000").prints(ANSWER);
    // nor are large ones for a single pair.
    caching("steps 12345/678.9 --engine deepening", &folder).prints("1\n");
    assert_eq!(read(&folder, LARGE), b"spoilt");
    assert_eq!(names(&folder), [LARGE, FILE]);
}
