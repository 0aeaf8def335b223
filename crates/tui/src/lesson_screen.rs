//! A lesson on the whole screen.

use std::{
    io,
    time::{Duration, Instant},
};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use host::HUMAN_PAUSE;
use ratatui::{Frame, text::Span};
use scene::{Anchor, Choice, Line as Sentence, Phase, Spot};
use tabletop::{Lesson, Seat};

use crate::{
    Class, Outcome,
    app::{LEAST, announce},
    class::Attempt,
    ink::Ink,
    page,
    panel::Panel,
    picker::Picker,
    picture::Picture,
    terminal::Show,
    view_state::ViewState,
    voice,
    zones::Zones,
};

/// How often it is looked whether somebody else is to move.
const TICK: Duration = Duration::from_millis(50);

pub(crate) struct LessonScreen {
    attempt: Attempt,
    ink: Ink,
    state: ViewState,
    picker: Picker,
    notice: Option<Sentence>,
    /// When the next move of somebody else is made.
    due: Instant,
    outcome: Option<Outcome>,
}

impl LessonScreen {
    pub fn new(class: Class, ink: Ink) -> io::Result<LessonScreen> {
        let state = ViewState::new(class.lang);
        Ok(LessonScreen {
            attempt: Attempt::new(class)?,
            ink,
            state,
            picker: Picker::default(),
            notice: None,
            due: Instant::now() + HUMAN_PAUSE,
            outcome: None,
        })
    }

    fn choices(&self) -> Vec<Choice> {
        match self.attempt.tutor.phase() {
            Phase::Asking => {
                self.attempt.tutor.table().choices(Lesson::LEARNER, self.attempt.class.lang)
            }
            _ => Vec::new(),
        }
    }

    fn begin_anew(&mut self) {
        self.picker = Picker::default();
        self.due = Instant::now() + HUMAN_PAUSE;
    }

    /// Enter, where nothing is asked.
    fn go_on(&mut self) -> io::Result<()> {
        match self.attempt.tutor.phase() {
            Phase::Done => self.attempt.go_on()?,
            Phase::Over if !self.attempt.go_to_next()? => self.outcome = Some(Outcome::Finished),
            _ => {}
        }
        self.begin_anew();
        Ok(())
    }

    fn pick(&mut self, key: KeyEvent) -> io::Result<()> {
        let choices = self.choices();
        if let Some(notation) = self.picker.update(key, &choices) {
            self.notice = self.attempt.play(&notation)?;
            self.begin_anew();
        }
        Ok(())
    }

    fn panel(&self, choices: &[Choice]) -> Panel {
        let mut advice = self.attempt.words();
        let question = match self.attempt.tutor.phase() {
            Phase::Asking => {
                let table = self.attempt.tutor.table();
                advice.push(table.prompt(Some(Lesson::LEARNER), self.attempt.class.lang));
                advice.remove(0)
            }
            _ => advice.remove(0),
        };
        let items = self.picker.items(choices);
        let selected = (!items.is_empty()).then(|| self.picker.position());
        Panel { question, advice, filter: self.picker.filter_line(), items, selected }
    }

    /// What is lit, where no answer is selected.
    fn light(&self) -> Option<Anchor> {
        let place = self.attempt.tutor.lit().into_iter().next()?;
        let table = self.attempt.tutor.table();
        let scene = table.scene(Some(Lesson::LEARNER), self.attempt.class.lang);
        if let Some(token) = scene.tokens.iter().find(|token| token.id == place) {
            return Some(Anchor::token(&token.zone, &place));
        }
        match place.rsplit_once(':').map(|(zone, at)| (zone, at.parse())) {
            Some((zone, Ok(at))) => Some(Anchor::space(zone, at)),
            _ => Some(Anchor { spot: Spot::Zone, ..Anchor::zone(place) }),
        }
    }

    fn footer(&self) -> Span<'static> {
        let speech = voice::speech(self.attempt.class.lang);
        if let Some(notice) = &self.notice {
            return Span::styled(format!(" {}", speech.say(notice)), self.ink.notice());
        }
        let hint = match self.attempt.tutor.phase() {
            Phase::Asking => "hint-lesson",
            Phase::Others => "hint-lesson-others",
            Phase::Done => "hint-lesson-done",
            Phase::Over => "hint-lesson-over",
        };
        Span::styled(format!(" {}", speech.word(hint)), Ink::FAINT)
    }
}

impl Show for LessonScreen {
    fn update(&mut self, key: KeyEvent) -> io::Result<()> {
        self.notice = None;
        let asking = self.attempt.tutor.phase() == Phase::Asking;
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.outcome = Some(Outcome::Left);
        } else if self.picker.is_typing() {
            self.pick(key)?;
        // The language of a lesson is that of its words.
        } else if key.code == KeyCode::Char('l') && self.state.page.is_none() {
        } else if !self.state.update(key) {
            match key.code {
                KeyCode::Char('q') => self.outcome = Some(Outcome::Left),
                KeyCode::Char('s') if asking => {
                    self.attempt.show()?;
                    self.begin_anew();
                }
                KeyCode::Char('b') => {
                    self.attempt.start_over()?;
                    self.begin_anew();
                }
                KeyCode::Enter | KeyCode::Char(' ') if !asking => self.go_on()?,
                _ if asking => self.pick(key)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn render(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let lang = self.attempt.class.lang;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return announce(frame, &[(voice::speech(lang).word("too-small"), Ink::PLAIN)]);
        }
        let table = self.attempt.tutor.table();
        let (layout, scene) = (table.layout(lang), table.scene(Some(Lesson::LEARNER), lang));
        let choices = self.choices();
        let light = self.light();
        let lit = self.picker.selected(&choices).map(|choice| &choice.anchor).or(light.as_ref());
        let zones = Zones { layout: &layout, scene: &scene, lit, ink: self.ink };
        let speech = voice::speech(lang);
        if let Some(mut page) = self.state.page.take() {
            let rules = self.attempt.class.title.rules(lang);
            page.render(frame, page::Source { speech, rules, zones, keys: page::LESSON_KEYS });
            self.state.page = Some(page);
            return;
        }
        let seats = Seat::first(table.seats()).zip(table.names().iter().cloned()).collect();
        let mut picture = Picture {
            speech,
            zones,
            viewer: Some(Lesson::LEARNER),
            decider: table.deciders().first(),
            seats,
            header: self.attempt.name(),
            turn: table.prompt(None, lang),
            log: table.log(0, Some(Lesson::LEARNER), lang),
            panel: self.panel(&choices),
            footer: self.footer(),
            state: &mut self.state,
        };
        picture.render(frame);
    }

    fn pause(&self) -> Option<Duration> {
        (self.attempt.tutor.phase() == Phase::Others).then_some(TICK)
    }

    fn advance(&mut self) -> io::Result<bool> {
        if Instant::now() < self.due {
            return Ok(false);
        }
        self.begin_anew();
        self.attempt.play_other()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
