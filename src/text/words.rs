//! Text → words: what separates words, groups and rows, and where a cell is empty.

use super::ascii::form;

/// A run of characters without a separator; or a place where a cell may be empty.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub kind: WordKind,
    /// The line that it stands in, from 0; lines without words are not counted.
    pub line: usize,
    /// The row, counted alike: a line break, a `/` or a closing bracket ends one.
    pub row: usize,
    /// The group, counted alike: the end of a row ends one, and so does a bar, a semicolon or a quote.
    pub group: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WordKind {
    Text,
    /// Nothing between two of these separators.
    InnerGap(char),
    /// Nothing before the first separator of a row, which is this one; or behind the last.
    OuterGap(char),
}

/// How an error quotes an empty cell.
const GAP: &str = "_";

/// What stands before the place that is read, on its line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Nothing, or what ends or begins a row.
    Edge,
    Word,
    /// A separator that may have an empty cell beside it, behind a word or another such separator.
    Separator(char),
    /// Such a separator behind an edge.
    FirstSeparator(char),
}

/// The words of a text.
pub(super) struct Words<'a> {
    /// Those that hold text.
    pub texts: Vec<Word<'a>>,
    /// The same and the places where a cell may be empty; nothing where there are none. They stand
    /// between separators that part all words of the text.
    pub with_gaps: Vec<Word<'a>>,
    /// Whether the text ends with `/`.
    pub ends_with_slash: bool,
}

impl<'a> Words<'a> {
    /// The words that an error is about: with the empty cells, if these are likely meant as blanks.
    pub fn likely(&self) -> &[Word<'a>] {
        let mut gaps = self
            .with_gaps
            .iter()
            .filter(|word| word.kind != WordKind::Text);
        let is_inner = |word: &Word| matches!(word.kind, WordKind::InnerGap(_));
        if !self.with_gaps.is_empty() && gaps.clone().count() <= 2 && gaps.all(is_inner) {
            return &self.with_gaps;
        }
        &self.texts
    }
}

/// The words of a text, which is in ASCII form as far as it has one. Comments are left out, if the text
/// may have any.
pub(super) fn split(text: &str, has_comments: bool) -> Words<'_> {
    let mut splitter = LineSplitter::default();
    for line in text.split(['\n', '\r']) {
        let before_comment = line.split('#').next().filter(|_| has_comments);
        splitter.split_line(before_comment.unwrap_or(line));
    }
    splitter.finish()
}

/// Whether a character separates words. So does a byte-order mark, which stands amid the text where
/// files that begin with one are joined.
#[must_use]
pub fn separates(c: char) -> bool {
    match form(c) {
        ' ' | ',' | ':' | '[' | '(' | '{' | '\u{feff}' => true,
        'a'..='z' | 'A'..='Z' | '0'..='9' => false,
        c => c.is_whitespace() || ends_row(c) || ends_group(c),
    }
}

fn ends_row(c: char) -> bool {
    matches!(c, '/' | ']' | ')' | '}')
}

fn ends_group(c: char) -> bool {
    matches!(c, '|' | ';') || is_quote(c)
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '`')
}

/// Whether a line is a line of a table or a box, rather than a row: it has two dashes or stars or more,
/// and nothing but what such lines are made of.
fn is_rule(line: &str) -> bool {
    let first = line.trim_start().chars().next();
    if first.is_none_or(|c| c.is_ascii_alphanumeric()) {
        return false;
    }
    let dashes = line.chars().filter(|c| matches!(c, '-' | '=' | '+' | '*'));
    let is_ruled = |c: char| matches!(c, '-' | '=' | '+' | '*' | '|' | ':') || c.is_whitespace();
    line.chars().all(is_ruled) && dashes.take(2).count() == 2
}

#[derive(Default)]
struct LineSplitter<'a> {
    words: Vec<Word<'a>>,
    line: usize,
    row: usize,
    group: usize,
    ends_with_slash: bool,
    /// The separators that stand between two words, by themselves but for spaces and quotes.
    between_words: Vec<char>,
    /// Whether two words have none of them between.
    has_bare_space: bool,
}

impl<'a> LineSplitter<'a> {
    fn finish(self) -> Words<'a> {
        let is_text = |word: &Word| word.kind == WordKind::Text;
        let may_be_cell = |word: &Word| match word.kind {
            WordKind::Text => true,
            WordKind::InnerGap(separator) | WordKind::OuterGap(separator) => {
                !self.has_bare_space && self.between_words.contains(&separator)
            }
        };
        let mut texts = self.words;
        let mut with_gaps = Vec::new();
        if !texts.iter().all(is_text) {
            if texts.iter().any(|word| !is_text(word) && may_be_cell(word)) {
                with_gaps.extend(texts.iter().copied().filter(may_be_cell));
            }
            texts.retain(is_text);
        }
        Words {
            texts,
            with_gaps,
            ends_with_slash: self.ends_with_slash,
        }
    }

    fn split_line(&mut self, line: &'a str) {
        if is_rule(line) {
            return;
        }
        let trimmed = line.trim();
        let is_framed = trimmed.starts_with('|') && trimmed.ends_with('|');
        let mut before = Before::Edge;
        let mut rest = line;
        while !rest.is_empty() {
            let (word, behind) = rest.split_at(rest.find(separates).unwrap_or(rest.len()));
            if !word.is_empty() {
                before = self.word(word, before, is_framed);
            }
            let mut characters = behind.chars();
            if let Some(separator) = characters.next() {
                before = self.separator(separator, before, is_framed);
            }
            rest = characters.as_str();
        }
        self.edge(before, is_framed);
        self.end_row();
        if self.words.last().is_some_and(|word| word.line == self.line) {
            self.line += 1;
        }
    }

    fn word(&mut self, text: &'a str, before: Before, is_framed: bool) -> Before {
        match before {
            Before::FirstSeparator(separator) => self.outer_gap(separator, is_framed),
            Before::Separator(separator) if !self.between_words.contains(&separator) => {
                self.between_words.push(separator);
            }
            Before::Word => self.has_bare_space = true,
            Before::Separator(_) | Before::Edge => {}
        }
        self.push(text, WordKind::Text);
        self.ends_with_slash = false;
        Before::Word
    }

    fn separator(&mut self, separator: char, before: Before, is_framed: bool) -> Before {
        if ends_row(separator) || matches!(separator, '[' | '(' | '{') {
            self.edge(before, is_framed);
            if ends_row(separator) {
                self.end_row();
            }
            self.ends_with_slash = separator == '/';
            return Before::Edge;
        }
        if !matches!(separator, ',' | ';' | '|' | '\t') {
            if is_quote(separator) {
                self.end_group();
            }
            return before;
        }
        let after = match before {
            Before::FirstSeparator(first) if first == separator => {
                self.outer_gap(separator, is_framed);
                self.push(GAP, WordKind::InnerGap(separator));
                Before::Separator(separator)
            }
            Before::Separator(last) if last == separator => {
                self.push(GAP, WordKind::InnerGap(separator));
                before
            }
            Before::Word | Before::Separator(_) => Before::Separator(separator),
            Before::Edge | Before::FirstSeparator(_) => Before::FirstSeparator(separator),
        };
        if ends_group(separator) {
            self.end_group();
        }
        after
    }

    /// What ends or begins a row is reached.
    fn edge(&mut self, before: Before, is_framed: bool) {
        if let Before::Separator(separator) = before {
            self.outer_gap(separator, is_framed);
        }
    }

    /// The bars at both ends of a line are its frame.
    fn outer_gap(&mut self, separator: char, is_framed: bool) {
        if !(is_framed && separator == '|') {
            self.push(GAP, WordKind::OuterGap(separator));
        }
    }

    fn push(&mut self, text: &'a str, kind: WordKind) {
        self.words.push(Word {
            text,
            kind,
            line: self.line,
            row: self.row,
            group: self.group,
        });
    }

    fn end_row(&mut self) {
        if self.words.last().is_some_and(|word| word.row == self.row) {
            self.row += 1;
        }
        self.end_group();
    }

    fn end_group(&mut self) {
        if self
            .words
            .last()
            .is_some_and(|word| word.group == self.group)
        {
            self.group += 1;
        }
    }
}
