//! The commands of a table actor.

use std::net::IpAddr;

use scene::Lang;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use wire::{
    lobby::Joined,
    replay::{AnalysisStatus, Position, Replay},
    table::ClientMessage,
};

use super::{SocketId, Viewer};
use crate::{
    error::ApiError,
    store::{Person, Removal},
    table_view::ViewOptions,
};

/// Where the result of a command goes.
pub type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A command to a table actor.
#[derive(Debug)]
pub enum Command {
    /// Somebody looks at the table from now on.
    Connect {
        viewer: Viewer,
        reply: Reply<Welcome>,
    },
    ClientMessage {
        socket: SocketId,
        message: ClientMessage,
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
        view: ViewOptions,
        seat: Option<Seat>,
        reply: Reply<Position>,
    },
    /// What a good player thinks of the game; `from` is where the question comes from.
    Analysis {
        lang: Lang,
        from: IpAddr,
        reply: Reply<AnalysisStatus>,
    },
    /// The game as a file.
    Text {
        reply: Reply<String>,
    },
    /// Removes an abandoned table.
    Remove {
        removal: Removal,
        reply: Reply<()>,
    },
    /// Others need the memory: goes to sleep, unless it is busy.
    Rest,
    /// The server shuts down.
    Close {
        seconds: u32,
        reply: oneshot::Sender<()>,
    },
}

/// What a connection gets: its number, and where its messages go.
#[derive(Debug)]
pub struct Welcome {
    pub socket: SocketId,
    pub inbox: mpsc::Sender<Command>,
}

impl Command {
    /// Answers that this table cannot be asked anything.
    pub fn refuse(self, error: ApiError) {
        match self {
            Command::Connect { reply, .. } => drop(reply.send(Err(error))),
            Command::Join { reply, .. } => drop(reply.send(Err(error))),
            Command::AnswerRequest { reply, .. }
            | Command::Remove { reply, .. }
            | Command::Leave { reply, .. }
            | Command::Fill { reply, .. } => {
                drop(reply.send(Err(error)));
            }
            Command::Rematch { reply, .. }
            | Command::BeginAgain { reply, .. }
            | Command::Text { reply } => {
                drop(reply.send(Err(error)));
            }
            Command::Replay { reply, .. } => drop(reply.send(Err(error))),
            Command::Position { reply, .. } => drop(reply.send(Err(error))),
            Command::Analysis { reply, .. } => drop(reply.send(Err(error))),
            Command::Close { reply, .. } => drop(reply.send(())),
            Command::ClientMessage { .. } | Command::Gone { .. } | Command::Rest => {}
        }
    }
}
