//! Tables to join, to watch, to go on with.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::campaign::CampaignSummary;

/// `GET /api/lobby`.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// Where I sit and the game goes on or has not begun; those that wait for me first.
    pub mine: Vec<TableSummary>,
    /// Public tables with a free seat.
    pub open: Vec<TableSummary>,
    /// Public tables that can be watched.
    pub running: Vec<TableSummary>,
    /// Finished games, mine and public ones, the latest first.
    pub finished: Vec<TableSummary>,
    /// Mine, the latest first; those that are over last.
    pub campaigns: Vec<CampaignSummary>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    pub status: Status,
    pub seats: Vec<Chair>,
    pub my_seat: Option<String>,
    /// Whether I am asked now.
    pub my_turn: bool,
    pub moves: u32,
    pub time_control: TimeControl,
    pub public: bool,
    /// Whoever opened the table gave the seed, and so may know all luck beforehand.
    pub seeded: bool,
    /// The chapter of a campaign that is played here.
    pub chapter: Option<u8>,
    /// Seconds since 1970 of the last move.
    #[ts(type = "number")]
    pub changed: i64,
    /// Seconds since 1970 when this abandoned table will be removed unless somebody moves; only
    /// sent when that is near.
    #[ts(type = "number | null")]
    pub expires: Option<i64>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Open,
    Running,
    Over,
}

/// A seat and who sits there.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Chair {
    /// `A`, `B`, `C` ...
    pub seat: String,
    /// The name shown on the table; empty while the seat is free.
    pub name: String,
    pub sitter: Sitter,
    /// Whether somebody is connected there. Bots always are.
    pub present: bool,
    /// A bot plays for its absent owner.
    pub stand_in: bool,
    /// Whether the seat is asked now.
    pub asked: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    Nobody,
    Human,
    Bot { level: String },
}

/// How long a move may take.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TimeControl {
    /// As long as one likes.
    #[default]
    Easy,
    /// So many seconds for every move, and a bank for the whole game.
    Live { per_move: u32, bank: u32 },
    /// So many hours for every move.
    Days { hours: u32 },
}

/// How fast bots move.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum BotSpeed {
    /// At a pace that people can follow.
    Human,
    /// As soon as they have decided.
    Instant,
}

/// A word that is no [`BotSpeed`].
#[derive(Clone, Debug, Error)]
#[error("`{0}` is no pace: fast and human are")]
pub struct UnknownBotSpeed(String);

/// As on a command line; `fast` is as good as `instant`.
impl FromStr for BotSpeed {
    type Err = UnknownBotSpeed;
    fn from_str(word: &str) -> Result<BotSpeed, UnknownBotSpeed> {
        match word {
            "human" => Ok(BotSpeed::Human),
            "instant" | "fast" => Ok(BotSpeed::Instant),
            _ => Err(UnknownBotSpeed(word.to_owned())),
        }
    }
}

/// `POST /api/tables`: answered with [`Opened`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    pub seats: Vec<NewSeat>,
    /// Whether this is the first chapter of a campaign.
    #[serde(default)]
    pub campaign: bool,
    #[serde(default)]
    pub options: Vec<Setting>,
    /// Data files in place of those that ship.
    #[serde(default)]
    pub edition: Vec<DataFile>,
    /// The same seed gives the same luck to another table; by default the luck is unpredictable.
    #[serde(default)]
    pub seed: Option<String>,
    #[serde(default)]
    pub public: bool,
    #[serde(default, alias = "pace")]
    pub time_control: TimeControl,
    /// Whether seats are dealt at random.
    #[serde(default)]
    pub shuffle: bool,
    /// Whether whoever is asked may ask what a good player would do; by default only where one human
    /// plays.
    #[serde(default)]
    pub hints: Option<bool>,
    /// By default bots move like humans where a human plays.
    #[serde(default, alias = "tempo")]
    pub bot_speed: Option<BotSpeed>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    Me,
    Open,
    Bot { level: String },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    pub name: String,
    pub value: String,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DataFile {
    pub name: String,
    pub text: String,
}

/// A table that was opened; its page is `/table/ID`. A private table is joined by whoever has the
/// link.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Opened {
    pub id: String,
}

/// `POST /api/tables/ID/join`: takes a free seat, the first one if none is named. Answered with
/// [`Joined`].
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    #[serde(default)]
    pub seat: Option<String>,
}

/// The result of a request to join. At a table that has begun, a seat that was left goes back to its
/// former owner at once; whoever has seen another hand of this table is refused with the code
/// `seen-a-hand`; anybody else only asks.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Joined {
    Seated,
    /// The seat is taken as soon as everybody who sits at the table has agreed.
    Requested {
        request: String,
    },
}

/// Somebody asks to take over a seat that was left. `POST /api/tables/ID/leave` withdraws it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct JoinRequest {
    pub id: String,
    pub seat: String,
    /// Who asks.
    pub name: String,
    /// The seats that have agreed.
    pub accepted: Vec<String>,
}

/// `POST /api/tables/ID/requests/REQUEST`, for those who sit at the table. A single no ends the
/// request.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    pub accept: bool,
}

/// `POST /api/tables/ID/fill`: puts a bot on a free seat, or on the seat of somebody who left. For
/// those who sit at the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FillSeat {
    pub seat: String,
    pub level: String,
}
