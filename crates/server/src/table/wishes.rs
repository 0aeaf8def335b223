//! Wishes of those who are connected.

use tabletop::Seat;
use wire::table::{ChatLine, ClientMessage, ServerMessage};

use super::{
    Desk, SocketId,
    audience::{Eyes, Look},
    deed::Doing,
};
use crate::{clock::now, manners, objection::Objection};

impl Look {
    pub fn read(look: &wire::table::ViewOptions) -> Result<Look, Objection> {
        Ok(Look {
            lang: look.lang.parse().map_err(Objection::bad_request)?,
            format: look.format.parse().map_err(Objection::bad_request)?,
            text: look.text,
        })
    }
}

impl Desk {
    pub async fn hear(&mut self, socket: SocketId, wish: ClientMessage) {
        let Some(eyes) = self.audience.eyes(socket) else { return };
        // Whoever only looks is not back: a mouse that rests on the table looks all the time.
        let acts = !matches!(wish, ClientMessage::Preview { .. } | ClientMessage::View(_));
        let (id, done) = match wish {
            ClientMessage::Play { id, version, notation } => {
                (id, self.act_for(socket, eyes, id, version, Doing::Play(&notation)).await)
            }
            ClientMessage::Undo { id, version, steps } => {
                (id, self.act_for(socket, eyes, id, version, Doing::Undo(steps)).await)
            }
            ClientMessage::Redo { id, version } => {
                (id, self.act_for(socket, eyes, id, version, Doing::Redo).await)
            }
            ClientMessage::Preview { id, version, notation } => {
                (id, self.preview_for(socket, eyes, id, version, &notation))
            }
            ClientMessage::Hint { id, version } => (id, self.hint_for(socket, eyes, id, version)),
            ClientMessage::Chat { id, text } => (id, self.chat(socket, eyes, id, &text).await),
            ClientMessage::View(look) => (0, self.look(socket, &look)),
        };
        if let Err(objection) = done.or_else(|objection| {
            // Neither done nor refused: the connection ends, and the truth is shown after it.
            if objection.is_uncertain() { Ok(()) } else { Err(objection) }
        }) {
            self.audience.refuse(socket, id, &objection);
            // Whoever wants what is not possible now sees something old.
            if objection.is_about_the_game() {
                self.show(socket);
            }
        }
        let seat = self.audience.eyes(socket).and_then(|eyes| eyes.seat);
        if let Some(seat) = seat.filter(|_| acts && self.gone.is_none()) {
            self.come_back(seat).await;
        }
    }

    async fn act_for(
        &mut self,
        socket: SocketId,
        eyes: Eyes,
        id: u32,
        version: u64,
        doing: Doing<'_>,
    ) -> Result<(), Objection> {
        let seat = self.seat_at(eyes, version)?;
        let log_from = self.act(seat, doing).await?;
        self.show_changes(log_from);
        self.audience.tell(socket, &ServerMessage::Done { id, version: self.record.version });
        Ok(())
    }

    /// The seat of a wish that answers what the table says now.
    pub fn seat_at(&self, eyes: Eyes, version: u64) -> Result<Seat, Objection> {
        let seat = eyes.seat.ok_or_else(Objection::not_seated)?;
        if version == self.record.version { Ok(seat) } else { Err(Objection::stale()) }
    }

    fn preview_for(
        &mut self,
        socket: SocketId,
        eyes: Eyes,
        id: u32,
        version: u64,
        notation: &str,
    ) -> Result<(), Objection> {
        self.seat_at(eyes, version)?;
        let preview = self.preview(eyes, id, notation)?;
        self.audience.tell(socket, &ServerMessage::Preview(Box::new(preview)));
        Ok(())
    }

    async fn chat(
        &mut self,
        socket: SocketId,
        eyes: Eyes,
        id: u32,
        text: &str,
    ) -> Result<(), Objection> {
        let text = manners::chat(text)?;
        let person = self.audience.person(socket).ok_or_else(Objection::nobody)?;
        // At the table people are called as on their chairs.
        let name = match eyes.seat {
            Some(seat) => self.record.kept.chairs[seat.index()].name.clone(),
            None => person.name.clone(),
        };
        let line = ChatLine {
            id: self.record.chat.last().map_or(0, |line| line.id) + 1,
            seat: eyes.seat.map(|seat| seat.to_string()),
            name,
            text,
            at: now(),
        };
        if let Err(failure) = self.house.store.add_chat(&self.record.kept.id, &line).await {
            let objection = self.unwritten(failure).await;
            // It may be there all the same.
            if self.gone.is_some() || !self.record.chat.contains(&line) {
                return Err(objection);
            }
        } else {
            self.record.said(line.clone());
        }
        self.audience.tell_all(&ServerMessage::Chat(line));
        self.audience.tell(socket, &ServerMessage::Done { id, version: self.record.version });
        Ok(())
    }

    fn look(&mut self, socket: SocketId, look: &wire::table::ViewOptions) -> Result<(), Objection> {
        self.audience.set_look(socket, Look::read(look)?);
        self.show(socket);
        Ok(())
    }
}
