//! The router: all requests there are, and the layers around each of them.

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
    app::AppState, body, campaigns, error, guard, lesson, lobby, people, reference, replays,
    socket, web_client,
};

/// All routes, testable without a socket.
pub fn router(app: Arc<AppState>) -> Router {
    let mut router = Router::new()
        .merge(people::routes())
        .merge(lobby::routes())
        .merge(lesson::routes())
        .merge(campaigns::routes())
        .merge(reference::routes())
        .merge(replays::routes())
        .merge(socket::routes())
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(web_client::answer)
        .layer(DefaultBodyLimit::max(body::USUAL))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::check))
        .layer(middleware::from_fn(error::in_words))
        .layer(CompressionLayer::new());
    for (name, value) in guard::HEADERS {
        router = router.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    let id = HeaderName::from_static("x-request-id");
    router
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(PropagateRequestIdLayer::new(id.clone()))
        .layer(SetRequestIdLayer::new(id, MakeRequestUuid))
        .with_state(app)
}

/// What the log says about a request. No query and no cookie: they may be private.
fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>();
    let id = id.and_then(|id| id.header_value().to_str().ok()).unwrap_or("");
    tracing::info_span!("request", id, method = %request.method(), path = request.uri().path())
}

async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, error::ApiError> {
    app.health.check(&app).await?;
    Ok("ok\n")
}

async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text())
}
