//! A campaign in a file, which chapters played in the terminal are added to.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use catalog::Title;
use scene::{Lang, Line, Table};
use tabletop::{CAMPAIGN, Campaign, Setup, Source, Spoiled, Spread, Traveller};

use crate::{cli_error::CliError, files};

/// Who plays a new campaign, and how.
pub struct New {
    pub title: &'static dyn Title,
    pub kinds: Vec<String>,
    pub options: Vec<(String, String)>,
    pub edition: Vec<(String, String)>,
    pub seed: u64,
}

/// Begins a campaign in a file that is not there yet.
pub fn begin(path: &Path, new: New) -> Result<(&'static dyn Title, Campaign), CliError> {
    let none = || CliError::Usage(format!("{} has no campaign", new.title.name()));
    let saga = new.title.saga().ok_or_else(none)?;
    let traveller = |(at, kind): (usize, &String)| Traveller {
        kind: files::kind(kind),
        name: tabletop::Seat(at as u8).to_string(),
    };
    let travellers: Vec<_> = new.kinds.iter().enumerate().map(traveller).collect();
    let mut options = new.options.clone();
    options.push((CAMPAIGN.to_owned(), saga.first.to_owned()));
    let setup = Setup { seats: travellers.len() as u8, options, edition: new.edition };
    // Laid out once, to see whether it can be, and what the edition is called.
    let table = new.title.open(&setup, &mut Spread::default()).map_err(CliError::usage)?;
    let (name, edition) = (format!("{}-{}", new.title.name(), new.seed), table.replay().edition);
    let campaign = Campaign::new(name, new.title.name(), edition, new.options, travellers, saga);
    // What is left of another campaign must not become a part of this one.
    let left = [before(path), chapter_file(path, &campaign)].into_iter().find(|file| file.exists());
    if let Some(left) = left {
        let reason = "is left of another campaign: --restore goes on with it, or take another name";
        return Err(CliError::Usage(format!("{} {reason}", left.display())));
    }
    keep(path, &campaign)?;
    Ok((new.title, campaign))
}

/// The campaign in a file; with `restore`, what is good of it or of the save before.
pub fn load(
    path: &Path,
    edition: Option<&Path>,
    restore: bool,
) -> Result<(&'static dyn Title, Campaign), CliError> {
    let edition = files::edition(edition)?;
    let (reason, good) = match read(path, &edition) {
        Ok(campaign) => return Ok(campaign),
        Err(damage) => damage,
    };
    let before = || read(&before(path), &edition).ok().map(|(_, campaign)| Box::new(campaign));
    let Some(good) = good.or_else(before) else { return Err(CliError::Failed(reason)) };
    if !restore {
        let chapter = good.number();
        return Err(CliError::Failed(format!(
            "{reason}\nthe last good save goes on with chapter {chapter}: --restore takes it"
        )));
    }
    let title = catalog::find(&good.game).map_err(CliError::failed)?;
    if path.exists() {
        fs::rename(path, path.with_extension("damaged"))?;
    }
    files::write(path, good.to_string())?;
    Ok((title, *good))
}

/// Why a file is no campaign, and what is good of it.
type Damage = (String, Option<Box<Campaign>>);

fn read(
    path: &Path,
    edition: &[(String, String)],
) -> Result<(&'static dyn Title, Campaign), Damage> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| (format!("{name}: {error}"), None))?;
    // A byte that is no text is damage like any other, and what stands before it is good.
    let text = String::from_utf8_lossy(&bytes);
    let read = catalog::read_campaign(Source { name: &name, text: &text }, edition);
    read.map_err(|Spoiled { fault, last_good }| (fault.to_string(), last_good))
}

/// Whether a file begins like a campaign.
pub fn is_one(path: &Path) -> bool {
    fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"tablewright campaign"))
}

/// Writes a campaign down; the save before stays beside it.
pub fn keep(path: &Path, campaign: &Campaign) -> Result<(), CliError> {
    if path.exists() {
        fs::copy(path, before(path))?;
    }
    Ok(files::write(path, campaign.to_string())?)
}

/// Where the save before the newest is.
fn before(path: &Path) -> PathBuf {
    path.with_extension("before")
}

/// Where the chapter to be played is kept.
pub fn chapter_file(path: &Path, campaign: &Campaign) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-chapter-{}.replay", campaign.number()))
}

/// The chapter to be played, as far as it was played.
pub fn begun(
    title: &dyn Title,
    campaign: &Campaign,
    file: &Path,
    edition: &[(String, String)],
) -> Result<Box<dyn Table>, CliError> {
    let (_, replay) = files::replay(file)?;
    let legacy = replay.options.iter().find(|(name, _)| name == CAMPAIGN);
    if legacy.map(|(_, legacy)| legacy.as_str()) != campaign.legacy() {
        let reason = "this is not the chapter to be played: --again begins it anew";
        return Err(CliError::Failed(format!("{}: {reason}", file.display())));
    }
    title.load(&replay, edition).map_err(CliError::failed)
}

/// The road so far: what every chapter brought, and how everybody stands.
pub fn tell_road(
    title: &dyn Title,
    campaign: &Campaign,
    edition: &[(String, String)],
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let speech = title.speech(lang);
    let chapters = title.saga().map_or(0, |saga| saga.chapters);
    let seat = |at: usize| tabletop::Seat(at as u8).to_string();
    for (chapter, number) in campaign.chapters.iter().zip(1_u32..) {
        let score = |(at, score): (usize, &i32)| {
            Line::new("campaign-score").with_text("seat", seat(at)).with("score", *score)
        };
        let line = Line::new("campaign-chapter").with("number", number).with("chapters", chapters);
        let line = line.with_list("scores", chapter.scores.iter().enumerate().map(score));
        writeln!(out, "{}", speech.say(&line))?;
        for (name, text) in chapter.road.iter().filter_map(|id| title.recall(id, edition, lang)) {
            writeln!(out, "  {name}: {text}")?;
        }
    }
    let mut tallies: Vec<_> = campaign.tallies().into_iter().enumerate().collect();
    tallies.sort_by_key(|(_, tally)| tally.place);
    for (at, tally) in tallies.iter().filter(|_| !campaign.chapters.is_empty()) {
        // Alone there is nobody to win against.
        let key = if campaign.seats() == 1 { "campaign-sum" } else { "campaign-standing" };
        let line = Line::new(key)
            .with("place", tally.place)
            .with_text("seat", seat(*at))
            .with("sum", tally.sum)
            .with("wins", tally.wins);
        writeln!(out, "{}", speech.say(&line))?;
    }
    let line = match campaign.ending() {
        Some(points) => Line::new("campaign-ended").with("points", points),
        None => {
            let line = Line::new("campaign-next").with("number", campaign.number());
            line.with("chapters", chapters)
        }
    };
    writeln!(out, "{}", speech.say(&line))
}
