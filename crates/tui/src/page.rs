//! Pages: help, the rulebook and the things on the table, each over the whole screen.

use std::collections::BTreeSet;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::{
    Frame,
    text::{Line, Span},
    widgets::{Block, Paragraph},
};
use scene::{Line as Sentence, Speech, Spot, Token, label, rulebook};

use crate::{
    ink::Ink,
    wrap::{WrappedText, wrap},
    zones::Zones,
};

/// What a page is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Topic {
    Help,
    Rules,
    Things,
}

#[derive(Clone, Debug)]
pub(crate) struct Page {
    topic: Topic,
    /// What is looked up in the rulebook.
    wanted: String,
    scrolled: usize,
}

/// The keys of a game and the keys of a replay, each named by the message that explains it.
pub(crate) const PLAY_KEYS: &[(&str, &str)] = &[
    ("↑ ↓  j k", "key-select"),
    ("PgUp PgDn", "key-page"),
    ("1 2 3 …", "key-number"),
    ("/", "key-filter"),
    ("Enter", "key-play"),
    ("← ↑ ↓ → r f", "key-place"),
    ("u  r", "key-undo"),
    ("h", "key-hint"),
];
pub(crate) const LESSON_KEYS: &[(&str, &str)] = &[
    ("↑ ↓  j k", "key-select"),
    ("1 2 3 …", "key-number"),
    ("Enter", "key-lesson-enter"),
    ("s", "key-lesson-show"),
    ("b", "key-lesson-again"),
];
pub(crate) const WATCH_KEYS: &[(&str, &str)] =
    &[("← →", "key-step"), ("PgUp PgDn", "key-leap"), ("Home End", "key-ends")];
const COMMON_KEYS: &[(&str, &str)] = &[
    ("Tab", "key-view"),
    ("J K  ] [", "key-scroll"),
    ("i", "key-things"),
    (":  F2", "key-rules"),
    ("l", "key-language"),
    ("?  F1", "key-help"),
    ("q", "key-leave"),
];

/// How far PageUp and PageDown go.
const LEAP: usize = 10;

/// What a page is written from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Source<'a> {
    pub speech: &'static Speech,
    pub rules: &'static str,
    pub zones: Zones<'a>,
    pub keys: &'static [(&'static str, &'static str)],
}

impl Page {
    pub fn new(topic: Topic) -> Page {
        Page { topic, wanted: String::new(), scrolled: 0 }
    }

    /// Takes a key; true when it closes the page.
    pub fn closes(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return true,
            KeyCode::F(_) if self.topic != Topic::Things => return true,
            KeyCode::Up => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Down => self.scrolled += 1,
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(LEAP),
            KeyCode::PageDown => self.scrolled += LEAP,
            KeyCode::Home => self.scrolled = 0,
            KeyCode::Backspace => {
                self.wanted.pop();
                self.scrolled = 0;
            }
            KeyCode::Char(letter) if self.topic == Topic::Rules => {
                self.wanted.push(letter);
                self.scrolled = 0;
            }
            KeyCode::Char('j') => self.scrolled += 1,
            KeyCode::Char('k') => self.scrolled = self.scrolled.saturating_sub(1),
            KeyCode::Char('q' | '?' | 'i') => return true,
            _ => {}
        }
        false
    }

    pub fn render(&mut self, frame: &mut Frame<'_>, source: Source<'_>) {
        let (speech, ink) = (source.speech, source.zones.ink);
        let title = speech.word(match self.topic {
            Topic::Help => "page-help",
            Topic::Rules => "page-rules",
            Topic::Things => "page-things",
        });
        let block = Block::bordered()
            .title(Span::styled(format!(" {title} "), Ink::STRONG))
            .title_bottom(Span::styled(format!(" {} ", speech.word("page-keys")), Ink::FAINT));
        let area = block.inner(frame.area());
        frame.render_widget(block, frame.area());
        let (width, mut height) = (usize::from(area.width), usize::from(area.height));
        let mut seen = Vec::new();
        if self.topic == Topic::Rules {
            let asked = Sentence::new("rules-search").with_text("wanted", &self.wanted);
            seen.push(Line::styled(speech.say(&asked) + "▏", ink.notice()));
            height = height.saturating_sub(1);
        }
        let lines = match self.topic {
            Topic::Help => help(&source, width),
            Topic::Rules => self.rules(&source, width),
            Topic::Things => things(&source, width),
        };
        self.scrolled = self.scrolled.min(lines.len().saturating_sub(height));
        seen.extend(lines.into_iter().skip(self.scrolled).take(height));
        frame.render_widget(Paragraph::new(seen), area);
    }

    fn rules(&self, source: &Source<'_>, width: usize) -> Vec<Line<'static>> {
        let found = rulebook::search(source.rules, &self.wanted);
        if found.is_empty() {
            let none = Sentence::new("rules-none").with_text("wanted", &self.wanted);
            return wrap(&source.speech.say(&none), Ink::PLAIN, width, 0);
        }
        found.iter().flat_map(|clause| entry(clause.id, &clause.text, width)).collect()
    }
}

/// A bold word and what there is to say about it.
fn entry(word: &str, text: &str, width: usize) -> Vec<Line<'static>> {
    let mut wrapped = WrappedText::new(Line::default(), width, 2, 1);
    wrapped.words(word, Ink::STRONG);
    wrapped.words(text, Ink::PLAIN);
    wrapped.finish()
}

fn help(source: &Source<'_>, width: usize) -> Vec<Line<'static>> {
    let speech = source.speech;
    let mut lines = Vec::new();
    for (keys, meaning) in source.keys.iter().chain(COMMON_KEYS) {
        let first = Line::from(Span::styled(format!("{keys:<12}"), Ink::STRONG));
        let mut wrapped = WrappedText::new(first, width, 12, 1);
        wrapped.words(&speech.word(meaning), Ink::PLAIN);
        lines.append(&mut wrapped.finish());
    }
    for about in ["help-marks", "help-saved"] {
        lines.push(Line::default());
        lines.append(&mut wrap(&speech.word(about), Ink::PLAIN, width, 0));
    }
    lines
}

/// Every token that says something, the zone of the selected choice first.
fn things(source: &Source<'_>, width: usize) -> Vec<Line<'static>> {
    let Zones { layout, scene, lit, .. } = source.zones;
    let mut zones: Vec<_> = layout.zones.iter().collect();
    zones.sort_by_key(|zone| lit.is_none_or(|anchor| anchor.zone != zone.id));
    let mut lines: Vec<Line<'static>> = Vec::new();
    for zone in zones {
        let is_lit = |token: &Token| {
            lit.is_some_and(|anchor| match &anchor.spot {
                Spot::Token(id) => *id == token.id,
                Spot::Space(at) => anchor.zone == zone.id && token.space == Some(*at),
                Spot::Zone => false,
            })
        };
        let tokens = scene.tokens.iter().filter(|t| t.zone == zone.id && !t.text.is_empty());
        let mut tokens: Vec<_> = tokens.collect();
        tokens.sort_by_key(|token| !is_lit(token));
        let mut told = BTreeSet::new();
        tokens.retain(|token| told.insert((&token.name, &token.text)));
        if tokens.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let owner = zone.owner.map(|seat| format!("{seat}: ")).unwrap_or_default();
        lines.push(Line::styled(format!("{owner}{}", zone.title), Ink::LIT));
        for token in tokens {
            let called = label::marked(token, zone, label::long(token), 1);
            let pointer = if is_lit(token) { "▸ " } else { "" };
            lines.append(&mut entry(&format!("{pointer}{called} –"), &token.text, width));
        }
    }
    lines
}
