//! Tables of test cases, one a line: `TEXT => RESULT`, or just `TEXT`. The escapes `\n`, `\r`, `\t` and
//! `\u{…}` in a text mean what they mean in Rust.

/// The cases of a table of texts and results.
pub fn cases(table: &str) -> impl Iterator<Item = (String, &str)> {
    table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let (text, rest) = line.split_once(" => ").expect("TEXT => RESULT");
            (unescaped(text), rest)
        })
}

/// The cases of a table of texts.
pub fn texts(table: &str) -> impl Iterator<Item = String> {
    let lines = table.lines().map(str::trim);
    lines.filter(|line| !line.is_empty()).map(unescaped)
}

fn unescaped(text: &str) -> String {
    let mut parts = text.trim().split('\\');
    let mut unescaped = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (character, rest) = match part.strip_prefix("u{").and_then(|it| it.split_once('}')) {
            Some((code, rest)) => {
                let code = u32::from_str_radix(code, 16).expect("hexadecimal digits");
                (char::from_u32(code).expect("a character"), rest)
            }
            None => match part.split_at(1) {
                ("n", rest) => ('\n', rest),
                ("r", rest) => ('\r', rest),
                ("t", rest) => ('\t', rest),
                (other, _) => panic!("\\{other}"),
            },
        };
        unescaped.push(character);
        unescaped += rest;
    }
    unescaped
}
