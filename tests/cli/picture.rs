//! The picture at the top of the README is one that npuzzle drew.

use std::fs;
use std::path::Path;

use crate::command::npuzzle;

#[test]
fn the_committed_picture_is_up_to_date() {
    let command = "render 2534178c.6bf9dae --animate --svg";
    let drawn = npuzzle(&format!("{command} -")).run().says("").exited(0);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/picture.svg");
    // A missing picture is out of date, too.
    let committed = fs::read_to_string(file).unwrap_or_default();
    assert!(
        drawn.stdout == committed,
        "docs/picture.svg is out of date; `cargo run -- {command} docs/picture.svg` renews it"
    );
}
