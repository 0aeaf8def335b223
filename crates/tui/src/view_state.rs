//! What somebody who looks at the table has turned to.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::text::Line;
use scene::Lang;

use crate::page::{Page, Topic};

/// A part of the table; where there is no room for all, Tab turns to the next.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum View {
    Board,
    Players,
    Log,
}

impl View {
    pub const ALL: [View; 3] = [View::Board, View::Players, View::Log];

    /// The message with its name.
    pub fn name(self) -> &'static str {
        match self {
            View::Board => "view-board",
            View::Players => "view-players",
            View::Log => "view-log",
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ViewState {
    pub lang: Lang,
    pub view: View,
    /// How far every view is scrolled: down from its top, the log up from its end.
    scrolled: [usize; 3],
    pub page: Option<Page>,
}

impl ViewState {
    pub fn new(lang: Lang) -> ViewState {
        ViewState { lang, view: View::Board, scrolled: [0; 3], page: None }
    }

    /// Takes a key that is about looking only; false for every other.
    pub fn update(&mut self, key: KeyEvent) -> bool {
        if let Some(page) = &mut self.page {
            if page.closes(key) {
                self.page = None;
            }
            return true;
        }
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.page = Some(Page::new(Topic::Help)),
            KeyCode::Char(':') | KeyCode::F(2) => self.page = Some(Page::new(Topic::Rules)),
            KeyCode::Char('i') => self.page = Some(Page::new(Topic::Things)),
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Tab => self.turn(1),
            KeyCode::BackTab => self.turn(2),
            KeyCode::Char('J' | ']') => self.scroll(true),
            KeyCode::Char('K' | '[') => self.scroll(false),
            KeyCode::Down if shift => self.scroll(true),
            KeyCode::Up if shift => self.scroll(false),
            _ => return false,
        }
        true
    }

    fn switch_language(&mut self) {
        self.lang = Lang::ALL[(self.lang.index() + 1) % Lang::ALL.len()];
    }

    fn turn(&mut self, by: usize) {
        self.view = View::ALL[(self.view as usize + by) % View::ALL.len()];
    }

    fn scroll(&mut self, down: bool) {
        let scrolled = &mut self.scrolled[self.view as usize];
        let further = down != (self.view == View::Log);
        *scrolled = if further { *scrolled + 1 } else { scrolled.saturating_sub(1) };
    }

    /// The lines of a view that are seen through a window of this height.
    pub fn seen(
        &mut self,
        view: View,
        lines: Vec<Line<'static>>,
        height: usize,
    ) -> Vec<Line<'static>> {
        let scrolled = &mut self.scrolled[view as usize];
        let most = lines.len().saturating_sub(height);
        *scrolled = most.min(*scrolled);
        let from = if view == View::Log { most - *scrolled } else { *scrolled };
        lines.into_iter().skip(from).take(height).collect()
    }
}
