//! Numbers as values of options.

use std::str::FromStr;

/// A value parser for numbers; `needed` is the error for any other text.
pub fn number<T: FromStr>(
    needed: &'static str,
) -> impl Fn(&str) -> Result<T, &'static str> + Clone + Send + Sync {
    move |text| text.parse().map_err(|_| needed)
}
