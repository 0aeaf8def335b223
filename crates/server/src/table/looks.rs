//! What the table looks like to those who look at it.

use art::{Picture, Subject};
use scene::{Anchor, Choice, Layout, Scene};
use tabletop::Seat;
use wire::{
    lobby::Status,
    replay::Position,
    table::{Preview, ServerMessage, Update},
};

use super::{
    Desk, SocketId,
    audience::{Eyes, Look},
    tell,
};
use crate::objection::Objection;

/// Everything one pair of eyes sees now.
pub struct Sight {
    pub layout: Layout,
    pub scene: Scene,
    pub choices: Vec<Choice>,
}

impl Desk {
    /// As whom somebody sees the table: before the game begins, secrets are dealt to nobody, or one
    /// could look at them and take another seat.
    pub fn viewer(&self, eyes: Eyes) -> Option<Seat> {
        eyes.seat.filter(|_| self.record.kept.status != Status::Open)
    }

    pub fn sight(&self, eyes: Eyes) -> Sight {
        let (viewer, lang) = (self.viewer(eyes), eyes.look.lang);
        let table = &self.record.table;
        Sight {
            layout: table.layout(lang),
            scene: table.scene(viewer, lang),
            choices: viewer.map_or_else(Vec::new, |seat| table.choices(seat, lang)),
        }
    }

    pub fn picture(&self, eyes: Eyes, sight: &Sight) -> Picture {
        // What only ends or declines something has its button and lights nothing.
        let lit = sight.choices.iter().filter(|choice| !choice.closing);
        let lit: Vec<Anchor> = lit.map(|choice| choice.anchor.clone()).collect();
        self.draw(eyes.seat, eyes.look, &sight.layout, &sight.scene, &lit, None)
    }

    fn draw(
        &self,
        seat: Option<Seat>,
        look: Look,
        layout: &Layout,
        scene: &Scene,
        lit: &[Anchor],
        before: Option<&Scene>,
    ) -> Picture {
        self.shelf.sheet().picture(&Subject {
            layout,
            scene,
            gallery: self.shelf.gallery(look.lang),
            format: look.format,
            me: seat.unwrap_or_default(),
            names: self.record.table.names(),
            lit,
            before,
        })
    }

    /// Shows everything to one connection.
    pub fn show(&mut self, socket: SocketId) {
        let Some(eyes) = self.audience.eyes(socket) else { return };
        let news = self.whole(eyes);
        self.audience.tell(socket, &news);
    }

    /// Shows everything to everybody.
    pub fn show_all(&mut self) {
        for eyes in self.audience.all_eyes() {
            let news = self.whole(eyes);
            self.audience.tell_eyes(eyes, &news);
        }
        self.note_presence();
    }

    fn whole(&mut self, eyes: Eyes) -> ServerMessage {
        let sight = self.sight(eyes);
        let picture = self.picture(eyes, &sight);
        let state = tell::state(self, eyes, &sight, &picture);
        self.audience.remember(eyes, picture);
        ServerMessage::State(Box::new(state))
    }

    /// Shows to everybody what changed; `log_from` is the first move that was not there before, or
    /// is not there any more.
    pub fn show_changes(&mut self, log_from: usize) {
        for eyes in self.audience.all_eyes() {
            let sight = self.sight(eyes);
            let picture = self.picture(eyes, &sight);
            let news = match self.audience.shown(eyes) {
                Some(before) => ServerMessage::Update(Box::new(Update {
                    turn: tell::turn(self, eyes, &sight),
                    parts: picture.changes(before).into_iter().map(tell::part).collect(),
                    log_from: log_from as u32,
                    log: tell::log(self, log_from, eyes),
                    people: tell::people(self),
                })),
                None => ServerMessage::State(Box::new(tell::state(self, eyes, &sight, &picture))),
            };
            self.audience.tell_eyes(eyes, &news);
            self.audience.remember(eyes, picture);
        }
    }

    /// Tells everybody who is here and whose clock runs.
    pub fn tell_people(&mut self) {
        self.people_due = None;
        let news = ServerMessage::People(tell::people(self));
        self.audience.tell_all(&news);
        self.note_presence();
    }

    /// What a choice would look like, to the one who has it.
    pub fn preview(&self, eyes: Eyes, id: u32, notation: &str) -> Result<Preview, Objection> {
        let seat = self.viewer(eyes).ok_or_else(Objection::not_seated)?;
        let preview = self.record.table.preview(seat, notation, eyes.look.lang)?;
        let sight = self.sight(eyes);
        let choice = sight.choices.iter().find(|choice| choice.notation == notation);
        let marks = choice.map_or_else(Vec::new, tell::marks);
        let placed = choice.filter(|choice| choice.anchor.placement.is_some());
        let Some(preview) = preview else {
            return Ok(Preview { id, parts: vec![], log: vec![], marks });
        };
        let now = self.picture(eyes, &sight);
        let then =
            self.draw(eyes.seat, eyes.look, &sight.layout, &preview.scene, &[], Some(&sight.scene));
        // A piece in the hand is its own ghost, and its grid must stay under the pointer.
        let is_shown = |part: &&art::Part| placed.is_none_or(|c| c.anchor.zone != part.id);
        let parts = then.changes(&now).into_iter().filter(is_shown).map(tell::part).collect();
        Ok(Preview { id, parts, log: preview.log, marks })
    }

    /// A finished game after so many moves.
    pub fn position(&self, at: u32, look: Look, seat: Option<Seat>) -> Result<Position, Objection> {
        self.must_be_over()?;
        let table = &self.record.table;
        let at = (at as usize).min(table.moves());
        let seat = seat.filter(|seat| seat.0 < table.seats());
        let scene = table.scene_again(at, look.lang);
        let picture = self.draw(seat, look, &table.layout(look.lang), &scene, &[], None);
        Ok(Position { at: at as u32, headline: scene.headline, picture: tell::picture(&picture) })
    }

    pub fn must_be_over(&self) -> Result<(), Objection> {
        match self.record.kept.status {
            Status::Over => Ok(()),
            Status::Open | Status::Running => Err(Objection::not_over()),
        }
    }
}
