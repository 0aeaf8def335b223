//! Zones of the table as lines of tokens and counters.

use ratatui::text::{Line, Span};
use scene::{Anchor, Figure, Layout, Scene, Shape, Spot, Token, Zone, label};
use tabletop::Seat;

use crate::{
    hexes::Ground,
    ink::Ink,
    wrap::{Chip, WrappedText},
};

/// How much is said of each thing; the less, the more fits on the screen.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(crate) enum Detail {
    /// Letters and names, every zone on lines of its own.
    Names,
    /// Letters alone, without the empty zones.
    Letters,
    /// The same, one zone behind the other.
    Flowing,
}

impl Detail {
    pub const ALL: [Detail; 3] = [Detail::Names, Detail::Letters, Detail::Flowing];
}

/// A scene and what of it is lit.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Zones<'a> {
    pub layout: &'a Layout,
    pub scene: &'a Scene,
    pub lit: Option<&'a Anchor>,
    pub ink: Ink,
}

impl Zones<'_> {
    /// The zones of a seat, or those of all, behind `first`.
    pub fn lines(
        &self,
        owner: Option<Seat>,
        first: Line<'static>,
        width: usize,
        detail: Detail,
    ) -> Vec<Line<'static>> {
        let (grids, zones): (Vec<&Zone>, Vec<&Zone>) = self
            .layout
            .zones
            .iter()
            .filter(|zone| zone.owner == owner)
            .partition(|zone| matches!(zone.shape, Shape::Grid { .. }));
        let mut maps: Vec<Line<'static>> =
            grids.into_iter().flat_map(|zone| self.map(zone, width)).collect();
        maps.append(&mut self.listed(zones, first, width, detail));
        maps
    }

    /// The zones that are lists of things.
    fn listed(
        &self,
        zones: Vec<&Zone>,
        first: Line<'static>,
        width: usize,
        detail: Detail,
    ) -> Vec<Line<'static>> {
        let zones: Vec<(&Zone, Vec<Chip>)> = zones
            .into_iter()
            .map(|zone| (zone, self.chips(zone, detail)))
            .filter(|(_, chips)| detail == Detail::Names || !chips.is_empty())
            .collect();
        if detail == Detail::Flowing {
            let mut wrapped = WrappedText::new(first, width, 2, 0);
            for (zone, mut chips) in zones {
                // A title does not stand alone at the end of a line.
                let mut title = vec![self.title(zone), Span::styled("›", Ink::FAINT)];
                title.append(&mut chips[0]);
                wrapped.push(title);
                chips.drain(1..).for_each(|chip| wrapped.push(chip));
            }
            return wrapped.finish();
        }
        let mut lines = Vec::new();
        if 0 < first.width() {
            lines.push(first);
        }
        let titles = zones.iter().map(|(zone, _)| self.title(zone).width()).max().unwrap_or(0);
        for (zone, chips) in zones {
            let title = self.title(zone);
            let gap = " ".repeat(titles - title.width());
            let mut wrapped =
                WrappedText::new(Line::from(vec![title, Span::raw(gap)]), width, titles, 0);
            if chips.is_empty() {
                wrapped.push(vec![Span::styled(" –", Ink::FAINT)]);
            }
            chips.into_iter().for_each(|chip| wrapped.push(chip));
            lines.append(&mut wrapped.finish());
        }
        lines
    }

    fn title(&self, zone: &Zone) -> Span<'static> {
        let lit = self.lit.is_some_and(|a| a.zone == zone.id && a.spot == Spot::Zone);
        if lit {
            Span::styled(format!("[{}]", zone.title), Ink::LIT)
        } else {
            Span::styled(format!(" {} ", zone.title), Ink::STRONG)
        }
    }

    fn chips(&self, zone: &Zone, detail: Detail) -> Vec<Chip> {
        let mut chips = Vec::new();
        if let Shape::Row(spaces) = &zone.shape {
            for (at, space) in spaces.iter().enumerate() {
                chips.push(self.space(zone, at, &label::space(space), detail));
            }
        }
        for (count, token) in label::piles(self.scene, &zone.id, None) {
            chips.push(vec![self.token(zone, token, count, detail)]);
        }
        for counter in self.scene.counters.iter().filter(|counter| counter.zone == zone.id) {
            let text = match detail {
                Detail::Names => label::counter(counter),
                Detail::Letters | Detail::Flowing => label::short_counter(counter),
            };
            let known = counter.amount.is_some();
            let style = if known { Ink::STRONG } else { Ink::FAINT };
            chips.push(vec![Span::styled(format!(" {text} "), style)]);
        }
        chips
    }

    fn space(&self, zone: &Zone, at: usize, name: &str, detail: Detail) -> Chip {
        let lit = self.lit.is_some_and(|a| a.zone == zone.id && a.spot == Spot::Space(at));
        let open = if lit { "[" } else { " " };
        let mut chip = vec![Span::styled(format!("{open}{name}:"), Ink::FAINT)];
        let piles = label::piles(self.scene, &zone.id, Some(at));
        if piles.is_empty() {
            chip.push(Span::styled(" – ", Ink::FAINT));
        }
        for (i, (count, token)) in piles.into_iter().enumerate() {
            if 0 < i {
                chip.push(Span::styled("+", Ink::FAINT));
            }
            chip.push(self.token(zone, token, count, detail));
        }
        if lit {
            chip.iter_mut().for_each(|span| span.style = Ink::LIT);
            chip.push(Span::styled("]", Ink::LIT));
        }
        chip
    }

    /// A grid as a map, the highest row first: every cell with the letters of what lies on top.
    fn map(&self, zone: &Zone, width: usize) -> Vec<Line<'static>> {
        let Shape::Grid { columns, rows } = zone.shape else { return Vec::new() };
        if let Some(ground) = Ground::of(self.scene, zone) {
            let mut lines = vec![Line::from(self.title(zone))];
            lines.append(&mut self.hexes(zone, &ground, columns, width));
            return lines;
        }
        let names = (0..columns).map(|at| format!(" {} ", char::from(b'a' + at as u8)));
        let head = format!("{:>width$}{}", "", names.collect::<String>(), width = 4);
        let mut lines = vec![Line::from(self.title(zone)), Line::styled(head, Ink::FAINT)];
        let flooded = self.note(zone, "level");
        for row in (0..rows).rev() {
            let mut spans = vec![Span::styled(format!("{:>3} ", row + 1), Ink::FAINT)];
            for column in 0..columns {
                spans.push(self.cell(zone, row * columns + column, (row as i64) < flooded));
            }
            lines.push(Line::from(spans));
        }
        lines
    }

    /// A number the game notes about a zone: of a grid `level`, how many of its lowest rows are
    /// under water.
    fn note(&self, zone: &Zone, name: &str) -> i64 {
        let note = self.scene.notes.iter().find(|note| note.zone == zone.id);
        match note.and_then(|note| note.figures.get(name)) {
            Some(Figure::Number(n)) => *n,
            _ => 0,
        }
    }

    fn cell(&self, zone: &Zone, at: usize, flooded: bool) -> Span<'static> {
        let here = |token: &&Token| {
            token.zone == zone.id
                && (token.space == Some(at) && token.covers.is_empty()
                    || token.covers.contains(&at))
        };
        let token = self.scene.tokens.iter().rev().find(here);
        let letters = token.map_or_else(|| "·".to_owned(), |token| letters(token, at));
        let letters: String = letters.chars().take(2).collect();
        let is_lit = self.lit.filter(|anchor| anchor.zone == zone.id).is_some_and(|anchor| {
            match &anchor.placement {
                Some(placement) => placement.covers.contains(&at),
                None => anchor.spot == Spot::Space(at),
            }
        });
        let style = match token.and_then(|token| token.owner) {
            _ if is_lit => Ink::LIT,
            _ if flooded || token.is_none() => Ink::FAINT,
            Some(seat) => self.ink.of(seat),
            None => Ink::PLAIN,
        };
        let letters = if flooded { "≈".to_owned() } else { letters };
        // Brackets tell without colour.
        let text = match letters.chars().next() {
            Some(letter) if is_lit => format!("[{letter}]"),
            _ => format!("{letters:^3}"),
        };
        Span::styled(text, style)
    }

    fn token(&self, zone: &Zone, token: &Token, count: usize, detail: Detail) -> Span<'static> {
        let called = match detail {
            Detail::Names => label::long(token),
            Detail::Letters | Detail::Flowing => label::short(token),
        };
        let called = label::marked(token, zone, called, count);
        let spot = Spot::Token(token.id.clone());
        if self.lit.is_some_and(|anchor| anchor.zone == zone.id && anchor.spot == spot) {
            return Span::styled(format!("[{called}]"), Ink::LIT);
        }
        let style = match token.owner {
            Some(seat) if zone.owner.is_none() => self.ink.of(seat),
            _ if token.face_down => Ink::FAINT,
            _ => Ink::PLAIN,
        };
        Span::styled(format!(" {called} "), style)
    }
}

/// The letters of a token on one of its cells: a figure `letters` has one for each cell it covers.
fn letters(token: &Token, at: usize) -> String {
    let place = token.covers.iter().position(|&cell| cell == at);
    match (token.figures.get("letters"), place) {
        (Some(Figure::List(list)), Some(place)) => match list.get(place) {
            Some(Figure::Word(word)) => word.clone(),
            _ => label::short(token),
        },
        _ => label::short(token),
    }
}
