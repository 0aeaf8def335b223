//! Requests about campaigns: their state, the next chapter, import and export.

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
    app::AppState,
    auth::Visitor,
    body::Body,
    clock::now,
    error::ApiError,
    expiry,
    loaded_campaign::{LoadedCampaign, travellers},
    lobby, opening, random,
    store::{CampaignRow, CampaignSave, Chair, ChapterTable, Person, TableRow},
    table::Command,
};

pub fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/campaigns", post(take_in))
        .route("/api/campaigns/{id}", get(road))
        .route("/api/campaigns/{id}/text", get(text))
        .route("/api/campaigns/{id}/next", post(next))
}

/// Whoever knows the id of a campaign has its link.
async fn road(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Campaign>, ApiError> {
    let loaded = LoadedCampaign::load(&app, &id).await?;
    let places = app.store.places(&id).await?;
    let mut chairs = chairs(&app, &places).await?;
    if chairs.is_empty() {
        let travellers = loaded.campaign.travellers.iter().enumerate();
        let programs = &app.config.programs;
        chairs.extend(travellers.map(|(at, one)| opening::chair_of(one, at, programs)));
    }
    Ok(Json(tell(&loaded, &places, &chairs, &visitor)))
}

/// Who sits at the latest table; empty if there is none.
async fn chairs(app: &AppState, places: &[ChapterTable]) -> Result<Vec<Chair>, ApiError> {
    let Some(latest) = places.first() else { return Ok(Vec::new()) };
    Ok(app.store.table(&latest.table).await?.map_or_else(Vec::new, |table| table.chairs))
}

fn tell(
    loaded: &LoadedCampaign,
    places: &[ChapterTable],
    chairs: &[Chair],
    visitor: &Visitor,
) -> Campaign {
    let campaign = &loaded.campaign;
    let chapters = campaign.chapters.iter().zip(1..);
    let tallies = campaign.tallies().into_iter().enumerate();
    let open = current(places, campaign.number());
    let owns = visitor.id() == Some(&loaded.row.owner);
    Campaign {
        id: loaded.row.id.clone(),
        game: campaign.game.clone(),
        chapters: loaded.title.saga().map_or(0, |saga| saga.chapters),
        players: tallies.map(|(at, tally)| player(campaign, chairs, at, tally)).collect(),
        played: chapters
            .map(|(chapter, number)| played(loaded, chapter, number, places, visitor.lang))
            .collect(),
        next: campaign.legacy().map(|_| NextChapter {
            number: campaign.number(),
            table: open.map(|place| place.table.clone()),
            status: open.map(|place| place.status),
        }),
        points: campaign.ending(),
        damage: loaded.damage.clone(),
        playing: owns || visitor.id().is_some_and(|id| chairs.iter().any(|chair| chair.is_of(id))),
        mine: owns,
    }
}

/// Where a chapter is being played.
fn current(places: &[ChapterTable], chapter: u8) -> Option<&ChapterTable> {
    places.iter().find(|place| place.chapter == chapter && place.status != Status::Over)
}

fn player(
    campaign: &tabletop::Campaign,
    chairs: &[Chair],
    at: usize,
    tally: Tally,
) -> CampaignPlayer {
    let row = &campaign.travellers[at];
    let seen = lobby::in_words(at, &chairs[at], false, false);
    // A save that was taken in by an earlier version may hold any name.
    let own = || name::clean(&row.name).unwrap_or_else(|| seen.seat.clone());
    let name = if seen.name.is_empty() { own() } else { seen.name };
    let Tally { sum, wins, place } = tally;
    CampaignPlayer { seat: seen.seat, name, sitter: seen.sitter, sum, wins, place }
}

fn played(
    loaded: &LoadedCampaign,
    chapter: &tabletop::Chapter,
    number: u8,
    places: &[ChapterTable],
    lang: Lang,
) -> ChapterPlayed {
    let edition = opening::as_pairs(&loaded.row.edition);
    let memory = |id: &String| {
        let (name, text) = loaded.title.recall(id, &edition, lang)?;
        Some(Memory { id: id.clone(), name, text })
    };
    let here = |place: &&ChapterTable| place.chapter == number && place.status == Status::Over;
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
    app: &Arc<AppState>,
    person: Option<&str>,
) -> Result<Vec<CampaignSummary>, ApiError> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let mut rows = Vec::new();
    for row in app.store.campaigns_of(person).await? {
        // One that cannot be read at all is no reason to show none.
        let Ok(loaded) = LoadedCampaign::load(app, &row.id).await else { continue };
        let places = app.store.places(&row.id).await?;
        let chairs = chairs(app, &places).await?;
        let campaign = &loaded.campaign;
        let open = current(&places, campaign.number());
        rows.push(CampaignSummary {
            chapter: campaign.number(),
            chapters: loaded.title.saga().map_or(0, |saga| saga.chapters),
            names: chairs.into_iter().map(|chair| chair.name).collect(),
            table: open.map(|place| place.table.clone()),
            changed: row.changed,
            game: row.game,
            id: row.id,
        });
    }
    rows.sort_by_key(|row| row.chapters < row.chapter);
    Ok(rows)
}

async fn text(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let text = LoadedCampaign::load(&app, &id).await?.campaign.to_string();
    let name = format!("attachment; filename=\"{id}.campaign\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

/// The next chapter is opened once, by whoever asks first; only the owner can begin it again.
async fn next(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(OpenChapter { again }): Body<OpenChapter>,
) -> Result<Json<Opened>, ApiError> {
    let person = visitor.require_person()?.clone();
    app.limits.tables.take(visitor.address)?;
    let loaded = LoadedCampaign::load(&app, &id).await?;
    loaded.require_next_chapter()?;
    let places = app.store.places(&id).await?;
    let owns = person.id == loaded.row.owner;
    let number = loaded.campaign.number();
    if let Some(place) = current(&places, number) {
        let id = match again {
            false => place.table.clone(),
            true if owns => begin_again(&app, &person, place).await?,
            true => return Err(ApiError::NotOwner),
        };
        return Ok(Json(Opened { id }));
    }
    let latest = match places.first() {
        Some(place) => app.store.table(&place.table).await?,
        None => None,
    };
    let sits = latest.as_ref().is_some_and(|table| table.seat_of(&person.id).is_some());
    if !owns && !sits {
        return Err(ApiError::NotSeated);
    }
    let id = match &latest {
        Some(table) if sits && follows(table, number) => rematch(&app, &person, &table.id).await?,
        _ => open(&app, &person, loaded, latest).await?,
    };
    Ok(Json(Opened { id }))
}

/// Whether the chapter comes right after what was played at this table.
fn follows(table: &TableRow, number: u8) -> bool {
    table.rematch.is_none() && table.part_of.as_ref().is_some_and(|part| part.chapter + 1 == number)
}

async fn rematch(app: &Arc<AppState>, person: &Person, table: &str) -> Result<String, ApiError> {
    let person = person.id.clone();
    app.tables.call(app, table, |reply| Command::Rematch { person, reply }).await
}

async fn begin_again(
    app: &Arc<AppState>,
    person: &Person,
    place: &ChapterTable,
) -> Result<String, ApiError> {
    let person = person.id.clone();
    app.tables.call(app, &place.table, |reply| Command::BeginAgain { person, reply }).await
}

/// Opens a chapter that follows no table of this person's: what was played is damaged, was played
/// elsewhere or among others, or nobody was left.
async fn open(
    app: &Arc<AppState>,
    person: &Person,
    loaded: LoadedCampaign,
    latest: Option<TableRow>,
) -> Result<String, ApiError> {
    let origin = latest.as_ref().map_or("", |table| &table.origin).to_owned();
    expiry::may_open(app, &person.id, &origin).await?;
    let (owner, place) = (person.clone(), Arc::clone(app));
    let table = opening::run_blocking(move || match latest {
        Some(before) => opening::chapter(&before, &loaded, &owner.id),
        None => opening::resumed(&loaded, &owner, origin, None, &place.config.programs),
    });
    let table = table.await?;
    app.store.add_table(&table, None).await?;
    if table.status == Status::Running {
        app.tables.wake(app, &table.id);
    }
    Ok(table.id)
}

async fn take_in(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Body(wanted): Body<ImportCampaign>,
) -> Result<Json<ImportResult>, ApiError> {
    let person = visitor.require_person()?.clone();
    app.limits.tables.take(visitor.address)?;
    let origin = expiry::origin(&app, visitor.address);
    expiry::may_open(&app, &person.id, &origin).await?;
    let seat = wanted.seat.map(|seat| seat.parse::<Seat>().map_err(ApiError::bad_request));
    let seat = seat.transpose()?;
    let (text, restore, owner) = (wanted.text, wanted.restore, person.id.clone());
    let loaded = match opening::run_blocking(move || read(&text, restore, owner)).await? {
        Ok(loaded) => loaded,
        Err(damaged) => return Ok(Json(damaged)),
    };
    let row = loaded.row.clone();
    let save = CampaignSave {
        campaign: row.id.clone(),
        chapter: loaded.campaign.chapters.len() as u8,
        text: loaded.campaign.to_string(),
    };
    let goes_on = loaded.campaign.legacy().is_some();
    let place = Arc::clone(&app);
    let table = opening::run_blocking(move || {
        let programs = &place.config.programs;
        goes_on.then(|| opening::resumed(&loaded, &person, origin, seat, programs)).transpose()
    });
    let table = table.await?;
    app.store.add_campaign(&row, &save, table.as_ref()).await?;
    tracing::info!(campaign = row.id, game = row.game, "taken in");
    if let Some(table) = table.filter(|table| table.status == Status::Running) {
        app.tables.wake(&app, &table.id);
    }
    Ok(Json(ImportResult::Imported { id: row.id }))
}

/// A save that came from elsewhere, or how much of it can be used.
fn read(
    text: &str,
    restore: bool,
    owner: String,
) -> Result<Result<LoadedCampaign, ImportResult>, ApiError> {
    let read = catalog::read_campaign(Source { name: "save", text }, &[]);
    let (title, mut campaign) = match read {
        Ok(read) => read,
        Err(spoiled) => {
            let reason = spoiled.to_string();
            let Some(good) = spoiled.last_good else { return Err(ApiError::bad_save(reason)) };
            if !restore {
                return Ok(Err(ImportResult::Damaged { reason, chapter: good.number() }));
            }
            (catalog::find(&good.game).map_err(ApiError::bad_save)?, *good)
        }
    };
    for (traveller, at) in campaign.travellers.iter_mut().zip(0..) {
        let name = name::clean(&traveller.name);
        traveller.name = name.unwrap_or_else(|| Seat(at).to_string());
    }
    let row = CampaignRow {
        id: random::id(),
        game: campaign.game.clone(),
        edition: Vec::new(),
        owner,
        changed: now(),
    };
    Ok(Ok(LoadedCampaign { row, title, campaign, damage: None }))
}

/// A campaign that begins at this table.
pub fn begin(table: &TableRow) -> Result<(CampaignRow, CampaignSave), ApiError> {
    let title = catalog::find(&table.game).map_err(ApiError::broken)?;
    let part = table.part_of.as_ref().ok_or(ApiError::NotFound)?;
    let saga = title.saga().ok_or_else(|| ApiError::broken("no campaign"))?;
    let opening = opening::opening(table)?;
    let campaign = tabletop::Campaign::new(
        part.campaign.clone(),
        title.name(),
        opening.edition,
        opening.options.into_iter().filter(|(name, _)| name != tabletop::CAMPAIGN).collect(),
        travellers(&table.chairs),
        saga,
    );
    let row = CampaignRow {
        id: part.campaign.clone(),
        game: table.game.clone(),
        edition: table.edition.clone(),
        owner: table.owner.clone(),
        changed: now(),
    };
    let save = CampaignSave { campaign: row.id.clone(), chapter: 0, text: campaign.to_string() };
    Ok((row, save))
}
