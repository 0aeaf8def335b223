//! The tutor: takes a learner through a lesson at a table.

use std::sync::Arc;

use tabletop::{
    Fault, Lesson, Move, MoveError, Refusal, Scenario, Seat, Spread,
    lesson::{Effect, ScriptMove, Step},
};
use thiserror::Error;

use crate::{Lang, Line, Scene, Speech, Table, Token};

/// A lesson that is being taken. It plays the moves of the others, and answers to those of the learner.
///
/// Whoever owns it shows the table and what the coach says, and asks it to play on: it knows no clock.
pub struct Tutor {
    lesson: Arc<Lesson>,
    /// The table that a step begins with, for each step that lays one out.
    tables: Vec<Option<Box<dyn Table>>>,
    table: Box<dyn Table>,
    step: usize,
    /// The moves of the step that are still to be made, by their number in its script.
    left: Vec<usize>,
}

/// What is to happen next.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// The learner is asked.
    Asking,
    /// Somebody else is to move: [`Tutor::play_other`].
    Others,
    /// The step is done, and the learner says when it goes on: [`Tutor::go_on`].
    Done,
    /// The lesson is over.
    Over,
}

/// What the tutor has to say to a move of the learner.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Answer {
    /// It was the move of the lesson, and was played.
    Right,
    /// It was another one that is as good, and was played.
    AlsoRight(String),
    /// It is possible, but not what the lesson is about; it was not played. There are words for it
    /// where somebody has thought of it.
    Explained(Option<String>),
}

/// Why a move of the learner was not answered.
#[derive(Debug, Error)]
pub enum AnswerError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The lesson is not as the rules have it.
    #[error(transparent)]
    Lesson(#[from] Fault),
}

impl std::fmt::Debug for Tutor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tutor { lesson, step, left, .. } = self;
        write!(f, "Tutor({}, step {step}, {} moves left)", lesson.id, left.len())
    }
}

impl Tutor {
    /// A lesson from its beginning, on tables that are laid out for it.
    ///
    /// # Errors
    ///
    /// Where a position cannot be laid out.
    pub fn new(
        lesson: Arc<Lesson>,
        lay_out: impl Fn(&Scenario) -> Result<Box<dyn Table>, Fault>,
    ) -> Result<Tutor, Fault> {
        let table = |step: &Step| step.position.as_ref().map(&lay_out).transpose();
        let mut tables: Vec<_> = lesson.steps.iter().map(table).collect::<Result<_, _>>()?;
        let table = tables[0].take().expect("a lesson begins with a position");
        let left = (0..lesson.steps[0].moves().count()).collect();
        Ok(Tutor { lesson, tables, table, step: 0, left })
    }

    /// Goes on from the beginning of a later step, as if all before it had been done.
    ///
    /// # Errors
    ///
    /// Where the lesson is not as the rules have it.
    pub fn skip_to(&mut self, step: usize) -> Result<(), Fault> {
        while self.step < step.min(self.lesson.steps.len()) {
            match self.phase() {
                Phase::Asking | Phase::Others => self.play_next()?,
                Phase::Done => self.go_on(),
                Phase::Over => break,
            }
        }
        Ok(())
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The table as it is now.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The number of the step, counted from zero; as many as there are once the lesson is over.
    pub fn at(&self) -> usize {
        self.step
    }

    /// What the lesson is at; `None` when it is over.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.step)
    }

    /// What is to happen next.
    pub fn phase(&self) -> Phase {
        match (self.step(), self.next()) {
            (None, _) => Phase::Over,
            (Some(_), None) => Phase::Done,
            (Some(_), Some(next)) if next.by == Lesson::LEARNER => Phase::Asking,
            (Some(_), Some(_)) => Phase::Others,
        }
    }

    fn next(&self) -> Option<ScriptMove<'_>> {
        self.step()?.moves().nth(*self.left.first()?)
    }

    /// The move of the lesson that the learner is asked for, in notation.
    pub fn expected(&self) -> Option<&str> {
        let next = self.next()?;
        (next.by == Lesson::LEARNER).then_some(next.action)
    }

    /// All moves of the lesson that the learner may make now: several where their order does not matter.
    pub fn asked_for(&self) -> impl Iterator<Item = &str> {
        let any_order = self.step().is_some_and(|step| step.any_order);
        let moves = if any_order { self.left.len() } else { 1 };
        let asked = self.left.iter().take(moves).filter_map(|&n| self.step()?.moves().nth(n));
        asked.take_while(|step| step.by == Lesson::LEARNER).map(|step| step.action)
    }

    /// How many of the learner's moves in this step were made, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let Some(step) = self.step() else { return (0, 0) };
        let is_mine = |n: &usize| step.moves().nth(*n).is_some_and(|one| one.by == Lesson::LEARNER);
        let all = (0..step.moves().count()).filter(is_mine).count();
        (all - self.left.iter().copied().filter(is_mine).count(), all)
    }

    /// The places to look at: those the lesson names, or else where the next move is made.
    pub fn lit(&self) -> Vec<String> {
        let Some(step) = self.step() else { return Vec::new() };
        if !step.lit.is_empty() {
            let scene = self.table.scene(Some(Lesson::LEARNER), Lang::EN);
            let thing = |place: &String| thing_on(&scene, place).unwrap_or_else(|| place.clone());
            return step.lit.iter().map(thing).collect();
        }
        let Some(expected) = self.expected() else { return Vec::new() };
        let choices = self.table.choices(Lesson::LEARNER, Lang::EN);
        let expected = choices.into_iter().filter(|choice| choice.notation == expected);
        expected.map(|choice| choice.anchor.place()).collect()
    }

    /// Answers to a move of the learner.
    ///
    /// # Errors
    ///
    /// Where the rules refuse it, and where the lesson does not go on as written.
    pub fn answer(&mut self, notation: &str) -> Result<Answer, AnswerError> {
        let choices = self.table.choices(Lesson::LEARNER, Lang::EN);
        let is_listed = choices.iter().any(|choice| choice.notation == notation);
        if !is_listed || self.phase() != Phase::Asking {
            let action = notation.to_owned();
            return Err(Refusal::NotLegal { action }.into());
        }
        if self.asked_for().any(|expected| expected == notation) {
            self.play_expected(notation)?;
            return Ok(Answer::Right);
        }
        let step = &self.lesson.steps[self.step];
        let reply = step.replies.iter().find(|reply| reply.action == notation);
        let Some(reply) = reply.cloned() else { return Ok(Answer::Explained(None)) };
        if reply.effect == Effect::Explained {
            return Ok(Answer::Explained(Some(reply.words)));
        }
        self.play(reply.line, Lesson::LEARNER, notation, reply.luck.as_deref())?;
        match reply.effect {
            Effect::Explained | Effect::Before => {}
            Effect::Instead => drop(self.left.remove(0)),
            Effect::InsteadTo(step) => self.begin(step),
        }
        self.settle();
        Ok(Answer::AlsoRight(reply.words))
    }

    /// Plays the move of somebody else that is due; whether there was one.
    ///
    /// # Errors
    ///
    /// Where the lesson is not as the rules have it.
    pub fn play_other(&mut self) -> Result<bool, Fault> {
        let due = self.phase() == Phase::Others;
        if due {
            self.play_next()?;
        }
        Ok(due)
    }

    /// Goes on to the next step, once this one is done.
    pub fn go_on(&mut self) {
        if self.phase() == Phase::Done {
            self.begin(self.step + 1);
        }
    }

    /// A step that has nothing more to say or to show goes on by itself.
    fn settle(&mut self) {
        let next = self.lesson.steps.get(self.step + 1);
        let flows = next.is_some_and(|next| next.position.is_none());
        let silent = self.step().is_some_and(|step| step.has_task() && step.then.is_empty());
        if self.phase() == Phase::Done && silent && flows {
            self.begin(self.step + 1);
        }
    }

    fn begin(&mut self, step: usize) {
        self.step = step;
        self.left = self.step().map_or_else(Vec::new, |step| (0..step.moves().count()).collect());
        if let Some(table) = self.tables.get_mut(step).and_then(Option::take) {
            self.table = table;
        }
    }

    /// Makes a move of the learner that is asked for, before the others that are.
    fn play_expected(&mut self, notation: &str) -> Result<(), Fault> {
        let at = self.asked_for().position(|expected| expected == notation).unwrap_or_default();
        self.left[..=at].rotate_right(1);
        self.play_next()
    }

    fn play_next(&mut self) -> Result<(), Fault> {
        if let Some(ScriptMove { line, by, action, luck }) = self.next() {
            let (action, luck) = (action.to_owned(), luck.map(<[_]>::to_vec));
            self.play(line, by, &action, luck.as_deref())?;
            self.left.remove(0);
            self.settle();
        }
        Ok(())
    }

    fn play(
        &mut self,
        line: usize,
        by: Seat,
        action: &str,
        luck: Option<&[String]>,
    ) -> Result<(), Fault> {
        let played = match luck {
            Some(luck) => {
                let (action, luck) = (action.to_owned(), luck.to_vec());
                self.table.again(&Move { line, by, action, luck })
            }
            None => self.table.play(by, action, &mut Spread::default()).map_err(MoveError::from),
        };
        played.map_err(|reason| Fault::at_line(&self.lesson.file, line, reason))
    }
}

/// What the seats of a lesson are called: the learner, and the others by their letters.
pub fn seat_names(speech: &Speech, seats: u8) -> Vec<String> {
    let name = |seat: Seat| match seat {
        Lesson::LEARNER => speech.word("learner"),
        other => speech.say(&Line::new("partner").with("seat", other)),
    };
    Seat::first(seats).map(name).collect()
}

/// What lies on a space, if it is named and something does: the uppermost thing.
fn thing_on(scene: &Scene, place: &str) -> Option<String> {
    let (zone, at) = place.rsplit_once(':')?;
    let at = at.parse().ok()?;
    let lies = |token: &&Token| {
        token.zone == zone && (token.space == Some(at) || token.covers.contains(&at))
    };
    scene.tokens.iter().rev().find(lies).map(|token| token.id.clone())
}
