//! Campaigns of a game, and whether one that somebody kept can be played on.

use scene::{Lang, Present};
use tabletop::{Campaign, Fault, GameType, Options, Saga, Setup, Source, Spoiled, edition_options};

use crate::{ChapterError, Title, find};

/// A game that may have a campaign, whichever game it is.
pub trait Campaigns {
    /// The game's campaign, if it has one.
    fn saga(&self) -> Option<Saga>;

    /// Whether all chapters of a campaign can begin.
    ///
    /// # Errors
    ///
    /// The position of the first that cannot, and why.
    fn check_campaign(
        &self,
        campaign: &Campaign,
        edition: &[(String, String)],
    ) -> Result<(), (usize, ChapterError)>;

    /// Something a campaign remembers, as a name and what it said.
    fn recall(
        &self,
        id: &str,
        edition: &[(String, String)],
        lang: Lang,
    ) -> Option<(String, String)>;
}

impl<G: Present> Campaigns for GameType<G> {
    fn saga(&self) -> Option<Saga> {
        G::CAMPAIGN
    }

    fn check_campaign(
        &self,
        campaign: &Campaign,
        edition: &[(String, String)],
    ) -> Result<(), (usize, ChapterError)> {
        let mut legacies = campaign.legacies().iter().enumerate();
        let begins = |(at, legacy): (usize, &String)| {
            can_begin::<G>(campaign, legacy, at as u8 + 1, edition).map_err(|reason| (at, reason))
        };
        legacies.try_for_each(begins)
    }

    fn recall(
        &self,
        id: &str,
        edition: &[(String, String)],
        lang: Lang,
    ) -> Option<(String, String)> {
        G::recall(&edition_options::<G>(edition).ok()?, id, lang)
    }
}

/// Reads a save and sees whether all its chapters can begin.
///
/// # Errors
///
/// Where the save is damaged or does not fit the game, with what is good of it.
pub fn read_campaign(
    source: Source<'_>,
    edition: &[(String, String)],
) -> Result<(&'static dyn Title, Campaign), Spoiled> {
    let line = |n: usize, start: &str, reason: String| {
        let lines = source.text.lines().enumerate().filter(|(_, line)| line.starts_with(start));
        let line = lines.map(|(i, _)| i + 1).nth(n).unwrap_or(1);
        Fault::at_line(source.name, line, reason)
    };
    // What is left of a damaged save must be good in this sense too.
    let campaign = Campaign::parse(source).map_err(|spoiled| {
        let checked = |campaign: Box<Campaign>| {
            let title = find(&campaign.game).ok()?;
            match title.check_campaign(&campaign, edition) {
                Ok(()) => Some(campaign),
                Err((at, _)) => good_until(&campaign, at),
            }
        };
        Spoiled { last_good: spoiled.last_good.and_then(checked), ..spoiled }
    })?;
    let title = find(&campaign.game)
        .map_err(|error| Spoiled { fault: line(0, "game ", error.to_string()), last_good: None })?;
    match title.check_campaign(&campaign, edition) {
        Ok(()) => Ok((title, campaign)),
        Err((at, reason)) => Err(Spoiled {
            fault: line(at, "next ", format!("chapter {}: {reason}", at + 1)),
            last_good: good_until(&campaign, at),
        }),
    }
}

/// The campaign before the chapter at `bad`, which cannot begin.
fn good_until(campaign: &Campaign, bad: usize) -> Option<Box<Campaign>> {
    let last = bad.checked_sub(1)?;
    Some(Box::new(campaign.back_to(last)))
}

/// Whether a chapter can begin: with its options, its players and what it inherits.
fn can_begin<G: Present>(
    campaign: &Campaign,
    legacy: &str,
    number: u8,
    edition: &[(String, String)],
) -> Result<(), ChapterError> {
    let setup = Setup {
        seats: campaign.seats(),
        options: campaign.options.clone(),
        edition: edition.to_vec(),
    };
    let mut options = setup.options::<G>()?;
    let found = options.edition();
    if found != campaign.edition {
        return Err(ChapterError::OtherEdition { played: campaign.edition.clone(), found });
    }
    options.inherit(legacy).map_err(|error| ChapterError::Legacy(error.to_string()))?;
    match options.chapter() {
        Some(chapter) if chapter == number => Ok(()),
        _ => Err(ChapterError::OtherChapter(legacy.to_owned())),
    }
}
