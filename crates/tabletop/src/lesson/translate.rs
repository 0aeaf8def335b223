//! The words of a lesson in another language.

use super::{Lesson, read};
use crate::{Fault, Source};

impl Lesson {
    /// The same lesson in the words of another file, which has the same steps and replies in the same
    /// order; whatever else stands there is not looked at.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read, or the first words that are missing.
    pub fn in_words_of(&self, source: Source<'_>) -> Result<Lesson, Fault> {
        let other = read::read(source)?;
        let fault = |line, reason: String| Fault::at_line(source.name, line, reason);
        let refuse = |line, reason: Option<String>| match reason {
            Some(reason) => Err(fault(line, reason)),
            None => Ok(()),
        };
        if other.steps.len() != self.steps.len() {
            let (found, wanted) = (other.steps.len(), self.steps.len());
            return Err(fault(1, format!("{found} steps, but {} has {wanted}", self.file)));
        }
        let mut lesson = self.clone();
        let head = [
            ("lesson", &mut lesson.title, other.title),
            ("goal", &mut lesson.goal, other.goal),
            ("end", &mut lesson.end, other.end),
        ];
        for (word, mine, theirs) in head {
            refuse(1, translate(word, mine, theirs))?;
        }
        for (mine, theirs) in lesson.steps.iter_mut().zip(other.steps) {
            let words = [
                ("say", &mut mine.say, theirs.say),
                ("task", &mut mine.task, theirs.task),
                ("then", &mut mine.then, theirs.then),
            ];
            for (word, mine, other) in words {
                refuse(theirs.line, translate(word, mine, other))?;
            }
            let actions = |replies: &[super::Reply]| {
                replies.iter().map(|reply| reply.action.clone()).collect::<Vec<_>>()
            };
            if actions(&mine.replies) != actions(&theirs.replies) {
                let wanted = actions(&mine.replies).join("`, `");
                let reason =
                    format!("in {} this step answers, in this order, to `{wanted}`", self.file);
                return Err(fault(theirs.line, reason));
            }
            for (mine, theirs) in mine.replies.iter_mut().zip(theirs.replies) {
                refuse(theirs.line, translate("reply", &mut mine.words, theirs.words))?;
            }
        }
        Ok(lesson)
    }
}

/// Puts words in the place of others; where only one of the two has any, says what is wrong.
fn translate(word: &str, mine: &mut String, theirs: String) -> Option<String> {
    match (mine.is_empty(), theirs.is_empty()) {
        (false, true) => Some(format!("the words of `{word}` are missing")),
        (true, false) => Some(format!("there is no `{word}` here in English")),
        _ => {
            *mine = theirs;
            None
        }
    }
}
