//! Rendering: what the table looks like from each viewpoint.

use scene::{Motion, Outline};
use tabletop::Seat;
use wire::{
    lobby::Status,
    replay::Position,
    table::{ServerMessage, Update},
};

use super::{SocketId, TableActor, audience::Viewpoint, tell};
use crate::{
    error::ApiError,
    messages,
    table_view::{Layouts, Shown, TableView, ViewOptions},
};

impl TableActor {
    /// As whom somebody sees the table: before the game begins, secrets are dealt to nobody, or one
    /// could look at them and take another seat.
    pub fn viewer(&self, viewpoint: Viewpoint) -> Option<Seat> {
        viewpoint.seat.filter(|_| self.loaded.row.status != Status::Open)
    }

    pub fn view(&self, viewpoint: Viewpoint) -> TableView<'_> {
        TableView {
            title: self.loaded.host.title(),
            table: self.loaded.host.table(),
            assets: &self.assets,
            seat: viewpoint.seat,
            viewer: self.viewer(viewpoint),
            options: viewpoint.view,
        }
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
        let view = self.view(viewpoint);
        let snapshot = view.snapshot(layouts);
        let picture = view.picture(&snapshot);
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
        let view = self.view(viewpoint);
        let snapshot = view.snapshot(layouts);
        let picture = view.picture(&snapshot);
        let turn = tell::turn(self, viewpoint, &snapshot);
        let log = tell::log(self, log_from, viewpoint);
        let outline = Outline::of(snapshot.scene);
        let motion = Motion::between(&before.outline, &outline, &log);
        let parts = picture.changes(&before.picture).into_iter().map(messages::part).collect();
        self.audience.remember(viewpoint, Shown { picture, outline });
        ServerMessage::Update(Box::new(Update {
            turn,
            parts,
            motion: messages::motion(motion),
            log_from: log_from as u32,
            log: log.into_iter().map(messages::entry).collect(),
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
        let viewed = TableView { seat, ..self.view(Viewpoint { seat, view }) };
        let picture = viewed.draw(&table.layout(view.lang), &scene, &[], None);
        let before = Outline::of(table.scene_again(at.saturating_sub(1), view.lang));
        let log = table.log(at, None, view.lang);
        let told: Vec<_> = log.into_iter().filter(|entry| entry.step == at).collect();
        let headline = scene.headline.clone();
        let motion = Motion::between(&before, &Outline::of(scene), &told);
        Ok(Position {
            at: at as u32,
            headline,
            picture: messages::picture(&picture),
            motion: messages::motion(motion),
        })
    }

    pub fn require_over(&self) -> Result<(), ApiError> {
        match self.loaded.row.status {
            Status::Over => Ok(()),
            Status::Open | Status::Running => Err(ApiError::NotOver),
        }
    }
}
