//! The house: everything the server shares between its requests.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use axum_extra::extract::cookie::Key;

use crate::{
    bots::Bots,
    config::Config,
    editions::Editions,
    expiry,
    health::Health,
    library::Library,
    limits::Limits,
    metrics::Metrics,
    people::SignOuts,
    random,
    store::{Store, without_password},
    tables::Tables,
};

/// All rooms under one roof.
pub struct House {
    pub config: Config,
    pub store: Store,
    pub tables: Tables,
    pub library: Library,
    pub editions: Editions,
    pub bots: Bots,
    pub limits: Limits,
    pub sign_outs: SignOuts,
    pub metrics: Arc<Metrics>,
    pub health: Health,
    /// Signs the cookies.
    pub key: Key,
    closing: AtomicBool,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Seconds after which clients of a closing house come back.
const BACK_IN: u32 = 3;

impl House {
    /// Opens the house: its store, its key, its bots. Tables that were going on go on.
    pub async fn open(config: Config) -> Result<Arc<House>, String> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.db, Arc::clone(&metrics)).await?;
        let key = store.keepsake("cookie-key", || random::hex(&random::bytes::<64>())).await;
        let db = without_password(&config.db);
        let key = key.map_err(|failure| format!("the database {db}: {failure}"))?;
        let editions = store.editions().await.map_err(|failure| failure.to_string())?;
        let house = Arc::new(House {
            key: Key::from(key.as_bytes()),
            library: Library::load()?,
            editions: Editions::new(config.max_editions, editions),
            bots: Bots::start(config.bot_threads, Arc::clone(&metrics)),
            tables: Tables::default(),
            limits: Limits::new(&config),
            health: Health::default(),
            sign_outs: SignOuts::default(),
            closing: AtomicBool::new(false),
            config,
            store,
            metrics,
        });
        for id in house.store.restless().await.map_err(|failure| failure.to_string())? {
            house.tables.wake(&house, &id);
        }
        tokio::spawn(expiry::keep_sweeping(Arc::downgrade(&house)));
        Ok(house)
    }

    pub fn is_closing(&self) -> bool {
        self.closing.load(Relaxed)
    }

    /// Says good-bye to everybody at a table; nobody is let in any more.
    pub async fn say_goodbye(&self) {
        self.closing.store(true, Relaxed);
        self.tables.close(BACK_IN).await;
    }
}
