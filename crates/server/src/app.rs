//! The application state: everything the server shares between its requests.

use std::{fmt, sync::Arc};

use axum_extra::extract::cookie::Key;
use thiserror::Error;
use tokio::sync::watch;

use crate::{
    bot_pool::BotPool,
    config::Config,
    editions::Editions,
    expiry,
    health::Health,
    library::{Library, LibraryError},
    limits::Limits,
    metrics::Metrics,
    people::SignOuts,
    random,
    store::{DatabaseError, Store, StoreError},
    tables::Tables,
};

/// What all requests share.
pub struct AppState {
    pub config: Config,
    pub store: Store,
    pub tables: Tables,
    pub library: Library,
    pub editions: Editions,
    pub bots: BotPool,
    pub limits: Limits,
    pub sign_outs: SignOuts,
    pub metrics: Arc<Metrics>,
    pub health: Health,
    /// Signs the cookies.
    pub key: Key,
    closing: watch::Sender<bool>,
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppState").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Why the server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Art(#[from] LibraryError),
}

/// Seconds after which the clients of a server that is shutting down reconnect.
pub const RECONNECT_SECONDS: u32 = 3;

impl AppState {
    /// Opens the store, the key and the bots, and resumes the tables that were in play.
    pub async fn open(config: Config) -> Result<Arc<AppState>, StartError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.db, Arc::clone(&metrics)).await?;
        let key = store.stored_value("cookie-key", || random::hex(&random::bytes::<64>())).await;
        let key = key.map_err(|error| DatabaseError::new(&config.db, error.into()))?;
        let editions = store.editions().await?;
        let app = Arc::new(AppState {
            key: Key::from(key.as_bytes()),
            library: Library::load()?,
            editions: Editions::new(config.max_editions, editions),
            bots: BotPool::start(config.bot_threads, Arc::clone(&metrics)),
            tables: Tables::default(),
            limits: Limits::new(&config),
            health: Health::default(),
            sign_outs: SignOuts::default(),
            closing: watch::Sender::new(false),
            config,
            store,
            metrics,
        });
        for id in app.store.tables_to_wake().await? {
            app.tables.wake(&app, &id);
        }
        tokio::spawn(expiry::keep_sweeping(Arc::downgrade(&app)));
        Ok(app)
    }

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server shuts down.
    pub async fn closes(&self) {
        // The sender is ours, so there is no end of waiting but this.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Disconnects everybody from the tables and admits no further requests.
    pub async fn close_tables(&self) {
        self.closing.send_replace(true);
        self.tables.close(RECONNECT_SECONDS).await;
    }
}
