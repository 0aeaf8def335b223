//! Hexes: a grid whose odd columns lie half a cell lower, as a map in text.

use ratatui::text::{Line, Span};
use scene::{Figure, Scene, Spot, Zone, label};

use crate::{ink::Ink, zones::Zones};

/// Columns of text from one column of hexes to the next. A cell has twice as many, since those of
/// the other columns lie on other lines.
const PITCH: usize = 3;
const CELL: usize = 2 * PITCH;

/// How the cells of a grid are called and what is printed on each, where its note tells: `names`
/// and `ground`, a word for each cell, row by row from the top.
pub(crate) struct Ground<'a> {
    pub names: Vec<&'a str>,
    pub words: Vec<&'a str>,
}

impl<'a> Ground<'a> {
    pub fn of(scene: &'a Scene, zone: &Zone) -> Option<Ground<'a>> {
        let note = scene.notes.iter().find(|note| note.zone == zone.id)?;
        let words = |name: &str| match note.figures.get(name)? {
            Figure::List(list) => list.iter().map(word).collect::<Option<Vec<&str>>>(),
            _ => None,
        };
        Some(Ground { names: words("names")?, words: words("ground")? })
    }

    /// Every printed word with the names of its cells, in the order in which they come.
    pub fn told(&self) -> Vec<String> {
        let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
        for (&word, &name) in self.words.iter().zip(&self.names) {
            match kinds.iter_mut().find(|(other, _)| *other == word) {
                Some((_, cells)) => cells.push(name),
                None => kinds.push((word, vec![name])),
            }
        }
        kinds.into_iter().map(|(word, cells)| format!("{word}: {}", cells.join(" "))).collect()
    }
}

fn word(figure: &Figure) -> Option<&str> {
    match figure {
        Figure::Word(word) => Some(word),
        _ => None,
    }
}

impl Zones<'_> {
    /// In bands below each other, if the lines are too short for all columns.
    pub fn hexes(
        &self,
        zone: &Zone,
        ground: &Ground<'_>,
        columns: usize,
        width: usize,
    ) -> Vec<Line<'static>> {
        let room = width.saturating_sub(CELL + 1 + PITCH) / PITCH;
        let bands = columns.div_ceil((room & !1).max(2));
        let wide = columns.div_ceil(bands).next_multiple_of(2);
        let mut lines = Vec::new();
        for first in (0..columns).step_by(wide) {
            let band = first..columns.min(first + wide);
            let heads = band.clone().step_by(2).map(|at| format!("{:<CELL$}", ground.names[at]));
            let head = format!("{:CELL$} {}", "", heads.collect::<String>());
            lines.push(Line::styled(head, Ink::FAINT));
            for half in 0..2 * (ground.words.len() / columns) {
                let (row, odd) = (half / 2, half % 2);
                let name = if odd == 0 { ground.names[row * columns + first] } else { "" };
                let margin = format!("{name:<CELL$} {:width$}", "", width = odd * PITCH);
                let mut spans = vec![Span::styled(margin, Ink::FAINT)];
                for column in band.clone().filter(|column| column % 2 == odd) {
                    self.hex(zone, ground, row * columns + column, &mut spans);
                }
                lines.push(Line::from(spans));
            }
        }
        lines
    }

    /// The letters of what lies on a cell, then what is printed on it.
    fn hex(&self, zone: &Zone, ground: &Ground<'_>, at: usize, spans: &mut Vec<Span<'static>>) {
        let lit = self.lit.is_some_and(|a| a.zone == zone.id && a.spot == Spot::Space(at));
        let mut room = if lit { CELL - 2 } else { CELL - 1 };
        if lit {
            spans.push(Span::styled("[", Ink::LIT));
        }
        let here = |token: &&scene::Token| token.zone == zone.id && token.space == Some(at);
        for token in self.scene.tokens.iter().filter(here) {
            let letters: String = label::short(token).chars().take(room.min(2)).collect();
            room -= letters.chars().count();
            let style = token.owner.map_or(Ink::STRONG, |seat| self.ink.of(seat));
            spans.push(Span::styled(letters, style));
        }
        let word: String = ground.words[at].chars().take(room).collect();
        let gap = if lit { room - word.chars().count() } else { room + 1 - word.chars().count() };
        spans.push(Span::styled(word, if lit { Ink::LIT } else { Ink::PLAIN }));
        if lit {
            spans.push(Span::styled("]", Ink::LIT));
        }
        spans.push(Span::raw(" ".repeat(gap)));
    }
}
