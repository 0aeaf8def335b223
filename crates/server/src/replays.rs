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
    app::AppState, auth::Visitor, error::ApiError, table::Command, table_view::ViewOptions,
};

pub fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/replays/{id}", get(replay))
        .route("/api/replays/{id}/at/{n}", get(position))
        .route("/api/replays/{id}/analysis", get(analysis))
        .route("/api/replays/{id}/text", get(text))
}

async fn replay(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Replay>, ApiError> {
    let lang = visitor.lang;
    Ok(Json(app.tables.call(&app, &id, |reply| Command::Replay { lang, reply }).await?))
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
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path((id, at)): Path<(String, u32)>,
    Query(Seen { format, seat }): Query<Seen>,
) -> Result<Json<Position>, ApiError> {
    let format = format.map(|format| format.parse().map_err(ApiError::bad_request)).transpose()?;
    let seat = seat.map(|seat| seat.parse().map_err(ApiError::bad_request)).transpose()?;
    let view = ViewOptions { lang: visitor.lang, format: format.unwrap_or_default(), text: false };
    let command = |reply| Command::Position { at, view, seat, reply };
    Ok(Json(app.tables.call(&app, &id, command).await?))
}

async fn analysis(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<AnalysisStatus>, ApiError> {
    let (lang, from) = (visitor.lang, visitor.address);
    Ok(Json(app.tables.call(&app, &id, |reply| Command::Analysis { lang, from, reply }).await?))
}

/// The replay file, as `tablewright replay` reads it.
async fn text(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let text = app.tables.call(&app, &id, |reply| Command::Text { reply }).await?;
    let name = format!("attachment; filename=\"{id}.replay\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}
