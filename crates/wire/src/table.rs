//! What runs over the socket of a table, `/api/tables/ID/socket?lang=&format=&text=`.
//!
//! The server sends [`ServerMessage`], the client [`ClientMessage`]es. A message that changes the
//! game names the version it answers; one that comes too late, twice or at the wrong moment is
//! refused with a reason, and a fresh state follows.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    ErrorBody,
    campaign::ChapterHere,
    lesson::{Coach, CoachRequest},
    lobby::{Chair, JoinRequest, Status, TimeControl},
    motion::Motion,
};

/// From a client.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// One of the choices, by its notation. `id` comes back in the answer.
    Play {
        id: u32,
        #[ts(type = "number")]
        version: u64,
        notation: String,
    },
    /// Takes back so many moves of mine.
    Undo {
        id: u32,
        #[ts(type = "number")]
        version: u64,
        steps: u32,
    },
    Redo {
        id: u32,
        #[ts(type = "number")]
        version: u64,
    },
    /// What a choice would do, as far as it can be taken back.
    Preview {
        id: u32,
        #[ts(type = "number")]
        version: u64,
        notation: String,
    },
    /// What would a good player do? Answered with [`ServerMessage::Hint`].
    Hint {
        id: u32,
        #[ts(type = "number")]
        version: u64,
    },
    Chat {
        id: u32,
        text: String,
    },
    /// Only in a lesson.
    Coach {
        id: u32,
        request: CoachRequest,
    },
    /// Shows the table in another way; answered with the whole state.
    View(ViewOptions),
}

/// How a viewer wants to see the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ViewOptions {
    /// `en`, `fr`.
    pub lang: String,
    /// `wide`, `tall`.
    pub format: String,
    /// Whether zones are also told in words.
    pub text: bool,
}

/// From the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything, on connecting, after [`ClientMessage::View`], and after a refusal.
    State(Box<State>),
    /// What changed with one move, undo or redo.
    Update(Box<Update>),
    /// A message was carried out, and its result is on disk.
    Done {
        id: u32,
        #[ts(type = "number")]
        version: u64,
    },
    Refused {
        id: u32,
        error: ErrorBody,
    },
    Preview(Box<Preview>),
    Hint(Hint),
    /// What the coach says from now on; only in a lesson.
    Coach(Box<Coach>),
    /// Who sits here, who is present, whose clock runs.
    People(People),
    Chat(ChatLine),
    /// The server shuts down: reconnect after so many seconds.
    Closing {
        seconds: u32,
    },
    /// Sent every 25 seconds: a client that receives nothing for a minute has lost the connection.
    Heartbeat,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct State {
    pub table: String,
    pub game: String,
    /// Where the art of this game and edition in this language is served.
    pub gallery: String,
    pub css: String,
    /// The edition the faces are asked for with.
    pub edition: String,
    pub options: Vec<String>,
    /// Whoever opened the table gave the seed, and so may know all luck beforehand.
    pub seeded: bool,
    /// Whether whoever is asked may ask for a hint.
    pub hints: bool,
    /// The seat of this connection; `None` for spectators.
    pub my_seat: Option<String>,
    pub people: People,
    pub picture: Picture,
    pub turn: Turn,
    /// The whole log as this viewer may read it.
    pub log: Vec<LogEntry>,
    pub chat: Vec<ChatLine>,
    /// The game that followed this one, if there is one.
    pub rematch: Option<String>,
    /// The chapter that is played here; `None` outside campaigns.
    pub chapter: Option<ChapterHere>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    pub turn: Turn,
    /// The parts of the picture that look different now, in their order.
    pub parts: Vec<Part>,
    pub motion: Motion,
    /// What is in the log from move `log_from` on; entries of these moves are replaced.
    pub log_from: u32,
    pub log: Vec<LogEntry>,
    pub people: People,
}

/// What the table says now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Turn {
    /// Grows with every move, undo and redo.
    #[ts(type = "number")]
    pub version: u64,
    /// The number of moves that stand.
    pub moves: u32,
    pub headline: String,
    pub round: u32,
    pub steps: Vec<Stage>,
    /// The order of play with how far everybody is.
    pub order: Vec<InTurn>,
    /// The question if I am asked, else whom we wait for.
    pub prompt: String,
    /// Seats that are asked now.
    pub asked: Vec<String>,
    /// What I can do now; empty for everybody else.
    pub choices: Vec<Choice>,
    /// How many moves I can take back.
    pub undo: u32,
    pub redo: bool,
    /// Only with [`ViewOptions::text`].
    pub zones: Vec<ZoneInWords>,
    /// At the end.
    pub standings: Option<Vec<Standing>>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Stage {
    pub name: String,
    pub state: Progress,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    Done,
    Now,
    Next,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct InTurn {
    pub seat: String,
    pub state: Progress,
    pub note: String,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    pub notation: String,
    /// What it does, in words.
    pub label: String,
    /// The `data-spot` on the picture that stands for it.
    pub spot: String,
    /// The face of what it puts there, to be shown as a ghost where a preview tells nothing.
    pub ghost: Option<String>,
    /// How that lies on a grid, if it is a piece that can be moved and turned before it is placed.
    pub placement: Option<Placement>,
    /// It ends the turn or declines: the client does not highlight it.
    pub closing: bool,
}

/// A piece on a grid. Position `n` is the spot `ZONE:n`; positions run row by row from the lower
/// left corner.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Placement {
    pub zone: String,
    /// The positions it covers, and how many columns its grid has.
    pub covers: Vec<u32>,
    pub columns: u32,
    /// Quarter turns to the left, after it was flipped if it was.
    pub quarters: u8,
    pub flipped: bool,
    /// What it would bring at once: figures, each with the name of an icon: `+4vp`, `2c 1w`.
    pub worth: String,
}

/// What a placement would do at a position of its grid.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "mark", rename_all = "kebab-case")]
pub enum Mark {
    /// It scores for the edge between two positions.
    Scores { at: u32, beside: u32 },
    /// It takes what lies there.
    Takes { at: u32 },
    /// It sends away who stands there.
    Sends { at: u32 },
    /// A way leads on from it to another position.
    Leads { at: u32, to: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Picture {
    pub width: f64,
    pub height: f64,
    /// SVG that does not change during a game.
    pub ground: String,
    pub parts: Vec<Part>,
    /// Where the client may lay its own panels: `bar`, `prompt`, `log`.
    pub areas: Vec<Area>,
}

/// One zone, as an SVG group of the id `zone-ID`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Part {
    pub id: String,
    pub svg: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Area {
    pub id: String,
    /// x, y, width, height in the picture.
    pub rect: [f64; 4],
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// The move it belongs to, counted from one; zero for setup.
    pub step: u32,
    pub kind: LogKind,
    /// Who made that move.
    pub by: Option<String>,
    /// The seat it is about; `null` where it is about everybody.
    pub seat: Option<String>,
    /// What that seat is called, if the sentence begins with it.
    pub name: String,
    /// The sentence, without the name.
    pub text: String,
    pub clause: String,
    /// The components and spaces it names: `P3`, `AS-05`, `M3`.
    pub names: Vec<String>,
}

/// What a line of the log is in its move.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// What the player did.
    Move,
    /// What came of it.
    Consequence,
    /// The game goes on: a new round, somebody's turn, the end.
    Phase,
    /// What a bot thought of its move; only where hints are given.
    Remark,
}

/// What a choice would do. Empty if it cannot be undone: the outcome is not known
/// yet, or would reveal a secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Preview {
    pub id: u32,
    /// The zones as they would look, with ghosts and differences.
    pub parts: Vec<Part>,
    /// What the log would say.
    pub log: Vec<String>,
    /// What a piece would do around it; told even where nothing else is.
    pub marks: Vec<Mark>,
}

/// What a good player would do who knows no more than I do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint {
    pub id: u32,
    /// The best first, a few of them.
    pub candidates: Vec<Candidate>,
}

/// One thing to do, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Candidate {
    pub notation: String,
    pub label: String,
    /// How likely I would win after it, from 0 to 1.
    pub chance: f32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct People {
    pub status: Status,
    pub chairs: Vec<Chair>,
    pub watching: u32,
    pub time_control: TimeControl,
    /// One for each seat; empty when nobody is timed.
    pub clocks: Vec<Clock>,
    /// Who asks to take over a seat that was left.
    pub requests: Vec<JoinRequest>,
    /// Seconds since 1970 when this abandoned table will be removed unless somebody moves; only
    /// sent when that is near.
    #[ts(type = "number | null")]
    pub expires: Option<i64>,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Milliseconds left for this move.
    #[ts(type = "number")]
    pub move_ms: i64,
    /// Milliseconds left in the bank.
    #[ts(type = "number")]
    pub bank_ms: i64,
    pub running: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    #[ts(type = "number")]
    pub id: i64,
    /// The seat of the speaker; `None` for spectators.
    pub seat: Option<String>,
    pub name: String,
    pub text: String,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A zone for those who listen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ZoneInWords {
    pub id: String,
    pub title: String,
    pub owner: Option<String>,
    pub items: Vec<String>,
}

/// How a seat ended.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Standing {
    pub seat: String,
    pub name: String,
    pub score: i32,
    pub place: u8,
    /// Where the score comes from, item by item.
    pub items: Vec<ScoreItem>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ScoreItem {
    pub text: String,
    pub points: i32,
}
