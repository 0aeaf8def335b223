//! Requests about people: names, and links that move them to another browser.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, header},
    routing::{get, post},
};
use axum_extra::extract::cookie::SignedCookieJar;
use sha2::{Digest, Sha256};
use wire::people::{Me, NameMe, Recover, Recovery};

use crate::{
    asker::{self, Asker},
    body::Body,
    house::House,
    manners,
    objection::Objection,
    random,
    store::Person,
};

pub fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/me", get(me).post(name_me))
        .route("/api/me/recovery", post(recovery))
        .route("/api/recover", post(recover))
}

type Named = Result<(SignedCookieJar, Json<Me>), Objection>;

/// Renews the cookie too, so that whoever comes now and then stays the same person.
async fn me(State(house): State<Arc<House>>, asker: Asker) -> Named {
    greet(&house, asker.somebody()?)
}

fn greet(house: &House, person: &Person) -> Named {
    Ok((asker::cookie(house, person), Json(Me { name: person.name.clone() })))
}

async fn name_me(
    State(house): State<Arc<House>>,
    asker: Asker,
    Body(NameMe { name }): Body<NameMe>,
) -> Named {
    house.limits.names.take(asker.address)?;
    let name = manners::name(&name)?;
    let person = match asker.person {
        Some(person) => {
            let person = Person { name, ..person };
            house.store.rename(&person).await?;
            person
        }
        None => {
            let person = Person { id: random::secret(), name };
            house.store.add_person(&person).await?;
            person
        }
    };
    greet(&house, &person)
}

async fn recovery(
    State(house): State<Arc<House>>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Json<Recovery>, Objection> {
    house.limits.names.take(asker.address)?;
    let person = asker.somebody()?;
    let secret = random::secret();
    house.store.set_recovery(&person.id, &hash(&secret)).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let base = house.config.base_url.clone().unwrap_or_else(|| format!("http://{host}"));
    // Behind the `#` it never reaches a server, so it is in nobody's log.
    Ok(Json(Recovery { link: format!("{base}/recover#{secret}") }))
}

async fn recover(
    State(house): State<Arc<House>>,
    asker: Asker,
    Body(Recover { secret }): Body<Recover>,
) -> Named {
    house.limits.names.take(asker.address)?;
    let person = house.store.recovered(&hash(&secret)).await?;
    greet(&house, &person.ok_or_else(Objection::bad_secret)?)
}

/// What is kept of a secret: enough to know it again.
fn hash(secret: &str) -> String {
    random::hex(&Sha256::digest(secret))
}
