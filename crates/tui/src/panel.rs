//! The panel: a question with its numbered answers, or another list in its place.

use std::ops::Range;

use ratatui::{Frame, layout::Rect, text::Line, text::Span, widgets::Paragraph};

use crate::{
    ink::Ink,
    wrap::{WrappedText, cut, wrap},
};

/// What stands below the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    pub question: String,
    /// What somebody who was asked for it would do.
    pub advice: Vec<String>,
    /// What narrows the list, if anything does.
    pub filter: String,
    pub items: Vec<Item>,
    pub selected: Option<usize>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Item {
    pub mark: String,
    pub text: String,
    /// What a player would type for it.
    pub note: String,
}

impl Panel {
    /// How many lines would show all of it.
    pub fn height(&self, width: usize, ink: Ink) -> usize {
        self.head(width, ink).len() + self.list(width, usize::MAX).0.len()
    }

    pub fn render(&self, frame: &mut Frame<'_>, area: Rect, ink: Ink) {
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let mut lines = self.head(width, ink);
        let room = height.saturating_sub(lines.len());
        let (list, selected) = self.list(width, room);
        let from = selected.end.saturating_sub(room).min(selected.start);
        lines.extend(list.into_iter().skip(from));
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn head(&self, width: usize, ink: Ink) -> Vec<Line<'static>> {
        let mut lines = wrap(&self.question, Ink::STRONG, width, 0);
        lines.extend(self.advice.iter().flat_map(|line| wrap(line, ink.notice(), width, 2)));
        if !self.filter.is_empty() {
            lines.push(Line::styled(cut(&self.filter, width), ink.notice()));
        }
        lines
    }

    /// The items as lines, in full if there is room, and which of the lines are selected.
    fn list(&self, width: usize, room: usize) -> (Vec<Line<'static>>, Range<usize>) {
        let all = |full: bool| {
            let (mut lines, mut lit) = (Vec::new(), 0..0);
            for (at, item) in self.items.iter().enumerate() {
                let selected = self.selected == Some(at);
                let from = lines.len();
                lines.append(&mut item.lines(width, selected, full || selected));
                if selected {
                    lit = from..lines.len();
                }
            }
            (lines, lit)
        };
        let (lines, lit) = all(true);
        if lines.len() <= room { (lines, lit) } else { all(false) }
    }
}

impl Item {
    fn lines(&self, width: usize, selected: bool, full: bool) -> Vec<Line<'static>> {
        let pointer = if selected { "▸" } else { " " };
        let mark = format!("{pointer}{} ", self.mark);
        let indent = Span::raw(&mark).width();
        let (style, faint) = if selected { (Ink::LIT, Ink::LIT) } else { (Ink::PLAIN, Ink::FAINT) };
        if full {
            let mut wrapped =
                WrappedText::new(Line::from(Span::styled(mark, style)), width, indent, 1);
            wrapped.words(&self.text, style);
            if !self.note.is_empty() {
                wrapped.push(vec![Span::styled(format!(" {}", self.note), faint)]);
            }
            return wrapped.finish();
        }
        let note = format!("  {}", self.note);
        let room = width.saturating_sub(indent + Span::raw(&note).width());
        let text = cut(&self.text, room);
        vec![Line::from(vec![
            Span::styled(mark, style),
            Span::styled(text, style),
            Span::styled(note, faint),
        ])]
    }
}
