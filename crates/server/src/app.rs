//! The app: all requests there are, and what happens to every one of them.

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request, State},
    http::{HeaderName, header},
    middleware,
    response::IntoResponse,
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::CompressionLayer,
    request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer},
    set_header::SetResponseHeaderLayer,
    trace::TraceLayer,
};
use tracing::Span;

use crate::{
    body, campaigns, client, guard, house::House, lobby, objection, people, reference, replays,
    socket,
};

/// Everything, testable without a socket.
pub fn app(house: Arc<House>) -> Router {
    let mut app = Router::new()
        .merge(people::routes())
        .merge(lobby::routes())
        .merge(campaigns::routes())
        .merge(reference::routes())
        .merge(replays::routes())
        .merge(socket::routes())
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(client::answer)
        .layer(DefaultBodyLimit::max(body::USUAL))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard::check))
        .layer(middleware::from_fn(objection::in_words))
        .layer(CompressionLayer::new());
    for (name, value) in guard::HEADERS {
        app = app.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    let id = HeaderName::from_static("x-request-id");
    app.layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(PropagateRequestIdLayer::new(id.clone()))
        .layer(SetRequestIdLayer::new(id, MakeRequestUuid))
        .with_state(house)
}

/// What the log says about a request. No query and no cookie: they may be private.
fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>();
    let id = id.and_then(|id| id.header_value().to_str().ok()).unwrap_or("");
    tracing::info_span!("request", id, method = %request.method(), path = request.uri().path())
}

async fn health(State(house): State<Arc<House>>) -> Result<&'static str, objection::Objection> {
    house.health.check(&house).await?;
    Ok("ok\n")
}

async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text())
}
