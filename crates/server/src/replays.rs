//! Requests for finished games, which are open to everybody.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
    routing::get,
};
use serde::Deserialize;
use wire::replay::{AnalysisStatus, Position, Replay};

use crate::{
    asker::Asker,
    house::House,
    objection::Objection,
    table::{Ask, Look},
};

pub fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/replays/{id}", get(replay))
        .route("/api/replays/{id}/at/{n}", get(position))
        .route("/api/replays/{id}/analysis", get(analysis))
        .route("/api/replays/{id}/text", get(text))
}

async fn replay(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Replay>, Objection> {
    let lang = asker.lang;
    Ok(Json(house.tables.ask(&house, &id, |reply| Ask::Replay { lang, reply }).await?))
}

/// How the position is to be seen.
#[derive(Deserialize)]
struct Seen {
    #[serde(default)]
    format: Option<String>,
    #[serde(default)]
    seat: Option<String>,
}

async fn position(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path((id, at)): Path<(String, u32)>,
    Query(Seen { format, seat }): Query<Seen>,
) -> Result<Json<Position>, Objection> {
    let format = format.map(|format| format.parse().map_err(Objection::bad_request)).transpose()?;
    let seat = seat.map(|seat| seat.parse().map_err(Objection::bad_request)).transpose()?;
    let look = Look { lang: asker.lang, format: format.unwrap_or_default(), text: false };
    let ask = |reply| Ask::Position { at, look, seat, reply };
    Ok(Json(house.tables.ask(&house, &id, ask).await?))
}

async fn analysis(
    State(house): State<Arc<House>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<AnalysisStatus>, Objection> {
    let (lang, from) = (asker.lang, asker.address);
    Ok(Json(house.tables.ask(&house, &id, |reply| Ask::Study { lang, from, reply }).await?))
}

/// The replay file, as `tablewright replay` reads it.
async fn text(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Objection> {
    let text = house.tables.ask(&house, &id, |reply| Ask::Text { reply }).await?;
    let name = format!("attachment; filename=\"{id}.replay\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}
