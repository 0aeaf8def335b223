//! Opening a table: a request becomes a table that is stored.

use catalog::Title;
use tabletop::{CAMPAIGN, Replay, Seat, Setup, Source, Traveller};
use wire::lobby::{BotSpeed, DataFile, NewSeat, NewTable, Setting, Status, TimeControl};

use crate::{
    app::AppState,
    error::ApiError,
    loaded_campaign::{HUMAN, LoadedCampaign},
    luck::Secret,
    programs::Programs,
    random,
    store::{Chair, ChapterRef, Occupant, Person, TableRow},
    table::Clocks,
    validation,
};

const LONGEST_SEED: usize = 64;
const MOST_FILES: usize = 32;

/// A table as requested, not stored yet.
pub fn new(
    wanted: NewTable,
    owner: &Person,
    origin: String,
    app: &AppState,
) -> Result<TableRow, ApiError> {
    let (editions, programs) = (&app.editions, &app.config.programs);
    let title = catalog::find(&wanted.game).map_err(ApiError::bad_table)?;
    check_time_control(wanted.time_control)?;
    if MOST_FILES < wanted.edition.len() {
        return Err(ApiError::bad_table(format!("at most {MOST_FILES} data files")));
    }
    let mut options: Vec<(String, String)> =
        wanted.options.into_iter().map(|Setting { name, value }| (name, value)).collect();
    if options.iter().any(|(name, _)| name == CAMPAIGN) {
        return Err(ApiError::bad_table("a campaign begins with its first chapter"));
    }
    let part_of = wanted.campaign.then(|| ChapterRef { campaign: random::id(), chapter: 1 });
    if wanted.campaign {
        let saga = title.saga().ok_or_else(|| ApiError::bad_table("this game has no campaign"))?;
        options.push((CAMPAIGN.to_owned(), saga.first.to_owned()));
    }
    let seed = wanted.seed.as_deref().map(str::trim).filter(|seed| !seed.is_empty());
    let secret = match seed {
        None => Secret::fresh(),
        Some(seed) if seed.chars().count() <= LONGEST_SEED => Secret::of_seed(seed),
        Some(_) => return Err(ApiError::TooLong(LONGEST_SEED)),
    };
    let seeded = seed.is_some();
    let mut seats = wanted.seats;
    if wanted.shuffle {
        secret.opening("seats").shuffle(&mut seats);
    }
    if 1 < seats.iter().filter(|seat| **seat == NewSeat::Me).count() {
        return Err(ApiError::bad_table("you can sit on one seat only"));
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
pub fn rematch(before: &TableRow, owner: &str) -> Result<TableRow, ApiError> {
    let mut chairs = before.chairs.clone();
    chairs.rotate_right(1);
    another(before, chairs, opening(before)?.options, owner, None)
}

/// The next chapter among the same players, everybody on the same seat.
pub fn chapter(
    before: &TableRow,
    loaded: &LoadedCampaign,
    owner: &str,
) -> Result<TableRow, ApiError> {
    let options = loaded.campaign.next_options().ok_or(ApiError::CampaignOver)?;
    another(before, before.chairs.clone(), options, owner, Some(part_of(loaded)))
}

/// The next chapter of a campaign that comes from elsewhere: the owner sits on `seat`, or on the
/// first that is no bot's.
pub fn resumed(
    loaded: &LoadedCampaign,
    owner: &Person,
    origin: String,
    seat: Option<Seat>,
    programs: &Programs,
) -> Result<TableRow, ApiError> {
    let campaign = &loaded.campaign;
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
        (None, Some(_)) => return Err(ApiError::NoFreeSeat),
        // Bots alone: their owner watches.
        (None, None) => {}
    }
    let setup = Setup {
        seats: campaign.seats(),
        options: campaign.next_options().ok_or(ApiError::CampaignOver)?,
        edition: as_pairs(&loaded.row.edition),
    };
    let wanted = Wanted {
        edition: loaded.row.edition.clone(),
        time_control: TimeControl::Easy,
        public: false,
        hints: usual_hints(&chairs),
        bot_speed: usual_bot_speed(&chairs),
        seeded: false,
        owner: owner.id.clone(),
        part_of: Some(part_of(loaded)),
        chairs,
        origin,
    };
    lay_out(loaded.title, &setup, Secret::fresh(), wanted)
}

fn part_of(loaded: &LoadedCampaign) -> ChapterRef {
    let campaign = loaded.row.id.clone();
    ChapterRef { campaign, chapter: loaded.campaign.number() }
}

/// Another game like one before.
fn another(
    before: &TableRow,
    mut chairs: Vec<Chair>,
    options: Vec<(String, String)>,
    owner: &str,
    part_of: Option<ChapterRef>,
) -> Result<TableRow, ApiError> {
    let title = catalog::find(&before.game).map_err(ApiError::broken)?;
    let edition = as_pairs(&before.edition);
    let setup = Setup { seats: chairs.len() as u8, options, edition };
    for (at, chair) in chairs.iter_mut().enumerate() {
        match chair.occupant {
            Occupant::Nobody => *chair = Chair::FREE,
            Occupant::Human(_) => chair.level.clear(),
            Occupant::Bot => chair.name = bot_name(at),
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
pub fn opening(table: &TableRow) -> Result<Replay, ApiError> {
    let source = Source { name: &table.id, text: &table.opening };
    Replay::parse(source).map_err(|fault| ApiError::broken(fault.to_string()))
}

/// Data files as the catalog takes them.
pub fn as_pairs(edition: &[DataFile]) -> Vec<(String, String)> {
    edition.iter().map(|file| (file.name.clone(), file.text.clone())).collect()
}

/// Data files as the store keeps them.
pub fn written(edition: &[DataFile]) -> String {
    serde_json::to_string(edition).expect("texts only")
}

/// Runs work that takes a while, such as reading an edition or a long game, on a thread for
/// blocking work.
pub async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::broken("the program failed on what is in its files")))
}

struct Wanted {
    edition: Vec<DataFile>,
    time_control: TimeControl,
    public: bool,
    hints: bool,
    bot_speed: BotSpeed,
    seeded: bool,
    owner: String,
    part_of: Option<ChapterRef>,
    chairs: Vec<Chair>,
    origin: String,
}

fn lay_out(
    title: &dyn Title,
    setup: &Setup,
    secret: Secret,
    wanted: Wanted,
) -> Result<TableRow, ApiError> {
    let table = title.open(setup, &mut secret.opening("setup")).map_err(ApiError::bad_table)?;
    Ok(TableRow {
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
    chairs.iter().filter(|chair| chair.occupant != Occupant::Bot).count()
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
) -> Result<Chair, ApiError> {
    Ok(match seat {
        NewSeat::Open => Chair::FREE,
        NewSeat::Me => Chair {
            occupant: Occupant::Human(owner.id.clone()),
            name: validation::name(&owner.name)?,
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
pub fn bot(at: usize, level: &str, programs: &Programs) -> Result<Chair, ApiError> {
    if !programs.is_level(level) {
        let known: Vec<&str> = bots::KINDS.iter().copied().chain(programs.names()).collect();
        let known = known.join(", ");
        let reason = format!("`{level}` is no level of a bot: known are {known}");
        return Err(ApiError::bad_table(reason));
    }
    Ok(Chair { occupant: Occupant::Bot, name: bot_name(at), level: level.to_owned() })
}

fn bot_name(at: usize) -> String {
    format!("Bot {}", Seat(at as u8))
}

fn check_time_control(time_control: TimeControl) -> Result<(), ApiError> {
    let fits = match time_control {
        TimeControl::Easy => true,
        TimeControl::Live { per_move, bank } => (1..=3600).contains(&per_move) && bank <= 86_400,
        TimeControl::Days { hours } => (1..=720).contains(&hours),
    };
    if fits {
        return Ok(());
    }
    let reason = "a move takes 1 to 3600 seconds with a bank of at most 86400, or 1 to 720 hours";
    Err(ApiError::bad_table(reason))
}
