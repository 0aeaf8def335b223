//! A lesson line by line.

use std::{
    io::{self, BufRead, Write},
    thread,
};

use host::HUMAN_PAUSE;
use scene::{Choice, Phase};
use tabletop::Lesson;

use crate::{Class, Outcome, class::Attempt, report::Report, voice};

pub(crate) struct LessonDialogue<'a> {
    attempt: Attempt,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// The first move that has not been told yet.
    untold: usize,
}

impl<'a> LessonDialogue<'a> {
    pub fn new(
        class: Class,
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
    ) -> io::Result<LessonDialogue<'a>> {
        Ok(LessonDialogue { attempt: Attempt::new(class)?, input, output, untold: 1 })
    }

    pub fn run(mut self) -> io::Result<Outcome> {
        let mut step = None;
        loop {
            let begins = step != Some(self.attempt.tutor.at());
            if step.is_none() {
                writeln!(self.output, "{}", self.attempt.name())?;
                self.say("lesson-welcome")?;
            }
            if begins {
                // A step may begin in another position, with moves of its own.
                self.untold = self.attempt.tutor.table().moves() + 1;
                self.tell_words(self.attempt.words())?;
            } else {
                self.tell_words(self.attempt.news())?;
            }
            step = Some(self.attempt.tutor.at());
            if self.attempt.tutor.phase() == Phase::Others {
                thread::sleep(HUMAN_PAUSE);
                self.attempt.play_other()?;
                self.tell_log()?;
                continue;
            }
            self.tell_choices()?;
            let Some(line) = self.read()? else { return Ok(Outcome::Left) };
            if !self.hear(&line, &mut step)? {
                return Ok(Outcome::Finished);
            }
        }
    }

    fn say(&mut self, key: &str) -> io::Result<()> {
        let text = voice::speech(self.attempt.class.lang).word(key);
        writeln!(self.output, "{text}")
    }

    /// What the coach says.
    fn tell_words(&mut self, words: Vec<String>) -> io::Result<()> {
        writeln!(self.output)?;
        words.iter().try_for_each(|words| writeln!(self.output, "{words}"))
    }

    /// What can be answered.
    fn tell_choices(&mut self) -> io::Result<()> {
        match self.attempt.tutor.phase() {
            Phase::Asking => {
                let (table, lang) = (self.attempt.tutor.table(), self.attempt.class.lang);
                writeln!(self.output, "{}", table.prompt(Some(Lesson::LEARNER), lang))?;
                let choices = table.choices(Lesson::LEARNER, lang);
                let widest = choices.iter().map(|c| c.notation.chars().count()).max().unwrap_or(0);
                for (i, Choice { notation, label, .. }) in choices.iter().enumerate() {
                    writeln!(self.output, "{:>3}  {notation:<widest$}  {label}", i + 1)?;
                }
            }
            Phase::Done => self.say("lesson-enter")?,
            Phase::Over => self.say("lesson-enter-next")?,
            Phase::Others => {}
        }
        self.output.flush()
    }

    fn tell_log(&mut self) -> io::Result<()> {
        let (table, lang) = (self.attempt.tutor.table(), self.attempt.class.lang);
        for entry in table.log(self.untold, Some(Lesson::LEARNER), lang) {
            writeln!(self.output, "{}", entry.sentence)?;
        }
        self.untold = table.moves() + 1;
        self.output.flush()
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// False when the learner leaves, or has taken the last lesson.
    fn hear(&mut self, line: &str, step: &mut Option<usize>) -> io::Result<bool> {
        let phase = self.attempt.tutor.phase();
        match (line, phase) {
            ("quit" | "q", _) => return Ok(false),
            ("help", _) => self.say("lesson-help")?,
            ("state", _) => self.tell_state()?,
            ("again", _) => {
                self.attempt.start_over()?;
                *step = None;
            }
            ("", Phase::Over) => {
                if !self.attempt.go_to_next()? {
                    return Ok(false);
                }
                *step = None;
            }
            ("", Phase::Done) => self.attempt.go_on()?,
            ("show", Phase::Asking) => {
                self.attempt.show()?;
                self.tell_log()?;
            }
            ("", _) => {}
            (_, Phase::Asking) => self.play(line)?,
            _ => self.say("lesson-help")?,
        }
        Ok(true)
    }

    fn play(&mut self, line: &str) -> io::Result<()> {
        let lang = self.attempt.class.lang;
        let choices = self.attempt.tutor.table().choices(Lesson::LEARNER, lang);
        let numbered = line.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
        let is_choice = choices.iter().any(|choice| choice.notation == line);
        let notation = match numbered.filter(|_| !is_choice) {
            Some(choice) => choice.notation.clone(),
            None => line.to_owned(),
        };
        match self.attempt.play(&notation)? {
            Some(refusal) => writeln!(self.output, "{}", voice::speech(lang).say(&refusal)),
            None => self.tell_log(),
        }
    }

    fn tell_state(&mut self) -> io::Result<()> {
        let (table, lang) = (self.attempt.tutor.table(), self.attempt.class.lang);
        let (layout, scene) = (table.layout(lang), table.scene(Some(Lesson::LEARNER), lang));
        let names = tabletop::Seat::first(table.seats()).zip(table.names().iter().cloned());
        for line in Report::new(&layout, &scene, lang).lines(&names.collect::<Vec<_>>()) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }
}
