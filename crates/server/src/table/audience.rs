//! The audience: all connections to a table, and what each viewpoint was shown last.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use axum::extract::ws::Message;
use scene::Lang;
use tabletop::Seat;
use tokio::sync::mpsc;
use wire::table::ServerMessage;

use super::frame::{Encoding, Frame};
use crate::{
    error::ApiError,
    metrics::Metrics,
    store::Person,
    table_view::{Shown, ViewOptions},
};

/// The number of a connection, unique in the whole process: when a table was read anew, what an old
/// connection still says is taken for nobody else's word.
pub type SocketId = u64;

/// A connected viewer.
#[derive(Debug)]
pub struct Viewer {
    pub person: Option<Person>,
    pub view: ViewOptions,
    pub encoding: Encoding,
    pub outbox: mpsc::Sender<Message>,
    /// Where the connection comes from.
    pub address: IpAddr,
}

/// Viewers with the same viewpoint see the same, so it is drawn once for all of them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Viewpoint {
    pub seat: Option<Seat>,
    pub view: ViewOptions,
}

/// All viewers of a table.
#[derive(Debug)]
pub struct Audience {
    members: BTreeMap<SocketId, Member>,
    /// What each viewpoint has on its screen.
    shown: HashMap<Viewpoint, Shown>,
    metrics: Arc<Metrics>,
}

#[derive(Debug)]
struct Member {
    viewer: Viewer,
    seat: Option<Seat>,
}

impl Member {
    fn viewpoint(&self) -> Viewpoint {
        Viewpoint { seat: self.seat, view: self.viewer.view }
    }
}

impl Audience {
    pub fn new(metrics: Arc<Metrics>) -> Audience {
        Audience { members: BTreeMap::new(), shown: HashMap::new(), metrics }
    }

    pub fn add(&mut self, viewer: Viewer, seat: Option<Seat>) -> SocketId {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let socket = NEXT.fetch_add(1, Relaxed);
        self.members.insert(socket, Member { viewer, seat });
        socket
    }

    pub fn remove(&mut self, socket: SocketId) {
        self.members.remove(&socket);
        let viewpoint = self.viewpoints();
        self.shown.retain(|shown, _| viewpoint.contains(shown));
    }

    pub fn len(&self) -> usize {
        self.members.len()
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub fn viewpoint(&self, socket: SocketId) -> Option<Viewpoint> {
        self.members.get(&socket).map(Member::viewpoint)
    }

    pub fn person(&self, socket: SocketId) -> Option<&Person> {
        self.members.get(&socket)?.viewer.person.as_ref()
    }

    pub fn address(&self, socket: SocketId) -> Option<IpAddr> {
        self.members.get(&socket).map(|member| member.viewer.address)
    }

    /// Where somebody is connected from for whom the table goes on: one who sits here, or else one
    /// who watches.
    pub fn visitor(&self) -> Option<IpAddr> {
        let occupant = self.members.values().find(|member| member.seat.is_some());
        occupant.or_else(|| self.members.values().next()).map(|member| member.viewer.address)
    }

    pub fn set_view(&mut self, socket: SocketId, view: ViewOptions) {
        if let Some(member) = self.members.get_mut(&socket) {
            member.viewer.view = view;
        }
    }

    /// Finds out anew who sits where.
    pub fn seat_everybody(&mut self, seat_of: impl Fn(&str) -> Option<Seat>) {
        for member in self.members.values_mut() {
            member.seat = member.viewer.person.as_ref().and_then(|person| seat_of(&person.id));
        }
    }

    /// All viewpoints, each once.
    pub fn viewpoints(&self) -> Vec<Viewpoint> {
        let mut all = Vec::new();
        for viewpoint in self.members.values().map(Member::viewpoint) {
            if !all.contains(&viewpoint) {
                all.push(viewpoint);
            }
        }
        all
    }

    /// The seats where somebody is connected, one bit for each.
    pub fn seats(&self) -> u8 {
        self.members
            .values()
            .filter_map(|member| member.seat)
            .fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// How many only watch.
    pub fn watching(&self) -> u32 {
        self.members.values().filter(|member| member.seat.is_none()).count() as u32
    }

    /// What was shown last; whoever looks from there is then shown something else.
    pub fn forget(&mut self, viewpoint: Viewpoint) -> Option<Shown> {
        self.shown.remove(&viewpoint)
    }

    pub fn remember(&mut self, viewpoint: Viewpoint, shown: Shown) {
        self.shown.insert(viewpoint, shown);
    }

    pub fn send_to(&mut self, socket: SocketId, message: &ServerMessage) {
        self.send(|id, _| id == socket, &Frame::new(message));
    }

    pub fn send_to_viewpoint(&mut self, viewpoint: Viewpoint, message: &ServerMessage) {
        self.send(|_, member| member.viewpoint() == viewpoint, &Frame::new(message));
    }

    pub fn broadcast(&mut self, message: &ServerMessage) {
        self.send(|_, _| true, &Frame::new(message));
    }

    pub fn refuse(&mut self, socket: SocketId, id: u32, error: &ApiError) {
        self.metrics.refused(error.code());
        let lang =
            self.viewpoint(socket).map_or_else(Lang::default, |viewpoint| viewpoint.view.lang);
        self.send_to(socket, &ServerMessage::Refused { id, error: error.say(lang) });
    }

    /// Whoever takes in nothing any more is dropped: the connection then ends, and a client that
    /// lives comes back.
    fn send(&mut self, who: impl Fn(SocketId, &Member) -> bool, frame: &Frame) {
        let metrics = Arc::clone(&self.metrics);
        self.members.retain(|&socket, member| {
            if !who(socket, member) {
                return true;
            }
            let message = frame.encode(member.viewer.encoding);
            metrics.messages.inc();
            metrics.bytes.inc_by(length(&message) as u64);
            member.viewer.outbox.try_send(message).is_ok()
        });
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}
