//! Parsers of the values of options.

use std::num::NonZeroU16;
use std::str::FromStr;
use std::time::Duration;

/// Parses a number; `needed` is the error for any other text.
pub fn number<T: FromStr>(
    needed: &'static str,
) -> impl Fn(&str) -> Result<T, &'static str> + Clone + Send + Sync {
    move |text| text.parse().map_err(|_| needed)
}

/// Parses the width of a drawing.
pub fn columns(text: &str) -> Result<NonZeroU16, &'static str> {
    number("a number of columns from 1 to 65535 is needed")(text)
}

/// Parses a span of time; a number alone counts seconds.
pub fn duration(text: &str) -> Result<Duration, &'static str> {
    const NEEDED: &str = "a duration such as 500ms, 10s or 2m is needed";
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(NEEDED),
    };
    let number = digits.trim().parse::<f64>().map_err(|_| NEEDED)?;
    Duration::try_from_secs_f64(number * unit).map_err(|_| NEEDED)
}

/// Parses a number of bytes, with K, M, G or T for powers of 1024.
pub fn memory(text: &str) -> Result<usize, &'static str> {
    const NEEDED: &str = "a size such as 500M or 8G is needed";
    let upper = text.trim().to_ascii_uppercase();
    let unit = upper.trim_end_matches('B').trim_end_matches('I');
    let digits = unit.trim_end_matches(['K', 'M', 'G', 'T']);
    let power = match &unit[digits.len()..] {
        "" => 0,
        "K" => 1,
        "M" => 2,
        "G" => 3,
        "T" => 4,
        _ => return Err(NEEDED),
    };
    let number = digits.parse::<usize>().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << (10 * power)));
    bytes.ok_or(NEEDED)
}
