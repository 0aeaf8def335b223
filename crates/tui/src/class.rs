//! A class: the lessons of a game that somebody takes one after the other.

use std::{fmt, io, sync::Arc};

use catalog::Title;
use scene::{Answer, AnswerError, Course, Lang, Line, Phase, Table, Tutor, label, seat_names};
use tabletop::{Fault, Lesson};

use crate::voice;

/// Keeps that a lesson was taken.
pub type Remember = Box<dyn FnMut(&Lesson) -> io::Result<()>>;

/// What is learned, and where it is remembered.
pub struct Class {
    pub title: &'static dyn Title,
    pub course: Course,
    /// The lesson that is taken, by its place in the course.
    pub at: usize,
    pub lang: Lang,
    /// Called when a lesson was taken to its end.
    pub remember: Remember,
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Class").field("title", &self.title).finish_non_exhaustive()
    }
}

/// A lesson of a class that is being taken.
pub(crate) struct Attempt {
    pub class: Class,
    pub tutor: Tutor,
    /// What was said to the last move.
    pub reply: Option<String>,
}

fn broken(fault: Fault) -> io::Error {
    io::Error::other(format!("a lesson: {fault}"))
}

impl Attempt {
    pub fn new(class: Class) -> io::Result<Attempt> {
        let tutor = tutor(&class)?;
        Ok(Attempt { class, tutor, reply: None })
    }

    /// The lesson from its beginning.
    pub fn start_over(&mut self) -> io::Result<()> {
        self.tutor = tutor(&self.class)?;
        self.reply = None;
        Ok(())
    }

    /// The next lesson; false if this was the last.
    pub fn go_to_next(&mut self) -> io::Result<bool> {
        if self.class.course.lessons.len() <= self.class.at + 1 {
            return Ok(false);
        }
        self.class.at += 1;
        self.start_over()?;
        Ok(true)
    }

    pub fn go_on(&mut self) -> io::Result<()> {
        self.reply = None;
        self.tutor.go_on();
        self.remember()
    }

    /// Answers a move of the learner; a sentence where the rules refuse it.
    pub fn play(&mut self, notation: &str) -> io::Result<Option<Line>> {
        self.reply = match self.tutor.answer(notation) {
            Ok(Answer::Right) => None,
            Ok(Answer::AlsoRight(words) | Answer::Explained(Some(words))) => Some(words),
            Ok(Answer::Explained(None)) => {
                Some(self.class.title.speech(self.class.lang).word("lesson-other"))
            }
            Err(AnswerError::Refused(refusal)) => {
                return Ok(Some(voice::refusal(&refusal, notation)));
            }
            Err(AnswerError::Lesson(fault)) => return Err(broken(fault)),
        };
        self.remember()?;
        Ok(None)
    }

    /// Makes the move that is asked for.
    pub fn show(&mut self) -> io::Result<()> {
        let expected = self.tutor.expected().map(str::to_owned);
        expected.map_or(Ok(()), |expected| self.play(&expected).map(|_| ()))
    }

    /// Plays the move of somebody else that is due; whether there was one.
    pub fn play_other(&mut self) -> io::Result<bool> {
        self.tutor.play_other().map_err(broken)
    }

    fn remember(&mut self) -> io::Result<()> {
        if self.tutor.phase() == Phase::Over {
            return (self.class.remember)(self.tutor.lesson());
        }
        Ok(())
    }

    /// Which lesson this is: "Imaginarium, lesson 1 of 12: Six points in one turn".
    pub fn name(&self) -> String {
        let Class { title, course, at, lang, .. } = &self.class;
        let line = Line::new("lesson-name")
            .with_text("game", title.speech(*lang).word("title"))
            .with("n", *at as u32 + 1)
            .with("all", course.lessons.len() as u32)
            .with_text("title", &self.tutor.lesson().title);
        voice::speech(*lang).say(&line)
    }

    /// What the coach says now: the words, where to look, what to do, what came of the last move.
    pub fn words(&self) -> Vec<String> {
        let speech = voice::speech(self.class.lang);
        let Some(step) = self.tutor.step() else {
            return vec![speech.word("lesson-over"), self.tutor.lesson().end.clone()];
        };
        let mut words = vec![step.say.clone()];
        let (table, lang) = (self.tutor.table(), self.class.lang);
        let (layout, scene) = (table.layout(lang), table.scene(Some(Lesson::LEARNER), lang));
        let lit = self.tutor.lit();
        let lit: Vec<_> =
            lit.iter().filter_map(|place| label::place(&layout, &scene, place)).collect();
        let done = self.tutor.phase() == Phase::Done;
        if !lit.is_empty() && !done {
            words.push(speech.say(&Line::new("lesson-look").with_text("places", lit.join(", "))));
        }
        words.extend(self.news());
        words
    }

    /// What is new while the step is the same: the task or that it is done, and what came of the last move.
    pub fn news(&self) -> Vec<String> {
        let speech = voice::speech(self.class.lang);
        let Some(step) = self.tutor.step() else { return self.words() };
        let done = self.tutor.phase() == Phase::Done;
        let mut news: Vec<String> = self.reply.clone().into_iter().collect();
        if !step.task.is_empty() {
            let key = if done { "lesson-task-done" } else { "lesson-task" };
            let mut task = speech.say(&Line::new(key).with_text("task", &step.task));
            let (made, moves) = self.tutor.progress();
            if 1 < moves && !done {
                task += &format!(" ({made}/{moves})");
            }
            news.push(task);
        }
        if done && !step.then.is_empty() {
            news.push(step.then.clone());
        }
        news
    }
}

fn tutor(class: &Class) -> io::Result<Tutor> {
    let lesson = class.course.lessons.get(class.at);
    let lesson = lesson.ok_or_else(|| io::Error::other("this game has no lessons yet"))?;
    let lay_out = |position: &_| -> Result<Box<dyn Table>, Fault> {
        let mut table = class.title.lay_out(position)?;
        table.name_seats(seat_names(class.title.speech(class.lang), table.seats()));
        Ok(table)
    };
    Tutor::new(Arc::clone(lesson), lay_out).map_err(broken)
}
