//! A proxy that can stop forwarding without a word, as a network does when somebody walks away.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::Notify,
};

use crate::error::Error;

#[derive(Debug)]
pub struct Proxy {
    pub address: String,
    frozen: Arc<AtomicBool>,
    /// Never told: whoever waits for it holds the connection open.
    forever: Arc<Notify>,
}

impl Proxy {
    pub async fn start(to: &str) -> Result<Proxy, Error> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(Error::io("the proxy"))?;
        let address = listener.local_addr().map_err(Error::io("the proxy"))?.to_string();
        let (frozen, forever) = (Arc::<AtomicBool>::default(), Arc::<Notify>::default());
        let proxy = Proxy { address, frozen: Arc::clone(&frozen), forever: Arc::clone(&forever) };
        let to = to.to_owned();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(&to).await else { continue };
                let ((a, b), (c, d)) = (client.into_split(), server.into_split());
                tokio::spawn(forward(a, d, Arc::clone(&frozen), Arc::clone(&forever)));
                tokio::spawn(forward(c, b, Arc::clone(&frozen), Arc::clone(&forever)));
            }
        });
        Ok(proxy)
    }

    /// From now on nothing passes, and nobody is told.
    pub fn freeze(&self) {
        self.frozen.store(true, Relaxed);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.forever.notify_waiters();
    }
}

async fn forward(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    frozen: Arc<AtomicBool>,
    forever: Arc<Notify>,
) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer).await.unwrap_or(0);
        if frozen.load(Relaxed) {
            // Not even the end of a connection passes.
            forever.notified().await;
            return;
        }
        if read == 0 || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
