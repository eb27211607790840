//! What a cache of pattern databases tells of its files.

use std::fs;
use std::sync::mpsc::channel;

use npuzzle::{Cache, Goal, Options, Shape, Solver};

#[test]
fn a_cache_tells_what_becomes_of_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let goal = Goal::Standard.board(Shape::new(5, 2).expect("a shape"));
    let (sender, events) = channel();
    let cache = Cache::new(folder.path(), move |event| {
        sender.send(event.to_string()).expect("a listener");
    });
    let prepare = || {
        let solver = Solver::with_options(Options {
            cache: Some(cache.clone()),
            ..Options::default()
        });
        solver.prepare(goal);
        // It is in memory by now.
        solver.prepare(goal);
    };
    let file = folder.path().join("2x5-9-small.patterns");
    prepare();
    prepare();
    let length = fs::metadata(&file).expect("a file").len();
    fs::write(&file, "").expect("a file");
    prepare();
    let events: Vec<String> = events.try_iter().collect();
    let file = file.display();
    assert_eq!(
        events,
        [
            format!("{file} was written"),
            format!("{file} was read"),
            format!("{file} has 0 bytes instead of {length}; it was built anew"),
        ]
    );
}
