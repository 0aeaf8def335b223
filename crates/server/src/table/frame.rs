//! Frames: messages of the server as they go over the wire.

use std::{
    cell::RefCell,
    sync::{Arc, OnceLock},
};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes},
};
use flate2::{Compress, Compression, FlushCompress, Status};
use wire::table::ServerMessage;

/// Smaller messages are sent as they are: they fit into one packet anyway.
const SMALL: usize = 1024;

/// How hard we try: level 6 makes updates a tenth smaller and takes twice as long, level 1 a fifth
/// larger in half the time.
const LEVEL: u32 = 2;

/// How a client takes messages.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Encoding {
    #[default]
    Plain,
    /// Raw deflate in binary frames, except for small messages. gzip would be the same with 18
    /// bytes around it.
    DeflateRaw,
}

/// A message that is written once, and compressed once, for everybody who receives it.
#[derive(Clone, Debug)]
pub struct Frame(Arc<Content>);

#[derive(Debug)]
struct Content {
    text: Utf8Bytes,
    /// Made for the first who wants it.
    deflated: OnceLock<Bytes>,
}

impl Frame {
    pub fn new(message: &ServerMessage) -> Frame {
        let text = serde_json::to_string(message).expect("messages are plain data");
        Frame(Arc::new(Content { text: text.into(), deflated: OnceLock::new() }))
    }

    /// As it is sent to a client.
    pub fn encode(&self, encoding: Encoding) -> Message {
        let Content { text, deflated } = &*self.0;
        match encoding {
            Encoding::DeflateRaw if SMALL <= text.len() => {
                Message::Binary(deflated.get_or_init(|| deflate(text)).clone())
            }
            Encoding::DeflateRaw | Encoding::Plain => Message::Text(text.clone()),
        }
    }
}

thread_local! {
    /// A compressor has a few hundred kilobytes of tables: to make them anew for every message costs
    /// more than the message.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

fn deflate(text: &str) -> Bytes {
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut deflated = Vec::with_capacity(text.len() / 4 + SMALL);
        loop {
            let read = compressor.total_in() as usize;
            let rest = &text.as_bytes()[read..];
            let done = compressor.compress_vec(rest, &mut deflated, FlushCompress::Finish);
            if done.expect("memory takes everything") == Status::StreamEnd {
                return deflated.into();
            }
            deflated.reserve(deflated.capacity());
        }
    })
}
