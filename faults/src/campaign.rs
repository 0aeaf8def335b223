//! What a campaign remembers of a chapter.

use wire::campaign::Campaign;

use crate::{http::Client, law::Violation};

/// The save of a chapter must be there if and only if the chapter is over.
pub async fn check(client: &Client, id: &str, is_over: bool) -> Result<(), Violation> {
    let answer = client.get(&format!("/api/campaigns/{id}")).await;
    let campaign = answer
        .and_then(|answer| answer.read::<Campaign>())
        .map_err(|error| Violation::Lost(format!("the campaign: {error}")))?;
    let played = campaign.played.len();
    if played == usize::from(is_over) && campaign.damage.is_none() {
        return Ok(());
    }
    let told = format!("chapter over: {is_over}, saves: {played}, {:?}", campaign.damage);
    Err(if is_over { Violation::Lost(told) } else { Violation::Happened(told) })
}
