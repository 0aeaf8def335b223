//! What a campaign remembers: its newest save that can be used.

use std::sync::Arc;

use catalog::Title;
use tabletop::{Campaign, Chapter, Sequel, Source, Traveller};

use crate::{
    house::House,
    objection::Objection,
    opening,
    store::{Chair, Kept, Save, Seated},
};

/// The kind of a traveller who is no bot.
pub const HUMAN: &str = "human";

/// A campaign, read.
#[derive(Clone, Debug)]
pub struct Remembered {
    pub kept: Kept,
    pub title: &'static dyn Title,
    pub campaign: Campaign,
    /// What is wrong with a newer save.
    pub damage: Option<String>,
}

impl Remembered {
    pub async fn load(house: &Arc<House>, id: &str) -> Result<Remembered, Objection> {
        let kept = house.store.campaign(id).await?.ok_or_else(Objection::not_found)?;
        let saves = house.store.saves(id).await?;
        opening::aside(move || Remembered::read(kept, &saves)).await
    }

    /// The first of these saves that can be used, or what is good of it.
    fn read(kept: Kept, saves: &[String]) -> Result<Remembered, Objection> {
        let edition = opening::as_pairs(&kept.edition);
        let mut damage = None;
        for text in saves {
            let read = catalog::read_campaign(Source { name: &kept.id, text }, &edition);
            let read = read.or_else(|spoiled| {
                tracing::error!(campaign = kept.id, %spoiled, "a damaged save");
                damage.get_or_insert_with(|| spoiled.to_string());
                let good = *spoiled.last_good.ok_or(())?;
                Ok::<_, ()>((catalog::find(&good.game).map_err(|_| ())?, good))
            });
            if let Ok((title, campaign)) = read {
                return Ok(Remembered { kept, title, campaign, damage });
            }
        }
        Err(Objection::bad_save(damage.unwrap_or_else(|| "it was never saved".to_owned())))
    }

    /// Whether there is another chapter.
    pub fn must_go_on(&self) -> Result<(), Objection> {
        self.campaign.legacy().map(|_| ()).ok_or_else(Objection::campaign_over)
    }

    /// What is written down after a chapter; nothing if it was not the one to be played.
    pub fn after(
        mut self,
        number: u8,
        chapter: Chapter,
        sequel: Sequel,
        chairs: &[Chair],
    ) -> Option<Save> {
        if self.campaign.number() != number {
            return None;
        }
        self.campaign.travellers = travellers(chairs);
        self.campaign.add(chapter, sequel);
        let text = self.campaign.to_string();
        Some(Save { campaign: self.kept.id, chapter: number, text })
    }
}

/// Those who sit at a table, as a campaign remembers them.
pub fn travellers(chairs: &[Chair]) -> Vec<Traveller> {
    let traveller = |(at, chair): (usize, &Chair)| Traveller {
        kind: match chair.seated {
            Seated::Bot => chair.level.clone(),
            Seated::Human(_) | Seated::Nobody => HUMAN.to_owned(),
        },
        name: match chair.name.as_str() {
            "" => tabletop::Seat(at as u8).to_string(),
            name => name.to_owned(),
        },
    };
    chairs.iter().enumerate().map(traveller).collect()
}
