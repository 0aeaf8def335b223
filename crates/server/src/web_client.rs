//! The browser's client, built by `cargo xtask web` and kept in this binary.

use std::{
    collections::HashMap,
    sync::{LazyLock, OnceLock},
};

use axum::{
    body::Bytes,
    extract::Request,
    http::{Method, StatusCode},
    response::{Html, IntoResponse, Response},
};

use crate::{
    error::ApiError,
    static_file::{CachePolicy, StaticFile},
};

/// Path, plain and compressed content of every file.
type File = (&'static str, &'static [u8], &'static [u8]);

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

static CLIENT: LazyLock<HashMap<&str, StaticFile>> = LazyLock::new(|| {
    let file = |&(path, plain, gzip): &File| {
        let (plain, gzip) = (Bytes::from_static(plain), OnceLock::from(Bytes::from_static(gzip)));
        (path, StaticFile::packed(kind(path), plain, gzip))
    };
    FILES.iter().map(file).collect()
});

const MISSING: &str = "<!doctype html><html lang=\"en\"><title>Tablewright</title>\
                       <p>This build has no browser client: build it with <code>cargo xtask web\
                       </code>, then build the program again.</p></html>";

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A file of the client; for its pages, the one that holds them all.
pub async fn answer(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::NotFound.into_response();
    }
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    if let Some(file) = CLIENT.get(path) {
        // Vite puts the hash of its content into the name of an asset.
        let keep = if path.starts_with("assets/") {
            CachePolicy::Immutable
        } else {
            CachePolicy::Revalidate
        };
        return file.answer(request.headers(), keep);
    }
    let mut page = match CLIENT.get("index.html") {
        Some(index) => index.answer(request.headers(), CachePolicy::Revalidate),
        None => Html(MISSING).into_response(),
    };
    if !is_page(path) {
        *page.status_mut() = StatusCode::NOT_FOUND;
    }
    page
}

/// The pages there are, as in `web/src/lib/route.svelte.ts`; the client itself tells what is wrong
/// with others.
fn is_page(path: &str) -> bool {
    let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
    matches!(
        words.as_slice(),
        [] | ["recover"] | ["table" | "replay" | "campaign" | "learn" | "aid", _] | ["learn", _, _]
    )
}
