//! The log: what there is to tell about each event.

use scene::{Description, Line};
use tabletop::Seat;

use super::words;
use crate::{
    bonus::{Bonus, LAID},
    building::Building,
    colour::Colour,
    development::Development,
    edition::EFFECTS,
    event::{Event, Piece, Reason, Source},
    frame::{From, Purchase},
    plate::{OUT, Tile},
    reward::Reward,
    state::SEATS,
    stock::Bundle,
};

/// An event about a seat.
fn by(seat: Seat, clause: &'static str, key: &'static str) -> Description {
    Description::by(seat, clause, key)
}

/// And about a component.
fn with_tile(seat: Seat, clause: &'static str, key: &'static str, id: &'static str) -> Description {
    by(seat, clause, key).with("what", words::named(id))
}

/// And about pieces: euros, Time, employees.
fn with_pieces(seat: Seat, clause: &'static str, key: &'static str, pieces: Bundle) -> Description {
    by(seat, clause, key).with("what", words::bundle(pieces))
}

pub fn describe(event: Event) -> Description {
    match event {
        Event::Started { order, bonuses, removed } => started(order, bonuses, removed),
        Event::PlateFilled { round, tiles } => {
            let clause = if round <= 2 { "SK-2.14" } else { "SK-19.10" };
            Description::new(clause, "log-plate")
                .with("round", round)
                .with_list("tiles", tiles.into_iter().flatten().map(words::tile))
        }
        Event::RoundStarted { round, bonus } => Description::new("SK-3.1", "log-round")
            .phase()
            .with("round", round)
            .with("what", words::named(bonus.id())),
        Event::WagesPaid { seat, eur, time } => {
            let wages = Bundle { eur: eur as u8, time, ..Bundle::default() };
            with_pieces(seat, "SK-4.8", "log-wages", wages)
        }
        Event::Dismissed { seat, permanents } => {
            by(seat, "SK-4.10", "log-dismissed").with("n", permanents)
        }
        // The move tells the turn, the payment the malus, the use of a tile that it turns.
        Event::TurnStarted { seat } => Description::silent("SK-5.1").about(seat),
        Event::TurnEnded { seat } => Description::silent("SK-5.19").about(seat),
        Event::Malus { seat, .. } => Description::silent("SK-6.5").about(seat),
        Event::TurnedDown { seat, .. } => Description::silent("SK-15.17").about(seat),
        Event::OfficeFilled => Description::silent("SK-19.8"),
        Event::Moved { seat, to, guard, .. } => match (to.column == OUT, guard) {
            (true, true) => by(seat, "SK-5.25", "log-out"),
            (true, false) => by(seat, "SK-5.24", "log-out"),
            (false, true) => by(seat, "SK-5.25", "log-moved-guard").with("spot", words::spot(to)),
            (false, false) => by(seat, "SK-5.5", "log-moved").with("spot", words::spot(to)),
        },
        Event::Paid { seat, bundle, purchase } => {
            with_pieces(seat, clause_of_payment(purchase), "log-paid", bundle)
                .with("reason", words::purchase(purchase))
        }
        Event::Gained { seat, bundle, source } => gained(seat, bundle, source),
        Event::DiskPlaced { seat, bonus } => {
            with_tile(seat, "SK-9.3", "log-disk", bonus.id()).uses(bonus.id())
        }
        Event::DiskMoved { seat, from, to } => {
            let line = with_tile(seat, "SK-9.14", "log-disk-moved", from.id());
            line.with("to", words::named(to.id()))
        }
        Event::PisteLaid { seat, colour, cell, free } => match free {
            false => by(seat, "SK-10.5", "log-piste"),
            true => by(seat, "SK-10.20", "log-piste-free"),
        }
        .with("piste", words::piste(colour))
        .with("at", words::cell(seat, cell)),
        Event::Felled { seat, octagons } => by(seat, "SK-11.2", "log-felled").with("n", octagons),
        Event::LineCompleted { seat, row, .. } => by(seat, "SK-11.4", "log-line").with("row", row),
        Event::RewardObtained { seat, rank } => {
            by(seat, "SK-11.10", "log-reward").with("rank", rank)
        }
        Event::RewardTaken { seat, reward } => {
            with_tile(seat, "SK-11.12", "log-taken", reward.id()).uses(reward.id())
        }
        Event::BoughtDiscarded { seat, tile } => {
            let clause = match tile {
                Tile::Building(_) => "SK-12.14",
                Tile::Development(_) => "SK-15.14",
            };
            by(seat, clause, "log-bought-discarded").with("what", words::tile(tile))
        }
        Event::Built { seat, building, place } => {
            with_tile(seat, "SK-12.4", "log-built", building.id())
                .with("at", words::place(seat, place))
                .uses(building.id())
        }
        Event::PiecesAdded { seat, cubes, octagons } => {
            by(seat, "SK-12.9", "log-pieces").with("what", words::pieces(cubes, octagons))
        }
        Event::Seated { seat, slot } => {
            by(seat, "SK-13.19", "log-seated").with("slot", words::slot(slot))
        }
        Event::Unseated { seat, slot } => {
            by(seat, "SK-13.19", "log-unseated").with("slot", words::slot(slot))
        }
        Event::ColumnCompleted { seat, column } => {
            by(seat, "SK-12.10", "log-column").with("column", column)
        }
        Event::Activated { seat, building, free } => match free {
            false => with_tile(seat, "SK-16.4", "log-activated", building.id()),
            true => with_tile(seat, "SK-16.17", "log-activated-free", building.id()),
        }
        .uses(building.id()),
        Event::Developed { seat, development } => {
            with_tile(seat, "SK-15.4", "log-developed", development.id()).uses(development.id())
        }
        Event::Used { seat, development } => {
            with_tile(seat, "SK-16.12", "log-used", development.id()).uses(development.id())
        }
        Event::TurnedUp { seat, development } => {
            with_tile(seat, "SK-15.13", "log-turned-up", development.id())
        }
        Event::Discarded { seat, piece: Piece::Cube } => by(seat, "SK-13.16", "log-discarded-cube"),
        Event::Discarded { seat, piece: Piece::Octagon } => {
            by(seat, "SK-14.8", "log-discarded-octagon")
        }
        Event::Stood { seat, permanents, seasonals } => {
            let stood = Bundle { permanents, seasonals, ..Bundle::default() };
            with_pieces(seat, "SK-16.8", "log-stood", stood)
        }
        Event::Improved { seat, colour, step, value } => improved(seat, colour, step, value),
        Event::Scored { seat, pv, reason } => scored(seat, pv, reason),
        Event::Forfeited { seat } => by(seat, "SK-5.27", "log-forfeited"),
        Event::Unimproved { seat } => by(seat, "SK-17.2", "log-unimproved"),
        Event::SeasonalsLeft { seat, lost } => {
            by(seat, "SK-19.2", "log-seasonals-left").with("n", lost)
        }
        Event::TileDiscarded { tile } => {
            Description::new("SK-19.9", "log-discard").with("what", words::tile(tile))
        }
        Event::Ended { winners } => {
            Description::new("SK-22.1", "log-won").phase().with("seats", winners)
        }
    }
}

fn started(
    order: [Option<Seat>; SEATS],
    bonuses: [Bonus; LAID],
    out: Option<Reward>,
) -> Description {
    let seat = |seat| Line::new("verbatim-seat").with("seat", seat);
    let key = if out.is_some() { "log-started-without" } else { "log-started" };
    let line = Description::new("SK-2.16", key)
        .phase()
        .with_list("order", order.into_iter().flatten().map(seat))
        .with_list("bonuses", bonuses.iter().map(|bonus| words::named(bonus.id())));
    match out {
        Some(reward) => line.with("what", words::named(reward.id())),
        None => line,
    }
}

/// It uses the effect that stands on this step in the box.
fn improved(seat: Seat, colour: Colour, step: u8, value: u8) -> Description {
    by(seat, "SK-17.6", "log-improved")
        .with("threshold", words::threshold(colour))
        .with("step", step)
        .with("value", value)
        .uses(EFFECTS[colour.index()][usize::from(step - 1)])
}

fn scored(seat: Seat, pv: i16, reason: Reason) -> Description {
    let line = by(seat, clause_of_score(reason), if pv < 0 { "log-lost" } else { "log-scored" })
        .with("pv", i32::from(pv.abs()))
        .with("reason", reason_in_words(reason))
        .points(pv, heading(reason));
    match reason {
        Reason::Bonus(bonus) => line.uses(bonus.id()),
        _ => line,
    }
}

fn gained(seat: Seat, bundle: Bundle, source: Source) -> Description {
    match source {
        Source::Tile(tile) => {
            with_pieces(seat, "SK-7.16", "log-gained-tile", bundle).with("tile", words::from(tile))
        }
        // Every income has that of the base building in it (SK-4.3).
        Source::Income => {
            with_pieces(seat, "SK-4.1", "log-income", bundle).uses(Building::BaseLodge.id())
        }
        Source::Movement => with_pieces(seat, "SK-6.1", "log-gained-movement", bundle),
        Source::Recruitment => with_pieces(seat, "SK-8.1", "log-recruited", bundle),
        Source::BluePistes => with_pieces(seat, "SK-10.19", "log-gained-blue", bundle),
        Source::Bonuses => with_pieces(seat, "SK-18.6", "log-gained-bonuses", bundle),
        Source::Discard => with_pieces(seat, "SK-16.16", "log-gained-discard", bundle),
        Source::Activation => with_pieces(seat, "SK-16.14", "log-gained-activation", bundle),
    }
}

fn reason_in_words(reason: Reason) -> Line {
    match reason {
        Reason::Tile(tile) => words::from(tile),
        Reason::Building(building) => words::named(building.id()),
        Reason::Bonus(bonus) => words::named(bonus.id()),
        Reason::Threshold(colour) => words::threshold(colour),
        _ => heading(reason),
    }
}

/// Under which item of the score sheet points are counted; every bonus tile has its own.
fn heading(reason: Reason) -> Line {
    Line::new(match reason {
        Reason::Bonus(bonus) => {
            return Line::new("score-bonus").with("bonus", words::named(bonus.id()));
        }
        Reason::Threshold(colour) => return Line::new(format!("score-threshold-{colour}")),
        Reason::Tile(_) => "score-tiles",
        Reason::Activation => "score-activations",
        Reason::Reward => "score-rewards",
        Reason::Time => "score-time",
        Reason::Money => "score-money",
        Reason::Convenience => "score-convenience",
        Reason::VacantSquares => "score-vacant-squares",
        Reason::Variety => "score-variety",
        Reason::Building(_) => "score-buildings",
        Reason::Authenticity => "score-authenticity",
        Reason::VacantOctagons => "score-vacant-octagons",
    })
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
