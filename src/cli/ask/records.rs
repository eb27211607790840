//! Records of a batch → questions, and their answers or what is wrong with them.

use std::sync::Arc;

use npuzzle::Solver;

use super::json_reader::{self, JsonFields};
use super::quick_reader::{QuickPairs, QuickReader};
use crate::cli::advice;
use crate::cli::answer::{Asked, Outcome, Question};
use crate::cli::batch::{Answers, Lines, Record};
use crate::cli::boards::{Boards, Content, Reader};
use crate::cli::exit::Exit;
use crate::cli::json::{self, ErrorRecord, Origin};

/// Asks a question about the boards of each record.
pub struct BoardRecords<Q> {
    question: Q,
    solver: Solver,
    reader: Reader,
    quick: QuickReader,
}

impl<Q: Question> BoardRecords<Q> {
    pub fn new(question: Q, solver: Solver) -> anyhow::Result<Self> {
        let reader = Reader::new(question.common(), question.reads_moves())?;
        Ok(Self {
            quick: QuickReader::new(&reader, question.default_goal()),
            question,
            solver,
            reader,
        })
    }

    /// Answers the next records.
    pub fn answerer(self) -> impl FnMut(&mut Lines, &mut Answers<u8>) + Clone + Send + 'static {
        let records = Arc::new(self);
        let mut quick = QuickPairs::default();
        move |lines, answers| records.answer_next(lines, &mut quick, answers)
    }

    /// `quick` is empty, and room for pairs that are answered together.
    fn answer_next(&self, lines: &mut Lines, quick: &mut QuickPairs, answers: &mut Answers<u8>) {
        self.quick.read(lines, quick);
        if !quick.pairs.is_empty() {
            self.answer_pairs(quick, answers);
            quick.clear();
        } else if let Some(record) = lines.next() {
            let (origin, content) = boards(record, &self.reader);
            self.answer(content, origin, answers);
        }
    }

    fn answer_pairs(&self, quick: &QuickPairs, answers: &mut Answers<u8>) {
        let QuickPairs { pairs, lines } = quick;
        let whole = answers.items.len();
        let out = &mut answers.items;
        if let Ok(Some(solvable)) = self.question.answer_together(pairs, &self.solver, out) {
            return answers.count(pairs.len(), solvable, Exit::Answered);
        }
        answers.items.truncate(whole);
        for (&pair, &line) in pairs.iter().zip(lines) {
            if answers.is_last() {
                return;
            }
            self.answer(
                Ok(Boards::Pair(pair).into()),
                Origin {
                    line: Some(line),
                    id: None,
                },
                answers,
            );
        }
    }

    fn answer(&self, content: anyhow::Result<Content>, origin: Origin, answers: &mut Answers<u8>) {
        let json = self.question.common().output.json;
        put(origin, json, answers, |out| {
            let Content { boards, moves } = content?;
            let asked = Asked {
                boards,
                moves: moves.as_deref(),
                solver: &self.solver,
                origin,
            };
            self.question.answer(&asked, out)
        });
    }
}

/// The boards, and the moves if those are read, of a record.
pub fn boards<'a>(record: Record<'a>, reader: &Reader) -> (Origin<'a>, anyhow::Result<Content>) {
    read(
        record,
        |text| reader.content(text),
        |fields| json_reader::content(&fields, reader),
    )
}

/// Where a record comes from, and what it holds: as text, or as the fields of a JSON object.
pub fn read<'a, C>(
    record: Record<'a>,
    of_text: impl FnOnce(&'a str) -> anyhow::Result<C>,
    of_json: impl FnOnce(JsonFields<'a>) -> anyhow::Result<C>,
) -> (Origin<'a>, anyhow::Result<C>) {
    let origin = Origin {
        line: Some(record.line),
        id: None,
    };
    let text = match record.text {
        Ok(text) if json_reader::is_json(text) => text,
        text => return (origin, text.and_then(of_text)),
    };
    match json_reader::line(text) {
        Ok((id, fields)) => (Origin { id, ..origin }, of_json(fields)),
        Err(error) => (origin, Err(error)),
    }
}

/// Adds the answer to a record, which `answer` appends, or what is wrong with it.
pub fn put(
    origin: Origin,
    json: bool,
    answers: &mut Answers<u8>,
    answer: impl FnOnce(&mut Vec<u8>) -> anyhow::Result<Outcome>,
) {
    let whole = answers.items.len();
    match answer(&mut answers.items) {
        Ok(Outcome { exit, solvable, .. }) => answers.count(1, solvable.into(), exit),
        Err(error) => {
            answers.items.truncate(whole);
            complain(&error, origin, json, answers);
        }
    }
}

/// Says that a record can't be read, in place of its answer.
#[cold]
fn complain(error: &anyhow::Error, origin: Origin, json: bool, answers: &mut Answers<u8>) {
    let message = advice::message(error);
    if json {
        let error = &message;
        // Writing to memory can't fail.
        let _ = json::write(&ErrorRecord { origin, error }, &mut answers.items);
        answers.count_unreadable();
    } else {
        answers.items.extend_from_slice(b"error\n");
        answers.complain(origin.line.unwrap_or(0), message);
    }
}
