//! Frames: messages of the server as they go over the wire.

use std::{
    cell::RefCell,
    sync::{Arc, OnceLock},
    thread::LocalKey,
};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes},
};
use flate2::{Compress, Compression, FlushCompress, Status};
use wire::table::ServerMessage;

/// Smaller messages are sent as they are: they fit into one packet anyway.
const SMALL: usize = 1024;

/// How hard updates are compressed: level 2 makes them a sixteenth larger, level 6 a twentieth smaller
/// for much more work.
const UPDATE_LEVEL: u32 = 3;

/// How hard a whole table is compressed, which comes once and is large.
const STATE_LEVEL: u32 = 6;

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
    compressor: &'static LocalKey<RefCell<Compress>>,
    /// Made for the first who wants it.
    deflated: OnceLock<Bytes>,
}

impl Frame {
    pub fn new(message: &ServerMessage) -> Frame {
        let text = serde_json::to_string(message).expect("messages are plain data");
        let compressor = match message {
            ServerMessage::State(_) => &STATE_COMPRESSOR,
            _ => &UPDATE_COMPRESSOR,
        };
        Frame(Arc::new(Content { text: text.into(), compressor, deflated: OnceLock::new() }))
    }

    /// As it is sent to a client.
    pub fn encode(&self, encoding: Encoding) -> Message {
        let Content { text, compressor, deflated } = &*self.0;
        match encoding {
            Encoding::DeflateRaw if SMALL <= text.len() => {
                Message::Binary(deflated.get_or_init(|| deflate(text, compressor)).clone())
            }
            Encoding::DeflateRaw | Encoding::Plain => Message::Text(text.clone()),
        }
    }
}

thread_local! {
    // A compressor has a few hundred kilobytes of tables: to make them anew for every message costs
    // more than the message.
    static UPDATE_COMPRESSOR: RefCell<Compress> = compressor(UPDATE_LEVEL);
    static STATE_COMPRESSOR: RefCell<Compress> = compressor(STATE_LEVEL);
}

fn compressor(level: u32) -> RefCell<Compress> {
    RefCell::new(Compress::new(Compression::new(level), false))
}

fn deflate(text: &str, compressor: &'static LocalKey<RefCell<Compress>>) -> Bytes {
    compressor.with_borrow_mut(|compressor| {
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
