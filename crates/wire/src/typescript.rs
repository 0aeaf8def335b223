//! The messages as TypeScript.

use ts_rs::{Config, TS};

use crate::{Trouble, campaign, library, lobby, people, replay, table};

/// Messages as TypeScript, one after the other.
macro_rules! declare {
    ($($message:ty),* $(,)?) => {{
        let config = Config::default();
        [$(format!("\nexport {}\n", <$message>::decl(&config))),*].concat()
    }};
}

/// The file `web/src/lib/wire.ts`.
pub fn typescript() -> String {
    let head = "// The messages of the server. Written by `cargo xtask types`; edit crates/wire.\n";
    [head, &by_request(), &at_a_table()].concat()
}

fn by_request() -> String {
    declare!(
        Trouble,
        people::Me,
        people::NameMe,
        people::Recovery,
        people::Recover,
        lobby::Lobby,
        lobby::TableRow,
        lobby::Status,
        lobby::Chair,
        lobby::Sitter,
        lobby::Pace,
        lobby::Tempo,
        lobby::NewTable,
        lobby::NewSeat,
        lobby::Setting,
        lobby::DataFile,
        lobby::Opened,
        lobby::Join,
        lobby::Fill,
        campaign::Campaign,
        campaign::Traveller,
        campaign::ChapterPlayed,
        campaign::Memory,
        campaign::Next,
        campaign::CampaignRow,
        campaign::ChapterHere,
        campaign::NextChapter,
        campaign::TakeIn,
        campaign::Taken,
        library::Game,
        library::Switch,
        library::Rulebook,
        library::Chapter,
        library::Clause,
        library::Face,
        library::Fact,
    )
}

fn at_a_table() -> String {
    declare!(
        table::Wish,
        table::Look,
        table::News,
        table::State,
        table::Update,
        table::Turn,
        table::Stage,
        table::Progress,
        table::InTurn,
        table::Choice,
        table::Placement,
        table::Mark,
        table::Picture,
        table::Part,
        table::Area,
        table::LogEntry,
        table::Preview,
        table::Hint,
        table::Counsel,
        table::People,
        table::Clock,
        table::ChatLine,
        table::ZoneInWords,
        table::Standing,
        table::ScoreItem,
        replay::Replay,
        replay::Position,
        replay::Study,
        replay::Analysis,
        replay::TurningPoint,
        replay::Better,
    )
}
