//! Bodies of requests: JSON, of a limited size, and told what is wrong with them.

use std::time::Duration;

use axum::{
    Json,
    extract::{FromRequest, Request},
    http::StatusCode,
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::ApiError;

/// What most requests may have, in bytes.
pub const USUAL: usize = 16 * 1024;

/// What a new table may have, whose edition comes with it.
pub const NEW_TABLE: usize = 1024 * 1024;

/// How long the body of a request is waited for.
#[derive(Copy, Clone, Debug)]
pub struct BodyTimeout(pub Duration);

/// A body that was understood.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let is_new_table = request.uri().path().ends_with("/api/tables");
        let most = request.extensions().get::<BodyTimeout>().map_or(Duration::MAX, |most| most.0);
        let read = timeout(most, Json::from_request(request, state));
        match read.await.map_err(|_| ApiError::TooSlow)? {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge(if is_new_table { NEW_TABLE } else { USUAL }))
            }
            // The text names the place in the body, and nothing of ours.
            Err(rejection) => Err(ApiError::bad_request(rejection.body_text())),
        }
    }
}
