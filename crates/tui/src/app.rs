//! The app: a game being played on the whole screen.

use std::{io, time::Duration};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use host::BotMove;
use ratatui::{
    Frame,
    layout::{Alignment, Constraint, Flex, Layout},
    style::Style,
    text::{Line, Span},
    widgets::Paragraph,
};
use scene::{Choice, Line as Sentence};
use tabletop::{Refusal, Seat};

use crate::{
    Game, Outcome,
    hint::{Hint, no_hint},
    ink::Ink,
    page::{self, Page},
    panel::{Item, Panel},
    picker::Picker,
    picture::Picture,
    terminal::Show,
    thought::Thought,
    view_state::ViewState,
    voice,
    wrap::wrap,
    zones::Zones,
};

/// How often it is looked whether somebody is done with thinking.
const TICK: Duration = Duration::from_millis(10);

/// The least terminal something can be played on.
pub(crate) const LEAST: (u16, u16) = (40, 10);

pub(crate) struct App {
    game: Game,
    ink: Ink,
    state: ViewState,
    picker: Picker,
    /// Who looks at the screen, where several humans share it.
    present: Option<Seat>,
    /// What the bot that is asked will do.
    thought: Option<Thought<io::Result<BotMove>>>,
    /// The same, when it is known and people still look at the move before.
    bot_move: Option<BotMove>,
    /// A key was pressed: the bot need not keep its pace.
    hurried: bool,
    pub hint: Option<Hint>,
    notice: Option<Sentence>,
    leaving: bool,
    outcome: Option<Outcome>,
}

impl App {
    pub fn new(game: Game, ink: Ink) -> App {
        let state = ViewState::new(game.lang);
        App {
            game,
            ink,
            state,
            picker: Picker::default(),
            present: None,
            thought: None,
            bot_move: None,
            hurried: false,
            hint: None,
            notice: None,
            leaving: false,
            outcome: None,
        }
    }

    /// Whose secrets are on the screen: where several humans share it, nobody's but of the one who
    /// is asked.
    fn viewer(&self) -> Option<Seat> {
        let present = self.present.filter(|&seat| self.game.decider() == Some(seat));
        self.game.only_human().or(present)
    }

    /// The human who is to take over the screen from another.
    fn curtain(&self) -> Option<Seat> {
        let seat = self.game.decider().filter(|&seat| self.game.is_human(seat))?;
        (self.viewer() != Some(seat)).then_some(seat)
    }

    fn choices(&self) -> Vec<Choice> {
        match self.viewer() {
            Some(seat) => self.game.table().choices(seat, self.state.lang),
            None => Vec::new(),
        }
    }

    /// Carries out what a human wants, keeps it, and begins the next question anew.
    fn act(&mut self, typed: &str, act: impl FnOnce(&mut Game) -> Result<(), Refusal>) {
        match act(&mut self.game) {
            Ok(()) => {
                self.picker = Picker::default();
                self.hint = None;
                self.notice = self.game.keep();
            }
            Err(refusal) => self.notice = Some(voice::refusal(&refusal, typed)),
        }
    }

    fn leave(&mut self) {
        if self.game.decider().is_some() {
            self.outcome = Some(Outcome::Left);
        } else {
            self.game.host.say_goodbye();
            self.outcome = Some(Outcome::Finished);
        }
    }

    /// Shows what the search would do, or hides it again.
    fn ask_for_hint(&mut self) {
        match self.viewer() {
            Some(seat) if self.hint.is_none() => match Hint::begin(&self.game, seat) {
                Ok(hint) => self.hint = Some(hint),
                Err(error) => self.notice = Some(no_hint(error)),
            },
            _ => self.hint = None,
        }
    }

    /// Whether a bot is asked and somebody sees the table.
    fn bot_may_move(&self) -> bool {
        self.game.bot_is_asked() && !self.leaving && self.state.page.is_none()
    }

    /// Lets a bot think, and move when it has thought enough; true when it did.
    fn let_bot_go_on(&mut self) -> io::Result<bool> {
        if !self.bot_may_move() {
            return Ok(false);
        }
        let thought = match self.thought.take() {
            Some(thought) => thought,
            None => self.game.let_bot_think()?,
        };
        if self.bot_move.is_none() {
            self.bot_move = thought.answer()?.transpose()?;
        }
        let pause = self.game.host.pause;
        let is_due =
            |bot_move: &mut BotMove| self.hurried || bot_move.pause(pause) <= thought.elapsed();
        let Some(bot_move) = self.bot_move.take_if(is_due) else {
            self.thought = Some(thought);
            return Ok(false);
        };
        self.hurried = false;
        self.notice = self.game.let_bot_move(bot_move)?;
        Ok(true)
    }

    fn update_at_curtain(&mut self, key: KeyEvent, seat: Seat) {
        match key.code {
            KeyCode::Enter => {
                self.present = Some(seat);
                self.picker = Picker::default();
            }
            KeyCode::Char('q') => self.leaving = true,
            // What lies on the table stays hidden: only help, rules and language.
            KeyCode::Char('?' | ':' | 'l') | KeyCode::F(1 | 2) => _ = self.state.update(key),
            _ => {}
        }
    }

    fn update_at_table(&mut self, key: KeyEvent) {
        if self.picker.is_typing() {
            self.pick(key);
        } else if !self.state.update(key) {
            match key.code {
                KeyCode::Char('q') if self.game.decider().is_none() => self.leave(),
                KeyCode::Char('q') => self.leaving = true,
                KeyCode::Enter | KeyCode::Esc if self.game.decider().is_none() => self.leave(),
                _ if self.game.bot_is_asked() => self.hurried = true,
                KeyCode::Esc if self.hint.is_some() => self.hint = None,
                KeyCode::Char('h') => self.ask_for_hint(),
                KeyCode::Char('u') => self.act("", Game::undo),
                // With a piece in the hand it turns the piece.
                KeyCode::Char('r') if !self.is_placing() => self.act("", Game::redo),
                _ => self.pick(key),
            }
        }
    }

    /// Whether the selected answer is to put a piece on a grid.
    fn is_placing(&self) -> bool {
        self.picker.placement(&self.choices()).is_some()
    }

    fn pick(&mut self, key: KeyEvent) {
        let choices = self.choices();
        let (Some(seat), Some(notation)) = (self.viewer(), self.picker.update(key, &choices))
        else {
            return;
        };
        self.act(&notation, |game| game.play(seat, &notation));
    }

    fn panel(&self, choices: &[Choice]) -> Panel {
        let lang = self.state.lang;
        let question = self.game.table().prompt(self.viewer(), lang);
        if self.game.decider().is_none() {
            let item = |text| Item { text, ..Item::default() };
            let items = voice::standings(self.game.table(), lang).into_iter().map(item).collect();
            return Panel { question, items, ..Panel::default() };
        }
        let items = self.picker.items(choices);
        let selected = (!items.is_empty()).then(|| self.picker.position());
        let advice = self.hint.as_ref().map(|hint| hint.lines(choices, lang)).unwrap_or_default();
        Panel { question, advice, filter: self.picker.filter_line(), items, selected }
    }

    /// The last line: what went wrong, or what can be pressed now.
    fn footer(&self) -> Span<'static> {
        let speech = voice::speech(self.state.lang);
        if self.leaving {
            return Span::styled(format!(" {}", speech.word("leave-confirm")), Ink::LIT);
        }
        if let Some(notice) = &self.notice {
            return Span::styled(format!(" {}", speech.say(notice)), self.ink.notice());
        }
        let hint = match self.game.decider() {
            None => "hint-over",
            Some(seat) if !self.game.is_human(seat) => "hint-bot",
            Some(_) if self.picker.is_typing() => "hint-filter",
            Some(_) if self.is_placing() => "hint-place",
            Some(_) if self.game.host.hints => "hint-advised",
            Some(_) => "hint-choose",
        };
        Span::styled(format!(" {}", speech.word(hint)), Ink::FAINT)
    }

    fn turn(&self) -> String {
        match self.game.decider() {
            Some(seat) if self.viewer() == Some(seat) => {
                let line = Sentence::new("your-turn").with_text("seat", seat);
                voice::speech(self.state.lang).say(&line)
            }
            _ => self.game.table().prompt(None, self.state.lang),
        }
    }

    fn render_table(&mut self, frame: &mut Frame<'_>) {
        let (lang, table, viewer) = (self.state.lang, self.game.table(), self.viewer());
        let (layout, scene) = (table.layout(lang), table.scene(viewer, lang));
        let choices = self.choices();
        let lit = self.picker.selected(&choices).map(|choice| &choice.anchor);
        let zones = Zones { layout: &layout, scene: &scene, lit, ink: self.ink };
        if let Some(mut page) = self.state.page.take() {
            self.render_page(frame, &mut page, zones);
            self.state.page = Some(page);
            return;
        }
        let name = voice::name_of(self.game.host.title(), lang);
        let mut picture = Picture {
            speech: voice::speech(lang),
            zones,
            viewer,
            decider: self.game.decider(),
            seats: self.game.seats(viewer, lang),
            header: format!("{name} · {}", scene.headline),
            turn: self.turn(),
            log: self.game.host.log(0, viewer, lang),
            panel: self.panel(&choices),
            footer: self.footer(),
            state: &mut self.state,
        };
        picture.render(frame);
    }

    fn render_page(&self, frame: &mut Frame<'_>, page: &mut Page, zones: Zones<'_>) {
        let speech = voice::speech(self.state.lang);
        let rules = self.game.host.title().rules(self.state.lang);
        page.render(frame, page::Source { speech, rules, zones, keys: page::PLAY_KEYS });
    }

    /// Hides the table while the screen goes from hand to hand.
    fn render_curtain(&mut self, frame: &mut Frame<'_>, seat: Seat) {
        if let Some(mut page) = self.state.page.take() {
            let (layout, scene) = Default::default();
            let zones = Zones { layout: &layout, scene: &scene, lit: None, ink: self.ink };
            self.render_page(frame, &mut page, zones);
            self.state.page = Some(page);
            return;
        }
        let speech = voice::speech(self.state.lang);
        let line = speech.say(&Sentence::new("curtain").with_text("seat", seat));
        let below = if self.leaving { "leave-confirm" } else { "hint-curtain" };
        announce(frame, &[(line, self.ink.of(seat)), (speech.word(below), Ink::PLAIN)]);
    }
}

/// Sentences in the middle of the screen, alone.
pub(crate) fn announce(frame: &mut Frame<'_>, sentences: &[(String, Style)]) {
    let width = usize::from(frame.area().width);
    let wrapped = sentences.iter().map(|(text, style)| wrap(text, *style, width, 0));
    let lines = wrapped.collect::<Vec<_>>().join(&Line::default());
    let rows = [Constraint::Length(lines.len() as u16)];
    let [area] = Layout::vertical(rows).flex(Flex::Center).areas(frame.area());
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), area);
}

impl Show for App {
    fn update(&mut self, key: KeyEvent) -> io::Result<()> {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leave();
        } else if self.leaving {
            self.leaving = false;
            if matches!(key.code, KeyCode::Enter | KeyCode::Char('q' | 'y' | 'o')) {
                self.leave();
            }
        } else if self.state.page.is_some() {
            self.state.update(key);
        } else if let Some(seat) = self.curtain() {
            self.update_at_curtain(key, seat);
        } else {
            self.update_at_table(key);
        }
        Ok(())
    }

    fn render(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let line = voice::speech(self.state.lang).word("too-small");
            return announce(frame, &[(line, Ink::PLAIN)]);
        }
        match self.curtain() {
            Some(seat) => self.render_curtain(frame, seat),
            None => self.render_table(frame),
        }
    }

    fn pause(&self) -> Option<Duration> {
        let is_advised = self.hint.as_ref().is_some_and(Hint::is_thinking);
        (self.bot_may_move() || is_advised).then_some(TICK)
    }

    fn advance(&mut self) -> io::Result<bool> {
        let advised = self.hint.as_mut().map_or(Ok(false), Hint::advance)?;
        Ok(self.let_bot_go_on()? || advised)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
