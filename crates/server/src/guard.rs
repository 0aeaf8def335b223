//! Checks every request: rate limits, origin, timeouts, and the security headers of answers.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::time::timeout;

use crate::{app::AppState, auth, body::BodyTimeout, error::ApiError};

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
pub async fn check(State(app): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let timeouts = app.config.timeouts;
    request.extensions_mut().insert(BodyTimeout(timeouts.body));
    match admit(&app, &request) {
        // A socket is answered as soon as it opens, so it has the same time.
        Ok(()) => match timeout(timeouts.answer, next.run(request)).await {
            Ok(response) => response,
            Err(_) => refuse(&app, ApiError::TooSlow),
        },
        Err(error) => refuse(&app, error),
    }
}

fn refuse(app: &AppState, error: ApiError) -> Response {
    app.metrics.refused(error.code());
    error.into_response()
}

fn admit(app: &AppState, request: &Request) -> Result<(), ApiError> {
    let trust_proxy = app.config.trust_proxy;
    let address = auth::address(request.headers(), request.extensions(), trust_proxy);
    app.limits.requests.take(address)?;
    let changes = ![Method::GET, Method::HEAD].contains(request.method());
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if changes || is_socket {
        is_ours(request.headers(), app.config.base_url.as_deref())?;
    }
    Ok(())
}

/// A browser tells from which site a request comes; other programs tell nothing, and have no
/// cookies that somebody could misuse. Where it is known how people reach us, nothing else counts:
/// `Host` is what somebody else's name for our address says.
fn is_ours(headers: &HeaderMap, base_url: Option<&str>) -> Result<(), ApiError> {
    let read = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if !headers.contains_key(header::ORIGIN) {
        return Ok(());
    }
    let origin = read(header::ORIGIN).unwrap_or("null");
    let is_ours = match base_url {
        Some(base) => base.trim_end_matches('/').eq_ignore_ascii_case(origin),
        None => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == read(header::HOST)
        }
    };
    if is_ours { Ok(()) } else { Err(ApiError::WrongOrigin) }
}
