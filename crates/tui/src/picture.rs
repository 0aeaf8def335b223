//! The picture: everything on the screen while the table is looked at, arranged to its size.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::{Line, Span},
    widgets::{Block, Borders, Paragraph},
};
use scene::{LogEntry, Speech};
use tabletop::Seat;

use crate::{
    ink::Ink,
    panel::Panel,
    view_state::{View, ViewState},
    wrap::{WrappedText, cut},
    zones::{Detail, Zones},
};

pub(crate) struct Picture<'a> {
    pub state: &'a mut ViewState,
    pub speech: &'static Speech,
    pub zones: Zones<'a>,
    /// Whose own zones are shown first.
    pub viewer: Option<Seat>,
    pub decider: Option<Seat>,
    /// Every seat's letter and who sits there.
    pub seats: Vec<(Seat, String)>,
    pub header: String,
    pub turn: String,
    pub log: Vec<LogEntry>,
    pub panel: Panel,
    pub footer: Span<'static>,
}

/// From this size on, everything is seen at once.
const WIDE: (u16, u16) = (100, 30);

/// Columns of the own zones, the question and the log where everything is seen at once.
const SIDE: u16 = 48;

/// Logs this wide name the clause after each sentence.
const WITH_CLAUSES: usize = 70;

impl Picture<'_> {
    pub fn render(&mut self, frame: &mut Frame<'_>) {
        let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)];
        let [header, body, footer] = Layout::vertical(rows).areas(frame.area());
        self.render_header(frame, header);
        if WIDE.0 <= body.width && WIDE.1 <= frame.area().height {
            self.render_wide(frame, body);
        } else {
            self.render_stacked(frame, body);
        }
        frame.render_widget(Line::from(self.footer.clone()), footer);
    }

    fn render_header(&self, frame: &mut Frame<'_>, area: Rect) {
        let turn = format!(" {} ", self.turn);
        let room = usize::from(area.width).saturating_sub(Span::raw(&turn).width());
        let header = cut(&format!(" {}", self.header), room);
        let gap = room.saturating_sub(Span::raw(&header).width());
        let line = format!("{header}{}{turn}", " ".repeat(gap));
        frame.render_widget(Line::styled(line, Ink::BANNER), area);
    }

    fn render_wide(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let columns = [Constraint::Min(0), Constraint::Length(SIDE)];
        let [left, right] = Layout::horizontal(columns).areas(area);
        let inner = usize::from(left.width - 2);
        let board = self.common(inner, usize::from(area.height) * 3 / 5);
        let rows = [Constraint::Length(board.len() as u16 + 2), Constraint::Min(0)];
        let [above, below] = Layout::vertical(rows).areas(left);
        self.render_view(frame, above, View::Board, board);
        let others = self.players(inner, usize::from(below.height.saturating_sub(2)), false);
        self.render_view(frame, below, View::Players, others);
        self.render_side(frame, right);
    }

    /// The own zones, the question and the log, one below the other.
    fn render_side(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let ink = self.zones.ink;
        let (width, height) = (usize::from(area.width - 2), usize::from(area.height));
        let own = match self.viewer {
            Some(seat) => fit(height / 3, |detail| {
                self.zones.lines(Some(seat), Line::default(), width, detail)
            }),
            None => Vec::new(),
        };
        let own_height = if own.is_empty() { 0 } else { own.len() as u16 + 2 };
        let most = area.height.saturating_sub(own_height + 8);
        let panel_height = most.min(self.panel.height(width, ink) as u16 + 2);
        let rows =
            [Constraint::Length(own_height), Constraint::Length(panel_height), Constraint::Min(0)];
        let [top, middle, bottom] = Layout::vertical(rows).areas(area);
        if let Some(seat) = self.viewer {
            let block = Block::bordered().title(self.seat_name(seat));
            frame.render_widget(Paragraph::new(own).block(block), top);
        }
        let block = Block::bordered().border_style(Ink::STRONG);
        let inner = block.inner(middle);
        frame.render_widget(block, middle);
        self.panel.render(frame, inner, ink);
        let log = self.log_lines(width);
        self.render_view(frame, bottom, View::Log, log);
    }

    fn render_view(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        view: View,
        lines: Vec<Line<'static>>,
    ) {
        let block = Block::bordered().title(self.tab(view));
        let lines = self.state.seen(view, lines, usize::from(area.height.saturating_sub(2)));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    fn render_stacked(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let ink = self.zones.ink;
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let own = match self.viewer {
            Some(seat) => {
                let name = Line::from(self.seat_name(seat));
                self.zones.lines(Some(seat), name, width, Detail::Flowing)
            }
            None => Vec::new(),
        };
        // On a small screen the first line alone: it begins with what a seat owns.
        let own_height = own.len().min(if height < 18 { 1 } else { 4 }) as u16;
        let wanted = self.panel.height(width, ink) + 1;
        let panel_height = wanted.clamp(4, (height / 2).max(4)) as u16;
        let rows =
            [Constraint::Min(0), Constraint::Length(own_height), Constraint::Length(panel_height)];
        let [above, middle, below] = Layout::vertical(rows).areas(area);
        let room = usize::from(above.height.saturating_sub(1));
        let view = self.state.view;
        let lines = match view {
            View::Board => self.common(width, room),
            View::Players => self.players(width, room, true),
            View::Log => self.log_lines(width),
        };
        let lines = self.state.seen(view, lines, room);
        let tabs = Line::from(View::ALL.map(|view| self.tab(view)).to_vec());
        let block = Block::new().borders(Borders::TOP).title(tabs);
        frame.render_widget(Paragraph::new(lines).block(block), above);
        frame.render_widget(Paragraph::new(own), middle);
        let block = Block::new().borders(Borders::TOP);
        let inner = block.inner(below);
        frame.render_widget(block, below);
        self.panel.render(frame, inner, ink);
    }

    /// The name of a view; the one that is turned to is marked.
    fn tab(&self, view: View) -> Span<'static> {
        let name = self.speech.word(view.name());
        if view == self.state.view {
            Span::styled(format!("▸{name} "), Ink::STRONG)
        } else {
            Span::styled(format!(" {name} "), Ink::FAINT)
        }
    }

    fn seat_name(&self, seat: Seat) -> Span<'static> {
        let pointer = if self.decider == Some(seat) { "▶" } else { " " };
        let name = self.seats.iter().find(|(s, _)| *s == seat).map_or("", |(_, name)| name);
        Span::styled(format!("{pointer}{name} "), self.zones.ink.of(seat))
    }

    fn common(&self, width: usize, room: usize) -> Vec<Line<'static>> {
        fit(room, |detail| self.zones.lines(None, Line::default(), width, detail))
    }

    /// The zones of the seats, also those of the viewer where they are not shown elsewhere.
    fn players(&self, width: usize, room: usize, with_own: bool) -> Vec<Line<'static>> {
        let seats = self.seats.iter().map(|(seat, _)| *seat);
        let seats: Vec<Seat> =
            seats.filter(|&seat| with_own || Some(seat) != self.viewer).collect();
        fit(room, |detail| {
            let lines = |&seat: &Seat| {
                self.zones.lines(Some(seat), Line::from(self.seat_name(seat)), width, detail)
            };
            seats.iter().flat_map(lines).collect()
        })
    }

    fn log_lines(&self, width: usize) -> Vec<Line<'static>> {
        let lines = |entry: &LogEntry| {
            let mut wrapped = WrappedText::new(Line::default(), width, 2, 1);
            wrapped.words(&entry.sentence.to_string(), Ink::PLAIN);
            if WITH_CLAUSES <= width {
                wrapped.words(entry.clause, Ink::FAINT);
            }
            wrapped.finish()
        };
        self.log.iter().flat_map(lines).collect()
    }
}

/// The lines with the most detail for which there is room.
fn fit(room: usize, lines: impl Fn(Detail) -> Vec<Line<'static>>) -> Vec<Line<'static>> {
    let [.., least] = Detail::ALL;
    let fits = |&detail: &Detail| lines(detail).len() <= room;
    lines(Detail::ALL.into_iter().find(fits).unwrap_or(least))
}
