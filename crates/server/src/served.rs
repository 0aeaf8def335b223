//! Files that are served as they are, compressed once.

use std::{io::Write, sync::Arc};

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
pub struct Served {
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
    /// Tells this content from any other.
    pub hash: String,
}

/// How long a browser may keep a file without asking again.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Keep {
    /// For ever: another content would have another address.
    Always,
    /// It asks each time whether there is another one.
    Ask,
}

impl Served {
    pub fn new(kind: &'static str, text: String) -> Arc<Served> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let gzip = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        let gzip = gzip.expect("memory takes everything").into();
        Arc::new(Served::packed(kind, text.into(), gzip))
    }

    /// A file that was compressed before.
    pub fn packed(kind: &'static str, plain: Bytes, gzip: Bytes) -> Served {
        let hash = random::hex(&Sha256::digest(&plain)[..10]);
        Served { kind, plain, gzip, hash }
    }

    pub fn answer(&self, headers: &HeaderMap, keep: Keep) -> Response {
        let has = |name, word: &str| {
            let value = headers.get(name).and_then(|value: &header::HeaderValue| value.to_str().ok());
            value.is_some_and(|value| value.contains(word))
        };
        let tag = format!("\"{}\"", self.hash);
        let keep = match keep {
            Keep::Always => "public, max-age=31536000, immutable",
            Keep::Ask => "no-cache",
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
            (about, [(header::CONTENT_ENCODING, "gzip")], self.gzip.clone()).into_response()
        } else {
            (about, self.plain.clone()).into_response()
        }
    }
}
