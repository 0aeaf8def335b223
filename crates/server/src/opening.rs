//! Opening a table: what somebody asks for becomes a table that is kept.

use catalog::{Setup, Title};
use tabletop::{Replay, Source};
use wire::lobby::{DataFile, NewSeat, NewTable, Pace, Setting, Status};

use crate::{
    editions::Editions,
    luck::Secret,
    manners,
    objection::Objection,
    random,
    store::{Chair, Person, Seated, Table},
    table::Clocks,
};

const LONGEST_SEED: usize = 64;
const MOST_FILES: usize = 32;

/// A table as somebody wants it, not kept yet.
pub fn new(wanted: NewTable, owner: &Person, editions: &Editions) -> Result<Table, Objection> {
    let title = catalog::find(&wanted.game).map_err(Objection::bad_table)?;
    check_pace(wanted.pace)?;
    if MOST_FILES < wanted.edition.len() {
        return Err(Objection::bad_table(format!("at most {MOST_FILES} data files")));
    }
    let seed = wanted.seed.as_deref().map(str::trim).filter(|seed| !seed.is_empty());
    let secret = match seed {
        None => Secret::fresh(),
        Some(seed) if seed.chars().count() <= LONGEST_SEED => Secret::of_seed(seed),
        Some(_) => return Err(Objection::too_long(LONGEST_SEED)),
    };
    let seeded = seed.is_some();
    let mut seats = wanted.seats;
    if wanted.shuffle {
        secret.opening("seats").shuffle(&mut seats);
    }
    if 1 < seats.iter().filter(|seat| **seat == NewSeat::Me).count() {
        return Err(Objection::bad_table("you can sit on one seat only"));
    }
    let chairs = seats.iter().enumerate().map(|(at, seat)| chair(at, seat, owner));
    let chairs = chairs.collect::<Result<_, _>>()?;
    editions.take_in(title, &wanted.edition)?;
    let setup = Setup {
        seats: u8::try_from(seats.len()).unwrap_or(u8::MAX),
        options: wanted.options.into_iter().map(|Setting { name, value }| (name, value)).collect(),
        edition: as_pairs(&wanted.edition),
    };
    let wanted = Wanted {
        edition: wanted.edition,
        pace: wanted.pace,
        public: wanted.public,
        seeded,
        owner: owner.id.clone(),
        chairs,
    };
    lay_out(title, &setup, secret, wanted)
}

/// The same game among the same players, everybody one seat further.
pub fn rematch(before: &Table, owner: &str) -> Result<Table, Objection> {
    let title = catalog::find(&before.game).map_err(Objection::broken)?;
    let replay = opening(before)?;
    let setup =
        Setup { seats: replay.seats, options: replay.options, edition: as_pairs(&before.edition) };
    let mut chairs = before.chairs.clone();
    chairs.rotate_right(1);
    for (at, chair) in chairs.iter_mut().enumerate() {
        match chair.seated {
            Seated::Nobody => *chair = Chair::FREE,
            Seated::Human(_) => chair.level.clear(),
            Seated::Bot => chair.name = bot_name(at),
        }
    }
    let wanted = Wanted {
        edition: before.edition.clone(),
        pace: before.pace,
        public: before.public,
        seeded: false,
        owner: owner.to_owned(),
        chairs,
    };
    lay_out(title, &setup, Secret::fresh(), wanted)
}

/// How a kept table began.
pub fn opening(table: &Table) -> Result<Replay, Objection> {
    let source = Source { name: &table.id, text: &table.opening };
    Replay::parse(source).map_err(|fault| Objection::broken(fault.to_string()))
}

/// Data files as the catalog takes them.
pub fn as_pairs(edition: &[DataFile]) -> Vec<(String, String)> {
    edition.iter().map(|file| (file.name.clone(), file.text.clone())).collect()
}

/// Data files as the store keeps them.
pub fn written(edition: &[DataFile]) -> String {
    serde_json::to_string(edition).expect("texts only")
}

/// Does what takes a while, such as reading an edition or a long game, where nobody waits for it.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Objection> + Send + 'static,
) -> Result<T, Objection> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Objection::broken("the program failed on what is in its files")))
}

struct Wanted {
    edition: Vec<DataFile>,
    pace: Pace,
    public: bool,
    seeded: bool,
    owner: String,
    chairs: Vec<Chair>,
}

fn lay_out(
    title: &dyn Title,
    setup: &Setup,
    secret: Secret,
    wanted: Wanted,
) -> Result<Table, Objection> {
    let table = title.open(setup, &mut secret.opening("setup")).map_err(Objection::bad_table)?;
    Ok(Table {
        id: random::id(),
        game: title.name().to_owned(),
        opening: table.replay().to_string(),
        status: status(&wanted.chairs),
        asked: table.deciders().iter().map(|seat| seat.to_string()).collect(),
        clocks: Clocks::new(wanted.pace, wanted.chairs.len()).to_string(),
        rematch: None,
        edition: wanted.edition,
        pace: wanted.pace,
        public: wanted.public,
        seeded: wanted.seeded,
        owner: wanted.owner,
        chairs: wanted.chairs,
        secret,
    })
}

/// A table begins when no seat is free.
pub fn status(chairs: &[Chair]) -> Status {
    if chairs.contains(&Chair::FREE) { Status::Open } else { Status::Running }
}

fn chair(at: usize, seat: &NewSeat, owner: &Person) -> Result<Chair, Objection> {
    Ok(match seat {
        NewSeat::Open => Chair::FREE,
        NewSeat::Me => Chair {
            seated: Seated::Human(owner.id.clone()),
            name: manners::name(&owner.name)?,
            level: String::new(),
        },
        NewSeat::Bot { level } => bot(at, level)?,
    })
}

/// A bot on the seat with this position.
pub fn bot(at: usize, level: &str) -> Result<Chair, Objection> {
    if !bots::KINDS.contains(&level) {
        let known = bots::KINDS.join(", ");
        let reason = format!("`{level}` is no level of a bot: known are {known}");
        return Err(Objection::bad_table(reason));
    }
    Ok(Chair { seated: Seated::Bot, name: bot_name(at), level: level.to_owned() })
}

fn bot_name(at: usize) -> String {
    format!("Bot {}", tabletop::Seat(at as u8))
}

fn check_pace(pace: Pace) -> Result<(), Objection> {
    let fits = match pace {
        Pace::Easy => true,
        Pace::Live { per_move, bank } => (1..=3600).contains(&per_move) && bank <= 86_400,
        Pace::Days { hours } => (1..=720).contains(&hours),
    };
    if fits {
        return Ok(());
    }
    let reason = "a move takes 1 to 3600 seconds with a bank of at most 86400, or 1 to 720 hours";
    Err(Objection::bad_table(reason))
}
