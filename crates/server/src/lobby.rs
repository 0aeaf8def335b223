//! Requests about tables: lists of them, new ones, and who sits where.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, Path, State},
    http::StatusCode,
    routing::{get, post},
};
use wire::lobby::{
    self, AnswerRequest, FillSeat, Join, Joined, Lobby, NewTable, Opened, Sitter, Status,
    TableSummary,
};

use crate::{
    asker::Asker,
    body::{self, Body},
    campaigns,
    expiry::{self, Age},
    house::House,
    objection::Objection,
    opening,
    store::{Chair, Row, Seated},
    table::Ask,
};

pub fn routes() -> Router<Arc<House>> {
    let open = post(open).layer(DefaultBodyLimit::max(body::NEW_TABLE));
    Router::new()
        .route("/api/lobby", get(lobby))
        .route("/api/tables", open)
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/requests/{request}", post(answer_request))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/fill", post(fill))
        .route("/api/tables/{id}/rematch", post(rematch))
}

async fn lobby(State(house): State<Arc<House>>, asker: Asker) -> Result<Json<Lobby>, Objection> {
    let store = &house.store;
    let rows = |rows: Vec<Row>| rows.iter().map(|row| tell(&house, &asker, row)).collect();
    let mut mine: Vec<TableSummary> = rows(store.tables_of(asker.id()).await?);
    mine.sort_by_key(|row| !row.my_turn);
    Ok(Json(Lobby {
        mine,
        open: rows(store.open_tables(asker.id()).await?),
        running: rows(store.running_tables(asker.id()).await?),
        finished: rows(store.finished_tables(asker.id()).await?),
        campaigns: campaigns::of(&house, asker.id()).await?,
    }))
}

/// Also a private table: whoever knows its id has its link.
async fn table(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Objection> {
    let row = row(&house, &id).await?;
    Ok(Json(tell(&house, &asker, &row)))
}

/// The row of a table; if there is none, why not.
pub async fn row(house: &House, id: &str) -> Result<Row, Objection> {
    match house.store.row(id).await? {
        Some(row) => Ok(row),
        None => Err(missing(house, id).await),
    }
}

/// Why there is no such table.
pub async fn missing(house: &House, id: &str) -> Objection {
    match house.store.removal(id).await {
        Ok(removal) => removal.map_or_else(Objection::not_found, Objection::removed),
        Err(failure) => failure.into(),
    }
}

fn tell(house: &House, asker: &Asker, row: &Row) -> TableSummary {
    let present = house.tables.present(&row.id);
    let running = row.status == Status::Running;
    let chair = |(at, chair): (usize, &Chair)| {
        let asked = running && row.asked.contains(&tabletop::Seat(at as u8).to_string());
        in_words(at, chair, present.contains(tabletop::Seat(at as u8)), asked)
    };
    let seats: Vec<lobby::Chair> = row.chairs.iter().enumerate().map(chair).collect();
    let mine = asker.id().and_then(|id| row.chairs.iter().position(|chair| chair.is_of(id)));
    let mine = mine.map(|at| &seats[at]);
    TableSummary {
        id: row.id.clone(),
        game: row.game.clone(),
        status: row.status,
        my_seat: mine.map(|chair| chair.seat.clone()),
        my_turn: mine.is_some_and(|chair| chair.asked),
        moves: row.moves,
        time_control: row.time_control,
        public: row.public,
        seeded: row.seeded,
        chapter: row.part_of.as_ref().map(|part| part.chapter),
        changed: row.changed,
        expires: house.config.expiry.warning(Age::of_row(row), house.store.minutes()),
        seats,
    }
}

/// A chair as everybody is told of it.
pub fn in_words(at: usize, chair: &Chair, is_connected: bool, asked: bool) -> lobby::Chair {
    lobby::Chair {
        seat: tabletop::Seat(at as u8).to_string(),
        name: chair.name.clone(),
        sitter: match chair.seated {
            Seated::Nobody => Sitter::Nobody,
            Seated::Human(_) => Sitter::Human,
            Seated::Bot => Sitter::Bot { level: chair.level.clone() },
        },
        present: is_connected || chair.seated == Seated::Bot,
        stand_in: chair.has_stand_in(),
        asked,
    }
}

async fn open(
    State(house): State<Arc<House>>,
    asker: Asker,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Opened>, Objection> {
    let owner = asker.somebody()?;
    house.limits.tables.take(asker.address)?;
    let origin = expiry::origin(&house, asker.address);
    expiry::may_open(&house, &owner.id, &origin).await?;
    let (person, place) = (owner.clone(), Arc::clone(&house));
    let table = opening::aside(move || opening::new(wanted, &person, origin, &place));
    let table = table.await?;
    if table.part_of.is_some() {
        let (kept, save) = campaigns::begin(&table)?;
        house.store.add_campaign(&kept, &save, Some(&table)).await?;
    } else {
        house.store.add_table(&table, None).await?;
    }
    tracing::info!(table = table.id, game = table.game, "opened");
    if table.status == Status::Running {
        house.tables.wake(&house, &table.id);
    }
    Ok(Json(Opened { id: table.id }))
}

async fn join(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(Join { seat }): Body<Join>,
) -> Result<Json<Joined>, Objection> {
    let person = asker.somebody()?.clone();
    let seat = seat.map(|seat| seat.parse().map_err(Objection::bad_request)).transpose()?;
    Ok(Json(house.tables.ask(&house, &id, |reply| Ask::Join { person, seat, reply }).await?))
}

async fn answer_request(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path((id, request)): Path<(String, String)>,
    Body(AnswerRequest { accept }): Body<AnswerRequest>,
) -> Result<StatusCode, Objection> {
    let person = asker.somebody()?.id.clone();
    let ask = |reply| Ask::AnswerRequest { person, request, accept, reply };
    house.tables.ask(&house, &id, ask).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn leave(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Objection> {
    let person = asker.somebody()?.id.clone();
    house.tables.ask(&house, &id, |reply| Ask::Leave { person, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn fill(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(FillSeat { seat, level }): Body<FillSeat>,
) -> Result<StatusCode, Objection> {
    let person = asker.somebody()?.id.clone();
    let seat = seat.parse().map_err(Objection::bad_request)?;
    house.tables.ask(&house, &id, |reply| Ask::FillSeat { person, seat, level, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn rematch(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Opened>, Objection> {
    let person = asker.somebody()?.id.clone();
    house.limits.tables.take(asker.address)?;
    let id = house.tables.ask(&house, &id, |reply| Ask::Rematch { person, reply }).await?;
    Ok(Json(Opened { id }))
}
