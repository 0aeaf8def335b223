//! Whether a campaign that somebody kept can be played on.

use scene::Present;
use tabletop::{Campaign, Fault, Options, Source, Spoiled};

use crate::{
    Title, find,
    title::{Setup, options_of},
};

/// Reads a save and sees whether all its chapters can begin.
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
        .map_err(|reason| Spoiled { fault: line(0, "game ", reason), last_good: None })?;
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

/// Every chapter must be able to begin: with its options, its players and what it inherits. Else the
/// position of the first that is not, and why.
pub(crate) fn check<G: Present>(
    campaign: &Campaign,
    edition: &[(String, String)],
) -> Result<(), (usize, String)> {
    let mut legacies = campaign.legacies().iter().enumerate();
    let begins = |(at, legacy): (usize, &String)| {
        can_begin::<G>(campaign, legacy, at as u8 + 1, edition).map_err(|reason| (at, reason))
    };
    legacies.try_for_each(begins)
}

fn can_begin<G: Present>(
    campaign: &Campaign,
    legacy: &str,
    number: u8,
    edition: &[(String, String)],
) -> Result<(), String> {
    let setup = Setup {
        seats: campaign.seats(),
        options: campaign.options.clone(),
        edition: edition.to_vec(),
    };
    let mut options = options_of::<G>(&setup)?;
    let found = options.edition();
    if found != campaign.edition {
        let played = &campaign.edition;
        return Err(format!("played with edition {played}, but this is edition {found}"));
    }
    options.inherit(legacy).map_err(|error| error.to_string())?;
    match options.chapter() {
        Some(chapter) if chapter == number => Ok(()),
        _ => Err(format!("`{legacy}` does not begin it")),
    }
}
