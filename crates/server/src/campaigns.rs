//! Requests about campaigns: the road so far, the next chapter, saves that go and come.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
    routing::{get, post},
};
use scene::Lang;
use tabletop::{Seat, Source, Tally, name};
use wire::{
    campaign::{
        Campaign, CampaignPlayer, CampaignSummary, ChapterPlayed, ImportCampaign, ImportResult,
        Memory, NextChapter, OpenChapter,
    },
    lobby::{Opened, Status},
};

use crate::{
    asker::Asker,
    body::Body,
    clock::now,
    expiry,
    house::House,
    lobby,
    objection::Objection,
    opening, random,
    remembered::{Remembered, travellers},
    store::{Chair, Kept, Person, Place, Save, Table},
    table::Ask,
};

pub fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/campaigns", post(take_in))
        .route("/api/campaigns/{id}", get(road))
        .route("/api/campaigns/{id}/text", get(text))
        .route("/api/campaigns/{id}/next", post(next))
}

/// Whoever knows the id of a campaign has its link.
async fn road(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Campaign>, Objection> {
    let remembered = Remembered::load(&house, &id).await?;
    let places = house.store.places(&id).await?;
    let mut chairs = chairs(&house, &places).await?;
    if chairs.is_empty() {
        let travellers = remembered.campaign.travellers.iter().enumerate();
        let programs = &house.config.programs;
        chairs.extend(travellers.map(|(at, one)| opening::chair_of(one, at, programs)));
    }
    Ok(Json(tell(&remembered, &places, &chairs, &asker)))
}

/// Who sits at the latest table; nobody where there is none.
async fn chairs(house: &House, places: &[Place]) -> Result<Vec<Chair>, Objection> {
    let Some(latest) = places.first() else { return Ok(Vec::new()) };
    Ok(house.store.table(&latest.table).await?.map_or_else(Vec::new, |table| table.chairs))
}

fn tell(remembered: &Remembered, places: &[Place], chairs: &[Chair], asker: &Asker) -> Campaign {
    let campaign = &remembered.campaign;
    let chapters = campaign.chapters.iter().zip(1..);
    let tallies = campaign.tallies().into_iter().enumerate();
    let open = current(places, campaign.number());
    let owns = asker.id() == Some(&remembered.kept.owner);
    Campaign {
        id: remembered.kept.id.clone(),
        game: campaign.game.clone(),
        chapters: remembered.title.saga().map_or(0, |saga| saga.chapters),
        players: tallies.map(|(at, tally)| player(campaign, chairs, at, tally)).collect(),
        played: chapters
            .map(|(chapter, number)| played(remembered, chapter, number, places, asker.lang))
            .collect(),
        next: campaign.legacy().map(|_| NextChapter {
            number: campaign.number(),
            table: open.map(|place| place.table.clone()),
            status: open.map(|place| place.status),
        }),
        points: campaign.ending(),
        damage: remembered.damage.clone(),
        playing: owns || asker.id().is_some_and(|id| chairs.iter().any(|chair| chair.is_of(id))),
        mine: owns,
    }
}

/// Where a chapter is being played.
fn current(places: &[Place], chapter: u8) -> Option<&Place> {
    places.iter().find(|place| place.chapter == chapter && place.status != Status::Over)
}

fn player(
    campaign: &tabletop::Campaign,
    chairs: &[Chair],
    at: usize,
    tally: Tally,
) -> CampaignPlayer {
    let kept = &campaign.travellers[at];
    let seen = lobby::in_words(at, &chairs[at], false, false);
    // A save that was taken in by an earlier version may hold any name.
    let own = || name::clean(&kept.name).unwrap_or_else(|| seen.seat.clone());
    let name = if seen.name.is_empty() { own() } else { seen.name };
    let Tally { sum, wins, place } = tally;
    CampaignPlayer { seat: seen.seat, name, sitter: seen.sitter, sum, wins, place }
}

fn played(
    remembered: &Remembered,
    chapter: &tabletop::Chapter,
    number: u8,
    places: &[Place],
    lang: Lang,
) -> ChapterPlayed {
    let edition = opening::as_pairs(&remembered.kept.edition);
    let memory = |id: &String| {
        let (name, text) = remembered.title.recall(id, &edition, lang)?;
        Some(Memory { id: id.clone(), name, text })
    };
    let here = |place: &&Place| place.chapter == number && place.status == Status::Over;
    ChapterPlayed {
        number,
        scores: chapter.scores.clone(),
        places: chapter.places.clone(),
        memories: chapter.road.iter().filter_map(memory).collect(),
        table: places.iter().find(here).map(|place| place.table.clone()),
    }
}

/// The campaigns of somebody, those that go on first.
pub async fn of(
    house: &Arc<House>,
    person: Option<&str>,
) -> Result<Vec<CampaignSummary>, Objection> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let mut rows = Vec::new();
    for kept in house.store.campaigns_of(person).await? {
        // One that cannot be read at all is no reason to show none.
        let Ok(remembered) = Remembered::load(house, &kept.id).await else { continue };
        let places = house.store.places(&kept.id).await?;
        let chairs = chairs(house, &places).await?;
        let campaign = &remembered.campaign;
        let open = current(&places, campaign.number());
        rows.push(CampaignSummary {
            chapter: campaign.number(),
            chapters: remembered.title.saga().map_or(0, |saga| saga.chapters),
            names: chairs.into_iter().map(|chair| chair.name).collect(),
            table: open.map(|place| place.table.clone()),
            changed: kept.changed,
            game: kept.game,
            id: kept.id,
        });
    }
    rows.sort_by_key(|row| row.chapters < row.chapter);
    Ok(rows)
}

async fn text(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Objection> {
    let text = Remembered::load(&house, &id).await?.campaign.to_string();
    let name = format!("attachment; filename=\"{id}.campaign\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

/// The next chapter is opened once, by whoever asks first; only the owner can begin it again.
async fn next(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(OpenChapter { again }): Body<OpenChapter>,
) -> Result<Json<Opened>, Objection> {
    let person = asker.somebody()?.clone();
    house.limits.tables.take(asker.address)?;
    let remembered = Remembered::load(&house, &id).await?;
    remembered.must_go_on()?;
    let places = house.store.places(&id).await?;
    let owns = person.id == remembered.kept.owner;
    let number = remembered.campaign.number();
    if let Some(place) = current(&places, number) {
        let id = match again {
            false => place.table.clone(),
            true if owns => begin_again(&house, &person, place).await?,
            true => return Err(Objection::not_owner()),
        };
        return Ok(Json(Opened { id }));
    }
    let latest = match places.first() {
        Some(place) => house.store.table(&place.table).await?,
        None => None,
    };
    let sits = latest.as_ref().is_some_and(|table| table.seat_of(&person.id).is_some());
    if !owns && !sits {
        return Err(Objection::not_seated());
    }
    let id = match &latest {
        Some(table) if sits && follows(table, number) => {
            rematch(&house, &person, &table.id).await?
        }
        _ => open(&house, &person, remembered, latest).await?,
    };
    Ok(Json(Opened { id }))
}

/// Whether the chapter comes right after what was played at this table.
fn follows(table: &Table, number: u8) -> bool {
    table.rematch.is_none() && table.part_of.as_ref().is_some_and(|part| part.chapter + 1 == number)
}

async fn rematch(house: &Arc<House>, person: &Person, table: &str) -> Result<String, Objection> {
    let person = person.id.clone();
    house.tables.ask(house, table, |reply| Ask::Rematch { person, reply }).await
}

async fn begin_again(
    house: &Arc<House>,
    person: &Person,
    place: &Place,
) -> Result<String, Objection> {
    let person = person.id.clone();
    house.tables.ask(house, &place.table, |reply| Ask::BeginAgain { person, reply }).await
}

/// Opens a chapter that follows no table of this person's: what was played is damaged, was played
/// elsewhere or among others, or nobody was left.
async fn open(
    house: &Arc<House>,
    person: &Person,
    remembered: Remembered,
    latest: Option<Table>,
) -> Result<String, Objection> {
    let origin = latest.as_ref().map_or("", |table| &table.origin).to_owned();
    expiry::may_open(house, &person.id, &origin).await?;
    let (owner, place) = (person.clone(), Arc::clone(house));
    let table = opening::aside(move || match latest {
        Some(before) => opening::chapter(&before, &remembered, &owner.id),
        None => opening::resumed(&remembered, &owner, origin, None, &place.config.programs),
    });
    let table = table.await?;
    house.store.add_table(&table, None).await?;
    if table.status == Status::Running {
        house.tables.wake(house, &table.id);
    }
    Ok(table.id)
}

async fn take_in(
    State(house): State<Arc<House>>,
    asker: Asker,
    Body(wanted): Body<ImportCampaign>,
) -> Result<Json<ImportResult>, Objection> {
    let person = asker.somebody()?.clone();
    house.limits.tables.take(asker.address)?;
    let origin = expiry::origin(&house, asker.address);
    expiry::may_open(&house, &person.id, &origin).await?;
    let seat = wanted.seat.map(|seat| seat.parse::<Seat>().map_err(Objection::bad_request));
    let seat = seat.transpose()?;
    let (text, restore, owner) = (wanted.text, wanted.restore, person.id.clone());
    let remembered = match opening::aside(move || read(&text, restore, owner)).await? {
        Ok(remembered) => remembered,
        Err(damaged) => return Ok(Json(damaged)),
    };
    let kept = remembered.kept.clone();
    let save = Save {
        campaign: kept.id.clone(),
        chapter: remembered.campaign.chapters.len() as u8,
        text: remembered.campaign.to_string(),
    };
    let goes_on = remembered.campaign.legacy().is_some();
    let place = Arc::clone(&house);
    let table = opening::aside(move || {
        let programs = &place.config.programs;
        goes_on.then(|| opening::resumed(&remembered, &person, origin, seat, programs)).transpose()
    });
    let table = table.await?;
    house.store.add_campaign(&kept, &save, table.as_ref()).await?;
    tracing::info!(campaign = kept.id, game = kept.game, "taken in");
    if let Some(table) = table.filter(|table| table.status == Status::Running) {
        house.tables.wake(&house, &table.id);
    }
    Ok(Json(ImportResult::Imported { id: kept.id }))
}

/// A save that came from elsewhere, or how much of it can be used.
fn read(
    text: &str,
    restore: bool,
    owner: String,
) -> Result<Result<Remembered, ImportResult>, Objection> {
    let read = catalog::read_campaign(Source { name: "save", text }, &[]);
    let (title, mut campaign) = match read {
        Ok(read) => read,
        Err(spoiled) => {
            let reason = spoiled.to_string();
            let Some(good) = spoiled.last_good else { return Err(Objection::bad_save(reason)) };
            if !restore {
                return Ok(Err(ImportResult::Damaged { reason, chapter: good.number() }));
            }
            (catalog::find(&good.game).map_err(Objection::bad_save)?, *good)
        }
    };
    for (traveller, at) in campaign.travellers.iter_mut().zip(0..) {
        let name = name::clean(&traveller.name);
        traveller.name = name.unwrap_or_else(|| Seat(at).to_string());
    }
    let kept = Kept {
        id: random::id(),
        game: campaign.game.clone(),
        edition: Vec::new(),
        owner,
        changed: now(),
    };
    Ok(Ok(Remembered { kept, title, campaign, damage: None }))
}

/// A campaign that begins at this table.
pub fn begin(table: &Table) -> Result<(Kept, Save), Objection> {
    let title = catalog::find(&table.game).map_err(Objection::broken)?;
    let part = table.part_of.as_ref().ok_or_else(Objection::not_found)?;
    let saga = title.saga().ok_or_else(|| Objection::broken("no campaign"))?;
    let opening = opening::opening(table)?;
    let campaign = tabletop::Campaign::new(
        part.campaign.clone(),
        title.name(),
        opening.edition,
        opening.options.into_iter().filter(|(name, _)| name != tabletop::CAMPAIGN).collect(),
        travellers(&table.chairs),
        saga,
    );
    let kept = Kept {
        id: part.campaign.clone(),
        game: table.game.clone(),
        edition: table.edition.clone(),
        owner: table.owner.clone(),
        changed: now(),
    };
    let save = Save { campaign: kept.id.clone(), chapter: 0, text: campaign.to_string() };
    Ok((kept, save))
}
