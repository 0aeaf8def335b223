//! Requests about people: names, and links that move them to another browser.

use std::{future::pending, sync::Arc};

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    routing::{get, post},
};
use axum_extra::extract::cookie::SignedCookieJar;
use sha2::{Digest, Sha256};
use tokio::sync::broadcast::{self, error::RecvError};
use wire::people::{Profile, Recover, Recovery, SetName, SignOut};

use crate::{
    app::AppState,
    auth::{self, Visitor},
    body::Body,
    error::ApiError,
    random,
    store::Person,
    validation,
};

pub fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/me", get(me).post(name_me))
        .route("/api/me/recovery", post(recovery))
        .route("/api/me/sign-out", post(sign_out))
        .route("/api/recover", post(recover))
}

type Named = Result<(SignedCookieJar, Json<Profile>), ApiError>;

/// Renews the cookie too, so that whoever comes now and then stays the same person.
async fn me(State(app): State<Arc<AppState>>, visitor: Visitor) -> Named {
    greet(&app, visitor.require_person()?)
}

fn greet(app: &AppState, person: &Person) -> Named {
    Ok((auth::cookie(app, person), Json(Profile { name: person.name.clone() })))
}

async fn name_me(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Body(SetName { name }): Body<SetName>,
) -> Named {
    app.limits.names.take(visitor.address)?;
    let name = validation::name(&name)?;
    let person = match visitor.person {
        Some(person) => {
            let person = Person { name, ..person };
            app.store.rename(&person).await?;
            person
        }
        None => {
            let person = Person { id: random::secret(), name, era: 0 };
            app.store.add_person(&person).await?;
            person
        }
    };
    greet(&app, &person)
}

async fn recovery(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<Recovery>, ApiError> {
    app.limits.names.take(visitor.address)?;
    let person = visitor.require_person()?;
    let secret = random::secret();
    app.store.set_recovery(&person.id, &hash(&secret)).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let base = app.config.base_url.clone().unwrap_or_else(|| format!("http://{host}"));
    // Behind the `#` it never reaches a server, so it is in nobody's log.
    Ok(Json(Recovery { link: format!("{base}/recover#{secret}") }))
}

async fn recover(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Body(Recover { secret }): Body<Recover>,
) -> Named {
    app.limits.names.take(visitor.address)?;
    let person = app.store.recovered(&hash(&secret)).await?;
    greet(&app, &person.ok_or(ApiError::BadSecret)?)
}

/// Forgets this browser's cookie, or ends all there are.
async fn sign_out(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Body(SignOut { everywhere }): Body<SignOut>,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    if everywhere {
        app.limits.names.take(visitor.address)?;
        let person = visitor.require_person()?;
        app.store.sign_out(&person.id).await?;
        app.sign_outs.announce(&person.id);
    }
    Ok((auth::no_cookie(&app), StatusCode::NO_CONTENT))
}

/// Tells open sockets who signed out everywhere.
#[derive(Debug)]
pub struct SignOuts(broadcast::Sender<String>);

/// So many may sign out before a socket has heard of the first; it then looks itself.
const UNHEARD: usize = 64;

impl Default for SignOuts {
    fn default() -> SignOuts {
        SignOuts(broadcast::Sender::new(UNHEARD))
    }
}

impl SignOuts {
    fn announce(&self, person: &str) {
        // Where no socket is open, there is nobody to be told.
        let _ = self.0.send(person.to_owned());
    }

    /// Hears of everybody who signs out from now on.
    pub fn listen(&self, app: &Arc<AppState>, person: Option<&Person>) -> SignedOut {
        let heard = person.map(|person| (person.clone(), self.0.subscribe()));
        SignedOut { app: Arc::clone(app), heard, has_missed: false }
    }
}

/// Whether a person has signed out since they connected.
#[derive(Debug)]
pub struct SignedOut {
    app: Arc<AppState>,
    heard: Option<(Person, broadcast::Receiver<String>)>,
    /// Whether something was missed, so that only the store knows.
    has_missed: bool,
}

impl SignedOut {
    /// Whether it happened before we listened, or while we could not follow.
    pub async fn is_past(&self) -> bool {
        let Some((person, _)) = &self.heard else { return false };
        let now = self.app.store.person(&person.id).await;
        // A database out of reach signs nobody out.
        now.is_ok_and(|now| now.is_none_or(|now| now.era != person.era))
    }

    /// Waits for it.
    pub async fn happens(&mut self) {
        loop {
            if self.has_missed && self.is_past().await {
                return;
            }
            self.has_missed = false;
            let Some((person, heard)) = &mut self.heard else { return pending().await };
            match heard.recv().await {
                Ok(other) if other == person.id => return,
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => self.has_missed = true,
                Err(RecvError::Closed) => return pending().await,
            }
        }
    }
}

/// What is kept of a secret: enough to know it again.
fn hash(secret: &str) -> String {
    random::hex(&Sha256::digest(secret))
}
