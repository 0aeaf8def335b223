//! Hints: what a good player would do, thought about where bots think.

use std::{future::Future, pin::Pin};

use bots::SearchResult;
use host::{Advice, advice};
use wire::table::{Candidate, Hint, ServerMessage};

use super::{SocketId, TableActor, audience::Viewpoint};
use crate::error::ApiError;

/// A hint that is thought about, and who asked for it.
pub struct PendingHint {
    socket: SocketId,
    id: u32,
    version: u64,
    found: Pin<Box<dyn Future<Output = Option<SearchResult<String>>> + Send>>,
}

/// What was found, when it was; `None` if thinking failed.
pub async fn finished(pending_hint: &mut Option<PendingHint>) -> Option<SearchResult<String>> {
    match pending_hint {
        Some(pending_hint) => pending_hint.found.as_mut().await,
        None => std::future::pending().await,
    }
}

impl TableActor {
    /// Has somebody's question thought about. One at a time: who asks again waits, unless the table
    /// has changed and nobody wants to know any more.
    pub fn hint_for(
        &mut self,
        socket: SocketId,
        viewpoint: Viewpoint,
        id: u32,
        version: u64,
    ) -> Result<(), ApiError> {
        let seat = self.seat_at(viewpoint, version)?;
        let host = &self.loaded.host;
        let seed = self.loaded.row.secret.bot_seed(seat, host.table().moves());
        let search = host.hint(seat, self.app.config.hint_budget, seed)?;
        if !self.asked().contains(seat) {
            return Err(ApiError::NotBegun);
        }
        if self.pending_hint.as_ref().is_some_and(|pending_hint| pending_hint.version == version) {
            return Err(ApiError::TooMany);
        }
        let search = move |time| search.think(time);
        let address = self.audience.address(socket).ok_or(ApiError::Stale)?;
        let thinking = self.app.bots.hint(address, self.loaded.row.id.clone(), search)?;
        let found = Box::pin(async move { thinking.answer.await.ok().flatten() });
        self.pending_hint = Some(PendingHint { socket, id, version, found });
        Ok(())
    }

    /// Tells who asked, and nobody else; one who asked about what is past is told nothing.
    pub fn give_hint(&mut self, found: Option<SearchResult<String>>) {
        let Some(PendingHint { socket, id, version, .. }) = self.pending_hint.take() else {
            return;
        };
        let Some(viewpoint) =
            self.audience.viewpoint(socket).filter(|_| version == self.loaded.version)
        else {
            return;
        };
        match found {
            Some(found) => {
                let hint = self.hint(viewpoint, id, &found);
                self.audience.send_to(socket, &ServerMessage::Hint(hint));
            }
            None => self.audience.refuse(socket, id, &ApiError::Busy),
        }
    }

    /// The best few things to do, in words.
    pub fn hint(&self, viewpoint: Viewpoint, id: u32, found: &SearchResult<String>) -> Hint {
        let choices = self.view(viewpoint).choices();
        let candidate = |Advice { choice, chance, .. }: Advice<'_>| Candidate {
            notation: choice.notation.clone(),
            label: choice.label.clone(),
            chance,
        };
        Hint { id, candidates: advice(found, &choices).map(candidate).collect() }
    }
}
