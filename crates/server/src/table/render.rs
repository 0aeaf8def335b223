//! Rendering: what the table looks like from each viewpoint.

use std::{collections::HashMap, sync::Arc};

use art::{Picture, Subject};
use scene::{Anchor, Choice, Lang, Layout, Motion, Outline, Scene};
use tabletop::Seat;
use wire::{
    lobby::Status,
    replay::Position,
    table::{Preview, ServerMessage, Update},
};

use super::{
    SocketId, TableActor,
    audience::{Shown, ViewOptions, Viewpoint},
    tell,
};
use crate::error::ApiError;

/// Everything one viewpoint sees now.
pub struct Snapshot {
    pub layout: Arc<Layout>,
    pub scene: Scene,
    pub choices: Vec<Choice>,
}

/// The layouts of a table that were made already: all who speak a language have the same.
#[derive(Default)]
pub struct Layouts(HashMap<Lang, Arc<Layout>>);

impl TableActor {
    /// As whom somebody sees the table: before the game begins, secrets are dealt to nobody, or one
    /// could look at them and take another seat.
    pub fn viewer(&self, viewpoint: Viewpoint) -> Option<Seat> {
        viewpoint.seat.filter(|_| self.loaded.row.status != Status::Open)
    }

    pub fn snapshot(&self, viewpoint: Viewpoint, layouts: &mut Layouts) -> Snapshot {
        let (table, lang) = (self.loaded.host.table(), viewpoint.view.lang);
        let layout = layouts.0.entry(lang).or_insert_with(|| Arc::new(table.layout(lang)));
        Snapshot {
            layout: Arc::clone(layout),
            scene: table.scene(self.viewer(viewpoint), lang),
            choices: self.choices(viewpoint),
        }
    }

    pub fn choices(&self, viewpoint: Viewpoint) -> Vec<Choice> {
        let (table, lang) = (self.loaded.host.table(), viewpoint.view.lang);
        self.viewer(viewpoint).map_or_else(Vec::new, |seat| table.choices(seat, lang))
    }

    pub fn picture(&self, viewpoint: Viewpoint, snapshot: &Snapshot) -> Picture {
        // What only ends or declines something has its button and lights nothing.
        let lit = snapshot.choices.iter().filter(|choice| !choice.closing);
        let lit: Vec<Anchor> = lit.map(|choice| choice.anchor.clone()).collect();
        self.draw(viewpoint.seat, viewpoint.view, &snapshot.layout, &snapshot.scene, &lit, None)
    }

    fn draw(
        &self,
        seat: Option<Seat>,
        view: ViewOptions,
        layout: &Layout,
        scene: &Scene,
        lit: &[Anchor],
        before: Option<&Scene>,
    ) -> Picture {
        self.assets.sheet().picture(&Subject {
            layout,
            scene,
            gallery: self.assets.gallery(view.lang),
            format: view.format,
            me: seat.unwrap_or_default(),
            names: self.loaded.host.table().names(),
            lit,
            before,
        })
    }

    /// Shows everything to one connection.
    pub fn show(&mut self, socket: SocketId) {
        let Some(viewpoint) = self.audience.viewpoint(socket) else { return };
        let message = self.whole(viewpoint, &mut Layouts::default());
        self.audience.send_to(socket, &message);
    }

    /// Shows everything to everybody.
    pub fn show_all(&mut self) {
        let mut layouts = Layouts::default();
        for viewpoint in self.audience.viewpoints() {
            let message = self.whole(viewpoint, &mut layouts);
            self.audience.send_to_viewpoint(viewpoint, &message);
        }
        self.update_presence();
    }

    fn whole(&mut self, viewpoint: Viewpoint, layouts: &mut Layouts) -> ServerMessage {
        let snapshot = self.snapshot(viewpoint, layouts);
        let picture = self.picture(viewpoint, &snapshot);
        let state = tell::state(self, viewpoint, &snapshot, &picture);
        let outline = Outline::of(snapshot.scene);
        self.audience.remember(viewpoint, Shown { picture, outline });
        ServerMessage::State(Box::new(state))
    }

    /// Shows to everybody what changed; `log_from` is the first move that was not there before, or
    /// is not there any more.
    pub fn show_changes(&mut self, log_from: usize) {
        let mut layouts = Layouts::default();
        for viewpoint in self.audience.viewpoints() {
            let message = match self.audience.forget(viewpoint) {
                Some(before) => self.changes(viewpoint, &mut layouts, &before, log_from),
                None => self.whole(viewpoint, &mut layouts),
            };
            self.audience.send_to_viewpoint(viewpoint, &message);
        }
    }

    fn changes(
        &mut self,
        viewpoint: Viewpoint,
        layouts: &mut Layouts,
        before: &Shown,
        log_from: usize,
    ) -> ServerMessage {
        let snapshot = self.snapshot(viewpoint, layouts);
        let picture = self.picture(viewpoint, &snapshot);
        let turn = tell::turn(self, viewpoint, &snapshot);
        let log = tell::log(self, log_from, viewpoint);
        let outline = Outline::of(snapshot.scene);
        let motion = Motion::between(&before.outline, &outline, &log);
        let parts = picture.changes(&before.picture).into_iter().map(tell::part).collect();
        self.audience.remember(viewpoint, Shown { picture, outline });
        ServerMessage::Update(Box::new(Update {
            turn,
            parts,
            motion: tell::motion(motion),
            log_from: log_from as u32,
            log: log.into_iter().map(tell::entry).collect(),
            people: tell::people(self),
        }))
    }

    /// Tells everybody who is here and whose clock runs.
    pub fn tell_people(&mut self) {
        self.people_due = None;
        let message = ServerMessage::People(tell::people(self));
        self.audience.broadcast(&message);
        self.update_presence();
    }

    /// What a choice would look like, to the one who has it.
    pub fn preview(
        &self,
        viewpoint: Viewpoint,
        id: u32,
        notation: &str,
    ) -> Result<Preview, ApiError> {
        let seat = self.viewer(viewpoint).ok_or(ApiError::NotSeated)?;
        let preview = self.loaded.host.table().preview(seat, notation, viewpoint.view.lang)?;
        let snapshot = self.snapshot(viewpoint, &mut Layouts::default());
        let choice = snapshot.choices.iter().find(|choice| choice.notation == notation);
        let marks = choice.map_or_else(Vec::new, tell::marks);
        let placed = choice.filter(|choice| choice.anchor.placement.is_some());
        let Some(preview) = preview else {
            return Ok(Preview { id, parts: vec![], log: vec![], marks });
        };
        let now = self.picture(viewpoint, &snapshot);
        let then = self.draw(
            viewpoint.seat,
            viewpoint.view,
            &snapshot.layout,
            &preview.scene,
            &[],
            Some(&snapshot.scene),
        );
        // A piece in the hand is its own ghost, and its grid must stay under the pointer.
        let is_shown = |part: &&art::Part| placed.is_none_or(|c| c.anchor.zone != part.id);
        let parts = then.changes(&now).into_iter().filter(is_shown).map(tell::part).collect();
        Ok(Preview { id, parts, log: preview.log, marks })
    }

    /// A finished game after so many moves.
    pub fn position(
        &self,
        at: u32,
        view: ViewOptions,
        seat: Option<Seat>,
    ) -> Result<Position, ApiError> {
        self.require_over()?;
        let table = self.loaded.host.table();
        let at = (at as usize).min(table.moves());
        let seat = seat.filter(|seat| seat.0 < table.seats());
        let scene = table.scene_again(at, view.lang);
        let picture = self.draw(seat, view, &table.layout(view.lang), &scene, &[], None);
        let before = Outline::of(table.scene_again(at.saturating_sub(1), view.lang));
        let log = table.log(at, None, view.lang);
        let told: Vec<_> = log.into_iter().filter(|entry| entry.step == at).collect();
        let headline = scene.headline.clone();
        let motion = Motion::between(&before, &Outline::of(scene), &told);
        Ok(Position {
            at: at as u32,
            headline,
            picture: tell::picture(&picture),
            motion: tell::motion(motion),
        })
    }

    pub fn require_over(&self) -> Result<(), ApiError> {
        match self.loaded.row.status {
            Status::Over => Ok(()),
            Status::Open | Status::Running => Err(ApiError::NotOver),
        }
    }
}
