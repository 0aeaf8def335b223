//! The messages as TypeScript.

use ts_rs::{Config, TS};

use crate::{ErrorBody, campaign, lesson, library, lobby, motion, people, replay, table};

/// Messages as TypeScript, by their names.
macro_rules! declare {
    ($($message:ty),* $(,)?) => {{
        let config = Config::default();
        vec![$((<$message>::ident(&config), <$message>::decl(&config))),*]
    }};
}

type Messages = Vec<(String, String)>;

const HEAD: &str = "// Written by `cargo xtask types`; edit crates/wire.\n";

/// The file `web/src/lib/wire.ts`: all messages, those of a table by the other file.
pub fn typescript() -> String {
    let file = write(&by_request(), &at_a_table(), "wire-table");
    format!("{HEAD}{file}\nexport * from \"./wire-table\";\n")
}

/// The file `web/src/lib/wire-table.ts`: what a table and a replay say.
pub fn typescript_of_a_table() -> String {
    format!("{HEAD}{}", write(&at_a_table(), &by_request(), "wire"))
}

/// The messages one after the other, behind an import of what they use of the others.
fn write(messages: &Messages, others: &Messages, from: &str) -> String {
    let text: String = messages.iter().map(|(_, decl)| format!("\nexport {decl}\n")).collect();
    let words = text.split(|c: char| !c.is_alphanumeric());
    let names = others.iter().map(|(name, _)| name.as_str());
    let used: Vec<&str> = names.filter(|name| words.clone().any(|word| word == *name)).collect();
    if used.is_empty() {
        return text;
    }
    format!("import type {{ {} }} from \"./{from}\";\n{text}", used.join(", "))
}

fn by_request() -> Messages {
    declare!(
        ErrorBody,
        people::Profile,
        people::SetName,
        people::Recovery,
        people::Recover,
        people::SignOut,
        lobby::Lobby,
        lobby::TableSummary,
        lobby::Status,
        lobby::Chair,
        lobby::Sitter,
        lobby::TimeControl,
        lobby::BotSpeed,
        lobby::NewTable,
        lobby::NewSeat,
        lobby::Setting,
        lobby::DataFile,
        lobby::Opened,
        lobby::Join,
        lobby::Joined,
        lobby::JoinRequest,
        lobby::AnswerRequest,
        lobby::FillSeat,
        campaign::Campaign,
        campaign::CampaignPlayer,
        campaign::ChapterPlayed,
        campaign::Memory,
        campaign::NextChapter,
        campaign::CampaignSummary,
        campaign::ChapterHere,
        campaign::OpenChapter,
        campaign::ImportCampaign,
        campaign::ImportResult,
        library::Game,
        library::Switch,
        library::SwitchValue,
        library::Rulebook,
        library::Chapter,
        library::Clause,
        library::Face,
        library::Fact,
        library::Aid,
        library::LegendEntry,
        lesson::Course,
        lesson::LessonSummary,
    )
}

fn at_a_table() -> Messages {
    declare!(
        table::ClientMessage,
        table::ViewOptions,
        table::ServerMessage,
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
        table::LogKind,
        motion::Motion,
        motion::Moved,
        motion::Thing,
        motion::Counted,
        table::Preview,
        table::Hint,
        table::Candidate,
        table::People,
        table::Clock,
        table::ChatLine,
        table::ZoneInWords,
        table::Standing,
        table::ScoreItem,
        lesson::Coach,
        lesson::CoachPhase,
        lesson::CoachReply,
        lesson::CoachRequest,
        replay::Replay,
        replay::Position,
        replay::AnalysisStatus,
        replay::Analysis,
        replay::TurningPoint,
        replay::Better,
    )
}
