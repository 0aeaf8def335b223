//! The audience: everybody who looks at a table, and what they were shown last.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use art::{Format, Picture};
use axum::extract::ws::Utf8Bytes;
use scene::Lang;
use tabletop::Seat;
use tokio::sync::mpsc;
use wire::table::ServerMessage;

use crate::{metrics::Metrics, objection::Objection, store::Person};

/// The number of a connection, in the whole house: when a table was read anew, what an old
/// connection still says is taken for nobody else's word.
pub type SocketId = u64;

/// How a viewer wants to see the table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Look {
    pub lang: Lang,
    pub format: Format,
    /// Whether zones are also told in words.
    pub text: bool,
}

/// Somebody who connects.
#[derive(Debug)]
pub struct Viewer {
    pub person: Option<Person>,
    pub look: Look,
    pub outbox: mpsc::Sender<Utf8Bytes>,
    /// Where the connection comes from.
    pub address: IpAddr,
}

/// Viewers with the same eyes see the same, so it is drawn once for all of them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Eyes {
    pub seat: Option<Seat>,
    pub look: Look,
}

/// All viewers of a table.
#[derive(Debug)]
pub struct Audience {
    members: BTreeMap<SocketId, Member>,
    /// What those with these eyes have on their screens.
    shown: HashMap<Eyes, Picture>,
    metrics: Arc<Metrics>,
}

#[derive(Debug)]
struct Member {
    viewer: Viewer,
    seat: Option<Seat>,
}

impl Member {
    fn eyes(&self) -> Eyes {
        Eyes { seat: self.seat, look: self.viewer.look }
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
        let eyes = self.all_eyes();
        self.shown.retain(|shown, _| eyes.contains(shown));
    }

    pub fn len(&self) -> usize {
        self.members.len()
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub fn eyes(&self, socket: SocketId) -> Option<Eyes> {
        self.members.get(&socket).map(Member::eyes)
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
        let seated = self.members.values().find(|member| member.seat.is_some());
        seated.or_else(|| self.members.values().next()).map(|member| member.viewer.address)
    }

    pub fn set_look(&mut self, socket: SocketId, look: Look) {
        if let Some(member) = self.members.get_mut(&socket) {
            member.viewer.look = look;
        }
    }

    /// Finds out anew who sits where.
    pub fn seat_everybody(&mut self, seat_of: impl Fn(&str) -> Option<Seat>) {
        for member in self.members.values_mut() {
            member.seat = member.viewer.person.as_ref().and_then(|person| seat_of(&person.id));
        }
    }

    /// The eyes there are, each once.
    pub fn all_eyes(&self) -> Vec<Eyes> {
        let mut all = Vec::new();
        for eyes in self.members.values().map(Member::eyes) {
            if !all.contains(&eyes) {
                all.push(eyes);
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

    pub fn shown(&self, eyes: Eyes) -> Option<&Picture> {
        self.shown.get(&eyes)
    }

    pub fn remember(&mut self, eyes: Eyes, picture: Picture) {
        self.shown.insert(eyes, picture);
    }

    pub fn tell(&mut self, socket: SocketId, news: &ServerMessage) {
        let text = written(news);
        self.send(|id, _| id == socket, &text);
    }

    pub fn tell_eyes(&mut self, eyes: Eyes, news: &ServerMessage) {
        let text = written(news);
        self.send(|_, member| member.eyes() == eyes, &text);
    }

    pub fn tell_all(&mut self, news: &ServerMessage) {
        let text = written(news);
        self.send(|_, _| true, &text);
    }

    pub fn refuse(&mut self, socket: SocketId, id: u32, objection: &Objection) {
        self.metrics.refused(objection.code);
        let lang =
            self.eyes(socket).unwrap_or(Eyes { seat: None, look: Look::default() }).look.lang;
        self.tell(socket, &ServerMessage::Refused { id, error: objection.say(lang) });
    }

    /// Whoever takes in nothing any more is dropped: the connection then ends, and a client that
    /// lives comes back.
    fn send(&mut self, who: impl Fn(SocketId, &Member) -> bool, text: &Utf8Bytes) {
        let metrics = Arc::clone(&self.metrics);
        self.members.retain(|&socket, member| {
            if !who(socket, member) {
                return true;
            }
            metrics.messages.fetch_add(1, Relaxed);
            metrics.bytes.fetch_add(text.len() as u64, Relaxed);
            member.viewer.outbox.try_send(text.clone()).is_ok()
        });
    }
}

fn written(news: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(news).expect("news are plain data").into()
}
