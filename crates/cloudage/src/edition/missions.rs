//! Missions: missions.toml.

use facts::{File, Files};
use tabletop::{Fact, Fault, List};

use super::{
    rows::{CitiesRow, MissionFile, MissionRow, Text},
    words::ids,
};
use crate::{
    city::City,
    mission::{Count, Mission},
};

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MissionFacts {
    pub count: Count,
    /// From this number on, these VP.
    pub tiers: List<(u8, u8), 3>,
    pub cities: Vec<City>,
}

pub fn missions(files: &Files<'_>, facts: &mut Vec<Fact>) -> Result<Vec<MissionFacts>, Fault> {
    let mut file = files.open("missions.toml");
    let MissionFile { mission, cities } = file.parse()?;
    let mut missions = file.table(&mission, &ids(Mission::ALL, Mission::id), read_mission)?;
    let with_cities = Mission::M02;
    let cities = file.table(&cities, &[with_cities.id()], |file, row: &CitiesRow| {
        let cities: Vec<City> = file.read_all(&row.cities)?;
        if cities.is_empty() || cities.iter().any(|city| city.is_hamlet()) {
            return Err(file.fault(row.cities.span(), "cities with a name stand here"));
        }
        Ok(cities)
    })?;
    facts.extend(file.facts());
    missions[with_cities.index()].cities = cities.concat();
    Ok(missions)
}

fn read_mission(file: &File<'_>, row: &MissionRow) -> Result<MissionFacts, Fault> {
    let mission: Mission = file.read(&row.id)?;
    let count = file.read(&row.counts)?;
    if (mission == Mission::M02) != (count == Count::Cities) {
        let reason = "mi-02 counts cities, since its line below names them, and no other does";
        return Err(file.fault(row.counts.span(), reason));
    }
    Ok(MissionFacts { count, tiers: read_tiers(file, &row.tiers)?, cities: Vec::new() })
}

fn read_tiers(file: &File<'_>, text: &Text) -> Result<List<(u8, u8), 3>, Fault> {
    let wrong = |reason: String| file.fault(text.span(), reason);
    let mut tiers: List<(u8, u8), 3> = List::default();
    for word in text.get_ref().split_whitespace() {
        let tier = word.split_once(':');
        let tier = tier.and_then(|(from, vp)| Some((from.parse().ok()?, vp.parse().ok()?)));
        let Some((from, vp)) = tier.filter(|&(from, vp)| from <= 60 && vp <= 60) else {
            return Err(wrong(format!("`{word}`: a number and its VP, as in 4:2")));
        };
        if tiers.last().is_some_and(|last| from <= last.0 || vp <= last.1) {
            return Err(wrong(format!("`{word}`: tiers rise from left to right")));
        }
        if tiers.is_full() {
            return Err(wrong("a mission has at most three tiers".to_owned()));
        }
        tiers.push((from, vp));
    }
    if tiers.is_empty() {
        return Err(wrong("a mission has a tier".to_owned()));
    }
    Ok(tiers)
}
