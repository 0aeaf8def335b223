//! The only crate that names all games. Everything after it works with a [`Title`], a game as a
//! box on the shelf, and a [`scene::Table`], a game being played.

mod analysis;
mod arena;
mod art;
mod bench;
mod bot;
mod campaign;
mod crew;
mod external;
mod lapses;
mod played;
mod remark;
mod schedule;
mod simulate;
mod standings;
mod tally;
mod title;

use cloudage::CloudAge;
use imaginarium::Imaginarium;
use ski_station::SkiStation;
use whistle_mountain::WhistleMountain;

pub use analysis::{Analysis, Point, Study, TurningPoint, analyse};
pub use arena::{Outcome, Scribe, Tournament};
pub use bench::{Bench, Length, Thinking};
pub use bot::is_program;
pub use campaign::read_campaign;
pub use external::roll::dismiss_bots;
pub use lapses::{Lapse, Lapses};
pub use remark::{Remark, Second};
pub use schedule::Schedule;
pub use simulate::{ComponentStats, Report, SeatStats, Simulation, Sink};
pub use standings::{Entrant, Rating, Record, Standings};
pub use tally::{Summary, Tally, Wins, interval};
pub use title::{Player, Setup, Title};

use title::Entry;

/// All games, in the order in which they are listed.
pub fn titles() -> &'static [&'static dyn Title] {
    &[
        &Entry::<Imaginarium>::NEW,
        &Entry::<WhistleMountain>::NEW,
        &Entry::<SkiStation>::NEW,
        &Entry::<CloudAge>::NEW,
    ]
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn Title, String> {
    titles().iter().copied().find(|title| title.name() == name).ok_or_else(|| {
        let names: Vec<_> = titles().iter().map(|title| title.name()).collect();
        format!("there is no game `{name}`: known are {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests;
