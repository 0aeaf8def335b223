//! The log in words: one sentence an event.

use scene::Line;
use tabletop::Seat;

use super::words;
use crate::{
    bonus::{Bonus, LAID},
    colour::Colour,
    event::{Event, Piece, Reason, Source},
    plate::OUT,
    reward::Reward,
    state::SEATS,
    stock::Bundle,
};

/// A sentence about a seat.
fn of(key: &str, seat: Seat) -> Line {
    Line::new(key).with("seat", seat)
}

/// And about a component.
fn about(key: &str, seat: Seat, id: &'static str) -> Line {
    of(key, seat).with("what", words::named(id))
}

/// And about pieces: euros, Time, employees.
fn with_pieces(key: &str, seat: Seat, pieces: Bundle) -> Line {
    of(key, seat).with("what", words::bundle(pieces))
}

/// The sentence for an event; nothing for what another sentence tells already.
pub fn say(event: Event) -> Option<Line> {
    Some(match event {
        Event::Started { order, bonuses, removed } => say_start(order, bonuses, removed),
        Event::PlateFilled { round, tiles } => Line::new("log-plate")
            .with("round", round)
            .with_list("tiles", tiles.into_iter().flatten().map(words::tile)),
        Event::RoundStarted { round, bonus } => {
            Line::new("log-round").with("round", round).with("what", words::named(bonus.id()))
        }
        Event::WagesPaid { seat, eur, time } => {
            with_pieces("log-wages", seat, Bundle { eur: eur as u8, time, ..Bundle::default() })
        }
        Event::Dismissed { seat, permanents } => of("log-dismissed", seat).with("n", permanents),
        Event::Moved { seat, to, .. } if to.column == OUT => of("log-out", seat),
        Event::Moved { seat, to, guard, .. } => {
            let key = if guard { "log-moved-guard" } else { "log-moved" };
            of(key, seat).with("spot", words::spot(to))
        }
        Event::Paid { seat, bundle, purchase } => {
            with_pieces("log-paid", seat, bundle).with("reason", words::purchase(purchase))
        }
        Event::Gained { seat, bundle, source } => say_gain(seat, bundle, source),
        Event::DiskPlaced { seat, bonus } => about("log-disk", seat, bonus.id()),
        Event::DiskMoved { seat, from, to } => {
            about("log-disk-moved", seat, from.id()).with("to", words::named(to.id()))
        }
        Event::PisteLaid { seat, colour, cell, free } => {
            of(if free { "log-piste-free" } else { "log-piste" }, seat)
                .with("piste", words::piste(colour))
                .with("at", words::cell(seat, cell))
        }
        Event::Felled { seat, octagons } => of("log-felled", seat).with("n", octagons),
        Event::LineCompleted { seat, row, .. } => of("log-line", seat).with("row", row),
        Event::RewardObtained { seat, rank } => of("log-reward", seat).with("rank", rank),
        Event::RewardTaken { seat, reward } => about("log-taken", seat, reward.id()),
        Event::BoughtDiscarded { seat, tile } => {
            of("log-bought-discarded", seat).with("what", words::tile(tile))
        }
        Event::Built { seat, building, place } => {
            about("log-built", seat, building.id()).with("at", words::place(seat, place))
        }
        Event::PiecesAdded { seat, cubes, octagons } => {
            of("log-pieces", seat).with("what", words::pieces(cubes, octagons))
        }
        Event::Seated { seat, slot } => of("log-seated", seat).with("slot", words::slot(slot)),
        Event::Unseated { seat, slot } => of("log-unseated", seat).with("slot", words::slot(slot)),
        Event::ColumnCompleted { seat, column } => of("log-column", seat).with("column", column),
        Event::Activated { seat, building, free } => {
            about(if free { "log-activated-free" } else { "log-activated" }, seat, building.id())
        }
        Event::Developed { seat, development } => about("log-developed", seat, development.id()),
        Event::Used { seat, development } => about("log-used", seat, development.id()),
        Event::TurnedUp { seat, development } => about("log-turned-up", seat, development.id()),
        Event::Discarded { seat, piece: Piece::Cube } => of("log-discarded-cube", seat),
        Event::Discarded { seat, piece: Piece::Octagon } => of("log-discarded-octagon", seat),
        Event::Stood { seat, permanents, seasonals } => {
            with_pieces("log-stood", seat, Bundle { permanents, seasonals, ..Bundle::default() })
        }
        Event::Improved { seat, colour, step, value } => say_improved(seat, colour, step, value),
        Event::Scored { seat, pv, reason } => say_score(seat, pv, reason),
        Event::Forfeited { seat } => of("log-forfeited", seat),
        Event::Unimproved { seat } => of("log-unimproved", seat),
        Event::SeasonalsLeft { seat, lost } => of("log-seasonals-left", seat).with("n", lost),
        Event::TileDiscarded { tile } => Line::new("log-discard").with("what", words::tile(tile)),
        Event::Ended { winners } => Line::new("log-won").with("seats", winners),
        // The move tells the turn, the payment the malus, the use of a tile that it turns.
        Event::TurnStarted { .. } | Event::TurnEnded { .. } | Event::Malus { .. } => return None,
        Event::TurnedDown { .. } | Event::OfficeFilled => return None,
    })
}

fn say_start(order: [Option<Seat>; SEATS], bonuses: [Bonus; LAID], out: Option<Reward>) -> Line {
    let seat = |seat| Line::new("verbatim-seat").with("seat", seat);
    let key = if out.is_some() { "log-started-without" } else { "log-started" };
    let line = Line::new(key)
        .with_list("order", order.into_iter().flatten().map(seat))
        .with_list("bonuses", bonuses.iter().map(|bonus| words::named(bonus.id())));
    match out {
        Some(reward) => line.with("what", words::named(reward.id())),
        None => line,
    }
}

fn say_improved(seat: Seat, colour: Colour, step: u8, value: u8) -> Line {
    of("log-improved", seat)
        .with("threshold", words::threshold(colour))
        .with("step", step)
        .with("value", value)
}

fn say_score(seat: Seat, pv: i16, reason: Reason) -> Line {
    of(if pv < 0 { "log-lost" } else { "log-scored" }, seat)
        .with("pv", i32::from(pv.abs()))
        .with("reason", reason_in_words(reason))
}

fn say_gain(seat: Seat, bundle: Bundle, source: Source) -> Line {
    let key = match source {
        Source::Tile(tile) => {
            return with_pieces("log-gained-tile", seat, bundle).with("tile", words::from(tile));
        }
        Source::Income => "log-income",
        Source::Movement => "log-gained-movement",
        Source::Recruitment => "log-recruited",
        Source::BluePistes => "log-gained-blue",
        Source::Bonuses => "log-gained-bonuses",
        Source::Discard => "log-gained-discard",
        Source::Activation => "log-gained-activation",
    };
    with_pieces(key, seat, bundle)
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

/// The points of an event, by what they are for: all points are told as scored.
pub fn earned(event: Event) -> Option<(Seat, Line, i32)> {
    match event {
        Event::Scored { seat, pv, reason } => Some((seat, heading(reason), pv.into())),
        _ => None,
    }
}
