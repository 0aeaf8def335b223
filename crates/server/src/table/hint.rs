//! Hints: what a good player would do, thought about where bots think.

use std::{future::Future, pin::Pin};

use bots::Advice;
use tabletop::Refusal;
use tokio::time::Duration;
use wire::table::{Candidate, Hint, ServerMessage};

use super::{Desk, SocketId, audience::Eyes};
use crate::objection::Objection;

/// So many things to do are named.
const NAMED: usize = 3;

/// A hint that is thought about, and who asked for it.
pub struct Hinting {
    socket: SocketId,
    id: u32,
    version: u64,
    advice: Pin<Box<dyn Future<Output = Option<Advice<String>>> + Send>>,
}

/// What was found, when it was; nothing if thinking failed.
pub async fn finished(hinting: &mut Option<Hinting>) -> Option<Advice<String>> {
    match hinting {
        Some(hinting) => hinting.advice.as_mut().await,
        None => std::future::pending().await,
    }
}

impl Desk {
    /// Has somebody's question thought about. One at a time: who asks again waits, unless the table
    /// has changed and nobody wants to know any more.
    pub fn hint_for(
        &mut self,
        socket: SocketId,
        eyes: Eyes,
        id: u32,
        version: u64,
    ) -> Result<(), Objection> {
        if !self.record.kept.hints {
            return Err(Objection::no_hints());
        }
        let seat = self.seat_at(eyes, version)?;
        if !self.asked().contains(seat) {
            return Err(Refusal::NotYourTurn { decider: self.asked().first() }.into());
        }
        if self.hinting.as_ref().is_some_and(|hinting| hinting.version == version) {
            return Err(Objection::too_many());
        }
        let (title, budget) = (self.record.title, self.house.config.hint);
        let seed = self.record.kept.secret.bot_seed(seat, self.record.table.moves());
        let position = self.record.table.position();
        let advise = move |time: Duration| title.advise(&position, seat, budget.within(time), seed);
        let address = self.audience.address(socket).ok_or_else(Objection::stale)?;
        let thinking = self.house.bots.hint(address, self.record.kept.id.clone(), advise)?;
        let advice = Box::pin(async move { thinking.answer.await.ok().flatten() });
        self.hinting = Some(Hinting { socket, id, version, advice });
        Ok(())
    }

    /// Tells who asked, and nobody else; one who asked about what is past is told nothing.
    pub fn give_hint(&mut self, advice: Option<Advice<String>>) {
        let Some(Hinting { socket, id, version, .. }) = self.hinting.take() else { return };
        let Some(eyes) = self.audience.eyes(socket).filter(|_| version == self.record.version)
        else {
            return;
        };
        match advice {
            Some(advice) => {
                let hint = self.hint(eyes, id, &advice);
                self.audience.tell(socket, &ServerMessage::Hint(hint));
            }
            None => self.audience.refuse(socket, id, &Objection::busy()),
        }
    }

    /// The best few things to do, in words.
    pub fn hint(&self, eyes: Eyes, id: u32, advice: &Advice<String>) -> Hint {
        let choices = self.sight(eyes).choices;
        let named = |counsel: &bots::Counsel<String>| {
            let choice = choices.iter().find(|choice| choice.notation == counsel.action)?;
            Some(Candidate {
                notation: choice.notation.clone(),
                label: choice.label.clone(),
                chance: counsel.chance,
            })
        };
        Hint { id, candidates: advice.counsels.iter().filter_map(named).take(NAMED).collect() }
    }
}
