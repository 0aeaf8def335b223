//! Games that are over, for those who ask for replays.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};
use wire::lobby::{Opened, Status, TableSummary};

use crate::{error::Error, http::Client};

/// A few hundred: more would take minutes.
const GAMES: usize = 200;

/// Lets bots play them, from the owner's own address.
pub async fn play(address: &str) -> Result<Vec<String>, Error> {
    let client = Client::new(address).named("Owner").await?;
    let bot = json!({ "kind": "bot", "level": "random" });
    let wanted = json!({ "game": "ski-station", "seats": [bot, bot], "public": true });
    let mut ids = Vec::new();
    for _ in 0..GAMES {
        let Opened { id } = client.post("/api/tables", &wanted).await?.read()?;
        ids.push(id);
    }
    let deadline = Instant::now() + Duration::from_secs(90);
    let mut finished = Vec::new();
    while let Some(id) = ids.last() {
        let row: TableSummary = client.get(&format!("/api/tables/{id}")).await?.read()?;
        if row.status == Status::Over {
            finished.extend(ids.pop());
        } else if deadline < Instant::now() {
            break;
        } else {
            sleep(Duration::from_millis(100)).await;
        }
    }
    Ok(finished)
}
