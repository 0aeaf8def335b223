//! Opening a table: what somebody asks for becomes a table that is kept.

use catalog::{Setup, Title};
use tabletop::{CAMPAIGN, Replay, Seat, Source, Traveller};
use wire::lobby::{BotSpeed, DataFile, NewSeat, NewTable, Setting, Status, TimeControl};

use crate::{
    house::House,
    luck::Secret,
    manners,
    objection::Objection,
    programs::Programs,
    random,
    remembered::{HUMAN, Remembered},
    store::{Chair, PartOf, Person, Seated, Table},
    table::Clocks,
};

const LONGEST_SEED: usize = 64;
const MOST_FILES: usize = 32;

/// A table as somebody wants it, not kept yet.
pub fn new(
    wanted: NewTable,
    owner: &Person,
    origin: String,
    house: &House,
) -> Result<Table, Objection> {
    let (editions, programs) = (&house.editions, &house.config.programs);
    let title = catalog::find(&wanted.game).map_err(Objection::bad_table)?;
    check_time_control(wanted.time_control)?;
    if MOST_FILES < wanted.edition.len() {
        return Err(Objection::bad_table(format!("at most {MOST_FILES} data files")));
    }
    let mut options: Vec<(String, String)> =
        wanted.options.into_iter().map(|Setting { name, value }| (name, value)).collect();
    if options.iter().any(|(name, _)| name == CAMPAIGN) {
        return Err(Objection::bad_table("a campaign begins with its first chapter"));
    }
    let part_of = wanted.campaign.then(|| PartOf { campaign: random::id(), chapter: 1 });
    if wanted.campaign {
        let saga = title.saga().ok_or_else(|| Objection::bad_table("this game has no campaign"))?;
        options.push((CAMPAIGN.to_owned(), saga.first.to_owned()));
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
    let chairs = seats.iter().enumerate().map(|(at, seat)| chair(at, seat, owner, programs));
    let chairs: Vec<Chair> = chairs.collect::<Result<_, _>>()?;
    editions.take_in(title, &wanted.edition, &origin)?;
    let setup = Setup {
        seats: u8::try_from(seats.len()).unwrap_or(u8::MAX),
        options,
        edition: as_pairs(&wanted.edition),
    };
    let wanted = Wanted {
        edition: wanted.edition,
        time_control: wanted.time_control,
        public: wanted.public,
        hints: wanted.hints.unwrap_or_else(|| usual_hints(&chairs)),
        bot_speed: wanted.bot_speed.unwrap_or_else(|| usual_bot_speed(&chairs)),
        seeded,
        owner: owner.id.clone(),
        part_of,
        chairs,
        origin,
    };
    lay_out(title, &setup, secret, wanted)
}

/// The same game among the same players, everybody one seat further.
pub fn rematch(before: &Table, owner: &str) -> Result<Table, Objection> {
    let mut chairs = before.chairs.clone();
    chairs.rotate_right(1);
    another(before, chairs, opening(before)?.options, owner, None)
}

/// The next chapter among the same players, everybody on the same seat.
pub fn chapter(before: &Table, remembered: &Remembered, owner: &str) -> Result<Table, Objection> {
    let options = remembered.campaign.next_options().ok_or_else(Objection::campaign_over)?;
    another(before, before.chairs.clone(), options, owner, Some(part_of(remembered)))
}

/// The next chapter of a campaign that comes from elsewhere: the owner sits on `seat`, or on the
/// first that is no bot's.
pub fn resumed(
    remembered: &Remembered,
    owner: &Person,
    origin: String,
    seat: Option<Seat>,
    programs: &Programs,
) -> Result<Table, Objection> {
    let campaign = &remembered.campaign;
    let mut chairs = Vec::new();
    for (at, traveller) in campaign.travellers.iter().enumerate() {
        let is_human = traveller.kind == HUMAN;
        chairs.push(if is_human { Chair::FREE } else { bot(at, &traveller.kind, programs)? });
    }
    let free = |at: &usize| chairs.get(*at) == Some(&Chair::FREE);
    let mine = match seat {
        Some(seat) => Some(seat.index()).filter(free),
        None => (0..chairs.len()).find(free),
    };
    match (mine, seat) {
        (Some(at), _) => chairs[at] = chair(at, &NewSeat::Me, owner, programs)?,
        (None, Some(_)) => return Err(Objection::no_free_seat()),
        // Bots alone: their owner watches.
        (None, None) => {}
    }
    let setup = Setup {
        seats: campaign.seats(),
        options: campaign.next_options().ok_or_else(Objection::campaign_over)?,
        edition: as_pairs(&remembered.kept.edition),
    };
    let wanted = Wanted {
        edition: remembered.kept.edition.clone(),
        time_control: TimeControl::Easy,
        public: false,
        hints: usual_hints(&chairs),
        bot_speed: usual_bot_speed(&chairs),
        seeded: false,
        owner: owner.id.clone(),
        part_of: Some(part_of(remembered)),
        chairs,
        origin,
    };
    lay_out(remembered.title, &setup, Secret::fresh(), wanted)
}

fn part_of(remembered: &Remembered) -> PartOf {
    let campaign = remembered.kept.id.clone();
    PartOf { campaign, chapter: remembered.campaign.number() }
}

/// Another game like one before.
fn another(
    before: &Table,
    mut chairs: Vec<Chair>,
    options: Vec<(String, String)>,
    owner: &str,
    part_of: Option<PartOf>,
) -> Result<Table, Objection> {
    let title = catalog::find(&before.game).map_err(Objection::broken)?;
    let edition = as_pairs(&before.edition);
    let setup = Setup { seats: chairs.len() as u8, options, edition };
    for (at, chair) in chairs.iter_mut().enumerate() {
        match chair.seated {
            Seated::Nobody => *chair = Chair::FREE,
            Seated::Human(_) => chair.level.clear(),
            Seated::Bot => chair.name = bot_name(at),
        }
    }
    let wanted = Wanted {
        edition: before.edition.clone(),
        time_control: before.time_control,
        public: before.public,
        hints: before.hints,
        bot_speed: before.bot_speed,
        seeded: false,
        owner: owner.to_owned(),
        part_of,
        chairs,
        origin: before.origin.clone(),
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
    time_control: TimeControl,
    public: bool,
    hints: bool,
    bot_speed: BotSpeed,
    seeded: bool,
    owner: String,
    part_of: Option<PartOf>,
    chairs: Vec<Chair>,
    origin: String,
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
        clocks: Clocks::new(wanted.time_control, wanted.chairs.len()).to_string(),
        rematch: None,
        edition: wanted.edition,
        time_control: wanted.time_control,
        public: wanted.public,
        hints: wanted.hints,
        bot_speed: wanted.bot_speed,
        seeded: wanted.seeded,
        owner: wanted.owner,
        part_of: wanted.part_of,
        chairs: wanted.chairs,
        origin: wanted.origin,
        touched: 0,
        secret,
    })
}

/// Seats of humans, also of those who are still to come.
fn humans(chairs: &[Chair]) -> usize {
    chairs.iter().filter(|chair| chair.seated != Seated::Bot).count()
}

/// Alone among bots nobody minds; several humans agree on it first.
fn usual_hints(chairs: &[Chair]) -> bool {
    humans(chairs) == 1
}

fn usual_bot_speed(chairs: &[Chair]) -> BotSpeed {
    if humans(chairs) == 0 { BotSpeed::Instant } else { BotSpeed::Human }
}

/// A table begins when no seat is free.
pub fn status(chairs: &[Chair]) -> Status {
    if chairs.contains(&Chair::FREE) { Status::Open } else { Status::Running }
}

fn chair(
    at: usize,
    seat: &NewSeat,
    owner: &Person,
    programs: &Programs,
) -> Result<Chair, Objection> {
    Ok(match seat {
        NewSeat::Open => Chair::FREE,
        NewSeat::Me => Chair {
            seated: Seated::Human(owner.id.clone()),
            name: manners::name(&owner.name)?,
            level: String::new(),
        },
        NewSeat::Bot { level } => bot(at, level, programs)?,
    })
}

/// The chair of a traveller whom nobody has seated yet.
pub fn chair_of(traveller: &Traveller, at: usize, programs: &Programs) -> Chair {
    bot(at, &traveller.kind, programs).unwrap_or(Chair::FREE)
}

/// A bot on the seat with this position.
pub fn bot(at: usize, level: &str, programs: &Programs) -> Result<Chair, Objection> {
    if !programs.is_level(level) {
        let known: Vec<&str> = bots::KINDS.iter().copied().chain(programs.names()).collect();
        let known = known.join(", ");
        let reason = format!("`{level}` is no level of a bot: known are {known}");
        return Err(Objection::bad_table(reason));
    }
    Ok(Chair { seated: Seated::Bot, name: bot_name(at), level: level.to_owned() })
}

fn bot_name(at: usize) -> String {
    format!("Bot {}", Seat(at as u8))
}

fn check_time_control(time_control: TimeControl) -> Result<(), Objection> {
    let fits = match time_control {
        TimeControl::Easy => true,
        TimeControl::Live { per_move, bank } => (1..=3600).contains(&per_move) && bank <= 86_400,
        TimeControl::Days { hours } => (1..=720).contains(&hours),
    };
    if fits {
        return Ok(());
    }
    let reason = "a move takes 1 to 3600 seconds with a bank of at most 86400, or 1 to 720 hours";
    Err(Objection::bad_table(reason))
}
