//! The watch: a game that is shown again, forwards and backwards.

use std::{io, time::Duration};

use catalog::Title;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::{Frame, text::Span};
use scene::{Lang, Line as Sentence, Table};
use tabletop::Seat;

use crate::{
    Outcome,
    app::{LEAST, announce},
    ink::Ink,
    page,
    panel::{Item, Panel},
    picture::Picture,
    terminal::Show,
    view_state::ViewState,
    voice,
    zones::Zones,
};

/// How many moves PageUp and PageDown go.
const LEAP: usize = 10;

pub(crate) struct Watch {
    title: &'static dyn Title,
    table: Box<dyn Table>,
    /// How many moves have been made in the position that is shown.
    at: usize,
    ink: Ink,
    state: ViewState,
    outcome: Option<Outcome>,
}

impl Watch {
    pub fn new(
        title: &'static dyn Title,
        table: Box<dyn Table>,
        at: usize,
        lang: Lang,
        ink: Ink,
    ) -> Watch {
        let at = at.min(table.moves());
        Watch { title, table, at, ink, state: ViewState::new(lang), outcome: None }
    }

    /// The move that was just made, and what came of it; at the end also how it ended.
    fn panel(&self) -> Panel {
        let (lang, table) = (self.state.lang, &*self.table);
        let item = |text| Item { text, ..Item::default() };
        let told = voice::told(table, self.at, self.at, lang);
        let mut items: Vec<Item> =
            told.into_iter().map(|entry| item(entry.sentence.to_string())).collect();
        if self.at == table.moves() {
            items.extend(voice::standings(table, lang).into_iter().map(item));
        }
        Panel { question: voice::move_made(table, self.at, lang), items, ..Panel::default() }
    }
}

impl Show for Watch {
    fn update(&mut self, key: KeyEvent) -> io::Result<()> {
        let last = self.table.moves();
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.outcome = Some(Outcome::Left);
        } else if !self.state.update(key) {
            match key.code {
                KeyCode::Right | KeyCode::Char('j' | ' ') => self.at += 1,
                KeyCode::Left | KeyCode::Char('k') => self.at = self.at.saturating_sub(1),
                KeyCode::PageDown => self.at += LEAP,
                KeyCode::PageUp => self.at = self.at.saturating_sub(LEAP),
                KeyCode::Home => self.at = 0,
                KeyCode::End => self.at = last,
                KeyCode::Char('q') | KeyCode::Esc => self.outcome = Some(Outcome::Finished),
                _ => {}
            }
            self.at = self.at.min(last);
        }
        Ok(())
    }

    fn render(&mut self, frame: &mut Frame<'_>) {
        let lang = self.state.lang;
        let speech = voice::speech(lang);
        if frame.area().width < LEAST.0 || frame.area().height < LEAST.1 {
            return announce(frame, &[(speech.word("too-small"), Ink::PLAIN)]);
        }
        let table = &*self.table;
        let (layout, scene) = (table.layout(lang), table.scene_again(self.at, lang));
        let zones = Zones { layout: &layout, scene: &scene, lit: None, ink: self.ink };
        if let Some(page) = &mut self.state.page {
            let rules = self.title.rules(self.state.lang);
            let source = page::Source { speech, rules, zones, keys: page::WATCH_KEYS };
            return page.render(frame, source);
        }
        let counted = Sentence::new("watch-at").with("at", self.at as u32);
        let mut picture = Picture {
            speech,
            zones,
            viewer: None,
            decider: table.step(self.at).map(|(seat, _)| seat),
            seats: Seat::first(table.seats()).map(|seat| (seat, seat.to_string())).collect(),
            header: format!("{} · {}", voice::name_of(self.title, lang), scene.headline),
            turn: speech.say(&counted.with("moves", table.moves() as u32)),
            log: voice::told(table, 0, self.at, lang),
            panel: self.panel(),
            footer: Span::styled(format!(" {}", speech.word("hint-watch")), Ink::FAINT),
            state: &mut self.state,
        };
        picture.render(frame);
    }

    fn pause(&self) -> Option<Duration> {
        None
    }

    fn advance(&mut self) -> io::Result<bool> {
        Ok(false)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
