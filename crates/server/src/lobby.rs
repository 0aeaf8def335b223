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
    app::AppState,
    auth::Visitor,
    body::{self, Body},
    campaigns,
    error::ApiError,
    expiry::{self, Age},
    opening,
    store::{Chair, ListedTable, Occupant},
    table::Command,
};

pub fn routes() -> Router<Arc<AppState>> {
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

async fn lobby(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
) -> Result<Json<Lobby>, ApiError> {
    let store = &app.store;
    let rows = |rows: Vec<ListedTable>| rows.iter().map(|row| tell(&app, &visitor, row)).collect();
    let mut mine: Vec<TableSummary> = rows(store.tables_of(visitor.id()).await?);
    mine.sort_by_key(|row| !row.my_turn);
    Ok(Json(Lobby {
        mine,
        open: rows(store.open_tables(visitor.id()).await?),
        running: rows(store.running_tables(visitor.id()).await?),
        finished: rows(store.finished_tables(visitor.id()).await?),
        campaigns: campaigns::of(&app, visitor.id()).await?,
    }))
}

/// Also a private table: whoever knows its id has its link.
async fn table(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let row = row(&app, &id).await?;
    Ok(Json(tell(&app, &visitor, &row)))
}

/// The row of a table; if there is none, why not.
pub async fn row(app: &AppState, id: &str) -> Result<ListedTable, ApiError> {
    match app.store.row(id).await? {
        Some(row) => Ok(row),
        None => Err(missing(app, id).await),
    }
}

/// Why there is no such table.
pub async fn missing(app: &AppState, id: &str) -> ApiError {
    match app.store.removal(id).await {
        Ok(removal) => removal.map_or(ApiError::NotFound, ApiError::Removed),
        Err(error) => error.into(),
    }
}

fn tell(app: &AppState, visitor: &Visitor, row: &ListedTable) -> TableSummary {
    let present = app.tables.present(&row.id);
    let running = row.status == Status::Running;
    let chair = |(at, chair): (usize, &Chair)| {
        let asked = running && row.asked.contains(&tabletop::Seat(at as u8).to_string());
        in_words(at, chair, present.contains(tabletop::Seat(at as u8)), asked)
    };
    let seats: Vec<lobby::Chair> = row.chairs.iter().enumerate().map(chair).collect();
    let mine = visitor.id().and_then(|id| row.chairs.iter().position(|chair| chair.is_of(id)));
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
        expires: app.config.expiry.warning(Age::of_row(row), app.store.minutes()),
        seats,
    }
}

/// A chair as everybody is told of it.
pub fn in_words(at: usize, chair: &Chair, is_connected: bool, asked: bool) -> lobby::Chair {
    lobby::Chair {
        seat: tabletop::Seat(at as u8).to_string(),
        name: chair.name.clone(),
        sitter: match chair.occupant {
            Occupant::Nobody => Sitter::Nobody,
            Occupant::Human(_) => Sitter::Human,
            Occupant::Bot => Sitter::Bot { level: chair.level.clone() },
        },
        present: is_connected || chair.occupant == Occupant::Bot,
        stand_in: chair.has_stand_in(),
        asked,
    }
}

async fn open(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Opened>, ApiError> {
    let owner = visitor.require_person()?;
    app.limits.tables.take(visitor.address)?;
    let origin = expiry::origin(&app, visitor.address);
    expiry::may_open(&app, &owner.id, &origin).await?;
    let (person, place) = (owner.clone(), Arc::clone(&app));
    let table = opening::run_blocking(move || opening::new(wanted, &person, origin, &place));
    let table = table.await?;
    if table.part_of.is_some() {
        let (row, save) = campaigns::begin(&table)?;
        app.store.add_campaign(&row, &save, Some(&table)).await?;
    } else {
        app.store.add_table(&table, None).await?;
    }
    tracing::info!(table = table.id, game = table.game, "opened");
    if table.status == Status::Running {
        app.tables.wake(&app, &table.id);
    }
    Ok(Json(Opened { id: table.id }))
}

async fn join(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(Join { seat }): Body<Join>,
) -> Result<Json<Joined>, ApiError> {
    let person = visitor.require_person()?.clone();
    let seat = seat.map(|seat| seat.parse().map_err(ApiError::bad_request)).transpose()?;
    Ok(Json(app.tables.call(&app, &id, |reply| Command::Join { person, seat, reply }).await?))
}

async fn answer_request(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path((id, request)): Path<(String, String)>,
    Body(AnswerRequest { accept }): Body<AnswerRequest>,
) -> Result<StatusCode, ApiError> {
    let person = visitor.require_person()?.id.clone();
    let command = |reply| Command::AnswerRequest { person, request, accept, reply };
    app.tables.call(&app, &id, command).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn leave(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let person = visitor.require_person()?.id.clone();
    app.tables.call(&app, &id, |reply| Command::Leave { person, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn fill(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(FillSeat { seat, level }): Body<FillSeat>,
) -> Result<StatusCode, ApiError> {
    let person = visitor.require_person()?.id.clone();
    let seat = seat.parse().map_err(ApiError::bad_request)?;
    app.tables.call(&app, &id, |reply| Command::Fill { person, seat, level, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn rematch(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Opened>, ApiError> {
    let person = visitor.require_person()?.id.clone();
    app.limits.tables.take(visitor.address)?;
    let id = app.tables.call(&app, &id, |reply| Command::Rematch { person, reply }).await?;
    Ok(Json(Opened { id }))
}
