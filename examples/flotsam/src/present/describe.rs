//! The log: what there is to tell about each event.

use scene::{Arg, Description, Line};
use tabletop::Seat;

use crate::{
    drift::{Drift, Drifts},
    event::Event,
};

pub fn describe(event: Event) -> Description {
    match event {
        Event::Started { seats } => told("FL-3.1", "log-started").with("players", seats),
        Event::Offered { seat, wishes: Some(wishes) } => {
            let cards = wishes.kinds().flat_map(|wish| vec![wish; wishes.count(wish).into()]);
            by(seat, "FL-3.2", "log-offered-own").with_list("wishes", cards.map(all))
        }
        Event::Offered { seat, wishes: None } => by(seat, "FL-3.2", "log-offered"),
        Event::Kept { seat, wish: Some(wish) } => {
            by(seat, "FL-3.3", "log-kept-own").with("wish", all(wish))
        }
        Event::Kept { seat, wish: None } => by(seat, "FL-3.3", "log-kept"),
        Event::RoundStarted { round, first } => {
            told("FL-4.2", "log-round").with("round", round).with("seat", first)
        }
        Event::Found { seat, drift: Drift::Wave } => {
            by(seat, "FL-5.2", "log-wave").uses(Drift::Wave.id())
        }
        Event::Found { seat, drift } => {
            by(seat, "FL-5.2", "log-found").with("find", one(drift)).uses(drift.id())
        }
        Event::Washed { seat, lost, left: None, .. } => {
            by(seat, "FL-5.5", "log-washed").with("finds", counted(&lost))
        }
        Event::Washed { seat, lost, left: Some(find), vp } => by(seat, "FL-5.6", "log-left")
            .with("finds", counted(&lost))
            .with("left", one(find))
            .points(vp, Line::new("score-basket")),
        Event::Home { seat, finds, vp } => by(seat, "FL-5.4", "log-home")
            .with("finds", counted(&finds))
            .points(vp, Line::new("score-basket")),
        Event::SeaEmpty => told("FL-4.5", "log-empty"),
        Event::Wished { seat, wish, finds, vp } => by(seat, "FL-6.2", "log-wished")
            .with("wish", all(wish))
            .with("n", finds)
            .with("vp", vp)
            .points(vp, Line::new("score-wish")),
        Event::Ended { winners } => told("FL-6.3", "log-won").with("seats", winners),
    }
}

/// An event about a seat.
fn by(seat: Seat, clause: &'static str, key: &'static str) -> Description {
    Description::by(seat, clause, key)
}

/// A step of the game itself.
fn told(clause: &'static str, key: &'static str) -> Description {
    Description::new(clause, key).phase()
}

/// "a shell".
fn one(find: Drift) -> Line {
    Line::new(format!("a-{find}"))
}

/// "shells": what a wish is for.
pub fn all(find: Drift) -> Line {
    Line::new(format!("all-{find}"))
}

/// "2 shells, 1 piece of amber", or "nothing".
fn counted(drifts: &Drifts) -> Arg {
    let line = |drift| Line::new(format!("n-{drift}")).with("n", drifts.count(drift));
    match drifts.is_empty() {
        true => Arg::Line(Line::new("nothing")),
        false => Arg::List(drifts.kinds().map(line).collect()),
    }
}
