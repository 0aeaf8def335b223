//! The guard at the door: who may ask at all, and what browsers are told about us.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{asker, house::House, objection::Objection};

/// What browsers may load: nothing but ours, and no script inside of a page. SVG carries its styles
/// in attributes.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                       img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; \
                       manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                       frame-ancestors 'none'";

/// Headers of every answer.
pub const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
];

/// Lets in what is not too much, and what comes from our own pages.
pub async fn check(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    match admit(&house, &request) {
        Ok(()) => next.run(request).await,
        Err(objection) => {
            house.metrics.refused(objection.code);
            objection.into_response()
        }
    }
}

fn admit(house: &House, request: &Request) -> Result<(), Objection> {
    let trust_proxy = house.config.trust_proxy;
    let address = asker::address(request.headers(), request.extensions(), trust_proxy);
    house.limits.requests.take(address)?;
    let changes = ![Method::GET, Method::HEAD].contains(request.method());
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if changes || is_socket {
        is_ours(request.headers(), house.config.base_url.as_deref())?;
    }
    Ok(())
}

/// A browser tells from which site a request comes; other programs tell nothing, and have no
/// cookies that somebody could misuse.
fn is_ours(headers: &HeaderMap, base_url: Option<&str>) -> Result<(), Objection> {
    let read = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if !headers.contains_key(header::ORIGIN) {
        return Ok(());
    }
    let origin = read(header::ORIGIN).unwrap_or("null");
    let host = origin.split_once("://").map(|(_, host)| host);
    let is_base = base_url.is_some_and(|base| base.trim_end_matches('/') == origin);
    let is_host = host.is_some() && host == read(header::HOST);
    if is_base || is_host { Ok(()) } else { Err(Objection::wrong_origin()) }
}
