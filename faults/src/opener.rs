//! Somebody who opens tables, one after the other.

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use serde_json::json;
use tokio::time::{Instant, sleep};
use wire::lobby::{Lobby, Opened};

use crate::{
    fixture::GAMES,
    http::Client,
    law::Violation,
    table::{Progress, Shared, Until},
};

/// What was opened, and what was not.
#[derive(Debug)]
pub struct Opener {
    cookie: String,
    opened: BTreeSet<String>,
    refused: u64,
    /// Asked for and never answered.
    doubts: usize,
    pub progress: Arc<Progress>,
    pub violations: Vec<Violation>,
}

const PAUSE: Duration = Duration::from_millis(120);

impl Opener {
    pub fn new(cookie: &str) -> Opener {
        Opener {
            cookie: cookie.to_owned(),
            opened: BTreeSet::new(),
            refused: 0,
            doubts: 0,
            progress: Arc::default(),
            violations: Vec::new(),
        }
    }

    pub fn counts(&self) -> (u64, u64, usize) {
        (self.opened.len() as u64, self.refused, self.doubts)
    }

    fn client(&self, shared: &Shared) -> Client {
        let address = shared.address.borrow().clone();
        let (cookie, patience) = (self.cookie.clone(), shared.patience);
        Client { cookie, patience, ..Client::new(&address) }
    }

    pub async fn run(&mut self, shared: &Shared, until: Until) {
        let before = self.opened.len();
        while !shared.stop.load(Relaxed) {
            if until == Until::Acknowledged && before < self.opened.len() {
                break;
            }
            let started = Instant::now();
            self.open(shared).await;
            sleep((started + PAUSE).saturating_duration_since(Instant::now())).await;
        }
        if until == Until::Acknowledged {
            self.compare(shared).await;
        }
    }

    async fn open(&mut self, shared: &Shared) {
        let game = GAMES[(self.opened.len() + self.doubts) % GAMES.len()];
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wanted = json!({ "game": game, "seats": seats });
        self.progress.is_asking.store(true, Relaxed);
        let answer = self.client(shared).post("/api/tables", &wanted).await;
        self.progress.is_asking.store(false, Relaxed);
        match answer {
            Ok(answer) if answer.is_success() => match answer.read::<Opened>() {
                Ok(Opened { id }) => {
                    self.opened.insert(id);
                    self.progress.acknowledged.store(self.opened.len() as u64, Relaxed);
                }
                Err(_) => self.doubts += 1,
            },
            Ok(answer) => {
                self.refused += 1;
                self.progress.refused.store(self.refused, Relaxed);
                let told = answer.error_body();
                if told.is_none_or(|told| told.code.is_empty() || told.reason.is_empty()) {
                    let told = format!("opening a table: {} {}", answer.status, answer.body);
                    self.violations.push(Violation::NoReason(told));
                }
            }
            // Without a connection nothing was asked for; else nobody knows.
            Err(_) => self.doubts += 1,
        }
    }

    /// What the lobby lists now is what was opened.
    async fn compare(&mut self, shared: &Shared) {
        let answer = self.client(shared).get("/api/lobby").await;
        let Ok(Lobby { mine, .. }) = answer.and_then(|answer| answer.read()) else {
            self.violations.push(Violation::NotRecovered("there is no lobby".to_owned()));
            return;
        };
        let listed: BTreeSet<String> = mine.into_iter().map(|row| row.id).collect();
        if let Some(id) = self.opened.iter().find(|id| !listed.contains(*id)) {
            self.violations.push(Violation::Lost(format!("the opened table {id}")));
        }
        if self.opened.len() + self.doubts < listed.len() {
            let told =
                format!("{} tables are listed, {} were opened", listed.len(), self.opened.len());
            self.violations.push(Violation::Happened(told));
        }
    }
}
