//! The cache of pattern databases: what it leaves on disk, and what it makes of what it finds there.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::command::{Call, Running, folder_with, npuzzle};
use npuzzle::{Cache, Engine, Goal, Options, Pair, Partition, Shape, Solver, Workload};

/// 2x5 boards need the smallest databases that are kept at all.
const QUESTION: &str = "steps 54321/9876. --engine deepening";
const ANSWER: &str = "54\n";
const FILE: &str = "2x5-9-small.patterns";

/// The question, the cache being in that directory.
fn ask(cache: &Path) -> Call {
    npuzzle(QUESTION).env("NPUZZLE_CACHE", cache)
}

/// The names of all files in a directory.
fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(directory)
        .expect("a directory")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("text"))
        .collect();
    names.sort();
    names
}

/// What a good file holds.
fn good(folder: &Path) -> Vec<u8> {
    ask(folder).prints(ANSWER);
    fs::read(folder.join(FILE)).expect("a file")
}

/// A cache that notes what happens to it, each file by its name.
fn noting(directory: &Path) -> (Cache, Arc<Mutex<Vec<String>>>) {
    let notes = Arc::new(Mutex::new(Vec::new()));
    let written = Arc::clone(&notes);
    let prefix = format!("{}/", directory.display());
    let cache = Cache::new(directory, move |event| {
        let note = event.to_string().replace(&prefix, "");
        written.lock().expect("notes").push(note);
    });
    (cache, notes)
}

#[test]
fn the_first_search_leaves_a_file_and_the_second_only_reads_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let first = good(folder);
    let time = |file| fs::metadata(file).and_then(|metadata| metadata.modified());
    let written = time(folder.join(FILE)).expect("a time");
    assert_eq!(good(folder), first);
    assert_eq!(time(folder.join(FILE)).expect("a time"), written);
    assert_eq!(names(folder), [FILE]);
}

#[test]
fn the_library_tells_what_becomes_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let goal = Goal::Standard.board(Shape::new(5, 2).expect("a shape"));
    let (cache, notes) = noting(folder);
    let solver = || {
        Solver::with_options(Options {
            cache: Some(cache.clone()),
            ..Options::default()
        })
    };
    for _ in 0..2 {
        let solver = solver();
        solver.prepare(goal);
        // It is in memory by now.
        solver.prepare(goal);
    }
    fs::write(folder.join(FILE), "").expect("a file");
    solver().prepare(goal);
    let length = fs::metadata(folder.join(FILE)).expect("a file").len();
    assert_eq!(
        *notes.lock().expect("notes"),
        [
            format!("{FILE} was written"),
            format!("{FILE} was read"),
            format!("{FILE} has 0 bytes instead of {length}; it was built anew"),
        ]
    );
}

#[test]
fn a_file_that_is_not_what_it_should_be_is_built_anew_with_one_line() {
    type Spoil = fn(&mut Vec<u8>);
    let cases: [(&str, Spoil); 11] = [
        ("is damaged", |file| file[5000] ^= 1),
        ("is damaged", |file| {
            let last = file.len() - 1;
            file[last] ^= 0x80;
        }),
        ("is damaged", |file| file[30] ^= 1),
        (" bytes instead of ", |file| file.truncate(70_000)),
        (" bytes instead of ", |file| file.truncate(10)),
        (" bytes instead of ", Vec::clear),
        (" bytes instead of ", |file| file.push(0)),
        ("is no file of npuzzle's", |file| {
            *file = b"notes of somebody".to_vec();
        }),
        ("is of another version of npuzzle", |file| file[8] = 0),
        ("holds other databases", |file| file[14] = 8),
        ("holds other databases", |file| file[16] ^= 1),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let right = good(folder);
    let path = folder.join(FILE);
    for (message, spoil) in cases {
        let mut file = right.clone();
        spoil(&mut file);
        assert_ne!(file, right, "{message}");
        fs::write(&path, &file).expect("a file");
        let run = ask(folder).run().printed(ANSWER).exited(0);
        let begin = format!("warning: {} ", path.display());
        assert!(run.stderr.starts_with(&begin), "{}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
        run.mentions(message).mentions("; it was built anew\n");
        assert!(fs::read(&path).expect("a file") == right, "{message}");
        ask(folder).prints(ANSWER);
    }
    assert_eq!(names(folder), [FILE]);
}

#[test]
fn nothing_is_said_of_a_spoilt_file_where_quiet_is_wanted() {
    let folder = folder_with(FILE, "not a database");
    let folder = folder.path();
    ask(folder).arg("--quiet").prints(ANSWER);
    ask(folder).prints(ANSWER);
}

#[test]
fn where_nothing_can_be_kept_one_line_says_so() {
    let folder = folder_with("file", "mine");
    let folder = folder.path();
    // Goals of several databases.
    let records = "54321/9876.\n.1234/56789 1.234/56789\n1.234/56789 12.34/56789\n";
    let line = "steps --batch - --engine deepening";
    let free = npuzzle(&format!("{line} --no-cache")).stdin(records);
    let answers = free.run().says("").stdout;
    for directory in ["file", "file/below"] {
        let directory = folder.join(directory);
        let call = npuzzle(line)
            .stdin(records)
            .env("NPUZZLE_CACHE", &directory);
        let run = call.run().printed(&answers).exited(0);
        let begin = format!(
            "warning: {}: databases can't be kept there: ",
            directory.display()
        );
        assert!(run.stderr.starts_with(&begin), "{}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
    // A directory stands where the file is to be.
    fs::create_dir(folder.join(FILE)).expect("a directory");
    let run = ask(folder).run().printed(ANSWER).exited(0);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert_eq!(names(folder), [FILE, "file"]);
    assert_eq!(fs::read(folder.join("file")).expect("a file"), b"mine");
}

#[test]
fn no_cache_neither_reads_nor_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    ask(&folder.join("cache")).arg("--no-cache").prints(ANSWER);
    assert!(names(folder).is_empty());
    fs::write(folder.join(FILE), "not a database").expect("a file");
    ask(folder).arg("--no-cache").prints(ANSWER);
    assert_eq!(
        fs::read(folder.join(FILE)).expect("a file"),
        b"not a database"
    );
    let run = npuzzle(&format!("{QUESTION} --no-cache --cache DIR")).run();
    run.mentions("cannot be used with").exited(2);
}

#[test]
fn the_option_comes_before_the_variable_and_that_before_the_users_cache() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let place = |name: &str| folder.join(name);
    let ask = |variable: &Path| {
        npuzzle(QUESTION)
            .env("NPUZZLE_CACHE", variable)
            .env("XDG_CACHE_HOME", place("xdg"))
    };
    let option = ask(&place("variable")).arg("--cache").arg(place("option"));
    option.prints(ANSWER);
    assert_eq!(names(folder), ["option"]);
    ask(&place("variable")).prints(ANSWER);
    assert_eq!(names(folder), ["option", "variable"]);
    ask(Path::new("")).prints(ANSWER);
    assert_eq!(names(folder), ["option", "variable", "xdg"]);
    assert_eq!(names(&place("xdg")), ["npuzzle"]);
    for directory in ["option", "variable", "xdg/npuzzle"] {
        assert_eq!(names(&place(directory)), [FILE]);
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn a_home_is_enough_to_have_a_cache() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    // A relative path counts for nothing.
    for xdg in ["", "relative"] {
        let call = ask(Path::new("")).env("HOME", folder).inside(folder);
        call.env("XDG_CACHE_HOME", xdg).prints(ANSWER);
    }
    assert_eq!(names(folder), [".cache"]);
    assert_eq!(names(&folder.join(".cache/npuzzle")), [FILE]);
}

#[test]
fn processes_that_start_at_once_leave_one_good_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let start = || npuzzle(QUESTION).env("NPUZZLE_CACHE", folder).start();
    let running: Vec<Running> = (0..4).map(|_| start()).collect();
    for running in running {
        running.end().says("").printed(ANSWER).exited(0);
    }
    assert_eq!(names(folder), [FILE]);
    ask(folder).prints(ANSWER);
}

#[test]
fn boards_of_up_to_nine_cells_never_touch_the_cache() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let cache = folder.join("cache");
    for engine in ["auto", "table", "deepening", "bidirectional"] {
        for line in ["steps 867254301", "steps --batch -"] {
            let call = npuzzle(&format!("{line} --engine {engine}"));
            let call = call.stdin("867254301\n").env("NPUZZLE_CACHE", &cache);
            call.run().says("").exited(0);
        }
    }
    npuzzle("check 123456789abcdef.")
        .env("NPUZZLE_CACHE", &cache)
        .prints("solvable\n");
    npuzzle("steps 123456789abcde.f")
        .env("NPUZZLE_CACHE", &cache)
        .prints("1\n");
    assert!(names(folder).is_empty());
}

#[test]
fn the_list_names_each_file_its_size_and_what_it_is_for() {
    let folder = folder_with("notes.txt", "mine");
    let folder = folder.path();
    let list = || npuzzle("cache").env("NPUZZLE_CACHE", folder);
    list().prints("");
    ask(folder).prints(ANSWER);
    let unfinished = format!("{FILE}.123-0.tmp");
    fs::write(folder.join(&unfinished), "abc").expect("a file");
    let path = |name: &str| folder.join(name).display().to_string();
    let lines = format!(
        "544.04 KiB  {}            small, 2x5 with the goal's blank in 0 1 8 9, \
         5x2 with the goal's blank in 0 4 5 9\n       \
         3 B  {}  never finished\n",
        path(FILE),
        path(&unfinished)
    );
    list().prints(&lines);
    npuzzle("cache --cache").arg(folder).prints(&lines);
    // A cache that is not there yet is an empty one.
    npuzzle("cache --cache").arg(path("nowhere")).prints("");
    let run = npuzzle("cache --cache").arg(path(FILE)).run();
    run.mentions("can't be read: ").printed("").exited(2);
}

#[cfg(unix)]
#[test]
fn a_terminal_is_told_how_much_it_is_in_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    ask(folder).prints(ANSWER);
    let on_terminal = |line: &str| {
        let call = crate::command::terminal(line)?.env("NPUZZLE_CACHE", folder);
        Some(call.run().stdout)
    };
    let Some(text) = on_terminal("npuzzle cache") else {
        return;
    };
    let sum = format!("1 file, 544.04 KiB in {}", folder.display());
    assert!(text.contains(&sum), "{text}");
    let text = on_terminal("npuzzle cache --quiet").expect("a terminal");
    assert!(!text.contains(&sum), "{text}");
}

#[test]
fn clear_removes_what_npuzzle_wrote_and_nothing_else() {
    let mut others = [
        "2x5-09-small.patterns",
        "my.patterns",
        "x.tmp",
        "4x4-15-small.patterns.tmp",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    ask(folder).prints(ANSWER);
    let unfinished = format!("{FILE}.123-0.tmp");
    for name in others.into_iter().chain([unfinished.as_str()]) {
        fs::write(folder.join(name), "mine").expect("a file");
    }
    let clear = || npuzzle("cache clear").env("NPUZZLE_CACHE", folder);
    let path = |name: &str| folder.join(name).display().to_string();
    clear().prints(&format!("{}\n{}\n", path(FILE), path(&unfinished)));
    others.sort_unstable();
    assert_eq!(names(folder), others);
    clear().prints("");
}

#[test]
fn build_leaves_what_searches_then_read() {
    const MEDIUM: &str = "2x5-9-medium.patterns";
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let build =
        |arguments: &str| npuzzle(&format!("cache build {arguments}")).env("NPUZZLE_CACHE", folder);
    let path = folder.join(FILE);
    let both = format!("{}\n{}\n", path.display(), folder.join(MEDIUM).display());
    build("--size 5x2").prints(&both);
    let first = fs::read(&path).expect("a file");
    build("--goal .1234/56789").prints(&both);
    build("--size 5x2 --goal blank-first").prints(&both);
    assert_eq!(names(folder), [MEDIUM, FILE]);
    assert!(good(folder) == first);
    fs::write(&path, "spoilt").expect("a file");
    let run = build("--size 2x5").run().printed(&both).exited(0);
    run.mentions("is no file of npuzzle's; it was built anew");
    assert!(good(folder) == first);
    build("--size 3x3").fails("boards of 3x3 need no databases: those of ten cells or more do");
    let run = npuzzle("cache build --size 5x2 --quiet --cache");
    let run = run.arg(&path).run().printed("").exited(2);
    run.mentions("databases can't be kept there: ");
}

#[test]
fn the_largest_databases_serve_many_pairs_once_they_were_built() {
    let large = "2x5-9-large.patterns";
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let build = npuzzle("cache build --large --size 2x5").env("NPUZZLE_CACHE", folder);
    build.prints(&format!("{}\n", folder.join(large).display()));
    assert_eq!(names(folder), [large]);
    let start = "54321/9876.".parse().expect("a board");
    let goal = Goal::Standard.board(Shape::new(5, 2).expect("a shape"));
    let pair = Pair::new(start, goal).expect("a pair");
    let many = |cache| Options {
        workload: Workload::ManyPairs,
        cache: Some(cache),
        ..Options::default()
    };
    let solve = || {
        let (cache, notes) = noting(folder);
        let solver = Solver::with_options(many(cache));
        let solution = solver.solve(pair).expect("a solution");
        (solution, notes)
    };
    let (solution, notes) = solve();
    assert_eq!(solution.steps(), Some(54));
    assert_eq!(*notes.lock().expect("notes"), [format!("{large} was read")]);
    let own = Solver::with_options(Options {
        engine: Engine::Deepening,
        partition: Some(Partition::Large),
        ..Options::default()
    });
    assert_eq!(own.solve(pair).expect("a solution"), solution);
    assert_eq!(names(folder), [large]);
    // One that was spoilt is not given up for smaller ones.
    fs::write(folder.join(large), "spoilt").expect("a file");
    let (solution, notes) = solve();
    assert_eq!(solution.steps(), Some(54));
    let note = format!("{large} is no file of npuzzle's; it was built anew");
    assert_eq!(*notes.lock().expect("notes"), [note]);
    // What takes more memory than may be used is left alone.
    let (cache, notes) = noting(folder);
    let solver = Solver::with_options(Options {
        memory: 600_000,
        ..many(cache)
    });
    assert_eq!(solver.solve(pair).expect("a solution").steps(), Some(54));
    let notes = notes.lock().expect("notes");
    assert!(
        notes.iter().all(|note| !note.starts_with(large)),
        "{notes:?}"
    );
    fs::remove_file(folder.join(FILE)).expect("a file");
    // A few pairs do without, as long as they are soon solved.
    let (cache, notes) = noting(folder);
    let solver = Solver::with_options(Options {
        engine: Engine::Deepening,
        cache: Some(cache),
        ..Options::default()
    });
    let near = Pair::new("12345/678.9".parse().expect("a board"), goal).expect("a pair");
    assert_eq!(solver.solve(near).expect("a solution").steps(), Some(1));
    assert_eq!(
        *notes.lock().expect("notes"),
        [format!("{FILE} was written")]
    );
}

#[test]
fn the_help_of_build_shows_examples_and_exit_statuses() {
    let help = npuzzle("cache build --help")
        .run()
        .says("")
        .exited(0)
        .stdout;
    for part in [
        "Examples:\n  npuzzle cache build\n",
        "Exit status:\n  0  done\n",
    ] {
        assert!(help.contains(part), "{help}");
    }
}
