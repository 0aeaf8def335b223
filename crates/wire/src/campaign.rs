//! Campaigns: series of games in which each one affects the next.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::lobby::{Sitter, Status};

/// `GET /api/campaigns/ID`: its standings and history. `GET /api/campaigns/ID/text` is the save as a file.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Campaign {
    pub id: String,
    pub game: String,
    /// How many chapters there are in all.
    pub chapters: u8,
    pub players: Vec<CampaignPlayer>,
    pub played: Vec<ChapterPlayed>,
    /// The chapter to be played; `None` when the campaign is over.
    pub next: Option<NextChapter>,
    /// What the ending gave to everybody.
    pub points: Option<i32>,
    /// Why the newest save cannot be used: this is the last good one.
    pub damage: Option<String>,
    /// Whether I play in it, and so may open its chapters.
    pub playing: bool,
    /// Whether I began it or brought it along, and so may begin its chapters again.
    pub mine: bool,
}

/// A seat of a campaign: the same in all chapters.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CampaignPlayer {
    pub seat: String,
    pub name: String,
    pub sitter: Sitter,
    /// The sum of all chapters, with what the ending gave.
    pub sum: i32,
    /// Chapters won, also shared ones.
    pub wins: u32,
    pub place: u8,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChapterPlayed {
    /// From 1 on.
    pub number: u8,
    /// Seat by seat.
    pub scores: Vec<i32>,
    pub places: Vec<u8>,
    pub memories: Vec<Memory>,
    /// Where it was played; `None` for chapters that were played elsewhere.
    pub table: Option<String>,
}

/// Something the campaign remembers.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Memory {
    pub id: String,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NextChapter {
    pub number: u8,
    /// Where it is played, once it was opened.
    pub table: Option<String>,
    pub status: Option<Status>,
}

/// A campaign in the lobby.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct CampaignSummary {
    pub id: String,
    pub game: String,
    /// The chapter to be played; one more than there are when the campaign is over.
    pub chapter: u8,
    pub chapters: u8,
    /// Who plays, seat by seat; empty for a seat that waits for somebody.
    pub names: Vec<String>,
    /// Where the chapter is played, once it was opened.
    pub table: Option<String>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// The chapter that is played at a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChapterHere {
    pub campaign: String,
    pub number: u8,
    pub chapters: u8,
}

/// `POST /api/campaigns/ID/next`: opens the next chapter, or answers where it is played; with
/// `again` the chapter begins anew and what was played of it is lost. Answered with
/// [`crate::lobby::Opened`].
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenChapter {
    #[serde(default)]
    pub again: bool,
}

/// `POST /api/campaigns`: imports a save. I sit on `seat`; the other people of the save take their
/// seats at the table. Answered with [`ImportResult`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ImportCampaign {
    pub text: String,
    /// The first seat of a human if none is named.
    #[serde(default)]
    pub seat: Option<String>,
    /// Whether the last good save will do if the newest is damaged.
    #[serde(default)]
    pub restore: bool,
}

/// The result of importing a save.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ImportResult {
    /// The id of the campaign.
    Imported { id: String },
    /// It is damaged, but good before this chapter: ask again with `restore`.
    Damaged { reason: String, chapter: u8 },
}
