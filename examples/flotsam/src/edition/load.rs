//! Reads an edition from its files and refuses what cannot be, with file, line and column.

use facts::{Facts as _, File, Files, Rows, Small, Spanned, fixed};
use serde::Deserialize;
use tabletop::{Fact, Fault, Source};

use super::{DriftFacts, Edition};
use crate::drift::Drift;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DriftFile {
    drift: Rows<DriftRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DriftRow {
    id: Spanned<String>,
    copies: Spanned<Small>,
    vp: Small,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BeachFile {
    rule: Rows<RuleRow>,
    seats: Rows<SeatsRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleRow {
    id: Spanned<String>,
    n: Spanned<Small>,
    mark: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatsRow {
    id: Spanned<String>,
    rounds: Spanned<Small>,
    mark: Spanned<String>,
}

facts::rows!(DriftRow, RuleRow, SeatsRow);

pub fn edition(files: &[Source<'_>]) -> Result<Edition, Fault> {
    let files = Files::new(Edition::DATA, files)?;
    let (drift, mut facts) = drift(files)?;
    let mut file = files.open("beach.toml");
    let BeachFile { rule, seats } = file.parse()?;
    let most_waves = drift[Drift::Wave.index()].copies;
    let [waves, wishes, bonus] =
        fixed(file.table(&rule, &["waves", "wishes", "bonus"], |file, row| {
            // Without its second wave a turn would not end, and four players need five cards (FL-3.2).
            let range = match row.id.get_ref().as_str() {
                "waves" => 1..=most_waves,
                "wishes" => 2..=20,
                _ => 0..=20,
            };
            let n = u8::from(*row.n.get_ref());
            if range.contains(&n) {
                return Ok(n);
            }
            let (least, most) = (range.start(), range.end());
            Err(file.fault(row.n.span(), format!("{n}: it is {least} to {most}")))
        })?);
    let rounds =
        file.table(&seats, &["2", "3", "4"], |file, row| at_least_one(file, &row.rounds))?;
    facts.extend(file.facts());
    let rounds = fixed(rounds);
    Ok(Edition { drift, rounds, waves, wishes, bonus: bonus.into(), facts })
}

fn drift(files: Files<'_>) -> Result<([DriftFacts; Drift::COUNT], Vec<Fact>), Fault> {
    let mut file = files.open("drift.toml");
    let rows = file.parse::<DriftFile>()?.drift;
    let ids: Vec<&str> = Drift::ALL.iter().map(|drift| drift.id()).collect();
    let drift = file.table(&rows, &ids, |file, row| {
        let copies = at_least_one(file, &row.copies)?;
        Ok(DriftFacts { copies, vp: u8::from(row.vp).into() })
    })?;
    Ok((fixed(drift), file.facts()))
}

fn at_least_one(file: &File<'_>, n: &Spanned<Small>) -> Result<u8, Fault> {
    match u8::from(*n.get_ref()) {
        0 => Err(file.fault(n.span(), "0: it is 1 to 20")),
        n => Ok(n),
    }
}
