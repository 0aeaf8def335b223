//! Reports: the table in sentences, zone by zone.

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use catalog::Title;
use scene::{Lang, Layout, Line, Scene, Shape, Table, Token, Zone, label};
use tabletop::Seat;

use crate::{hexes::Ground, voice};

/// Writes a scene down; what a card says is told where it is mentioned first.
pub(crate) struct Report<'a> {
    layout: &'a Layout,
    scene: &'a Scene,
    lang: Lang,
    told: BTreeSet<&'a str>,
}

impl<'a> Report<'a> {
    pub fn new(layout: &'a Layout, scene: &'a Scene, lang: Lang) -> Report<'a> {
        Report { layout, scene, lang, told: BTreeSet::new() }
    }

    /// The headline, the common zones, then every seat by its name.
    pub fn lines(mut self, seats: &[(Seat, String)]) -> Vec<String> {
        let zones = &self.layout.zones;
        let mut lines = vec![self.scene.headline.clone()];
        for zone in zones.iter().filter(|zone| zone.owner.is_none()) {
            lines.push(self.zone(zone));
        }
        for (seat, name) in seats {
            lines.push(name.clone());
            for zone in zones.iter().filter(|zone| zone.owner == Some(*seat)) {
                lines.push(format!("  {}", self.zone(zone)));
            }
        }
        lines
    }

    fn zone(&mut self, zone: &'a Zone) -> String {
        let empty = voice::speech(self.lang).word("empty");
        let mut parts = Vec::new();
        if let Shape::Row(spaces) = &zone.shape {
            for (at, space) in spaces.iter().enumerate() {
                let tokens = self.tokens(zone, Some(at));
                let tokens = if tokens.is_empty() { empty.clone() } else { tokens.join(", ") };
                parts.push(format!("{} {tokens}", label::space(space)));
            }
        }
        if let Shape::Grid { columns, .. } = zone.shape {
            let ground = Ground::of(self.scene, zone);
            let called = |token: &Token| match (&ground, token.space) {
                (Some(ground), Some(at)) => ground.names[at].to_owned(),
                _ => label::cells(token, columns),
            };
            let lying = self.scene.tokens.iter().filter(|t| t.zone == zone.id && t.space.is_some());
            for token in lying {
                let cells = called(token);
                parts.push(format!("{} {cells}", self.token(zone, token, 1)));
            }
            parts.extend(ground.iter().flat_map(Ground::told));
        }
        parts.append(&mut self.tokens(zone, None));
        let counters = self.scene.counters.iter().filter(|counter| counter.zone == zone.id);
        let counters: Vec<String> = counters.map(label::counter).collect();
        if !counters.is_empty() {
            parts.push(counters.join(", "));
        }
        let parts = if parts.is_empty() { empty } else { parts.join("; ") };
        let said = Line::new("zone").with_text("title", &zone.title).with_text("what", parts);
        voice::speech(self.lang).say(&said)
    }

    fn tokens(&mut self, zone: &Zone, space: Option<usize>) -> Vec<String> {
        let piles = label::piles(self.scene, &zone.id, space);
        piles.into_iter().map(|(count, token)| self.token(zone, token, count)).collect()
    }

    fn token(&mut self, zone: &Zone, token: &'a Token, count: usize) -> String {
        let called = label::marked(token, zone, label::long(token), count);
        if token.text.is_empty() || !self.told.insert(&token.text) {
            return called;
        }
        format!("{called} ({})", token.text.trim_end_matches('.'))
    }
}

/// What move `at` did, and the table after it.
pub(crate) fn position(
    title: &'static dyn Title,
    table: &dyn Table,
    at: usize,
    lang: Lang,
    output: &mut dyn Write,
) -> io::Result<()> {
    let at = at.min(table.moves());
    let speech = voice::speech(lang);
    let counted = Line::new("watch-at").with("at", at as u32).with("moves", table.moves() as u32);
    writeln!(output, "{} · {}", voice::name_of(title, lang), speech.say(&counted))?;
    writeln!(output, "{}", voice::move_made(table, at, lang))?;
    for entry in voice::told(table, at, at, lang) {
        writeln!(output, "  {} ({})", entry.sentence, entry.clause)?;
    }
    writeln!(output)?;
    let (layout, scene) = (table.layout(lang), table.scene_again(at, lang));
    let name = |seat| (seat, speech.say(&Line::new("seat").with_text("seat", seat)));
    let seats: Vec<(Seat, String)> = Seat::first(table.seats()).map(name).collect();
    for line in Report::new(&layout, &scene, lang).lines(&seats) {
        writeln!(output, "{line}")?;
    }
    if at == table.moves() {
        for standing in voice::standings(table, lang) {
            writeln!(output, "{standing}")?;
        }
    }
    output.flush()
}
