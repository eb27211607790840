//! Tools that a test needs and that not every machine has.

use std::env;
use std::process::Command;

/// Whether the tool is there. In CI (`CI=true`) it must be, or a test would pass without having
/// looked at anything; `package` is the Debian package that has it.
#[track_caller]
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
pub fn has(tool: &str, package: &str) -> bool {
    let search = ["-c", "command -v \"$0\"", tool];
    let found = Command::new("sh").args(search).output();
    let is_there = found.is_ok_and(|output| output.status.success());
    let is_ci = env::var_os("CI").is_some_and(|value| value == "true");
    assert!(
        is_there || !is_ci,
        "no `{tool}` to test with: CI needs the Debian package {package}"
    );
    if !is_there {
        eprintln!("skipped: no `{tool}` to test with (Debian package {package})");
    }
    is_there
}
