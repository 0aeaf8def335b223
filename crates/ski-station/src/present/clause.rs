//! The clause by which an event happens.

use crate::{
    development::Development,
    event::{Event, Piece, Reason, Source},
    frame::{From, Purchase},
    plate::{OUT, Tile},
};

pub fn clause(event: Event) -> &'static str {
    match event {
        Event::Started { .. } => "SK-2.16",
        Event::PlateFilled { round: 1 | 2, .. } => "SK-2.14",
        Event::PlateFilled { .. } => "SK-19.10",
        Event::RoundStarted { .. } => "SK-3.1",
        Event::WagesPaid { .. } => "SK-4.8",
        Event::Dismissed { .. } => "SK-4.10",
        Event::TurnStarted { .. } => "SK-5.1",
        Event::Moved { guard: true, .. } => "SK-5.25",
        Event::Moved { to, .. } if to.column == OUT => "SK-5.24",
        Event::Moved { .. } => "SK-5.5",
        Event::Malus { .. } => "SK-6.5",
        Event::Paid { purchase, .. } => clause_of_payment(purchase),
        Event::Gained { source, .. } => clause_of_gain(source),
        Event::DiskPlaced { .. } => "SK-9.3",
        Event::DiskMoved { .. } => "SK-9.14",
        Event::PisteLaid { free: false, .. } => "SK-10.5",
        Event::PisteLaid { free: true, .. } => "SK-10.20",
        Event::Felled { .. } => "SK-11.2",
        Event::LineCompleted { .. } => "SK-11.4",
        Event::RewardObtained { .. } => "SK-11.10",
        Event::RewardTaken { .. } => "SK-11.12",
        Event::BoughtDiscarded { tile: Tile::Building(_), .. } => "SK-12.14",
        Event::BoughtDiscarded { tile: Tile::Development(_), .. } => "SK-15.14",
        Event::Built { .. } => "SK-12.4",
        Event::PiecesAdded { .. } => "SK-12.9",
        Event::Seated { .. } | Event::Unseated { .. } => "SK-13.19",
        Event::ColumnCompleted { .. } => "SK-12.10",
        Event::Activated { free: false, .. } => "SK-16.4",
        Event::Activated { free: true, .. } => "SK-16.17",
        Event::Developed { .. } => "SK-15.4",
        Event::Used { .. } => "SK-16.12",
        Event::TurnedUp { .. } => "SK-15.13",
        Event::TurnedDown { .. } => "SK-15.17",
        Event::Discarded { piece: Piece::Cube, .. } => "SK-13.16",
        Event::Discarded { piece: Piece::Octagon, .. } => "SK-14.8",
        Event::Stood { .. } => "SK-16.8",
        Event::Improved { .. } => "SK-17.6",
        Event::Scored { reason, .. } => clause_of_score(reason),
        Event::Forfeited { .. } => "SK-5.27",
        Event::Unimproved { .. } => "SK-17.2",
        Event::SeasonalsLeft { .. } => "SK-19.2",
        Event::TileDiscarded { .. } => "SK-19.9",
        Event::OfficeFilled => "SK-19.8",
        Event::TurnEnded { .. } => "SK-5.19",
        Event::Ended { .. } => "SK-22.1",
    }
}

fn clause_of_payment(purchase: Purchase) -> &'static str {
    match purchase {
        Purchase::Malus => "SK-6.6",
        Purchase::Permanent(_) => "SK-8.2",
        Purchase::Seasonals(_) => "SK-8.6",
        Purchase::Disk(_) => "SK-9.17",
        Purchase::Lot(_) => "SK-10.1",
        Purchase::Building(_) => "SK-12.2",
        Purchase::Development(_) => "SK-15.2",
        Purchase::Improvement(_) => "SK-17.5",
        Purchase::Cube => "SK-16.9",
        Purchase::Octagon => "SK-16.10",
        Purchase::Activation(_) => "SK-16.5",
    }
}

fn clause_of_gain(source: Source) -> &'static str {
    match source {
        Source::Tile(_) => "SK-7.16",
        Source::Income => "SK-4.1",
        Source::Movement => "SK-6.1",
        Source::Recruitment => "SK-8.1",
        Source::BluePistes => "SK-10.19",
        Source::Bonuses => "SK-18.6",
        Source::Discard => "SK-16.16",
        Source::Activation => "SK-16.14",
    }
}

fn clause_of_score(reason: Reason) -> &'static str {
    match reason {
        Reason::Tile(From::Building(_)) => "SK-12.13",
        Reason::Tile(From::Development(Development::InnovationPrize)) => "SK-15.6",
        Reason::Tile(From::Development(_)) => "SK-15.5",
        Reason::Tile(From::Reward(_)) => "SK-11.10",
        Reason::Activation => "SK-16.13",
        Reason::Reward => "SK-11.11",
        Reason::Bonus(_) => "SK-18.1",
        Reason::Time => "SK-20.2",
        Reason::Money => "SK-20.4",
        Reason::Convenience => "SK-20.5",
        Reason::VacantSquares => "SK-20.7",
        Reason::Variety => "SK-20.8",
        Reason::Building(_) => "SK-20.9",
        Reason::Authenticity => "SK-20.11",
        Reason::VacantOctagons => "SK-20.12",
        Reason::Threshold(_) => "SK-20.13",
    }
}
