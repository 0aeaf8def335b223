//! Errors of requests, in no language yet.

use std::sync::LazyLock;

use axum::{
    extract::Request,
    http::{StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use scene::{Arg, Lang, Line, Speech};
use tabletop::Refusal;
use wire::ErrorBody;

use crate::{
    auth,
    store::{Removal, StoreError},
};

/// Why a request was refused. The code is also the name of its sentence in `text/`.
#[derive(Clone, Debug)]
pub struct ApiError {
    pub code: &'static str,
    pub status: StatusCode,
    line: Line,
}

static ENGLISH: LazyLock<Speech> =
    LazyLock::new(|| Speech::new(Lang::En, include_str!("../text/en.ftl")));
static FRENCH: LazyLock<Speech> =
    LazyLock::new(|| Speech::new(Lang::Fr, include_str!("../text/fr.ftl")));

/// The words of the server itself.
pub fn speech(lang: Lang) -> &'static Speech {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

impl ApiError {
    fn new(code: &'static str, status: StatusCode) -> ApiError {
        ApiError { code, status, line: Line::new(code) }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> ApiError {
        self.line = self.line.with(name, arg);
        self
    }

    fn because(self, reason: impl Into<String>) -> ApiError {
        self.with("reason", Arg::Text(reason.into()))
    }

    /// In words.
    pub fn say(&self, lang: Lang) -> ErrorBody {
        ErrorBody { code: self.code.to_owned(), reason: speech(lang).say(&self.line) }
    }

    /// Whether the same may be possible in a moment.
    pub fn is_temporary(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Whether what is kept cannot be played on.
    pub fn is_corrupt(&self) -> bool {
        self.code == "broken"
    }

    /// Whether nobody can say that it was not done.
    pub fn is_uncertain(&self) -> bool {
        self.code == "uncertain"
    }

    /// Whether the asker sees an old table and needs a fresh one.
    pub fn is_conflict(&self) -> bool {
        self.status == StatusCode::CONFLICT
    }
}

/// All errors there are.
impl ApiError {
    pub fn nobody() -> ApiError {
        ApiError::new("nobody", StatusCode::UNAUTHORIZED)
    }

    pub fn not_found() -> ApiError {
        ApiError::new("not-found", StatusCode::NOT_FOUND)
    }

    /// There was such a table.
    pub fn removed(removal: Removal) -> ApiError {
        let code = match removal {
            Removal::Expired => "expired",
            Removal::Evicted => "evicted",
        };
        ApiError::new(code, StatusCode::GONE)
    }

    /// Somebody is there: it is not removed.
    pub fn in_use() -> ApiError {
        ApiError::new("in-use", StatusCode::CONFLICT)
    }

    pub fn bad_request(reason: impl Into<String>) -> ApiError {
        ApiError::new("bad-request", StatusCode::BAD_REQUEST).because(reason)
    }

    pub fn too_large(most: usize) -> ApiError {
        let most = Arg::Number((most / 1024) as i64);
        ApiError::new("too-large", StatusCode::PAYLOAD_TOO_LARGE).with("most", most)
    }

    pub fn too_long(most: usize) -> ApiError {
        let most = Arg::Number(most as i64);
        ApiError::new("too-long", StatusCode::UNPROCESSABLE_ENTITY).with("most", most)
    }

    /// A letter in a name or a line of chat that could deceive its readers.
    pub fn bad_letter() -> ApiError {
        ApiError::new("bad-letter", StatusCode::UNPROCESSABLE_ENTITY)
    }

    pub fn wrong_origin() -> ApiError {
        ApiError::new("wrong-origin", StatusCode::FORBIDDEN)
    }

    pub fn too_many() -> ApiError {
        ApiError::new("too-many", StatusCode::TOO_MANY_REQUESTS)
    }

    pub fn too_slow() -> ApiError {
        ApiError::new("too-slow", StatusCode::REQUEST_TIMEOUT)
    }

    pub fn too_many_tables(most: u32) -> ApiError {
        let most = Arg::Number(most.into());
        ApiError::new("too-many-tables", StatusCode::TOO_MANY_REQUESTS).with("most", most)
    }

    /// Every edition stays in memory, so there are only so many.
    pub fn too_many_editions(most: u32) -> ApiError {
        let most = Arg::Number(most.into());
        ApiError::new("too-many-editions", StatusCode::TOO_MANY_REQUESTS).with("most", most)
    }

    pub fn server_full() -> ApiError {
        ApiError::new("house-full", StatusCode::SERVICE_UNAVAILABLE)
    }

    pub fn bad_secret() -> ApiError {
        ApiError::new("bad-secret", StatusCode::NOT_FOUND)
    }

    pub fn bad_table(reason: impl Into<String>) -> ApiError {
        ApiError::new("bad-table", StatusCode::UNPROCESSABLE_ENTITY).because(reason)
    }

    pub fn not_seated() -> ApiError {
        ApiError::new("not-seated", StatusCode::FORBIDDEN)
    }

    pub fn seated_already() -> ApiError {
        ApiError::new("seated-already", StatusCode::CONFLICT)
    }

    pub fn no_free_seat() -> ApiError {
        ApiError::new("no-free-seat", StatusCode::CONFLICT)
    }

    /// Whoever has seen one hand of a table may not hold another one.
    pub fn seen_a_hand() -> ApiError {
        ApiError::new("seen-a-hand", StatusCode::CONFLICT)
    }

    /// Nobody sits there who could let a stranger in.
    pub fn nobody_to_ask() -> ApiError {
        ApiError::new("nobody-to-ask", StatusCode::CONFLICT)
    }

    pub fn no_such_request() -> ApiError {
        ApiError::new("no-such-request", StatusCode::NOT_FOUND)
    }

    pub fn not_begun() -> ApiError {
        ApiError::new("not-begun", StatusCode::CONFLICT)
    }

    pub fn not_over() -> ApiError {
        ApiError::new("not-over", StatusCode::CONFLICT)
    }

    pub fn over() -> ApiError {
        ApiError::new("game-over", StatusCode::CONFLICT)
    }

    pub fn stale() -> ApiError {
        ApiError::new("stale", StatusCode::CONFLICT)
    }

    /// Those who opened the table wanted none.
    pub fn no_hints() -> ApiError {
        ApiError::new("no-hints", StatusCode::FORBIDDEN)
    }

    pub fn bad_save(reason: impl Into<String>) -> ApiError {
        ApiError::new("bad-save", StatusCode::UNPROCESSABLE_ENTITY).because(reason)
    }

    pub fn campaign_over() -> ApiError {
        ApiError::new("campaign-over", StatusCode::CONFLICT)
    }

    /// The newest save cannot be used: the campaign's page says what can be done.
    pub fn campaign_damaged() -> ApiError {
        ApiError::new("campaign-damaged", StatusCode::CONFLICT)
    }

    pub fn not_owner() -> ApiError {
        ApiError::new("not-owner", StatusCode::FORBIDDEN)
    }

    pub fn not_kept() -> ApiError {
        ApiError::new("not-kept", StatusCode::SERVICE_UNAVAILABLE)
    }

    /// Lost on the way to the database: it may have been done.
    pub fn uncertain() -> ApiError {
        ApiError::new("uncertain", StatusCode::SERVICE_UNAVAILABLE)
    }

    pub fn busy() -> ApiError {
        ApiError::new("busy", StatusCode::SERVICE_UNAVAILABLE)
    }

    /// A kept table that these rules cannot play on.
    pub fn broken(reason: impl Into<String>) -> ApiError {
        ApiError::new("broken", StatusCode::INTERNAL_SERVER_ERROR).because(reason)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let conflict = |code| ApiError::new(code, StatusCode::CONFLICT);
        match refusal {
            Refusal::GameOver => ApiError::over(),
            Refusal::NotYourTurn { .. } => conflict("not-your-turn"),
            Refusal::NotAnAction(reason) => conflict("not-an-action").because(reason),
            Refusal::NotLegal { action } => conflict("not-legal").with("action", Arg::Text(action)),
            Refusal::NothingToUndo => conflict("nothing-to-undo"),
            Refusal::NothingToRedo => conflict("nothing-to-redo"),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store");
        match error {
            StoreError::Corrupt(reason) => ApiError::broken(reason),
            StoreError::Uncertain(_) => ApiError::uncertain(),
            StoreError::Conflict | StoreError::Unavailable(_) => ApiError::not_kept(),
        }
    }
}

/// Leaves it to [`in_words`] to say it, which knows the language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts errors into the language of the request.
pub async fn in_words(request: Request, next: Next) -> Response {
    let lang = auth::language(request.uri(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    let is_plain = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let error = match response.extensions().get::<ApiError>() {
        Some(error) => error.clone(),
        // The framework itself did not understand the address or the method.
        None if status.is_client_error() && is_plain => {
            ApiError::bad_request(status.canonical_reason().unwrap_or_default())
        }
        None => return response,
    };
    (status, axum::Json(error.say(lang))).into_response()
}
