//! What a user of the program can do about an error.

use npuzzle::{BoardFault, ParseError, PermutationError, SampleError, SolveError, SurveyError};

/// An error and its causes in one sentence, with advice if there is any.
pub fn message(error: &anyhow::Error) -> String {
    format!("{error:#}{}", advice(error).unwrap_or_default())
}

/// Advice that names options of the command line, which users of the library don't have.
fn advice(error: &anyhow::Error) -> Option<&'static str> {
    let solve = error.downcast_ref::<SolveError>();
    let sample = error.downcast_ref::<SampleError>();
    if let (Some(SolveError::Memory { .. }), _)
    | (_, Some(SampleError::Solve(SolveError::Memory { .. }))) = (solve, sample)
    {
        return Some("; give --memory more, or choose another --engine");
    }
    if let Some(survey) = error.downcast_ref::<SurveyError>() {
        return survey.is_over_limit().then_some("; give --memory more");
    }
    match error.downcast_ref()? {
        ParseError::Board {
            fault: BoardFault::AmbiguousShape(_),
            ..
        } => Some(" Give --size, or end each row with /"),
        ParseError::Board {
            fault: BoardFault::Character(_) | BoardFault::Word(_),
            ..
        } => Some("; --blank=WORD names another"),
        ParseError::Board {
            fault: BoardFault::Labels(faults),
            ..
        } if faults.only_lacks_a_blank() => Some("; --blank=WORD names another"),
        ParseError::Board {
            fault: BoardFault::Comment,
            ..
        } => Some(": give --blank='#'"),
        ParseError::Board {
            fault: BoardFault::OneRow(_),
            ..
        } => Some("; leave the / out if they are more than one"),
        ParseError::Board {
            fault: BoardFault::BoardCount { expected: 2, .. },
            ..
        } => Some("; for more, give --batch FILE, and --rows if boards stand in rows"),
        ParseError::GoalSize(_) => Some("; give --size"),
        ParseError::Permutation {
            error: PermutationError::Labels { .. },
            ..
        } => Some("; and a board has a blank, one of . 0 x X _ * -"),
        ParseError::GoalName(_) => Some("; or give a board"),
        _ => None,
    }
}
