//! A campaign as it was loaded: its newest save that can be used.

use std::sync::Arc;

use catalog::Title;
use tabletop::{Campaign, Chapter, Sequel, Source, Traveller};

use crate::{
    app::AppState,
    error::ApiError,
    opening,
    store::{CampaignRow, CampaignSave, Chair, Occupant},
};

/// The kind of a player who is no bot.
pub const HUMAN: &str = "human";

/// A campaign and its newest usable save.
#[derive(Clone, Debug)]
pub struct LoadedCampaign {
    pub row: CampaignRow,
    pub title: &'static dyn Title,
    pub campaign: Campaign,
    /// What is wrong with a newer save.
    pub damage: Option<String>,
}

impl LoadedCampaign {
    pub async fn load(app: &Arc<AppState>, id: &str) -> Result<LoadedCampaign, ApiError> {
        let row = app.store.campaign(id).await?.ok_or(ApiError::NotFound)?;
        let saves = app.store.saves(id).await?;
        opening::run_blocking(move || LoadedCampaign::read(row, &saves)).await
    }

    /// The first of these saves that can be used, or what is good of it.
    fn read(row: CampaignRow, saves: &[String]) -> Result<LoadedCampaign, ApiError> {
        let edition = opening::as_pairs(&row.edition);
        let mut damage = None;
        for text in saves {
            let read = catalog::read_campaign(Source { name: &row.id, text }, &edition);
            let read = read.or_else(|spoiled| {
                tracing::error!(campaign = row.id, %spoiled, "a damaged save");
                damage.get_or_insert_with(|| spoiled.to_string());
                let good = *spoiled.last_good.ok_or(())?;
                Ok::<_, ()>((catalog::find(&good.game).map_err(|_| ())?, good))
            });
            if let Ok((title, campaign)) = read {
                return Ok(LoadedCampaign { row, title, campaign, damage });
            }
        }
        Err(ApiError::bad_save(damage.unwrap_or_else(|| "it was never saved".to_owned())))
    }

    /// Whether there is another chapter.
    pub fn require_next_chapter(&self) -> Result<(), ApiError> {
        self.campaign.legacy().map(|_| ()).ok_or(ApiError::CampaignOver)
    }

    /// What is stored after a chapter; `None` if it was not the one to be played.
    pub fn after(
        mut self,
        number: u8,
        chapter: Chapter,
        sequel: Sequel,
        chairs: &[Chair],
    ) -> Option<CampaignSave> {
        if self.campaign.number() != number {
            return None;
        }
        self.campaign.travellers = travellers(chairs);
        self.campaign.add(chapter, sequel);
        let text = self.campaign.to_string();
        Some(CampaignSave { campaign: self.row.id, chapter: number, text })
    }
}

/// Those who sit at a table, as a campaign remembers them.
pub fn travellers(chairs: &[Chair]) -> Vec<Traveller> {
    let traveller = |(at, chair): (usize, &Chair)| Traveller {
        kind: match chair.occupant {
            Occupant::Bot => chair.level.clone(),
            Occupant::Human(_) | Occupant::Nobody => HUMAN.to_owned(),
        },
        name: match chair.name.as_str() {
            "" => tabletop::Seat(at as u8).to_string(),
            name => name.to_owned(),
        },
    };
    chairs.iter().enumerate().map(traveller).collect()
}
