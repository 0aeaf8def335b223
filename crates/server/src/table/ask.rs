//! What a table can be asked.

use std::net::IpAddr;

use scene::Lang;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use wire::{
    lobby::Joined,
    replay::{AnalysisStatus, Position, Replay},
    table::ClientMessage,
};

use super::{Look, SocketId, Viewer};
use crate::{
    objection::Objection,
    store::{Person, Removal},
};

/// Where the answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Objection>>;

/// A question to a table, or news for it.
#[derive(Debug)]
pub enum Ask {
    /// Somebody looks at the table from now on.
    Connect {
        viewer: Viewer,
        reply: Reply<Welcome>,
    },
    ClientMessage {
        socket: SocketId,
        wish: ClientMessage,
    },
    /// Somebody looks no longer.
    Gone {
        socket: SocketId,
    },
    /// Takes a free seat, the first one if none is named, or asks for one that was left.
    Join {
        person: Person,
        seat: Option<Seat>,
        reply: Reply<Joined>,
    },
    /// Somebody who sits here lets somebody in, or does not.
    AnswerRequest {
        person: String,
        request: String,
        accept: bool,
        reply: Reply<()>,
    },
    /// Leaves a seat, or withdraws a request for one.
    Leave {
        person: String,
        reply: Reply<()>,
    },
    /// A bot takes a free seat; the person who wants it must sit at the table.
    Fill {
        person: String,
        seat: Seat,
        level: String,
        reply: Reply<()>,
    },
    /// Answered with the id of the next table.
    Rematch {
        person: String,
        reply: Reply<String>,
    },
    /// Answered with the id of the table where the chapter begins anew.
    BeginAgain {
        person: String,
        reply: Reply<String>,
    },
    Replay {
        lang: Lang,
        reply: Reply<Replay>,
    },
    Position {
        at: u32,
        look: Look,
        seat: Option<Seat>,
        reply: Reply<Position>,
    },
    /// What a good player thinks of the game; `from` is where the question comes from.
    Study {
        lang: Lang,
        from: IpAddr,
        reply: Reply<AnalysisStatus>,
    },
    /// The game as a file.
    Text {
        reply: Reply<String>,
    },
    /// Nobody plays here any more.
    Remove {
        removal: Removal,
        reply: Reply<()>,
    },
    /// Others need the memory: goes to sleep, unless it is busy.
    Rest,
    /// The house closes.
    Close {
        seconds: u32,
        reply: oneshot::Sender<()>,
    },
}

/// What a connection gets: its number, and where its wishes go.
#[derive(Debug)]
pub struct Welcome {
    pub socket: SocketId,
    pub inbox: mpsc::Sender<Ask>,
}

impl Ask {
    /// Answers that this table cannot be asked anything.
    pub fn refuse(self, objection: Objection) {
        match self {
            Ask::Connect { reply, .. } => drop(reply.send(Err(objection))),
            Ask::Join { reply, .. } => drop(reply.send(Err(objection))),
            Ask::AnswerRequest { reply, .. }
            | Ask::Remove { reply, .. }
            | Ask::Leave { reply, .. }
            | Ask::Fill { reply, .. } => {
                drop(reply.send(Err(objection)));
            }
            Ask::Rematch { reply, .. } | Ask::BeginAgain { reply, .. } | Ask::Text { reply } => {
                drop(reply.send(Err(objection)));
            }
            Ask::Replay { reply, .. } => drop(reply.send(Err(objection))),
            Ask::Position { reply, .. } => drop(reply.send(Err(objection))),
            Ask::Study { reply, .. } => drop(reply.send(Err(objection))),
            Ask::Close { reply, .. } => drop(reply.send(())),
            Ask::ClientMessage { .. } | Ask::Gone { .. } | Ask::Rest => {}
        }
    }
}
