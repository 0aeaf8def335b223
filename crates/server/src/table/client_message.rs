//! Messages from connected clients.

use tabletop::Seat;
use wire::table::{ChatLine, ClientMessage, ServerMessage};

use super::{SocketId, TableActor, audience::Viewpoint, game_command::GameCommand};
use crate::{clock::now, error::ApiError, table_view::ViewOptions, validation};

impl TableActor {
    pub async fn handle(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(viewpoint) = self.audience.viewpoint(socket) else { return };
        // Whoever only looks is not back: a mouse that rests on the table looks all the time.
        let acts = !matches!(message, ClientMessage::Preview { .. } | ClientMessage::View(_));
        let (id, done) = match message {
            ClientMessage::Play { id, version, notation } => (
                id,
                self.act_for(socket, viewpoint, id, version, GameCommand::Play(&notation)).await,
            ),
            ClientMessage::Undo { id, version, steps } => {
                (id, self.act_for(socket, viewpoint, id, version, GameCommand::Undo(steps)).await)
            }
            ClientMessage::Redo { id, version } => {
                (id, self.act_for(socket, viewpoint, id, version, GameCommand::Redo).await)
            }
            ClientMessage::Preview { id, version, notation } => {
                (id, self.preview_for(socket, viewpoint, id, version, &notation))
            }
            ClientMessage::Hint { id, version } => {
                (id, self.hint_for(socket, viewpoint, id, version))
            }
            ClientMessage::Chat { id, text } => (id, self.chat(socket, viewpoint, id, &text).await),
            ClientMessage::Coach { id, .. } => {
                (id, Err(ApiError::bad_request("there is a coach only in a lesson")))
            }
            ClientMessage::View(view) => (0, self.set_view(socket, &view)),
        };
        if let Err(error) = done.or_else(|error| {
            // Neither done nor refused: the connection ends, and the truth is shown after it.
            if error.is_uncertain() { Ok(()) } else { Err(error) }
        }) {
            self.audience.refuse(socket, id, &error);
            // Whoever wants what is not possible now sees something old.
            if error.is_conflict() {
                self.show(socket);
            }
        }
        let seat = self.audience.viewpoint(socket).and_then(|viewpoint| viewpoint.seat);
        if let Some(seat) = seat.filter(|_| acts && self.gone.is_none()) {
            self.come_back(seat).await;
        }
    }

    async fn act_for(
        &mut self,
        socket: SocketId,
        viewpoint: Viewpoint,
        id: u32,
        version: u64,
        command: GameCommand<'_>,
    ) -> Result<(), ApiError> {
        let seat = self.seat_at(viewpoint, version)?;
        let log_from = self.act(seat, command).await?;
        self.show_changes(log_from);
        self.audience.send_to(socket, &ServerMessage::Done { id, version: self.loaded.version });
        Ok(())
    }

    /// The seat of a message that answers what the table says now.
    pub fn seat_at(&self, viewpoint: Viewpoint, version: u64) -> Result<Seat, ApiError> {
        let seat = viewpoint.seat.ok_or(ApiError::NotSeated)?;
        if version == self.loaded.version { Ok(seat) } else { Err(ApiError::Stale) }
    }

    fn preview_for(
        &mut self,
        socket: SocketId,
        viewpoint: Viewpoint,
        id: u32,
        version: u64,
        notation: &str,
    ) -> Result<(), ApiError> {
        self.seat_at(viewpoint, version)?;
        let preview = self.view(viewpoint).preview(id, notation)?;
        self.audience.send_to(socket, &ServerMessage::Preview(Box::new(preview)));
        Ok(())
    }

    async fn chat(
        &mut self,
        socket: SocketId,
        viewpoint: Viewpoint,
        id: u32,
        text: &str,
    ) -> Result<(), ApiError> {
        let text = validation::chat(text)?;
        let person = self.audience.person(socket).ok_or(ApiError::Unauthenticated)?;
        // At the table people are called as on their chairs.
        let name = match viewpoint.seat {
            Some(seat) => self.loaded.row.chairs[seat.index()].name.clone(),
            None => person.name.clone(),
        };
        let line = ChatLine {
            id: self.loaded.chat.last().map_or(0, |line| line.id) + 1,
            seat: viewpoint.seat.map(|seat| seat.to_string()),
            name,
            text,
            at: now(),
        };
        if let Err(error) = self.app.store.add_chat(&self.loaded.row.id, &line).await {
            let error = self.write_failed(error).await;
            // It may be there all the same.
            if self.gone.is_some() || !self.loaded.chat.contains(&line) {
                return Err(error);
            }
        } else {
            self.loaded.said(line.clone());
        }
        self.audience.broadcast(&ServerMessage::Chat(line));
        self.audience.send_to(socket, &ServerMessage::Done { id, version: self.loaded.version });
        Ok(())
    }

    fn set_view(
        &mut self,
        socket: SocketId,
        view: &wire::table::ViewOptions,
    ) -> Result<(), ApiError> {
        self.audience.set_view(socket, ViewOptions::read(view)?);
        self.show(socket);
        Ok(())
    }
}
