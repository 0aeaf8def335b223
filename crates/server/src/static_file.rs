//! Static files, compressed once.

use std::{
    io::Write,
    sync::{Arc, OnceLock},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

use crate::random;

/// A file in memory.
#[derive(Clone, Debug)]
pub struct StaticFile {
    kind: &'static str,
    plain: Bytes,
    /// Made for the first who wants it.
    gzip: OnceLock<Bytes>,
    /// Tells this content from any other.
    pub hash: String,
}

/// How long a browser may keep a file without asking again.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CachePolicy {
    /// For ever: other content would have another address.
    Immutable,
    /// It asks each time whether the file has changed.
    Revalidate,
}

impl StaticFile {
    pub fn new(kind: &'static str, text: String) -> Arc<StaticFile> {
        Arc::new(StaticFile::packed(kind, text.into(), OnceLock::new()))
    }

    /// A file that may have been compressed before.
    pub fn packed(kind: &'static str, plain: Bytes, gzip: OnceLock<Bytes>) -> StaticFile {
        let hash = random::hex(&Sha256::digest(&plain)[..10]);
        StaticFile { kind, plain, gzip, hash }
    }

    fn gzip(&self) -> Bytes {
        let pack = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            let packed = encoder.write_all(&self.plain).and_then(|()| encoder.finish());
            packed.expect("memory takes everything").into()
        };
        self.gzip.get_or_init(pack).clone()
    }

    pub fn answer(&self, headers: &HeaderMap, keep: CachePolicy) -> Response {
        let has = |name, word: &str| {
            let value =
                headers.get(name).and_then(|value: &header::HeaderValue| value.to_str().ok());
            value.is_some_and(|value| value.contains(word))
        };
        let tag = format!("\"{}\"", self.hash);
        let keep = match keep {
            CachePolicy::Immutable => "public, max-age=31536000, immutable",
            CachePolicy::Revalidate => "no-cache",
        };
        let about = [
            (header::CONTENT_TYPE, self.kind),
            (header::ETAG, tag.as_str()),
            (header::CACHE_CONTROL, keep),
            (header::VARY, "accept-encoding"),
        ];
        if has(header::IF_NONE_MATCH, &tag) {
            (StatusCode::NOT_MODIFIED, about).into_response()
        } else if has(header::ACCEPT_ENCODING, "gzip") {
            (about, [(header::CONTENT_ENCODING, "gzip")], self.gzip()).into_response()
        } else {
            (about, self.plain.clone()).into_response()
        }
    }
}
