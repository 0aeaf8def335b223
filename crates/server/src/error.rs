//! Errors of requests, in no language yet.

use std::{error::Error, fmt};

use axum::{
    extract::Request,
    http::{StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use host::HintError;
use scene::{Arg, Lang, Line, Speech, Speeches};
use tabletop::Refusal;
use wire::ErrorBody;

use crate::{
    auth,
    store::{Removal, StoreError},
};

/// Why a request was refused.
#[derive(Clone, Debug)]
pub enum ApiError {
    BadLetter,
    BadRequest(String),
    BadSave(String),
    BadSecret,
    BadTable(String),
    /// Stored data that these rules cannot read or replay.
    Broken(String),
    Busy,
    /// The newest save cannot be used: the page of the campaign offers what can be done.
    CampaignDamaged,
    CampaignOver,
    GameOver,
    /// Somebody is at the table, so it is not removed.
    InUse,
    NoFreeSeat,
    /// Whoever opened the table did not want any.
    NoHints,
    /// Nobody sits at the table who could let a stranger in.
    NobodyToAsk,
    NoSuchRequest,
    NotBegun,
    NotFound,
    /// It could not be stored, and so it was not done.
    NotKept,
    NotOver,
    NotOwner,
    NotSeated,
    /// There was such a table.
    Removed(Removal),
    /// The rules, or whose turn it is, do not allow it.
    Rules(Refusal),
    SeatedAlready,
    /// Whoever has seen one hand of a table may not hold another one.
    SeenAHand,
    ServerFull,
    Stale,
    /// The longest body there may be, in bytes.
    TooLarge(usize),
    /// The most letters there may be.
    TooLong(usize),
    TooMany,
    /// Every edition stays in memory, so there are only so many.
    TooManyEditions(u32),
    TooManyTables(u32),
    TooSlow,
    Unauthenticated,
    /// The connection to the database was lost during a commit: it may have been done.
    Uncertain,
    WrongOrigin,
}

static SPEECHES: Speeches = Speeches::new(scene::words!());

/// The words of the server itself.
pub fn speech(lang: Lang) -> &'static Speech {
    SPEECHES.of(lang)
}

impl ApiError {
    pub fn bad_request(reason: impl ToString) -> ApiError {
        ApiError::BadRequest(reason.to_string())
    }

    pub fn bad_save(reason: impl ToString) -> ApiError {
        ApiError::BadSave(reason.to_string())
    }

    pub fn bad_table(reason: impl ToString) -> ApiError {
        ApiError::BadTable(reason.to_string())
    }

    pub fn broken(reason: impl ToString) -> ApiError {
        ApiError::Broken(reason.to_string())
    }

    /// Names the error for clients; also the name of its sentence in `text/`.
    pub fn code(&self) -> &'static str {
        self.facts().0
    }

    fn status(&self) -> StatusCode {
        self.facts().1
    }

    /// The code and the status of each.
    fn facts(&self) -> (&'static str, StatusCode) {
        match self {
            ApiError::BadLetter => ("bad-letter", StatusCode::UNPROCESSABLE_ENTITY),
            ApiError::BadRequest(_) => ("bad-request", StatusCode::BAD_REQUEST),
            ApiError::BadSave(_) => ("bad-save", StatusCode::UNPROCESSABLE_ENTITY),
            ApiError::BadSecret => ("bad-secret", StatusCode::NOT_FOUND),
            ApiError::BadTable(_) => ("bad-table", StatusCode::UNPROCESSABLE_ENTITY),
            ApiError::Broken(_) => ("broken", StatusCode::INTERNAL_SERVER_ERROR),
            ApiError::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            ApiError::CampaignDamaged => ("campaign-damaged", StatusCode::CONFLICT),
            ApiError::CampaignOver => ("campaign-over", StatusCode::CONFLICT),
            ApiError::GameOver => ("game-over", StatusCode::CONFLICT),
            ApiError::InUse => ("in-use", StatusCode::CONFLICT),
            ApiError::NoFreeSeat => ("no-free-seat", StatusCode::CONFLICT),
            ApiError::NoHints => ("no-hints", StatusCode::FORBIDDEN),
            ApiError::NobodyToAsk => ("nobody-to-ask", StatusCode::CONFLICT),
            ApiError::NoSuchRequest => ("no-such-request", StatusCode::NOT_FOUND),
            ApiError::NotBegun => ("not-begun", StatusCode::CONFLICT),
            ApiError::NotFound => ("not-found", StatusCode::NOT_FOUND),
            ApiError::NotKept => ("not-kept", StatusCode::SERVICE_UNAVAILABLE),
            ApiError::NotOver => ("not-over", StatusCode::CONFLICT),
            ApiError::NotOwner => ("not-owner", StatusCode::FORBIDDEN),
            ApiError::NotSeated => ("not-seated", StatusCode::FORBIDDEN),
            ApiError::Removed(Removal::Evicted) => ("evicted", StatusCode::GONE),
            ApiError::Removed(Removal::Expired) => ("expired", StatusCode::GONE),
            ApiError::Rules(refusal) => (code_of(refusal), StatusCode::CONFLICT),
            ApiError::SeatedAlready => ("seated-already", StatusCode::CONFLICT),
            ApiError::SeenAHand => ("seen-a-hand", StatusCode::CONFLICT),
            ApiError::ServerFull => ("house-full", StatusCode::SERVICE_UNAVAILABLE),
            ApiError::Stale => ("stale", StatusCode::CONFLICT),
            ApiError::TooLarge(_) => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            ApiError::TooLong(_) => ("too-long", StatusCode::UNPROCESSABLE_ENTITY),
            ApiError::TooMany => ("too-many", StatusCode::TOO_MANY_REQUESTS),
            ApiError::TooManyEditions(_) => ("too-many-editions", StatusCode::TOO_MANY_REQUESTS),
            ApiError::TooManyTables(_) => ("too-many-tables", StatusCode::TOO_MANY_REQUESTS),
            ApiError::TooSlow => ("too-slow", StatusCode::REQUEST_TIMEOUT),
            ApiError::Unauthenticated => ("nobody", StatusCode::UNAUTHORIZED),
            ApiError::Uncertain => ("uncertain", StatusCode::SERVICE_UNAVAILABLE),
            ApiError::WrongOrigin => ("wrong-origin", StatusCode::FORBIDDEN),
        }
    }

    fn line(&self) -> Line {
        let line = Line::new(self.code());
        match self {
            ApiError::BadRequest(reason)
            | ApiError::BadSave(reason)
            | ApiError::BadTable(reason)
            | ApiError::Broken(reason) => line.with("reason", Arg::Text(reason.clone())),
            ApiError::Rules(Refusal::NotAnAction(reason)) => {
                line.with("reason", Arg::Text(reason.to_string()))
            }
            ApiError::Rules(Refusal::NotLegal { action }) => {
                line.with("action", Arg::Text(action.clone()))
            }
            ApiError::TooLarge(bytes) => line.with("most", Arg::Number((bytes / 1024) as i64)),
            ApiError::TooLong(letters) => line.with("most", Arg::Number(*letters as i64)),
            ApiError::TooManyEditions(most) | ApiError::TooManyTables(most) => {
                line.with("most", Arg::Number((*most).into()))
            }
            _ => line,
        }
    }

    /// In words.
    pub fn say(&self, lang: Lang) -> ErrorBody {
        ErrorBody { code: self.code().to_owned(), reason: speech(lang).say(&self.line()) }
    }

    /// Whether the same may be possible in a moment.
    pub fn is_temporary(&self) -> bool {
        matches!(
            self,
            ApiError::Busy | ApiError::NotKept | ApiError::ServerFull | ApiError::Uncertain
        )
    }

    /// Whether what is stored cannot be played on.
    pub fn is_corrupt(&self) -> bool {
        matches!(self, ApiError::Broken(_))
    }

    /// Whether it may have been done all the same.
    pub fn is_uncertain(&self) -> bool {
        matches!(self, ApiError::Uncertain)
    }

    /// Whether whoever sent the command sees an old table and needs a fresh one.
    pub fn is_conflict(&self) -> bool {
        matches!(
            self,
            ApiError::GameOver | ApiError::NotBegun | ApiError::Rules(_) | ApiError::Stale
        )
    }
}

fn code_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "game-over",
        Refusal::NotYourTurn { .. } => "not-your-turn",
        Refusal::NotAnAction(_) => "not-an-action",
        Refusal::NotLegal { .. } => "not-legal",
        Refusal::NothingToUndo => "nothing-to-undo",
        Refusal::NothingToRedo => "nothing-to-redo",
    }
}

/// In English, as it stands in the log.
impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN).reason)
    }
}

impl Error for ApiError {}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError::Rules(refusal)
    }
}

impl From<HintError> for ApiError {
    fn from(error: HintError) -> ApiError {
        match error {
            HintError::Off => ApiError::NoHints,
            HintError::NotAsked { decider } => Refusal::NotYourTurn { decider }.into(),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store");
        match error {
            StoreError::Corrupt(reason) => ApiError::Broken(reason),
            StoreError::Uncertain(_) => ApiError::Uncertain,
            StoreError::Conflict | StoreError::Unavailable(_) => ApiError::NotKept,
        }
    }
}

/// Leaves it to [`in_words`] to say it, which knows the language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
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
