//! Requests for what can be looked up: games, rules, faces, art.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::Response,
    routing::get,
};
use catalog::Title;
use pulldown_cmark::{Options as MarkdownOptions, Parser, html::push_html};
use scene::{Lang, Speech, rulebook};
use serde::Deserialize;
use tabletop::{Setup, Spread, Values};
use wire::library::{
    Aid, Chapter, Clause, Face, Fact, Game, LegendEntry, Rulebook, Switch, SwitchValue,
};

use crate::{
    app::AppState, auth::Visitor, error::ApiError, library::STANDARD, opening, programs::Programs,
    static_file::CachePolicy,
};

pub fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/{game}/rules", get(rules))
        .route("/api/games/{game}/aid", get(aid))
        .route("/api/games/{game}/legend", get(legend))
        .route("/api/games/{game}/faces", get(faces))
        .route("/api/games/{game}/cover.svg", get(cover))
        .route("/api/games/{game}/style.css", get(style))
        .route("/api/art/{hash}", get(art))
}

async fn games(State(app): State<Arc<AppState>>, visitor: Visitor) -> Json<Vec<Game>> {
    Json(app.library.games().iter().map(|assets| game(&app, assets.title, visitor.lang)).collect())
}

fn game(app: &AppState, title: &dyn Title, lang: Lang) -> Game {
    let speech = title.speech(lang);
    let switch = |switch: &tabletop::Switch| describe(switch, speech);
    Game {
        name: title.name().to_owned(),
        title: speech.word("title"),
        authors: speech.word("authors"),
        pitch: speech.word("pitch"),
        least: *title.seats().start(),
        most: *title.seats().end(),
        weight: title.weight(),
        minutes: [*title.minutes().start(), *title.minutes().end()],
        switches: title.switches().iter().map(switch).collect(),
        chapters: title.saga().map_or(0, |saga| saga.chapters),
        bots: levels(&app.config.programs),
    }
}

/// The kinds of bots, first those that were made for people, and last those of the server.
fn levels(programs: &Programs) -> Vec<String> {
    let levels = || bots::LEVELS.iter().map(|level| level.name);
    let others = bots::KINDS.iter().copied().filter(|kind| levels().all(|level| level != *kind));
    levels().chain(others).chain(programs.names()).map(str::to_owned).collect()
}

/// A switch in words.
fn describe(switch: &tabletop::Switch, speech: &Speech) -> Switch {
    let key = format!("switch-{}", switch.name);
    let value = |value: &str| SwitchValue {
        value: value.to_owned(),
        name: speech.word(&format!("{key}-{value}")),
    };
    let (values, numbers) = match &switch.values {
        Values::OneOf(words) => (words.iter().map(|word| value(word)).collect(), None),
        Values::OffOr(numbers) => (vec![value("off")], Some([*numbers.start(), *numbers.end()])),
    };
    Switch {
        id: switch.name.to_owned(),
        name: speech.word(&format!("{key}-name")),
        text: speech.word(&key),
        is_variant: switch.is_variant,
        values,
        numbers,
    }
}

async fn rules(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Rulebook>, ApiError> {
    let assets = app.library.game(&game)?;
    let chapter = |chapter: rulebook::Chapter| Chapter {
        title: chapter.title.to_owned(),
        clauses: chapter.clauses.iter().map(clause).collect(),
    };
    let chapters = rulebook::chapters(assets.title.rules(visitor.lang));
    Ok(Json(Rulebook { chapters: chapters.into_iter().map(chapter).collect() }))
}

async fn legend(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<LegendEntry>>, ApiError> {
    let entries = app.library.game(&game)?.title.legend(visitor.lang);
    Ok(Json(entries.into_iter().map(|(key, text)| LegendEntry { key, text }).collect()))
}

async fn aid(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Aid>, ApiError> {
    let markdown = app.library.game(&game)?.title.aid(visitor.lang);
    let mut html = String::new();
    push_html(&mut html, Parser::new_ext(markdown, MarkdownOptions::ENABLE_TABLES));
    Ok(Json(Aid { html }))
}

fn clause(clause: &rulebook::Clause) -> Clause {
    let marks = clause.source.split(';').map(str::trim).filter(|mark| !mark.is_empty());
    Clause {
        id: clause.id.to_owned(),
        text: clause.text.clone(),
        marks: marks.map(str::to_owned).collect(),
    }
}

/// Which edition is asked about: `standard`, or a table that plays another one.
#[derive(Deserialize)]
struct OfEdition {
    #[serde(default)]
    edition: String,
}

async fn faces(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(OfEdition { edition }): Query<OfEdition>,
) -> Result<Json<Vec<Face>>, ApiError> {
    let title = app.library.game(&game)?.title;
    let files = if edition.is_empty() || edition == STANDARD {
        Vec::new()
    } else {
        let table = app.store.table(&edition).await?.filter(|table| table.game == game);
        opening::as_pairs(&table.ok_or(ApiError::NotFound)?.edition)
    };
    Ok(Json(opening::run_blocking(move || read_faces(title, files, visitor.lang)).await?))
}

fn read_faces(
    title: &dyn Title,
    files: Vec<(String, String)>,
    lang: Lang,
) -> Result<Vec<Face>, ApiError> {
    let setup = Setup { seats: *title.seats().start(), edition: files, ..Setup::default() };
    let table = title.open(&setup, &mut Spread::default()).map_err(ApiError::broken)?;
    let facts = title.facts(&setup.edition).map_err(ApiError::broken)?;
    let chapters = rulebook::chapters(title.rules(lang));
    let clauses: Vec<_> = chapters.iter().flat_map(|chapter| &chapter.clauses).collect();
    let face = |face: scene::Face| {
        let (_, id) = face.id.rsplit_once('/').unwrap_or(("", &face.id));
        Face {
            clauses: clauses.iter().filter(|c| c.id == id).map(|c| clause(c)).collect(),
            facts: facts.iter().filter(|fact| fact.id == id).map(fact).collect(),
            id: face.id,
            name: face.name,
            text: face.text,
        }
    };
    Ok(table.faces(lang).into_iter().map(face).collect())
}

fn fact(fact: &tabletop::Fact) -> Fact {
    Fact { text: fact.says.clone(), mark: fact.mark.to_string() }
}

async fn cover(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    Ok(app.library.game(&game)?.cover.answer(&headers, CachePolicy::Revalidate))
}

async fn style(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    Ok(app.library.game(&game)?.style.answer(&headers, CachePolicy::Revalidate))
}

async fn art(
    State(app): State<Arc<AppState>>,
    Path(hash): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let file = app.library.art(&hash).ok_or(ApiError::NotFound)?;
    Ok(file.answer(&headers, CachePolicy::Immutable))
}
